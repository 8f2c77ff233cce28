import { expect, test } from 'vitest'
import { typeset } from '../../test-support/typeset.ts'
import { lineTests } from './line-tests.ts'
import { findListsAcross } from './lists-across.ts'

const acrossIn = (text: string) =>
  [...findListsAcross(typeset(text), lineTests({ decimal: '.', exponent: 2 }))].map(({ text }) => text)

const ROWS = ['9/20  ACME   4,917.05', '9/27  CHECK 3218    17,035.65', '9/28  CHECK 3219    35.65']

test.each([
  [
    'days with their amounts across',
    [...ROWS, '9/01  127,574.68   9/20  105,427.63'],
    ['9/01 127,574.68 9/20 105,427.63'],
  ],
  [
    'days alone, where they are too many for a row',
    ['9/01  127.68   9/20  105.63  9/27  10.63', '9/02  127.68   9/21  105.63'],
    ['9/01 127.68 9/20 105.63 9/27 10.63', '9/02 127.68 9/21 105.63'],
  ],
  [
    'checks with their numbers',
    ['#3214  9/19  17,230.00   #3218*  9/27  17,035.65'],
    ['#3214 9/19 17,230.00 #3218* 9/27 17,035.65'],
  ],
  [
    'checks with their numbers behind the day',
    ['9/19  3214  17,230.00   9/27  3218  17,035.65'],
    ['9/19 3214 17,230.00 9/27 3218 17,035.65'],
  ],
  [
    'days with two balances each',
    [...ROWS, '01/10  512.33  512.33   01/24  1,403.86  1,403.86'],
    ['01/10 512.33 512.33 01/24 1,403.86 1,403.86'],
  ],
  ['rows with a second day and a balance', [...ROWS, '9/01  9/02  127,574.68  105,427.63'], []],
  ['rows with a text', [...ROWS, '9/01  127,574.68   9/20  105,427.63 ACME'], []],
  ['rows, where all are such', ['9/01  127.68   9/20  105.63', '9/02  127.68   9/21  105.63'], []],
])('%s', (_, rows, expected) => {
  expect(acrossIn(rows.join('\n'))).toEqual(expected)
})
