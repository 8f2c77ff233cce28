import { MIN_ALIKE } from './date-columns.ts'
import type { RecognisedWord } from './recognised-text.ts'

/** `14:03:11` */
const TIME = /^\d{2}:\d{2}:\d{2}$/
/** The same, with colons taken for points, or lost; in two words, where one is taken for a space. */
const LIKE_TIME = /^[^\p{L}\d]?(\d{2})\D?(\d{2})\D?(\d{2})[^\p{L}\d]?$/u
/** Digits that have lost both colons: times are this many times as many, or they are codes that stand under times. */
const [BARE, RARER] = [/^\d{6}$/, 3]
/** In font sizes: the left edges of times above each other differ by less; the parts of one stand no farther apart. */
const [SAME_EDGE, CLOSE] = [0.5, 0.6]

/**
 * Words that stand above or below times of day, to the second, and have their digits, as such times: `140311` and `08 22.11`
 * are `14:03:11` and `08:22:11` under `19:52:32`. What was changed is not confirmed.
 */
export function settleTimes(words: readonly RecognisedWord[]): RecognisedWord[] {
  const times = words.filter(({ text }) => TIME.test(text))
  if (times.length < MIN_ALIKE) return [...words]
  const bare = words.filter(({ text }) => BARE.test(text) && timeOf(text) !== null)
  const standsAmong = (word: RecognisedWord) => {
    const [above, codes] = [times, bare].map(
      (others) => others.filter(({ x0 }) => Math.abs(x0 - word.x0) < SAME_EDGE * word.size).length,
    ) as [number, number]
    return above >= MIN_ALIKE && (!BARE.test(word.text) || above >= RARER * codes)
  }
  const settled: RecognisedWord[] = []
  for (let i = 0; i < words.length; i++) {
    const [word, next] = [words[i] as RecognisedWord, words[i + 1]]
    const isOne = next?.baseline === word.baseline && next.x0 - word.x1 < CLOSE * word.size
    const [alone, both] = [timeOf(word.text), next && isOne ? timeOf(word.text + next.text) : null]
    const text = alone ?? both
    if (text === null || text === word.text || !standsAmong(word)) settled.push(word)
    else {
      const x1 = alone === null && next ? next.x1 : word.x1
      settled.push({ ...word, text, x1, isConfirmed: false })
      if (alone === null) i++
    }
  }
  return settled
}

/** The time of day that a text is one of, or a misread one; null where it is none. */
function timeOf(text: string): string | null {
  const [, hour = '', minute = '', second = ''] = LIKE_TIME.exec(text) ?? []
  const isTime = hour !== '' && Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60
  return isTime ? `${hour}:${minute}:${second}` : null
}
