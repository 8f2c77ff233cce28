import { extractStatement } from '@ledgerlift/engine'
import { startPdfium } from '@ledgerlift/engine-node'
import { expect, test } from 'vitest'
import type { Plan } from '../plan/plan.ts'
import { plainestPlan } from '../run/plainest-plan.ts'
import { verifyStatement } from '../verify/verify-statement.ts'
import { drawStatement } from './draw-statement.ts'

const plainest = plainestPlan()
/** A single cent proves nothing: one amount in ten would fit. */
const plain: Plan = {
  ...plainest,
  accounts: plainest.accounts.map((account) => ({
    ...account,
    rows: account.rows.map((row) => ({ ...row, amount: 12_345 })),
  })),
}
const noto: Plan = { ...plain, look: { ...plain.look, font: 'noto' } }
const titled = (plan: Plan, upperCaseTitles: boolean): Plan => ({
  ...plan,
  look: { ...plan.look, upperCaseTitles },
})

test('a statement says the same whatever was drawn before it', async () => {
  const pdfium = await startPdfium()
  // Accented capitals are made of plain ones.
  await drawStatement({ ...titled(noto, true), language: 'cs' })
  await drawStatement({ ...titled(noto, true), language: 'hu' })
  const { pdf, truth } = await drawStatement(titled(noto, true))
  expect(verifyStatement(extractStatement(pdfium, pdf), truth)).toEqual([])
})

test('a plan is drawn the same each time', async () => {
  const [one, other] = [await drawStatement(plain), await drawStatement(plain)]
  expect(Buffer.from(one.pdf).equals(Buffer.from(other.pdf))).toBe(true)
})
