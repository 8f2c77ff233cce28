import type { AccountBook } from './account-book.ts'
import { HEADING } from './inks.ts'
import type { Part } from './set-plain.ts'

/** A text, or one with another right of it. */
type Line = string | readonly [left: string, right: string]
type Pair = readonly [label: string, value: string]

const RIGHT_PART = 350
const VALUES_END = 300

/** What stands above a table: the name of the statement, lines below it, and labels with their values. */
export const head =
  (
    title: string,
    lines: (book: AccountBook) => readonly Line[],
    pairs: (book: AccountBook) => readonly Pair[] = () => [],
  ): Part =>
  ({ paper, book }) => {
    paper.put(50, title, HEADING).down(16)
    for (const line of lines(book)) {
      const [left, right] = typeof line === 'string' ? [line, ''] : line
      paper.put(50, left).put(RIGHT_PART, right).down()
    }
    paper.down(6).pairs(50, VALUES_END, pairs(book)).down(14)
  }
