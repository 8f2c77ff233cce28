import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import { lineTests } from '../line-tests.ts'
import { findHeaders } from './find-headers.ts'

const tests = lineTests({ decimal: '.', exponent: 2 })

const rolesOf = (text: string) =>
  findHeaders(typeset(text), tests).flatMap(({ cells }) => cells.map(({ role }) => role))

const ROWS = `
01/12/24    RENT OF MAY       744.76
02/12/24    INTEREST          150.33
05/12/24    CHEQUE             49.18`

test.each<[string, string, (string | null)[]]>([
  [
    'under no title have a column',
    `Date                          Amount${ROWS}`,
    ['date', 'description', 'amount'],
  ],
  [
    'behind two days',
    `Date        Value date                    Amount${ROWS.replace(/^(\d\d\/\d\d\/\d\d)/gm, '$1    $1')}`,
    ['date', 'valueDate', 'description', 'amount'],
  ],
  [
    'under an unknown title have that',
    `Date        Wotfor            Amount${ROWS}`,
    ['date', null, 'amount'],
  ],
  [
    'that begin at several places have none',
    `Date                          Amount${ROWS.replace('INTEREST', '   INTER')}`,
    ['date', 'amount'],
  ],
])('texts %s', (_, text, roles) => {
  expect(rolesOf(text)).toEqual(roles)
})
