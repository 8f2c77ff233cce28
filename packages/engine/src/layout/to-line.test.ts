import { expect, test } from 'vitest'
import { toLine } from './to-line.ts'
import { textOf, type Word } from './word.ts'

const word = (text: string, x0: number, size = 10): Word => ({
  text,
  x0,
  x1: x0 + 5 * text.length,
  top: 20 - size,
  bottom: 22,
  baseline: 20,
  size,
  page: 3,
})

test('a line is as large as its words together, and as its largest letters', () => {
  expect(toLine([word('Balance', 10), word('900.00', 60, 14)])).toMatchObject({
    x0: 10,
    x1: 90,
    top: 6,
    bottom: 22,
    baseline: 20,
    size: 14,
    page: 3,
  })
})

test('a line knows its dates', () => {
  const line = toLine(['Due', '1', 'April', '2024', '900.00'].map((text, i) => word(text, 40 * i)))
  expect(line?.dates).toMatchObject([{ from: 1, to: 4, date: { first: 1, second: 4, year: 2024 } }])
})

test('a line reads from right to left where its words do', () => {
  expect(textOf(toLine([word('الحساب', 10), word('رقم', 60)])?.words ?? [])).toBe('رقم الحساب')
})

test('no words make no line', () => {
  expect(toLine([])).toBeNull()
})
