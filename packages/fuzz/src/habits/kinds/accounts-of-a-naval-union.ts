import type { AccountBook } from '../setting/account-book.ts'
import { amount, balance, day } from '../setting/columns.ts'
import { around, commaPoint, minusAfter } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { magnitudeSaying, saying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { NAVAL_UNION } from '../texts/household-american.ts'
import type { SeveralAccounts } from './several-accounts.ts'

const behind = minusAfter(commaPoint)
const dollars = around(commaPoint, '-$5', '$5')
const NAMES = ['Everyday Checking', 'Membership Savings'] as const
const STOPS = [40, 80, [185], 220, 260, [365], 400, 440, [545]] as const

const held = (name: string, rows: readonly [number, number]): PlainHabit => ({
  book: { texts: NAVAL_UNION, rows, opening: [400_000, 2_000_000], isNeverOverdrawn: true },
  says: { currency: 'USD' },
  pitch: 9.5,
  gap: 12,
  above: ({ paper, book: { number } }) => {
    paper
      .down(14)
      .need(110)
      .put(40, `${name} - 70${number.slice(-8)}`, HEADING)
      .rule(40, 560)
      .down(14)
    paper.put(40, 'Joint Owner(s): NONE').down(16)
  },
  again: ({ paper, book: { start, end, number } }) => {
    paper.put(560, `Page ${paper.page} of 4`, RIGHT).down()
    paper.put(40, `Statement Period ${on(start, '04/03/24')} - ${on(end, '04/03/24')}`).down(18)
    paper
      .put(40, `${name} - 70${number.slice(-8)}`, BOLD)
      .down()
      .put(40, '(Continued from previous page)', SMALL)
    paper.down(16)
  },
  columns: [
    day('Date', 40, '04-03'),
    lined('Transaction Detail', 80, 290),
    amount('Amount($)', 460, behind),
    balance('Balance($)', 560, commaPoint),
  ],
  opens: ({ paper, book: { start, opening } }) =>
    paper
      .put(40, on(start, '04-03'))
      .put(80, 'Beginning Balance')
      .put(560, commaPoint(opening), RIGHT)
      .down(12),
  closes: ({ paper, book: { end, closing, entries } }) => {
    paper
      .need(24)
      .put(40, on(end, '04-03'))
      .put(80, 'Ending Balance')
      .put(560, commaPoint(closing), RIGHT)
      .down(22)
    const items = saying(entries, /^(POS|ATM|Paid To)/).map(({ date, text, amount: own }) => [
      on(date, '04-03'),
      text.startsWith('Paid') ? 'ACH' : text.slice(0, 3),
      commaPoint(own),
    ])
    if (items.length === 0) return
    paper.need(60).put(40, 'Items Paid', BOLD).down(14)
    const height = Math.ceil(items.length / 3)
    const titles = ['Date', 'Item', 'Amount($)']
    const lines = Array.from({ length: height }, (_, i) =>
      [i, i + height, i + 2 * height].flatMap((item) => items[item] ?? ['', '', '']),
    )
    printGrid(paper, STOPS, [[...titles, ...titles, ...titles], ...lines])
  },
})

/** Accounts of a union of the navy: what was paid is listed again below each. */
export const ACCOUNTS_OF_A_NAVAL_UNION: Readonly<Record<string, SeveralAccounts>> = {
  'items-paid-listed-again-three-across-under-each-account-of-a-naval-union': {
    paper: { page: 'letter', size: 8, bottom: 715 },
    accounts: [held(NAMES[0], [14, 34]), held(NAMES[1], [1, 5])],
    above: (paper, books) => {
      const [{ start, end }] = books as [AccountBook]
      paper.put(40, 'Statement of Account', HEADING).put(560, 'Page 1 of 4', RIGHT).down(14)
      paper.put(300, `Statement Period ${on(start, '04/03/24')} - ${on(end, '04/03/24')}`).down()
      paper.put(300, 'Access No. 21094477').down(16)
      paper.put(40, 'PAT SAMPLE').down().put(40, '5 ANCHOR LN').down().put(40, 'NORFOLK VA 23511').down(24)
      paper.put(40, 'Summary of your deposit accounts', BOLD).rule(40, 560).down(16)
      const lines = books.map(({ number, opening, closing, moneyIn, moneyOut, entries }, i) => [
        NAMES[i] ?? '',
        `70${number.slice(-8)}`,
        dollars(opening),
        dollars(moneyIn),
        dollars(Math.abs(moneyOut)),
        dollars(closing),
        dollars(magnitudeSaying(entries, /^Dividend/) + 88),
      ])
      const sum = (of: (book: AccountBook) => number) =>
        dollars(books.reduce((total, book) => total + of(book), 0))
      printGrid(
        paper,
        [40, 130, [260], [340], [420], [490], [560]],
        [
          ['', '', 'Previous', 'Deposits/', 'Withdrawals/', 'Ending', 'YTD'],
          ['', '', 'Balance', 'Credits', 'Debits', 'Balance', 'Dividends'],
          ...lines,
          [
            'Totals',
            '',
            sum(({ opening }) => opening),
            sum(({ moneyIn }) => moneyIn),
            sum(({ moneyOut }) => -moneyOut),
            sum(({ closing }) => closing),
            sum(({ entries }) => magnitudeSaying(entries, /^Dividend/) + 88),
          ],
        ],
      )
      paper.put(40, 'Insured by NCUA. Report loss of a card at once: 1-888-555-0127.', SMALL).down(6)
    },
  },
}
