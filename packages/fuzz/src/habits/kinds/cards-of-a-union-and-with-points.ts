import { addDays } from '../../convention/day.ts'
import { sumOf } from '../setting/account-book.ts'
import { amount, type Column, day, valueDay } from '../setting/columns.ts'
import { around, commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { numbered } from '../setting/numbered.ts'
import { part } from '../setting/part.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { notSaying, saying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { UNION_CARD, VIEW_CARD } from '../texts/converted-american.ts'

/** What is owed is less than nothing in the book, and more than nothing in print. */
const owed = around(commaPoint, '$5', '-$5')
const charged = around(commaPoint, '5', '-5')

const FEE = /^LATE FEE/
const INTEREST = /^INTEREST/

/**
 * A card of a credit union. Posting days stand before days of purchase; the state and the trade of each merchant have
 * columns; all sums of the month stand in one line of a box, with the signs between them.
 */
export const CARD_OF_A_UNION: Readonly<Record<string, PlainHabit>> = {
  'states-and-codes-of-trades-in-columns-behind-merchants-below-sums-with-signs-in-one-line-of-a-union-s-card':
    {
      paper: { page: 'letter', size: 8, bottom: 720 },
      book: { texts: UNION_CARD, rows: [12, 40], opening: [-400_000, -60_000], largest: 90_000 },
      says: { currency: 'USD', isOwed: true },
      above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
        paper.put(40, 'PRAIRIE SAMPLE CREDIT UNION', HEADING).put(570, 'Visa Platinum Statement', RIGHT_BOLD)
        paper.down().put(40, 'P.O. Box 2711, Omaha, NE 68103', SMALL).put(570, 'Page 1', RIGHT).down(26)
        paper
          .put(60, 'DANA EXAMPLE')
          .put(330, 'Account Number')
          .put(570, `XXXX XXXX XXXX ${number.slice(-4)}`, RIGHT)
        paper.down().put(60, '118 SAMPLE CREEK RD').put(330, 'Statement Period')
        paper.put(570, `${on(start, '04/03/24')} to ${on(end, '04/03/24')}`, RIGHT).down()
        paper.put(60, 'DURANT OK 74701').put(330, 'Payment Due Date')
        paper.put(570, on(addDays(end, 25), '04/03/24'), RIGHT).down(26)
        printGrid(
          paper,
          [[110], [130], [200], [220], [300], [320], [400], [420], [490], [510], [570]],
          [
            ['Previous', '', 'Payments', '', 'Purchases', '', 'Finance', '', 'Late', '', 'New'],
            ['Balance', '', '& Credits', '', '& Advances', '', 'Charges', '', 'Charges', '', 'Balance'],
            [
              owed(opening),
              '-',
              `$${commaPoint(moneyIn)}`,
              '+',
              `$${commaPoint(moneyOut)}`,
              '+',
              '$0.00',
              '+',
              '$0.00',
              '=',
              owed(closing),
            ],
          ],
        )
        paper.rule(40, 570, -6).down(12)
        paper
          .put(40, 'Credit Limit: $8,000.00    Minimum Payment Due: $45.00    Past Due Amount: $0.00')
          .down(24)
        paper.put(40, 'TRANSACTIONS', HEADING).down(16)
      },
      again: ({ paper, book: { number } }) => {
        paper.put(40, 'TRANSACTIONS (Continued)', BOLD).put(300, `Account ending ${number.slice(-4)}`)
        paper.put(570, `Page ${paper.page}`, RIGHT).down(20)
      },
      columns: [
        valueDay(['Post', 'Date'], 40, '04/03'),
        day(['Tran', 'Date'], 75, '04/03'),
        numbered('Reference Number', 110, 11),
        part('Merchant Name', 190, 190, 0),
        part('State', 395, 40, 1),
        part('MCC', 435, 40, 2),
        amount('Amount', 570, charged),
      ],
      closes: ({ paper }) => {
        paper.need(150).rule(40, 570, -8).down(10).put(40, 'FINANCE CHARGE SUMMARY', BOLD).down(14)
        printGrid(
          paper,
          [40, [260], [360], [460], [570]],
          [
            ['', 'Daily Periodic Rate', 'Annual Rate', 'Balance Subject', 'Finance Charge'],
            ['Purchases', '.029863%', '10.900%', '$0.00', '$0.00'],
            ['Cash Advances', '.029863%', '10.900%', '$0.00', '$0.00'],
          ],
        ).down(6)
        paper
          .put(40, 'Fees charged year to date: $0.00   Interest charged year to date: $0.00', SMALL)
          .down(9)
        paper.put(40, 'Report a lost or stolen card at once: 1-800-555-0161, day or night.', SMALL)
      },
    },
}

/**
 * A card with points. Payments have N/A where purchases have points; fees and interest have no such column; each
 * section closes with its total.
 */
