import { type Minor, toMinor } from '../money/money.ts'
import type { Money } from '../money/parse-money.ts'
import type { Movement, ReadRow, SectionedRow } from './ledger.ts'
import type { MoneyReading } from './money-reading.ts'
import { findPlainDirection, isMinusStyle, signedValue } from './resolve-direction.ts'

/** The movements of rows under a reading of their money columns, in the order of the rows. */
export function applyReading(rows: readonly SectionedRow[], reading: MoneyReading): Movement[] {
  const column = (c: number | null) => rows.map(({ row }) => (c === null ? null : (row.money[c] ?? null)))
  const transactions = rows.map(({ row }) => row.kind === null)
  const own = (c: number | null) => column(c).filter((_, i) => transactions[i])
  const plainBalance = findPlainDirection(column(reading.balance))
  const plainAmount = findPlainDirection(own(reading.amount))
  const [isDebitStyle, isCreditStyle] = [isMinusStyle(own(reading.debit)), isMinusStyle(own(reading.credit))]
  let last: Minor | null = null
  return rows.map(({ row, section }): Movement => {
    const printed = reading.balance === null ? null : (row.money[reading.balance] ?? null)
    const balance = printed === null ? null : signedValue(printed, plainBalance)
    const found =
      reading.amount === null
        ? readPair(row, reading, isDebitStyle, isCreditStyle)
        : readAmount(row, section, reading, reading.amount, plainAmount, last, balance)
    if (balance === null && reading.balance === null && isBalanceRow(row) && found.movement !== null) {
      const own = toMinor(reading.isOwed ? -found.movement : found.movement)
      return { row, movement: null, amountColumn: null, balance: own, balanceColumn: found.amountColumn }
    }
    last = balance ?? last
    return { row, balance, balanceColumn: printed === null ? null : reading.balance, ...found }
  })
}

/** Without a column for balances, the opening and the closing one stand among the amounts. */
const isBalanceRow = ({ kind }: ReadRow): boolean =>
  kind === 'opening' || kind === 'closing' || kind === 'forward'

type Found = Pick<Movement, 'movement' | 'amountColumn'>

/** Debit and credit in columns of their own; of a zero and an amount, the amount counts. */
function readPair(
  row: ReadRow,
  { debit, credit }: MoneyReading,
  isDebitStyle: boolean,
  isCreditStyle: boolean,
): Found {
  const out = debit === null ? null : (row.money[debit] ?? null)
  const into = credit === null ? null : (row.money[credit] ?? null)
  const side = into !== null && (out === null || (out.magnitude === 0 && into.magnitude !== 0)) ? into : out
  if (side === null) return { movement: null, amountColumn: null }
  const isStyle = side === into ? isCreditStyle : isDebitStyle
  const isOut = (side === out) !== (side.isNegative && !isStyle)
  return {
    movement: toMinor(isOut ? -side.magnitude : side.magnitude),
    amountColumn: side === out ? debit : credit,
  }
}

function readAmount(
  row: ReadRow,
  section: 'debit' | 'credit' | null,
  { direction, isOwed }: MoneyReading,
  column: number,
  plain: 'debit' | 'credit',
  last: Minor | null,
  balance: Minor | null,
): Found {
  const money = row.money[column] ?? null
  if (money === null) return { movement: null, amountColumn: null }
  return { movement: toMinor(direct()), amountColumn: column }

  function direct(): number {
    const amount = money as Money
    if (row.marker !== null)
      return (row.marker === 'debit') !== amount.isNegative ? -amount.magnitude : amount.magnitude
    const bySign = signedValue(amount, plain)
    if (direction === 'turned-sign') return -bySign
    if (direction === 'balance' && last !== null && balance !== null) {
      return balance < last === isOwed ? amount.magnitude : -amount.magnitude
    }
    if (direction === 'section' && section !== null)
      return section === 'debit' ? -amount.magnitude : amount.magnitude
    return bySign
  }
}
