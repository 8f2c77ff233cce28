import {
  add,
  type CorrectedRow,
  decimalText,
  parseDecimal,
  type Statement,
  settledAmount,
  subtract,
  sumDecimals,
} from '@ledgerlift/engine'

type EditedRole = CorrectedRow['edited'][number]

/** What the user does to a row, counted from 0. */
type RowEdit =
  | { readonly kind: 'cell'; readonly row: number; readonly role: EditedRole; readonly text: string }
  /** A new row under this one. */
  | { readonly kind: 'add'; readonly row: number }
  | { readonly kind: 'delete'; readonly row: number }
  | { readonly kind: 'split'; readonly row: number }
  | { readonly kind: 'swap'; readonly row: number }
  /** With the one under it. */
  | { readonly kind: 'merge'; readonly row: number }

export type Edit =
  | RowEdit
  | { readonly kind: 'swap-all' }
  /** Day and month of each date change over, where both could be either. */
  | { readonly kind: 'turn-dates' }

/** Why an edit cannot be done. */
export type EditProblem = 'not-a-date' | 'not-an-amount' | 'nothing-to-merge' | 'nothing-to-turn'

const AMOUNTS: ReadonlySet<EditedRole> = new Set(['debit', 'credit', 'interestAndFees', 'balance'])
const DATES: ReadonlySet<EditedRole> = new Set(['date', 'valueDate'])
const LAST_MONTH = 12

/** The rows after an edit; each row that it changes says what a person has said of it. */
export function correctRows(
  rows: readonly CorrectedRow[],
  edit: Edit,
  statement: Statement,
): readonly CorrectedRow[] | EditProblem {
  if (edit.kind === 'swap-all') return rows.map((row) => (hasAmount(row) ? swapped(row) : row))
  if (edit.kind === 'turn-dates') return turnDates(rows)
  const row = rows[edit.row]
  return row ? correctRow(rows, row, edit, statement) : rows
}

function correctRow(
  rows: readonly CorrectedRow[],
  row: CorrectedRow,
  edit: RowEdit,
  statement: Statement,
): readonly CorrectedRow[] | EditProblem {
  const replaced = (at: number, count: number, ...by: readonly CorrectedRow[]) =>
    rows.toSpliced(at, count, ...by)
  switch (edit.kind) {
    case 'cell': {
      const text = settled(edit.role, edit.text, statement)
      return typeof text === 'object' && text !== null
        ? text.problem
        : replaced(edit.row, 1, withCell(row, edit.role, text))
    }
    case 'add':
      return replaced(edit.row + 1, 0, { ...emptyLike(row), date: row.date })
    case 'delete':
      return replaced(edit.row, 1)
    case 'split': {
      const other = { ...emptyLike(row), date: row.date }
      // The printed balance stands behind both: behind the upper one where the newest is on top.
      if (row.balance === null || isNewestFirst(rows, row.account)) return replaced(edit.row, 1, row, other)
      const first = { ...touched(row, 'balance'), balance: null }
      return replaced(edit.row, 1, first, { ...other, balance: row.balance })
    }
    case 'swap':
      return replaced(edit.row, 1, swapped(row))
    case 'merge': {
      const next = rows[edit.row + 1]
      if (!next || next.account !== row.account) return 'nothing-to-merge'
      return replaced(edit.row, 2, merged(row, next, isNewestFirst(rows, row.account)))
    }
  }
}

/** A text as rows have it: null where it is empty. */
function settled(
  role: EditedRole,
  typed: string,
  statement: Statement,
): string | null | { readonly problem: EditProblem } {
  const text = typed.trim()
  if (text === '') return role === 'description' ? '' : null
  if (AMOUNTS.has(role)) return settledAmount(text, statement) ?? { problem: 'not-an-amount' }
  if (DATES.has(role)) return isDay(text) ? text : { problem: 'not-a-date' }
  return text
}

