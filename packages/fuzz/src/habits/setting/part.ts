import type { Column } from './columns.ts'

/** One of the parts between the strokes of a text, counted from 0, in a column of its own. */
export const part = (
  title: Column['title'],
  x: number,
  width: number,
  which: number,
  means: 'description' | 'reference' = 'description',
): Column => ({
  title,
  x,
  means,
  cell: ({ text }, { paper }) => paper.wrap(text.split('|')[which] ?? '', width),
})
