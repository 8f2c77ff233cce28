import type { CheckedAccount } from '../accounts/check-accounts.ts'
import type { RowsEquation } from '../accounts/reconcile.ts'
import { isTransaction, type Movement } from '../ledger.ts'
import type { AccountDoubt, Check, RowDoubt, Witness } from '../statement.ts'

/** What is proved of a row, and why not more. */
export type RowProof = {
  readonly movement: Movement
  readonly check: Check
  readonly witness: Witness
  readonly doubts: readonly RowDoubt[]
  readonly equation: RowsEquation | null
}

/** The verdict on an account and on each of its transactions, in printed order. */
export type AccountProof = {
  readonly check: Check
  readonly doubts: readonly AccountDoubt[]
  readonly rows: readonly RowProof[]
}

/** Says of each row of an account what its amount, its direction and its date rest on. */
export function proveAccount({ ledger, result }: CheckedAccount): AccountProof {
  const hasRunningBalance = ledger.movements.some((own) => isTransaction(own) && own.balance !== null)
  const rows = ledger.movements.flatMap((movement, i): RowProof[] => {
    if (!isTransaction(movement)) return []
    const equation = result.equations[i] ?? null
    const check = result.checks[i] as Check
    const witness = witnessOf(check, equation, hasRunningBalance)
    return [{ movement, check, witness, doubts: amountDoubts(check, equation), equation }]
  })
  const doubts = new Set<AccountDoubt>(rows.flatMap((row) => row.doubts))
  if (result.check === 'proved') doubts.clear()
  else if (doubts.size === 0) doubts.add(result.check === 'contradicted' ? 'total-breaks' : 'no-witness')
  return { check: result.check, doubts: [...doubts], rows }
}

function witnessOf(check: Check, equation: RowsEquation | null, hasRunningBalance: boolean): Witness {
  if (equation === null || check !== 'proved') return 'none'
  return equation.kind === 'balance' && hasRunningBalance ? 'balance' : 'sum'
}

function amountDoubts(check: Check, equation: RowsEquation | null): RowDoubt[] {
  if (check === 'proved') return []
  if (check === 'unproved') return ['no-witness']
  return [equation?.kind === 'balance' ? 'balance-breaks' : 'total-breaks']
}