function isDay(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

const touched = (row: CorrectedRow, ...roles: readonly EditedRole[]): CorrectedRow => ({
  ...row,
  edited: [...new Set([...row.edited, ...roles])],
})

/** A row moves money one way: an amount on one side empties the other, and a minus changes sides. */
function withCell(row: CorrectedRow, role: EditedRole, text: string | null): CorrectedRow {
  if (role === 'interestAndFees') return withInterest(touched(row, role), text)
  if (role !== 'debit' && role !== 'credit') return { ...touched(row, role), [role]: text }
  const other = role === 'debit' ? 'credit' : 'debit'
  if (text === null) return { ...touched(row, role), [role]: null }
  return text.startsWith('-')
    ? { ...touched(row, role, other), [role]: null, [other]: text.slice(1) }
    : { ...touched(row, role, other), [role]: text, [other]: null }
}

function withInterest({ interestAndFees, ...row }: CorrectedRow, text: string | null): CorrectedRow {
  return text === null ? row : { ...row, interestAndFees: text }
}

const emptyLike = ({ account, page }: CorrectedRow): CorrectedRow => ({
  from: null,
  edited: [],
  date: null,
  valueDate: null,
  description: '',
  reference: null,
  debit: null,
  credit: null,
  balance: null,
  account,
  page,
})

const hasAmount = ({ debit, credit }: CorrectedRow): boolean => debit !== null || credit !== null

function swapped(row: CorrectedRow): CorrectedRow {
  const turned = { ...touched(row, 'debit', 'credit'), debit: row.credit, credit: row.debit }
  const { interestAndFees = null } = row
  return withInterest(turned, interestAndFees && negated(interestAndFees))
}

const negated = (decimal: string): string => (decimal.startsWith('-') ? decimal.slice(1) : `-${decimal}`)

function isNewestFirst(rows: readonly CorrectedRow[], account: number): boolean {
  const dates = rows.flatMap((row) => (row.account === account && row.date !== null ? [row.date] : []))
  return (dates[0] ?? '') > (dates.at(-1) ?? '')
}

/** One row of two: both texts, what both amounts come to, and the later balance. */
function merged(row: CorrectedRow, next: CorrectedRow, newestFirst: boolean): CorrectedRow {
  const [more, less] = [sum(row.credit, next.credit), sum(row.debit, next.debit)]
  const net = more && less && subtract(more, less)
  const amount = net === null ? null : decimalText(net)
  const isDebit = amount?.startsWith('-') ?? false
  const none = [row, next].every((one) => !hasAmount(one))
  const interest = [row, next].flatMap(({ interestAndFees = [] }) => interestAndFees)
  const interestAndFees = sumDecimals(interest)
  return {
    ...withInterest(
      touched(row, 'description', 'debit', 'credit', 'balance'),
      interestAndFees && interest.length > 0 ? decimalText(interestAndFees) : null,
    ),
    description: [row.description, next.description].filter((text) => text !== '').join(' '),
    reference: row.reference ?? next.reference,
    valueDate: row.valueDate ?? next.valueDate,
    date: row.date ?? next.date,
    debit: none || !isDebit ? null : (amount as string).slice(1),
    credit: none || isDebit ? null : amount,
    balance: newestFirst ? (row.balance ?? next.balance) : (next.balance ?? row.balance),
  }
}

const sum = (a: string | null, b: string | null) => {
  const [x, y] = [parseDecimal(a ?? '0'), parseDecimal(b ?? '0')]
  return x && y && add(x, y)
}

function turnDates(rows: readonly CorrectedRow[]): readonly CorrectedRow[] | EditProblem {
  const turned = (date: string | null): string | null => {
    const [year, month = '', day = ''] = date?.split('-') ?? []
    return date === null || Number(day) > LAST_MONTH ? null : `${year}-${day}-${month}`
  }
  // A date that can be read one way only says how all of them are to be read.
  if (rows.every(({ date }) => turned(date) === null)) return 'nothing-to-turn'
  return rows.map((row) => {
    const [date, valueDate] = [turned(row.date), turned(row.valueDate)]
    if (date === null && valueDate === null) return row
    return {
      ...touched(row, 'date', 'valueDate'),
      date: date ?? row.date,
      valueDate: valueDate ?? row.valueDate,
    }
  })
}
