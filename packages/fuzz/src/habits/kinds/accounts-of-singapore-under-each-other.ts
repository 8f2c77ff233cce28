import type { AccountBook } from '../setting/account-book.ts'
import { balance, credit, day, debit } from '../setting/columns.ts'
import { commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { numberLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { LINED_SINGAPORE } from '../texts/lined-eastern.ts'
import type { SeveralAccounts } from './several-accounts.ts'

const rich = { isNeverOverdrawn: true, opening: [400_000, 9_000_000] } as const

const inSingapore = (name: string, rows: readonly [number, number]): PlainHabit => ({
  book: { texts: LINED_SINGAPORE, ...rich, rows },
  says: { currency: 'SGD', period: 'end' },
  pitch: 9.5,
  gap: 14,
  above: ({ paper, book: { number } }) =>
    paper
      .down(10)
      .need(110)
      .put(50, name, BOLD)
      .put(545, `Account No. ${numberLike('~~~-~~~~~~-~', number)}`, RIGHT)
      .down(18),
  columns: [
    day('Date', 50, '03/04/2024'),
    lined('Description', 115, 190),
    debit('Withdrawal (-)', 385, commaPoint),
    credit('Deposit (+)', 460, commaPoint),
    balance('Balance', 545, commaPoint),
  ],
  opens: ({ paper, book: { opening } }) =>
    paper
      .put(115, 'Balance Brought Forward', BOLD)
      .put(545, `SGD ${commaPoint(opening)}`, RIGHT_BOLD)
      .down(14),
  carries: ({ paper }, reached) =>
    paper.put(115, 'Balance Carried Forward', BOLD).put(545, `SGD ${commaPoint(reached)}`, RIGHT_BOLD),
  brings: ({ paper }, reached) =>
    paper
      .put(115, 'Balance Brought Forward', BOLD)
      .put(545, `SGD ${commaPoint(reached)}`, RIGHT_BOLD)
      .down(14),
  closes: ({ paper, book: { closing, moneyIn, moneyOut } }) => {
    paper.need(40).put(115, 'Total Balance Carried Forward in SGD:', BOLD)
    paper.put(385, commaPoint(moneyOut), RIGHT_BOLD).put(460, commaPoint(moneyIn), RIGHT_BOLD)
    paper.put(545, commaPoint(closing), RIGHT_BOLD).down(20)
  },
})

/** A consolidated statement of Singapore. */
export const ACCOUNTS_OF_SINGAPORE: Readonly<Record<string, SeveralAccounts>> = {
  'deposits-summarised-above-accounts-whose-carried-forward-row-holds-all-three-sums': {
    paper: { size: 8, bottom: 735 },
    accounts: [inSingapore('Example Multiplier Account', [10, 30]), inSingapore('Example eSavings', [2, 6])],
    above: (paper, books) => {
      const [{ end }] = books as [AccountBook]
      paper
        .put(50, 'Consolidated Statement', HEADING)
        .put(545, `as at ${on(end, '03 Apr 2024')}`, RIGHT)
        .down(20)
      paper.put(50, 'TAN SAMPLE WEI').down().put(50, 'BLK 12 EXAMPLE AVENUE 3 #05-67').down()
      paper.put(50, 'SINGAPORE 560012').down(20)
      paper.put(50, 'Account Summary', HEADING).down(16)
      printGrid(
        paper,
        [50, 260, [545]],
        [
          ['Deposits', 'Account No.', 'Balance in SGD'],
          ...books.map(({ number, closing }, i) => [
            ['Example Multiplier Account', 'Example eSavings'][i] as string,
            numberLike('~~~-~~~~~~-~', number),
            commaPoint(closing),
          ]),
        ],
      )
      const total = books.reduce((sum, { closing }) => sum + closing, 0)
      paper.put(50, 'Total', BOLD).put(545, commaPoint(total), RIGHT_BOLD).down(16)
      paper.put(50, 'Transaction Details', HEADING).put(545, 'Messages For You', RIGHT).down(10)
    },
  },
}
