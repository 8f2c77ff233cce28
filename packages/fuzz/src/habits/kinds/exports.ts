import { amount, balance, credit, day, debit, text } from '../setting/columns.ts'
import { around, commaPoint, type Figure, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import type { Paper } from '../setting/paper.ts'
import { on } from '../setting/print-day.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { AMERICAN } from '../texts/american-and-british.ts'

const minus = minusBefore(commaPoint)
const dollars = around(commaPoint, '-$5', '$5')
/** As a spreadsheet's accounting format prints: what is less than nothing in parentheses, the others clear of them. */
const accounting: Figure = around(commaPoint, '(5)', '5 ')

/** What a browser prints around a page of its own. */
const printBrowserEdges = (paper: Paper) =>
  paper
    .at(22, 30, '4/29/24, 10:12 AM', SMALL)
    .at(22, 250, 'Account activity - Example Bank', SMALL)
    .at(775, 30, 'https://online.bank.example/accounts/activity?id=8841', SMALL)
    .at(775, 570, `${paper.page}/3`, SMALL)

/** Statements that no bank set: registers, spreadsheets and web pages sent to a printer. */
export const EXPORT_HABITS: Readonly<Record<string, PlainHabit>> = {
  'register-of-an-accounting-program': {
    paper: { page: 'landscape', size: 8, bottom: 540 },
    book: { texts: AMERICAN },
    says: { number: false },
    above: ({ paper, book: { start, end } }) => {
      paper.put(360, 'Example Trading LLC', HEADING).down(14)
      paper.put(352, 'Transaction Detail by Account', BOLD).down()
      paper.put(365, `${on(start, 'April 3, 2024')} - ${on(end, 'April 3, 2024')}`).down(24)
    },
    columns: [
      day('DATE', 60, '04/03/2024'),
      {
        title: 'TRANSACTION TYPE',
        x: 120,
        means: 'description',
        cell: ({ amount: own }) => (own > 0 ? 'Deposit' : own % 3 === 0 ? 'Bill Payment (Check)' : 'Expense'),
      },
      {
        title: 'NUM',
        x: 225,
        means: 'reference',
        cell: ({ amount: own }) => (own < 0 && own % 3 === 0 ? String(1000 + (-own % 77)) : ''),
      },
      text('MEMO/DESCRIPTION', 275, 230),
      {
        title: 'SPLIT',
        x: 530,
        means: 'description',
        cell: ({ amount: own }) => (own > 0 ? 'Sales' : own % 2 === 0 ? '-Split-' : 'Office Supplies'),
      },
      amount('AMOUNT', 700, minus),
      balance('BALANCE', 780, minus),
    ],
    opens: ({ paper, book: { opening } }) => {
      paper.put(50, 'Business Checking', BOLD).down()
      paper.put(60, 'Beginning Balance').put(780, minus(opening), RIGHT).down()
    },
    closes: ({ paper, book: { moneyIn, moneyOut } }) => {
      paper
        .need(60)
        .put(50, 'Total for Business Checking', BOLD)
        .put(700, dollars(moneyIn + moneyOut), RIGHT_BOLD)
        .down(40)
      paper.put(300, 'Accrual Basis  Monday, April 29, 2024 10:12 AM GMT-08:00', SMALL)
    },
  },
  'spreadsheet-with-a-grid-and-cut-cells': {
    paper: { size: 8, bottom: 760 },
    book: { texts: AMERICAN },
    says: { number: false, period: 'none' },
    gap: 13,
    verticals: [48, 104, 300, 350, 425, 495, 570],
    above: ({ paper }) => paper.put(50, 'Checking 2024.xlsx', BOLD).down(20),
    columns: [
      day('Date', 50, '3-Apr-24'),
      { title: 'Description', x: 107, means: 'description', cell: (entry) => entry.text.slice(0, 36) },
      {
        title: 'Ref',
        x: 303,
        means: 'reference',
        cell: ({ amount: own }) => (own % 4 === 0 ? String(20_000 + (Math.abs(own) % 999)) : ''),
      },
      debit('Debit', 422, around(commaPoint, '5 '), '-   '),
      credit('Credit', 492, around(commaPoint, '5', '5 '), '-   '),
      balance('Balance', 567, accounting),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper
        .rule(48, 570, -10)
        .put(107, 'Opening balance')
        .put(567, accounting(opening), RIGHT)
        .rule(48, 570)
        .down(13),
    beside: (_, paper) => paper.rule(48, 570),
  },
  'web-page-with-what-is-pending-on-top': {
    paper: { page: 'letter', size: 9, bottom: 740 },
    book: { texts: AMERICAN },
    says: { number: true, period: 'none', opening: false, closing: false, unproved: 'oldest' },
    newestFirst: true,
    gap: 18,
    above: ({ paper, book: { number, closing } }) => {
      printBrowserEdges(paper)
      paper.put(40, `EVERYDAY CHECKING (...${number.slice(-4)})`, HEADING).down(20)
      paper.put(40, dollars(closing), { size: 18 }).down(12).put(40, 'Available balance', SMALL).down(24)
      paper.put(40, 'Account activity', HEADING).down(18)
    },
    again: ({ paper }) => {
      printBrowserEdges(paper)
    },
    columns: [
      day('Date', 40, 'Apr 3, 2024'),
      text('Description', 110, 240),
      {
        title: 'Type',
        x: 370,
        means: 'description',
        cell: ({ amount: own }) => (own > 0 ? 'ACH credit' : own % 2 === 0 ? 'Card' : 'ACH debit'),
      },
      amount('Amount', 480, around(commaPoint, '-$5', '$5')),
      balance('Balance', 570, dollars),
    ],
    opens: ({ paper, random }) => {
      paper.put(40, 'Pending', BOLD).down(16)
      for (let row = random.int(0, 2); row >= 0; row--) {
        paper.put(40, 'Pending').put(110, random.fill('GREENFIELD GROCERS #~~~')).put(370, 'Card')
        paper.put(480, `-$${commaPoint(random.int(300, 9_000))}`, RIGHT).down(18)
      }
      paper.put(40, 'Posted', BOLD).down(16)
    },
  },
}
