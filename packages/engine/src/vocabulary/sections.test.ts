import { expect, test } from 'vitest'
import { directionOfOwedSection } from './sections.ts'

test.each([
  ['Interest', 'debit'],
  ['Total interest added', 'debit'],
  ['Zinsen', 'debit'],
  ['Payments', 'credit'],
  ['Purchases', 'debit'],
  ['以下是您的还款、退货及费用返还明细', 'credit'],
  ['以下是您的消费、取现及其他费用明细', 'debit'],
  ['Summary', null],
  // It belongs to an amount above it.
  ['CR', null],
])('where money is owed, %j', (title, direction) => {
  expect(directionOfOwedSection(title)).toBe(direction)
})
