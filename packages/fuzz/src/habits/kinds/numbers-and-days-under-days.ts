import type { Entry, Texts } from '../setting/account-book.ts'
import { credit, debit, text } from '../setting/columns.ts'
import { around, commaPoint, commaWhole, pointComma } from '../setting/figures.ts'
import { RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import type { PlainHabit } from '../setting/set-plain.ts'

const DETAILS: Texts = {
  outgoing: [
    'MBX.80~~~~~~~~.TRAN VAN MAU chuyen tien.CT tu 10~~~~~~~~ toi 04~~~~~~~~~~~ LE THI DU',
    'TT HOA DON DIEN PE~~~~~~~~~~ NGAN HANG MAU',
    'RUT TIEN ATM MAU HAI PHONG',
  ],
  incoming: ['CTY TNHH MAU TT LUONG THANG', 'IBFT NGUYEN VAN MAU chuyen tien'],
}

const BOOKINGS: Texts = {
  outgoing: [
    'Miete April Musterbau eG',
    'Kd-Nr.: 60~~~~~~~~ Muster Mobil GmbH',
    'EDEXA MUSTER//QUICKBORN/DE',
  ],
  incoming: ['Lohn/Gehalt PNR ~~~~ Muster Systeme GmbH', 'Geburtstag Erika Muster'],
}

const PURCHASES: Texts = {
  outgoing: ['EXAMPLE STORES LEEDS', 'SAMPLE RAIL YORK', 'STANDING ORDER RENT', 'ATM MODEL STREET'],
  incoming: ['SALARY EXAMPLE LTD', 'REFUND SAMPLE RAIL'],
}

const signed = around(pointComma, '-5', '+5')
const minus = around(commaPoint, '-5')
/** The number of a document, told by what was moved. */
const codeOf = ({ amount, balance }: Entry): string =>
  `${5000 + (Math.abs(amount) % 4000)} - ${10_000 + (Math.abs(balance) % 80_000)}`

/** What stands under the day of a row is none of its text: numbers of documents, and days of value. */
export const NUMBERS_AND_DAYS_UNDER_DAYS: Readonly<Record<string, PlainHabit>> = {
  'numbers-of-documents-under-the-days-and-details-behind-the-balances-of-whole-dong-in-hai-phong': {
    paper: { size: 8, bottom: 740 },
    book: { texts: DETAILS, rows: [12, 26], opening: [900_000, 9_000_000], isNeverOverdrawn: true },
    says: { currency: 'VND', exponent: 0 },
    pitch: 10,
    gap: 13,
    above: ({ paper, book: { start, end, number } }) => {
      paper
        .put(40, 'NGAN HANG MAU', { isBold: true, size: 13 })
        .put(555, 'STATEMENT OF ACCOUNT', RIGHT_BOLD)
        .down(24)
      paper.put(40, 'Account number:').put(130, number.slice(-10)).put(555, 'Currency: VND', RIGHT).down(12)
      paper.put(40, `From: ${on(start, '03/04/2024')} To: ${on(end, '03/04/2024')}`).down(24)
    },
    opens: ({ paper, book: { opening } }) =>
      paper.put(110, 'Opening balance').put(380, commaWhole(opening), RIGHT).down(13),
    columns: [
      { title: 'TNX Date/ Doc No', x: 40, cell: ({ date }) => [on(date, '03/04/2024'), ''] },
      { title: '', x: 40, means: 'reference', cell: (entry) => ['', codeOf(entry)] },
      debit('Debit', 220, commaWhole),
      credit('Credit', 300, commaWhole),
      {
        title: 'Balance',
        x: 380,
        align: 'right',
        means: 'balance',
        cell: ({ balance }) => commaWhole(balance),
      },
      text('Transactions in detail', 395, 160),
    ],
    closes: ({ paper, book: { closing, moneyIn, moneyOut } }) => {
      paper
        .need(60)
        .put(110, 'Total')
        .put(220, commaWhole(-moneyOut), RIGHT)
        .put(300, commaWhole(moneyIn), RIGHT)
        .down(13)
      paper.put(110, 'Closing balance').put(380, commaWhole(closing), RIGHT).down(24)
      paper.put(40, 'This statement is made by a machine and needs no signature.', SMALL)
    },
  },
  'days-of-value-under-those-of-booking-above-securities-with-signs-before-all-sums-in-quickborn': {
    paper: { size: 8.5, bottom: 745 },
    book: { texts: BOOKINGS, rows: [10, 24], opening: [80_000, 900_000] },
    says: { currency: 'EUR' },
    pitch: 11,
    gap: 16,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(40, 'Musterdirekt', { isBold: true, size: 14 }).put(555, 'Finanzreport', RIGHT_BOLD).down(26)
      paper
        .put(40, 'Girokonto')
        .put(150, `Kontonummer ${number.slice(-10)}`)
        .put(555, 'Währung EUR', RIGHT)
        .down(12)
      paper.put(40, `Zeitraum ${on(start, '03.04.2024')} bis ${on(end, '03.04.2024')}`).down(26)
    },
    opens: ({ paper, book: { opening } }) =>
      paper.put(110, 'Alter Saldo').put(555, signed(opening), RIGHT).down(16),
    columns: [
      { title: ['Buchungstag', 'Valuta'], x: 40, cell: ({ date }) => [on(date, '03.04.2024'), ''] },
      { title: '', x: 40, means: 'value-date', cell: ({ valueDate }) => ['', on(valueDate, '03.04.2024')] },
      text('Buchungstext', 110, 300),
      {
        title: ['Ausgang', 'Eingang'],
        x: 555,
        align: 'right',
        cell: ({ amount }) => signed(amount),
      },
    ],
    closes: ({ paper, book: { closing } }) => {
      paper.need(110).put(110, 'Neuer Saldo').put(555, signed(closing), RIGHT).down(30)
      paper.put(40, 'Depot', { isBold: true }).down(14)
      paper
        .put(40, 'MUSTERGOLD')
        .put(330, '300,000', RIGHT)
        .put(440, '20.758,05', RIGHT)
        .put(555, '+1.291,08', RIGHT)
        .down(12)
      paper
        .put(40, 'WELT-INDEX')
        .put(330, '900,000', RIGHT)
        .put(440, '37.616,40', RIGHT)
        .put(555, '-1.425,60', RIGHT)
    },
  },
  'a-limit-of-credit-on-a-current-account-with-a-minus-before-what-goes-out-and-no-balances-in-ripon': {
    paper: { size: 9, bottom: 750 },
    book: { texts: PURCHASES, rows: [12, 26], opening: [30_000, 300_000], isNeverOverdrawn: true },
    says: { currency: 'GBP' },
    pitch: 11,
    gap: 14,
    above: ({ paper, book: { start, end, number } }) => {
      paper
        .put(40, 'Example Bank', { isBold: true, size: 15 })
        .put(555, 'Current account statement', RIGHT_BOLD)
        .down(28)
      paper
        .put(40, 'Account number')
        .put(150, number.slice(-8))
        .put(555, 'Credit limit £500.00', RIGHT)
        .down(12)
      paper
        .put(40, 'Period')
        .put(150, `${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}`)
        .down(28)
    },
    opens: ({ paper, book: { opening } }) =>
      paper.put(120, 'Opening balance').put(555, minus(opening), RIGHT).down(14),
    columns: [
      { title: 'Date', x: 40, cell: ({ date }) => on(date, '3 Apr 2024') },
      text('Description', 120, 300),
      { title: 'Amount (£)', x: 555, align: 'right', cell: ({ amount }) => minus(amount) },
    ],
    closes: ({ paper, book: { closing } }) => {
      paper.need(40).put(120, 'Closing balance').put(555, minus(closing), RIGHT).down(28)
      paper.put(40, 'Example Bank is the name of no bank.', SMALL)
    },
  },
}
