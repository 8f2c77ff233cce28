import { expect, test } from 'vitest'
import { readRowOf } from '../../../test-support/ledger-rows.ts'
import { movementOf, otherMovementOf } from '../../../test-support/movements.ts'
import type { PageLines } from '../../layout/page-lines.ts'
import type { PageState } from '../../pdf/page.ts'
import type { CheckedAccount } from '../accounts/checked-account.ts'
import type { Movement } from '../ledger.ts'
import type { Check, Transaction } from '../statement.ts'
import { toWarnings } from './to-warnings.ts'

const pagesOf = (...states: PageState[]): PageLines[] =>
  states.map((state, i) => ({
    number: i + 1,
    size: { width: 595, height: 842 },
    turned: 0,
    lines: [],
    rulings: [],
    pictures: [],
    textDoubt: null,
    state,
  }))

const accountOf = (check: Check, leftOut: readonly string[] = []): CheckedAccount => ({
  ledger: { movements: [], isOwed: false, isReversed: false },
  leftOut: leftOut.map((text) => movementOf(text)),
  tried: 1,
  facts: {
    number: null,
    currency: null,
    period: null,
    closingDay: null,
    hints: { openings: [], closings: [] },
  },
  result: { opening: null, closing: null, check, checks: [], equations: [] },
})

/** An account with rows that look like no transactions. */
const accountWith = (check: Check, ...others: readonly string[]): CheckedAccount => {
  const account = accountOf(check)
  return { ...account, ledger: { ...account.ledger, movements: others.map(otherMovementOf) } }
}

const rowOf = (date: string | null): Transaction => ({
  date,
  valueDate: null,
  description: 'ACME',
  reference: null,
  debit: '10.00',
  credit: null,
  balance: null,
  account: 0,
  page: 2,
  cells: {},
  check: 'unproved',
  witness: 'none',
  doubts: ['no-witness'],
  expected: null,
  equation: null,
})

const ROWS = [rowOf('2024-05-01')]
const codesOf = (...given: Parameters<typeof toWarnings>) =>
  toWarnings(...given).map(({ code, page }) => [code, page])

test.each<[string, Parameters<typeof toWarnings>, [string, number | null][]]>([
  ['nothing', [pagesOf('text'), [accountOf('proved')], ROWS], []],
  ['a page that needs OCR', [pagesOf('text', 'scan'), [accountOf('proved')], ROWS], [['page-needs-ocr', 2]]],
  [
    'a page that is in the file twice',
    [
      pagesOf('text', 'text').map((page, i) => (i === 0 ? page : { ...page, repeats: 1 })),
      [accountOf('proved')],
      ROWS,
    ],
    [['repeated-page', 2]],
  ],
  ['a damaged page', [pagesOf('unreadable', 'text'), [accountOf('proved')], ROWS], [['page-unreadable', 1]]],
  [
    'balances that disagree',
    [pagesOf('text'), [accountOf('contradicted')], ROWS],
    [['balance-mismatch', null]],
  ],
  [
    'a list that repeats rows, once a page',
    [pagesOf('text'), [accountOf('proved', ['A | -10 |', 'B | -20 |'])], ROWS],
    [['repeated-rows', 1]],
  ],
  [
    'what may be a row, once a page, where nothing proves that it is none',
    [pagesOf('text'), [accountWith('unproved', 'LATE FEE | -10 |', 'CASH | -20 |')], ROWS],
    [['doubtful-row', 1]],
  ],
  [
    'figures without words, and what a proved account does without',
    [pagesOf('text'), [accountWith('unproved', ' | -10 |'), accountWith('proved', 'FEE | -10 |')], ROWS],
    [],
  ],
  [
    'a row without a date',
    [pagesOf('text'), [accountOf('proved')], [rowOf(null)]],
    [['row-without-date', 2]],
  ],
  ['a statement without rows', [pagesOf('text'), [accountOf('unproved')], []], [['no-transactions', null]]],
  ['no statement', [pagesOf('text'), [], []], [['not-a-statement', null]]],
  ['scans only, of which nothing more is known', [pagesOf('scan'), [], []], [['page-needs-ocr', 1]]],
])('%s', (_, given, codes) => {
  expect(codesOf(...given)).toEqual(codes)
})

test('a row whose only amount no reading takes is left out with a warning, be the account proved or not', () => {
  const movementIn = (text: string, balanceColumn: number | null): Movement => {
    const row = readRowOf(text)
    return { row, movement: null, balance: null, amountColumn: null, balanceColumn }
  }
  const account = accountOf('proved')
  const warningsOf = (movement: Movement) =>
    codesOf(pagesOf('text'), [{ ...account, ledger: { ...account.ledger, movements: [movement] } }], ROWS)
  expect(warningsOf(movementIn('1 May | MOVIES | | 12.99', null))).toEqual([['doubtful-row', 1]])
  expect(warningsOf(movementIn('1 May | BALANCE | | 12.99', 1))).toEqual([])
  expect(warningsOf(movementIn('| MOVIES | | 12.99', null))).toEqual([])
})

test('balances that disagree are said once, however many accounts they are of', () => {
  const accounts = [accountOf('contradicted'), accountOf('contradicted')]
  expect(codesOf(pagesOf('text'), accounts, ROWS)).toEqual([['balance-mismatch', null]])
})

test('no warning holds a text of the statement', () => {
  const accounts = [accountOf('contradicted', ['ACME | -10 |'])]
  expect(JSON.stringify(toWarnings(pagesOf('scan'), accounts, [rowOf(null)]))).not.toContain('ACME')
})
