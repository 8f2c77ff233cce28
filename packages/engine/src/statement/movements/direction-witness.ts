import { type Minor, toMinor } from '../../money/money.ts'
import type { RowId } from '../../table/rows/row.ts'
import {
  directionInBankText,
  directionInText,
  directionOfVoucher,
} from '../../vocabulary/direction-in-text.ts'
import type { ColumnRole, Direction } from '../../vocabulary/language.ts'
import { isBalanceRow, type ReadRow, type SectionedRow } from '../ledger.ts'
import type { AccountNamed } from '../printed/is-card-statement.ts'
import type { AppliedReading } from './apply-reading.ts'
import type { ColumnStyle } from './column-style.ts'
import { areSidesMadeEqual, MIN_VOUCHERS } from './ledger-sides.ts'
import { overruledRows, turnsSigns } from './overruled-rows.ts'
import { isOutOfOrder } from './reading-evidence.ts'
import { isPlainMoney } from './resolve-direction.ts'
import { MIN_SAID, type SaidDirections } from './said-directions.ts'

/** What in the document says which way the amounts of a table go. */
export type DirectionWitness = {
  /** Titles, marks or sections say it. */
  readonly isNamed: boolean
  /** Those, or words of the rows, or signs say it. */
  readonly isPrinted: boolean
  /** Those, or the balances say it: something printed settles what they mean and which row is the oldest. */
  readonly isTold: boolean
  /** Rows whose printed sign the balances had to overrule. */
  readonly overruled: ReadonlySet<RowId>
  /** Rows that the reading takes against their mark, or against the title of their column or section. */
  readonly opposed: ReadonlySet<RowId>
}

/** What else is known of a table. */
export type DirectionFacts = {
  /** What the titles suggest for each column. */
  readonly roles: readonly (ColumnRole | null)[]
  readonly styles: readonly ColumnStyle[]
  readonly saidOf: SaidDirections
  /** The document says that its balance is owed. */
  readonly isCard: boolean
  /** What the headings of the document name. */
  readonly account: AccountNamed | null
  /** Dates that follow each other say so. */
  readonly isDated: boolean
  /** Dates that follow each other, or named balances before and after the rows, say which end is the newest. */
  readonly isOrderTold: boolean
  /** How many steps of the balances close. */
  readonly steps: number
}

/** The share of the rows with a mark, word or section that must agree with the reading: a few may be misprinted. */
const AGREEING_SHARE = 0.9
/** The fewest rows whose texts are enough to speak against a reading. */
const MIN_OPPOSING = 3
/** The fewest rows that show how a balance is moved... */
const MIN_AS_DEBTS = 8
/** ...and the least share of purchases: no account of the habits and corpora takes in more than two thirds of its rows. */
const PURCHASES_SHARE = 0.85
/** The fewest rows whose texts tell which of two signs marks payments. */
const MIN_TELLING = 2

/**
 * Every equation between balances also holds in the mirror image of a reading: with the rows in reverse order and each
 * balance before its row, or with a held balance taken for an owed one. So something else must decide: titles, marks,
 * sections, words of the rows or signs; or else both the meaning of the balance and the order of rows.
 */
