import type { Line, Word } from '../../layout/word.ts'
import type { LineTests } from '../../table/line-tests.ts'
import type { CheckedAccount } from '../accounts/check-accounts.ts'
import { isTransaction, type Movement } from '../ledger.ts'

/** Numbers of fewer rows may end at one place by chance... */
const MIN_ROWS = 3
/** ...and those of fewer than this share of the rows are no column. */
const COLUMN_SHARE = 0.6
/** Points by which the right edges of a column's numbers may differ. */
const SAME_EDGE = 1

type Found = { readonly words: readonly Word[]; readonly isAlike: boolean; readonly edge: number }

/**
 * Numbers in the texts of rows that only a sum proves, which says of no single number that it is the amount: those that
 * carry the currency as the amount does, and those that stand under each other in most rows, as a lost column does.
 *
 * @returns the words of these numbers
 */
export function amountsInTexts({ ledger, result }: CheckedAccount, { exactAmounts }: LineTests): Word[] {
  const rows = ledger.movements.filter(
    (own, i) => isTransaction(own) && result.equations[i]?.kind !== 'balance',
  )
  const found = rows.map((own) => own.row.lines.flatMap((line) => numbersIn(line, own, exactAmounts)))
  const isColumn = ({ edge }: Found) => {
    const count = found.filter((own) => own.some((other) => Math.abs(other.edge - edge) <= SAME_EDGE)).length
    return count >= MIN_ROWS && count >= COLUMN_SHARE * rows.length
  }
  return found
    .flat()
    .filter((own) => own.isAlike || isColumn(own))
    .flatMap(({ words }) => words)
}

function numbersIn(
  line: Line,
  { row, amountColumn }: Movement,
  exactAmounts: LineTests['exactAmounts'],
): Found[] {
  const inText = new Set(row.cells.description?.words)
  const amountSign = signOf(row.moneyCells[amountColumn ?? -1]?.words ?? [])
  return exactAmounts(line).flatMap(({ from, to, money }): Found[] => {
    const words = line.words.slice(from, to)
    const isDated = line.dates.some((date) => date.from < to && from < date.to)
    if (isDated || money.magnitude === 0 || !words.every((word) => inText.has(word))) return []
    const isRepeated = row.money.some((own) => own?.magnitude === money.magnitude)
    const sign = signOf(words)
    const isAlike = !isRepeated && sign !== '' && sign === amountSign
    return [{ words, isAlike, edge: words.at(-1)?.x1 ?? 0 }]
  })
}

/** The sign or code of a currency as it is printed: a fee in `EUR` is none of the amounts in `€`. */
const signOf = (words: readonly Word[]): string =>
  words
    .map(({ text }) => text)
    .join('')
    .replace(/[^\p{Sc}\p{L}]/gu, '')
