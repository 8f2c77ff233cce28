import { expect, test } from 'vitest'
import type { Component } from './components.ts'
import { sidewaysLetters } from './sideways-text.ts'

const HEIGHT = 20

/** Letters of 20 pixels by 14, in columns and rows with gaps between them. */
function letters(
  { columns = 1, rows = 1, across = 4, down = 4, x = 0 },
  size = { width: 14, height: HEIGHT },
): Component[] {
  return Array.from({ length: columns * rows }, (_, i) => {
    const [x0, top] = [
      x + (i % columns) * (size.width + across),
      Math.floor(i / columns) * (size.height + down),
    ]
    return { x0, x1: x0 + size.width, top, bottom: top + size.height, pixels: 100 }
  })
}

/** Letters that lie, 20 pixels apart, from so far below the top. */
const lying = (rows: number, from = 0): Component[] =>
  letters({ rows, down: 6 }, { width: 20, height: 14 }).map((letter) => ({
    ...letter,
    top: letter.top + from,
    bottom: letter.bottom + from,
  }))

test.each([
  ['letters that lie far apart', lying(12), 12],
  ['a short word of theirs', [...lying(12), ...lying(2, 260)], 14],
  ['a mark far below them', [...lying(12), ...lying(1, 400)], 12],
  ['a line that runs down the margin', letters({ rows: 12 }), 12],
  ['two of them side by side', [...letters({ rows: 12 }), ...letters({ rows: 12, x: 24 })], 24],
  ['one whose letters have run together', letters({ rows: 3, down: 8 }, { width: 20, height: 80 }), 3],
  ['a word of a few letters', letters({ rows: 4 }), 0],
  ['digits above each other in a table', letters({ rows: 12, down: 16 }), 0],
  ['lines set tight', letters({ rows: 12, columns: 6 }), 0],
  ['a picture', letters({ rows: 3 }, { width: 90, height: 70 }), 0],
])('%s', (_, all, expected) => {
  expect(sidewaysLetters(all, HEIGHT).size).toBe(expected)
})
