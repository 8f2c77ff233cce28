import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import { lineTests } from '../line-tests.ts'
import { findHeaders } from './find-headers.ts'

const tests = lineTests({ decimal: '.', exponent: 2 })

const rolesOf = (text: string) =>
  findHeaders(typeset(text), tests).flatMap(({ cells }) => cells.map(({ role }) => role))

const TITLES = '            description       debits    balance'

test.each<[string, string, (string | null)[]]>([
  [
    'left of all titles have a column of their own',
    `${TITLES}
01.12.24    RENT              744.76    262.02
02.12.24    INTEREST          150.33    111.69
05.12.24    CHEQUE             49.18     62.51`,
    ['date', 'description', 'debit', 'balance'],
  ],
  [
    'at several places have none',
    `${TITLES}
01.12.24    RENT              744.76    262.02
   02.12.24 INTEREST          150.33    111.69
 05.12.24   CHEQUE             49.18     62.51`,
    ['description', 'debit', 'balance'],
  ],
  [
    'under a title have none',
    `description           debits    balance
01.12.24 RENT         744.76    262.02
02.12.24 INTEREST     150.33    111.69
05.12.24 CHEQUE        49.18     62.51`,
    ['description', 'debit', 'balance'],
  ],
])('days %s', (_, text, roles) => {
  expect(rolesOf(text)).toEqual(roles)
})
