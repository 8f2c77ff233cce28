import { partsOf } from '../../convention/day.ts'
import type { Print } from '../../drawing/print.ts'
import {
  type AccountBook,
  type Amend,
  type BookOptions,
  type Entry,
  keepBook,
  unamended,
} from './account-book.ts'
import type { Column, Place } from './columns.ts'
import { Paper, type PaperOptions } from './paper.ts'
import type { Random } from './random.ts'
import { type Said, Witness } from './witness.ts'

/** What a part of a statement is printed from. */
export type Desk = { readonly paper: Paper; readonly book: AccountBook; readonly random: Random }

/** Prints a part; `balance` is the one after the rows printed before it. */
export type Part = (desk: Desk, balance: number) => void

/** A statement whose movements stand in one table. */
export type PlainHabit = {
  readonly paper?: PaperOptions
  readonly book: BookOptions
  readonly says: Said
  readonly newestFirst?: boolean
  readonly columns: readonly Column[]
  /** What of an amount is paid beside what moves the balance of a loan. */
  readonly interestAndFees?: (entry: Entry) => number
  /** Above the table. */
  readonly above?: Part
  /** First and last within the table. */
  readonly opens?: Part
  readonly closes?: Part
  /** Where the table goes on on another page: under the one part, and under the titles of the other. */
  readonly carries?: Part
  readonly brings?: Part
  /** The same, where they print what came in and went out up to there. */
  readonly carriesSums?: (upTo: NonNullable<Entry['upTo']>, paper: Paper) => void
  readonly bringsSums?: (upTo: NonNullable<Entry['upTo']>, paper: Paper) => void
  /** On each page after the first, above the titles. */
  readonly again?: Part
  /** Above the first row of each month. */
  readonly opensMonth?: (entry: Entry, paper: Paper) => void
  /** Above the first row of each day, and below the last. */
  readonly opensDay?: (entry: Entry, paper: Paper) => void
  readonly closesDay?: (entry: Entry, paper: Paper) => void
  /** The same, where it prints sums of the day: those stay right whatever figures of the books are changed. */
  readonly sumsDay?: (entry: Entry, paper: Paper, ofDay: readonly Entry[]) => void
  /** Beside a row, on its first line. */
  readonly beside?: (entry: Entry, paper: Paper) => void
  /** Where rulings stand between the columns. */
  readonly verticals?: readonly number[]
  /** Points from line to line within a row, and from the last line of a row to the next row. */
  readonly pitch?: number
  readonly gap?: number
  /** A row that does not fit goes on under the titles of the next page, with the lines that are left. */
  readonly breaksRows?: boolean
}

const NO_SUMS = { moneyIn: 0, moneyOut: 0 }
const TITLE_PITCH = 10
const BELOW_TITLES = 14
const DAY_HEIGHT = 14
/** How far the rulings reach above a baseline. */
const ABOVE_BASELINE = 8

/** Whether a habit prints sums of its rows that no change of the books makes wrong. */
export const printsSums = ({ sumsDay, carriesSums }: PlainHabit): boolean =>
  (sumsDay ?? carriesSums) !== undefined

/** Prints one statement of the habit. */
export function setPlain(habit: PlainHabit, random: Random, amend: Amend = unamended): Print {
  const [book] = amend([keepBook(random, habit.book)]) as [AccountBook]
  const paper = new Paper(habit.paper)
  const desk: Desk = { paper, book, random }
  const witness = new Witness(habit.says)
  printTable(habit, desk, witness)
  return witness.finish(paper, book, habit.says)
}

