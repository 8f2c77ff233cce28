import { WORDS } from '#words/table.ts'
import type { Check, ResultRow } from '../../lib/result-table.ts'

/** What is said of a row: proved rows are told apart by their witness. */
export const checkOf = ({ check, proof }: Pick<ResultRow, 'check' | 'proof'>): Check | 'sum' | null =>
  check === 'proved' && proof?.witness === 'sum' ? 'sum' : check

/** Its word; empty where nothing is said. */
export function checkText(row: Pick<ResultRow, 'check' | 'proof'>): string {
  const kind = checkOf(row)
  return kind === null ? '' : WORDS.check[kind]
}
