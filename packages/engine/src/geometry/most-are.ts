/**
 * Whether a list is not empty and a share of it passes a test. Tests no more items than needed: of most columns, less
 * than half.
 */
export function mostAre<T>(all: readonly T[], test: (one: T) => boolean, share: number): boolean {
  let most = all.length
  const isStillPossible = () => --most / all.length >= share
  return all.length > 0 && all.every((one) => test(one) || isStillPossible())
}
