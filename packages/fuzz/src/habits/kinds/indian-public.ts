import { balance, credit, cutText, day, debit, valueDay } from '../setting/columns.ts'
import { around, lakhs } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { INDIAN } from '../texts/asian.ts'

const named = around(lakhs, '5 Dr', '5 Cr')
const book = { texts: INDIAN, largest: 9_000_000, opening: [100_000, 90_000_000] } as const

export const INDIAN_PUBLIC_HABITS: Readonly<Record<string, PlainHabit>> = {
  'branch-code-before-the-amounts-page-totals': {
    paper: { size: 7.5 },
    book,
    says: { currency: 'INR' },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(230, 'STATEMENT OF ACCOUNT', HEADING).down(16)
      paper
        .put(40, 'Account Number')
        .put(160, `: ${number.slice(-13)}`)
        .down()
      paper.put(40, 'Currency').put(160, ': INR').down()
      paper
        .put(40, 'Statement From')
        .put(160, `: ${on(start, '03-04-2024')} To ${on(end, '03-04-2024')}`)
        .down(20)
    },
    columns: [
      day(['Txn', 'Date'], 40, '03-04-2024'),
      valueDay(['Value', 'Date'], 92, '03-04-2024'),
      {
        title: 'Cheque No.',
        x: 144,
        means: 'reference',
        cell: ({ amount }) => (amount % 6 === 0 ? '123456' : ''),
      },
      cutText('Description', 195, 30),
      { title: ['Branch', 'Code'], x: 355, means: 'description', cell: () => '04417' },
      debit('Debit', 440, lakhs),
      credit('Credit', 500, lakhs),
      balance('Balance', 570, named),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(195, 'BROUGHT FORWARD').put(570, named(opening), RIGHT).down(),
    carries: ({ paper }, reached) => paper.put(195, 'CARRIED FORWARD').put(570, named(reached), RIGHT),
    brings: ({ paper }, reached) => paper.put(195, 'BROUGHT FORWARD').put(570, named(reached), RIGHT).down(),
    closes: ({ paper, book: { moneyIn, moneyOut, closing } }) => {
      paper.need(50).put(195, 'Grand Total', BOLD)
      paper
        .put(440, lakhs(moneyOut), RIGHT)
        .put(500, lakhs(moneyIn), RIGHT)
        .put(570, named(closing), RIGHT)
        .down(20)
      paper.put(40, '*** This is a computer generated statement and needs no signature ***').down()
      paper.put(
        40,
        'Unless the constituent brings to the notice of the bank any discrepancy within 15 days, it is taken as correct.',
      )
    },
  },
  'dates-with-the-month-named-and-times-under-them': {
    book,
    says: { currency: 'INR', opening: false, closing: false, unproved: 'oldest' },
    newestFirst: true,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'Transaction Statement', HEADING).down(14)
      paper.put(50, `Account No. ${number.slice(-12)}`).down()
      paper
        .put(50, `${on(start, '3 Apr 2024')} to ${on(end, '3 Apr 2024')}`)
        .put(400, 'Amounts in INR')
        .down(24)
    },
    columns: [
      {
        title: 'Date & Time',
        x: 50,
        cell: ({ date, amount }) => [
          on(date, '3 Apr 2024'),
          `${10 + (Math.abs(amount) % 9)}:${10 + (Math.abs(amount) % 45)} PM`,
        ],
      },
      cutText('Transaction Details', 130, 46),
      debit('Withdrawal', 425, lakhs),
      credit('Deposit', 490, lakhs),
      balance('Balance', 565, lakhs),
    ],
  },
  'marker-of-the-balance-in-a-column-of-its-own': {
    paper: { size: 7.5 },
    book: { texts: INDIAN, largest: 9_000_000, opening: [100_000, 90_000_000] },
    says: {},
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(40, 'Statement of Account', HEADING).down(14)
      paper.put(40, `Account Number : ${number.slice(-14)}`).down()
      paper.put(40, `For the period of : ${on(start, '03-APR-2024')} to ${on(end, '03-APR-2024')}`).down(20)
    },
    columns: [
      day('Date', 40, '03-APR-2024'),
      valueDay('Value Date', 95, '03-APR-2024'),
      cutText('Particulars', 150, 30),
      {
        title: ['Tran', 'Type'],
        x: 305,
        means: 'description',
        cell: ({ amount }) => (amount < 0 ? 'TFR' : 'CLG'),
      },
      debit('Withdrawals', 410, lakhs),
      credit('Deposits', 475, lakhs),
      balance('Balance', 545, lakhs),
      { title: 'DR/CR', x: 552, cell: (entry) => (entry.balance < 0 ? 'Dr' : 'Cr') },
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(150, 'Opening Balance').put(545, lakhs(opening), RIGHT).put(552, 'Cr').down(),
    closes: ({ paper, book: { moneyIn, moneyOut, closing } }) =>
      paper
        .need(20)
        .put(150, 'GRAND TOTAL')
        .put(410, lakhs(moneyOut), RIGHT)
        .put(475, lakhs(moneyIn), RIGHT)
        .put(545, lakhs(closing), RIGHT)
        .put(552, closing < 0 ? 'Dr' : 'Cr'),
  },
}
