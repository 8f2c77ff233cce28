import { countWhile } from '../../geometry/count-while.ts'
import { SAME_EDGE } from '../../geometry/tolerances.ts'
import type { Line, Word } from '../../layout/word.ts'
import type { Minor } from '../../money/money.ts'
import type { LineTests } from '../../table/line-tests.ts'
import { isCurrencyCode } from '../../vocabulary/currencies.ts'
import type { CheckedAccount } from '../accounts/checked-account.ts'
import type { Ledger } from '../accounts/ledger.ts'
import { isTransaction, type Movement } from '../ledger.ts'
import { codeBelow, isIncluded, isRate } from './notes-on-numbers.ts'

/** The fewest rows whose numbers make a column: those of two rows often end at one place by chance. */
const MIN_ROWS = 3
/** The share of the rows that must have a number in the column: a column that was lost holds one in most of them. */
const COLUMN_SHARE = 0.6

/** The fewest rows whose texts print the balance that their amounts lead to: one may do so by chance... */
const MIN_BALANCES = 2
/** ...unless it has five digits, and is not the closing balance, which a text about the end of a quarter may repeat. */
const NO_CHANCE = 10_000

type Found = {
  readonly words: readonly Word[]
  readonly magnitude: Minor
  readonly isAlike: boolean
  readonly edge: number
}

/**
 * Numbers in the texts of rows that only a sum proves, or a step over several rows: neither shows which single number is
 * the amount. They are numbers that carry the currency as the amount does, numbers that stand under each other in most
 * rows, as in a lost column (where it may print nothing in figures, too), and balances that rows lead to. Those that add up to
 * the amount of their row are its parts.
 *
 * @returns the words of these numbers
 */
export function amountsInTexts(
  { ledger, facts, result }: CheckedAccount,
  { exactAmounts }: LineTests,
): Word[] {
  const equations = new Map(ledger.movements.map((movement, i) => [movement, result.equations[i] ?? null]))
  const equationOf = (movement: Movement) => equations.get(movement) ?? null
  const held = Map.groupBy(ledger.movements.filter(isTransaction), (movement) => equationOf(movement))
  const rows = ledger.movements.filter((movement) => {
    const equation = equationOf(movement)
    const isStep = equation?.kind === 'balance' && held.get(equation)?.length === 1
    return isTransaction(movement) && !isStep
  })
  const found = rows.map((movement) => {
    const numbers = movement.row.lines.flatMap((line) =>
      numbersIn(line, movement, { exactAmounts, currency: facts.currency }),
    )
    return arePartsOf(numbers, movement) ? [] : numbers
  })
  const rowsEndingAt = countRowsByEdge(found.map((numbers) => numbers.map(({ edge }) => edge)))
  const isColumn = ({ edge }: Found) => rowsEndingAt(edge) >= Math.max(MIN_ROWS, COLUMN_SHARE * rows.length)
  const reached = balancesAfter(ledger, result.opening)
  const balances = rows.flatMap((movement, r) =>
    (found[r] ?? []).filter(({ magnitude }) => magnitude !== 0 && magnitude === reached.get(movement)),
  )
  const isRepeated = ({ magnitude }: Found) =>
    rows.length >= MIN_ROWS && magnitude === Math.abs(result.closing ?? 0)
  const areLost =
    balances.length >= MIN_BALANCES ||
    balances.some((number) => number.magnitude >= NO_CHANCE && !isRepeated(number))
  const lost = new Set(areLost ? balances : [])
  return found
    .flat()
    .filter((number) => number.magnitude !== 0 && (number.isAlike || lost.has(number) || isColumn(number)))
    .flatMap(({ words }) => words)
}

/** `14,90 S`, `6,30 S`, `20,65 S` in the text of a charge of `41,85 S` say what it is made up of. */
const arePartsOf = (numbers: readonly Found[], { movement }: Movement): boolean =>
  numbers.length > 1 && numbers.reduce((sum, { magnitude }) => sum + magnitude, 0) === Math.abs(movement ?? 0)

