import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import { dealCells } from '../parts/deal-cells.ts'
import type { Column } from '../table.ts'
import { joinWrappedAmounts } from './wrapped-amounts.ts'

const columns: Column[] = [
  { x0: Number.NEGATIVE_INFINITY, x1: 150, title: '', role: 'description' },
  { x0: 150, x1: Number.POSITIVE_INFINITY, title: '', role: 'amount' },
]

const amountsIn = (text: string) =>
  joinWrappedAmounts(dealCells(typeset(text), columns, []), [false, true], {
    decimal: '.',
    exponent: 2,
  }).map(({ cells }) => cells[1]?.text ?? '')

test.each([
  [
    'an amount goes on below the code of its currency',
    `
15/05 TRANSFER                INR
      TO XX2208               12,000.00
14/05 SHOP                    INR 2,499.00`,
    ['INR 12,000.00', '', 'INR 2,499.00'],
  ],
  [
    'but not on the line of another day',
    `
15/05 TRANSFER                INR
16/05 TO XX2208               12,000.00`,
    ['INR', '12,000.00'],
  ],
])('%s', (_, text, expected) => {
  expect(amountsIn(text)).toEqual(expected)
})
