import { sumOf } from '../setting/account-book.ts'
import { amount, type Column, day } from '../setting/columns.ts'
import { around, commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { numbered } from '../setting/numbered.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { notSaying, saying } from '../setting/saying.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { CASH_AT_BROKER } from '../texts/household-american.ts'

const rich = { rows: [18, 45], opening: [900_000, 3_000_000], isNeverOverdrawn: true } as const
const dollars = around(commaPoint, '-$5', '$5')

/** What was moved in a way so far this year, printed beside a bill or a sum. */
const soFar = (minor: number) => dollars(3 * minor + Math.sign(minor) * 1_250)

/** Cash that is kept at a broker of the United States and spent by card and by bills. */
export const BROKER_CASH_SECTIONS: Readonly<Record<string, SectionedHabit>> = {
  'payees-with-numbers-and-sums-of-the-year-behind-bills-in-sections-of-cash-kept-at-a-broker': {
    paper: { page: 'letter', size: 8, bottom: 725 },
    book: { texts: CASH_AT_BROKER, ...rich },
    says: { currency: 'USD' },
    above: (paper, { start, end, number, opening, closing }, sections) => {
      paper.put(40, 'INVESTMENT REPORT', HEADING)
      paper.put(560, `${on(start, 'April 3, 2024')} - ${on(end, 'April 3, 2024')}`, RIGHT).down(20)
      paper
        .put(40, `Account # Z21-${number.slice(-6)}`, BOLD)
        .put(200, 'ALEX Q SAMPLE - CASH MANAGEMENT ACCOUNT')
      paper.down(22).put(40, 'Cash Management Cash Flow', BOLD).down(14)
      const lines = sections.map(({ title, entries }) => [
        title,
        dollars(sumOf(entries)),
        soFar(sumOf(entries)),
      ])
      printGrid(
        paper,
        [40, [300], [420]],
        [
          ['', 'This Period', 'Year-to-Date'],
          ['Beginning Cash Balance', dollars(opening), '-'],
          ...lines,
          ['Ending Cash Balance', dollars(closing), '-'],
        ],
      ).down(10)
      paper
        .put(40, 'Balances sweep to program banks; those are insured up to $5 million in all.', SMALL)
        .down(22)
    },
    again: (paper, { start, end, number }, section) => {
      paper.put(40, 'INVESTMENT REPORT', BOLD)
      paper.put(560, `${on(start, 'April 3, 2024')} - ${on(end, 'April 3, 2024')}`, RIGHT).down()
      paper
        .put(40, `Account # Z21-${number.slice(-6)}`)
        .put(560, `${paper.page} of 5`, RIGHT)
        .down(20)
      if (section) paper.put(40, `${section.title} (continued)`, BOLD).down(16)
    },
    sections: ({ credits, debits }) => {
      const columns: Column[] = [
        day('Date', 40, '04/03'),
        numbered('Reference', 90, 9),
        lined('Description', 160, 300),
        amount('Amount', 560, dollars),
      ]
      const bills: Column[] = [
        day(['Post', 'Date'], 40, '04/03'),
        { title: 'Payee', x: 90, means: 'description', cell: ({ text }) => text.replace('BILL ', '') },
        {
          title: ['Payee', 'Account'],
          x: 260,
          means: 'description',
          cell: ({ date }) => `*****${String(date * 7).slice(-4)}`,
        },
        amount('Amount', 440, dollars),
        { title: ['YTD', 'Payments'], x: 560, align: 'right', cell: ({ amount: own }) => soFar(own) },
      ]
      const earned = /^INTEREST /
      const settled: Column[] = [
        day(['Settlement', 'Date'], 40, '04/03'),
        {
          title: 'Security Name',
          x: 100,
          means: 'description',
          cell: ({ text }) => text.replace('INTEREST ', ''),
        },
        { title: 'Description', x: 330, means: 'description', cell: () => 'Interest Earned' },
        amount('Amount', 560, commaPoint),
      ]
      return [
        { title: 'Deposits', columns, entries: notSaying(credits, earned) },
        { title: 'Dividends, Interest & Other Income', columns: settled, entries: saying(credits, earned) },
        { title: 'Debit Card Activity', columns, entries: notSaying(debits, /^(BILL|OUT) /) },
        { title: 'Bill Payments', columns: bills, entries: saying(debits, /^BILL /) },
        {
          title: 'Withdrawals',
          columns: columns.map((column) =>
            column.title === 'Description'
              ? { ...column, cell: ({ text }: { readonly text: string }) => text.replace('OUT ', '') }
              : column,
          ),
          entries: saying(debits, /^OUT /),
        },
      ]
    },
    opens: (paper, { title }) => paper.put(40, title, HEADING).rule(40, 560).down(18),
    closes: (paper, { title }, sum) => {
      const right = title === 'Bill Payments' ? 440 : 560
      paper.need(20).put(40, `Total ${title}`, BOLD).put(right, dollars(sum), RIGHT_BOLD).down(26)
    },
  },
}
