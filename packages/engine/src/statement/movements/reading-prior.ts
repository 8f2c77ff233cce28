import type { ColumnRole } from '../../vocabulary/language.ts'
import { isMoneyRole } from '../../vocabulary/titles.ts'
import type { MoneyReading } from './money-reading.ts'

/** Titles outweigh the order of columns. */
const TITLE_WEIGHT = 2
/**
 * Every chain that closes also closes with debit and credit swapped and the balance owed; only titles, or words that
 * only cards print, tell the two apart.
 */
const OWED_WEIGHT = 1
/** Balances without signs under the name of a loan are owed, whatever the signs of the amounts usually mean. */
const LOAN_WEIGHT = 3
/** Signs usually mean what they say; the balance decides only where they say nothing. */
const DIRECTION_COST = { sign: 0, section: 0, 'turned-sign': 0.2, balance: 0.3 }

/** Readings with what speaks for them before any row is looked at, the likeliest first. */
export function byPrior(
  all: readonly MoneyReading[],
  roles: readonly (ColumnRole | null)[],
  columns: readonly number[],
  isCard: boolean,
  isLoan = false,
): { reading: MoneyReading; prior: number }[] {
  return all
    .map((reading) => {
      const titles = TITLE_WEIGHT * titleAgreement(reading, roles, columns)
      const owed = reading.isOwed === isCard ? 0 : isLoan ? LOAN_WEIGHT : OWED_WEIGHT
      const unusual = DIRECTION_COST[reading.direction] + (reading.charges.length > 0 ? CHARGE_COST : 0)
      return { reading, prior: titles + orderPrior(reading, columns) - owed - unusual }
    })
    .sort((a, b) => b.prior - a.prior)
}

/**
 * The cost of a charge that moves money in addition to its row's amount: most are part of it, or have their own rows.
 */
const CHARGE_COST = 1

function useOf({ debit, credit, amount, balance }: MoneyReading, c: number): ColumnRole | null {
  if (c === debit) return 'debit'
  if (c === credit) return 'credit'
  if (c === amount) return 'amount'
  return c === balance ? 'balance' : null
}

/** Titles that say what the reading says, less those that say otherwise. */
function titleAgreement(
  reading: MoneyReading,
  roles: readonly (ColumnRole | null)[],
  columns: readonly number[],
): number {
  return columns.reduce((sum, c) => {
    const title = roles[c] ?? null
    if (title === null) return sum
    const use = useOf(reading, c)
    if (use === title) return sum + 1
    const isIgnoredRightly = use === null && !isMoneyRole(title)
    return isIgnoredRightly ? sum + 0.5 : sum - 1
  }, 0)
}

/** The usual order where nothing else speaks: amounts left of the balance, debit left of credit, all columns used. */
function orderPrior({ debit, credit, amount, balance }: MoneyReading, columns: readonly number[]): number {
  const amounts = [debit, credit, amount].filter((c) => c !== null)
  const used = amounts.length + (balance === null ? 0 : 1)
  const isBalanceLast = balance === null || balance === columns.at(-1)
  // Hardly any statement prints the balance left of all amounts.
  const isBalanceFirst = balance !== null && amounts.every((c) => balance < c)
  const isDebitFirst = debit === null || credit === null || debit < credit
  return 0.1 * used + (isBalanceLast ? 0.1 : 0) + (isDebitFirst ? 0.05 : 0) - (isBalanceFirst ? 0.2 : 0)
}
