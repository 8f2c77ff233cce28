import type { Entry } from '../setting/account-book.ts'
import { sumOf } from '../setting/account-book.ts'
import { amount, type Column, day } from '../setting/columns.ts'
import { around, commaPoint, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printDays } from '../setting/print-days.ts'
import { printGrid } from '../setting/print-grid.ts'
import { magnitudeSaying, notSaying, saying } from '../setting/saying.ts'
import { serials, starred } from '../setting/serials.ts'
import type { Section, SectionedHabit } from '../setting/set-sections.ts'
import { HARBOUR_FIRM, HOUSEHOLD_OF_UTAH } from '../texts/mailed-american.ts'

const dollars = around(commaPoint, '-$5', '$5')

const CHECK = /^CHECK$/
const DEPOSIT = /^Edeposit|^Desktop/

/**
 * The sections that have movements under the name of their direction: it stands before the first, and its sum behind the
 * last.
 */
function directed(direction: string, parts: readonly Section[]): Section[] {
  const filled = parts.filter(({ entries }) => entries.length > 0)
  const sum = filled.reduce((total, { entries }) => total + sumOf(entries), 0)
  return filled.map((part, i) => ({
    ...part,
    title: [
      i === 0 ? direction : '',
      part.title,
      i === filled.length - 1 ? `Total ${direction.toLowerCase()}|$${commaPoint(sum)}` : '',
    ].join('|'),
  }))
}

/** Of the balances that the rows lead to. */
const averageOf = (opening: number, entries: readonly Entry[]): number =>
  Math.round(entries.reduce((sum, { balance }) => sum + balance, opening) / (entries.length + 1))

