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

/** Amounts go out of what an opening balance leaves. */
function statement(titles: string, opening: number, amounts: readonly number[]): string {
  let balance = opening
  const rows = amounts.map((amount, i) => {
    balance -= amount
    return `2${i}/04/2024  SHOP ${'ABCDEFG'[i]}              ${cell(amount)}          ${cell(balance)}`
  })
  return `Opening balance  ${cell(opening).trim()}\n${titles}\n${rows.join('\n')}`
}

const cell = (minor: number): string => (minor / 100).toFixed(2).padStart(9)

describe('one equation', () => {
  test.each([
    ['that leads to a balance of one digit is luck', TITLES, 9, [5], 'unproved no-witness'],
    [
      'that leads to one of two digits is none where titles say which column is which',
      TITLES,
      90,
      [5],
      'proved',
    ],
    [
      'is luck where they do not, so that more readings are tried',
      UNTOLD,
      90,
      [12],
      'unproved no-witness direction-ambiguous',
    ],
  ])('%s', (_, titles, opening, amounts, check) => {
    expect(checksOf(statement(titles, opening, amounts))[0]).toBe(check)
  })
})

test.each([
  ['that the rows move by several amounts is no luck', ['1,500.00', '800.00', '700.00'], 'proved'],
  ['by one that comes and goes is', ['800.00', '800.00', ''], 'unproved no-witness'],
])('between two balances of nothing, %s', (_, [paid, first, second], check) => {
  const rows = [
    `13/04/2024  PAY                                  ${paid}`,
    `12/04/2024  RENT                      ${first}`,
    ...(second ? [`20/04/2024  SHOP                      ${second}`] : []),
  ]
  const text = [
    'Opening balance  0.00',
    'Date        Description               Debit      Credit',
    ...rows,
    'Closing balance  0.00',
  ].join('\n')
  expect(checksOf(text)).toEqual(rows.map(() => check))
})

test('several equations over small numbers are no luck', () => {
  expect(checksOf(statement(TITLES, 90, [5, 7, 3]))).toEqual(['proved', 'proved', 'proved'])
})

test('of hundreds of steps, those that close are no luck because others break', () => {
  const ROWS = 1_200
  const digits = (i: number) => ((i * 7_919) % 90_000) + 10_000
  let balance = 100_000_000
  const rows = Array.from({ length: ROWS }, (_, i) => {
    balance -= digits(i)
    // Every third balance is printed wrong, and breaks the step to it and the step from it.
    const printed = balance + (i % 3 === 2 ? 7 : 0)
    return `2${i % 9}/04/2024  SHOP ${'ABCDEFG'[i % 7]}              ${cell(digits(i))}       ${cell(printed)}`
  })
  const checks = checksOf(`Opening balance  ${cell(100_000_000).trim()}\n${TITLES}\n${rows.join('\n')}`)
  expect(checks.filter((check) => check === 'proved')).toHaveLength(1 + ROWS / 3)
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

  test('of one digit under titles that tell are never proved', () => {
    const draw = drawing(7)
    let closing = 0
    for (let i = 0; i < DRAWS; i++) {
      const [opening, amount, balance] = [1 + draw(9), 1 + draw(9), 1 + draw(9)]
      if (opening - balance === amount) closing++
      const row = `20/04/2024  SHOP                ${cell(amount)}          ${cell(balance)}`
      expect(checksOf(`Opening balance  ${cell(opening).trim()}\n${TITLES}\n${row}`)).not.toContain('proved')
    }
    expect(closing).toBeGreaterThan(MAX_LUCK * DRAWS)
  })

  test('of two digits in columns that nothing tells apart are seldom proved', () => {
    const draw = drawing(11)
    let [closing, proved] = [0, 0]
    for (let i = 0; i < DRAWS; i++) {
      const opening = 10 + draw(90)
      const printed = [10 + draw(90), 10 + draw(90), 10 + draw(90)]
      const leads = (from: number, to: number) => from !== to && Math.abs(opening - to) === from
      if (printed.some((from) => printed.some((to) => leads(from, to)))) closing++
      const row = `20/04/2024  SHOP                ${printed.map(cell).join(' ')}`
      if (checksOf(`Opening balance  ${cell(opening).trim()}\n${UNTOLD}\n${row}`).includes('proved')) proved++
    }
    expect(closing).toBeGreaterThan(2 * MAX_LUCK * DRAWS)
    expect(proved).toBeLessThanOrEqual(MAX_LUCK * DRAWS)
  })
})

test('where most balances break, a step that a small amount makes is luck', () => {
  const rows = (amount: string) =>
    checksOf(`
Opening balance  1000.00
${TITLES}
20/04/2024  SHOP A              10.00                100.00
21/04/2024  SHOP B              20.00                500.00
22/04/2024  SHOP C              30.00                800.00
23/04/2024  SHOP D            ${amount.padStart(7)}            ${(800 - Number(amount)).toFixed(2).padStart(10)}`)
  expect(rows('0.03')[3]).toBe('unproved no-witness')
  expect(rows('123.45')[3]).toBe('proved')
})
