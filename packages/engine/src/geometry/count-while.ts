/**
 * How many items at the head of a list pass a test, by halves.
 *
 * @param items sorted, so that none passes behind one that does not
 */
export function countWhile<T>(items: readonly T[], passes: (item: T) => boolean): number {
  let [low, high] = [0, items.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (passes(items[middle] as T)) low = middle + 1
    else high = middle
  }
  return low
}
