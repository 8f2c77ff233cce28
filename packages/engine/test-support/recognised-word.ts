import type { RecognisedWord } from '../src/recognised/recognised-text.ts'

/** A confirmed word of 10 points, at no place of interest. */
export const recognisedWord = (text: string): RecognisedWord => ({
  text,
  x0: 0,
  x1: 10,
  top: 0,
  bottom: 10,
  baseline: 10,
  size: 10,
  isConfirmed: true,
})
