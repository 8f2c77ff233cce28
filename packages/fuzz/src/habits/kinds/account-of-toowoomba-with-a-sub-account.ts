import { balance, credit, day, debit } from '../setting/columns.ts'
import { commaPoint, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { told } from '../setting/told.ts'
import { EVERYDAY_OF_TOOWOOMBA, SUB_OF_TOOWOOMBA } from '../texts/from-bozeman-to-taif-west.ts'
import type { SeveralAccounts } from './several-accounts.ts'

const SPACED = '3 Apr 2024'
const minus = minusBefore(commaPoint)

/** The main account or the one under it; each page that it goes on to is between two balances. */
const everyday = (name: string, book: PlainHabit['book']): PlainHabit => ({
  book: { ...book, isNeverOverdrawn: true },
  says: { currency: 'AUD' },
  pitch: 10,
  gap: 13,
  above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
    paper
      .need(190)
      .put(40, `${name}  ${number.slice(-9)}`, HEADING)
      .rule(40, 555, 4)
      .down(20)
    printGrid(
      paper,
      [40, [250], 300, [555]],
      [
        ['Opening Balance', minus(opening), 'Account name', 'J SAMPLE'],
        ['Total Withdrawals', commaPoint(moneyOut), 'BSB', '999-799'],
        ['Total Deposits', commaPoint(moneyIn), 'Credit interest rate', '0.05% p.a.'],
        ['Closing Balance', minus(closing), 'Interest this financial year', '3.71'],
      ],
    ).down(8)
    paper.put(40, `Account Transactions ${on(start, SPACED)} to ${on(end, SPACED)}`, BOLD).down(20)
  },
  again: ({ paper }) =>
    paper.put(40, 'Everyday Choice Statement', BOLD).put(555, `Page ${paper.page}`, RIGHT).down(26),
  columns: [
    day('Date', 40, SPACED),
    told('Transaction Details', 105, 230, { day: '03 Apr 2024' }),
    debit('Withdrawal', 405, commaPoint),
    credit('Deposit', 480, commaPoint),
    balance('Balance', 555, minus),
  ],
  opens: ({ paper, book: { opening } }) =>
    paper.put(105, 'Opening Balance', BOLD).put(555, minus(opening), RIGHT_BOLD).down(14),
  carries: ({ paper }, reached) => {
    paper.put(105, 'BALANCE CARRIED FORWARD', BOLD).put(555, minus(reached), RIGHT_BOLD)
    paper.at(800, 40, 'Details are continued on the back', SMALL)
  },
  brings: ({ paper }, reached) =>
    paper.put(105, 'BALANCE BROUGHT FORWARD', BOLD).put(555, minus(reached), RIGHT_BOLD).down(14),
  closes: ({ paper, book: { closing } }) =>
    paper.need(34).put(105, 'CLOSING BALANCE', BOLD).put(555, minus(closing), RIGHT_BOLD).down(30),
})

/** An account of the Darling Downs. */
export const ACCOUNT_OF_TOOWOOMBA_WITH_A_SUB_ACCOUNT: Readonly<Record<string, SeveralAccounts>> = {
  /** Days on which a purchase took effect stand below its text; a sub-account has a table of its own. */
  'effective-dates-and-numbers-below-texts-between-balances-brought-and-carried-with-a-sub-account-in-toowoomba':
    {
      paper: { size: 8.5, bottom: 735 },
      accounts: [
        everyday('Everyday Choice', {
          texts: EVERYDAY_OF_TOOWOOMBA,
          rows: [14, 50],
          opening: [60_000, 700_000],
        }),
        everyday('Sub-Account', { texts: SUB_OF_TOOWOOMBA, rows: [1, 6], opening: [100_000, 2_000_000] }),
      ],
      above: (paper, books) => {
        const [first] = books
        if (!first) return
        const { start, end } = first
        paper.put(40, 'Example Sunshine Bank', { isBold: true, size: 15 })
        paper.put(555, 'Everyday Choice Statement', RIGHT_BOLD).down(12)
        paper.put(555, 'Statement No: 37   Page 1', RIGHT).down(28)
        for (const line of ['MS J SAMPLE', '7 EXAMPLE COURT', 'TOOWOOMBA QLD 4350'])
          paper.put(60, line).down(11)
        paper.down(16)
        printGrid(
          paper,
          [40, [300]],
          [
            ['Statement Period', `${on(start, SPACED)} - ${on(end, SPACED)}`],
            ['Total of all balances (AUD)', minus(books.reduce((sum, { closing }) => sum + closing, 0))],
          ],
        ).down(6)
        smallPrint(paper, 40, [
          'Keep your card and PIN safe. For tips on protecting yourself from scams visit our website or call 1300 555 014.',
          'The fees that apply to your account are set out in the Product Information Document.',
        ])
        paper.down(20)
      },
    },
}
