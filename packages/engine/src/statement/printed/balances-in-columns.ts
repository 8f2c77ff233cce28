import { parseCompactDate } from '../../dates/parse-date.ts'
import { boundsOf, overlapX } from '../../geometry/box.ts'
import { LINE_PITCH } from '../../geometry/tolerances.ts'
import { type Line, textOf } from '../../layout/word.ts'
import type { FoundAmount } from '../../money/find-amounts.ts'
import { rowKindOf } from '../../vocabulary/row-kinds.ts'
import { type Group, groupsOf } from './labels.ts'
import { numbersOn } from './numbers-on-line.ts'

/** The opening and closing balance of one line of a list; one of them is null where the list has no column for it. */
export type EndsInColumns = { readonly line: Line } & {
  readonly [end in 'opening' | 'closing']: Ending | null
}

type Ending = { readonly amount: FoundAmount; readonly label: Group }

/** Below its titles, or below the line before, a line of the list stands at most this many font sizes lower. */
const PITCH = 3.5
/** A single line under titles is a summary rather than a list. */
const MIN_LINES = 2
/** `Ending` over `Balance` stands beside `YTD` over `Dividends/` over `Interest`. */
const MOST_TITLE_LINES = 3
const HAS_LETTER = /\p{L}/u

/**
 * Lists with a column of opening balances and one of closing balances, where each account is one line: cash beside
 * securities and their total value, or one account beside others. If they have only one such column, each line prints
 * the number of an account.
 *
 * @param lines of the document, page by page from top to bottom
 * @param mayName whether a line may name balances
 * @returns each list's lines from top to bottom
 */
export function findEndsInColumns(
  lines: readonly Line[],
  mayName: (line: Line) => boolean,
  amountsOf: (line: Line) => readonly FoundAmount[],
): EndsInColumns[][] {
  const holdsTitles = (line: Line) => amountsOf(line).length === 0
  return lines.flatMap((titles, at) => {
    const first = lines[at + 1]
    if (!holdsTitles(titles) || first === undefined || holdsTitles(first)) return []
    const names = namesOver(lines, at, holdsTitles, mayName)
    if (names === null) return []
    const list: EndsInColumns[] = []
    for (let i = at + 1, last = titles; i < lines.length; i++) {
      const line = lines[i] as Line
      if (line.page !== last.page || line.baseline - last.baseline > PITCH * line.size) break
      const found = endsOf(line, amountsOf(line), names)
      if (found === null) break
      list.push(found)
      last = line
    }
    return list.length < MIN_LINES ? [] : [list]
  })
}

/** What one line of titles, or several over each other that end with it, name: both ends if any of these does. */
function namesOver(
  lines: readonly Line[],
  at: number,
  holdsTitles: (line: Line) => boolean,
  mayName: (line: Line) => boolean,
): Names | null {
  let found: Names | null = null
  let titles: Line[] = []
  for (let i = at; i >= 0 && titles.length < MOST_TITLE_LINES; i--) {
    const line = lines[i] as Line
    const below = titles[0]
    if (!holdsTitles(line) || (below && !isRightUnder(below, line))) break
    titles = [line, ...titles]
    const names = titles.some(mayName) ? namesOfEnds(stack(titles)) : null
    if (names?.opening && names.closing) return names
    found ??= names
  }
  return found
}

type Names = { readonly [end in 'opening' | 'closing']: Group | null }

const isRightUnder = (line: Line, above: Line): boolean =>
  line.page === above.page && line.baseline - above.baseline <= LINE_PITCH * line.size

/** `Beginning` over `Balance`: the names of the line with most of them, each with what stands over and under it. */
function stack(lines: readonly Line[]): Group[] {
  const groups = lines.map(groupsOf)
  const [most = []] = groups.toSorted((a, b) => b.length - a.length)
  return most.map((name) =>
    groups.flatMap((ofLine) =>
      ofLine === most ? name : ofLine.filter((other) => overlapX(boundsOf(other), boundsOf(name)) > 0).flat(),
    ),
  )
}

/** `Opening Balance   Closing Balance`, each once at most. */
function namesOfEnds(groups: readonly Group[]): Names | null {
  const byKind = Map.groupBy(groups, (group) => rowKindOf(textOf(group)))
  const [opening = null, ...openings] = byKind.get('opening') ?? []
  const [closing = null, ...closings] = byKind.get('closing') ?? []
  return (opening ?? closing) !== null && openings.length + closings.length === 0
    ? { opening, closing }
    : null
}

function endsOf(line: Line, amounts: readonly FoundAmount[], names: Names): EndsInColumns | null {
  const under = (label: Group | null): Ending | null => {
    const span = (amount: FoundAmount) => boundsOf(line.words.slice(amount.from, amount.to))
    const amount = label && amounts.find((candidate) => overlapX(boundsOf(label), span(candidate)) > 0)
    return label && amount ? { amount, label } : null
  }
  const ends = { line, opening: under(names.opening), closing: under(names.closing) }
  const isNumbered = numbersOn(line).length > 0
  const areBoth = names.opening !== null && names.closing !== null
  // A row of days begins with its date, in which nothing may be printed between day and month.
  const isDated = line.dates[0]?.from === 0 || parseCompactDate(line.words[0]?.text ?? '') !== null
  const isNamed = isNumbered || (areBoth && HAS_LETTER.test(line.words[0]?.text ?? ''))
  const isFilled = (end: 'opening' | 'closing') => names[end] === null || ends[end] !== null
  return isNamed && !isDated && isFilled('opening') && isFilled('closing') ? ends : null
}
