import { amount, balance, credit, day, debit, text } from '../setting/columns.ts'
import { around, commaPoint } from '../setting/figures.ts'
import { HEADING, RIGHT } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { AMERICAN } from '../texts/american-and-british.ts'

const dollars = around(commaPoint, '-$5', '$5')
const spaced = around(commaPoint, '- $5', '+ $5')
const letter = { page: 'letter', bottom: 730 } as const
const book = { texts: AMERICAN, opening: [100_000, 900_000] } as const
/** What a printing program leaves in the text for others, too small to be seen. */
const TRACE = { size: 1 } as const

export const AMERICAN_APP_HABITS: Readonly<Record<string, PlainHabit>> = {
  'category-before-a-signed-amount': {
    paper: letter,
    book,
    says: { currency: 'USD' },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'Here is your bank statement.', HEADING).down(14)
      paper.put(50, `STATEMENT PERIOD ${on(start, 'Apr 3')} - ${on(end, 'Apr 3, 2024')}`).down(14)
      paper.put(50, `Everyday Checking Account ${number.slice(-10)}`).down(24)
    },
    columns: [
      day('DATE', 50, 'Apr 3'),
      text('DESCRIPTION', 100, 210),
      {
        title: 'CATEGORY',
        x: 330,
        cell: ({ amount }) => (amount < 0 ? 'Debit' : 'Credit'),
      },
      amount('AMOUNT', 460, spaced),
      balance('BALANCE', 555, dollars),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper.put(50, on(start, 'Apr 3')).put(100, 'Opening Balance').put(555, dollars(opening), RIGHT).down(),
    closes: ({ paper, book: { end, closing } }) =>
      paper.need(20).put(50, on(end, 'Apr 3')).put(100, 'Closing Balance').put(555, dollars(closing), RIGHT),
  },
  'zeros-with-signs-in-the-empty-column': {
    paper: letter,
    book,
    says: { currency: 'USD' },
    above: ({ paper, book: { end, number, opening, closing } }) => {
      paper
        .put(50, 'Combined Customer Statement', HEADING)
        .put(400, `Statement Date ${on(end, '04/03/2024')}`)
        .down(20)
      paper.put(50, `Account Number: ${number.slice(-10)}`).down(16)
      paper.put(50, 'Beginning Balance').put(250, dollars(opening), RIGHT).down()
      paper.put(50, 'Ending Balance').put(250, dollars(closing), RIGHT).down(22)
    },
    columns: [
      day('Date', 50, '04/03/2024'),
      text('Description', 120, 200),
      credit('Credits', 410, dollars, '$0.00'),
      debit('Debits', 480, dollars, '-$0.00'),
      balance('Balance', 555, dollars),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(50, on(start, '04/03/2024'))
        .put(120, 'Beginning Balance')
        .put(555, dollars(opening), RIGHT)
        .down(),
    closes: ({ paper, book: { end, closing } }) =>
      paper
        .need(20)
        .put(50, on(end, '04/03/2024'))
        .put(120, 'Ending Balance')
        .put(555, dollars(closing), RIGHT),
  },
  'traces-of-the-printing-program': {
    paper: letter,
    book,
    says: {},
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(400, `${on(start, 'April 3, 2024')} through ${on(end, 'April 3, 2024')}`).down()
      paper.put(400, `Account Number: ${number.slice(-15)}`).down(20)
      paper.put(50, '*start*summary', TRACE).down(3)
      paper.put(50, 'CHECKING SUMMARY', HEADING).down(16)
      paper.pairs(50, 300, [
        ['Beginning Balance', dollars(opening)],
        ['Ending Balance', dollars(closing)],
      ])
      paper.put(50, '*end*summary', TRACE).down(8).put(50, '*start*transaction detail', TRACE).down(4)
      paper.put(50, 'TRANSACTION DETAIL', HEADING).down(16)
    },
    again: ({ paper }) => paper.put(50, 'TRANSACTION DETAIL (continued)', HEADING).down(16),
    columns: [
      day('DATE', 50, '04/03'),
      text('DESCRIPTION', 90, 270),
      amount('AMOUNT', 460, around(commaPoint, '-5', '5')),
      balance('BALANCE', 555, around(commaPoint, '-5', '5')),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(90, 'Beginning Balance').put(555, dollars(opening), RIGHT).down(),
    closes: ({ paper, book: { closing } }) => {
      paper.need(30).put(90, 'Ending Balance').put(555, dollars(closing), RIGHT).down(5)
      paper.put(50, '*end*transaction detail', TRACE)
    },
  },
}
