import type { Column } from './columns.ts'

/** A number of each movement, of as many digits. */
export const numbered = (title: Column['title'], x: number, length: number): Column => ({
  title,
  x,
  means: 'reference',
  cell: ({ amount, date }) => `${Math.abs(amount) * 13 + date * 1_009}`.padStart(length, '0').slice(-length),
})
