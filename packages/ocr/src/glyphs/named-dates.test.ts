import { expect, test } from 'vitest'
import { glyphsOfDate, withMonth, withoutMonth } from './named-dates.ts'

test.each([
  ['05-Feb-2024', '05--2024', '08--2024', '08-Feb-2024'],
  ['JAN10', '10', '16', 'JAN16'],
  ['11/AGO', '11/', '17/', '17/AGO'],
  ['1,250.00', '1,250.00', '1,260.00', '1,260.00'],
])('the characters of %s are %s, and %s is %s', (text, characters, others, changed) => {
  expect(withoutMonth(text).join('')).toBe(characters)
  expect(withMonth(others, text)).toBe(changed)
})

/** The widths of glyphs one pixel apart; those of several characters are split evenly. */
const glyphsOf = (text: string, widths: readonly number[]) => {
  let x = 0
  const glyphs = widths.map((width) => {
    const x0 = x
    x += width + 1
    return { x0, x1: x0 + width, top: 0, bottom: 10 }
  })
  const split = (some: readonly (typeof glyphs)[number][]) =>
    some.flatMap(({ x0, x1, ...glyph }) =>
      Array.from({ length: Math.round((x1 - x0) / 10) }, (_, i) => ({
        ...glyph,
        x0: x0 + 10 * i,
        x1: x0 + 10 * (i + 1),
      })),
    )
  return glyphsOfDate(text, glyphs, split)?.map(({ x0 }) => x0) ?? null
}

test.each([
  ['each apart', '05Feb24', [10, 10, 10, 10, 10, 10, 10], [0, 11, 55, 66]],
  ['with letters that touch', '05Feb24', [10, 10, 30, 10, 10], [0, 11, 53, 64]],
  ['with digits that touch', '05Feb24', [20, 10, 10, 10, 20], [0, 10, 54, 64]],
  ['before a month', '05Feb', [10, 10, 30], [0, 11]],
  ['behind a month', 'FEB05', [30, 10, 10], [31, 42]],
  ['that touch the month', '05Feb', [10, 40], null],
  ['without a month', '05', [10, 10], null],
])('the digits of a date %s', (_, text, widths, expected) => {
  expect(glyphsOf(text, widths)).toEqual(expected)
})
