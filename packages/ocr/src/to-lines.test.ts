import { expect, test } from 'vitest'
import { toLines } from './to-lines.ts'

const word = (text: string, x0: number, baseline: number, size = 20) => ({
  text,
  x0,
  top: baseline - size,
  x1: x0 + 40,
  bottom: baseline,
  baseline,
  size,
  confidence: 90,
  isConfirmed: true,
  readAs: null,
})

test('words that stand beside each other are a line, from left to right', () => {
  const words = [word('c', 0, 50), word('b', 100, 2), word('a', 0, 0), word('d', 100, 47)]
  expect(toLines(words).map(({ text, line }) => text + line)).toEqual(['a0', 'b0', 'c1', 'd1'])
})

test('words of a line share its baseline and its size', () => {
  const words = [word('a', 0, 20, 24), word('b', 50, 21, 20), word('c', 99, 20, 20)]
  expect(toLines(words).map(({ baseline, size }) => [baseline, size])).toEqual(Array(3).fill([20, 20]))
})
