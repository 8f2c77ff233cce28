import type { ResultRow } from '../../lib/result-table.ts'

/** Whether something of a row is not proved. */
export const needsLook = ({ check, proof }: ResultRow): boolean =>
  check !== null && (check !== 'proved' || (proof?.doubts.length ?? 0) > 0)
