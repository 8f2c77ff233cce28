import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import { textOf } from '../../layout/word.ts'
import { findAmounts } from '../../money/find-amounts.ts'
import { nameAmounts } from './named-amounts.ts'

test.each([
  ['Opening balance      20.00', 'Opening balance'],
  ['Old balance     31 Aug 2024     20.00', 'Old balance 31 Aug 2024'],
  ['Total debit     32     20.00', 'Total debit 32'],
  ['Total debit     :     32     20.00', 'Total debit 32'],
  ['Previous balance     =     20.00', 'Previous balance'],
])('%s', (text, name) => {
  const [line] = typeset(text)
  const amounts = line
    ? findAmounts(line.words, { decimal: '.', exponent: 2 }).filter(({ money }) => money.isExact)
    : []
  const [named] = line ? nameAmounts(line, amounts, undefined, () => false) : []
  expect(named?.labels[0] && textOf(named.labels[0])).toBe(name)
})
