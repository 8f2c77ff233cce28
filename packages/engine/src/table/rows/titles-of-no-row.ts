import type { Line } from '../../layout/word.ts'
import type { LineTests } from '../line-tests.ts'
import type { Header } from '../table.ts'
import type { Table } from './find-rows.ts'

/**
 * The lines of titles under which no row with a day and an amount stands: `Statement date   Previous balance   Payments` above
 * the figures of a summary. They are names of what stands below them.
 */
export function titlesOfNoRow(
  headers: readonly (readonly Header[])[],
  tables: readonly Table[],
  { hasAmount }: LineTests,
): ReadonlySet<Line> {
  const booked = tables
    .flatMap(({ lines }) => lines.map(({ line }) => line))
    .filter((line) => line.dates.length > 0 && hasAmount(line))
  const rowsOf = Map.groupBy(booked, ({ page }) => page)
  const isOverNone = ({ lines }: Header, h: number, ofPage: readonly Header[]) => {
    const last = lines.at(-1)
    if (last === undefined) return false
    const isBelow = ({ baseline }: Line) => baseline > last.baseline
    const next = ofPage.slice(h + 1).flatMap((header) => header.lines.slice(0, 1).filter(isBelow))[0]
    const end = next?.baseline ?? Number.POSITIVE_INFINITY
    return !rowsOf.get(last.page)?.some((row) => isBelow(row) && row.baseline < end)
  }
  return new Set(headers.flatMap((ofPage) => ofPage.filter(isOverNone)).flatMap(({ lines }) => lines))
}
