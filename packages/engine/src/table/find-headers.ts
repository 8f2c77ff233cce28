import { overlapX } from '../geometry/box.ts'
import { splitAtGaps } from '../layout/split-at-gaps.ts'
import { type Line, textOf, type Word } from '../layout/word.ts'
import type { ColumnRole } from '../vocabulary/language.ts'
import { rowKindOf } from '../vocabulary/row-kinds.ts'
import { isKnownTitle, isMoneyRole, roleOfTitle } from '../vocabulary/titles.ts'
import { isDay } from './classify-lines.ts'
import type { LineTests } from './line-tests.ts'
import { CELL_GAP, splitTitles, toTitle } from './split-titles.ts'
import type { Header, HeaderCell } from './table.ts'

/** Lines of one header stand at most this many font sizes apart. */
const HEADER_LINE_PITCH = 1.9
/** Lines of one header are printed in the same size, within this share. */
const SAME_SIZE = 0.15
/** So many lines under titles say what stands there. */
const BODY_SAMPLE = 40
/** A line that is a sentence has more words than a header. */
const MAX_HEADER_WORDS = 24

/**
 * Finds the lines of column titles on a page.
 *
 * @param lines of one page, from top to bottom
 */
export function findHeaders(lines: readonly Line[], { hasValues, amountsOf }: LineTests): Header[] {
  const headers: Header[] = []
  let floor = -1
  for (let i = 0; i < lines.length; i++) {
    const base = lines[i] as Line
    if (base.words.length > MAX_HEADER_WORDS || hasValues(base)) continue
    const next = lines[i + 1]
    const isTitleLine = (line: Line | undefined, from: Line): line is Line =>
      line !== undefined &&
      Math.abs(line.baseline - from.baseline) <= HEADER_LINE_PITCH * Math.max(line.size, from.size) &&
      line.words.length <= MAX_HEADER_WORDS &&
      !hasValues(line)
    const cells = splitTitles(base.words)
    // The line with the most titles carries the header; the lines around it add words to its cells.
    if (isTitleLine(next, base) && titleCount(splitTitles(next.words)) > titleCount(cells)) continue
    if (titleCount(cells) < 2) continue
    const above = [lines[i - 1], lines[i - 2]]
    const stack: Line[] = [base]
    let [first, last] = [i, i]
    for (const line of above) {
      if (!isTitleLine(line, stack[0] as Line) || first - 1 <= floor) break
      if (!fitsTitles(line, base, cells)) break
      stack.unshift(line)
      first--
    }
    if (isTitleLine(next, base) && fitsTitles(next, base, cells) && !isRowLine(next, amountsOf)) {
      stack.push(next)
      last++
    }
    const merged = mergeCells(
      cells,
      stack.filter((line) => line !== base),
      base,
    )
    const body = lines.slice(last + 1, last + 1 + BODY_SAMPLE)
    const settled = merged.flatMap((cell) =>
      isOverAmounts(cell, body, amountsOf) ? splitTitles(cell.words) : cell,
    )
    if (!isHeader(settled, body.some(isDay))) continue
    headers.push({ cells: settled, lines: lines.slice(first, last + 1), below: lines[last + 1] ?? null })
    floor = last
    i = last
  }
  return headers
}

const titleCount = (cells: readonly HeaderCell[]): number => cells.filter(({ role }) => role !== null).length

/** A row of a balance may stand right under the titles: it prints a number, or begins as such rows do. */
function isRowLine(line: Line, amountsOf: LineTests['amountsOf']): boolean {
  if (amountsOf(line).some((money) => money !== null)) return true
  return splitTitles(line.words).some(({ title }) => rowKindOf(title) !== null && !isKnownTitle(title))
}

/**
 * `Debit Credit` over a column of markers is one title; with amounts under it, it is two that stand close together.
 */
function isOverAmounts(cell: HeaderCell, body: readonly Line[], amountsOf: LineTests['amountsOf']): boolean {
  if (cell.role !== 'marker' || cell.words.length < 2) return false
  return body.some((line) => {
    const amounts = amountsOf(line)
    return line.words.some((word, i) => amounts[i]?.isExact && overlapX(word, cell) > 0)
  })
}

/** @param hasDays the dates stand on lines of their own */
function isHeader(cells: readonly HeaderCell[], hasDays: boolean): boolean {
  const has = (test: (role: ColumnRole | null) => boolean) => cells.some(({ role }) => test(role))
  return (
    has(isMoneyRole) &&
    (has((role) => role === 'date') ||
      ((hasDays || titleCount(cells) >= 3) && has((role) => role === 'description')))
  )
}

/** Whether the words of a line next to the titles could be more words of the same titles. */
function fitsTitles(line: Line, base: Line, cells: readonly HeaderCell[]): boolean {
  if (Math.abs(line.size - base.size) > SAME_SIZE * base.size) return false
  const groups = splitTitles(line.words)
  if (groups.length > cells.length + 2) return false
  const isAbove = line.baseline < base.baseline
  const isKnownWith = (cell: HeaderCell, group: HeaderCell) =>
    isKnownTitle(isAbove ? `${group.title} ${cell.title}` : `${cell.title} ${group.title}`)
  return groups.every((group) => {
    const under = cells.filter((cell) => overlapX(cell, group) > 1)
    if (under.length === 0) return group.role !== null
    // A single cell over or under a title may as well be a row's text: only a title that is known counts.
    return under.length === 1 && (groups.length > 1 || isKnownWith(under[0] as HeaderCell, group))
  })
}

function mergeCells(base: readonly HeaderCell[], others: readonly Line[], baseLine: Line): HeaderCell[] {
  const columns = base.map((cell) => ({ cell, above: [] as Word[], below: [] as Word[] }))
  const loose: Word[][] = []
  for (const line of others) {
    const isAbove = line.baseline < baseLine.baseline
    for (const group of splitAtGaps(line.words, CELL_GAP)) {
      const strays: Word[] = []
      for (const word of group) {
        const slack = word.size
        const [nearest] = columns
          .map((column) => ({
            column,
            overlap: overlapX({ x0: column.cell.x0 - slack, x1: column.cell.x1 + slack }, word),
          }))
          .sort((a, b) => b.overlap - a.overlap)
        if (nearest && nearest.overlap > 0) nearest.column[isAbove ? 'above' : 'below'].push(word)
        else strays.push(word)
      }
      if (strays.length > 0) loose.push(strays)
    }
  }
  const merged = columns.map(({ cell, above, below }): HeaderCell => {
    const title = [textOf(above), cell.title, textOf(below)].filter((part) => part !== '').join(' ')
    const words = [...above, ...cell.words, ...below]
    return {
      title,
      words: cell.words,
      role: roleOfTitle(title) ?? cell.role,
      x0: Math.min(...words.map(({ x0 }) => x0)),
      x1: Math.max(...words.map(({ x1 }) => x1)),
    }
  })
  const added = loose.map(toTitle).filter(({ role }) => role !== null)
  return [...merged, ...added].sort((a, b) => a.x0 - b.x0)
}
