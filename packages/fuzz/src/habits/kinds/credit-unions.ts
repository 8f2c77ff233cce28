import { amount, balance, day, text, valueDay } from '../setting/columns.ts'
import { around, commaPoint, minusAfter } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { MEMBER } from '../texts/american-and-british.ts'

const after = minusAfter(commaPoint)
const paper = { page: 'letter', bottom: 730 } as const
const book = { texts: MEMBER, opening: [100_000, 900_000] } as const

export const CREDIT_UNION_HABITS: Readonly<Record<string, PlainHabit>> = {
  'two-dates-sign-behind-new-balance': {
    paper,
    book,
    says: {},
    above: ({ paper, book: { start, end, number } }) => {
      paper
        .put(400, 'Statement Period', BOLD)
        .down()
        .put(400, `${on(start, '04/03/2024')} - ${on(end, '04/03/2024')}`)
        .down()
      paper.put(400, `Member Number: ${number.slice(-8)}`).down(24)
      paper.put(50, 'ID 0009   SHARE DRAFT CHECKING', HEADING).down(16)
    },
    again: ({ paper }) => paper.put(50, 'SHARE DRAFT CHECKING (continued)', BOLD).down(16),
    columns: [
      day(['Post', 'Date'], 50, '04/03'),
      {
        ...valueDay(['Eff', 'Date'], 90, '04/03'),
        cell: ({ valueDate }, { row }) => (row % 3 === 0 ? on(valueDate, '04/03') : ''),
      },
      text('Transaction Description', 130, 230),
      amount('Amount', 470, after),
      balance('New Balance', 555, after),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper.put(50, on(start, '04/03')).put(130, 'Beginning Balance').put(555, after(opening), RIGHT).down(),
    closes: ({ paper, book: { end, closing, moneyIn, moneyOut } }) => {
      paper
        .need(60)
        .put(50, on(end, '04/03'))
        .put(130, 'Ending Balance')
        .put(555, after(closing), RIGHT)
        .down(18)
      paper.put(130, 'Total Deposits').put(330, commaPoint(moneyIn), RIGHT).down()
      paper.put(130, 'Total Withdrawals').put(330, commaPoint(moneyOut), RIGHT).down(18)
      paper.put(50, 'Annual Percentage Yield Earned 0.05% from the average daily balance of $1,204.11').down()
    },
  },
  'amount-before-the-text-dollar-signs-everywhere': {
    paper,
    book,
    says: { currency: 'USD', period: 'end' },
    above: ({ paper, book: { end, number, opening, closing } }) => {
      paper
        .put(50, 'Checking Summary', HEADING)
        .put(400, `Statement Date: ${on(end, 'April 3, 2024')}`)
        .down(14)
      paper.put(400, `Account: XXXXXX${number.slice(-4)}`).down(14)
      paper
        .pairs(50, 300, [
          ['Previous balance', around(commaPoint, '-$5', '$5')(opening)],
          ['New balance', around(commaPoint, '-$5', '$5')(closing)],
        ])
        .down(14)
    },
    columns: [
      day('Date', 50, '04/03'),
      amount('Amount', 160, around(commaPoint, '-$5', '$5')),
      text('Description', 180, 250),
      balance('Balance', 555, around(commaPoint, '-$5', '$5')),
    ],
  },
}
