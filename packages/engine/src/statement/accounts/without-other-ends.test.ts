import { expect, test } from 'vitest'
import { movementOf } from '../../../test-support/movements.ts'
import { reconcile } from './reconcile.ts'

const ROWS = ['opening balance | | 10000', 'A | -1009 | 8991']

test.each([
  [
    'what is available of it below the closing balance',
    ['closing balance | | 8991', 'closing balance | | 8500'],
    'proved',
  ],
  ['the same above it', ['closing balance | | 8500', 'closing balance | | 8991'], 'proved'],
  ['nothing to be set free', ['balance brought forward | | 0', 'closing balance | | 8991'], 'proved'],
  [
    'a closing balance that is one digit off',
    ['closing balance | | 8991', 'closing balance | | 8961'],
    'contradicted',
  ],
  [
    'a balance that is carried and that none led to',
    ['balance brought forward | | 8500', 'closing balance | | 8991'],
    'contradicted',
  ],
  [
    'no closing balance that the rows lead to',
    ['closing balance | | 8500', 'closing balance | | 8000'],
    'contradicted',
  ],
] as const)('beside the end stands %s', (_, ends, check) => {
  const movements = [...ROWS, ...ends].map((text) => movementOf(text))
  const ledger = { movements, isOwed: false, isReversed: false }
  expect(reconcile(ledger, { openings: [], closings: [] }).check).toBe(check)
})
