import type { Print } from '../../drawing/print.ts'
import { type AccountBook, creditsOf, debitsOf, type Entry, keepBook, sumOf } from './account-book.ts'
import { Paper, type PaperOptions } from './paper.ts'
import type { Random } from './random.ts'
import type { PlainHabit } from './set-plain.ts'
import { printRow, setTitles } from './set-plain.ts'
import { type Said, Witness } from './witness.ts'

export type Section = {
  readonly title: string
  readonly columns: PlainHabit['columns']
  readonly entries: readonly Entry[]
  /** Where its columns stand several times beside each other: how far right each time; the rows go down, then right. */
  readonly across?: readonly number[]
}

/** A statement that parts its movements by kind; no row has a balance. */
export type SectionedHabit = {
  readonly paper: PaperOptions
  readonly book: Parameters<typeof keepBook>[1]
  readonly says: Said
  readonly above: (paper: Paper, book: AccountBook, sections: readonly Section[]) => void
  readonly sections: (book: { readonly credits: Entry[]; readonly debits: Entry[] }) => readonly Section[]
  readonly opens: (paper: Paper, section: Section) => void
  readonly closes: (paper: Paper, section: Section, sum: number) => void
  /** At the top of each page after the first, above titles; `section` is the one that goes on there. */
  readonly again?: (paper: Paper, book: AccountBook, section?: Section) => void
  /** The titles stand once, above all sections, and each page that rows follow on. */
  readonly titlesOnce?: boolean
  readonly below?: (paper: Paper, book: AccountBook) => void
}

const SECTION_HEIGHT = 70
const ROW_HEIGHT = 12

/** Draws one such statement; a section without movements is not printed. */
export function setSections(habit: SectionedHabit, random: Random): Print {
  const book = keepBook(random, habit.book)
  const paper = new Paper(habit.paper)
  const witness = new Witness(habit.says)
  const sections = habit
    .sections({ credits: creditsOf(book.entries), debits: debitsOf(book.entries) })
    .filter(({ entries }) => entries.length > 0)
  const again = (section?: Section) => habit.again?.(paper, book, section)
  habit.above(paper, book, sections)
  for (const [i, section] of sections.entries()) {
    const againWithTitles = () => {
      again(section)
      setTitles(paper, section)
    }
    paper.onTurn = { head: habit.titlesOnce && i > 0 ? againWithTitles : () => again() }
    paper.need(SECTION_HEIGHT + heightAcross(section))
    if (habit.titlesOnce && i === 0) setTitles(paper, section)
    habit.opens(paper, section)
    if (section.across) setAcross(section, section.across, { random, paper }, witness)
    else {
      if (!habit.titlesOnce) setTitles(paper, section)
      paper.onTurn = { head: againWithTitles }
      for (const [row, entry] of section.entries.entries()) {
        printRow(section, entry, { random, paper, row, startsDay: true, endsDay: true }, witness)
      }
      paper.onTurn = { head: () => again() }
    }
    habit.closes(paper, section, sumOf(section.entries))
  }
  habit.below?.(paper, book)
  return witness.finish(paper, book, habit.says)
}

const heightAcross = ({ entries, across }: Section): number =>
  across === undefined ? 0 : Math.ceil(entries.length / across.length) * ROW_HEIGHT

/** Sets rows of one line each several times beside each other, all on the same page. */
function setAcross(
  { columns, entries }: Section,
  across: readonly number[],
  { random, paper }: { readonly random: Random; readonly paper: Paper },
  witness: Witness,
): void {
  const height = Math.ceil(entries.length / across.length)
  const top = paper.y
  let lowest = top
  for (const [side, by] of across.entries()) {
    const moved = { columns: columns.map((column) => ({ ...column, x: column.x + by })) }
    const first = side * height
    const onSide = entries.slice(first, first + height)
    if (onSide.length === 0) continue
    paper.y = top
    setTitles(paper, moved)
    for (const [i, entry] of onSide.entries()) {
      printRow(moved, entry, { random, paper, row: first + i, startsDay: true, endsDay: true }, witness)
    }
    lowest = Math.max(lowest, paper.y)
  }
  paper.y = lowest
}
