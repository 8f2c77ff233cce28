import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import { lineTests } from '../line-tests.ts'
import { findHeaders } from './find-headers.ts'

const rolesOf = (text: string) =>
  findHeaders(typeset(text), lineTests({ decimal: '.', exponent: 2 })).flatMap(({ cells }) =>
    cells.map(({ role }) => role),
  )

const ROWS = `
02/03   PRLV ACME          05G1U1S    1380.00
03/03   VIR                ABC1234     500.00
04/03   CARTE SHELL        TCK1234      60.00`

test.each<[string, string, (string | null)[]]>([
  [
    'far behind the texts',
    `Date    Details                        Amount${ROWS}`,
    ['date', 'description', 'reference', 'amount'],
  ],
  [
    'under a title of references',
    `Date    Details            Ref.         Amount${ROWS}`,
    ['date', 'description', 'reference', 'amount'],
  ],
  [
    'among the texts are none',
    `Date    Details                        Amount${ROWS.replaceAll(/ {5,}(?=[A-Z])/g, ' ')}`,
    ['date', 'description', 'amount'],
  ],
])('references %s', (_, text, roles) => {
  expect(rolesOf(text)).toEqual(roles)
})
