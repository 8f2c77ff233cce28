import type { FaultKind } from './kinds.ts'
import type { PrintedAccount } from './printed-account.ts'

/** Whether what is printed of an account shows the fault, where the print without fault agrees with itself. */
type Rule = (faulty: PrintedAccount, twin: PrintedAccount) => boolean

const equationsBreak: Rule = (faulty, twin) => agrees(twin) && !agrees(faulty)

/** Told from what is printed, never from what the engine makes of it. */
export const CAN_SHOW: Readonly<Record<FaultKind, Rule>> = {
  'amount-digit': equationsBreak,
  'balance-digit': equationsBreak,
  'opening-digit': equationsBreak,
  'closing-digit': equationsBreak,
  'total-digit': equationsBreak,
  'first-row-lost': equationsBreak,
  'middle-row-lost': equationsBreak,
  'last-row-lost': equationsBreak,
  'row-lost-at-page-edge': equationsBreak,
  'row-twice': equationsBreak,
  'direction-exchanged': equationsBreak,
  'rows-exchanged': equationsBreak,
  'page-missing': equationsBreak,
  // No calendar has this day, whatever else is printed.
  'impossible-date': () => true,
  'far-date': ({ rows, period: { start, end } }) =>
    rows.some(({ date }) => (start !== null && date < start) || (end !== null && date > end)),
}

/**
 * Whether everything printed agrees in some reading: with the balance as what is held or what is owed, and the oldest
 * row first or last.
 */
export function agrees(printed: PrintedAccount): boolean {
  const { rows } = printed
  const orders = [rows, [...rows].reverse()]
  return (
    sumsAgree(printed) &&
    [1, -1].some((sign) => orders.some((ordered) => stepsAgree({ ...printed, rows: ordered }, sign)))
  )
}

/** @param sign of what a credit adds to the balance */
function stepsAgree({ opening, closing, rows }: PrintedAccount, sign: number): boolean {
  let reached = opening
  for (const { amount, balance } of rows) {
    if (reached !== null) reached += sign * amount
    if (balance === null) continue
    if (reached !== null && reached !== balance) return false
    reached = balance
  }
  return reached === null || closing === null || reached === closing
}

function sumsAgree({ moneyIn, moneyOut, rows }: PrintedAccount): boolean {
  const sum = (isCounted: (amount: number) => boolean) =>
    rows.reduce((total, { amount }) => (isCounted(amount) ? total + amount : total), 0)
  return (
    (moneyIn === null || moneyIn === sum((amount) => amount > 0)) &&
    (moneyOut === null || moneyOut === sum((amount) => amount < 0))
  )
}
