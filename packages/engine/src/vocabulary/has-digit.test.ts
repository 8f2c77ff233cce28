import { expect, test } from 'vitest'
import { hasDigit } from './has-digit.ts'

test.each([
  ['12.50', true],
  ['FT9', true],
  ['0', true],
  ['ACME', false],
  ['½ ٣', false],
  ['', false],
])('%s', (text, has) => {
  expect(hasDigit(text)).toBe(has)
})
