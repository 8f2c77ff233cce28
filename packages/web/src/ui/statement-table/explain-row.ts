import {
  absolute,
  add,
  compareDecimals,
  type Decimal,
  decimalText,
  parseDecimal,
  subtract,
  sumDecimals,
} from '@ledgerlift/engine'
import { WORDS } from '#words/table.ts'
import { isNothing, moneyText } from '../../lib/money-text.ts'
import type { Equation, ResultRow, ResultTable } from '../../lib/result-table.ts'
import { columnNamed } from './column-named.ts'

/** A line of the sum that a row is checked by. */
export type EquationLine = {
  readonly kind: 'printed' | 'this-row' | 'row' | 'others' | 'sum'
  readonly label: string
  /** `2`, or `1–3` for several rows; empty where it stands on none. */
  readonly page: string
  readonly amount: string
}

/** Why a row is proved, or why it is not. */
export type Explanation = {
  /** Top to bottom; empty where nothing printed checks the row. */
  readonly lines: readonly EquationLine[]
  /** One sentence each. */
  readonly sentences: readonly string[]
}

/** Rows that are shown one by one on each side of this row; the others are added up. */
const NEIGHBOURS = 2

/** The sum that checks a row, each number with its page, and sentences that say what follows from it. */
export function explainRow(table: ResultTable, index: number): Explanation {
  const row = table.rows[index]
  const proof = row?.proof
  if (!row || !proof) return { lines: [], sentences: [] }
  const equation = proof.equation === null ? undefined : table.equations[proof.equation]
  const lines = equation ? linesOf(table, index, equation) : []
  const sentences = proof.doubts.map((doubt) => WORDS.doubt[doubt] ?? doubt)
  if (row.check === 'proved' && proof.doubts.length === 0) {
    const isOne = lines.filter(({ kind }) => kind === 'row' || kind === 'this-row').length < 2
    sentences.push(
      proof.witness === 'balance' && !isOne ? WORDS.provedTogether : WORDS.provedBy[proof.witness],
    )
  }
  if (row.check === 'corrected') sentences.push(WORDS.correctedWhy)
  const expected = expectedText(table, row)
  if (expected !== null) sentences.unshift(expected)
  else if (equation && !equation.closes) sentences.unshift(gapText(equation, row.currency))
  return { lines, sentences }
}

function linesOf(table: ResultTable, index: number, equation: Equation): EquationLine[] {
  const number = table.rows[index]?.proof?.equation
  const inEquation = [...table.rows.keys()].filter((i) => table.rows[i]?.proof?.equation === number)
  const currency = table.rows[index]?.currency ?? null
  const shown = (amount: string | null) => (amount === null ? '' : moneyText(amount, currency))
  const place = inEquation.indexOf(index)
  const from = Math.max(0, Math.min(place - NEIGHBOURS, inEquation.length - 2 * NEIGHBOURS - 1))
  const seen = inEquation.slice(from, from + 2 * NEIGHBOURS + 1)
  const others = inEquation.filter((i) => !seen.includes(i))
  const rowLine = (i: number): EquationLine => ({
    kind: i === index ? 'this-row' : 'row',
    label: labelWithInterest(i),
    page: pagesOf([i]),
    amount: shown(signedAmount(table, i)),
  })
  const total = equation.from && sumOf(equation)
  return [
    ...(equation.from ? [printed(WORDS.equation[equation.kind].from, equation.from)] : []),
    ...seen.map(rowLine),
    ...(others.length > 0 ? [othersLine(others)] : []),
    ...(inEquation.length > 1 || !equation.closes
      ? [{ kind: 'sum', label: WORDS.comesTo, page: '', amount: shown(total ?? equation.sum) } as const]
      : []),
    printed(WORDS.equation[equation.kind].to, equation.to),
  ]

  function printed(label: string, { amount, page }: Equation['to']): EquationLine {
    return { kind: 'printed', label, page: page === null ? '' : String(page), amount: shown(amount) }
  }

  function labelWithInterest(i: number): string {
    const row = table.rows[i]
    const cell = row?.cells[columnNamed(table.headers, 'interest and fees')] ?? ''
    const [paid, beside] = [row && printedAmount(table, row), parseDecimal(cell)]
    const label = labelOf(table, i)
    return paid && beside
      ? WORDS.lessInterest(label, shown(decimalText(paid)), shown(decimalText(absolute(beside))))
      : label
  }

  function pagesOf(rows: readonly number[]): string {
    const pages = rows.flatMap((i) => table.rows[i]?.proof?.page ?? [])
    const [first, last] = [Math.min(...pages), Math.max(...pages)]
    return first === last ? String(first) : `${first}\u2013${last}`
  }

  function othersLine(rows: readonly number[]): EquationLine {
    const amounts = rows.flatMap((i) => signedAmount(table, i) ?? [])
    const sum = sumDecimals(amounts)
    return {
      kind: 'others',
      label: WORDS.otherRows(rows.length),
      page: pagesOf(rows),
      amount: sum && amounts.length === rows.length ? shown(decimalText(sum)) : '',
    }
  }
}

