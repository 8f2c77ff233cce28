import { monthOf } from '../vocabulary/months.ts'
import { parseDate } from './parse-date.ts'

const MAX_DATE_WORDS = 4

/** A date among words: those from index `from` up to, not including, `to`. */
export type FoundDate = { readonly from: number; readonly to: number; readonly text: string }

/** A date begins with a number or with the name of a month. */
function mayBegin(word: string): boolean {
  return /\d/.test(word) || monthOf(word) !== null
}

/** The dates that a line of words prints, each as long as possible. */
export function findDates(words: readonly { readonly text: string }[]): FoundDate[] {
  const found: FoundDate[] = []
  for (let from = 0; from < words.length; from++) {
    if (!mayBegin(words[from]?.text ?? '')) continue
    for (let to = Math.min(words.length, from + MAX_DATE_WORDS); to > from; to--) {
      const text = words
        .slice(from, to)
        .map((word) => word.text)
        .join(' ')
        .replace(/[:;,]$/, '')
      if (!/\d/.test(text) || !parseDate(text)) continue
      found.push({ from, to, text })
      from = to - 1
      break
    }
  }
  return found
}
