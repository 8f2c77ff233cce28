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
  readonly below?: (paper: Paper, book: AccountBook) => void
}

/** Draws one such statement; a section without movements is not printed. */
export function setSections(habit: SectionedHabit, random: Random): Print {
  const book = keepBook(random, habit.book)
  const paper = new Paper(habit.paper)
  const witness = new Witness(habit.says)
  const sections = habit
    .sections({ credits: creditsOf(book.entries), debits: debitsOf(book.entries) })
    .filter(({ entries }) => entries.length > 0)
  habit.above(paper, book, sections)
  for (const section of sections) {
    paper.need(70)
    habit.opens(paper, section)
    setTitles(paper, section)
    paper.onTurn = { head: () => setTitles(paper, section) }
    for (const [row, entry] of section.entries.entries()) {
      printRow(section, entry, { random, paper, row, startsDay: true, endsDay: true }, witness)
    }
    paper.onTurn = {}
    habit.closes(paper, section, sumOf(section.entries))
  }
  habit.below?.(paper, book)
  return witness.finish(paper, book, habit.says)
}
