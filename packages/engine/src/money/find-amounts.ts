import { type Money, type MoneyConvention, parseMoney } from './parse-money.ts'

/** An amount among words: those from index `from` up to, not including, `to`. */
export type FoundAmount = { readonly from: number; readonly to: number; readonly money: Money }

type Text = { readonly text: string; readonly x0: number; readonly x1: number; readonly size: number }

const HAS_DIGIT = /\d/
/** The parts of one amount stand at most this many font sizes apart. */
const PART_GAP = 0.7
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
    if (!HAS_DIGIT.test(words[i]?.text ?? '') || words[i + 1]?.text === '%') continue
    const amount = amountAt(words, i, found.at(-1)?.to ?? 0, convention)
    if (!amount) continue
    found.push(amount)
    i = amount.to - 1
  }
  return found
}

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
  if (!money) return null
  for (const isBefore of [false, true]) {
    for (;;) {
      const next = isBefore ? from - 1 : to
      const isIn = isBefore ? next >= start : next < words.length
      if (!isIn || HAS_DIGIT.test(words[next]?.text ?? '') || !isClose(words, isBefore ? next : next - 1))
        break
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
  while (to < words.length && isGroup && isClose(words, to - 1) && NEXT_GROUP.test(words[to]?.text ?? '')) {
    isGroup = LONE_GROUP.test(words[to]?.text ?? '')
    to++
  }
  return to
}

/** Whether a word and the one behind it stand close enough to be parts of one amount. */
function isClose(words: readonly Text[], i: number): boolean {
  const [word, next] = [words[i], words[i + 1]]
  return word !== undefined && next !== undefined && next.x0 - word.x1 <= PART_GAP * word.size
}
