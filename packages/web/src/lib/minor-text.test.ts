import { expect, it } from 'vitest'
import { minorText } from './minor-text.ts'

it.each([
  [1000, 'USD', '$10.00'],
  [5, 'USD', '$0.05'],
  [-123456, 'USD', '-$1,234.56'],
  [83000, 'INR', '₹830.00'],
  [1000, 'JPY', '¥1,000'],
] as const)('%s of %s is %s', (amount, currency, text) => {
  expect(minorText(amount, currency)).toBe(text)
})
