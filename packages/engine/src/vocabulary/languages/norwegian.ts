import type { Language } from '../language.ts'

export const norwegian: Language = {
  months: ['januar februar mars april mai juni juli august september oktober november desember'],
  weekdays: 'mandag tirsdag onsdag torsdag fredag lørdag søndag',
  days: {
    transaction: 'transaksjonsdato|kjopsdato|kjøpsdato',
    posting: 'bokforingsdato|bokføringsdato|bokført',
  },
  titles: {
    serial: '=nr|=løpenr',
    valueDate: 'rentedato|valuteringsdato|valutering',
    charge: 'gebyr|gebyrer',
    balance: 'saldo|bokført saldo',
    debit: '=ut|ut av konto|uttak|belastet|debet|ut fra konto|til belastning|utgifter',
    credit: '=inn|inn på konto|innskudd|godskrevet|til gode|kreditert|kredit|inntekter',
    amount: 'beløp|=sum',
    date: 'dato|bokført|bokføringsdato|bokført dato|utført dato|transaksjonsdato',
    reference: 'referanse|arkivref|ref|arkivreferanse|bilag',
    description: 'tekst|forklaring|beskrivelse|transaksjon|transaksjoner|melding|type',
  },
  rows: {
    opening: 'inngående saldo|startsaldo|saldo fra|forrige saldo|saldo fra kontoutskrift|saldo fra forrige',
    closing: 'utgående saldo|sluttsaldo|ny saldo|saldo i dine favør|saldo i deres favør|saldo i vår favør',
    forward: 'saldo|=overføres|=overført|saldo overført|å overføre',
    total: 'sum|totalt|total|delsum',
  },
  sections: { credit: 'innskudd|innbetalinger', debit: 'uttak|utbetalinger|kjøp|varekjøp' },
  markers: { debit: 'UT|DEBET', credit: 'INN|KREDIT' },
  account: 'konto|kontonummer|kortnummer',
  currency: 'valuta',
  number: 'nummer|nr',
  until: 'til|til og med|og',
  firstDay: 'fra|fra og med|fra dato|startdato',
  lastDay: 'til|til og med|til dato|sluttdato',
  card: 'kredittgrense|minimumsbeløp',
  closingDay: 'kontoutskriftsdato',
  cardTitle: 'kredittkort',
}
