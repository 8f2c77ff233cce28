/**
 * Whether some are given and a share of them passes a test. Asks no more of them than it takes to know: of most columns,
 * less than half.
 */
export function mostAre<T>(all: readonly T[], test: (one: T) => boolean, share: number): boolean {
  let most = all.length
  const isStillPossible = () => --most / all.length >= share
  return all.length > 0 && all.every((one) => test(one) || isStillPossible())
}
