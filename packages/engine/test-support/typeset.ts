import { toLine } from '../src/layout/to-line.ts'
import type { Line, Word } from '../src/layout/word.ts'
import { Cell } from '../src/table/cell.ts'

const SIZE = 10
const CHARACTER = 5
const PITCH = 12

/**
 * Sets type for tests: each row of text becomes a line, each run of characters a word, five points a character and
 * twelve points a line, so that a statement can be written down as it looks.
 */
export function typeset(text: string, page = 1): Line[] {
  return text
    .replace(/^\n/, '')
    .split('\n')
    .flatMap((row, i) => {
      const words = [...row.matchAll(/\S+/g)].map((match): Word => {
        const x0 = match.index * CHARACTER
        const baseline = (i + 1) * PITCH
        const x1 = x0 + match[0].length * CHARACTER
        return {
          text: match[0],
          x0,
          x1,
          top: baseline - SIZE,
          bottom: baseline + 2,
          baseline,
          size: SIZE,
          page,
        }
      })
      return toLine(words) ?? []
    })
}

/** The same as the cell of a table. */
export const typesetCell = (text: string): Cell => new Cell(typeset(text)[0]?.words ?? [])
