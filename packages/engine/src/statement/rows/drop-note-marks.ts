import type { SectionedRow } from '../ledger.ts'

const MARKED = /^(\d+)(?: ?[*#·•†‡^])*(?: ?[*#·•†‡^i])$/
const PLAIN = /^\d+$/
const APART = /^\d+ /

/**
 * `1003*` among `1001`, `1002`: removes footnote marks from check numbers, if other numbers print none or there is only
 * one number, or if a mark stands apart. One right behind every number is part of the number.
 */
export function dropNoteMarks(rows: readonly SectionedRow[]): readonly SectionedRow[] {
  const references = rows.flatMap(({ row }) => row.reference ?? [])
  const marked = references.filter((text) => MARKED.test(text))
  const isNote =
    references.length === 1 ||
    references.some((text) => PLAIN.test(text)) ||
    marked.some((text) => APART.test(text))
  if (!isNote || marked.length === 0) return rows
  return rows.map(({ row, section }) => ({
    row: { ...row, reference: row.reference?.replace(MARKED, '$1') ?? null },
    section,
  }))
}
