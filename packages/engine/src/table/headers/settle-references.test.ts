import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import { joinReferences, settleReferences } from './settle-references.ts'
import { splitTitles, toTitle } from './split-titles.ts'

/** The roles of titles over lines. */
function rolesOf(text: string) {
  const [titles, ...body] = typeset(text)
  return settleReferences(splitTitles(titles?.words ?? []), body).map(({ role }) => role)
}

test('of two titles of references, the one over words is that of texts', () => {
  expect(
    rolesOf(`Date        Transaction Reference        Cheque No.    Amount
02/01/2024  BY TRANSFER ACME             4711            10.00
03/01/2024  TO CASH                      4712             5.00`),
  ).toEqual(['date', 'description', 'reference', 'amount'])
})

test('numbers are no texts, whatever other tables print below them', () => {
  expect(
    rolesOf(`Date        Check number    Amount    Reference number
02/01/2024  1044            10.00     086512933
03/01/2024  1046             5.00     027714408
Purchases
04/01/2024  SHELL                     LEEDS  3.00`),
  ).toEqual(['date', 'reference', 'amount', 'reference'])
})

test('nor are those beside which only days have letters', () => {
  expect(
    rolesOf(`Check number    Date        Ref number    Amount
1187            Dec 19      8055911020     1.00
1188            Jan 3       9252061184     2.00`),
  ).toEqual(['reference', 'date', 'reference', 'amount'])
})

test.each([
  ['run on under both', 'Direct Deposit PAYROLL', 1],
  ['begin under the second', '4711      PAYROLL', 2],
  ['begin under each, one space apart', 'CHQ778812 PAYROLL', 2],
])('two titles at the distance of words are those of texts that %s', (_, text, count) => {
  const [titles, ...body] = typeset(`Date        Reference Description              Amount
02/01/2024  ${text}                 10.00
03/01/2024  ${text}                  5.00`)
  const cells = (titles?.words ?? []).map((word) => toTitle([word]))
  const roles = joinReferences(cells, body).map(({ role }) => role)
  expect(roles.slice(1, -1)).toEqual(['reference', 'description'].slice(-count))
})
