import { toMinor } from '../../money/money.ts'
import { sumOf } from '../arithmetic/chain.ts'
import { sumUpDays } from '../closing/sums-of-days.ts'
import { isDebit, isTransaction, type Movement } from '../ledger.ts'
import type { CheckedAccount } from './checked-account.ts'
import { reconcile } from './reconcile.ts'
import { type Ends, unnamedEnds } from './unnamed-ends.ts'

/** The fewest rows that make up an account by themselves: fewer lead from one amount to another by chance. */
const MIN_ROWS = 4

const NO_ENDS: Ends = { opening: null, closing: null }

/**
 * Makes accounts of rows that were left out of another one, where they lead from one amount that is printed outside the rows
 * to another: a statement of a card may list what moves the account that secures it, under the same number.
 */
export function withLeftOutAccounts(accounts: readonly CheckedAccount[]): CheckedAccount[] {
  return accounts.flatMap((account) => {
    const apart = account.result.check === 'proved' ? leftOutAccount(account) : null
    return apart ? [{ ...account, leftOut: [] }, apart] : [account]
  })
}

/** @returns null where what was left out does not make up an account */
function leftOutAccount(account: CheckedAccount): CheckedAccount | null {
  const { ledger, facts, leftOut, tried, result } = account
  const rows = leftOut.filter(isTransaction)
  // Amounts that go one way come to sums, and sums are printed of everything.
  const goesBothWays = rows.some(isDebit) && !rows.every(isDebit)
  if (rows.length < MIN_ROWS || !goesBothWays || rows.some(({ balance }) => balance !== null)) return null
  // A broker lists again what it swept out of the account and into it, in all or day by day.
  const booked = ledger.movements.filter(isTransaction)
  if (Math.abs(sumOf(rows)) === Math.abs(sumOf(booked)) || sumUpDays(rows, booked)) return null
  const ofOther = [result.opening, result.closing, sumOf(booked)]
  const isFree = (amount: number) => !ofOther.some((other) => other !== null && Math.abs(other) === amount)
  const others = (facts.hints.others ?? []).filter(isFree)
  // What a card takes for a purchase adds to what is held.
  const [found, another] = [leftOut, leftOut.map(turned)].flatMap((movements) => {
    const hints = { openings: [], closings: [], others }
    const { opening, closing } = unnamedEnds(movements.filter(isTransaction), hints, NO_ENDS, 1)
    return opening === null || closing === null ? [] : [{ movements, opening, closing }]
  })
  if (!found || another) return null
  const apart = { movements: found.movements, isOwed: false, isReversed: ledger.isReversed }
  const hints = { openings: [found.opening], closings: [found.closing], others: [], below: [] }
  return {
    ledger: apart,
    facts: { ...facts, number: null, hints },
    leftOut: [],
    // Each of the amounts might have been the first of the two, either way round.
    tried: tried + 2 * others.length,
    result: reconcile(apart, hints),
  }
}

const turned = (moved: Movement): Movement => ({
  ...moved,
  movement: moved.movement === null ? null : toMinor(-moved.movement),
})
