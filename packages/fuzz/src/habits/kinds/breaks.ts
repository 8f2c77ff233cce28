import type { Day } from '../../convention/day.ts'
import { amount, balance, credit, cutText, day, debit, text, valueDay } from '../setting/columns.ts'
import { around, commaPoint, lakhs, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import type { Paper } from '../setting/paper.ts'
import { on } from '../setting/print-day.ts'
import { numberLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { AMERICAN, BRITISH } from '../texts/american-and-british.ts'
import { INDIAN } from '../texts/asian.ts'

const minus = minusBefore(commaPoint)
const crDr = around(lakhs, '5 Dr', '5 Cr')

/** `3 Sept 2024`: September has four letters, and June and July all of theirs. */
const british = (date: Day): string =>
  on(date, '3 Apr 2024').replace('Sep', 'Sept').replace('Jun', 'June').replace('Jul', 'July')

const terms = (paper: Paper) => {
  paper.need(400).put(50, 'Important information about your account', HEADING).down(18)
  const sentences = [
    '1. From 1 June 2024 the fee for an arranged overdraft changes from 19.90% to 35.00% EAR (variable).',
    '2. If you go over your limit by more than £15.00 we charge £6.00 a day, up to £72.00 in a month.',
    '3. Deposits of up to £85,000.00 are protected by the scheme. See the leaflet of 3 July 2023.',
    '4. Rates below hold from 05/04/2024 on.',
  ]
  for (const sentence of sentences) for (const own of paper.wrap(sentence, 480)) paper.put(50, own).down()
  paper
    .down(10)
    .put(50, 'Balance', BOLD)
    .put(300, 'Gross rate', RIGHT_BOLD)
    .put(400, 'AER', RIGHT_BOLD)
    .down()
  for (const [tier, gross, aer] of [
    ['£1.00 - £4,999.99', '1.19%', '1.20%'],
    ['£5,000.00 - £24,999.99', '1.98%', '2.00%'],
    ['£25,000.00 and above', '2.47%', '2.50%'],
  ] as const)
    paper.put(50, tier).put(300, gross, RIGHT).put(400, aer, RIGHT).down()
}

/** What stands on pages of their own, or goes over from one to the next. */
export const BREAK_HABITS: Readonly<Record<string, PlainHabit>> = {
  'rows-that-go-over-the-page': {
    paper: { bottom: 700 },
    book: { texts: INDIAN, rows: [15, 60], opening: [100_000, 9_000_000] },
    says: { currency: 'INR' },
    breaksRows: true,
    gap: 14,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'Statement of Account', HEADING).down(14)
      paper
        .put(50, `Account No : ${number.slice(-14)}`)
        .put(350, 'Currency : INR')
        .down()
      paper.put(50, `Statement for the period ${on(start, '03/04/2024')}-${on(end, '03/04/2024')}`).down(22)
    },
    columns: [
      day('Date', 50, '03/04/2024'),
      cutText('Particulars', 120, 27),
      {
        title: 'Chq No.',
        x: 285,
        means: 'reference',
        cell: ({ amount: own }) => (own % 5 === 0 ? String(100_000 + Math.abs(own % 999)) : ''),
      },
      debit('Withdrawal', 400, lakhs),
      credit('Deposit', 475, lakhs),
      balance('Balance', 555, crDr),
    ],
    opens: ({ paper, book: { opening } }) => paper.put(120, 'B/F').put(555, crDr(opening), RIGHT).down(14),
  },
  'letter-first-terms-last': {
    book: { texts: BRITISH, rows: [8, 40] },
    says: { currency: 'GBP' },
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(50, 'MR J EXAMPLE').down().put(50, '1 THE STREET').down().put(50, 'LEEDS LS1 1AA').down(30)
      paper.put(50, `${on(end, '3 April 2024')}`).down(30)
      paper.put(50, 'Dear Mr Example').down(18)
      const letter = [
        'Here is your statement. Your arranged overdraft limit is £1,500.00, for which we charged £12.40 on 2 January 2024.',
        'The interest rate goes down to 35.00% on 1 June 2024.',
      ]
      for (const sentence of letter) for (const own of paper.wrap(sentence, 480)) paper.put(50, own).down()
      paper.down(40).need(600)
      paper.put(50, 'Your statement', HEADING).down(14)
      paper.put(50, numberLike('Sort code 12-34-56   Account number ~~~~~~~~', number)).down()
      paper.put(50, `${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}`).down(14)
      paper
        .pairs(50, 220, [
          ['Opening balance', `£${minus(opening)}`],
          ['Closing balance', `£${minus(closing)}`],
        ])
        .down(16)
    },
    columns: [
      { title: 'Date', x: 50, cell: ({ date }) => british(date) },
      text('Description', 130, 200),
      debit('Money out', 400, commaPoint),
      credit('Money in', 475, commaPoint),
      balance('Balance', 550, minus),
    ],
    closes: ({ paper }) => terms(paper),
  },
  'two-dates-from-december-to-january': {
    book: { texts: AMERICAN, from: { month: 12, day: 12 }, rows: [12, 45] },
    says: { currency: 'USD' },
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(50, 'Checking statement', HEADING).down(14)
      paper.put(50, `Account number ${number.slice(-10)}`).down()
      paper.put(50, `Statement period ${on(start, '04/03/24')} - ${on(end, '04/03/24')}`).down(14)
      paper
        .pairs(50, 250, [
          ['Beginning balance', `$${minus(opening)}`],
          ['Ending balance', `$${minus(closing)}`],
        ])
        .down(18)
    },
    columns: [
      day('Post Date', 50, '04/03'),
      valueDay('Effective Date', 105, '04/03'),
      text('Description', 180, 210),
      amount('Amount', 460, minus),
      balance('Balance', 550, minus),
    ],
  },
  'large-word-across-the-rows': {
    book: { texts: BRITISH, rows: [10, 40] },
    says: { currency: 'GBP' },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'Duplicate statement', HEADING).down(14)
      paper.put(50, numberLike('Sort code 12-34-56   Account number ~~~~~~~~', number)).down()
      paper.put(50, `${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}`).down(22)
      paper.at(300, 120, 'DUPLICATE', { size: 60 })
    },
    again: ({ paper }) => paper.at(300, 120, 'DUPLICATE', { size: 60 }),
    columns: [
      day('Date', 50, '03 Apr 2024'),
      text('Description', 130, 200),
      debit('Money out', 400, commaPoint),
      credit('Money in', 475, commaPoint),
      balance('Balance', 550, minus),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(130, 'Balance brought forward').put(550, minus(opening), RIGHT).down(),
    closes: ({ paper, book: { closing } }) => {
      paper.need(30).put(130, 'Balance carried forward').put(550, minus(closing), RIGHT).down(14)
      paper.put(50, 'Copy made at your request.', SMALL)
    },
  },
}
