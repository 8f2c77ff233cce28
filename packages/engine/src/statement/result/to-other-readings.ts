import type { AccountProof } from '../proof/prove-account.ts'
import type { Reading } from '../read-statement.ts'
import type { OtherReading } from '../statement.ts'

/** Other readings that what is printed also allows, each with the number of rows that it would change. */
export function toOtherReadings({ rival }: Reading, proofs: readonly AccountProof[]): OtherReading[] {
  const rows = proofs.flatMap((proof) => proof.rows)
  const dated = rows.filter(
    ({ doubts, movement }) => doubts.includes('date-ambiguous') && movement.row.date?.isNumeric,
  ).length
  const directed = rows.filter(({ doubts }) => doubts.includes('direction-ambiguous')).length
  return [
    ...(rival !== null && dated > 0 ? [{ differs: rival, rows: dated }] : []),
    ...(directed > 0 ? [{ differs: 'direction' as const, rows: directed }] : []),
  ]
}
