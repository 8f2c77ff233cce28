import type { Column } from './columns.ts'

/** The text, broken at its strokes and then between words. */
export const lined = (title: Column['title'], x: number, width: number): Column => ({
  title,
  x,
  means: 'description',
  cell: ({ text }, { paper }) => text.split('|').flatMap((line) => paper.wrap(line, width)),
})
