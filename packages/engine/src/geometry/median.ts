/** The number in the middle of some, the larger of the two where there are as many; infinite for none. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.POSITIVE_INFINITY
