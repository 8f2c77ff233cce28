import type { Language } from '../language.ts'

export const norwegian: Language = {
  months: ['januar februar mars april mai juni juli august september oktober november desember'],
  weekdays: 'mandag tirsdag onsdag torsdag fredag lørdag søndag',
  days: {
    transaction: 'transaksjonsdato|kjopsdato|kjøpsdato',
    posting: 'bokforingsdato|bokføringsdato|bokført',
  },
  titles: {
    figure: '=antall|=pris|=enhetspris|=liter|=kurs|valutakurs|=poeng|beløp i valuta|valutabeløp',
    serial: '=nr|=løpenr',
    valueDate: 'rentedato|valuteringsdato|valutering',
    charge: 'gebyr|gebyrer',
    balance: 'saldo|bokført saldo|restgjeld|gjenstående gjeld|restlån',
    debit:
      'renter og gebyr|renter og gebyrer|=ut|ut av konto|uttak|belastet|debet|ut fra konto|til belastning|utgifter|=utgående|=utgift|=kjøp|=belastning|=trukket',
    credit:
      'innbetalt|=inn|inn på konto|innskudd|godskrevet|til gode|kreditert|kredit|inntekter|=inngående|=inntekt|=kreditering',
    amount: 'beløp|=sum',
    date: 'dato|bokført|bokf|bokf dato|bokføringsdato|bokført dato|utført dato|transaksjonsdato',
    reference: 'referanse|arkivref|ref|arkivreferanse|bilag',
    description:
      'tekst|forklaring|beskrivelse|transaksjon|transaksjoner|melding|type|=avsender|mottaker|mottakernavn|=navn|=kategori|beskjed|=butikk|brukersted|=sted|betaler|=status|=undertype|=merknad|=spesifikasjon|=motpart',
  },
  compounds: [
    {
      first: 'transaksjons|bokførings|kjøps|betalings|utførings|posterings|registrerings|faktura|konto',
      last: {
        date: 'dato|dag',
        amount: 'beløp',
        balance: 'saldo',
        description: 'tekst|type',
        reference: 'referanse|id',
      },
    },
  ],
  odometer: 'kilometerstand|km-stand',
  rows: {
    opening:
      'inngående saldo|startsaldo|saldo fra|forrige saldo|saldo fra kontoutskrift|saldo fra forrige|saldo ved periodens start|overført fra forrige|tidligere saldo|gammel saldo',
    closing:
      'skyldig saldo|utgående saldo|sluttsaldo|ny saldo|saldo i dine favør|saldo i deres favør|saldo i vår favør|saldo ved periodens slutt|nåværende saldo|utestående saldo|=å betale|saldo ved slutten',
    forward: 'saldo|=overføres|=overført|saldo overført|å overføre',
    total: 'sum|totalt|total|delsum',
  },
  earlier: 'forrige|foregående',
  pending:
    'reserverte beløp|kommende transaksjoner|ikke bokførte transaksjoner|ikke bokførte|reserverte transaksjoner|reservasjoner|kommende betalinger',
  sections: {
    credit: 'innskudd|innbetalinger|overføringer inn',
    debit: 'uttak|utbetalinger|kjøp|varekjøp|overføringer ut|betalinger|gebyrer',
  },
  bankTexts: { debit: 'gebyr|gebyrer|årsavgift', back: 'refusjon|tilbakebetaling' },
  markers: { debit: 'UT|DEBET', credit: 'INN|KREDIT' },
  account: 'konto|kontonummer|kortnummer',
  currency: 'valuta',
  number: 'nummer|nr',
  until: 'til|til og med|og',
  firstDay: 'fra|fra og med|fra dato|startdato',
  lastDay: 'til|til og med|til dato|sluttdato',
  card: 'minimumsbeløp|minste beløp å betale|minimum å betale|minste beløp|minimum innbetaling|minimum beløp|disponibel kreditt|ubenyttet kreditt',
  heldAccount: 'brukskonto|sparekonto|lønnskonto|driftskonto',
  creditLimit: 'kredittgrense|kredittramme',
  closingDay: 'kontoutskriftsdato',
  cardTitle: 'kredittkort',
  balanceKinds: 'bokført',
  dayFirst: 'dato',
  dayLast: 'dato|dag',
  otherNumber:
    'kundenummer|kundenr|side|organisasjonsnummer|fødselsnummer|utskriftsnummer|avdeling|telefon|kid',
  owedBalance: 'restgjeld|gjenstående gjeld|restlån',
  interest: 'renter|rente',
  end: 'oppsummering|sammendrag',
  repaid: 'avdrag',
  loan: 'lånekonto|boliglån|billån',
  ofWhich: 'herav',
  pageTurn: 'neste side|forrige side',
}
