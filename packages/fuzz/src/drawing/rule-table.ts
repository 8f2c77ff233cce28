import type { Plan } from '../plan/plan.ts'
import type { PlacedColumn } from './place-columns.ts'
import { type Press, sheetOf } from './press.ts'

/** What the lines around a table's rows depend on. */
type RuledTable = { readonly plan: Plan; readonly press: Press; readonly columns: readonly PlacedColumn[] }

/** Draws what parts the next row from those around it. @param height of the row, in points */
export function ruleBand(table: RuledTable, height: number, isOdd: boolean): void {
  const { rows, look } = table.plan
  if (rows.separation === 'zebra' && isOdd) fillBand(table, height)
  if (rows.separation === 'ruling' || look.rulings === 'grid') ruleAcross(table)
  ruleBetweenColumns(table, height)
}

/** Draws what surrounds the titles. */
export function ruleTitles(table: RuledTable, height: number): void {
  if (table.plan.look.titleBar) fillBand(table, height)
  ruleBetweenColumns(table, height)
}

/** A line across the table where the next row begins, or where the last one ended. */
export function ruleAcross({ plan, press, columns }: RuledTable): void {
  const { rows, look } = plan
  if (rows.separation !== 'ruling' && look.rulings !== 'grid' && look.rulings !== 'under-titles') return
  const { left, right } = edgesOf(plan, columns)
  sheetOf(press).rules.push({ x0: left, y0: press.top, x1: right, y1: press.top })
}

function fillBand({ plan, press, columns }: RuledTable, height: number): void {
  const { left, right } = edgesOf(plan, columns)
  sheetOf(press).fills.push({ x: left, top: press.top, width: right - left, height })
}

function ruleBetweenColumns({ plan, press, columns }: RuledTable, height: number): void {
  const { rulings } = plan.look
  if (rulings !== 'grid' && rulings !== 'columns') return
  const { left, right } = edgesOf(plan, columns)
  const inner = columns.slice(1).map(({ x0 }, i) => ((columns[i] as PlacedColumn).x1 + x0) / 2)
  const y0 = press.top
  for (const x of [left, ...inner, right]) sheetOf(press).rules.push({ x0: x, y0, x1: x, y1: y0 + height })
}

function edgesOf({ look }: Plan, columns: readonly PlacedColumn[]) {
  const half = look.gutter / 2
  return { left: (columns[0]?.x0 ?? 0) - half, right: (columns.at(-1)?.x1 ?? 0) + half }
}
