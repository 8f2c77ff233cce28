import { overlapX } from '../../geometry/box.ts'
import { type Line, textOf } from '../../layout/word.ts'
import type { FoundAmount } from '../../money/find-amounts.ts'
import { rowKindOf } from '../../vocabulary/row-kinds.ts'
import { type Group, groupsOf, spanOf } from './labels.ts'

/** What one line of a list begins and ends with. */
export type EndsInColumns = { readonly line: Line; readonly opening: Ending; readonly closing: Ending }

type Ending = { readonly amount: FoundAmount; readonly label: Group }

/** Below its titles, or below the line before, a line of the list stands at most this many font sizes lower. */
const PITCH = 3.5
/** A single line under titles is a summary rather than a list. */
const MIN_LINES = 2
const HAS_LETTER = /\p{L}/u

/**
 * Lists with a column of opening and one of closing balances, of which an account is one line: cash beside securities and
 * what both are worth, or one account beside others.
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
  return lines.flatMap((titles, at) => {
    const ends = mayName(titles) && amountsOf(titles).length === 0 ? namesOfEnds(titles) : null
    if (ends === null) return []
    const list: EndsInColumns[] = []
    for (let i = at + 1, above = titles; i < lines.length; i++) {
      const line = lines[i] as Line
      if (line.page !== above.page || line.baseline - above.baseline > PITCH * line.size) break
      const found = endsOf(line, amountsOf(line), ends)
      if (found === null) break
      list.push(found)
      above = line
    }
    return list.length < MIN_LINES ? [] : [list]
  })
}

type Names = { readonly opening: Group; readonly closing: Group }

/** `Opening Balance   Closing Balance`, once each. */
function namesOfEnds(line: Line): Names | null {
  const byKind = Map.groupBy(groupsOf(line), (group) => rowKindOf(textOf(group)))
  const [opening, ...openings] = byKind.get('opening') ?? []
  const [closing, ...closings] = byKind.get('closing') ?? []
  return opening && closing && openings.length + closings.length === 0 ? { opening, closing } : null
}

function endsOf(line: Line, amounts: readonly FoundAmount[], names: Names): EndsInColumns | null {
  const under = (label: Group): Ending | null => {
    const span = (amount: FoundAmount) => spanOf(line.words.slice(amount.from, amount.to))
    const amount = amounts.find((own) => overlapX(spanOf(label), span(own)) > 0)
    return amount ? { amount, label } : null
  }
  const [opening, closing] = [under(names.opening), under(names.closing)]
  // A row of days begins with its date.
  const isNamed = HAS_LETTER.test(line.words[0]?.text ?? '') && line.dates[0]?.from !== 0
  return opening && closing && isNamed ? { line, opening, closing } : null
}