function sumOf({ from, sum }: Equation): string | null {
  const [start, rows] = [parseDecimal(from?.amount ?? ''), parseDecimal(sum)]
  return start && rows && decimalText(add(start, rows))
}

const ZERO: Decimal = { units: 0n, decimals: 0 }

/** What a row adds to what is held, or to what is owed. */
function signedAmount({ headers, rows, accounts }: ResultTable, index: number): string | null {
  const row = rows[index]
  const cell = (name: string) => row?.cells[columnNamed(headers, name)] ?? ''
  const [debit, credit] = [cell('debit'), cell('credit')]
  const isDebit = !isNothing(debit)
  const [amount, beside] = [
    parseDecimal(isDebit ? debit : credit),
    parseDecimal(cell('interest and fees') || '0'),
  ]
  if (amount === null || beside === null) return null
  const isOwed = accounts[row?.account ?? 0]?.owed ?? false
  // Signed as what is held, of which interest takes.
  const held = subtract(isDebit ? subtract(ZERO, amount) : amount, beside)
  return decimalText(isOwed ? subtract(ZERO, held) : held)
}

/** What a row is called: by its text, its reference, or its place. */
export function labelOf({ headers, rows }: ResultTable, index: number): string {
  const cell = (name: string) => rows[index]?.cells[columnNamed(headers, name)]
  return cell('transaction reference') || cell('ref no./chq no.') || WORDS.row(index + 1)
}

function printedAmount(table: ResultTable, row: ResultRow): Decimal | null {
  const cell = (name: string) => row.cells[columnNamed(table.headers, name)] ?? ''
  const debit = cell('debit')
  return parseDecimal(isNothing(debit) ? cell('credit') : debit)
}

/** What the arithmetic asks for in the row's place, and how far the printed amount is from it. */
function expectedText(table: ResultTable, row: ResultRow): string | null {
  const { expected } = row.proof ?? {}
  const [actual, asked, difference] = [
    printedAmount(table, row),
    parseDecimal(expected?.amount ?? ''),
    parseDecimal(expected?.difference ?? ''),
  ]
  if (!actual || !asked || !difference) return null
  const shown = (amount: Decimal) => moneyText(decimalText(absolute(amount)), row.currency)
  // Where their difference is the sum of both, the amount asked for goes the other way.
  const isTurned = compareDecimals(absolute(difference), add(absolute(actual), absolute(asked))) === 0
  if (isTurned && asked.units !== 0n) return WORDS.expectedTurned(shown(actual), shown(asked))
  return WORDS.expected(shown(actual), shown(asked), shown(difference), compareDecimals(actual, asked) > 0)
}

function gapText(equation: Equation, currency: string | null): string {
  const [to, total] = [parseDecimal(equation.to.amount), parseDecimal(sumOf(equation) ?? equation.sum)]
  // A printed total has no sign.
  const reached = total && (equation.from === null ? absolute(total) : total)
  if (!to || !reached) return WORDS.disagree
  const gap = subtract(reached, equation.from === null ? absolute(to) : to)
  return WORDS.rowsGap(moneyText(decimalText(absolute(gap)), currency), gap.units > 0n)
}
