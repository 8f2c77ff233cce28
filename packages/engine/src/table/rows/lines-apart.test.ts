import { expect, test } from 'vitest'
import type { Line } from '../../layout/word.ts'
import { liftLinesApart } from './lines-apart.ts'
import type { LineGroup, RowLine } from './row-line.ts'

/** A line by its distance to the one above, in font sizes; with `=` before it the one with the date and the amount. */
function lineOf(text: string): RowLine {
  const isMain = text.startsWith('=')
  const gap = Number(text.replace('=', ''))
  const line = { text } as Line
  const rest = { cells: [], columns: [], part: 0, isForeign: false, isBalance: false, isRuledOff: false }
  return { ...rest, line, gap, isAnchor: isMain, hasDate: isMain, isUnderTitles: false }
}

const rowsOf = (...rows: string[]): LineGroup[] =>
  rows.map((row) => ({ kind: 'row', lines: row.split(' ').map(lineOf) }))

const lifted = (groups: readonly LineGroup[]) =>
  liftLinesApart(groups).flatMap(({ kind, lines }) =>
    kind === 'heading' ? lines.map(({ line }) => line.text) : [],
  )

test.each<[string, LineGroup[], string[]]>([
  ['as far below as rows', rowsOf('=1.4 1.1', '=1.4 1.4', '=1.4 1.1 1.1'), ['1.4']],
  ['with what goes on under it', rowsOf('=1.4 1.1', '=1.4 1.4 1.1', '=1.4 1.1 1.1'), ['1.4', '1.1']],
])('text %s is of no row', (_, rows, expected) => {
  expect(lifted(rows)).toEqual(expected)
})

test.each<[string, LineGroup[]]>([
  ['where lines stand as far apart as rows', rowsOf('=1.4 1.4', '=1.4 1.4', '=1.4 1.4 1.4')],
  ['where few lines tell', rowsOf('=1.4 1.1', '=1.4 1.4')],
])('text is of the row above %s', (_, rows) => {
  expect(lifted(rows)).toEqual([])
})