export function findDirectionWitness(
  applied: AppliedReading,
  { roles, styles, saidOf, isCard, account, isDated, isOrderTold, steps }: DirectionFacts,
): DirectionWitness {
  const { reading } = applied
  const { debit, credit, amount, isOwed } = reading
  // A title of one direction over amounts of both signs, without a column for the other, has another meaning.
  const isTitledAs = (c: number | null, other: number | null, role: Direction) =>
    c !== null && roles[c] === role && (other !== null || !styles[c]?.isMixed)
  const isTitled = isTitledAs(debit, credit, 'debit') || isTitledAs(credit, debit, 'credit')
  // Where both columns are titled, money goes the same way whether the balance is held or owed.
  const areBothTitled =
    reading.balance === null && isTitledAs(debit, credit, 'debit') && isTitledAs(credit, debit, 'credit')
  const isMeant = isOwed === isCard
  const mayBeOwed = account === 'loan' || account === 'card'
  const isSigned = ({ row }: SectionedRow) =>
    row.kind === null && amount !== null && (row.money[amount]?.isNegative || row.money[amount]?.hasPlus)
  const hasSigns = reading.direction === 'sign' && applied.rows.some(isSigned)
  const hasBothSigns =
    reading.direction === 'sign' &&
    applied.rows.some((sectioned) => isSigned(sectioned) && sectioned.row.money[amount ?? -1]?.hasPlus) &&
    applied.rows.some((sectioned) => isSigned(sectioned) && sectioned.row.money[amount ?? -1]?.isNegative)
  const mayBeDebt = !isCard && account !== 'held' && movesAsDebts(applied)
  const mark = ({ row }: SectionedRow, i: number) => markOf(row, applied.amountColumns[i] ?? null)
  // `12.00CR` comes in whether the balance is held or owed.
  const areMarked = agrees(applied, mark, MIN_TELLING)
  const isNamed = isTitled || agrees(applied, mark) || agrees(applied, ({ section }) => section)
  const isPrinted =
    isNamed ||
    (isMeant &&
      ((hasSigns && (hasBothSigns || !mayBeDebt)) ||
        agrees(applied, ({ row }) => saidOf.get(row) ?? null, MIN_SAID))) ||
    // An amount without a sign on a card is a purchase.
    (isCard && amount !== null && reading.direction === 'sign') ||
    (isCard && isOwed && areMostlyPlainDebits(applied))
  const isTold = isPrinted || (isMeant && isOrderTold && !mayBeDebt)
  // Money that comes in carries a minus only where a title or a card explains it.
  const style = credit === null || roles[credit] === 'credit' ? undefined : styles[credit]
  const isMinusIn = reading.balance === null && style?.isMinus === true && !style.isMixed
  const isTurned =
    (reading.direction === 'turned-sign' && applied.rows.some(isSigned)) || turnsSigns(applied, styles)
  const overruled = overruledRows(applied, { roles, styles })
  // A single step may close by chance in one of two meanings, and a step that overrules a sign supports the other one.
  const hasSeveralSteps = steps - 2 * overruled.size > 1
  const isAgainstMarks =
    amount !== null && agrees({ ...applied, movements: applied.movements.map(turned) }, mark)
  // Fees that come in: the mirror image of what the rows say.
  const isAgainstTexts = agrees(
    { ...applied, movements: applied.movements.map(turned) },
    ({ row }) => (saidOf.has(row) ? directionInBankText(row.description) : null),
    MIN_OPPOSING,
  )
  const textOf = ({ row }: SectionedRow) => saidOf.get(row) ?? null
  // `Deposit by check` that goes out, and `Withdrawal` that comes in.
  const areTextsTurned = agreesBothWays({ ...applied, movements: applied.movements.map(turned) }, ({ row }) =>
    directionInText(row.description),
  )
  const isOpposed =
    isAgainstMarks ||
    isAgainstTexts ||
    areTextsTurned ||
    takesPlusesBackwards(applied) ||
    (!isCard && (isMinusIn || isTurned || takesSignsBackwards(applied))) ||
    // On a card a minus is usually a payment: a single one that adds to what is owed may be a misprint.
    (isCard && isOwed && hasSigns && !hasBothSigns && reading.balance !== null && !hasSeveralSteps) ||
    // Where all rows carry signs, either sign may mean payments; but there are seldom more payments than purchases.
    (isCard && hasBothSigns && paysMoreOften(applied) && !agrees(applied, textOf, MIN_TELLING)) ||
    (isOutOfOrder(applied) && !isDated) ||
    turnsBalances(applied, roles) ||
    (!isMeant && takesAllForReversals(applied, styles)) ||
    (swapsBalance(applied, roles) && !hasSeveralSteps) ||
    (steps === 1 && mayBeSwapped(applied, roles)) ||
    (mayBeOwed && !isCard && !isNamed && looksOwed(applied)) ||
    (account === 'loan' && !isCard && !isNamed && printsNoSigns(applied)) ||
    // Whose books it stands in decides which side of a ledger is money that comes in.
    (!(isMeant && isTitled) &&
      areSidesMadeEqual(applied.rows, reading) &&
      !agrees(applied, ({ row }) => directionOfVoucher(row.description), MIN_VOUCHERS)) ||
    !(isMeant || hasSeveralSteps || hasBothSigns || areBothTitled || areMarked)
  return {
    isNamed: isNamed && !isOpposed,
    isPrinted: isPrinted && !isOpposed,
    isTold: isTold && !isOpposed,
    overruled,
    opposed: opposedBy(applied, { roles, styles, isCard }),
  }
}

/**
 * Rows that the reading takes one way, where their mark, or the title of their column or section, gives them the other.
 */
