import { balance, balanceOnce, credit, day, dayOnce, debit, text } from '../setting/columns.ts'
import { commaPoint, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import type { Paper } from '../setting/paper.ts'
import { on } from '../setting/print-day.ts'
import { numberLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { BRITISH } from '../texts/american-and-british.ts'

const minus = minusBefore(commaPoint)
const book = { texts: BRITISH, rows: [15, 45] } as const

const NEWS = [
  'Our savings rates',
  'are changing',
  'From 1 July 2024 the rate of',
  'our Easy Saver goes up to',
  '4.10% AER. If you pay in',
  '£200.00 a month you could',
  'have £2,452.33 after a year.',
  'Call 0800 555 0100',
  'Monday to Saturday',
  '8am to 8pm',
]

/** Advice in a narrow column right of the table, on lines of its own. */
const printNews = (paper: Paper, top: number) => {
  for (const [i, line] of NEWS.entries()) paper.at(top + i * 10, 470, line, i < 2 ? BOLD : SMALL)
}

/** Pages on which more stands than the statement. */
export const CROWDED_HABITS: Readonly<Record<string, PlainHabit>> = {
  'news-beside-the-table': {
    paper: { size: 8 },
    book,
    says: { currency: 'GBP' },
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(50, 'Your statement', HEADING).down(14)
      paper.put(50, numberLike('Account number ~~~~~~~~  Sort code 12-34-56', number)).down()
      paper.put(50, `${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}`).down(18)
      paper
        .pairs(50, 250, [
          ['Opening balance', `£${commaPoint(opening)}`],
          ['Payments in', `£${commaPoint(moneyIn)}`],
          ['Payments out', `£${commaPoint(moneyOut)}`],
          ['Closing balance', `${closing < 0 ? '-' : ''}£${commaPoint(closing)}`],
        ])
        .down(18)
      printNews(paper, 205)
    },
    columns: [
      day('Date', 50, '3 Apr'),
      text('Details', 85, 180),
      debit('Paid out', 325, commaPoint),
      credit('Paid in', 385, commaPoint),
      balance('Balance', 450, minus),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(85, 'Balance brought forward').put(450, minus(opening), RIGHT).down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(85, 'Balance carried forward', BOLD).put(450, minus(closing), RIGHT_BOLD),
  },
  'letter-above-the-table': {
    book,
    says: { currency: 'GBP' },
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(50, 'MR J EXAMPLE').down().put(50, '1 THE STREET').down().put(50, 'LEEDS LS1 1AA').down(20)
      paper.put(400, on(end, '3 April 2024')).down(20)
      paper.put(50, 'Dear Mr Example').down(18)
      const letter = [
        `Thank you for asking us on 12 March 2024 for a copy of the payments on your account ${number.slice(-8)}.`,
        'We have set them out below. As you know, your arranged overdraft of £1,500.00 ends on 31 August 2024.',
        'The fee for this copy, £5.00, will be taken from your account on 3 July 2024, with the usual £1.25 for postage.',
        'If you have any questions, please call us on 0345 555 0100 between 8.00 and 18.00.',
      ]
      for (const sentence of letter) for (const own of paper.wrap(sentence, 480)) paper.put(50, own).down()
      paper.down(8).put(50, 'Yours sincerely').down(30).put(50, 'A Banker, Customer Services').down(26)
      paper.put(50, `Account number: ${number.slice(-8)}`, BOLD).down()
      paper.put(50, `Period: ${on(start, '03/04/2024')} to ${on(end, '03/04/2024')}`, BOLD).down()
      paper
        .put(50, 'Opening balance:')
        .put(200, `£${commaPoint(opening)}`, RIGHT)
        .down()
      paper
        .put(50, 'Closing balance:')
        .put(200, `${closing < 0 ? '-' : ''}£${commaPoint(closing)}`, RIGHT)
        .down(20)
    },
    columns: [
      dayOnce('Date', 50, '03/04/2024'),
      text('Details', 120, 220),
      debit('Debit', 400, commaPoint),
      credit('Credit', 470, commaPoint),
      balanceOnce('Balance', 545, minus),
    ],
  },
}
