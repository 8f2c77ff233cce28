import { expect, it } from 'vitest'
import { centsText } from './cents-text.ts'

it.each([
  [1000, '$10'],
  [1250, '$12.50'],
  [1205, '$12.05'],
  [5, '$0.05'],
])('%s cents are %s', (cents, text) => {
  expect(centsText(cents)).toBe(text)
})
