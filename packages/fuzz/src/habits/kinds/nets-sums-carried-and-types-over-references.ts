import type { AccountBook, Entry } from '../setting/account-book.ts'
import { amount, balance, type Column, credit, day, debit, text } from '../setting/columns.ts'
import { commaPoint, minusBefore } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { BOLD, RIGHT } from '../setting/inks.ts'
import type { Paper } from '../setting/paper.ts'
import { on } from '../setting/print-day.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import {
  FIRM_OF_KUMASI,
  SAVER_OF_WREXHAM,
  SHOP_OF_DULUTH,
  SHOP_OF_THIKA,
} from '../texts/panes-nets-and-carried-sums.ts'

const rich = { isNeverOverdrawn: true, opening: [400_000, 9_000_000] } as const
const minus = minusBefore(commaPoint)

/** Three hundredths and thirty cents of what comes in. */
const feeOfSale = ({ amount: net }: Entry): number => (net > 0 ? Math.round(net * 0.03) + 30 : 0)
/** Of what goes out, less than its least. */
const feeOfPayment = ({ amount: net }: Entry): number => (net < 0 ? 25 + (Math.abs(net) % 30) : 0)

/** What was moved before the fee, the fee, and the rest, which the account is moved by. */
const parts = (
  titles: readonly [gross: string, fee: string, net: string],
  stops: readonly [number, number, number],
  feeOf: (entry: Entry) => number,
): Column[] => [
  { title: titles[0], x: stops[0], align: 'right', cell: (entry) => minus(entry.amount + feeOf(entry)) },
  { title: titles[1], x: stops[1], align: 'right', cell: (entry) => minus(-feeOf(entry)) },
  amount(titles[2], stops[2], minus),
]

const printSums =
  (name: string) =>
  ({ moneyIn, moneyOut }: Pick<AccountBook, 'moneyIn' | 'moneyOut'>, paper: Paper): void => {
    paper
      .put(110, name, BOLD)
      .put(440, commaPoint(moneyOut), RIGHT)
      .put(545, commaPoint(moneyIn), RIGHT)
      .down(16)
  }

/** An account of more than one page; `foot` and `top` name the sums there. */
const carried = (foot: string, top: string): PlainHabit => ({
  paper: { size: 8.5, bottom: 720 },
  book: { texts: FIRM_OF_KUMASI, ...rich, rows: [50, 100] },
  says: { currency: 'GHS' },
  above: head(
    'Statement of Account',
    ({ start, end, number }) => [
      ['Sample Cocoa Works Ltd', `Account Number ${number.slice(-13)}`],
      [`${on(start, '3 Apr 2024')} to ${on(end, '3 Apr 2024')}`, 'Currency GHS'],
    ],
    ({ opening, closing }) => [
      ['Opening Balance', commaPoint(opening)],
      ['Closing Balance', commaPoint(closing)],
    ],
  ),
  columns: [
    day('Date', 40, '3 Apr 2024'),
    text('Particulars', 110, 240),
    debit('Debit', 440, commaPoint),
    credit('Credit', 545, commaPoint),
  ],
  carriesSums: printSums(foot),
  bringsSums: printSums(top),
  closes: ({ paper, book }) => printSums('Totals')(book, paper.need(20)),
})

/** An account with what a movement is over its reference; `titles` are those of its two columns of money. */
const typed = (...titles: readonly [out: Column['title'], into: Column['title']]): PlainHabit => ({
  paper: { size: 8.5, bottom: 750 },
  book: { texts: SAVER_OF_WREXHAM, ...rich, rows: [8, 36] },
  says: { currency: 'GBP' },
  pitch: 11,
  gap: 16,
  above: head('Current account', ({ start, end, number }) => [
    ['Example Savings Bank of Clwyd', `Account number ${number.slice(-8)}`],
    [`${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}`, 'Currency GBP'],
  ]),
  columns: [
    day('Date', 40, '03/04/2024'),
    {
      title: ['Type', 'Reference'],
      x: 105,
      means: 'description',
      cell: ({ amount: own }) => [own < 0 ? 'Card payment' : 'Bank credit', ''],
    },
    {
      title: '',
      x: 105,
      means: 'reference',
      cell: ({ amount: own, date }) => [
        '',
        `K${String(Math.abs(own) * 17 + date)
          .padStart(9, '4')
          .slice(-9)}`,
      ],
    },
    text('Payee', 195, 170),
    debit(titles[0], 415, commaPoint),
    credit(titles[1], 480, commaPoint),
    balance('Balance', 555, minus),
  ],
  opens: ({ paper, book: { opening } }) =>
    paper.put(195, 'Opening balance').put(555, minus(opening), RIGHT).down(16),
  closes: ({ paper, book: { closing } }) =>
    paper.need(20).put(195, 'Closing balance').put(555, minus(closing), RIGHT),
})

/** Accounts whose rows or pages print more than moves them. */
export const NETS_SUMS_CARRIED_AND_TYPES_OVER_REFERENCES: Readonly<Record<string, PlainHabit>> = {
  'gross-fee-and-net-between-two-balances-with-no-balance-in-rows-of-a-shop-in-duluth': {
    paper: { page: 'letter', size: 8.5, bottom: 720 },
    book: { texts: SHOP_OF_DULUTH, ...rich, rows: [8, 40] },
    says: { currency: 'USD' },
    above: head(
      'Activity statement',
      ({ start, end, number }) => [
        ['SAMPLE CANOE SHOP LLC', `Account number ${number.slice(-10)}`],
        [`${on(start, 'Apr 3, 2024')} - ${on(end, 'Apr 3, 2024')}`, 'All amounts in USD'],
      ],
      ({ opening, closing }) => [
        ['Beginning balance', commaPoint(opening)],
        ['Ending balance', commaPoint(closing)],
      ],
    ),
    columns: [
      day('Date', 50, '04/03/2024'),
      text('Description', 125, 220),
      ...parts(['Gross', 'Fee', 'Net'], [420, 480, 555], feeOfSale),
    ],
  },
  'charges-between-gross-and-net-amounts-of-which-the-net-moves-the-balance-of-a-shop-in-thika': {
    paper: { size: 8, bottom: 750 },
    book: { texts: SHOP_OF_THIKA, ...rich, rows: [10, 45] },
    says: { currency: 'KES' },
    above: head('STATEMENT OF ACCOUNT', ({ start, end, number }) => [
      ['Example Till Bank, Thika', `Account No. ${number.slice(-12)}`],
      [`Period ${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}`, 'Currency KES'],
    ]),
    columns: [
      day('Date', 40, '03/04/2024'),
      text('Details', 105, 180),
      ...parts(['Gross Amount', 'Charge', 'Net Amount'], [370, 415, 485], feeOfPayment),
      balance('Balance', 560, minus),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(105, 'Opening Balance').put(560, minus(opening), RIGHT).down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(105, 'Closing Balance').put(560, minus(closing), RIGHT),
  },
  'sums-of-both-columns-carried-over-pages-without-balances-in-rows-of-a-firm-in-kumasi': carried(
    'Carried forward',
    'Carried forward',
  ),
  'totals-carried-forward-and-brought-forward-over-pages-without-balances-in-rows-of-a-firm-in-tamale':
    carried('Totals carried forward', 'Totals brought forward'),
  'types-over-references-under-stacked-titles-beside-the-names-of-payees-in-wrexham': typed(
    'Paid out',
    'Paid in',
  ),
  'types-over-references-between-other-titles-of-two-lines-beside-the-names-of-payees-in-mold': typed(
    ['Money', 'out'],
    ['Money', 'in'],
  ),
}
