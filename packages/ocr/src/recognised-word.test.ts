import { expect, test } from 'vitest'
import { toLines } from './recognised-word.ts'

const word = (text: string, x0: number, top: number, height = 20) => ({
  text,
  x0,
  top,
  x1: x0 + 40,
  bottom: top + height,
  confidence: 90,
})

test('words that stand beside each other are a line, from left to right', () => {
  const words = [word('c', 0, 50), word('b', 100, 2), word('a', 0, 0), word('d', 100, 47)]
  expect(toLines(words).map(({ text, line }) => text + line)).toEqual(['a0', 'b0', 'c1', 'd1'])
})

test('a small one beside large ones, as a point, stays with them', () => {
  const words = [word('a', 0, 0, 24), word('.', 50, 20, 4), word('b', 0, 30, 24)]
  expect(toLines(words).map(({ text, line }) => text + line)).toEqual(['a0', '.0', 'b1'])
})
