import type { ReadRow, SectionedRow } from '../ledger.ts'
import { admitPayees } from './admit-payees.ts'
import { dateRows } from './date-rows.ts'
import { dropBareLists } from './drop-bare-lists.ts'
import { dropNoteMarks } from './drop-note-marks.ts'
import { dropSummaries } from './drop-summaries.ts'
import { markLeadingTotals } from './mark-leading-totals.ts'
import { markTotals } from './mark-totals.ts'
import { sectionByTotals } from './section-by-totals.ts'

/**
 * The rows of a table as what they are, told by what stands around them: dated, totals and lists of something else
 * found, and those that only look like one admitted.
 *
 * @param apart rows right under a line that is no part of a row
 * @param areParted debits and credits stand in columns of their own, so that no section needs to say which is which
 */
export function settleRows(
  rows: readonly SectionedRow[],
  apart: ReadonlySet<ReadRow>,
  areParted: boolean,
): readonly SectionedRow[] {
  // Each step makes rows anew; their lines remain.
  const testFor = (own: Iterable<ReadRow>) => {
    const lines = new Set(Array.from(own, (row) => row.lines))
    return ({ row }: SectionedRow) => lines.has(row.lines)
  }
  const isApart = testFor(apart)
  const isDated = testFor(rows.filter(({ row }) => row.date !== null).map(({ row }) => row))
  const dated = dropBareLists(markLeadingTotals(dateRows(rows, apart)), isApart)
  const settled = markTotals(admitPayees(dropSummaries(dated, isDated), isDated), isDated)
  return dropNoteMarks(areParted ? settled : sectionByTotals(settled))
}
