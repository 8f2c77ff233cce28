import { describe, expect, test } from 'vitest'
import type { Point } from '../drawing/rect.ts'
import { activeArea } from './change-areas.ts'
import { at, drawn, empty, run } from './test-gestures.ts'

describe('copies', () => {
  test('on all pages make one table, or one on each', () => {
    const one = run(drawn, { type: 'copy', to: 'all', as: 'one' })
    const each = run(drawn, { type: 'copy', to: 'all', as: 'each' })
    expect(one.areas.map(({ page, table }) => [page, table])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
    ])
    expect(each.areas.map(({ page, table }) => [page, table])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ])
    expect(one.keeps).toBe(true)
  })

  test('do not pile up', () => {
    const once = run(drawn, { type: 'copy', to: 'all', as: 'one' })
    expect(run(once, { type: 'copy', to: 'all', as: 'one' }).areas).toEqual(once.areas)
  })
})

test('proposals take the place of what is on their pages, and keep together what is one table', () => {
  const rect = { x: 0.1, y: 0.1, width: 0.5, height: 0.5, columns: [], rows: [] }
  const after = run(drawn, {
    type: 'propose',
    proposals: [
      { ...rect, page: 1, table: 7 },
      { ...rect, page: 2, table: 7 },
    ],
  })
  expect(after.areas.map(({ id, page, table }) => [id, page, table])).toEqual([
    [2, 1, 2],
    [3, 2, 2],
  ])
  expect([after.active, after.keeps]).toEqual([2, true])
})

test('by keyboard an area is made, moved and resized, and never falls off the page', () => {
  const big: Point = { x: 5, y: 5 }
  const made = run(empty, { type: 'add-area' })
  expect(activeArea(made)).not.toBeNull()
  expect(at(run(made, { type: 'move-by', by: big }))).toEqual([0.2, 0.6, 0.8, 0.4])
  expect(at(run(made, { type: 'grow-by', by: big }))).toEqual([0.1, 0.3, 0.9, 0.7])
  expect(at(run(made, { type: 'grow-by', by: { x: -5, y: -5 } }))).toEqual(at(made))
})
