import type { AccountBook } from '../setting/account-book.ts'
import { amount, balance, day } from '../setting/columns.ts'
import { commaPoint, minusAfter } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { magnitudeSaying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { UNION_DRAFTS, UNION_REGULAR } from '../texts/bookkept-american.ts'
import type { SeveralAccounts } from './several-accounts.ts'

const behind = minusAfter(commaPoint)

const share = (suffix: string, name: string, hasDrafts: boolean): PlainHabit => ({
  book: hasDrafts
    ? { texts: UNION_DRAFTS, rows: [12, 36], opening: [150_000, 700_000], isNeverOverdrawn: true }
    : {
        texts: UNION_REGULAR,
        rows: [2, 6],
        opening: [300_000, 900_000],
        largest: 40_000,
        isNeverOverdrawn: true,
      },
  says: { currency: 'USD' },
  pitch: 10,
  gap: 12,
  above: ({ paper, book: { start, end, number } }) => {
    paper.down(14).need(120).put(40, `SHARE ${suffix}   ${name}`, BOLD)
    paper
      .put(570, `Account ${number.slice(-10)}`, RIGHT_BOLD)
      .rule(40, 570)
      .down(14)
    paper.put(40, hasDrafts ? 'JOINT OWNER: DANA SAMPLE' : 'JOINT OWNER: NONE')
    paper.put(570, `${on(start, '04/03/24')} - ${on(end, '04/03/24')}`, RIGHT).down(18)
  },
  again: ({ paper }) =>
    paper
      .put(40, `SHARE ${suffix}   ${name} (CONTINUED)`, BOLD)
      .put(570, `Page ${paper.page}`, RIGHT)
      .rule(40, 570)
      .down(20),
  columns: [
    day('Date', 40, '04/03'),
    lined('Transaction Description', 80, 300),
    amount('Amount', 480, behind),
    balance('Balance', 570, behind),
  ],
  opens: ({ paper, book: { start, opening } }) =>
    paper.put(40, on(start, '04/03')).put(80, 'Beginning Balance').put(570, behind(opening), RIGHT).down(12),
  closes: ({ paper, book: { end, closing, entries } }) => {
    paper.need(80).put(40, on(end, '04/03')).put(80, 'Ending Balance', BOLD)
    paper.put(570, behind(closing), RIGHT_BOLD).down(16)
    if (!hasDrafts) {
      const dividends = magnitudeSaying(entries, /^Deposit Dividend/)
      paper.put(80, `Dividends Paid This Period: $${commaPoint(dividends)}`).down(11)
      paper.put(80, `Dividends Paid Year To Date: $${commaPoint(dividends + 1_436)}`).down(11)
      paper.put(80, 'Annual Percentage Yield Earned: 0.25%').down(12)
      return
    }
    const fees = magnitudeSaying(entries, /^Overdraft/)
    printGrid(
      paper,
      [80, [390], [480]],
      [
        ['', 'Total for this period', 'Total year-to-date'],
        ['Total Overdraft Fees', `$${commaPoint(fees)}`, `$${commaPoint(fees + 50)}`],
        ['Total Returned Item Fees', '$0.00', '$0.00'],
      ],
    )
  },
})

/** Two shares of a credit union of teachers and clerks. */
export const SHARES_OF_A_UNION: Readonly<Record<string, SeveralAccounts>> = {
  'dividends-of-a-share-above-drafts-with-minus-behind-and-overdraft-fees-of-period-and-year': {
    paper: { page: 'letter', size: 8, bottom: 715 },
    accounts: [share('0001', 'REGULAR SHARES', false), share('0009', 'CHECKING', true)],
    above: (paper, books) => {
      const [{ start, end }] = books as [AccountBook]
      paper
        .put(40, 'EXAMPLE STATE EMPLOYEES CREDIT UNION', HEADING)
        .put(570, 'STATEMENT OF ACCOUNTS', RIGHT_BOLD)
      paper
        .down()
        .put(40, 'PO BOX 25279, RALEIGH NC 27611   1-888-555-0170   Federally insured by NCUA', SMALL)
        .down(26)
      paper.put(60, 'TERRY SAMPLE').put(400, 'Statement Period').down()
      paper
        .put(60, '12 EXAMPLE LN')
        .put(400, `${on(start, '04/03/24')} through ${on(end, '04/03/24')}`)
        .down()
      paper.put(60, 'CARY NC 27511').down(24)
      paper.put(40, 'Summary of Shares', BOLD).down(14)
      printGrid(
        paper,
        [40, [300], [400]],
        [
          ['', 'Beginning', 'Ending'],
          ...books.map(({ opening, closing }, i): string[] => [
            ['0001 Regular Shares', '0009 Checking'][i] ?? '',
            commaPoint(opening),
            commaPoint(closing),
          ]),
        ],
      )
    },
  },
}
