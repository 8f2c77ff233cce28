/** More doubtful amounts than this are not tried: too many sums of them would be possible by chance. */
const MAX_AMOUNTS = 10

/**
 * The one set of amounts that makes up a sum.
 *
 * @returns whether each amount belongs to it; null where no set does, or several do
 */
export function subsetSum(amounts: readonly number[], sum: number): boolean[] | null {
  if (amounts.length > MAX_AMOUNTS) return null
  let found: number | null = null
  for (let set = 0; set < 2 ** amounts.length; set++) {
    const own = amounts.reduce((total, amount, i) => (isIn(set, i) ? total + amount : total), 0)
    if (own !== sum) continue
    if (found !== null) return null
    found = set
  }
  return found === null ? null : amounts.map((_, i) => isIn(found as number, i))
}

const isIn = (set: number, i: number): boolean => Math.floor(set / 2 ** i) % 2 === 1
