import type { Truth } from '../truth/truth.ts'
import type { Book, Figure } from './book.ts'

/** The numbers and dates that a statement prints about one account; money in minor units, `null` where not printed. */
export type PrintedAccount = Readonly<Record<Figure, number | null>> & {
  /** In printed order; what goes out is less than nothing. */
  readonly rows: readonly {
    readonly date: string
    readonly amount: number
    readonly balance: number | null
  }[]
  readonly period: Truth['accounts'][number]['period']
}

export const toMinor = (decimal: string): number => Number(decimal.replace('.', ''))

/**
 * @param book what the totals are printed from
 * @param shows which figures are printed outside the rows
 */
export function printedAccount(
  { transactions, accounts }: Truth,
  account: number,
  book: Book,
  shows: (figure: Figure) => boolean,
): PrintedAccount {
  const { openingBalance, closingBalance, period } = accounts[account] as Truth['accounts'][number]
  const shown = (figure: Figure, value: number) => (shows(figure) ? value : null)
  return {
    opening: openingBalance.isNamed ? shown('opening', toMinor(openingBalance.value)) : null,
    closing: closingBalance.isNamed ? shown('closing', toMinor(closingBalance.value)) : null,
    moneyIn: shown('moneyIn', book.moneyIn),
    moneyOut: shown('moneyOut', book.moneyOut),
    rows: transactions
      .filter((row) => row.account === account)
      .map(({ date, debit, credit, balance }) => ({
        date,
        amount: credit === null ? 0 - toMinor(debit ?? '0') : toMinor(credit),
        balance: balance === null ? null : toMinor(balance),
      })),
    period,
  }
}
