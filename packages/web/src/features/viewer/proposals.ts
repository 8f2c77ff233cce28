import type { GivenTable } from '@ledgerlift/engine'
import type { Area } from './drawing/area.ts'
import type { Proposal } from './tool/viewer-state.ts'

/** Between the engine's tables, with corners, and the viewer's areas, with sizes; both are fractions of the page. */
export const toProposal = ({
  page,
  box: [x0, top, x1, bottom],
  columns,
  rows,
  table,
}: GivenTable): Proposal => ({
  page,
  table,
  columns,
  rows,
  x: x0,
  y: top,
  width: x1 - x0,
  height: bottom - top,
})

const DECIMALS = 1e4

/** Rounded to the guides' four decimals: a twentieth of a point. */
export const toGiven = ({ page, table, x, y, width, height, columns, rows }: Area): GivenTable => {
  const round = (value: number) => Math.round(value * DECIMALS) / DECIMALS
  return {
    page,
    table,
    box: [round(x), round(y), round(x + width), round(y + height)],
    columns: columns.map(round),
    rows: rows.map(round),
  }
}
