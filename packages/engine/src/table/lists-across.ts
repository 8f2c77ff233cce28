import type { Line } from '../layout/word.ts'
import type { LineTests } from './line-tests.ts'

/** `#3214`, `365872*`: the number of a check, perhaps with the mark of a gap. */
const NUMBER = /^#?\d+\*?$/

/** A row prints two days at most: that of booking and that of value. */
const MOST_DAYS = 2

/** Indices into the words of a line, `to` excluded. */
type Part = { readonly from: number; readonly to: number }

/** One of several that are printed across: a day and its amount, perhaps with the number of a check beside the day. */
type ItemAcross = { readonly hasNumber: boolean }

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
  const areNumbered = (line: Line) => itemsOf(line, tests)?.every(({ hasNumber }) => hasNumber) ?? false
  return new Set(areSure ? across : across.filter(areNumbered))
}

/** What a line prints, where that is nothing but such items; null otherwise. */
function itemsOf(line: Line, { exactAmounts }: LineTests): ItemAcross[] | null {
  const { words, dates } = line
  const amounts = exactAmounts(line)
  if (dates.length === 0 || amounts.length !== dates.length) return null
  const items: ItemAcross[] = []
  let at = 0
  const isNumberBefore = (to: number) => to === at + 1 && NUMBER.test(words[at]?.text ?? '')
  for (const [i, date] of dates.entries()) {
    const amount = amounts[i] as Part
    const isBefore = isNumberBefore(date.from)
    if (!isBefore && date.from !== at) return null
    at = date.to
    const isBehind = !isBefore && isNumberBefore(amount.from)
    if (!isBehind && amount.from !== at) return null
    at = amount.to
    items.push({ hasNumber: isBefore || isBehind })
  }
  return at === words.length ? items : null
}
