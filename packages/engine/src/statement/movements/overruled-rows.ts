import type { RowId } from '../../table/rows/row.ts'
import type { ColumnRole } from '../../vocabulary/language.ts'
import type { AppliedReading } from './apply-reading.ts'
import type { ColumnStyle } from './column-style.ts'
import { signedValue } from './resolve-direction.ts'

type ColumnsKnown = {
  /** What the titles suggest for each column. */
  readonly roles: readonly (ColumnRole | null)[]
  readonly styles: readonly ColumnStyle[]
}

/** Signs say what they mean where at least this many more of them agree with each other than not. */
const CLEARLY_MORE = 2

/**
 * The rows whose amount the reading takes against what their printed sign, or the signs of their column, suggest: any
 * of them may be misprinted.
 */
export const overruledRows = (applied: AppliedReading, { roles, styles }: ColumnsKnown): Set<RowId> =>
  new Set([
    ...overruledBy(applied, styles),
    ...againstSignsBeside(applied, styles),
    ...plainAmongMinuses(applied, { roles, styles }),
    ...plainInSections(applied),
    ...minusesComingIn(applied),
    ...againstTheirColumn(applied),
  ])

/**
 * Where balances give the direction of amounts that also carry signs or marks: rows whose sign contradicts what most
 * signs mean. Also rows whose minus is ignored in a column for one direction where most amounts print none.
 */
function overruledBy(applied: AppliedReading, styles: readonly ColumnStyle[]): Set<RowId> {
  const { reading } = applied
  if (reading.amount === null && reading.direction === 'turned-sign') return minusesIgnored(applied, styles)
  const printed = signsUnderBalances(applied, styles)
  const [usual, others] = [
    printed.filter(({ isUsual }) => isUsual),
    printed.filter(({ isUsual }) => !isUsual),
  ]
  const [more, fewer] = usual.length >= others.length ? [usual, others] : [others, usual]
  // Where the two groups are of about equal size, any row may be misprinted.
  const isOpen = fewer.length > 0 && more.length < fewer.length + CLEARLY_MORE
  return new Set([...fewer, ...(isOpen ? more : [])].map(({ id }) => id))
}

/**
 * Rows whose amount stands in a column that the reading ignores, so that only the balances give its direction. In this
 * table debits carry a minus; these rows go out without one, or come in with one.
 */
function againstSignsBeside(
  { rows, movements, amountColumns, reading }: AppliedReading,
  styles: readonly ColumnStyle[],
): Set<RowId> {
  const { debit, credit, amount, charges, direction } = reading
  const out = styles[debit ?? amount ?? -1]
  const areSigned = direction === 'sign' && (amount === null ? out?.isMinus : out?.isMixed)
  if (!areSigned) return new Set()
  const against = rows.filter(({ row }, i) => {
    const [c, movement] = [amountColumns[i] ?? null, movements[i] ?? 0]
    if (c === null || [debit, credit, amount, ...charges].includes(c) || movement === 0) return false
    return row.money[c]?.isNegative !== movement < 0
  })
  return new Set(against.map(({ row }) => row.id))
}

/**
 * Rows without a minus among rows that have one, in a column that the reading takes for one direction though its title
 * gives none.
 */
function plainAmongMinuses(
  { rows, amountColumns, reading: { debit, credit, direction } }: AppliedReading,
  { roles, styles }: ColumnsKnown,
): RowId[] {
  return rows.flatMap(({ row }, i) => {
    const c = amountColumns[i] ?? -1
    const style = styles[c]
    const isTitled = roles[c] === 'debit' || roles[c] === 'credit'
    const areMinuses = direction === 'sign' && style?.isMinus && style.isMixed && !isTitled
    const isPlain = row.kind === null && row.money[c]?.isNegative === false
    return areMinuses && (c === debit || c === credit) && isPlain ? [row.id] : []
  })
}