export const CARD_WITH_POINTS: Readonly<Record<string, SectionedHabit>> = {
  'points-with-n-a-for-payments-before-dollars-under-purchase-activity-for-a-card-ending-in-four-digits': {
    paper: { page: 'letter', size: 8.5, bottom: 715 },
    book: { texts: VIEW_CARD, rows: [12, 44], opening: [-400_000, -60_000], largest: 90_000 },
    says: { currency: 'USD', isOwed: true },
    above: (paper, { start, end, number, opening, closing, moneyIn, moneyOut, entries }) => {
      const [fees, interest] = [sumOf(saying(entries, FEE)), sumOf(saying(entries, INTEREST))]
      paper
        .put(40, 'Lookout Mastercard®', HEADING)
        .put(570, `Account Ending ${number.slice(-4)}`, RIGHT_BOLD)
        .down()
      paper.put(40, 'Statement for').put(570, 'www.example.com/lookout', RIGHT).down()
      paper.put(40, 'PAT SAMPLE', BOLD).put(570, '888-555-0147', RIGHT).down(22)
      printGrid(
        paper,
        [40, [250], 330, [570]],
        [
          ['Statement Balance', owed(closing), 'Account Activity', ''],
          ['Minimum Payment Due', '$38.00', 'Previous Balance', owed(opening)],
          ['Payment Due Date', on(addDays(end, 26), '04/03/24'), 'Payments', `-$${commaPoint(moneyIn)}`],
          ['', '', 'Purchases', `+$${commaPoint(-moneyOut + fees + interest)}`],
          ['Revolving Credit Line', '$6,500.00', 'Fees Charged', `+$${commaPoint(fees)}`],
          ['', '', 'Interest Charged', `+$${commaPoint(interest)}`],
          ['', '', `Statement Balance as of ${on(end, '04/03/24')}`, owed(closing)],
        ],
      ).down(8)
      paper.put(40, 'Late Payment Warning: a late payment may cost you a fee of up to $41.', SMALL).down(9)
      paper
        .put(40, 'Minimum Payment Warning: paying only the minimum takes longer and costs more.', SMALL)
        .down(22)
      paper.put(
        40,
        `Transactions  (Statement Period: ${on(start, '04/03/24')} - ${on(end, '04/03/24')})`,
        HEADING,
      )
      paper.rule(40, 570, 5).down(24)
    },
    again: (paper, { number }) => {
      paper
        .put(40, 'Transactions (cont.)', HEADING)
        .put(570, `Account Ending ${number.slice(-4)}`, RIGHT)
        .down()
      paper.put(570, `Page ${paper.page} of 4`, RIGHT).down(18)
    },
    sections: ({ credits, debits }) => {
      const days: Column[] = [
        day('Transaction Date', 40, 'Apr 03'),
        valueDay('Posting Date', 125, 'Apr 03'),
        lined('Description', 200, 240),
      ]
      const withPoints: Column[] = [
        ...days,
        {
          title: 'Points',
          x: 490,
          align: 'right',
          cell: ({ amount: own }) => (own < 0 ? String(Math.floor(-own / 100)) : 'N/A'),
        },
        amount('Amount', 570, owed),
      ]
      const bought = notSaying(notSaying(debits, FEE), INTEREST)
      return [
        { title: 'Payments', columns: withPoints, entries: credits },
        {
          title: 'Purchase Activity for PAT SAMPLE card ending in 2163',
          columns: withPoints,
          entries: bought,
        },
        {
          title: 'Fees and Interest',
          columns: [...days, amount('Amount', 570, owed)],
          entries: [...saying(debits, FEE), ...saying(debits, INTEREST)],
        },
      ]
    },
    opens: (paper, { title }) => paper.put(40, title, BOLD).down(16),
    closes: (paper, { title }, sum) => {
      const name = title.split(' for ')[0]?.toLowerCase()
      paper.need(30).put(200, `Total ${name} for this period`, BOLD).put(570, owed(sum), RIGHT_BOLD).down(24)
    },
    below: (paper) => {
      paper.need(130).put(40, 'Lookout Rewards', HEADING).rule(40, 570, 4).down(18)
      paper.pairs(40, 250, [
        ['Points balance as of last statement', '11,204'],
        ['Bonus points earned', '0'],
        ['Points redeemed', '0'],
      ])
      paper.down(10).put(40, 'Interest Charge Calculation', HEADING).rule(40, 570, 4).down(18)
      printGrid(
        paper,
        [40, [300], [440], [570]],
        [
          ['Type of Balance', 'Annual Percentage Rate', 'Balance Subject', 'Interest Charge'],
          ['Purchases', '27.24% (v)', '$0.00', '$0.00'],
        ],
      )
    },
  },
}
