/** Whether two amounts are the same: without what names the currency, one has the decimals that it prints. */
export const isSameAmount = (a: string | null, b: string | null): boolean =>
  a === null || b === null ? a === b : Number(a) === Number(b)
