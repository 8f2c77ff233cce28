import { expect, test } from 'vitest'
import type { Component } from './components.ts'
import { loneDashes } from './lone-dashes.ts'
import type { WordWithParts } from './word-types.ts'

const part = (x0: number, x1: number, top = 27, bottom = 32): Component => ({
  x0,
  x1,
  top,
  bottom,
  pixels: (x1 - x0) * (bottom - top),
})

const word = (text: string, x0: number, x1: number): WordWithParts => ({
  text,
  x0,
  x1,
  top: 14,
  bottom: 40,
  baseline: 40,
  size: 38,
  confidence: 90,
  parts: [part(x0, x1, 14, 40)],
  hasMinusPutBack: false,
})

const AMOUNT = word('87,65', 300, 390)

test.each([
  ['in a column of signs', part(210, 224), [AMOUNT], 1],
  ['in the text of another column', part(100, 114), [AMOUNT], 0],
  ['farther from it, under a plus', part(100, 114), [AMOUNT, { ...word('+', 98, 116), baseline: 100 }], 1],
  ['behind a word', part(210, 224), [AMOUNT, word('Miete', 240, 290)], 0],
  ['before a date', part(210, 224), [word('12.05.2026', 300, 390)], 0],
  ['before an amount with a sign', part(210, 224), [word('+87,65', 300, 390)], 0],
  ['that lies on the line', part(210, 224, 35, 40), [AMOUNT], 0],
  ['that is a point', part(210, 215), [AMOUNT], 0],
  ['that is dust', part(210, 216, 28, 31), [AMOUNT], 0],
])('a dash %s', (_, dash, words, count) => {
  const found = loneDashes([dash, ...words.flatMap(({ parts }) => parts as Component[])], [], words)
  expect(found.map(({ text, x0, baseline }) => [text, x0, baseline])).toEqual(
    Array(count).fill(['-', dash.x0, 40]),
  )
})

test('a dash that stands in a text is read there', () => {
  const dash = part(210, 224)
  expect(loneDashes([dash], [{ ...dash, parts: [dash] }], [AMOUNT])).toEqual([])
})
