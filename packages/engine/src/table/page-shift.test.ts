import { expect, test } from 'vitest'
import { typeset } from '../../test-support/typeset.ts'
import { lineTests } from './line-tests.ts'
import { shiftBetween } from './page-shift.ts'

const tests = lineTests({ decimal: '.', exponent: 2 })
const shift = (before: string, page: string) => shiftBetween(typeset(before), typeset(page), tests)

test.each<[string, string, string, number]>([
  [
    'rows at the same place',
    '01/04   ACME         12.50     900.00\n02/04   SHELL         5.00     895.00',
    '03/04   RENT        700.00     195.00',
    0,
  ],
  [
    'rows two letters further left',
    '  01/04   ACME         12.50     900.00\n  02/04   SHELL         5.00     895.00',
    '03/04   RENT        700.00     195.00\n04/04   SHOP      1,100.00  -1,305.00',
    -10,
  ],
  [
    'amounts of other lengths, some at places of before by chance',
    '    13/04   ACME         12.50     900.00\n    14/04   SHELL                  895.00',
    '15/04   SHELL     1,000.00\n16/04   RENT        700.00     195.00\n17/04   PAY                 10,195.00',
    -20,
  ],
  [
    'amounts of another column than before, beside marks for nothing',
    '01/04   ACME              -      12.50\n02/04   SHELL             -       5.00\n03/04   SHOP              -       7.00',
    '  04/04   RENT         700.00         -\n  05/04   PAY           12.00         -',
    10,
  ],
  [
    'notes below the last row that begin left of its text',
    '01/04   ACME           12.50     900.00\n        LONDON\n        SHELL           5.00     895.00\n        LONDON',
    '03/04   Closing balance          895.00\nImportant\nDebit items   29\nCredit items   13\nPlease tell us of errors',
    0,
  ],
])('%s', (_, before, page, expected) => {
  expect(shift(before, page)).toBe(expected)
})
