import { expect, test } from 'vitest'
import type { TextItem } from '../../../lib/page/text-item.ts'
import type { Area } from '../drawing/area.ts'
import { extractCells } from './extract-cells.ts'

const area: Area = {
  id: 1,
  page: 1,
  table: 1,
  x: 0.1,
  y: 0.1,
  width: 0.8,
  height: 0.4,
  columns: [0.3, 0.6],
  rows: [0.3],
}

let line = 0
/** A word of 0.1 by 0.02 with its top left corner there. */
const word = (text: string, x: number, y: number, onLine = line++): TextItem => ({
  text,
  x,
  y,
  width: 0.1,
  height: 0.02,
  pageNum: 1,
  line: onLine,
  confidence: null,
})

const texts = (items: readonly TextItem[]) =>
  extractCells(area, items).map((row) => row.map(({ text }) => text))

test.each<[string, TextItem[], string[][]]>([
  [
    'words go to the cell that they stand in',
    [word('a', 0.12, 0.2), word('b', 0.7, 0.4)],
    [
      ['a', '', ''],
      ['', '', 'b'],
    ],
  ],
  [
    'over a guide, to the side of their centre',
    [word('a', 0.24, 0.2), word('b', 0.56, 0.2)],
    [
      ['a', '', 'b'],
      ['', '', ''],
    ],
  ],
  [
    'with the centre on a guide, to one side only',
    [word('a', 0.25, 0.2)],
    [
      ['', 'a', ''],
      ['', '', ''],
    ],
  ],
  [
    'words of one line in their order',
    [word('a', 0.32, 0.2, 1), word('b', 0.45, 0.2, 1)],
    [
      ['', 'a b', ''],
      ['', '', ''],
    ],
  ],
  [
    'lines from top to bottom',
    [word('below', 0.12, 0.2, 5), word('above', 0.12, 0.12, 4)],
    [
      ['above below', '', ''],
      ['', '', ''],
    ],
  ],
  [
    'mostly outside of the area they are left out',
    [word('a', 0.04, 0.2), word('b', 0.86, 0.2)],
    [
      ['', '', ''],
      ['', '', ''],
    ],
  ],
  [
    'more than three quarters within, they are there',
    [word('a', 0.08, 0.2)],
    [
      ['a', '', ''],
      ['', '', ''],
    ],
  ],
])('%s', (_, items, expected) => {
  expect(texts(items)).toEqual(expected)
})

test('a cell is as sure as its least sure word', () => {
  const items = [
    { ...word('1', 0.12, 0.2), confidence: 91 },
    { ...word('2', 0.12, 0.24), confidence: 64 },
    word('3', 0.4, 0.2),
  ]
  expect(extractCells(area, items)[0]?.map(({ confidence }) => confidence)).toEqual([64, null, null])
})
