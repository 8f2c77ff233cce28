import { extractStatement, type Statement, type Transaction } from '@ledgerlift/engine'
import { startPdfium } from '@ledgerlift/engine-node'
import { beforeAll, describe, expect, test } from 'vitest'
import { drawStatement } from '../drawing/draw-statement.ts'
import type { Plan } from '../plan/plan.ts'
import { plainestPlan } from '../run/plainest-plan.ts'
import type { Truth } from '../truth/truth.ts'
import { verifyStatement } from './verify-statement.ts'

const plain = plainestPlan()
const [account] = plain.accounts
const [row] = account?.rows ?? []
const plan: Plan = {
  ...plain,
  accounts:
    account && row ? [{ ...account, rows: [row, { ...row, amount: 250 }, { ...row, amount: 4000 }] }] : [],
}

let statement: Statement
let truth: Truth

beforeAll(async () => {
  const drawn = await drawStatement(plan)
  truth = drawn.truth
  statement = extractStatement(await startPdfium(), drawn.pdf)
})

const kindsOf = (changed: Statement) => verifyStatement(changed, truth).map(({ kind }) => kind)
const changeRow = (change: Partial<Transaction>): Statement => ({
  ...statement,
  transactions: statement.transactions.map((transaction, i) =>
    i === 1 ? { ...transaction, ...change } : transaction,
  ),
})

describe('the judge', () => {
  test('finds nothing in an exact reading', () => {
    expect(kindsOf(statement)).toEqual([])
  })

  test('finds a wrong amount, and that it says it is proved', () => {
    expect(kindsOf(changeRow({ debit: '25.00' }))).toEqual(['row-debit', 'wrong-but-proved'])
  })

  test('finds a wrong date, and that it says it is proved', () => {
    expect(kindsOf(changeRow({ date: '2020-02-29' }))).toEqual(['row-date', 'wrong-but-proved'])
  })

  test('finds a wrong text without calling it proved wrongly', () => {
    expect(kindsOf(changeRow({ description: 'STORES' }))).toEqual(['row-description'])
  })

  test('finds a row that is missing', () => {
    const transactions = statement.transactions.filter((_, i) => i !== 1)
    expect(kindsOf({ ...statement, transactions })).toEqual(['missing-row'])
  })

  test('finds a row that is none', () => {
    const [first] = statement.transactions
    const spurious = {
      ...(first as Transaction),
      date: null,
      description: 'Total',
      debit: '99.99',
      balance: null,
    }
    const transactions = [...statement.transactions, spurious]
    expect(kindsOf({ ...statement, transactions })).toEqual(['spurious-row', 'wrong-but-proved'])
  })

  test('finds a row that does not say it is proved', () => {
    expect(kindsOf(changeRow({ check: 'unproved' }))).toEqual(['not-proved'])
  })

  test('takes a row that nothing proves for what it says: unproved, and no more', () => {
    const alone = { ...truth, unprovable: [1] }
    expect(verifyStatement(changeRow({ check: 'unproved' }), alone)).toEqual([])
    expect(verifyStatement(statement, alone).map(({ kind }) => kind)).toEqual(['proved-by-nothing'])
  })

  test('finds another opening balance', () => {
    const accounts = statement.accounts.map((accountRead) => ({ ...accountRead, openingBalance: '1.00' }))
    expect(kindsOf({ ...statement, accounts })).toEqual(['account-openingBalance'])
  })
})
