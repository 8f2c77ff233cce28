import { describe, expect, test } from 'vitest'
import { readProof } from '../../../test-support/read-proof.ts'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { extractFromPages } from '../../extract-statement.ts'

const rowsOf = (text: string) =>
  extractFromPages(typesetPages(text), 1).transactions.map(({ date, check, doubts }) =>
    [date, check, ...doubts].join(' '),
  )

const HEAD = 'Period 01/04/2024 - 30/04/2024\nOpening balance  100.00      Closing balance  134.25\n'

test('a date in another style than the others is rather part of a text', () => {
  expect(
    rowsOf(`${HEAD}
Description          Debit     Credit    Balance
13.04
CARD PAYMENT ON      10.50               89.50
03/04
PAY                            50.00    139.50
15.04
SHELL                 5.25              134.25`),
  ).toEqual(['2024-04-13 proved', '2024-04-03 unproved date-ambiguous', '2024-04-15 proved'])
})

test('a date without a year among others that print theirs is doubted', () => {
  expect(
    rowsOf(`${HEAD}
Date          Description          Debit     Credit    Balance
13/04/2024    ACME                 10.50               89.50
03/04         PAY                            50.00    139.50
15/04/2024    SHELL                 5.25              134.25`),
  ).toEqual(['2024-04-13 proved', '2024-04-03 unproved date-ambiguous', '2024-04-15 proved'])
})

test('a row that is admitted since the account would not close without it is asked as others are', () => {
  expect(
    rowsOf(`Previous balance  100.00
Received by      Made on          Description          Amount
13 Apr 24        12 Apr 24        ACME                 10.50
14 Apr 24        13 Apr 24        PAY                  50.00
15 Apr 24        14 Apr 24        SHELL                 5.25
                 8905             MS RUTLEDGE
New balance  165.75`),
  ).toEqual(['2024-04-12 proved', '2024-04-13 proved', '2024-04-13 unproved date-ambiguous'])
})

describe('two columns of days', () => {
  const table = (titles: string, ...days: readonly string[]) =>
    rowsOf(`${HEAD}
${titles}     Description          Debit     Credit    Balance
${days[0]}     ACME                 10.50               89.50
${days[1]}     PAY                            50.00    139.50
${days[2]}     SHELL                 5.25              134.25`)

  test('under titles that say which is which are told', () => {
    expect(
      table(
        'Date           Value date',
        '13/04/2024     14/04/2024',
        '14/04/2024     14/04/2024',
        '15/04/2024     16/04/2024',
      ),
    ).toEqual(['2024-04-13 proved', '2024-04-14 proved', '2024-04-15 proved'])
  })

  test('under other titles are doubted where they differ and both rise', () => {
    expect(
      table(
        'Lorn           Quillon   ',
        '14/04/2024     13/04/2024',
        '14/04/2024     14/04/2024',
        '16/04/2024     15/04/2024',
      ),
    ).toEqual([
      '2024-04-14 unproved date-ambiguous',
      '2024-04-14 proved',
      '2024-04-16 unproved date-ambiguous',
    ])
  })

  test('under other titles are told where only the first never goes back', () => {
    expect(
      table(
        'Lorn           Quillon   ',
        '13/04/2024     18/04/2024',
        '14/04/2024     14/04/2024',
        '15/04/2024     16/04/2024',
      ),
    ).toEqual(['2024-04-13 proved', '2024-04-14 proved', '2024-04-15 proved'])
  })

  test('under other titles are doubted where the second, always the earlier one, may be that of the transaction', () => {
    expect(
      table(
        'Lorn           Quillon   ',
        '14/04/2024     13/04/2024',
        '15/04/2024     15/04/2024',
        '16/04/2024     12/04/2024',
      ),
    ).toEqual([
      '2024-04-14 unproved date-ambiguous',
      '2024-04-15 proved',
      '2024-04-16 unproved date-ambiguous',
    ])
  })
})

test('a day among rows of which most have none that can be read', () => {
  const { rows } = readProof(`
Opening balance  100.00
Date        Description           Amount    Balance
31/02/2024  ACME                  -10.50      89.50
30/02/2024  SHOP                   -5.50      84.00
31/04/2024  SHOP                   -4.00      80.00
03/02/2024  SHELL                  -5.25      74.75`)
  expect(rows[3]).toContain('date-ambiguous')
})

test('a date of rows that mostly begin with one without signs', () => {
  const statement = (...numbers: readonly [string, string, string]) => `${HEAD}
Number      Description      Date         Debit     Credit    Balance
${numbers[0]}      ACME             12/04/2024   10.50                89.50
${numbers[1]}      PAY              13/04/2024             50.00     139.50
${numbers[2]}      SHELL            14/04/2024    5.25               134.25`
  const doubted = 'unproved date-ambiguous'
  expect(rowsOf(statement('130424', '140424', '150424'))).toEqual([
    `2024-04-12 ${doubted}`,
    `2024-04-13 ${doubted}`,
    `2024-04-14 ${doubted}`,
  ])
  expect(rowsOf(statement('991424', '991425', '150424'))).toEqual([
    '2024-04-12 proved',
    '2024-04-13 proved',
    '2024-04-14 proved',
  ])
})