function opposedBy(
  { rows, movements, amountColumns, reading }: AppliedReading,
  { roles, styles, isCard }: Pick<DirectionFacts, 'roles' | 'styles' | 'isCard'>,
): Set<RowId> {
  const isTurned = reading.direction === 'turned-sign'
  const said = ({ row, section }: SectionedRow, c: number | null): Direction | null => {
    const money = row.money[c ?? -1]
    // Beside columns for each direction, a mark in a separate column belongs to the balance.
    const hasBoth = reading.debit !== null && reading.credit !== null
    const mark = money?.marker ?? (hasBoth ? null : row.marker)
    if (mark !== null) return money?.isNegative ? null : mark
    // A reversal stands in the column of the amount that it takes back. In the column that lowers the balance a minus
    // may also be a matter of style, unless amounts without a minus stand there, too.
    const style = styles[c ?? -1]
    const lowers = c === (reading.isOwed ? reading.credit : reading.debit)
    if (money?.isNegative && style?.isMinus === isTurned && (style.isMixed || !lowers)) return null
    const role = roles[c ?? -1]
    if (role === 'debit' || role === 'credit') return role
    // Amounts with a plus among others with a minus say it themselves, whatever stands above them.
    if (money?.hasPlus && style?.isMixed) return null
    // Where some amounts of a column are marked as credits, those without a mark are debits, whatever the balances say.
    const isPlain = money?.isNegative === false && !money.hasPlus
    if (reading.amount === null && isPlain && style?.plainAmount === 'debit') return 'debit'
    // A line between rows with a running balance is hardly the title of a section; on cards, payments come in.
    return reading.balance === null && !isCard ? section : null
  }
  const opposed = rows.filter((sectioned, i) => {
    const movement = movements[i] ?? 0
    const direction =
      sectioned.row.kind === null && movement !== 0 ? said(sectioned, amountColumns[i] ?? null) : null
    return direction !== null && movement < 0 !== (direction === 'debit')
  })
  return new Set(opposed.map(({ row }) => row.id))
}

const turned = (movement: Minor | null): Minor | null => (movement === null ? null : toMinor(-movement))

function markOf({ money, marker }: ReadRow, c: number | null) {
  return marker ?? (c === null ? null : (money[c]?.marker ?? null))
}

/** Whether most rows go out and print neither a sign nor a mark. */
function areMostlyPlainDebits({ rows, movements, amountColumns }: AppliedReading): boolean {
  const isMoved = ({ row }: SectionedRow, i: number) => row.kind === null && (movements[i] ?? 0) !== 0
  const isPlainDebit = ({ row }: SectionedRow, i: number) => {
    const money = row.money[amountColumns[i] ?? -1]
    return (movements[i] ?? 0) < 0 && money != null && isPlainMoney(money) && row.marker === null
  }
  const moved = rows.filter(isMoved)
  return 2 * rows.filter((row, i) => isMoved(row, i) && isPlainDebit(row, i)).length > moved.length
}

/** Whether amounts of both signs are printed, and each with a plus goes out and each with a minus comes in. */
function takesSignsBackwards({ rows, movements, amountColumns }: AppliedReading): boolean {
  const signed = rows.flatMap(({ row }, i) => {
    const money = row.money[amountColumns[i] ?? -1]
    const movement = movements[i] ?? 0
    const isSigned = row.kind === null && movement !== 0 && (money?.hasPlus || money?.isNegative)
    return isSigned ? [{ isPlus: money?.hasPlus === true, isIn: movement > 0 }] : []
  })
  const pluses = signed.filter(({ isPlus }) => isPlus).length
  return pluses > 0 && pluses < signed.length && signed.every(({ isPlus, isIn }) => isPlus !== isIn)
}

/** Whether some amounts carry a plus and no other any sign, and one with a plus goes out, or most without come in. */
function takesPlusesBackwards({ rows, movements, amountColumns }: AppliedReading): boolean {
  const moved = rows.flatMap(({ row }, i) => {
    const money = row.money[amountColumns[i] ?? -1]
    const movement = movements[i] ?? 0
    return row.kind === null && movement !== 0 && money ? [{ money, isIn: movement > 0 }] : []
  })
  const pluses = moved.filter(({ money }) => money.hasPlus)
  const others = moved.filter(({ money }) => !money.hasPlus)
  if (pluses.length === 0 || others.length === 0 || !others.every(({ money }) => isPlainMoney(money)))
    return false
  return pluses.some(({ isIn }) => !isIn) || 2 * others.filter(({ isIn }) => isIn).length > others.length
}

/** Whether more rows come in than go out. */
function paysMoreOften({ rows, movements }: AppliedReading): boolean {
  const moved = movements.filter((movement, i) => rows[i]?.row.kind === null && (movement ?? 0) !== 0)
  return 2 * moved.filter((movement) => (movement ?? 0) > 0).length > moved.length
}

/**
 * Whether rows move a balance as purchases with a card move what is owed, most of them up, or as instalments do, all of
 * them down and most by the same amount.
 */
function movesAsDebts({ rows, movements }: AppliedReading): boolean {
  const moved = movements.flatMap((movement, i) => (rows[i]?.row.kind === null && movement ? movement : []))
  if (moved.length < MIN_AS_DEBTS) return false
  const ins = moved.filter((movement) => movement > 0).length
  const alike = Math.max(...Array.from(Map.groupBy(moved, Math.abs).values(), ({ length }) => length))
  return ins > PURCHASES_SHARE * moved.length || (ins === 0 && 2 * alike > moved.length)
}

