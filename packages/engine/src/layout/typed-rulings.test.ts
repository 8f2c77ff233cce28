import { expect, test } from 'vitest'
import { drawGlyphs } from '../../test-support/draw-glyphs.ts'
import { toPageLines } from './page-lines.ts'

const PITCH = 12

/** The text of each line, and where the rulings stand, in characters from the left. */
function read(text: string) {
  const drawn = text.split('\n').map((line, i) => [line, 0, (i + 1) * PITCH] as const)
  const { lines, rulings } = toPageLines(drawGlyphs(...drawn))
  return { lines: lines.map((line) => line.text), rulings: rulings.map(({ x0 }) => Math.floor(x0 / 5)) }
}

test('strokes under each other are rulings, also where a cell leaves no space beside them', () => {
  const text = `
| DATE     |TEXT |   AMOUNT |
+----------+-----+----------+
|01/04/2024|ACME |    12.50 |
|02/04/2024|SHELL|     5.00 |
|03/04/2024|RENT |   700.00 |`
  const { lines, rulings } = read(text)
  expect(lines).toEqual([
    'DATE TEXT AMOUNT',
    '01/04/2024 ACME 12.50',
    '02/04/2024 SHELL 5.00',
    '03/04/2024 RENT 700.00',
  ])
  expect(rulings).toEqual([0, 11, 17, 28])
})

test('a ruling goes on below a text of many lines', () => {
  const text = `
01/04/2024 | ACME  |  12.50
02/04/2024 | SHELL |   5.00
03/04/2024 | RENT  | 700.00
04/04/2024 | ACME  |  12.50
             WITH
             MORE
             TEXTS
05/04/2024 | SHELL |   6.00`
  expect(read(text).lines.at(-1)).toBe('05/04/2024 SHELL 6.00')
})

test.each([
  ['within texts', 'UPI|4417|ACME\nUPI|4418|SHOP\nUPI|4419|ACME\nUPI|4420|SHOP\nUPI|4421|ACME'],
  ['on few lines', 'Home | Help\nHome | Help'],
  ['far from each other', 'Home | Help\n\n\n\n\nHome | Help\n\n\n\n\nHome | Help\n\n\n\n\nHome | Help'],
])('strokes %s are text', (_, text) => {
  expect(read(text)).toEqual({ lines: text.split(/\n+/), rulings: [] })
})
