import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import { dealCells } from '../parts/deal-cells.ts'
import type { Column } from '../table.ts'
import { withoutForeignAmounts } from './foreign-amounts.ts'

const columns: Column[] = [
  { x0: Number.NEGATIVE_INFINITY, x1: 150, title: '', role: 'description' },
  { x0: 150, x1: Number.POSITIVE_INFINITY, title: '', role: 'amount' },
]

/** What is left in the column of amounts. */
function amountsIn(text: string): string[] {
  const lines = dealCells(typeset(text), columns, [])
  const left = withoutForeignAmounts(lines, [false, true], { decimal: '.', exponent: 2 })
  return left.map(({ cells }) => cells[1]?.text ?? '')
}

test('money of a purchase abroad, under what was paid for it, is none of the account', () => {
  const text = `
01/04 HOTEL LISBOA            £68.90
      £1 = €1.16              €80.00
02/04 ACME                    £5.00`
  expect(amountsIn(text)).toEqual(['£68.90', '', '£5.00'])
})

test.each([
  [
    'beside a date',
    '01/04 ACME                    £5.00\n02/04 HOTEL                   €80.00\n03/04 ACME                    £7.00',
  ],
  [
    'not under an amount',
    '      LISBOA                  €80.00\n01/04 ACME                    £5.00\n02/04 ACME                    £7.00',
  ],
  ['without any other currency', '01/04 ACME                    £5.00\n      LONDON                  £7.00'],
])('an amount %s stays', (_, text) => {
  expect(amountsIn(text).filter((cell) => cell !== '')).toHaveLength(text.split(/[£€]/).length - 1)
})
