import { amount, balance, credit, day, debit, text } from '../setting/columns.ts'
import { around, commaPoint, minusBefore } from '../setting/figures.ts'
import { HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { BRITISH } from '../texts/american-and-british.ts'

const minus = minusBefore(commaPoint)
const pounds = around(commaPoint, '-£5', '£5')
const book = { texts: BRITISH, rows: [15, 50] } as const
const sterling = { currency: 'GBP' } as const

export const BRITISH_APP_HABITS: Readonly<Record<string, PlainHabit>> = {
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
