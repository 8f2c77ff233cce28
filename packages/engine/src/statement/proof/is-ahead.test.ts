import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import { isAhead } from './is-ahead.ts'

const PERIOD = { start: '2024-12-01', end: '2025-01-04' }

test.each([
  ['06/01/2025 LOAN 892.45', true],
  ['04/01/2025 LOAN 892.45', false],
  ['06/01/2024 LOAN 892.45', false],
  ['06/01 LOAN 892.45', true],
  ['15/12 LOAN 892.45', false],
  ['28/11 LOAN 892.45', false],
  ['LOAN 892.45', false],
])('%s comes after a period from December to January: %s', (text, expected) => {
  const [line] = typeset(text)
  expect(line && isAhead(line, PERIOD, 'day-first')).toBe(expected)
})

test('without a period nothing does', () => {
  const [line] = typeset('06/01/2025 LOAN 892.45')
  expect(line && isAhead(line, null, 'day-first')).toBe(false)
})
