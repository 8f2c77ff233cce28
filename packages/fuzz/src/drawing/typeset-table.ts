import type { ColumnKind } from '../language/language.ts'
import { isMoney } from '../manuscript/compose-columns.ts'
import type { Entry, TableBlock } from '../manuscript/manuscript.ts'
import type { Align, Plan } from '../plan/plan.ts'
import type { PlacedColumn } from './place-columns.ts'
import { MARGIN, type Press, print, roomOf, turnPage } from './press.ts'
import { ruleAcross, ruleBand, ruleTitles } from './rule-table.ts'

/** Space between two rows as a share of the size, by what parts them. */
const ROW_GAP = { none: 0, gap: 0.8, ruling: 0.5, zebra: 0.4 } as const
/** The baseline stands this share of the size below the middle of its line. */
const BASELINE = 0.32

/** One table on its way to paper. */
type Setting = {
  readonly plan: Plan
  readonly press: Press
  readonly columns: readonly PlacedColumn[]
  readonly table: TableBlock
  /** Where each transaction starts: filled as they are set. */
  readonly pages: number[]
  /** Distance of two lines, and what a row has above and below its lines, in points. */
  readonly pitch: number
  readonly gap: number
}

/** Sets the rows of one table, over as many pages as they need, and notes the page on which each starts. */
export function setTable(options: Pick<Setting, 'plan' | 'press' | 'columns' | 'table' | 'pages'>): void {
  const { plan, press, table } = options
  const { size, leading } = plan.look
  const setting = { ...options, pitch: size * leading, gap: size * ROW_GAP[plan.rows.separation] }
  const [first] = table.entries
  if (!fits(setting, (first ? linesOf(first) : 0) + 2)) turnPage(press)
  setTitles(setting)
  for (const i of table.entries.keys()) setEntry(setting, i)
  ruleAcross(setting)
  press.top += size
}

function fits({ plan, press, pitch, gap }: Setting, lines: number): boolean {
  return roomOf(press) >= lines * pitch + gap && press.lines + lines <= plan.look.linesPerPage
}

/** Sets an entry on the page if it fits, else on the next, or its first lines here and the rest there. */
function setEntry(setting: Setting, i: number): void {
  const { plan, press, table } = setting
  const entry = table.entries[i] as Entry
  const count = linesOf(entry)
  const isOdd = i % 2 === 1
  let from = 0
  if (!fits(setting, count + (table.carry ? 1 : 0)) && press.lines > 0) {
    const room = plan.rows.splitsOverPages ? roomInLines(setting) : 0
    if (room > 0 && room < count) {
      setLines(setting, entry, { from: 0, to: room, isOdd })
      from = room
    }
    breakPage(setting, from > 0 || i === 0 ? null : (table.carry?.(i) ?? null))
  }
  setLines(setting, entry, { from, to: count, isOdd })
}

function roomInLines({ plan, press, pitch, gap }: Setting): number {
  return Math.min(Math.floor((roomOf(press) - gap) / pitch), plan.look.linesPerPage - press.lines)
}

function breakPage(setting: Setting, carried: { readonly foot: Entry; readonly head: Entry } | null): void {
  const one = { from: 0, to: 1, isOdd: false }
  if (carried) setLines(setting, carried.foot, one)
  ruleAcross(setting)
  turnPage(setting.press)
  if (setting.plan.look.titlesOnEachPage) setTitles(setting)
  if (carried) setLines(setting, carried.head, one)
}

/** Sets some lines of an entry, as one band. */
function setLines(
  setting: Setting,
  entry: Entry,
  { from, to, isOdd }: { readonly from: number; readonly to: number; readonly isOdd: boolean },
): void {
  const { plan, press, columns, pitch, gap, pages } = setting
  const count = linesOf(entry)
  const height = (to - from) * pitch + gap
  ruleBand(setting, height, isOdd)
  for (const [c, column] of columns.entries()) {
    const lines = entry.cells[column.kind] ?? []
    const start = lines.length === count ? 0 : anchorLine(plan, column.kind, count)
    for (const [i, line] of lines.entries()) {
      const at = start + i - from
      if (at >= 0 && at < to - from) printCell(setting, line, c, (at + 0.5) * pitch)
    }
  }
  if (entry.heading !== undefined) {
    const baseline = press.top + (gap + pitch) / 2 + BASELINE * press.size
    print(press, entry.heading, columns[0]?.x0 ?? MARGIN, baseline, { isBold: true, column: 0 })
  }
  if (from === 0 && entry.transaction !== null) pages[entry.transaction] = press.sheets.length
  press.top += height
  press.lines += to - from
}

/** @param middle of the line, in points below the first one's top */
function printCell(setting: Setting, text: string, c: number, middle: number, titleAlign?: Align): void {
  const { plan, press, columns, gap } = setting
  const { x0, x1, align, kind } = columns[c] as PlacedColumn
  const isBold = titleAlign !== undefined || (plan.tricks.fakeBold && isMoney(kind))
  const slack = x1 - x0 - press.measure(text, press.size, titleAlign !== undefined)
  const share = { left: 0, centre: 0.5, right: 1 }[titleAlign ?? align]
  const baseline = press.top + gap / 2 + middle + BASELINE * press.size
  print(press, text, x0 + share * slack, baseline, { isBold, column: c })
}

function setTitles(setting: Setting): void {
  const { plan, press, columns, pitch, gap } = setting
  const height = Math.max(...columns.map(({ titleLines }) => titleLines.length))
  if (height > 0) {
    ruleTitles(setting, height * pitch + gap)
    for (const [c, { titleLines, align }] of columns.entries()) {
      const above = height - titleLines.length
      const titleAlign = plan.look.titleAlign === 'as-cells' ? align : plan.look.titleAlign
      for (const [i, line] of titleLines.entries()) {
        printCell(setting, line, c, (above + i + 0.5) * pitch, titleAlign)
      }
    }
    press.top += height * pitch + gap
  }
  if (plan.look.rulings === 'under-titles') ruleAcross(setting)
}

const linesOf = ({ cells }: Entry): number =>
  Math.max(1, ...Object.values(cells).map((lines) => lines.length))

/** The line of a row on which its cells of one line stand; between two lines where they are centred. */
function anchorLine({ rows: { anchor } }: Plan, kind: ColumnKind, count: number): number {
  const last = count - 1
  if (anchor === 'first') return 0
  if (anchor === 'last') return last
  if (anchor === 'middle') return last / 2
  return isMoney(kind) || kind === 'marker' ? last : 0
}
