import { expect, test } from 'vitest'
import { directionOfOwedSection } from './sections.ts'

test.each([
  ['Interest', 'debit'],
  ['Total interest added', 'debit'],
  ['Zinsen', 'debit'],
  ['Payments', 'credit'],
  ['Purchases', 'debit'],
  ['Summary', null],
])('where money is owed, %j', (title, direction) => {
  expect(directionOfOwedSection(title)).toBe(direction)
})
