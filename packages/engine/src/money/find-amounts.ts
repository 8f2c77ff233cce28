import { COLUMN_GAP, PHRASE_GAP, WIDEST_SPACE } from '../geometry/tolerances.ts'
import { hasDigit } from '../vocabulary/has-digit.ts'
import { type Money, type MoneyConvention, parseMoney } from './parse-money.ts'

/** An amount among words: those from index `from` up to, not including, `to`. */
export type FoundAmount = { readonly from: number; readonly to: number; readonly money: Money }

type Text = { readonly text: string; readonly x0: number; readonly x1: number; readonly size: number }

/**
 * A word belongs to the nearer of two amounts if it is nearer by this many font sizes; gaps of justified lines vary
 * by less.
 */
const NEARER = 0.2
/** The gaps inside an amount differ by no more font sizes; a dash farther off is an empty cell. */
const UNEVEN = 0.3
/** The most words that stand before the figures of an amount: its sign and its currency. */
const MOST_BEFORE = 2
const FIRST_GROUP = /^[^\d.,]{0,4}\d{1,3}$/
const NEXT_GROUP = /^\d{3}(?!\d)/
const LONE_GROUP = /^\d{3}$/

/**
 * The amounts that a line of words prints, each with the groups of thousands, signs, currencies and markers that
 * stand apart from its digits: `- R$ 1 234,56 DR`.
 */
export function findAmounts(words: readonly Text[], convention: MoneyConvention): FoundAmount[] {
  const found: FoundAmount[] = []
  for (let i = 0; i < words.length; i++) {
    if (!hasDigit(words[i]?.text ?? '') || isRate(words, i)) continue
    const amount = amountAt(words, i, found.at(-1)?.to ?? 0, convention)
    if (!amount) continue
    found.push(amount)
    i = amount.to - 1
  }
  return found
}

/** Whether a percent sign belongs to a word, and does not begin the text behind it. */
export const isRate = (words: readonly Text[], i: number): boolean =>
  words[i + 1]?.text === '%' && mayBePart(words, i)

/** @param start words before this index belong to the amount before */
function amountAt(
  words: readonly Text[],
  i: number,
  start: number,
  convention: MoneyConvention,
): FoundAmount | null {
  const read = (from: number, to: number) => {
    let text = words[from]?.text ?? ''
    for (let at = from + 1; at < to; at++) text += ` ${words[at]?.text}`
    return parseMoney(text, convention)
  }
  let [from, to] = [i, endOfDigits(words, i)]
  let money = read(from, to)
  // `(€ 1 234,56)`: the end of what is in brackets is no amount without their beginning.
  if (!money && /[)>]/.test(words[to - 1]?.text ?? '') && from > start && isPart(words, from, to, from - 1))
    money = read(--from, to)
  if (!money) return null
  for (const isBefore of [false, true]) {
    for (;;) {
      const next = isBefore ? from - 1 : to
      const word = next < start ? undefined : words[next]
      if (!word || hasDigit(word.text) || !isPart(words, from, to, next)) break
      const wider = isBefore ? read(next, to) : read(from, next + 1)
      if (!wider) break
      money = wider
      if (isBefore) from--
      else to++
    }
  }
  return { from, to, money }
}

/** `1 234,56`: where the groups of digits that begin at a word end. */
function endOfDigits(words: readonly Text[], i: number): number {
  let to = i + 1
  let isGroup = FIRST_GROUP.test(words[i]?.text ?? '')
  // A group that is far from all text before it can hardly belong there.
  const isApart = i > 0 && gapBehind(words, i - 1) > COLUMN_GAP * (words[i]?.size ?? 0)
  const widest = isApart ? WIDEST_SPACE : PHRASE_GAP
  while (
    to < words.length &&
    isGroup &&
    gapBehind(words, to - 1) <= (to > i + 1 ? PHRASE_GAP : widest) * (words[to]?.size ?? 0) &&
    NEXT_GROUP.test(words[to]?.text ?? '')
  ) {
    isGroup = LONE_GROUP.test(words[to]?.text ?? '')
    to++
  }
  return to
}

/**
 * Whether a word beside an amount, of the words from `from` to `to`, stands as near to it as its parts do to each
 * other.
 */
function isPart(words: readonly Text[], from: number, to: number, next: number): boolean {
  const size = words[next]?.size ?? 0
  const gap = next < from ? gapBehind(words, next) : gapBehind(words, next - 1)
  if (gap > PHRASE_GAP * size) return false
  let widest = to - from > 1 ? 0 : gap
  for (let i = from; i + 1 < to; i++) widest = Math.max(widest, gapBehind(words, i))
  if (gap - widest > UNEVEN * size) return false
  return next < to || !leadsToNumber(words, next, gap - NEARER * size)
}

/** `960.04  - zł 14,476.25`: whether a word, and what stands as near behind it, goes before the next number. */
function leadsToNumber(words: readonly Text[], from: number, within: number): boolean {
  let i = from
  while (gapBehind(words, i) < within && i - from < MOST_BEFORE) {
    i++
    if (hasDigit(words[i]?.text ?? '')) return true
  }
  return false
}

/** Whether a word stands as near to the next one as the parts of an amount do. */
export const mayBePart = (words: readonly Text[], i: number): boolean =>
  gapBehind(words, i) <= PHRASE_GAP * (words[i]?.size ?? 0)

/** How far from a word the next one stands, in points. */
function gapBehind(words: readonly Text[], i: number): number {
  const [word, next] = [words[i], words[i + 1]]
  return word && next ? next.x0 - word.x1 : Number.POSITIVE_INFINITY
}
