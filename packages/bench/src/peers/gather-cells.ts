import type { ColumnRoles } from './find-titles.ts'
import type { TitleRole } from './title-roles.ts'

/** The text of a row by what it is. */
export type Cells = Readonly<Record<TitleRole, string>>

const EMPTY: Cells = {
  date: '',
  valueDate: '',
  description: '',
  reference: '',
  debit: '',
  credit: '',
  amount: '',
  direction: '',
  balance: '',
  ignored: '',
}

const MONEY: readonly TitleRole[] = ['debit', 'credit', 'amount', 'balance']
/** A date at the start of a cell, in the ways in which statements print it. */
const LEADING_DATE =
  /^(\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?\.?|\d{1,2}[ -]?[A-Z][a-z]{2}(?:[ -]\d{2,4}\b)?|[A-Z]{3} ?\d{1,2})(?=\s|$)/
const TRAILING_AMOUNT = /(?:^|\s)(\S*\d[.,]\d{2}\s?(?:CR|DR|Cr|Dr|OD|[-+])?)$/

/** Joins what columns of one kind hold, and parts the date before and the amount behind where columns ran together. */
export function gatherCells(row: readonly string[], roles: ColumnRoles): Cells {
  const cells: Record<TitleRole, string> = { ...EMPTY }
  const add = (role: TitleRole, text: string) => {
    cells[role] = `${cells[role]} ${text}`.replace(/\s+/g, ' ').trim()
  }
  for (const [i, cell] of row.entries()) {
    const [first = 'ignored', ...others] = roles[i] ?? []
    if (others.length === 0) add(first, cell)
    else addParts(cell.replace(/\s+/g, ' ').trim(), [first, ...others], add)
  }
  return cells
}

function addParts(
  cell: string,
  roles: readonly TitleRole[],
  add: (role: TitleRole, text: string) => void,
): void {
  let rest = cell
  const money = roles.filter((role) => MONEY.includes(role)).at(-1)
  const amount = money && TRAILING_AMOUNT.exec(rest)?.[1]
  if (money && amount) {
    add(money, amount)
    rest = rest.slice(0, -amount.length).trim()
  }
  const date = roles.includes('date') && LEADING_DATE.exec(rest)?.[0]
  if (date) {
    add('date', date)
    rest = rest.slice(date.length).trim()
  }
  add(roles.find((role) => role === 'description' || role === 'reference') ?? 'ignored', rest)
}
