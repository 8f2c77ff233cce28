import type { ColumnKind } from '../language/language.ts'
import { isMoney } from '../manuscript/compose-columns.ts'
import type { Entry, TableBlock } from '../manuscript/manuscript.ts'
import type { Align, Plan } from '../plan/plan.ts'
import type { PlacedColumn } from './place-columns.ts'
import { MARGIN, type Press } from './press.ts'

/** Space between two rows as a share of the size, by what parts them. */
const ROW_GAP = { none: 0, gap: 0.8, ruling: 0.5, zebra: 0.4 } as const
/** The baseline stands this share of the size below the middle of its line. */
const BASELINE = 0.32

/** Sets the rows of one table, over as many pages as they need, and notes where each transaction starts. */
export class TableSetter {
  readonly #plan: Plan
  readonly #press: Press
  readonly #columns: readonly PlacedColumn[]
  readonly #table: TableBlock
  readonly #pages: number[]
  readonly #pitch: number
  readonly #gap: number
  #rows = 0

  constructor(
    plan: Plan,
    press: Press,
    columns: readonly PlacedColumn[],
    table: TableBlock,
    pages: number[],
  ) {
    this.#plan = plan
    this.#press = press
    this.#columns = columns
    this.#table = table
    this.#pages = pages
    this.#pitch = plan.look.size * plan.look.leading
    this.#gap = plan.look.size * ROW_GAP[plan.rows.separation]
  }

  set(): void {
    const first = this.#table.entries[0]
    if (!this.#fits((first ? linesOf(first) : 0) + 2)) this.#press.turnPage()
    this.#setTitles()
    for (const [i, entry] of this.#table.entries.entries()) this.#setEntry(entry, i)
    this.#rule()
    this.#press.top += this.#plan.look.size
  }

  #fits(lines: number): boolean {
    const { linesPerPage } = this.#plan.look
    return this.#press.room >= lines * this.#pitch + this.#gap && this.#press.lines + lines <= linesPerPage
  }

  #setEntry(entry: Entry, i: number): void {
    const count = linesOf(entry)
    const reserve = this.#table.carry ? 1 : 0
    let from = 0
    if (!this.#fits(count + reserve) && this.#press.lines > 0) {
      const room = this.#plan.rows.splitsOverPages ? this.#roomInLines() : 0
      if (room > 0 && room < count) {
        this.#setLines(entry, 0, room)
        from = room
      }
      this.#breakPage(from > 0 ? null : i)
    }
    this.#setLines(entry, from, count)
    this.#rows++
  }

  #roomInLines(): number {
    const left = Math.floor((this.#press.room - this.#gap) / this.#pitch)
    return Math.min(left, this.#plan.look.linesPerPage - this.#press.lines)
  }

  #breakPage(entry: number | null): void {
    const carried = entry === null || entry === 0 ? null : (this.#table.carry?.(entry) ?? null)
    if (carried) this.#setLines(carried.foot, 0, 1)
    this.#rule()
    this.#press.turnPage()
    if (this.#plan.look.titlesOnEachPage) this.#setTitles()
    if (carried) this.#setLines(carried.head, 0, 1)
  }

  /** Lines `from` to `to` of an entry, as one band. */
  #setLines(entry: Entry, from: number, to: number): void {
    const count = linesOf(entry)
    const height = (to - from) * this.#pitch + this.#gap
    this.#band(height)
    for (const [c, column] of this.#columns.entries()) {
      const lines = entry.cells[column.kind] ?? []
      const start = lines.length === count ? 0 : anchorLine(this.#plan, column.kind, count)
      for (const [i, line] of lines.entries()) {
        const at = start + i
        if (at < from || at >= to) continue
        const middle = this.#press.top + this.#gap / 2 + (at - from + 0.5) * this.#pitch
        this.#print(line, column, c, middle, false, column.align)
      }
    }
    if (entry.heading !== undefined) this.#setHeading(entry.heading)
    if (from === 0 && entry.transaction !== null) this.#pages[entry.transaction] = this.#press.sheets.length
    this.#press.top += height
    this.#press.lines += to - from
  }

  #setHeading(text: string): void {
    const middle = this.#press.top + this.#gap / 2 + 0.5 * this.#pitch
    const x = this.#columns[0]?.x0 ?? MARGIN
    this.#press.print(text, x, middle + BASELINE * this.#plan.look.size, { isBold: true, column: 0 })
  }

  #print(text: string, column: PlacedColumn, c: number, middle: number, isBold: boolean, align: Align): void {
    const { size } = this.#plan.look
    const width = this.#press.measure(text, size, isBold)
    const slack = column.x1 - column.x0 - width
    const x = column.x0 + (align === 'right' ? slack : align === 'centre' ? slack / 2 : 0)
    const isFake = this.#plan.tricks.fakeBold && isMoney(column.kind)
    this.#press.print(text, x, middle + BASELINE * size, { isBold: isBold || isFake, column: c })
  }

  #setTitles(): void {
    const height = Math.max(...this.#columns.map(({ titleLines }) => titleLines.length))
    if (height > 0) {
      const { titleAlign, titleBar, rulings } = this.#plan.look
      const bandHeight = height * this.#pitch + this.#gap
      if (titleBar) this.#fill(bandHeight)
      if (rulings === 'grid' || rulings === 'columns') this.#grid(bandHeight)
      for (const [c, column] of this.#columns.entries()) {
        for (const [i, line] of column.titleLines.entries()) {
          const above = height - column.titleLines.length + i
          const middle = this.#press.top + this.#gap / 2 + (above + 0.5) * this.#pitch
          this.#print(line, column, c, middle, true, titleAlign === 'as-cells' ? column.align : titleAlign)
        }
      }
      this.#press.top += bandHeight
    }
    if (this.#plan.look.rulings === 'under-titles') this.#rule()
  }

  #band(height: number): void {
    const { separation } = this.#plan.rows
    const { rulings } = this.#plan.look
    if (separation === 'zebra' && this.#rows % 2 === 1) this.#fill(height)
    if (separation === 'ruling' || rulings === 'grid') this.#rule()
    if (rulings === 'grid' || rulings === 'columns') this.#grid(height)
  }

  get #edges(): { readonly left: number; readonly right: number } {
    const half = this.#plan.look.gutter / 2
    return { left: (this.#columns[0]?.x0 ?? 0) - half, right: (this.#columns.at(-1)?.x1 ?? 0) + half }
  }

  #fill(height: number): void {
    const { left, right } = this.#edges
    this.#press.sheet.fills.push({ x: left, top: this.#press.top, width: right - left, height })
  }

  #rule(): void {
    const { separation } = this.#plan.rows
    const { rulings } = this.#plan.look
    if (separation !== 'ruling' && rulings !== 'grid' && rulings !== 'under-titles') return
    const { left, right } = this.#edges
    this.#press.sheet.rules.push({ x0: left, y0: this.#press.top, x1: right, y1: this.#press.top })
  }

  #grid(height: number): void {
    const { left, right } = this.#edges
    const inner = this.#columns.slice(1).map(({ x0 }, i) => ((this.#columns[i] as PlacedColumn).x1 + x0) / 2)
    const y0 = this.#press.top
    for (const x of [left, ...inner, right])
      this.#press.sheet.rules.push({ x0: x, y0, x1: x, y1: y0 + height })
  }
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
