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
 * The rows whose amount the reading takes otherwise than their printed sign, or the signs of their column, suggest: any of
 * them may be misprinted.
 */
export const overruledRows = (applied: AppliedReading, { roles, styles }: ColumnsKnown): Set<RowId> =>
  new Set([
    ...overruledBy(applied, styles),
    ...againstSignsBeside(applied, styles),
    ...plainAmongMinuses(applied, { roles, styles }),
    ...plainInSections(applied),
    ...minusesComingIn(applied),
    ...againstOwnColumn(applied),
  ])

/**
 * Where balances say which way amounts go that carry signs or marks, too: those whose sign says otherwise than most, and
 * those whose minus is taken for none in a column for one direction whose other amounts mostly print no minus.
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
  // Where about as many contradict each other, any may be misprinted.
  const isOpen = fewer.length > 0 && more.length < fewer.length + CLEARLY_MORE
  return new Set([...fewer, ...(isOpen ? more : [])].map(({ id }) => id))
}

/**
 * Rows whose amount stands in a column that the reading leaves aside, so that only the balances give its direction, and
 * without the minus that what goes out carries in this table, or with it.
 */
function againstSignsBeside(
  { rows, movements, amountColumns, reading }: AppliedReading,
  styles: readonly ColumnStyle[],
): Set<RowId> {
  const { debit, credit, amount, charge, direction } = reading
  const out = styles[debit ?? amount ?? -1]
  const areSigned = direction === 'sign' && (amount === null ? out?.isMinus : out?.isMixed)
  if (!areSigned) return new Set()
  const against = rows.filter(({ row }, i) => {
    const [c, movement] = [amountColumns[i] ?? null, movements[i] ?? 0]
    if (c === null || [debit, credit, amount, charge].includes(c) || movement === 0) return false
    return row.money[c]?.isNegative !== movement < 0
  })
  return new Set(against.map(({ row }) => row.id))
}

/**
 * Rows that print no minus among such that do, in a column that the reading takes for one direction, and its title for
 * none.
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

/** Rows that go out under the name of a section, and print no minus where most of those do. */
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

/** Rows of an account that print a minus in the column of what comes in, and come in: a minus is no style there. */
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
 * Where balances say which way amounts go that stand in two columns, never in both: rows that go another way than most of
 * their column, when those of the other column go that way, as under untitled debits and credits.
 */
function againstOwnColumn({ rows, movements, amountColumns, reading }: AppliedReading): RowId[] {
  if (reading.direction !== 'balance') return []
  const moved = rows.flatMap(({ row }, i) => {
    const [c, movement] = [amountColumns[i] ?? null, movements[i] ?? 0]
    return row.kind === null && c !== null && movement !== 0 ? [{ row, c, isOut: movement < 0 }] : []
  })
  const columns = [...Map.groupBy(moved, ({ c }) => c)]
  const [one, other] = columns.map(([c, own]) => {
    const out = own.filter(({ isOut }) => isOut).length
    return { c, isOut: out * 2 > own.length, isClear: out * 2 !== own.length }
  })
  if (!one?.isClear || !other?.isClear || columns.length !== 2 || one.isOut === other.isOut) return []
  const areApart = moved.every(({ row }) => [one, other].some(({ c }) => !row.money[c]?.magnitude))
  return areApart
    ? moved
        .filter(({ c, isOut }) => isOut !== (c === one.c ? one.isOut : other.isOut))
        .map(({ row }) => row.id)
    : []
}

/** Whether the balances take most amounts of a column otherwise than their signs say. */
export function turnsSigns(applied: AppliedReading, styles: readonly ColumnStyle[]): boolean {
  return !isMostlyUsual(signsUnderBalances(applied, styles))
}

type SignUnderBalance = { readonly id: RowId; readonly isUsual: boolean }

const isMostlyUsual = (signs: readonly SignUnderBalance[]): boolean =>
  signs.filter(({ isUsual }) => isUsual).length * 2 >= signs.length

/** Where balances say which way amounts go that carry signs or marks, too: which go the way that these usually mean. */
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
