import { expect, it } from 'vitest'
import { compareDecimals, decimalText, parseDecimal, sumDecimals } from './decimal.ts'

it.each([
  [['0.1', '0.2'], '0.3'],
  [['1', '0.250', '', '-2.25'], '-1.000'],
  [['90071992547409.93', '0.01'], '90071992547409.94'],
  [['1,234.50', '\u22120.50'], '1234.00'],
  [[], '0'],
  [['-0.05'], '-0.05'],
])('adds %j to %s', (texts, sum) => {
  const added = sumDecimals(texts)
  expect(added && decimalText(added)).toBe(sum)
})

it('gives no sum where an amount cannot be read', () => {
  expect(sumDecimals(['1.00', 'about 2'])).toBeNull()
})

it.each([
  ['9.5', '10', -1],
  ['-3', '-20.00', 1],
  ['1.50', '1.5', 0],
])('compares %s with %s', (a, b, order) => {
  const [left, right] = [parseDecimal(a), parseDecimal(b)]
  expect(left && right && compareDecimals(left, right)).toBe(order)
})
