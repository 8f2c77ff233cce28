import { creditsOf, debitsOf, sumOf } from '../setting/account-book.ts'
import { amount, balance, type Column, credit, debit, text } from '../setting/columns.ts'
import { around, commaPoint, minusBefore, spaceComma } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { BOLD, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { AMERICAN, BRITISH, BROKERAGE } from '../texts/american-and-british.ts'
import { FRENCH } from '../texts/western-european.ts'

const rich = { isNeverOverdrawn: true, opening: [400_000, 9_000_000] } as const
const minus = minusBefore(commaPoint)
const pounds = around(commaPoint, '-£5', '£5')
const thin = (minor: number) => minusBefore(spaceComma)(minor).replace(/ /g, '\u202f')

const at = (title: Column['title'], x: number, style: string): Column => ({
  title,
  x,
  cell: ({ date }) => on(date, style),
})

/** Registers, ledgers of clients, and lists with sums where no other habit has them. */
export const SUM_AND_REGISTER_HABITS: Readonly<Record<string, PlainHabit>> = {
  'sum-of-the-day-in-the-heading-of-the-day': {
    paper: { size: 9 },
    book: { texts: BRITISH, ...rich },
    says: { currency: 'GBP', number: false },
    gap: 16,
    above: head(
      'Transactions',
      ({ start, end }) => [`${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}`],
      ({ opening, closing }) => [
        ['Opening balance', pounds(opening)],
        ['Closing balance', pounds(closing)],
      ],
    ),
    columns: [text('', 60, 300), amount('', 545, around(commaPoint, '-£5', '+£5'))],
    opensDay: ({ date }, paper) => {
      paper.put(50, on(date, 'Wed 3 April 2024'), BOLD).down(16)
    },
    sumsDay: (_, paper, ofDay) => {
      paper
        .put(60, 'Total for the day')
        .put(545, around(commaPoint, '-£5', '+£5')(sumOf(ofDay)), RIGHT)
        .down(18)
    },
  },
  'sums-of-each-month-between-the-rows': {
    book: { texts: BRITISH, ...rich, from: { month: 4, day: 15 } },
    says: { currency: 'GBP' },
    above: head('Account statement', ({ start, end, number }) => [
      `Account number ${number.slice(-8)}   Currency GBP`,
      `Period ${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}`,
    ]),
    columns: [
      at('Date', 50, '03/04/2024'),
      text('Description', 120, 230),
      debit('Debit', 410, commaPoint),
      credit('Credit', 480, commaPoint),
      balance('Balance', 555, minus),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(120, 'Opening balance').put(555, minus(opening), RIGHT).down(),
    opensMonth: ({ date }, paper) => {
      paper.put(50, on(date, 'April 2024'), BOLD).down(14)
    },
    closes: ({ paper, book: { entries, closing } }) => {
      paper.need(40)
      paper
        .put(120, 'Total of all months', BOLD)
        .put(410, commaPoint(sumOf(debitsOf(entries))), RIGHT_BOLD)
        .put(480, commaPoint(sumOf(creditsOf(entries))), RIGHT_BOLD)
        .down()
      paper.put(120, 'Closing balance').put(555, minus(closing), RIGHT)
    },
  },
  'register-with-letters-for-what-is-cleared': {
    paper: { page: 'letter', size: 8 },
    book: { texts: AMERICAN, ...rich },
    says: { currency: 'USD', number: false, period: 'none', opening: true, closing: true },
    above: head(
      'Checking Register',
      () => ['All amounts in US dollars'],
      ({ opening, closing }) => [
        ['Beginning Balance', commaPoint(opening)],
        ['Ending Balance', commaPoint(closing)],
      ],
    ),
    columns: [
      at('Date', 40, '04/03/2024'),
      {
        title: 'Num',
        x: 100,
        means: 'reference',
        cell: ({ amount: own }, { row }) => (own < 0 && own % 3 === 0 ? String(1_041 + row) : ''),
      },
      text('Payee', 140, 220),
      debit('Payment', 430, commaPoint),
      { title: 'C', x: 445, means: 'description', cell: ({ amount: own }) => (own % 2 === 0 ? 'R' : 'c') },
      credit('Deposit', 510, commaPoint),
      balance('Balance', 575, commaPoint),
    ],
  },
  'ledger-of-a-client-with-receipts-and-disbursements': {
    paper: { page: 'letter', size: 8.5 },
    book: {
      texts: {
        outgoing: ['Filing fee - check ~~~~', 'Settlement to client', 'Expert witness'],
        incoming: ['Retainer received', 'Settlement proceeds'],
      },
      ...rich,
      rows: [4, 16],
    },
    says: { currency: 'USD', number: false },
    above: head('Client Trust Ledger', ({ start, end }) => [
      `Client: Sample, Jane   Matter: 2024-0417`,
      `From ${on(start, '04/03/2024')} to ${on(end, '04/03/2024')}   USD`,
    ]),
    columns: [
      at('Date', 50, '04/03/2024'),
      text('Explanation', 120, 230),
      credit('Receipts', 410, around(commaPoint, '$5', '$5')),
      debit('Disbursements', 490, around(commaPoint, '$5', '$5')),
      balance('Balance', 565, around(commaPoint, '-$5', '$5')),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper
        .put(120, 'Balance forward')
        .put(565, around(commaPoint, '-$5', '$5')(opening), RIGHT)
        .down(),
    closes: ({ paper, book: { closing } }) =>
      paper
        .need(20)
        .put(120, 'Ending balance', BOLD)
        .put(565, around(commaPoint, '-$5', '$5')(closing), RIGHT_BOLD),
  },
  'thin-spaces-between-thousands': {
    paper: { font: 'noto', size: 8 },
    book: { texts: FRENCH, opening: [1_000_000, 90_000_000] },
    says: { currency: 'EUR' },
    above: head('Relevé de compte', ({ start, end, number }) => [
      `IBAN ${ibanLike('FR', 27, number)}`,
      `Du ${on(start, '03/04/2024')} au ${on(end, '03/04/2024')}   Devise EUR`,
    ]),
    columns: [
      at('Date', 50, '03/04/2024'),
      text('Libellé', 120, 230),
      amount('Montant', 450, thin),
      balance('Solde', 550, thin),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(120, 'Solde initial').put(550, thin(opening), RIGHT).down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(120, 'Solde final', BOLD).put(550, thin(closing), RIGHT_BOLD),
  },
  'days-at-the-right-end-of-each-row': {
    paper: { size: 8.5 },
    book: { texts: BRITISH, ...rich },
    says: { currency: 'GBP' },
    above: head(
      'Statement of transactions',
      ({ start, end, number }) => [
        `Account number ${number.slice(-8)}`,
        `Between ${on(start, '03/04/2024')} and ${on(end, '03/04/2024')}`,
      ],
      ({ opening, closing }) => [
        ['Opening balance', pounds(opening)],
        ['Closing balance', pounds(closing)],
      ],
    ),
    columns: [
      text('Details', 50, 230),
      amount('Amount', 380, around(commaPoint, '-5', '5')),
      balance('Balance', 470, minus),
      at('Date', 490, '03/04/2024'),
    ],
  },
  'cash-of-a-broker-with-trades-by-letters': {
    paper: { size: 7.5 },
    book: { texts: BROKERAGE, ...rich, rows: [6, 24] },
    says: { currency: 'HKD' },
    above: head('Monthly Statement - Cash Account Activities', ({ start, end, number }) => [
      `Account No.: ${number.slice(-8)}   Currency: HKD`,
      `Period: ${on(start, '2024/04/03')} - ${on(end, '2024/04/03')}`,
    ]),
    columns: [
      at('Trade Date', 40, '2024/04/03'),
      {
        title: 'Settlement Date',
        x: 100,
        means: 'value-date',
        cell: ({ valueDate }) => on(valueDate, '2024/04/03'),
      },
      { title: 'B/S', x: 175, means: 'description', cell: ({ amount: own }) => (own < 0 ? 'B' : 'S') },
      text('Particulars', 200, 170),
      {
        title: 'Quantity',
        x: 430,
        align: 'right',
        cell: ({ amount: own }) => String(((Math.abs(own) % 9) + 1) * 500),
      },
      amount('Net Amount', 500, around(commaPoint, '(5)', '5')),
      balance('Cash Balance', 570, commaPoint),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(200, 'Balance Brought Forward').put(570, commaPoint(opening), RIGHT).down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(200, 'Closing Balance').put(570, commaPoint(closing), RIGHT),
  },
  'code-of-the-currency-and-cr-behind-each-balance': {
    paper: { font: 'courier', size: 7.5 },
    book: { texts: BRITISH },
    says: { currency: 'USD' },
    above: head('STATEMENT OF ACCOUNT', ({ start, end, number }) => [
      `ACCOUNT NUMBER ${number.slice(-12)}`,
      `PERIOD ${on(start, '03-APR-2024')} TO ${on(end, '03-APR-2024')}`,
    ]),
    columns: [
      at('DATE', 40, '03-APR-2024'),
      text('DESCRIPTION', 120, 200),
      debit('DEBIT', 400, commaPoint),
      credit('CREDIT', 470, commaPoint),
      balance('BALANCE', 575, around(commaPoint, '5 USD DR', '5 USD CR')),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper
        .put(120, 'OPENING BALANCE')
        .put(575, around(commaPoint, '5 USD DR', '5 USD CR')(opening), RIGHT)
        .down(),
    closes: ({ paper, book: { closing } }) =>
      paper
        .need(20)
        .put(120, 'CLOSING BALANCE')
        .put(575, around(commaPoint, '5 USD DR', '5 USD CR')(closing), RIGHT),
  },
  'sub-total-at-the-end-of-each-page': {
    paper: { size: 9, bottom: 640 },
    book: { texts: BRITISH, ...rich, rows: [25, 45] },
    says: { currency: 'EUR', period: 'end' },
    above: head('Current Account', ({ end, number }) => [
      `IBAN ${ibanLike('IE', 22, number)}   EUR`,
      `Statement date ${on(end, '3 Apr 2024')}`,
    ]),
    columns: [
      { title: 'Date', x: 50, cell: ({ date }, { startsDay }) => (startsDay ? on(date, '3 Apr 2024') : '') },
      text('Transaction details', 120, 220),
      debit('Payments - out', 420, commaPoint),
      credit('Payments - in', 490, commaPoint),
      {
        title: 'Balance',
        x: 560,
        align: 'right',
        means: 'balance',
        cell: (entry, { endsDay }) => (endsDay ? commaPoint(entry.balance) : ''),
      },
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(120, 'BALANCE FORWARD').put(560, commaPoint(opening), RIGHT).down(),
    carries: ({ paper }, reached) => paper.put(420, 'SUBTOTAL:', RIGHT).put(560, commaPoint(reached), RIGHT),
    brings: ({ paper }, reached) =>
      paper.put(120, 'BALANCE FORWARD').put(560, commaPoint(reached), RIGHT).down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(420, 'SUBTOTAL:', RIGHT).put(560, commaPoint(closing), RIGHT),
  },
}
