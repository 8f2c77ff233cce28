import { describe, expect, it } from 'vitest'
import { cursorAt, extendTo, pressKey } from './grid-cursor.ts'

const SIZE = { rows: 100, columns: 5, page: 10 }
const press = (key: string, held = '') => ({
  key,
  shiftKey: held.includes('shift'),
  ctrlKey: held.includes('ctrl'),
  metaKey: held.includes('meta'),
})
const at = (row: number, column: number) => cursorAt({ row, column })
const after = (row: number, column: number, key: string, held = '') => {
  const moved = pressKey(at(row, column), press(key, held), SIZE)
  return moved && [moved.active.row, moved.active.column]
}

it.each([
  ['ArrowDown', '', [5, 2], [6, 2]],
  ['ArrowDown', '', [99, 2], [99, 2]],
  ['ArrowUp', '', [0, 2], [-1, 2]],
  ['ArrowUp', '', [-1, 2], [-1, 2]],
  ['ArrowUp', 'ctrl', [50, 2], [0, 2]],
  ['ArrowLeft', '', [5, 0], [5, 0]],
  ['ArrowRight', '', [5, 4], [5, 4]],
  ['ArrowRight', 'meta', [5, 1], [5, 4]],
  ['ArrowRight', '', [-1, 1], [-1, 2]],
  ['Home', '', [5, 3], [5, 0]],
  ['End', '', [5, 3], [5, 4]],
  ['Home', 'ctrl', [5, 3], [0, 0]],
  ['End', 'ctrl', [5, 3], [99, 4]],
  ['PageDown', '', [95, 1], [99, 1]],
  ['PageUp', '', [15, 1], [5, 1]],
  ['PageUp', '', [4, 1], [0, 1]],
] as const)('%s %s goes from %j to %j', (key, held, [row, column], to) => {
  expect(after(row, column, key, held)).toEqual(to)
})

it.each([['Tab'], ['x'], ['Enter'], ['Escape'], [' ']])('leaves %j to the browser', (key) => {
  expect(after(3, 3, key)).toBeNull()
})

describe('marks', () => {
  const marked = (key: string, held: string) => pressKey(at(5, 2), press(key, held), SIZE)?.range

  it.each([
    ['ArrowDown', 'shift', { top: 5, bottom: 6, left: 2, right: 2 }],
    ['End', 'shift', { top: 5, bottom: 5, left: 2, right: 4 }],
    ['Home', 'shift ctrl', { top: 0, bottom: 5, left: 0, right: 2 }],
    ['a', 'ctrl', { top: 0, bottom: 99, left: 0, right: 4 }],
    [' ', 'shift', { top: 5, bottom: 5, left: 0, right: 4 }],
    [' ', 'ctrl', { top: 0, bottom: 99, left: 2, right: 2 }],
  ])('with %j %s', (key, held, range) => {
    expect(marked(key, held)).toEqual(range)
  })

  it('back from where it began', () => {
    const down = extendTo(at(5, 2), { row: 8, column: 3 })
    expect(extendTo(down, { row: 4, column: 1 }).range).toEqual({ top: 4, bottom: 5, left: 1, right: 2 })
  })

  it('no header', () => {
    expect(pressKey(at(0, 2), press('ArrowUp', 'shift'), SIZE)?.range).toEqual({
      top: 0,
      bottom: 0,
      left: 2,
      right: 2,
    })
    expect(at(-1, 2).range).toBeNull()
  })

  it('no more after Escape', () => {
    const wide = extendTo(at(5, 2), { row: 8, column: 3 })
    expect(pressKey(wide, press('Escape'), SIZE)).toEqual(at(8, 3))
  })
})
