import type { Doubt } from '../../table/doubt.ts'
import type { Heading, RowId } from '../../table/rows/row.ts'
import type { Direction } from '../../vocabulary/language.ts'
import type { SectionedRow } from '../ledger.ts'
import { admitPayees } from './admit-payees.ts'
import { markBalancesNamedLast } from './balances-named-last.ts'
import { dateByPosting } from './date-by-posting.ts'
import { dateCharges } from './date-charges.ts'
import { dateRows } from './date-rows.ts'
import { dropBareLists } from './drop-bare-lists.ts'
import { dropLeadingTimes } from './drop-leading-times.ts'
import { dropNoteMarks } from './drop-note-marks.ts'
import { dropSummaries } from './drop-summaries.ts'
import { endSections } from './end-sections.ts'
import { joinBrokenReferences } from './join-broken-references.ts'
import { markCarriedSums } from './mark-carried-sums.ts'
import { markLeadingTotals } from './mark-leading-totals.ts'
import { markTotals } from './mark-totals.ts'
import { sectionByTexts } from './section-by-texts.ts'
import { sectionByTotals } from './section-by-totals.ts'

/** What is known of a table's sections. */
export type SectionState = {
  /** The direction of the section that goes on above the table. */
  readonly section: Direction | null
  /**
   * Debits and credits have separate columns: then sections do not say which is which, and lines that look like their
   * titles are a summary.
   */
  readonly areParted: boolean
  /** The document is about a card. */
  readonly isCard: boolean
}

/**
 * Settles what the rows of a table are by what stands around them. Rows get their dates, totals and unrelated lists are
 * found, and transactions that only look like totals or balances are admitted.
 *
 * @param apart rows right under a line that is no part of a row
 * @param lastDay of the period, for charges that print no date
 * @param doubt what is not taken for granted
 */
export function settleRows(
  rows: readonly SectionedRow[],
  apart: ReadonlySet<RowId>,
  { areParted, isCard }: Pick<SectionState, 'areParted' | 'isCard'>,
  lastDay: Heading | null,
  doubt?: Doubt,
): readonly SectionedRow[] {
  const isApart = ({ row }: SectionedRow) => apart.has(row.id)
  const printDates = new Set(rows.flatMap(({ row }) => (row.date === null ? [] : row.id)))
  const isDated = ({ row }: SectionedRow) => printDates.has(row.id)
  const dated = dropBareLists(
    markLeadingTotals(
      markBalancesNamedLast(
        dateCharges(dateRows(dateByPosting(markCarriedSums(rows), apart), apart), lastDay),
      ),
    ),
    isApart,
  )
  const listed = dropSummaries(dated, isDated)
  const payees = doubt === 'payees' ? listed : admitPayees(listed, isDated)
  const settled = markTotals(payees, isDated)
  const sectioned = areParted
    ? settled
    : sectionByTotals(sectionByTexts(endSections(settled, isApart), isCard), isCard)
  return dropLeadingTimes(dropNoteMarks(joinBrokenReferences(sectioned)))
}
