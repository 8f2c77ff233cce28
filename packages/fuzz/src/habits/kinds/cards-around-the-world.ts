import { addDays } from '../../convention/day.ts'
import type { Texts } from '../setting/account-book.ts'
import { amount, type Column, day, text } from '../setting/columns.ts'
import { around, commaPoint, commaWhole, lakhs, pointComma, spaceComma } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { BOLD, RIGHT } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { numberLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'

const owing = { opening: [-300_000, -100_000], largest: 90_000, rows: [8, 30] } as const
const PAID = (thanks: string): readonly string[] => [thanks]
const masked = (number: string) => numberLike('4161 ~~XX XXXX ~~~~', number)
const clock = (minor: number) =>
  `${10 + (Math.abs(minor) % 13)}:${10 + (Math.abs(minor) % 49)}:${10 + (Math.abs(minor) % 47)}`

const INDIAN_CARD: Texts = {
  outgoing: ['FOODCART BANGALORE IN', 'BOOKBARN PAY INDIA', 'FUEL STATION PUNE'],
  incoming: PAID('NETBANKING PAYMENT (Ref# 0000~~~~~~~~)'),
}
const BRAZILIAN_CARD: Texts = {
  outgoing: ['Mercado Verde', 'Posto Sul - Parcela 3/6', 'Livraria Exemplo', 'Corrida App'],
  incoming: PAID('Pagamento recebido'),
}
const GERMAN_CARD: Texts = {
  outgoing: ['GRUENMARKT BERLIN DEU', 'HOTEL BEISPIEL WIEN AUT', 'TANKSTELLE ~~~~ KOELN'],
  incoming: PAID('GUTSCHRIFT DANKE FUER DIE ZAHLUNG'),
}
const MEXICAN_CARD: Texts = {
  outgoing: ['MERCADO VERDE CDMX', 'GASOLINERA SUR ~~~~', 'CINE EJEMPLO MTY'],
  incoming: PAID('SU PAGO GRACIAS SPEI'),
}
const TURKISH_CARD: Texts = {
  outgoing: ['YESIL MARKET ISTANBUL TR', 'KITAPCI ANKARA (3/6)', 'AKARYAKIT ~~~~'],
  incoming: PAID('ODEMENIZ ICIN TESEKKUR EDERIZ'),
}
const FRENCH_CARD: Texts = {
  outgoing: ['MARCHE VERT MONTREAL QC', 'LIBRAIRIE EXEMPLE QUEBEC', 'STATION ~~~~ LAVAL QC'],
  incoming: PAID('PAIEMENT MERCI'),
}
const SWEDISH_CARD: Texts = {
  outgoing: ['GRÖNA SUPERMARKET STOCKHOLM', 'RESEBYRÅ EXEMPEL', 'BENSIN ~~~~'],
  incoming: PAID('INBETALNING TACK'),
}
const HONG_KONG_CARD: Texts = {
  outgoing: ['GREENFIELD STORE KOWLOON HK', 'CITYCAB HONG KONG HK', 'BOOKBARN.EXAMPLE SINGAPORE SG'],
  incoming: PAID('PAYMENT - THANK YOU'),
}

const valued = (title: Column['title'], x: number, style: string): Column => ({
  title,
  x,
  means: 'value-date',
  cell: ({ valueDate }) => on(valueDate, style),
})
const owedIn = (figure: (minor: number) => string) => (minor: number) => figure(-minor)

/** Cards of all continents; a payment is more than nothing, and what is owed is printed as it is. */
export const WORLD_CARD_HABITS: Readonly<Record<string, PlainHabit>> = {
  'card-with-moments-points-and-cr-behind-what-is-paid': {
    paper: { size: 8 },
    book: { texts: INDIAN_CARD, ...owing },
    says: { currency: 'INR', isOwed: true },
    above: head(
      'Credit Card Statement',
      ({ start, end, number }) => [
        `Card No: ${masked(number)}`,
        `Statement Period: ${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}   Currency: INR`,
      ],
      ({ opening, closing, moneyIn, moneyOut }) => [
        ['Opening Balance', lakhs(opening)],
        ['Payment/ Credits', lakhs(moneyIn)],
        ['Purchase/ Debits', lakhs(moneyOut)],
        ['Finance Charges', '0.00'],
        ['Total Dues', around(lakhs, '5', '-5')(closing)],
      ],
    ),
    columns: [
      { title: 'Date', x: 40, cell: ({ date, amount: own }) => `${on(date, '03/04/2024')} ${clock(own)}` },
      text('Transaction Description', 150, 260),
      {
        title: ['Feature Reward', 'Points'],
        x: 460,
        align: 'right',
        cell: ({ amount: own }) => (own < 0 ? String(Math.abs(own) % 47) : ''),
      },
      amount(['Amount', '(in Rs.)'], 555, around(lakhs, '5', '5 Cr')),
    ],
  },
  'card-with-days-once-and-reais-before-the-minus': {
    paper: { font: 'noto', size: 9 },
    book: { texts: BRAZILIAN_CARD, ...owing },
    says: { currency: 'BRL', isOwed: true, number: false, period: 'both' },
    gap: 15,
    above: head(
      'Fatura do cartão de crédito',
      ({ start, end }) => [
        `Período vigente: ${on(start, '3 APR 2024', 'pt')} a ${on(end, '3 APR 2024', 'pt')}`,
        `Data de vencimento: ${on(addDays(end, 7), '03 APR 2024', 'pt')}`,
      ],
      ({ opening, closing, moneyIn, moneyOut }) => [
        ['Fatura anterior', `R$ ${pointComma(opening)}`],
        ['Pagamento recebido', `−R$ ${pointComma(moneyIn)}`],
        ['Total de compras', `R$ ${pointComma(moneyOut)}`],
        ['Total a pagar', around(pointComma, 'R$ 5', '−R$ 5')(closing)],
      ],
    ),
    columns: [
      { title: '', x: 50, cell: ({ date }, { startsDay }) => (startsDay ? on(date, '03 APR', 'pt') : '') },
      text('TRANSAÇÕES', 110, 300),
      amount('VALORES EM R$', 545, around(pointComma, '5', '−5')),
    ],
  },
  'card-with-receipt-day-booking-day-and-signs-behind': {
    paper: { size: 8 },
    book: { texts: GERMAN_CARD, ...owing },
    says: { currency: 'EUR', isOwed: true },
    above: head(
      'Kreditkartenabrechnung',
      ({ start, end, number }) => [
        `Kartennummer ${masked(number)}`,
        `Abrechnungszeitraum ${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`,
      ],
      ({ opening, closing }) => [
        ['Saldo letzte Abrechnung', around(pointComma, '5- EUR', '5+ EUR')(opening)],
        ['Neuer Saldo', around(pointComma, '5- EUR', '5+ EUR')(closing)],
      ],
    ),
    columns: [
      day('Belegdatum', 40, '03.04.24'),
      valued('Buchungsdatum', 100, '03.04.24'),
      text('Verwendungszweck', 175, 260),
      amount('Betrag in EUR', 545, around(pointComma, '5-', '5+')),
    ],
  },
  'card-with-signs-before-dollars-and-two-named-days': {
    paper: { page: 'letter', size: 8 },
    book: { texts: MEXICAN_CARD, ...owing },
    says: { isOwed: true },
    above: head(
      'ESTADO DE CUENTA TARJETA DE CRÉDITO',
      ({ start, end, number }) => [
        `Número de tarjeta: ${masked(number)}`,
        `Periodo: ${on(start, '03-APR-2024', 'es')} al ${on(end, '03-APR-2024', 'es')}`,
      ],
      ({ opening, closing, moneyIn, moneyOut }) => [
        ['Adeudo del periodo anterior', `$${commaPoint(opening)}`],
        ['Cargos regulares', `+ $${commaPoint(moneyOut)}`],
        ['Pagos y abonos', `- $${commaPoint(moneyIn)}`],
        ['Saldo deudor total', around(commaPoint, '$5', '-$5')(closing)],
      ],
    ),
    columns: [
      day(['Fecha de la', 'operación'], 40, '03-APR-2024', 'es'),
      {
        title: ['Fecha', 'de cargo'],
        x: 115,
        means: 'value-date',
        cell: ({ valueDate }) => on(valueDate, '03-APR-2024', 'es'),
      },
      text('Descripción del movimiento', 190, 250),
      amount('Monto', 545, around(commaPoint, '+ $5', '- $5')),
    ],
  },
  'card-with-instalments-in-brackets-and-plus-behind': {
    paper: { font: 'noto', size: 8 },
    book: { texts: TURKISH_CARD, ...owing },
    says: { currency: 'TRY', isOwed: true, period: 'end' },
    above: head(
      'Kredi Kartı Hesap Özeti',
      ({ end, number }) => [
        `Kart Numarası: ${masked(number)}`,
        `Hesap Kesim Tarihi: ${on(end, '03/04/2024')}`,
        `Son Ödeme Tarihi: ${on(addDays(end, 10), '03/04/2024')}`,
      ],
      ({ opening, closing }) => [
        ['Önceki Dönem Borcu', `${pointComma(opening)} TL`],
        ['Dönem Borcu', around(pointComma, '5 TL', '5+ TL')(closing)],
      ],
    ),
    columns: [
      day('İşlem Tarihi', 40, '03/04/2024'),
      text('Açıklama', 110, 270),
      {
        title: 'Bonus (TL)',
        x: 460,
        align: 'right',
        cell: ({ amount: own }) => (own < 0 ? pointComma(Math.round(-own / 200)) : ''),
      },
      amount('Tutar (TL)', 555, around(pointComma, '5', '5+')),
    ],
  },
  'card-with-day-and-month-parted-by-a-space': {
    paper: { page: 'letter', size: 8 },
    book: { texts: FRENCH_CARD, ...owing },
    says: { isOwed: true },
    above: head(
      'Relevé de compte - Carte de crédit',
      ({ start, end, number }) => [
        `Numéro de carte : ${masked(number)}`,
        `Période du ${on(start, '3 April 2024', 'fr')} au ${on(end, '3 April 2024', 'fr')}`,
      ],
      ({ opening, closing, moneyIn, moneyOut }) => [
        ['Solde précédent', `${spaceComma(opening)} $`],
        ['Paiements et crédits', `- ${spaceComma(moneyIn)} $`],
        ['Achats', `+ ${spaceComma(moneyOut)} $`],
        ['Nouveau solde', around(spaceComma, '5 $', '-5 $')(closing)],
      ],
    ),
    columns: [
      { title: ['Date de', 'transaction', 'J   M'], x: 40, cell: ({ date }) => on(date, '03 04') },
      {
        title: ["Date d'", 'inscription', 'J   M'],
        x: 100,
        means: 'value-date',
        cell: ({ valueDate }) => on(valueDate, '03 04'),
      },
      text('Description', 160, 270),
      amount('Montant ($)', 545, around(spaceComma, '5', '5 CR')),
    ],
  },
  'card-with-a-running-debt-in-swedish': {
    paper: { font: 'noto', size: 8 },
    book: { texts: SWEDISH_CARD, ...owing },
    says: { currency: 'SEK', isOwed: true },
    above: head(
      'Faktura kreditkort',
      ({ start, end, number }) => [
        [`Kortnummer ${masked(number)}`, 'Valuta SEK'],
        `Period ${on(start, '2024-04-03')} - ${on(end, '2024-04-03')}`,
      ],
      ({ opening, closing }) => [
        ['Föregående skuld', spaceComma(opening)],
        ['Ny skuld', around(spaceComma, '5', '-5')(closing)],
      ],
    ),
    columns: [
      day('Datum', 40, '04-03'),
      text('Specifikation', 90, 230),
      { title: 'Valuta', x: 340, cell: () => 'SEK' },
      amount('Belopp', 460, around(spaceComma, '5', '-5')),
    ],
    closes: ({ paper, book: { closing } }) =>
      paper
        .need(20)
        .put(90, 'Skuld att betala', BOLD)
        .put(460, around(spaceComma, '5', '-5')(closing), RIGHT),
  },
  'card-with-codes-of-countries-and-cr-attached': {
    paper: { size: 8 },
    book: { texts: HONG_KONG_CARD, ...owing },
    says: { currency: 'HKD', isOwed: true, period: 'end' },
    above: head(
      'CREDIT CARD STATEMENT',
      ({ end, number }) => [
        `Card Number ${masked(number)}`,
        `Statement Date ${on(end, '03 Apr 2024')}   Currency HKD`,
      ],
      ({ closing }) => [
        ['Statement Balance', around(commaPoint, '5', '5CR')(closing)],
        ['Credit Limit', commaWhole(90_000)],
      ],
    ),
    columns: [
      valued('Post date', 40, '03APR'),
      day('Trans date', 95, '03APR'),
      text('Description of transaction', 155, 270),
      amount('Amount (HKD)', 545, around(commaPoint, '5', '5CR')),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(155, 'PREVIOUS BALANCE').put(545, owedIn(commaPoint)(opening), RIGHT).down(),
  },
}
