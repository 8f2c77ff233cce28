import type { Line } from '../layout/word.ts'
import type { LineTests } from './line-tests.ts'

/** `9/01  512.33  512.33`: the balance, and what of it was collected. */
const MOST_AMOUNTS = 2

/** `#3214`, `365872*`: the number of a check, perhaps with the mark of a gap. */
const NUMBER = /^#?\d+\*?$/

/** A row prints two days at most: that of booking and that of value. */
const MOST_DAYS = 2

/** Indices into the words of a line, `to` excluded. */
type Part = { readonly from: number; readonly to: number }

/** One of several that are printed across: a day, its amount, and the number of a check on either side of the day. */
export type ItemAcross = { readonly date: Part; readonly number: Part | null; readonly amount: Part }

/**
 * `9/01  127,574.68   9/20  105,427.63`: lines of several days, each with an amount and nothing else but the number of
 * a check beside it, as of a list of daily balances, or of checks, that is printed across. A line of two days without
 * such numbers may also be a row with its balance, unless a line of more days stands beside it, or most lines with a
 * day and an amount are other ones.
 */
export function findListsAcross(lines: readonly Line[], tests: LineTests): ReadonlySet<Line> {
  const paid = lines.filter((line) => line.dates.length > 0 && tests.hasAmount(line))
  const across = paid.filter((line) => (itemsOf(line, tests)?.length ?? 0) > 1)
  const areSure = paid.length > 2 * across.length || across.some(({ dates }) => dates.length > MOST_DAYS)
  return new Set(areSure ? across : across.filter((line) => areNumbered(itemsOf(line, tests))))
}

export const areNumbered = (items: readonly ItemAcross[] | null): boolean =>
  items?.every(({ number }) => number !== null) ?? false

/** What a line prints, where that is nothing but such items; null otherwise. */
export function itemsOf(line: Line, { exactAmounts }: LineTests): ItemAcross[] | null {
  const { words, dates } = line
  const amounts = exactAmounts(line)
  const each = amounts.length / dates.length
  if (dates.length === 0 || !Number.isInteger(each) || each < 1 || each > MOST_AMOUNTS) return null
  const items: ItemAcross[] = []
  let at = 0
  const takeNumber = (to: number): Part | null => {
    const isNumber = to === at + 1 && NUMBER.test(words[at]?.text ?? '')
    return isNumber ? { from: at, to } : null
  }
  for (const [i, date] of dates.entries()) {
    const amount = amounts[each * i] as Part
    const before = takeNumber(date.from)
    if (before === null && date.from !== at) return null
    at = date.to
    const behind = before === null ? takeNumber(amount.from) : null
    if (behind === null && amount.from !== at) return null
    const last = amounts[each * (i + 1) - 1] as Part
    if (last !== amount && last.from !== amount.to) return null
    at = last.to
    items.push({ date, number: before ?? behind, amount })
  }
  return at === words.length ? items : null
}
