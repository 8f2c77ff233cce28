import type { Column } from './columns.ts'

const BEFORE_SKIPPED = 3

/** Numbers of checks that follow each other, but for one; that is skipped, and the next has a mark. */
export const serials = (title: Column['title'], x: number, first: number): Column => ({
  title,
  x,
  means: 'reference',
  cell: (_, { row }) => String(first + row + (row > BEFORE_SKIPPED ? 1 : 0)),
})

/** The mark, in a column of its own right behind the number. */
export const starred = (x: number, mark = '*'): Column => ({
  title: '',
  x,
  cell: (_, { row }) => (row === BEFORE_SKIPPED + 1 ? mark : ''),
})
