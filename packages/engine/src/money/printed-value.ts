import type { Money } from './parse-money.ts'

/** An amount in minor units as it is signed in print; a missing amount counts as zero. */
export const printedValue = (money: Money | null): number =>
  money === null ? 0 : money.isNegative || money.marker === 'debit' ? -money.magnitude : money.magnitude
