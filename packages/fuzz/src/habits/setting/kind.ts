import type { Column } from './columns.ts'

/** A text of its own that a movement's text and direction decide: its kind, its channel, its place. */
export const kind = (
  title: Column['title'],
  x: number,
  word: (text: string, isIn: boolean) => string,
): Column => ({
  title,
  x,
  means: 'description',
  cell: ({ text, amount }) => word(text, amount > 0),
})