/** Whether something says the direction of some rows, and the reading follows it. */
function agrees(
  { rows, movements }: AppliedReading,
  said: (row: SectionedRow, i: number) => 'debit' | 'credit' | null,
  least = 1,
): boolean {
  let [agreeing, count] = [0, 0]
  for (const [i, sectioned] of rows.entries()) {
    const movement = movements[i] ?? 0
    const direction = sectioned.row.kind === null && movement !== 0 ? said(sectioned, i) : null
    if (direction === null) continue
    count++
    if (movement < 0 === (direction === 'debit')) agreeing++
  }
  return count >= least && agreeing >= AGREEING_SHARE * count
}

/** Whether rows of both directions say theirs, MIN_OPPOSING in all, and the reading follows all of them. */
const agreesBothWays = (
  applied: AppliedReading,
  said: (row: SectionedRow, i: number) => 'debit' | 'credit' | null,
): boolean =>
  agrees(applied, said, MIN_OPPOSING) &&
  (['debit', 'credit'] as const).every((direction) =>
    agrees(applied, (row, i) => (said(row, i) === direction ? direction : null)),
  )

/**
 * Whether most amounts print no sign and the others a minus, as on a card with purchases and payments, and balances are
 * missing or unsigned. Whatever closes for an account closes for a card as well.
 */
function looksOwed({ rows, amountColumns, reading }: AppliedReading): boolean {
  const { amount, balance, direction } = reading
  if (amount === null || direction !== 'sign') return false
  if (balance !== null && !isPlain(rows, balance)) return false
  const moved = rows.flatMap(({ row }, i) =>
    row.kind === null ? (row.money[amountColumns[i] ?? -1] ?? []) : [],
  )
  const minuses = moved.filter(({ isNegative }) => isNegative).length
  return minuses > 0 && 2 * minuses < moved.length && !moved.some(({ hasPlus, marker }) => hasPlus || marker)
}

/** Whether the balances alone say which way money goes, and neither they nor the amounts print a sign. */
const printsNoSigns = ({
  rows,
  reading: { amount, debit, credit, balance, direction },
}: AppliedReading): boolean =>
  balance !== null &&
  (direction === 'balance' || amount === null) &&
  [balance, amount, debit, credit].every((c) => c === null || isPlain(rows, c))

const isPlain = (rows: readonly SectionedRow[], c: number): boolean =>
  rows.every(({ row: { money } }) => {
    const printed = money[c]
    return !printed || isPlainMoney(printed)
  })

/** Whether every amount of a column carries a minus, and each is taken for a reversal. */
const takesAllForReversals = (
  { amountColumns, reading: { direction, debit, credit } }: AppliedReading,
  styles: readonly ColumnStyle[],
): boolean =>
  direction === 'turned-sign' &&
  [debit, credit].some(
    (c) => c !== null && styles[c]?.isMinus && !styles[c].isMixed && amountColumns.includes(c),
  )

/** Whether a balance without any sign is taken as negative because of a column that is only guessed to hold debits. */
function turnsBalances(
  { rows, balances, amountColumns, reading: { debit, balance, isOwed } }: AppliedReading,
  roles: readonly (ColumnRole | null)[],
): boolean {
  if (debit === null || balance !== null || roles[debit] === 'debit') return false
  return rows.some(({ row }, i) => {
    const money = row.money[debit]
    const isPlain = money?.marker === null && !money.isNegative && row.marker === null
    return isPlain && isBalanceRow(row) && amountColumns[i] === debit && (balances[i] ?? 0) < 0 !== isOwed
  })
}

/** Whether a column that is titled as one of amounts is read as the balance, or the other way about. */
function swapsBalance(
  { reading: { debit, credit, amount, balance } }: AppliedReading,
  roles: readonly (ColumnRole | null)[],
): boolean {
  return isOfAmount(balance, roles) || [debit, credit, amount].some((c) => roles[c ?? -1] === 'balance')
}

/**
 * Whether the balance stands left of the amounts, as hardly any statement prints it, and no title tells them apart. A
 * single step also closes with the two columns swapped, since 948.17 - 6.11 = 942.06.
 */
function mayBeSwapped(
  { reading: { debit, credit, amount, balance } }: AppliedReading,
  roles: readonly (ColumnRole | null)[],
): boolean {
  const amounts = [debit, credit, amount].filter((c) => c !== null)
  const isTitled = roles[balance ?? -1] === 'balance' || amounts.some((c) => isOfAmount(c, roles))
  return balance !== null && !isTitled && amounts.every((c) => c > balance)
}

const isOfAmount = (c: number | null, roles: readonly (ColumnRole | null)[]): boolean =>
  ['debit', 'credit', 'amount'].includes(roles[c ?? -1] ?? '')
