import { amount, balance, credit, day, debit, valueDay } from '../setting/columns.ts'
import { around, commaPoint, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { magnitudeSaying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { CASH_OF_WINNIPEG, COUNTER_OF_TEXAS } from '../texts/from-arusha-to-winnipeg-west.ts'

const minus = minusBefore(commaPoint)
const dollars = around(commaPoint, '-$5', '$5')
const dashed = around(commaPoint, '–$5', '$5')

/** An account at a counter within a shop, and cash in an app. */
export const ACCOUNT_AT_A_COUNTER_OF_TEXAS_AND_CASH_OF_WINNIPEG: Readonly<Record<string, PlainHabit>> = {
  /** Three columns of money follow the day, and the text comes last; fees of the period and of the year stand below. */
  'credits-debits-and-balance-right-behind-the-day-and-texts-last-of-an-account-at-a-shop-s-counter-in-texas':
    {
      paper: { page: 'letter', size: 8, bottom: 705 },
      book: { texts: COUNTER_OF_TEXAS, rows: [16, 55], opening: [10_000, 300_000] },
      says: { currency: 'USD' },
      pitch: 9.5,
      gap: 13,
      above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
        paper.put(40, 'Examplewood National Bank', HEADING).put(570, 'Page 1', RIGHT).down(12)
        paper.put(40, 'P.O. Box 7889, The Woodlands, TX 77387', SMALL).down(30)
        paper.put(60, 'CASEY SAMPLE').put(350, 'Account Number').put(570, number.slice(-10), RIGHT).down()
        paper.put(60, '118 EXAMPLE PINE DR').put(350, 'Statement Begins')
        paper.put(570, on(start, 'April 3, 2024'), RIGHT).down()
        paper.put(60, 'CONROE TX 77301').put(350, 'Statement Ends').put(570, on(end, 'April 3, 2024'), RIGHT)
        paper.down(34)
        paper.put(40, 'Summary of Everyday Checking', BOLD).rule(40, 570, 4).down(18)
        printGrid(
          paper,
          [40, [240], 310, [570]],
          [
            ['Previous Balance', dollars(opening), 'Days in Statement Period', '30'],
            ['Total Credits', commaPoint(moneyIn), 'Total Debits', commaPoint(moneyOut)],
            ['New Balance', dollars(closing), 'Service Charge', '0.00'],
          ],
        ).down(12)
        paper
          .put(40, 'Ask a retail banker about direct deposit: set it up and the monthly fee is waived.')
          .down(24)
        paper.put(40, 'Transaction Activity', BOLD).rule(40, 570, 4).down(20)
      },
      again: ({ paper, book: { number } }) => {
        paper
          .put(40, `Account Number ${number.slice(-10)}`)
          .put(570, `Page ${paper.page}`, RIGHT)
          .down(20)
        paper.put(40, 'Transaction Activity (continued)', BOLD).down(18)
      },
      columns: [
        day('Date', 40, '04-03'),
        credit('Credits', 140, commaPoint),
        debit('Debits', 215, commaPoint),
        balance('Balance', 295, minus),
        lined('Description', 315, 250),
      ],
      opens: ({ paper, book: { start, opening } }) =>
        paper
          .put(40, on(start, '04-03'))
          .put(295, minus(opening), RIGHT)
          .put(315, 'Previous Balance')
          .down(13),
      closes: ({ paper, book: { end, closing, entries } }) => {
        const fees = commaPoint(magnitudeSaying(entries, /^OVERDRAFT/))
        paper
          .need(120)
          .put(40, on(end, '04-03'))
          .put(295, minus(closing), RIGHT)
          .put(315, 'New Balance')
          .down(28)
        printGrid(
          paper,
          [40, [360], [500]],
          [
            ['Overdraft and Returned Item Fees', 'Total for this Period', 'Total Year-to-Date'],
            ['Total Overdraft Fees', `$${fees}`, `$${fees}`],
            ['Total Returned Item Fees', '$0.00', '$0.00'],
          ],
        ).down(10)
        smallPrint(paper, 40, [
          'In case of errors about your electronic transfers, call us or write to us as soon as you can. We must',
          'hear from you no later than 60 days after we sent the first statement on which the error appeared.',
          'Member FDIC',
        ])
      },
    },
  /** Days as programs write them, twice; dashes before dollars, and tiers of interest with what the year brought below. */
  'years-first-in-both-days-with-dashes-before-canadian-dollars-above-tiers-of-interest-in-winnipeg': {
    paper: { page: 'letter', font: 'noto', size: 8, bottom: 700 },
    book: { texts: CASH_OF_WINNIPEG, rows: [12, 45], opening: [80_000, 1_500_000], isNeverOverdrawn: true },
    says: { currency: 'CAD' },
    gap: 17,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(40, 'Plainsimple', HEADING).put(570, 'Chequing monthly statement', RIGHT_BOLD).down(14)
      paper.put(570, `${on(start, '2024-04-03')} – ${on(end, '2024-04-03')}`, RIGHT).down(26)
      printGrid(
        paper,
        [40, 330, [570]],
        [
          ['Robin Sample', 'Account number', number.slice(-9)],
          ['204–61 Example Forks', 'Institution / transit', '703 / 00001'],
          ['Winnipeg MB  R3C 4EX', 'Account type', 'Individual chequing'],
        ],
      ).down(16)
      paper.rule(40, 570, -10)
      printGrid(
        paper,
        [[150], [290], [430], [570]],
        [
          ['Opening balance', 'Deposits', 'Withdrawals', 'Closing balance'],
          [dashed(opening), dashed(moneyIn), dashed(moneyOut), dashed(closing)],
        ],
      )
      paper.rule(40, 570, -4).down(18)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(40, `Account number ${number.slice(-9)}`, SMALL)
        .put(570, `${paper.page}`, RIGHT)
        .down(24),
    columns: [
      day('DATE', 40, '2024-04-03'),
      valueDay('POSTED DATE', 105, '2024-04-03'),
      lined('DESCRIPTION', 185, 215),
      amount('AMOUNT (CAD)', 485, dashed),
      balance('BALANCE (CAD)', 570, dashed),
    ],
    closes: ({ paper }) => {
      paper.need(120).rule(40, 570, -10).down(8).put(40, 'Interest rates', BOLD).down(14)
      printGrid(
        paper,
        [40, [300], [420]],
        [
          ['Balance', 'Base rate', 'With direct deposit'],
          ['Up to $100,000.00', '1.75%', '2.25%'],
          ['$100,000.01 and more', '2.25%', '2.75%'],
        ],
      ).down(10)
      smallPrint(paper, 40, [
        'Plainsimple Payments Inc. holds your balance in trust at members of CDIC.',
        'Tell us about any error within 45 days. Rates may change without notice.',
      ])
    },
  },
}
