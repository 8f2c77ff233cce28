import { overlapX } from '../geometry/box.ts'
import { splitAtGaps } from '../layout/split-at-gaps.ts'
import { type Line, textOf, type Word } from '../layout/word.ts'
import { type Money, type MoneyConvention, parseMoney } from '../money/parse-money.ts'
import type { LineTests } from '../table/line-tests.ts'
import { rowKindOf } from '../vocabulary/row-kinds.ts'
import type { Place } from './place.ts'

/** A balance that the document prints beside or under its name, outside the rows. */
export type PrintedBalance = Place & {
  readonly kind: 'opening' | 'closing'
  readonly money: Money
}

/** Words further apart than this many font sizes belong to different labels. */
const LABEL_GAP = 1.5
/** A label above its value stands at most this many font sizes higher. */
const LABEL_RISE = 3
/** `1 234,56 EUR`. */
const MAX_AMOUNT_WORDS = 3
const HAS_DIGIT = /\d/

/**
 * `Opening Balance  14,022.17Cr`, or the same with the amount under the words.
 *
 * @param lines of the document, page by page from top to bottom
 */
export function findPrintedBalances(
  lines: readonly Line[],
  { hasAmount }: LineTests,
  convention: MoneyConvention,
): PrintedBalance[] {
  return lines.flatMap((line, i) => {
    if (!hasAmount(line)) return []
    const above = labelsAbove(lines[i - 1], line, hasAmount)
    const groups = splitAtGaps(line.words, LABEL_GAP)
    return groups.flatMap((group, g): PrintedBalance[] => {
      const money = moneyAtEnd(group, convention)
      if (!money) return []
      const before = textOf(money.label.length > 0 ? money.label : (groups[g - 1] ?? []))
      const kind = labelKind(before) ?? labelKind(labelOver(group, above))
      return kind ? [{ kind, money: money.value, page: line.page, baseline: line.baseline }] : []
    })
  })
}

function labelKind(text: string): 'opening' | 'closing' | null {
  const kind = rowKindOf(text)
  return kind === 'opening' || kind === 'closing' ? kind : null
}

/** The amount that a group of words ends with, and the words before it. */
function moneyAtEnd(group: readonly Word[], convention: MoneyConvention) {
  if (!group.slice(-MAX_AMOUNT_WORDS).some(({ text }) => HAS_DIGIT.test(text))) return null
  for (let length = MAX_AMOUNT_WORDS; length > 0; length--) {
    const value = group.length >= length ? parseMoney(textOf(group.slice(-length)), convention) : null
    if (value?.isExact) return { value, label: group.slice(0, -length) }
  }
  return null
}

/** The groups of words right above a line, where they are labels and no amounts. */
function labelsAbove(above: Line | undefined, line: Line, hasAmount: LineTests['hasAmount']): Word[][] {
  if (!above || above.page !== line.page || line.baseline - above.baseline > LABEL_RISE * line.size) return []
  return hasAmount(above) ? [] : splitAtGaps(above.words, LABEL_GAP)
}

function labelOver(group: readonly Word[], labels: readonly (readonly Word[])[]): string {
  const span = spanOf(group)
  return textOf(labels.find((label) => overlapX(spanOf(label), span) > 0) ?? [])
}

const spanOf = (words: readonly Word[]) => ({ x0: (words[0] as Word).x0, x1: (words.at(-1) as Word).x1 })
