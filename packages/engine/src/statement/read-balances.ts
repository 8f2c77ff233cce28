import { overlapX } from '../geometry/box.ts'
import { splitAtGaps } from '../layout/split-at-gaps.ts'
import { type Line, textOf, type Word } from '../layout/word.ts'
import { type Money, type MoneyConvention, parseMoney } from '../money/parse-money.ts'
import { rowKindOf } from '../vocabulary/phrases.ts'

/** A balance that the document prints beside or under its name, outside the rows. */
export type PrintedBalance = {
  readonly kind: 'opening' | 'closing'
  readonly money: Money
}

/** Words further apart than this many font sizes belong to different labels. */
const LABEL_GAP = 1.5
/** A label above its value stands at most this many font sizes higher. */
const LABEL_RISE = 3

/**
 * `Opening Balance  14,022.17Cr`, or the same with the amount under the words.
 *
 * @param lines of the document, page by page from top to bottom
 */
export function findPrintedBalances(lines: readonly Line[], convention: MoneyConvention): PrintedBalance[] {
  return lines.flatMap((line, i) => {
    const groups = splitAtGaps(line.words, LABEL_GAP)
    return groups.flatMap((group, g): PrintedBalance[] => {
      const money = moneyAtEnd(group, convention)
      if (!money) return []
      const before = textOf(money.label.length > 0 ? money.label : (groups[g - 1] ?? []))
      const kind = labelKind(before) ?? labelKind(labelAbove(lines, i, group))
      return kind ? [{ kind, money: money.value }] : []
    })
  })
}

function labelKind(text: string): 'opening' | 'closing' | null {
  const kind = rowKindOf(text)
  return kind === 'opening' || kind === 'closing' ? kind : null
}

/** The amount that a group of words ends with, and the words before it. */
function moneyAtEnd(group: readonly Word[], convention: MoneyConvention) {
  for (const length of [3, 2, 1]) {
    const value = group.length >= length ? parseMoney(textOf(group.slice(-length)), convention) : null
    if (value?.isExact) return { value, label: group.slice(0, -length) }
  }
  return null
}

function labelAbove(lines: readonly Line[], i: number, group: readonly Word[]): string {
  const [line, above] = [lines[i] as Line, lines[i - 1]]
  if (!above || above.page !== line.page || line.baseline - above.baseline > LABEL_RISE * line.size) return ''
  const span = { x0: (group[0] as Word).x0, x1: (group.at(-1) as Word).x1 }
  return textOf(
    splitAtGaps(above.words, LABEL_GAP).find(
      (label) => overlapX({ x0: (label[0] as Word).x0, x1: (label.at(-1) as Word).x1 }, span) > 0,
    ) ?? [],
  )
}
