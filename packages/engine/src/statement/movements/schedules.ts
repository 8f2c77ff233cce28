import type { Table } from '../../table/rows/find-rows.ts'
import { monthOf } from '../../vocabulary/months.ts'
import type { ColumnUse } from '../rows/column-use.ts'

type ReadTable = {
  readonly table: Pick<Table, 'columns'>
  readonly uses: readonly ColumnUse[]
  /** Null where the table is no list of transactions. */
  readonly choice: object | null
}

/** A column for one month holds what moved in it, or another thing that is called so. */
const MIN_MONTHS = 2
const NUMBERED_MONTH = /^\d{1,2} ?[月월]$/
const YEAR = / ?(?:19|20)?\d{2}$/

/** Leaves out tables with a column for each of several months: what is due of purchases in months to come. */
export const withoutSchedules = <T extends ReadTable>(tables: readonly T[]): readonly T[] =>
  tables.map((table) => (isSchedule(table) ? { ...table, choice: null } : table))

function isSchedule({ table: { columns }, uses }: ReadTable): boolean {
  const months = columns.filter(({ title }, c) => uses[c] === 'money' && isMonth(title))
  return months.length >= MIN_MONTHS && new Set(months.map(({ title }) => title)).size === months.length
}

/** `5月`, `June`, `Mai 2024` */
const isMonth = (title: string): boolean =>
  NUMBERED_MONTH.test(title) || monthOf(title.replace(YEAR, '')) !== null
