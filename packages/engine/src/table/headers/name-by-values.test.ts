import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import { lineTests } from '../line-tests.ts'
import { findHeaders } from './find-headers.ts'

const tests = lineTests({ decimal: '.', exponent: 2 })

const rolesOf = (text: string) =>
  findHeaders(typeset(text), tests).map(({ cells }) => cells.map(({ role }) => role))

const ROWS = `
01/12/24    RENT              744.76
02/12/24    INTEREST          150.33
05/12/24    CHEQUE             49.18`

test.each<[string, string, (string | null)[][]]>([
  ['of days', `Wotfor      Description       Amount${ROWS}`, [['date', 'description', 'amount']]],
  ['of amounts', `Date        Description       Wotfor${ROWS}`, [['date', 'description', 'amount']]],
  [
    'of amounts before others',
    `Date        Description    Wotfor    Branch
01/12/24    RENT           744.76    Leeds
02/12/24    INTEREST       150.33    Leeds
05/12/24    CHEQUE          49.18    York`,
    [['date', 'description', 'amount', 'description']],
  ],
  [
    'of days, though it may be the title of texts',
    `Details     Wotfor      Description    Amount
01/12/24    02/12/24    RENT           744.76
02/12/24    02/12/24    INTEREST       150.33
05/12/24    06/12/24    CHEQUE          49.18`,
    [['date', null, 'description', 'amount']],
  ],
  [
    'of days and amounts of tables side by side',
    `Wotfor      Description       Amount    Wotfor      Description       Amount
01/12/24    RENT              744.76    01/12/24    RENT              744.76
02/12/24    INTEREST          150.33    02/12/24    INTEREST          150.33
05/12/24    CHEQUE             49.18    05/12/24    CHEQUE             49.18`,
    [['date', 'description', 'amount', 'date', 'description', 'amount']],
  ],
  [
    'of amounts that it is centred over',
    `Date        Description            Wotfor
01/12/24    RENT            +        744.76
02/12/24    INTEREST        -        150.33
05/12/24    CHEQUE          -         49.18`,
    [['date', 'description', 'amount']],
  ],
])('a title that nobody knows is one %s by what stands under it', (_, text, roles) => {
  expect(rolesOf(text)).toEqual(roles)
})

test.each([
  ['it holds a number', `Card 4711   Description       Amount${ROWS}`],
  ['one title only is known', `Wotfor      Heretic           Amount${ROWS}`],
])('it is not named where %s', (_, text) => {
  expect(rolesOf(text)).toEqual([])
})
