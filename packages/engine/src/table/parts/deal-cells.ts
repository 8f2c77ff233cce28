import { PHRASE_GAP, SPACE } from '../../geometry/tolerances.ts'
import type { Line, Word } from '../../layout/word.ts'
import { type FoundAmount, isRate } from '../../money/find-amounts.ts'
import type { Ruling } from '../../pdf/page.ts'
import { isMoneyRole } from '../../vocabulary/titles.ts'
import { Cell, EMPTY_CELL } from '../cell.ts'
import type { LineTests } from '../line-tests.ts'
import type { Column, TableLine } from '../table.ts'
import { returnHangingTexts } from './hanging-texts.ts'
import { returnRunningTexts } from './running-texts.ts'

/** Horizontal rulings part two rows when together they run along this share of the table's width. */
const RULED_SHARE = 0.5
const HOUR = /^\d{1,2}:\d{2}(?::\d{2})?$/
const TO_THE_SECOND = /^\d{1,2}:\d{2}:\d{2}$/
const HALF_OF_DAY = /^[AP]\.?M\.?$/i
const HAS_DIGIT = /\d/
const NUMBER = /^\d+$/
const OPENS_BRACKET = /^\(\p{L}+[.:]?$/u
const LEADING_NOUGHT = /^0\d/

/**
 * Deals the words of each line out to the columns, by where the middle of the word stands; the sign of a percentage
 * stays with its number, a year with its day, and the time with its date. What stands beside the columns is left out, and
 * further lines of texts that begin under the dates, or run on under all columns, are returned to the texts.
 */
export function dealCells(
  lines: readonly Line[],
  columns: readonly Column[],
  rulings: readonly Ruling[],
  amountsOf: LineTests['exactAmounts'] = () => [],
): readonly TableLine[] {
  const separators = findSeparators(lines, rulings)
  const dealt = lines
    .map((line) => ({ line, cells: cellsOf(line, columns, amountsOf(line)) }))
    .filter(({ cells }) => cells.some(({ isEmpty }) => !isEmpty))
  const whole = dealt.map(({ line, cells }, i) => {
    const above = dealt[i - 1]?.line
    const isRuledOff =
      above !== undefined &&
      separators.some((y) => y > above.baseline - above.size * 0.3 && y < line.baseline - line.size * 0.3)
    return { line, cells, isRuledOff }
  })
  return returnHangingTexts(returnRunningTexts(whole, columns), columns, (line) => amountsOf(line).length > 0)
}

function cellsOf(line: Line, columns: readonly Column[], amounts: readonly FoundAmount[]): Cell[] {
  const { words } = line
  const cells: Word[][] = columns.map(() => [])
  const figures = amounts.map((amount) => figuresOf(words, amount))
  let c = -1
  for (const [i, word] of words.entries()) {
    const { from, to } = figures.find((found) => i >= found.from && i < found.to) ??
      namedDay(line, i) ?? { from: i, to: i + 1 }
    const middle = ((words[from] as Word).x0 + (words[to - 1] as Word).x1) / 2
    const goesOn = isRate(words, i - 1) || goesOnWithDate(line, i) || isTimeOfDate(line, i)
    const at = columns.findIndex(({ x0, x1 }) => x0 < middle && middle <= x1)
    const isMoney = isMoneyRole(columns[at]?.role ?? null)
    if (c < 0 || !(goesOn || (isMoney && endsText(words, i, amounts)))) c = at
    cells[c]?.push(word)
  }
  return cells.map((dealt) => (dealt.length === 0 ? EMPTY_CELL : new Cell(dealt)))
}

/**
 * `LINEA CAPTURA 3370 8120 5427      $14,377.00`, `REF : FHD-0000412255 00`: a number a space behind a text, among amounts
 * and none itself, which one with leading noughts never is.
 */
function endsText(words: readonly Word[], i: number, amounts: readonly FoundAmount[]): boolean {
  const [before, word] = [words[i - 1], words[i]]
  if (!before || !word || !NUMBER.test(word.text) || word.x0 - before.x1 > PHRASE_GAP * word.size)
    return false
  if (amounts.length === 0) return LEADING_NOUGHT.test(word.text)
  return amounts.some(({ from }) => from > i) && amounts.every(({ from, to }) => i < from || i >= to)
}

/** `(VAL. 04-05-2026)`: the day before which a word names it within the same brackets. */
const namedDay = (
  { words, dates }: Line,
  i: number,
): { readonly from: number; readonly to: number } | undefined =>
  OPENS_BRACKET.test(words[i]?.text ?? '')
    ? dates.find(({ from, to }) => from === i + 1 && words[to - 1]?.text.endsWith(')'))
    : undefined

/** `Sep 15, 2023`, `15 Sep 2023`: a word of a date behind a comma, or no farther behind the one before than a space. */
function goesOnWithDate({ words, dates }: Line, i: number): boolean {
  const [before, word] = [words[i - 1], words[i]]
  if (!before || !word || !dates.some(({ from, to }) => from < i && i < to)) return false
  return before.text.endsWith(',') || word.x0 - before.x1 < SPACE * word.size
}

/**
 * `02/04/2024 08:14:05 AM`: the half of the day behind its hour, and an hour to the second right behind its date; without
 * seconds it may begin a text.
 */
function isTimeOfDate({ words, dates }: Line, i: number): boolean {
  const [before, word] = [words[i - 1], words[i]]
  if (!before || !word) return false
  if (HOUR.test(before.text)) return HALF_OF_DAY.test(word.text)
  const isBehindDate = dates.some(({ to }) => to === i) && word.x0 - before.x1 <= PHRASE_GAP * word.size
  return isBehindDate && TO_THE_SECOND.test(word.text)
}

/** The figures of an amount without the signs, codes and markers around them, which may stand in columns of their own. */
function figuresOf(words: readonly Word[], { from, to }: FoundAmount): Pick<FoundAmount, 'from' | 'to'> {
  const printed = words.slice(from, to)
  const isFigure = ({ text }: Word) => HAS_DIGIT.test(text)
  return { from: from + printed.findIndex(isFigure), to: from + printed.findLastIndex(isFigure) + 1 }
}

/** The y of the rulings that run across the table. */
function findSeparators(lines: readonly Line[], rulings: readonly Ruling[]): number[] {
  const [x0, x1] = [Math.min(...lines.map((line) => line.x0)), Math.max(...lines.map((line) => line.x1))]
  const covered = new Map<number, number>()
  for (const ruling of rulings) {
    const shared = Math.min(x1, ruling.x1) - Math.max(x0, ruling.x0)
    if (ruling.direction !== 'horizontal' || shared <= 0) continue
    const y = Math.round(((ruling.top + ruling.bottom) / 2) * 2) / 2
    covered.set(y, (covered.get(y) ?? 0) + shared)
  }
  return [...covered].filter(([, length]) => length >= RULED_SHARE * (x1 - x0)).map(([y]) => y)
}
