import { expect, test } from 'vitest'
import { type Area, settledGuides, sizeOf, tablesOf } from './area.ts'

const area: Area = {
  id: 1,
  page: 1,
  table: 1,
  x: 0.2,
  y: 0.1,
  width: 0.6,
  height: 0.8,
  columns: [],
  rows: [],
}

test.each([
  ['rounded to four decimals', [0.300049], [0.3]],
  ['once each, after rounding', [0.30001, 0.29999, 0.3], [0.3]],
  ['sorted', [0.5, 0.3], [0.3, 0.5]],
  ['strictly inside', [0.2, 0.1, 0.8, 0.9, 0.4], [0.4]],
])('guides are %s at extraction', (_, columns, expected) => {
  expect(settledGuides({ ...area, columns }, 'columns')).toEqual(expected)
})

test('an area without guides is one cell', () => {
  expect(sizeOf(area)).toEqual({ columns: 1, rows: 1 })
})

test('areas of one table are one selection, in the order of pages', () => {
  const areas = [area, { ...area, id: 2, table: 2 }, { ...area, id: 3, page: 3 }, { ...area, id: 4, page: 2 }]
  expect(tablesOf(areas).map(({ index, areas: ofTable }) => [index, ofTable.map(({ id }) => id)])).toEqual([
    [0, [1, 4, 3]],
    [1, [2]],
  ])
})
