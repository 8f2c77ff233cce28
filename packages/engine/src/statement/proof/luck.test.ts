import { describe, expect, test } from 'vitest'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { extractFromPages } from '../../extract-statement.ts'
import { MAX_LUCK } from './luck.ts'

const checksOf = (text: string) =>
  extractFromPages(typesetPages(text), 1).transactions.map(({ check, doubts }) =>
    [check, ...doubts].join(' '),
  )

const TITLES = 'Date        Description           Debit     Credit    Balance'
const UNTOLD = 'Date        Description          Amount    Amount    Amount'

/** Amounts go out of what an opening balance of 90.00 leaves. */
function statement(titles: string, amounts: readonly number[]): string {
  let balance = 9000
  const rows = amounts.map((amount, i) => {
    balance -= amount
    return `2${i}/04/2024  SHOP ${'ABCDEFG'[i]}              ${cell(amount)}          ${cell(balance)}`
  })
  return `Opening balance  90.00\n${titles}\n${rows.join('\n')}`
}

const cell = (minor: number): string => (minor / 100).toFixed(2).padStart(9)

describe('one equation', () => {
  test.each([
    ['over one digit is luck', TITLES, [5], 'unproved no-witness'],
    ['over two digits is none where titles say which column is which', TITLES, [12], 'proved'],
    [
      'over two digits is luck where titles do not, so that more readings are tried',
      UNTOLD,
      [12],
      'unproved no-witness',
    ],
  ])('%s', (_, titles, amounts, check) => {
    expect(checksOf(statement(titles, amounts))[0]).toBe(check)
  })
})

test('several equations over small amounts are no luck', () => {
  expect(checksOf(statement(TITLES, [5, 7, 3]))).toEqual(['proved', 'proved', 'proved'])
})

describe('numbers that mean nothing', () => {
  const DRAWS = 200

  /** Park and Miller's generator. */
  function drawing(seed: number) {
    let state = seed
    return (below: number): number => {
      state = (state * 48_271) % 2_147_483_647
      return state % below
    }
  }

  test.each([
    ['titles that tell', TITLES],
    ['titles that do not tell', UNTOLD],
  ])('under %s are seldom proved', (_, titles) => {
    const draw = drawing(7)
    let [closing, proved] = [0, 0]
    for (let i = 0; i < DRAWS; i++) {
      const [opening, amount, balance] = [10 + draw(5), 1 + draw(9), 1 + draw(13)]
      const row = `20/04/2024  SHOP                ${cell(amount)}          ${cell(balance)}`
      if (opening - amount === balance) closing++
      const checks = checksOf(`Opening balance  ${cell(opening).trim()}\n${titles}\n${row}`)
      if (checks.some((check) => check === 'proved')) proved++
    }
    expect(closing).toBeGreaterThan(3 * MAX_LUCK * DRAWS)
    expect(proved).toBeLessThanOrEqual(MAX_LUCK * DRAWS)
  })
})
