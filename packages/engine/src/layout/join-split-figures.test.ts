import { expect, test } from 'vitest'
import { typeset } from '../../test-support/typeset.ts'
import { joinSplitFigures } from './join-split-figures.ts'

test.each([
  ['SHOP    -100.0 0     1,719.3 3', 'SHOP -100.00 1,719.33'],
  ['PAGA    R$50,0 0-    1.719,3 3', 'PAGA R$50,00- 1.719,33'],
  ['SHOP 10.5 3 pieces   1,719.33', 'SHOP 10.5 3 pieces 1,719.33'],
  ['SHOP    10.5     3', 'SHOP 10.5 3'],
  ['Page    1. 12', 'Page 1. 12'],
])('%s', (text, expected) => {
  const words = joinSplitFigures(typeset(text)[0]?.words ?? [])
  expect(words.map((word) => word.text).join(' ')).toBe(expected)
})
