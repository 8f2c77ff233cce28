import { sumOf } from '../setting/account-book.ts'
import { type Column, day } from '../setting/columns.ts'
import { around, commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { part } from '../setting/part.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { magnitudeSaying, notSaying, saying } from '../setting/saying.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { smallPrint } from '../setting/small-print.ts'
import { CASH_OF_PALO_ALTO } from '../texts/from-lehi-to-dubai-west.ts'

const dollars = around(commaPoint, '-$5', '$5')
const INTEREST = /^INTEREST/
const amount: Column = { title: 'Amount', x: 570, align: 'right', cell: (entry) => dollars(entry.amount) }

const rows: readonly Column[] = [
  day('Date', 40, '04/03/2024'),
  part('Method', 120, 80, 0),
  part('Type', 200, 80, 1),
  part('Initiator', 290, 200, 2),
  amount,
]

/** Cash at a broker of California. */
export const CASH_OF_PALO_ALTO_AT_A_BROKER: Readonly<Record<string, SectionedHabit>> = {
  /** What the broker moves between its banks stands between withdrawals and interest, and is no movement of the account. */
  'transfers-between-program-banks-listed-between-withdrawals-and-interest-of-cash-at-a-broker-in-palo-alto':
    {
      paper: { page: 'letter', size: 8.5, bottom: 725 },
      book: {
        texts: CASH_OF_PALO_ALTO,
        rows: [8, 36],
        opening: [300_000, 6_000_000],
        isNeverOverdrawn: true,
        from: { month: 4, day: 1 },
      },
      says: { currency: 'USD' },
      above: (paper, { start, end, number, opening, closing, moneyIn, moneyOut, entries }) => {
        const interest = magnitudeSaying(entries, INTEREST)
        paper
          .put(40, 'palmfront', { isBold: true, size: 18 })
          .put(570, `Monthly Statement for ${on(start, 'April 3')} - ${on(end, '3, 2024')}`, RIGHT_BOLD)
          .down(30)
        printGrid(
          paper,
          [40, 330, [570]],
          [
            ['Alex Sample', 'Cash Account', ''],
            ['22 Example Avenue', 'Account number', number.slice(-8)],
            ['Palo Alto, CA 94301', '', ''],
          ],
        ).down(18)
        paper.put(40, 'Account Summary', HEADING).rule(40, 570, 4).down(18)
        paper.pairs(40, 330, [
          ['Beginning balance', dollars(opening)],
          ['Deposits/Credits', dollars(moneyIn - interest)],
          ['Withdrawals/Debits', dollars(moneyOut)],
          ['Interest', dollars(interest)],
          ['Ending balance', dollars(closing)],
        ])
        paper.down(20)
      },
      again: (paper, { number }, section) => {
        paper
          .put(40, 'palmfront', BOLD)
          .put(570, `Cash Account ${number.slice(-8)}   Page ${paper.page}`, RIGHT)
          .down(26)
        if (section) paper.put(40, `${section.title} (continued)`, BOLD).down(18)
      },
      sections: ({ credits, debits }) => [
        {
          title: 'Deposits/Credits to Palmfront Brokerage',
          columns: rows,
          entries: notSaying(credits, INTEREST),
        },
        { title: 'Withdrawals/Debits from Palmfront Brokerage', columns: rows, entries: debits },
        {
          title: 'INTEREST',
          columns: [
            day('Date', 40, '04/03/2024'),
            { title: 'Description', x: 120, means: 'description', cell: () => 'Program Bank Interest' },
            amount,
          ],
          entries: saying(credits, INTEREST),
        },
      ],
      opens: (paper, { title }) => paper.put(40, title, BOLD).rule(40, 570, 4).down(18),
      closes: (paper, { title, entries }, sum) => {
        paper.need(24).put(120, 'Total', BOLD).put(570, dollars(sum), RIGHT_BOLD).down(26)
        if (!title.startsWith('Withdrawals')) return
        const moved = dollars(sumOf(entries.slice(0, 2)))
        const date = entries[0]?.date ?? 0
        paper.need(90).put(40, 'Transfer between Palmfront and Program Banks', BOLD).rule(40, 570, 4).down(18)
        printGrid(
          paper,
          [40, 120, 290, [570]],
          [
            ['Date', 'Description', 'Program Bank', 'Amount'],
            [on(date, '04/03/2024'), 'Transfer from Program Bank', 'Example Bank NA', moved.replace('-', '')],
            [on(date, '04/03/2024'), 'Transfer to Palmfront', 'Example Bank NA', moved],
          ],
        ).down(20)
      },
      below: (paper) => {
        paper.need(150).put(40, 'Balance and Interest Rate Details', BOLD).rule(40, 570, 4).down(18)
        printGrid(
          paper,
          [40, [330], [460]],
          [
            ['Program Bank', 'Share of balance', 'Annual percentage yield'],
            ['Example Bank NA', '62%', '4.50%'],
            ['Sample Trust Company', '38%', '4.50%'],
          ],
        ).down(16)
        paper.put(40, 'Disclosures', BOLD).rule(40, 570, 4).down(16)
        smallPrint(paper, 40, [
          'Palmfront Brokerage LLC is not a bank. Funds are swept to program banks, where they earn a variable rate and are insured.',
          'Balances awaiting sweep are covered by SIPC up to $500,000 ($250,000 for cash). Report errors within 60 days.',
        ])
      },
    },
}
