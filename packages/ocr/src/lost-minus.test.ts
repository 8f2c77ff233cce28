import { expect, test } from 'vitest'
import { withLostMinus } from './lost-minus.ts'

const METRICS = { baseline: 40, size: 38 }
const box = (x0: number, width: number, top: number, bottom: number) => ({ x0, x1: x0 + width, top, bottom })
/** `41.17`, from 20 to 111. */
const DIGITS = [
  box(20, 16, 14, 40),
  box(40, 9, 14, 40),
  box(56, 5, 35, 40),
  box(66, 9, 14, 40),
  box(82, 29, 14, 40),
]

test.each([
  ['before it', '41.17', [box(7, 9, 27, 32), ...DIGITS], '-41.17'],
  ['behind it', '41.17', [...DIGITS, box(114, 9, 27, 32)], '41.17-'],
  ['that was read', '-41.17', [box(7, 9, 27, 32), ...DIGITS], '-41.17'],
  ['read as a quotation mark', '“4117', [box(7, 9, 27, 32), ...DIGITS], '-4117'],
  ['that is a quotation mark', '“4117', [box(7, 9, 14, 22), ...DIGITS], '“4117'],
  ['that is a point', '41.17', [box(12, 5, 35, 40), ...DIGITS], '41.17'],
  ['that is a comma above', '41.17', [box(12, 5, 14, 20), ...DIGITS], '41.17'],
  ['that is a rule', '41.17', [box(-20, 38, 27, 32), ...DIGITS], '41.17'],
  ['that stands apart', '41.17', [box(0, 9, 27, 32), ...DIGITS], '41.17'],
  ['that is a part of a digit', '41.17', [box(14, 9, 27, 32), ...DIGITS], '41.17'],
  ['before a date', '41.2017', [box(7, 9, 27, 32), ...DIGITS], '41.2017'],
  ['before nothing else', '41.17', [box(7, 9, 27, 32)], '41.17'],
])('a minus %s', (_, text, parts, expected) => {
  expect(withLostMinus(text, parts, METRICS)).toBe(expected)
})