/** The balance, without its sign, that each row leads to from the opening one. */
function balancesAfter(
  { movements, isOwed, isReversed }: Ledger,
  opening: Minor | null,
): Map<Movement, number> {
  const reached = new Map<Movement, number>()
  if (opening === null) return reached
  let balance: number = opening
  for (const row of isReversed ? movements.toReversed() : movements) {
    if (!isTransaction(row)) continue
    balance += (isOwed ? -1 : 1) * (row.movement ?? 0)
    reached.set(row, Math.abs(balance))
  }
  return reached
}

/**
 * Counts rows by the right edges of their numbers.
 *
 * @param edges for each row, the right edges of its numbers
 * @returns tells in how many rows a number ends within `SAME_EDGE` of a place
 */
function countRowsByEdge(edges: readonly (readonly number[])[]): (edge: number) => number {
  // Each row counts for stretches of places. Two of its numbers that end close together share one stretch.
  const starts: number[] = []
  const ends: number[] = []
  for (const edgesOfRow of edges) {
    let last = Number.NEGATIVE_INFINITY
    for (const edge of edgesOfRow.toSorted((a, b) => a - b)) {
      if (edge - SAME_EDGE > last) {
        starts.push(edge - SAME_EDGE)
        if (last > Number.NEGATIVE_INFINITY) ends.push(last)
      }
      last = edge + SAME_EDGE
    }
    if (edgesOfRow.length > 0) ends.push(last)
  }
  for (const places of [starts, ends]) places.sort((a, b) => a - b)
  // The stretches that have begun there, less those that have ended before.
  return (edge) => countWhile(starts, (start) => start <= edge) - countWhile(ends, (end) => end < edge)
}

function numbersIn(
  line: Line,
  { row, amountColumn }: Movement,
  { exactAmounts, currency }: Pick<LineTests, 'exactAmounts'> & { readonly currency: string | null },
): Found[] {
  const text = row.cells.description?.words ?? []
  const found = exactAmounts(line).filter(({ from, to }) => {
    const isInText = line.words.slice(from, to).every((word) => text.includes(word))
    if (!isInText) return false
    const before = line.words[from - 1]?.text ?? ''
    const isOther = (code: string) => currency !== null && code !== currency && isCurrencyCode(code)
    const isForeign = isOther(before) || isOther(codeBelow(row.lines, line, to))
    const isDated = line.dates.some((date) => date.from < to && from < date.to)
    return !isForeign && !isDated && !isRate(line, { from, to }) && !isIncluded(line, { from, to })
  })
  // Few texts hold any.
  if (found.length === 0) return []
  // `12.00 USD @ 1.31` was paid abroad.
  const isBeforeRate = (word: Word | undefined) =>
    word !== undefined && text[text.indexOf(word) + 1]?.text.startsWith('@') === true
  const amount = row.moneyCells[amountColumn ?? -1]?.words ?? []
  const [amountSign, decimal] = [signOf(amount), decimalOf(amount)]
  return found.map(({ from, to, money }): Found => {
    const words = line.words.slice(from, to)
    const isRepeated = row.money.some((other) => other?.magnitude === money.magnitude)
    const sign = signOf(words)
    const isAlike =
      !isRepeated &&
      !isBeforeRate(words.at(-1)) &&
      sign !== '' &&
      amountSign.includes(sign) &&
      decimalOf(words) === decimal
    return { words, magnitude: money.magnitude, isAlike, edge: words.at(-1)?.x1 ?? 0 }
  })
}

/** What stands before the decimals: a text that someone else wrote may print `12.00 USD` on a statement of `12,00 USD`. */
const decimalOf = (words: readonly Word[]): string | undefined =>
  /([.,])\d{2,3}(?!\d)\D*$/.exec(words.map(({ text }) => text).join(''))?.[1]

/** The sign or code of a currency as it is printed, with a mark as in `9.50 EUR CR`: a fee in `EUR` is not one in `€`. */
const signOf = (words: readonly Word[]): string =>
  words
    .map(({ text }) => text)
    .join('')
    .replace(/[^\p{Sc}\p{L}]/gu, '')