/** Debits whose direction comes from their section, and that print no minus where most such rows do. */
function plainInSections({ rows, movements, amountColumns, reading }: AppliedReading): RowId[] {
  if (reading.direction !== 'section') return []
  const out = rows.flatMap(({ row }, i) => {
    const money = amountColumns[i] === reading.amount ? row.money[reading.amount ?? -1] : null
    const isOut = row.kind === null && (movements[i] ?? 0) < 0
    return money && isOut ? [{ id: row.id, isMinus: money.isNegative }] : []
  })
  const plain = out.filter(({ isMinus }) => !isMinus)
  return out.length - plain.length >= plain.length + CLEARLY_MORE ? plain.map(({ id }) => id) : []
}

/** Credits of an account that print a minus in the credit column: a minus is not a matter of style there. */
const minusesComingIn = ({
  rows,
  movements,
  amountColumns,
  reading: { credit, isOwed },
}: AppliedReading): RowId[] =>
  rows.flatMap(({ row }, i) => {
    const isIn = credit !== null && !isOwed && amountColumns[i] === credit && (movements[i] ?? 0) > 0
    return isIn && row.kind === null && row.money[credit]?.isNegative ? [row.id] : []
  })

/**
 * Where balances give the direction of amounts that stand in one of two columns, as under untitled debits and credits:
 * if most amounts of one column go out and most of the other come in, the rows that go against most of their column.
 */
function againstTheirColumn({ rows, movements, amountColumns, reading }: AppliedReading): RowId[] {
  if (reading.direction !== 'balance') return []
  const moved = rows.flatMap(({ row }, i) => {
    const [c, movement] = [amountColumns[i] ?? null, movements[i] ?? 0]
    return row.kind === null && c !== null && movement !== 0 ? [{ row, c, isOut: movement < 0 }] : []
  })
  const columns = [...Map.groupBy(moved, ({ c }) => c)]
  const [one, other] = columns.map(([c, inColumn]) => {
    const out = inColumn.filter(({ isOut }) => isOut).length
    return { c, isOut: out * 2 > inColumn.length, isClear: out * 2 !== inColumn.length }
  })
  if (!one?.isClear || !other?.isClear || columns.length !== 2 || one.isOut === other.isOut) return []
  const areApart = moved.every(({ row }) => [one, other].some(({ c }) => !row.money[c]?.magnitude))
  return areApart
    ? moved
        .filter(({ c, isOut }) => isOut !== (c === one.c ? one.isOut : other.isOut))
        .map(({ row }) => row.id)
    : []
}

/** Whether the balances contradict the signs of most amounts. */
export function turnsSigns(applied: AppliedReading, styles: readonly ColumnStyle[]): boolean {
  return !isMostlyUsual(signsUnderBalances(applied, styles))
}

type SignUnderBalance = { readonly id: RowId; readonly isUsual: boolean }

const isMostlyUsual = (signs: readonly SignUnderBalance[]): boolean =>
  signs.filter(({ isUsual }) => isUsual).length * 2 >= signs.length

/**
 * Where balances give the direction of amounts that also carry signs or marks: whether each goes the usual way for its
 * sign.
 */
function signsUnderBalances(
  { rows, movements, amountColumns, reading }: AppliedReading,
  styles: readonly ColumnStyle[],
): SignUnderBalance[] {
  if (reading.direction !== 'balance') return []
  const printed = rows.flatMap(({ row }, i) => {
    const c = amountColumns[i] ?? -1
    const [money, movement] = [row.money[c], movements[i] ?? 0]
    if (row.kind !== null || !money || movement === 0) return []
    const isDebit = signedValue(money, styles[c]?.plainAmount ?? 'credit') < 0
    const isMarked = money.isNegative || money.hasPlus || money.marker !== null
    return [{ id: row.id, isMarked, isUsual: isDebit === movement < 0 }]
  })
  return printed.some(({ isMarked }) => isMarked) ? printed : []
}

function minusesIgnored(
  { rows, movements, amountColumns, reading }: AppliedReading,
  styles: readonly ColumnStyle[],
): Set<RowId> {
  const ignored = rows.filter(({ row }, i) => {
    const c = amountColumns[i] ?? -1
    const [style, movement] = [styles[c], movements[i] ?? 0]
    const isAsColumn = c === reading.debit ? movement < 0 : movement > 0
    return row.kind === null && row.money[c]?.isNegative && style?.isMixed && !style.isMinus && isAsColumn
  })
  return new Set(ignored.map(({ row }) => row.id))
}
