import { addDays, type Day } from '../../convention/day.ts'
import { printDate } from '../../convention/print-date.ts'
import { english } from '../../language/english.ts'
import type { Entry } from '../setting/account-book.ts'
import { amount, balance, balanceOnce, credit, day, dayOnce, debit, text } from '../setting/columns.ts'
import { around, commaPoint, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { numberLike } from '../setting/print-number.ts'
import type { Desk, Part, PlainHabit } from '../setting/set-plain.ts'
import { BRITISH } from './texts.ts'

const on = (date: Day, style: string) => printDate(date, style, english)
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
    closes: ({ paper, book: { end, closing } }) => {
      paper
        .need(50)
        .put(50, on(end, '3 Apr'))
        .put(95, 'End balance', BOLD)
        .put(545, minus(closing), RIGHT)
        .down(30)
      paper.put(50, `01 - ${on(end, '3 Apr 2024')}`)
    },
  },
  'summary-table-and-small-print-below-the-text': {
    paper: { bottom: 740 },
    book,
    says: { ...sterling, number: false },
    gap: 14,
    pitch: 10,
    above: ({ paper, book: { start, end, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(545, 'GBP Statement', { ...RIGHT_BOLD, size: 16 }).down(14)
      paper
        .put(545, 'Generated on the 12 Dec 2024', RIGHT)
        .down(30)
        .put(50, 'Balance summary', HEADING)
        .down(16)
      const across = (label: string, cells: readonly string[]) => {
        paper.put(50, label)
        for (const [i, cell] of cells.entries()) paper.put([280, 370, 450, 545][i] as number, cell, RIGHT)
        paper.down()
      }
      const figures = [pounds(opening), `£${commaPoint(moneyOut)}`, pounds(moneyIn), pounds(closing)]
      across('Product', ['Opening balance', 'Money out', 'Money in', 'Closing balance'])
      across('Account (Current Account)', figures)
      across('Total', figures)
      paper
        .put(50, 'The balance on your statement might differ from the balance shown in your app.', SMALL)
        .down(26)
      paper
        .put(50, `Account transactions from ${on(start, '3 Apr 2024')} to ${on(end, '3 Apr 2024')}`, HEADING)
        .down(18)
    },
    columns: [
      day('Date', 50, '3 Apr 2024'),
      text('Description', 130, 200, ({ amount }, lines, { random }) => [
        ...lines,
        ...(random.chance(0.6)
          ? [`${amount > 0 ? 'From' : 'To'}: ${random.pick(['Greenfield Stores, London', 'A Example'])}`]
          : []),
        ...(amount < 0 && random.chance(0.4) ? [random.fill('Card: 4165~~******~~~~')] : []),
        ...(amount < 0 && random.chance(0.15) ? ['£1 = €1.1712 (ECB rate* = £1 = €1.1790)'] : []),
      ]),
      debit('Money out', 380, around(commaPoint, '£5')),
      credit('Money in', 460, around(commaPoint, '£5', '£5')),
      balance('Balance', 545, pounds),
    ],
  },
  'newest-first-currency-in-the-titles': {
    paper: { size: 9 },
    book,
    says: { ...sterling, number: false, opening: false, closing: false, unproved: 'oldest' },
    newestFirst: true,
    gap: 18,
    pitch: 11,
    above: ({ paper, book: { start, end, closing, moneyIn, moneyOut } }) => {
      paper.put(50, 'Personal Account statement', HEADING).down(20)
      paper.put(50, `${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}`).down(24)
      paper.put(300, pounds(closing), HEADING).down().put(300, 'Personal Account balance', SMALL).down(16)
      paper
        .put(300, `-£${commaPoint(moneyOut)}`)
        .put(420, `+£${commaPoint(moneyIn)}`)
        .down(10)
      paper.put(300, 'Total outgoings', SMALL).put(420, 'Total deposits', SMALL).down(30)
    },
    columns: [
      day('Date', 50, '03/04/2024'),
      text('Description', 130, 230),
      amount('(GBP) Amount', 460, minus),
      balance('(GBP) Balance', 545, minus),
    ],
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
  'dates-under-the-text': {
    book: {
      texts: {
        outgoing: [
          'Card transaction of 12.50 EUR issued by Greenfield Stores London',
          'Sent money to Anna Example',
          'Charges for: TRANSFER-~~~~~~~~~',
        ],
        incoming: ['Received money from ACME LTD with reference INV-~~~~'],
      },
      rows: [10, 30],
    },
    says: { ...sterling, number: false, opening: false, closing: false, unproved: 'oldest' },
    newestFirst: true,
    gap: 18,
    above: ({ paper, book: { start, end, closing } }) => {
      paper.put(50, 'GBP statement', HEADING).down(14)
      paper.put(50, `${on(start, '3 April 2024')} [GMT] - ${on(end, '3 April 2024')} [GMT]`).down(20)
      paper
        .put(50, `GBP on ${on(end, '3 April 2024')} [GMT]`)
        .put(545, `${minus(closing)} GBP`, RIGHT)
        .down(20)
    },
    columns: [
      text('Description', 50, 280, (entry, lines, { random }) => [
        ...lines,
        `${on(entry.date, '3 April 2024')} ${entry.text.startsWith('Card') ? 'Card ending in 1234 MR J EXAMPLE ' : ''}Transaction: ${random.fill('TRANSFER-~~~~~~~~~')}`,
      ]),
      credit('Incoming', 400, commaPoint),
      debit('Outgoing', 470, minus),
      balance('Amount', 545, minus),
    ],
  },
}
