import { expect, test } from 'vitest'
import { typesetCell } from '../../../test-support/typeset.ts'
import type { ColumnRole } from '../../vocabulary/language.ts'
import type { RowLine } from './row-line.ts'
import { hasText } from './text-layout.ts'

test.each<[string, (ColumnRole | null)[], boolean]>([
  ['ACME STORES | 5.00', ['description', 'amount'], true],
  ['ACME STORES | 5.00', [null, 'amount'], true],
  ['ACME STORES | 5.00', [null, null], true],
  ['77120 | 5.00', [null, null], false],
  // The title of another column names texts.
  ['ACME STORES | | 5.00', [null, 'description', 'amount'], false],
])('whether %j under %j has a text: %s', (text, roles, expected) => {
  const columns = roles.map((role) => ({ title: 'Title', role, x0: 0, x1: 600 }))
  const cells = text.split('|').map(typesetCell)
  expect(hasText({ cells, columns, hasDate: true } as unknown as RowLine)).toBe(expected)
})
