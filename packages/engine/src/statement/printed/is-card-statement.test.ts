import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import { lineTests } from '../../table/line-tests.ts'
import { marksDebitsByMinus } from './is-card-statement.ts'

const tests = lineTests({ decimal: '.', exponent: 2 })

test.each([
  ['purchases, and a payment with a plus', ['-5.00', '-7.00', '+12.00'], true],
  [
    'payments beside purchases that nothing marks, and a sum',
    ['-5.00', '-7.00', '4.00', '3.00', '+12.00'],
    false,
  ],
  ['purchases alone', ['-5.00', '-7.00'], false],
])('most rows carry a minus and the others a plus: %s', (_, amounts, isMarked) => {
  const lines = typeset(amounts.map((amount) => `12/01/24  ACME STORES  ${amount}`).join('\n'))
  expect(marksDebitsByMinus(lines, tests)).toBe(isMarked)
})