/** Prints the table of one account, with what stands above and below it. */
export function printTable(habit: PlainHabit, desk: Desk, witness: Witness): void {
  const { paper, book, random } = desk
  let [reached, upTo] = [book.opening, NO_SUMS]
  habit.above?.(desk, reached)
  setTitles(paper, habit)
  paper.onTurn = {
    foot: () => {
      habit.carries?.(desk, reached)
      habit.carriesSums?.(upTo, paper)
    },
    head: () => {
      habit.again?.(desk, reached)
      setTitles(paper, habit)
      habit.brings?.(desk, reached)
      habit.bringsSums?.(upTo, paper)
    },
  }
  habit.opens?.(desk, reached)
  const entries = habit.newestFirst ? [...book.entries].reverse() : book.entries
  for (const [row, entry] of entries.entries()) {
    const before = entries[row - 1]
    const startsDay = before?.date !== entry.date
    const startsMonth = !before || partsOf(before.date).month !== partsOf(entry.date).month
    if (startsMonth && habit.opensMonth) habit.opensMonth(entry, paper.need(3 * DAY_HEIGHT))
    const endsDay = entries[row + 1]?.date !== entry.date
    printRow(habit, entry, { random, paper, row, startsDay, endsDay }, witness)
    if (endsDay) {
      const ofDay = entries.filter(({ date }) => date === entry.date)
      habit.closesDay?.(entry, paper)
      habit.sumsDay?.(entry, paper, ofDay)
    }
    reached = entry.balance
    upTo = entry.upTo ?? upTo
  }
  paper.onTurn = {}
  habit.closes?.(desk, reached)
}

/** What the print of a row depends on. */
type RowSetting = Pick<
  PlainHabit,
  | 'columns'
  | 'interestAndFees'
  | 'pitch'
  | 'gap'
  | 'breaksRows'
  | 'opensDay'
  | 'closesDay'
  | 'sumsDay'
  | 'beside'
  | 'verticals'
>

/** Titles of several lines end on the same one. */
export function setTitles(
  paper: Paper,
  { columns, verticals = [] }: Pick<PlainHabit, 'columns' | 'verticals'>,
): void {
  const top = paper.y - ABOVE_BASELINE
  const titles = columns.map(({ title }) => [title].flat())
  const height = Math.max(...titles.map(({ length }) => length))
  for (const [i, lines] of titles.entries()) {
    const { x, align = 'left' } = columns[i] as Column
    for (const [j, line] of lines.entries()) {
      paper.put(x, line, { align, isBold: true, below: (height - lines.length + j) * TITLE_PITCH })
    }
  }
  paper.down((height - 1) * TITLE_PITCH + BELOW_TITLES)
  ruleColumns(paper, verticals, top)
}

/** Down to just above the line that follows. */
function ruleColumns(paper: Paper, verticals: readonly number[], top: number): void {
  for (const x of verticals) paper.ruleDown(x, top, paper.y - ABOVE_BASELINE)
}

export function printRow(habit: RowSetting, entry: Entry, place: Place, witness: Witness): void {
  const { paper, startsDay } = place
  const { columns, pitch = 10.5, gap = 12, breaksRows = false } = habit
  const cells = columns.map(({ cell }) => [cell(entry, place)].flat())
  const count = Math.max(...cells.map(({ length }) => length))
  const height = (count - 1) * pitch
  paper.need(
    (breaksRows ? 0 : height) + DAY_HEIGHT * (habit.opensDay || habit.closesDay || habit.sumsDay ? 3 : 1),
  )
  if (startsDay) habit.opensDay?.(entry, paper)
  const printed = (means: Column['means']) =>
    cells
      .flatMap((lines, i) => {
        const column = columns[i]
        if (column?.means !== means) return []
        return column?.isBroken ? [lines.join('')] : lines
      })
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .join(' ')
  witness.row(paper, entry, {
    description: printed('description'),
    reference: printed('reference') || null,
    valueDate: printed('value-date') !== '',
    balance: printed('balance') !== '',
    interestAndFees: habit.interestAndFees?.(entry) ?? 0,
  })
  habit.beside?.(entry, paper)
  const top = paper.y - ABOVE_BASELINE
  for (let j = 0; j < count; j++) {
    if (j > 0) paper.down(pitch)
    if (breaksRows) paper.need(0)
    for (const [i, lines] of cells.entries()) {
      const { x, align = 'left' } = columns[i] as Column
      paper.put(x, lines[j] ?? '', { align })
    }
  }
  paper.down(gap)
  ruleColumns(paper, habit.verticals ?? [], top)
}
