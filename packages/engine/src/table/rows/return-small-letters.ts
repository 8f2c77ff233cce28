import { COLUMN_EDGE } from '../../geometry/tolerances.ts'
import { holdsText, type LineGroup, type RowLine } from './row-line.ts'
import { startOfText } from './text-layout.ts'

const SMALL = /^\p{Ll}/u
const CAPITAL_OR_DIGIT = /^[^\p{L}]*[\p{Lu}\p{Lo}\d]/u
/** The least share of the rows whose texts do not begin with a small letter, for one to say anything. */
const MOST = 0.9
/** In font sizes: the next line of a text is no farther below. */
const NEAR = 2

/**
 * Returns to a row the line between it and the next one that is in no row, but goes on with its text: it begins with a small
 * letter at the place where the text of the row begins, in a table whose rows do not.
 *
 * @param groups of one table, in printed order
 */
export function returnSmallLetters(groups: readonly LineGroup[]): readonly LineGroup[] {
  const rows = groups.filter(({ kind, lines: [first] }) => kind === 'row' && first?.isBalance === false)
  const capitals = rows.filter(({ lines: [first] }) => first && CAPITAL_OR_DIGIT.test(textOf(first)))
  if (rows.length === 0 || capitals.length < MOST * rows.length) return groups
  const returned: LineGroup[] = []
  for (const [i, group] of groups.entries()) {
    const [above, below] = [returned.at(-1), groups[i + 1]]
    const [line] = group.lines
    const isBetween = above?.kind === 'row' && below?.kind === 'row' && below.lines[0]?.part === line?.part
    if (isBetween && group.kind === 'heading' && line && goesOn(above.lines, line))
      returned[returned.length - 1] = { ...above, lines: [...above.lines, line] }
    else returned.push(group)
  }
  return returned
}

function goesOn(row: readonly RowLine[], line: RowLine): boolean {
  const [first, last] = [row[0], row.at(-1)] as [RowLine, RowLine]
  return (
    !row.some(({ isBalance }) => isBalance) &&
    line.part === last.part &&
    line.gap !== null &&
    line.gap <= NEAR &&
    !line.isForeign &&
    SMALL.test(line.line.text) &&
    line.cells.every(({ isEmpty }, c) => isEmpty || holdsText(line.columns[c])) &&
    Math.abs(startOfText(line) - startOfText(first)) <= COLUMN_EDGE
  )
}

const textOf = ({ cells, columns }: RowLine): string =>
  cells.find(({ isEmpty }, c) => !isEmpty && holdsText(columns[c]))?.text ?? ''