/** An account of a firm with its analysis, and one of a household in Utah. */
export const DEPOSIT_ACCOUNTS_OF_SEATTLE_AND_UTAH: Readonly<Record<string, SectionedHabit>> = {
  'effective-days-left-blank-before-posted-days-and-amounts-with-sums-left-of-their-names-of-a-firm': {
    paper: { page: 'letter', size: 8.5, bottom: 715 },
    book: { texts: HARBOUR_FIRM, rows: [22, 60], opening: [2_000_000, 6_000_000], isNeverOverdrawn: true },
    says: {},
    above: (paper, { start, end, number, opening, closing, moneyIn, moneyOut }) => {
      paper.put(40, 'Example One Account', HEADING).down(14)
      const days = `${on(start, 'April 3, 2024')} - ${on(end, 'April 3, 2024')}`
      paper.put(40, `Account number:  ${number.slice(-10)}   •   ${days}   •   Page 1 of 4`).down(34)
      paper.put(60, 'NORTHWAY MARINE LLC').put(360, 'Questions?', HEADING).down()
      paper
        .put(60, 'OPERATING ACCOUNT')
        .put(360, 'Call your Customer Service Officer or Client Services')
        .down()
      paper.put(60, '2200 ALASKAN WAY STE 310').put(360, '1-800-555-0191 (1-800-555-0192)').down()
      paper
        .put(60, 'SEATTLE WA 98121-1684')
        .put(360, '5:00 AM TO 6:00 PM Pacific Time Monday - Friday')
        .down()
      paper.put(360, 'Write: Example Bank, N.A. (182)').down()
      paper.put(360, 'PO Box 63020, San Francisco, CA 94163').down(28)
      paper.put(40, 'Account summary', HEADING).rule(40, 570).down(18)
      paper.put(40, 'Example One Account', BOLD).down(14)
      printGrid(
        paper,
        [40, [255], [360], [465], [570]],
        [
          ['Account number', 'Beginning balance', 'Total credits', 'Total debits', 'Ending balance'],
          [
            number.slice(-10),
            dollars(opening),
            dollars(moneyIn),
            `-$${commaPoint(moneyOut)}`,
            dollars(closing),
          ],
        ],
      ).down(18)
    },
    again: (paper, { number, start, end }) => {
      const days = `${on(start, 'April 3, 2024')} - ${on(end, 'April 3, 2024')}`
      paper
        .put(40, `Account number:  ${number.slice(-10)}   •   ${days}   •   Page ${paper.page} of 4`)
        .down(28)
    },
    sections: ({ credits, debits }) => {
      const columns: Column[] = [
        { title: ['Effective', 'date'], x: 40, cell: () => '' },
        day(['Posted', 'date'], 95, '04/03'),
        amount('Amount', 205, commaPoint),
        lined('Transaction detail', 220, 345),
      ]
      return [
        ...directed('Credits', [
          { title: 'Deposits', columns, entries: saying(credits, DEPOSIT) },
          { title: 'Electronic deposits/bank credits', columns, entries: notSaying(credits, DEPOSIT) },
        ]),
        ...directed('Debits', [
          { title: 'Electronic debits/bank debits', columns, entries: notSaying(debits, CHECK) },
          {
            title: 'Checks paid',
            columns: [
              serials('Number', 40, 20_418),
              starred(68),
              amount('Amount', 140, commaPoint),
              day('Date', 155, '04/03'),
            ],
            across: [0, 180, 360],
            entries: saying(debits, CHECK),
          },
        ]),
      ]
    },
    opens: (paper, { title }) => {
      const [direction = '', name = ''] = title.split('|')
      if (direction !== '') paper.put(40, direction, HEADING).rule(40, 570).down(18)
      paper.put(40, name, BOLD).down(16)
    },
    closes: (paper, { title }, sum) => {
      const [, name = '', total = '', all = ''] = title.split('|')
      if (name === 'Checks paid') paper.put(40, '* Gap in check sequence.', SMALL).down(14)
      paper
        .need(40)
        .rule(95, 570, -9)
        .put(205, `$${commaPoint(sum)}`, RIGHT_BOLD)
      paper.put(220, `Total ${name.toLowerCase()}`, BOLD).down(16)
      if (total !== '') paper.put(205, all, RIGHT_BOLD).put(220, total, BOLD).down(20)
      if (name.startsWith('Electronic debits')) {
        paper.put(
          40,
          '< Business to Business ACH: If this is a business account, this transaction has a return time frame of one',
          SMALL,
        )
        paper
          .down(8)
          .put(40, 'business day from post date. This time frame does not apply to consumer accounts.', SMALL)
        paper.down(8)
      }
      paper.down(12)
    },
    below: (paper, book) => {
      const before = { date: book.start - 1, balance: book.opening }
      paper.need(120).put(40, 'Daily ledger balance summary', HEADING).rule(40, 570).down(18)
      printDays(paper, book, {
        style: '04/03',
        stops: [40, 220, 400],
        figure: minusBefore(commaPoint),
        titles: ['Date', 'Balance'],
        width: 130,
        before,
      })
      paper.down(6).put(95, 'Average daily ledger balance', BOLD)
      paper.put(350, dollars(averageOf(book.opening, book.entries)), RIGHT_BOLD).down(24)
      paper
        .need(60)
        .put(40, 'NOTICE: Terms of your deposit account are in the agreement that we sent you.', SMALL)
      paper.down(9).put(40, 'Members FDIC. Equal Housing Lender. Sheet Seq = 0041972', SMALL)
    },
  },
  'counts-before-names-of-sections-under-five-sums-in-a-row-with-dots-before-days-of-balances': {
    paper: { page: 'letter', size: 8, bottom: 715 },
    book: { texts: HOUSEHOLD_OF_UTAH, rows: [16, 50], opening: [150_000, 700_000], isNeverOverdrawn: true },
    says: {},
    above: (paper, { start, end, number, opening, closing, entries, moneyIn }) => {
      const checks = magnitudeSaying(entries, CHECK)
      paper.put(40, 'EXAMPLE PIONEER BANK', HEADING).put(570, 'Statement of Accounts', RIGHT_BOLD).down()
      paper.put(40, 'P.O. Box 30709', SMALL).put(570, 'Page 1 of 3', RIGHT).down(10)
      paper.put(40, 'Salt Lake City, UT 84130-0709', SMALL)
      paper.put(570, `Period: ${on(start, 'April 3, 2024')} through ${on(end, 'April 3, 2024')}`, RIGHT)
      paper
        .down()
        .put(570, `Primary Account ${number.slice(-9)}`, RIGHT)
        .down(26)
      paper.put(60, '0041882                      1   AV 0.498').put(360, 'DIRECT INQUIRIES TO:', BOLD).down()
      paper.put(60, 'TERRY SAMPLE').put(360, 'ReliaLine (24 Hours) 1 (800) 555-0174').down()
      paper.put(60, 'DANA SAMPLE').put(360, 'Ogden Main Office').down()
      paper.put(60, '418 HARRISON BLVD').put(360, '2491 Washington Blvd').down()
      paper.put(60, 'OGDEN UT 84403-1127').put(360, 'Ogden, UT 84401-2344   (801) 555-0190').down(30)
      paper.put(40, 'SUMMARY OF ACCOUNT BALANCE', BOLD).rule(40, 570).down(16)
      printGrid(
        paper,
        [40, 200, [410], [570]],
        [
          ['', '', 'Checking/Savings', 'Outstanding'],
          ['Account Type', 'Account Number', 'Ending Balance', 'Balances Owed'],
          ['Anytime Checking', number.slice(-9), dollars(closing), ''],
        ],
      ).down(20)
      paper.put(40, 'ANYTIME CHECKING', BOLD).put(200, number.slice(-9), BOLD).put(570, '201', RIGHT)
      paper.rule(40, 570).down(18)
      printGrid(
        paper,
        [[120], [230], [340], [455], [570]],
        [
          ['Previous Balance', 'Deposits/Credits', 'Charges/Debits', 'Checks Processed', 'Ending Balance'],
          [
            commaPoint(opening),
            commaPoint(moneyIn),
            commaPoint(opening + moneyIn - checks - closing),
            commaPoint(checks),
            commaPoint(closing),
          ],
        ],
      ).down(20)
    },
    again: (paper, { number, end }, section) => {
      paper.put(40, 'TERRY SAMPLE', BOLD).put(570, `Page ${paper.page} of 3`, RIGHT).down()
      paper.put(570, on(end, 'April 3, 2024'), RIGHT).down()
      paper.put(570, number.slice(-9), RIGHT).down(22)
      if (section) paper.put(40, `${section.title} (Continued)`, BOLD).down(14)
    },
    sections: ({ credits, debits }) => {
      const columns: Column[] = [
        day('Date', 40, '04/03'),
        amount('Amount', 150, commaPoint),
        lined('Description', 170, 390),
      ]
      const checks = saying(debits, CHECK)
      const others = notSaying(debits, CHECK)
      return [
        { title: `${credits.length} DEPOSITS/CREDITS`, columns, entries: credits },
        { title: `${others.length} CHARGES/DEBITS`, columns, entries: others },
        {
          title: `${checks.length} CHECKS PROCESSED`,
          columns: [
            serials('Number', 40, 1_204),
            starred(62),
            day('Date', 85, '04/03'),
            amount('Amount', 175, commaPoint),
          ],
          across: [0, 185, 370],
          entries: checks,
        },
      ]
    },
    opens: (paper, { title }) => paper.put(40, title, BOLD).rule(40, 570).down(16),
    closes: (paper, { title }) => {
      if (title.endsWith('PROCESSED')) paper.put(40, '* Not in check sequence', SMALL).down(6)
      paper.down(14)
    },
    below: (paper, book) => {
      paper.need(90).put(40, 'AGGREGATE OVERDRAFT AND RETURNED ITEM FEES', BOLD).rule(40, 570).down(16)
      printGrid(
        paper,
        [40, [360], [500]],
        [
          ['', 'Total for This Period', 'Total Year-to-Date'],
          ['Total Overdraft Fees', '$0.00', '$32.00'],
          ['Total Returned Item Fees', '$0.00', '$0.00'],
        ],
      )
      paper
        .put(40, 'To learn more about our other products and services that may lower the cost', SMALL)
        .down(9)
      paper
        .put(40, 'of managing account overdrafts or to discuss removing overdraft coverage, please', SMALL)
        .down(9)
      paper.put(40, 'contact Customer Service or visit your local branch.', SMALL).down(22)
      paper.need(90).put(40, 'DAILY BALANCES', BOLD).rule(40, 570).down(16)
      printDays(paper, book, {
        style: '04/03............',
        stops: [40, 225, 410],
        figure: minusBefore(commaPoint),
        titles: ['Date', 'Balance'],
        width: 130,
      })
    },
  },
}
