/** The most doubtful amounts that are tried: ten have 1,024 sets, and each further amount doubles that number. */
const MAX_AMOUNTS = 10
/** This number of sets may always be tried: those of three amounts, which seldom make up an unrelated sum by chance. */
const FEW_SETS = 8
/**
 * With more sets: the highest chance that one makes up a sum by accident, as the number of sets over that of possible
 * sums.
 */
const MAX_CHANCE = 0.01

/**
 * The one set of amounts that makes up a sum. Each further amount doubles the sets that are tried, and with them the
 * chance that one of them fits by luck: there must be many more possible sums than sets.
 *
 * @param amounts in minor units
 * @returns whether each amount belongs to it; null where no set does, or several do, or one could by chance
 */
export function subsetSum(amounts: readonly number[], sum: number): boolean[] | null {
  if (amounts.length > MAX_AMOUNTS) return null
  const sets = 2 ** amounts.length
  const sums = amounts.reduce((total, amount) => total + Math.abs(amount), 0)
  if (sets > FEW_SETS && sets > MAX_CHANCE * sums) return null
  let found: number | null = null
  for (let set = 0; set < sets; set++) {
    const sumOfSet = amounts.reduce((total, amount, i) => (isIn(set, i) ? total + amount : total), 0)
    if (sumOfSet !== sum) continue
    if (found !== null) return null
    found = set
  }
  return found === null ? null : amounts.map((_, i) => isIn(found as number, i))
}

const isIn = (set: number, i: number): boolean => Math.floor(set / 2 ** i) % 2 === 1
