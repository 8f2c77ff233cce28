import { type Entry, sumOf } from './account-book.ts'

/** The movements whose text says something, and those whose does not. */
export const saying = (entries: readonly Entry[], pattern: RegExp): Entry[] =>
  entries.filter(({ text }) => pattern.test(text))

export const notSaying = (entries: readonly Entry[], pattern: RegExp): Entry[] =>
  entries.filter(({ text }) => !pattern.test(text))

/** What the movements whose text says something come to, less than nothing or more. */
export const magnitudeSaying = (entries: readonly Entry[], pattern: RegExp): number =>
  Math.abs(sumOf(saying(entries, pattern)))
