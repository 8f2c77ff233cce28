/** One way to read the money columns of a table: which column is what, and where directions come from. */
export type MoneyReading = {
  readonly debit: number | null
  readonly credit: number | null
  readonly amount: number | null
  readonly balance: number | null
  /** The charges of a row, which the balance takes in addition to its amount: perhaps a fee, and the tax on it. */
  readonly charges: readonly number[]
  /**
   * Where an amount's direction comes from: its sign, its sign reversed, its section, or the balances. Where debit and
   * credit have separate columns, a minus is a matter of style in columns where most amounts carry one, and marks a
   * reversal in others; with `turned-sign` it is the other way about.
   */
  readonly direction: 'sign' | 'turned-sign' | 'section' | 'balance'
  /** The balance is what is owed, as on a card. */
  readonly isOwed: boolean
}

/** Reads nothing at all. */
export const NO_READING: MoneyReading = {
  debit: null,
  credit: null,
  amount: null,
  balance: null,
  charges: [],
  direction: 'sign',
  isOwed: false,
}

/**
 * Whether a row's amount stands in a column that a reading gives no meaning. Then its movement was derived from the
 * balances, and that they close proves little.
 *
 * @param amountColumn null where the row prints no amount
 */
export const isBeside = (
  { debit, credit, amount, charges }: MoneyReading,
  amountColumn: number | null,
): boolean => amountColumn !== null && ![debit, credit, amount, ...charges].includes(amountColumn)

/**
 * Every way to read the money columns of a table, likelier ones first.
 *
 * @param columns those that hold money
 * @param isCard the document speaks of a card, so that its balance is probably owed
 * @param charges those whose title speaks of charges
 * @param hasEnds the document prints balances before and after the rows outside of them
 */
export function* readings(
  columns: readonly number[],
  isCard: boolean,
  charges: readonly number[] = [],
  hasEnds = false,
): Generator<MoneyReading> {
  const each = charges.map((charge) => [charge])
  for (const taken of [[], ...each, ...(charges.length > 1 ? [charges] : [])]) {
    const others = columns.filter((c) => !taken.includes(c))
    for (const reading of readingsWithout(others, isCard)) {
      // Only balances can say that they take the charges, too.
      if (taken.length === 0 || reading.balance !== null || hasEnds) yield { ...reading, charges: taken }
    }
  }
}

function* readingsWithout(columns: readonly number[], isCard: boolean): Generator<MoneyReading> {
  for (const isOwed of isCard ? [true, false] : [false, true]) {
    for (const balance of [...columns, null]) {
      const rest = columns.filter((c) => c !== balance)
      for (const amount of rest) {
        for (const direction of ['sign', 'section', 'turned-sign', 'balance'] as const) {
          if (direction !== 'balance' || balance !== null)
            yield { ...NO_READING, amount, balance, direction, isOwed }
        }
      }
      for (const debit of [...rest, null]) {
        for (const credit of [...rest, null]) {
          if (debit === credit) continue
          for (const direction of ['sign', 'turned-sign'] as const)
            yield { ...NO_READING, debit, credit, balance, direction, isOwed }
        }
      }
    }
  }
}
