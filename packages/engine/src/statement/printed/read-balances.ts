import { findDates } from '../../dates/find-dates.ts'
import type { PrintedDate } from '../../dates/parse-date.ts'
import { type Line, textOf, type Word } from '../../layout/word.ts'
import { findAmounts } from '../../money/find-amounts.ts'
import type { Money, MoneyConvention } from '../../money/parse-money.ts'
import type { LineTests } from '../../table/line-tests.ts'
import { isCurrencyCode } from '../../vocabulary/currencies.ts'
import { rowKindOf } from '../../vocabulary/row-kinds.ts'
import { mayTouch } from '../../vocabulary/topics.ts'
import { type Group, groupsOf, labelFinder } from './labels.ts'
import type { Place } from './place.ts'

/**
 * A balance that the document prints beside or under its name, outside the rows. Of one that is named by its day
 * alone (`Balance as on 1 Apr 2024`), the rows say whether it comes before or after them.
 */
export type PrintedBalance = Place & { readonly money: Money; readonly words: readonly Word[] } & (
    | { readonly kind: 'opening' | 'closing' }
    | { readonly kind: 'dated'; readonly date: PrintedDate }
  )

type BalanceName = { kind: 'opening' | 'closing' } | { kind: 'dated'; date: PrintedDate }

const HAS_CODE = /(?:^| )[A-Z]{3}(?: |$)/
const HAS_LETTER = /\p{L}/u
/** `EUR on`: what is left of a label without its date when it only says whose balance it is. */
const DAY_WORDS = /^(on|at|as|of|am|au|per|al|op|a|:)$/i

/**
 * `Opening Balance  14,022.17Cr`, or the same with the amount under the words.
 *
 * @param lines of the document, page by page from top to bottom
 * @param isTitle whether a line holds column titles, which name no single amount
 */
export function findPrintedBalances(
  lines: readonly Line[],
  isTitle: (line: Line) => boolean,
  { hasAmount, exactAmounts }: LineTests,
  convention: MoneyConvention,
): PrintedBalance[] {
  // Yen and won print amounts as mere numbers: their names tell what they are.
  const amountsOf = (line: Line) =>
    convention.exponent === 0 ? findAmounts(line.words, convention) : exactAmounts(line)
  return lines.flatMap((line, i) => {
    const above = lines[i - 1]
    if (!mayName(line) && !(above && mayName(above))) return []
    const amounts = amountsOf(line)
    if (amounts.length === 0) return []
    const groups = groupsOf(line)
    const isLabelLine = (other: Line) => !hasAmount(other) && !isTitle(other)
    const labelsOf = labelFinder(line, groups, above, isLabelLine)
    return amounts.flatMap(({ from, to, money }, a): PrintedBalance[] => {
      const [first, last] = [line.words[from], line.words[to - 1]] as [Word, Word]
      const g = groups.findIndex((group) => group.includes(last))
      const group = groups[g] as Group
      // `Opening balance 20.00 Closing balance 14.50`: each is named by what stands between it and the amount before.
      const reached = line.words[(amounts[a - 1]?.to ?? 0) - 1]?.x1 ?? Number.NEGATIVE_INFINITY
      const before = group.filter((word) => word.x1 <= first.x0 && word.x0 >= reached)
      const next = line.words[to]
      const isNamedNext = amounts[a + 1] !== undefined && next !== undefined && HAS_LETTER.test(next.text)
      // Only what a group ends with is named by its words, unless another name and amount follow.
      if (group.at(-1) !== last && !isNamedNext) return []
      // `New balance   = 14.50`: signs name nothing.
      const labels = HAS_LETTER.test(textOf(before))
        ? [before, ...labelsOf(g).slice(1)]
        : withName(labelsOf(g), groups[g - 2])
      for (const label of labels) {
        const name = nameOf(label)
        if (!name) continue
        const words = line.words.slice(from, to)
        return [{ ...name, money, words, page: line.page, baseline: line.baseline }]
      }
      return []
    })
  })
}

/** Whether a line may hold what names a balance, as hardly any row of a table does. */
const mayName = ({ topics, text, words }: Line): boolean =>
  mayTouch(topics, 'balance') || (HAS_CODE.test(text) && words.some((word) => isCurrencyCode(word.text)))

/** `Old balance   31 Aug 2024   3,536.57`: a date that stands between a name and its amount belongs to the name. */
function withName([beside, ...others]: readonly Group[], further: Group | undefined): Group[] {
  const [date] = beside ? findDates(beside) : []
  const isDate = beside !== undefined && date?.from === 0 && date.to === beside.length
  return [...(beside ? [isDate && further ? [...further, ...beside] : beside] : []), ...others]
}

function nameOf(label: Group): BalanceName | null {
  const text = textOf(label)
  // In rows of tables, most amounts stand behind other amounts.
  if (!HAS_LETTER.test(text)) return null
  const kind = rowKindOf(text)
  if (kind === 'opening' || kind === 'closing') return { kind }
  // Rows of tables print most amounts: hardly any of their texts need a look for dates.
  if (kind !== 'forward' && !label.some(({ text }) => isCurrencyCode(text))) return null
  const [found] = findDates(label)
  if (!found) return null
  const rest = label.filter((_, i) => i < found.from || i >= found.to)
  const saysWhose = rest.some(({ text }) => isCurrencyCode(text))
  const saysNoMore = rest.every(({ text }) => isCurrencyCode(text) || DAY_WORDS.test(text))
  return kind === 'forward' || (saysWhose && saysNoMore) ? { kind: 'dated', date: found.date } : null
}

/** The same on a statement of what is owed: there DR marks what any balance is, and CR what is below nothing. */
export const asOwed = (balance: PrintedBalance): PrintedBalance => ({
  ...balance,
  money: {
    ...balance.money,
    isNegative: balance.money.isNegative !== (balance.money.marker === 'credit'),
    marker: null,
  },
})
