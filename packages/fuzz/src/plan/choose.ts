import fc from 'fast-check'

/** Lets a value shrink to the first of the alternatives, not only within its own. */
export const CROSS = { withCrossShrink: true } as const

/** The first value, the plainest, is drawn as often as all others together; shrinking goes to it. */
export function mostly<T>(plain: T, ...others: readonly T[]): fc.Arbitrary<T> {
  return fc.oneof(
    CROSS,
    { weight: others.length, arbitrary: fc.constant(plain) },
    ...others.map((value) => ({ weight: 1, arbitrary: fc.constant(value) })),
  )
}

/** True in one of `freq` draws. */
export const seldom = (freq: number): fc.Arbitrary<boolean> =>
  fc.oneof(
    CROSS,
    { weight: freq - 1, arbitrary: fc.constant(false) },
    { weight: 1, arbitrary: fc.constant(true) },
  )
