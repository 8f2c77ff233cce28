import { expect, test } from 'vitest'
import { movementOf } from '../../../test-support/movements.ts'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { extractFromPages } from '../../extract-statement.ts'
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
  ['a fee that will be charged', ['closing balance | | 8991', 'FEE TO COME | | 600'], 'proved'],
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

test('each of several cards ends with the total that holds the balance before its rows, not with what is due of all', () => {
  const { accounts } = extractFromPages(
    typesetPages(`
Credit card statement
Date        Description              Amount
CARD ONE                4524-1920-0386-7741
            LAST MONTH'S BALANCE     100.00
13/04/2024  ACME                      10.50
14/04/2024  PAYMENT                 (100.00)
            SUBTOTAL                  10.50
            TOTAL                     10.50
CARD TWO                5401-0724-1150-3328
            LAST MONTH'S BALANCE       0.00
13/04/2024  SHOP                      30.00
14/04/2024  CAFE                       5.00
            SUBTOTAL                  35.00
            TOTAL                     35.00
            TOTAL AMOUNT DUE          45.50`),
    1,
  )
  expect(accounts.map(({ check, closingBalance }) => [check, closingBalance])).toEqual([
    ['proved', '10.50'],
    ['proved', '35.00'],
  ])
})
