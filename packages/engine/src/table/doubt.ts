/**
 * What all readings of a document take for granted, by the look of a page or by words. Where none of them holds, it is read again
 * without one of these at a time, and the arithmetic decides:
 */
export const DOUBTS = [
  /** A row among others that begins with the name of a balance or a total is one, even where it prints its day. */
  'names',
  /** A row that is called a total, but is no sum of those around it, is a payment. */
  'payees',
  /** A word that reaches into a column of money belongs to the text beside it. */
  'stray-words',
  /** Titles name money, and days or texts. */
  'title-words',
] as const

export type Doubt = (typeof DOUBTS)[number]
