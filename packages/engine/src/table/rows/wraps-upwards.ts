import type { LineGroup, RowLine } from './row-line.ts'

/** The least space between two words, in font sizes. */
const WORD_SPACE = 0.2
/** The fewest line breaks without need that are no chance. */
const MIN_BREAKS = 2

/**
 * Whether texts stand above their amounts, where nothing else tells: a line is only broken where the next word does
 * not fit, so a break without need lies between two rows.
 */
export function wrapsUpwards(blocks: readonly LineGroup[]): boolean {
  const rows = blocks.flatMap(({ kind, lines }) => (kind === 'row' ? [lines] : []))
  const right = Math.max(...rows.flat().flatMap((line) => textSpan(line)?.x1 ?? []))
  let [below, above] = [0, 0]
  for (const lines of rows) {
    for (const [i, line] of lines.entries()) {
      const next = lines[i + 1]
      if (!next || next.gap === null || wasNeeded(line, next, right) || beginsWithName(next)) continue
      if (!next.isAnchor) below++
      if (!line.isAnchor) above++
    }
  }
  return below >= MIN_BREAKS && above === 0
}

/** `Name: ACME` begins a line wherever it stands. */
const beginsWithName = ({ line: { words } }: RowLine): boolean => words[0]?.text.endsWith(':') === true

/**
 * Whether the first word of a line would not have fitted at the end of the line above.
 *
 * @param right where texts end at most, in points
 */
export function wasNeeded(line: RowLine, next: RowLine, right: number): boolean {
  const [own, following] = [textSpan(line), textSpan(next)]
  if (!own || !following) return true
  return own.x1 + WORD_SPACE * line.line.size + following.firstWidth > right
}

function textSpan({ cells, columns }: RowLine): { x1: number; firstWidth: number } | null {
  const texts = cells.filter((cell, c) => columns[c]?.role === 'description' && !cell.isEmpty)
  const [first, last] = [texts[0]?.words[0], texts.at(-1)?.words.at(-1)]
  return first && last ? { x1: last.x1, firstWidth: first.x1 - first.x0 } : null
}
