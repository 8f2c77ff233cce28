/** How near what was recognised comes to what is printed. */
export type Nearness = {
  readonly characters: number
  readonly errors: number
  readonly amounts: number
  readonly exact: number
}

/** Money with its decimals, in any convention. */
const AMOUNT = /\d[\d.,']*[.,]\d{2}(?!\d)/g

/** @param printed @param read lines of text, from top to bottom */
export function compareText(printed: readonly string[], read: readonly string[]): Nearness {
  const [wanted, found] = [amountsIn(printed), amountsIn(read)]
  let exact = 0
  for (const [amount, count] of wanted) exact += Math.min(count, found.get(amount) ?? 0)
  return {
    characters: squash(printed).length,
    errors: distance(squash(printed), squash(read)),
    amounts: [...wanted.values()].reduce((sum, count) => sum + count, 0),
    exact,
  }
}

const squash = (lines: readonly string[]): string => lines.join('').replace(/\s+/g, '')

function amountsIn(lines: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [amount] of lines.flatMap((line) => [...line.matchAll(AMOUNT)]))
    counts.set(amount, (counts.get(amount) ?? 0) + 1)
  return counts
}

/** Characters to insert, delete or exchange (Levenshtein 1966). */
function distance(a: string, b: string): number {
  let row = Uint32Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = new Uint32Array(b.length + 1)
    next[0] = i
    for (let j = 1; j <= b.length; j++) {
      const exchanged = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next[j] = Math.min(exchanged, (row[j] as number) + 1, (next[j - 1] as number) + 1)
    }
    row = next
  }
  return row[b.length] as number
}
