import { expect, test } from 'vitest'
import { around, commaPoint, lakhs, minusAfter, minusBefore, pointComma } from './figures.ts'

test.each([
  [commaPoint, -123_456, '1,234.56'],
  [lakhs, 12_345_678, '1,23,456.78'],
  [minusBefore(pointComma), -123_456, '-1.234,56'],
  [minusAfter(pointComma), 5, '0,05'],
  [around(commaPoint, '5 DR', '$5 CR'), -500, '5.00 DR'],
  [around(commaPoint, '5 DR', '$5 CR'), 500, '$5.00 CR'],
])('a figure prints as on paper', (figure, minor, printed) => {
  expect(figure(minor)).toBe(printed)
})
