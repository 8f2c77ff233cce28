import type { Language } from '../language.ts'

export const swedish: Language = {
  months: ['januari februari mars april maj juni juli augusti september oktober november december'],
  weekdays: 'måndag tisdag onsdag torsdag fredag lördag söndag',
  days: {
    transaction: 'trans dag|trans datum|transaktionsdatum|köpdatum|inköpsdatum|transaktionsdag',
    posting: 'reskontradatum|reskontradag|bokf dag|bokf datum|bokföringsdatum|bokföringsdag|bokförd|bokfört',
  },
  titles: {
    figure:
      '=antal|=pris|=á pris|=liter|=kurs|valutakurs|växelkurs|=poäng|belopp i valuta|utländskt belopp|valutabelopp',
    serial: '=nr|=löpnr|=radnummer|=rad',
    valueDate: 'valutadag|valutadatum|räntedag|räntedatum|valuta',
    charge: 'avgift|avgifter',
    balance: 'saldo|bokfört saldo|behållning|återstående skuld|kvarvarande skuld|restskuld',
    debit:
      'uttag|=ut|debet|utbetalning|utbetalningar|utgifter|=utgående|belastning|belastningar|=debiterat|=utbetalt|=utgift|=köp',
    credit:
      'insättning|insättningar|=in|inbetalning|inbetalningar|inkomster|kredit|=inkommande|=inkomst|krediterat|=inbetalt',
    amount: 'belopp|summa',
    date: 'datum|bokföringsdag|bokföringsdatum|bokf dag|transaktionsdag|transaktionsdatum|=dag|reskontradatum',
    reference: 'referens|verifikation|ref|ocr',
    description:
      'text|beskrivning|transaktion|specifikation|mottagare|transaktioner|meddelande|typ|=rubrik|=avsändare|=namn|=titel|mottagarnamn|=betalare|motpart|=kategori|=anteckning|=notering|=händelse|=plats|=ort|=köpställe|inköpsställe|=butik|=status|=produkt|=specifikationer|=övrigt',
  },
  compounds: [
    {
      first:
        'transaktions|bokförings|köp|inköps|betalnings|registrerings|reskontra|faktura|överförings|konto|verifikations|betalar|mottagar',
      last: {
        date: 'datum|dag',
        amount: 'belopp|summa',
        balance: 'saldo',
        description: 'typ|text|namn|kategori',
        reference: 'referens|id',
      },
    },
  ],
  odometer: 'mätarställning',
  rows: {
    opening:
      'ingående saldo|skuld från|föregående skuld|ingående skuld|ingående balans|föregående saldo|saldo vid periodens början|saldo föregående|saldo vid start|saldo från föregående|tidigare saldo|startsaldo|skuld från föregående|saldo enligt föregående|gammalt saldo|föregående faktura|belopp föregående faktura|totalt belopp föregående faktura',
    closing:
      'utgående saldo|skuld per|ny skuld|skuld att betala|utgående skuld|utgående balans|slutsaldo|nytt saldo|aktuellt saldo|saldo vid periodens slut|nuvarande saldo|saldo vid slutet|total skuld|=att betala',
    forward: 'saldo|kvarstående skuld|=transport|=överförs|=överfört|saldo överfört|att överföra',
    total: '=summa|totalt|delsumma|=total',
  },
  earlier: 'föregående|förra',
  pending:
    'kommande transaktioner|reserverade belopp|ej bokförda transaktioner|preliminära transaktioner|reserverade transaktioner|kommande betalningar',
  sections: {
    credit: 'insättningar|inbetalningar|överföringar in',
    debit: 'uttag|utbetalningar|köp|inköp|kortköp|överföringar ut|avgifter',
  },
  bankTexts: { debit: 'avgift|årsavgift|avgifter', back: 'återbetalning' },
  trades: { debit: 'köp', credit: 'sälj' },
  markers: { debit: 'DEBET|UT', credit: 'KREDIT' },
  account: 'konto|kontonummer|bankkonto|kortnummer',
  currency: 'valuta',
  number: 'nummer|nr',
  until: 'till|t o m|tom|och',
  firstDay: 'från|från och med|fr o m|startdatum',
  lastDay: 'till|till och med|t o m|slutdatum',
  rewards: 'poäng|bonuspoäng',
  card: 'lägsta belopp att betala|kortkredit|köpgräns|minsta belopp att betala|minimibelopp|skuld att betala|ny skuld|föregående skuld|aktuell skuld|ingående skuld|utgående skuld|lägsta att betala|minst att betala',
  heldAccount: 'lönekonto|sparkonto|privatkonto|transaktionskonto|affärskonto',
  creditLimit: 'kreditgräns|kreditlimit',
  closingDay: 'kontoutdragsdatum|utdragsdatum|=kontoutdrag per',
  cardTitle: 'kreditkort',
  balanceKinds: 'bokfört',
  dayLast: 'datum|dag',
  dayFirst: 'datum',
  otherNumber:
    'clearingnummer|clearingnr|clearing|kundnummer|kundnr|sida|personnummer|organisationsnummer|bankgiro|plusgiro|telefon|avtalsnummer|utdragsnummer',
  owedBalance: 'återstående skuld|kvarvarande skuld|restskuld',
  interest: 'ränta|räntor',
  end: 'sammanfattning|sammanställning',
  repaid: 'amortering',
  loan: 'lånekonto|bolån|privatlån|låneavi',
  ofWhich: 'varav|därav',
  pageTurn: 'nästa sida|föregående sida',
}
