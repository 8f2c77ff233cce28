import { describe, expect, test } from 'vitest'
import { movementOf } from '../../../test-support/movements.ts'
import { typeset } from '../../../test-support/typeset.ts'
import type { Line } from '../../layout/word.ts'
import { lineTests } from '../../table/line-tests.ts'
import type { Movement } from '../ledger.ts'
import { findPeriods } from '../printed/period-forms.ts'
import { findAccountNumbers } from '../printed/read-account-number.ts'
import { findPrintedBalances } from '../printed/read-balances.ts'
import { findAccountFacts } from './account-facts.ts'
import type { Ledger } from './ledger.ts'

const convention = { decimal: '.', exponent: 2 } as const
const tests = lineTests(convention)

/** Lines that begin with a date and print an amount are rows; those that stand together are one account's. */
const isRow = (line: Line) => line.dates[0]?.from === 0 && tests.hasAmount(line)

function movementAt(line: Line): Movement {
  const movement = movementOf('ACME')
  const { page, baseline } = line
  return {
    ...movement,
    movement: 0 as never,
    row: { ...movement.row, page, baseline, date: line.dates[0]?.date ?? null },
  }
}

function ledgersOf(lines: readonly Line[]): Ledger[] {
  const ledgers: { movements: Movement[] }[] = []
  for (const [i, line] of lines.entries()) {
    if (!isRow(line)) continue
    const above = lines[i - 1]
    if (above && isRow(above)) ledgers.at(-1)?.movements.push(movementAt(line))
    else ledgers.push({ movements: [movementAt(line)] })
  }
  return ledgers.map(({ movements }) => ({ movements, isOwed: false, isReversed: false }))
}

function factsOf(text: string) {
  const lines = typeset(text)
  const outside = lines.filter((line) => !isRow(line))
  const printed = {
    balances: findPrintedBalances(lines, () => false, tests, convention),
    numbers: findAccountNumbers(outside),
    amounts: [],
  }
  return findAccountFacts(
    ledgersOf(lines),
    {
      printed,
      lines,
      outside,
      periods: findPeriods(outside, 'day-first'),
      order: 'day-first',
      latest: null,
      rowDay: null,
    },
    tests,
  )
}

test('one account: whatever the document prints is about it', () => {
  const text = `
Account number 4350 0912 7731      Currency EUR
1 May 2024 to 31 May 2024
Opening balance     100.00         Closing balance      75.00
03/05/2024  ACME    10.00
20/05/2024  SHOP    15.00`
  expect(factsOf(text)).toMatchObject([
    {
      number: '…7731',
      currency: 'EUR',
      period: { start: '2024-05-01', end: '2024-05-31' },
      hints: { openings: [10000], closings: [7500] },
    },
  ])
})

test('a number below the rows of one account is that of the next', () => {
  const text = `
Everyday
03/05/2024  ACME    10.00
Account number 4350 0912 7731
20/05/2024  SHOP    15.00`
  expect(factsOf(text).map(({ number }) => number)).toEqual([null, '…7731'])
})

test('a document without rows still says what it is about', () => {
  expect(factsOf('Account 11112222\nStatement date 31 May 2024\nClosing balance   75.00')).toMatchObject([
    { number: '…2222', period: null, closingDay: '2024-05-31', hints: { openings: [], closings: [7500] } },
  ])
})

test('amounts before the rows may be balances under names that are not known', () => {
  const [facts] = factsOf('Ancien solde au début     100.00\n03/05/2024  ACME    10.00\nFees  3.00')
  expect(facts?.hints.others).toEqual([10000])
})

test('what came in, or went out, is no balance', () => {
  const [facts] = factsOf('Start            100.00\nTotal Debits      10.00\n03/05/2024  ACME    10.00')
  expect(facts?.hints.others).toEqual([10000])
})

describe('two accounts', () => {
  const facts = factsOf(`
Statement period 01/05/2024 - 31/05/2024

Current account 11112222
Opening balance     100.00
03/05/2024  ACME    10.00
20/05/2024  SHOP    15.00
Closing balance      75.00

Savings account 33334444           USD
Opening balance     500.00
04/05/2024  PAY      5.00
Closing balance     505.00`)

  test('are named over their own rows', () => {
    expect(facts.map(({ number }) => number)).toEqual(['…2222', '…4444'])
  })

  test('open over their rows and close under them', () => {
    expect(facts.map(({ hints }) => [hints.openings, hints.closings])).toEqual([
      [[10000], [7500]],
      [[50000], [7500, 50500]],
    ])
  })

  test('share the period in the letterhead', () => {
    const period = { start: '2024-05-01', end: '2024-05-31' }
    expect(facts.map((account) => account.period)).toEqual([period, period])
  })

  test('have a currency of their own where it stands over their rows', () => {
    expect(facts[1]?.currency).toBe('USD')
  })
})

test('a summary above the rows of an account is about it, even if its balances were read as rows of the one before', () => {
  const lines = typeset(`
Account 11112222
01/05/2024  ACME    10.00
Account 33334444
Opening balance     50.00
02/05/2024  SHOP     5.00`)
  const outside = lines.filter((line) => !isRow(line))
  const [first, second] = ledgersOf(lines) as [Ledger, Ledger]
  const summary = movementAt(lines[3] as Line)
  const isMisread = { ...summary, row: { ...summary.row, kind: 'opening' as const } }
  const printed = { balances: [], numbers: findAccountNumbers(outside), amounts: [] }
  const facts = findAccountFacts(
    [{ ...first, movements: [...first.movements, isMisread] }, second],
    {
      printed,
      lines,
      outside,
      periods: findPeriods(outside, 'day-first'),
      order: 'day-first',
      latest: null,
      rowDay: null,
    },
    tests,
  )
  expect(facts.map(({ number }) => number)).toEqual(['…2222', '…4444'])
})

test('an account without balances of its own may have any that are printed', () => {
  const facts = factsOf(`
Opening balance     100.00
03/05/2024  ACME    10.00

Savings account 33334444
04/05/2024  PAY      5.00`)
  expect(facts[1]?.hints.openings).toEqual([10000])
})

describe('balances that are named by their day', () => {
  const rows = '03/05/2024  ACME    10.00\n20/05/2024  SHOP    15.00'
  test.each([
    ['of the day before the rows', 'Balance on 2 May 2024     100.00', [10000], []],
    ['of the day on which they begin', 'Balance on 3 May 2024     100.00', [10000], []],
    ['of a day among them', 'Balance on 10 May 2024     90.00', [], []],
    ['of the day on which they end', 'Balance on 20 May 2024     75.00', [], [7500]],
    ['of a later day', 'Balance on 31 May 2024     75.00', [], [7500]],
  ])('%s', (_, balance, openings, closings) => {
    expect(factsOf(`${balance}\n${rows}`)[0]?.hints).toMatchObject({ openings, closings })
  })

  test('are both where all rows are of one day', () => {
    const text = 'Balance on 3 May 2024     100.00\n03/05/2024  ACME    10.00'
    expect(factsOf(text)[0]?.hints).toMatchObject({ openings: [10000], closings: [10000] })
  })
})
