import type { Column } from './columns.ts'

/** The text, broken at its strokes and then between words. */
export const lined = (
  title: Column['title'],
  x: number,
  width: number,
  more: (amount: number) => readonly string[] = () => [],
): Column => ({
  title,
  x,
  means: 'description',
  cell: ({ text, amount }, { paper }) =>
    [...text.split('|'), ...more(amount)].flatMap((line) => paper.wrap(line, width)),
})
