import { addDays, type Day } from '../../convention/day.ts'
import type { Entry } from '../setting/account-book.ts'
import { balance, balanceOnce, credit, dayOnce, debit, text } from '../setting/columns.ts'
import { around, commaPoint, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { numberLike } from '../setting/print-number.ts'
import type { Desk, Part, PlainHabit } from '../setting/set-plain.ts'
import { BRITISH } from '../texts/american-and-british.ts'

const minus = minusBefore(commaPoint)
const overdrawn = around(commaPoint, '5 D')
const pounds = around(commaPoint, '-£5', '£5')
const book = { texts: BRITISH, rows: [15, 50] } as const
const sterling = { currency: 'GBP' } as const

/** A balance whose letter stands right of where the figures end. */
function forward(label: string, dateOf?: (desk: Desk) => Day): Part {
  return (desk, reached) => {
    if (dateOf) desk.paper.put(50, on(dateOf(desk), '03 Apr 24'))
    desk.paper.put(105, label, BOLD).put(530, commaPoint(reached), RIGHT)
    desk.paper.put(534, reached < 0 ? 'D' : '').down()
  }
}

const kindOf = ({ amount }: Entry, { random }: Pick<Desk, 'random'>) =>
  amount > 0 ? 'CR' : random.pick(['VIS', 'DD', 'SO', ')))', 'ATM'])

const WAYS = ['Card Payment to', 'Direct Debit to', 'Bill Payment to'] as const

const period = ({ start, end }: Desk['book']) => `${on(start, '3 Apr')} to ${on(end, '3 Apr 2024')}`

export const BRITISH_HABITS: Readonly<Record<string, PlainHabit>> = {
  'dates-once-a-day-balance-brought-forward': {
    paper: { bottom: 740, lead: 11 },
    book,
    says: {},
    gap: 11,
    pitch: 11,
    above: ({ paper, book: own }) => {
      paper.put(50, 'Your account details', BOLD).down(20)
      paper
        .put(50, numberLike('Sortcode 12-34-56   Account Number ~~~~~~~~   Sheet Number 12', own.number))
        .down(14)
      paper.put(50, period(own)).down(24)
      paper
        .pairs(350, 540, [
          ['Opening Balance', overdrawn(own.opening)],
          ['Payments In', commaPoint(own.moneyIn)],
          ['Payments Out', commaPoint(own.moneyOut)],
          ['Closing Balance', overdrawn(own.closing)],
        ])
        .down(20)
    },
    again: ({ paper }) => paper.put(50, 'Your account details', BOLD).down(24),
    columns: [
      dayOnce('Date', 50, '03 Apr 24'),
      { title: 'Payment type and details', x: 105, means: 'description', cell: kindOf },
      text('', 130, 150),
      debit('Paid out', 385, commaPoint),
      credit('Paid in', 465, commaPoint),
      balanceOnce('Balance', 530, commaPoint),
      { title: '', x: 534, cell: (entry, { endsDay }) => (endsDay && entry.balance < 0 ? 'D' : '') },
    ],
    opens: forward('BALANCE BROUGHT FORWARD', ({ book: { start } }) => start),
    carries: forward('BALANCE CARRIED FORWARD'),
    brings: forward('BALANCE BROUGHT FORWARD'),
  },
  'dates-without-a-year-period-in-the-footer': {
    book,
    says: sterling,
    above: ({ paper, book: { number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(50, 'Current account statement', HEADING).down(24)
      paper.put(50, numberLike('Sort code 12-34-56 • Account no. ~~~~~~~~', number)).down(30)
      paper.put(400, 'At a glance', BOLD).down(14)
      paper
        .pairs(400, 545, [
          ['Start balance', pounds(opening)],
          ['Money in', pounds(moneyIn)],
          ['Money out', `£${commaPoint(moneyOut)}`],
          ['End balance', pounds(closing)],
        ])
        .down(16)
      paper.put(50, 'Your transactions', HEADING).down(20)
    },
    columns: [
      dayOnce('Date', 50, '3 Apr'),
      text('Description', 95, 250, ({ date, amount, text: own }, _, { paper, random }) => [
        ...paper.wrap(`${amount > 0 ? 'Received From' : random.pick(WAYS)} ${own}`, 250),
        ...(random.chance(0.5) ? [`On ${on(date, '3 Apr')}`] : []),
        ...(random.chance(0.4) ? [random.fill('Ref: ~~~~~~-INV')] : []),
      ]),
      debit('Money out £', 400, commaPoint),
      credit('Money in £', 470, commaPoint),
      balanceOnce('Balance £', 545, minus),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper.put(50, on(start, '3 Apr')).put(95, 'Start balance', BOLD).put(545, minus(opening), RIGHT).down(),
    closes: ({ paper, book: { start, end, closing } }) => {
      paper
        .need(50)
        .put(50, on(end, '3 Apr'))
        .put(95, 'End balance', BOLD)
        .put(545, minus(closing), RIGHT)
        .down(30)
      const isOneMonth = on(start, '04/2024') === on(end, '04/2024')
      paper.put(50, `${isOneMonth ? '01' : on(start, '3 Apr')} - ${on(end, '3 Apr 2024')}`)
    },
  },
  'currency-sign-in-the-titles': {
    book,
    says: { period: 'end' },
    above: ({ paper, book: { end, number, opening, closing } }) => {
      paper
        .put(50, 'Current Account', HEADING)
        .put(400, `Statement date: ${on(end, '03 April 2024')}`)
        .down()
      paper.put(400, 'Statement no: 12').down(14)
      paper.put(50, numberLike('Sort code 12-34-56  Account no ~~~~~~~~', number)).down()
      paper
        .pairs(400, 545, [
          ['Start balance', pounds(opening)],
          ['End balance', pounds(closing)],
        ])
        .down(20)
    },
    columns: [
      dayOnce('Date', 50, '03 Apr'),
      text('Description', 100, 220),
      debit('£Out', 390, commaPoint),
      credit('£In', 465, commaPoint),
      balanceOnce('£Balance', 545, minus),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(50, '2024', BOLD)
        .put(100, `Balance from statement 11 dated ${on(addDays(start, -1), '03/04/2024')}`)
        .put(545, minus(opening), RIGHT)
        .down(),
  },
  'ordinal-days-money-in-first': {
    book: { texts: BRITISH },
    says: { currency: 'GBP' },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'Your transactions', HEADING).down(14)
      paper.put(50, `Account number: ${number.slice(-8)}   Sort code: 09-01-28`).down()
      paper.put(50, `${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}`).down(22)
    },
    columns: [
      { title: 'Date', x: 50, cell: ({ date }) => ordinal(on(date, '3 Apr')) },
      text('Description', 105, 220),
      credit('Money in', 400, commaPoint),
      debit('Money out', 475, commaPoint),
      balance('£ Balance', 555, minus),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper
        .put(105, 'Balance brought forward from previous statement')
        .put(555, minus(opening), RIGHT)
        .down(),
    closes: ({ paper, book: { end, closing, moneyIn, moneyOut } }) => {
      paper
        .need(40)
        .put(50, ordinal(on(end, '3 Apr')))
        .put(105, 'Balance carried forward to next statement')
      paper.put(555, minus(closing), RIGHT).down(14)
      paper
        .put(105, 'Total money in and out')
        .put(400, commaPoint(moneyIn), RIGHT)
        .put(475, commaPoint(moneyOut), RIGHT)
    },
  },
}

/** `3 Apr` as `3rd Apr`. */
const ordinal = (day: string): string =>
  day.replace(/^(\d+)/, (number) => {
    const last = Number(number) % 10
    const isTeen = Math.floor(Number(number) / 10) === 1
    return `${number}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][last] ?? 'th')}`
  })
