import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import { textOf } from '../../layout/word.ts'
import { findAmounts } from '../../money/find-amounts.ts'
import { centredName } from './centred-names.ts'

test.each([
  ['two lines', 'Valor da fatura\n                    684.77\nanterior', 'Valor da fatura anterior'],
  [
    'lines with those of a box behind it',
    'Valor da fatura              Total\n                    684.77\nanterior                     em reais',
    'Valor da fatura anterior',
  ],
  ['one line', 'Valor da fatura\n                    684.77', null],
  ['lines that begin elsewhere', 'Valor da fatura\n                    684.77\n   anterior', null],
  ['a name of its own', 'Valor da fatura\nSaldo               684.77\nanterior', null],
  ['lines far from each other', 'Valor da fatura\n\n                    684.77\n\nanterior', null],
])('an amount beside %s', (_, text, name) => {
  // Half as far from each other as lines are.
  const lines = typeset(text).map((line) => ({ ...line, baseline: line.baseline / 2 }))
  const at = lines.findIndex((line) => line.text.includes('684.77'))
  const [amount] = findAmounts(lines[at]?.words ?? [], { decimal: '.', exponent: 2 })
  const found = amount && centredName(lines, at, amount)
  expect(found ? textOf(found) : null).toBe(name)
})
