import type { Language } from '../language.ts'

export const danish: Language = {
  months: ['januar februar marts april maj juni juli august september oktober november december'],
  weekdays: 'mandag tirsdag onsdag torsdag fredag lørdag søndag',
  days: {
    transaction: 'transaktionsdato|kobsdato|købsdato',
    posting: 'bogforingsdato|bogføringsdato|bogført|posteringsdato',
  },
  titles: {
    figure:
      '=antal|=pris|=stykpris|=enhedspris|=liter|=kurs|valutakurs|=point|beløb i valuta|valutabeløb|oprindeligt beløb',
    serial: '=nr|=løbenr',
    valueDate: 'rentedato|valørdato|rentedag',
    charge: 'gebyr|gebyrer',
    balance: 'saldo|bogført saldo|restgæld',
    debit:
      '=ud|udbetalt|udbetaling|udbetalinger|hævet|udgifter|udgift|træk|hævninger|debet|=udgående|=debiteret|=køb',
    credit:
      '=ind|indbetalt|indbetaling|indbetalinger|indsat|indtægter|indtægt|indsætninger|kredit|=indgående|=krediteret',
    amount: 'beløb|=sum',
    date: 'dato|bogført|bogføringsdato|bogføringsdag|posteringsdato',
    reference: 'reference|bilag|ref',
    description:
      'tekst|beskrivelse|postering|posteringer|posteringstekst|transaktion|specifikation|type|=afsender|modtager|=navn|=kategori|=meddelelse|=besked|=butik|=sted|=bemærkning|=bemærkninger|betaler|=status|=emne|=forretning|=note',
  },
  compounds: [
    {
      first: 'transaktions|posterings|bogførings|købs|betalings|overførsels|faktura|afregnings|konto',
      last: {
        date: 'dato|dag',
        amount: 'beløb',
        balance: 'saldo',
        description: 'tekst|type',
        reference: 'reference|id',
      },
    },
  ],
  odometer: 'kilometerstand|km-stand|kilometertal',
  rows: {
    opening:
      'primo saldo|startsaldo|saldo primo|indgående saldo|forrige saldo|saldo fra forrige|primosaldo|saldo ved periodens start|saldo overført fra|=primo|saldo pr primo|gammel saldo|tidligere saldo',
    closing:
      'skyldig saldo|ultimo saldo|slutsaldo|saldo ultimo|ny saldo|udgående saldo|ultimosaldo|saldo ved periodens slut|aktuel saldo|=ultimo|nuværende saldo|=til betaling',
    forward: 'saldo|=transport|=overføres|=overført|saldo overført',
    total: 'i alt|=sum|total|subtotal|i alt ind|i alt ud',
  },
  earlier: 'forrige|foregående',
  pending:
    'kommende posteringer|reserverede beløb|ikke bogførte posteringer|ikke bogførte|reserverede posteringer|reservationer|kommende betalinger',
  sections: {
    credit: 'indbetalinger|indsætninger|overførsler ind',
    debit: 'udbetalinger|hævninger|køb|overførsler ud|betalinger|gebyrer',
  },
  bankTexts: { debit: 'gebyr|gebyrer|årsgebyr', back: 'tilbagebetaling|refusion' },
  markers: { debit: 'UD|DEBET', credit: 'IND|KREDIT' },
  account: 'konto|kontonr|kontonummer|kortnummer',
  currency: 'valuta',
  number: 'nummer|nr',
  until: 'til|til og med|og',
  firstDay: 'fra|fra og med|startdato',
  lastDay: 'til|til og med|slutdato',
  closingDay: 'udskriftsdato|kontoudskrift pr',
  cardTitle: 'kreditkort',
  balanceKinds: 'bogført',
  dayFirst: 'dato',
  dayLast: 'dato|dag',
  otherNumber:
    'reg nr|regnr|registreringsnummer|kundenummer|kundenr|side|cvr|cpr|udskrift nr|afdeling|filial|telefon',
  card: 'saldo til betaling|minimumsbetaling|mindste ydelse|minimumsydelse|minimumsbeløb|mindstebetaling',
  heldAccount: 'lønkonto|budgetkonto|opsparingskonto|driftskonto',
  creditLimit: 'kreditmaksimum|kreditgrænse|kreditramme',
  owedBalance: 'restgæld',
  interest: 'renter|rente',
  end: 'oversigt|sammendrag',
  repaid: 'afdrag',
  loan: 'lånekonto|boliglån|billån',
  ofWhich: 'heraf',
  pageTurn: 'næste side|forrige side',
}
