import type { Language } from '../language.ts'

export const swedish: Language = {
  months: ['januari februari mars april maj juni juli augusti september oktober november december'],
  weekdays: 'måndag tisdag onsdag torsdag fredag lördag söndag',
  days: {
    transaction: 'transaktionsdatum|kopdatum|inkopsdatum|transaktionsdag',
    posting: 'bokforingsdatum|bokforingsdag|bokford|bokfort',
  },
  titles: {
    serial: '=nr|=löpnr',
    valueDate: 'valutadag|valutadatum|räntedag|räntedatum|valuta',
    charge: 'avgift|avgifter',
    balance: 'saldo|bokfört saldo|behållning',
    debit: 'uttag|=ut|debet|utbetalning|utbetalningar|utgifter',
    credit: 'insättning|insättningar|=in|inbetalning|inbetalningar|inkomster|kredit',
    amount: 'belopp|summa',
    date: 'datum|bokföringsdag|bokföringsdatum|bokf dag|transaktionsdag|transaktionsdatum|=dag|reskontradatum',
    reference: 'referens|verifikation|ref|ocr',
    description: 'text|beskrivning|transaktion|specifikation|mottagare|transaktioner|meddelande|typ',
  },
  rows: {
    opening:
      'ingående saldo|föregående skuld|ingående skuld|ingående balans|föregående saldo|saldo vid periodens början',
    closing: 'utgående saldo|ny skuld|skuld att betala|utgående skuld|utgående balans|slutsaldo|nytt saldo',
    forward: 'saldo|=transport|=överförs|=överfört|saldo överfört|att överföra',
    total: '=summa|totalt|delsumma|=total',
  },
  sections: { credit: 'insättningar|inbetalningar', debit: 'uttag|utbetalningar|köp|inköp' },
  ownTexts: { debit: 'avgift|årsavgift|avgifter', back: 'återbetalning' },
  markers: { debit: 'DEBET|UT', credit: 'KREDIT' },
  account: 'konto|kontonummer|bankkonto|kortnummer',
  currency: 'valuta',
  number: 'nummer|nr',
  until: 'till|t o m|tom|och',
  firstDay: 'från|från och med|fr o m|startdatum',
  lastDay: 'till|till och med|t o m|slutdatum',
  rewards: 'poäng|bonuspoäng',
  card: 'kreditgräns|kreditlimit|lägsta belopp att betala',
  closingDay: 'kontoutdragsdatum',
  cardTitle: 'kreditkort',
}
