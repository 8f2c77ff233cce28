import { MIN_ALIKE } from './date-columns.ts'
import type { RecognisedWord } from './recognised-text.ts'

/**
 * `14:03` and `14:03:11`; `like` also takes colons that were read as points or, in the longer form, lost (four digits
 * without a colon are a year), but not as strokes, which stand in dates. `other` may as well be an amount or a code.
 */
const SHAPES = [
  {
    time: /^\d{2}:\d{2}$/,
    like: /^[^\p{L}\d]?(\d{2})[.,;'](\d{2})[^\p{L}\d]?$/u,
    other: /^\d{2}[.,]\d{2}$/,
  },
  {
    time: /^\d{2}:\d{2}:\d{2}$/,
    like: /^[^\p{L}\d]?(\d{2})[^\d/-]?(\d{2})[^\d/-]?(\d{2})[^\p{L}\d]?$/u,
    other: /^\d{6}$/,
  },
] as const
/** Times must outnumber the words that may be something else by this factor. */
const RARER = 3
/**
 * Or there are at least MANY such words, of which at most the share NO_TIME cannot be times: of amounts, six in seven
 * cannot.
 */
const [MANY, NO_TIME] = [8, 0.1]
/** In font sizes: the left edges of times above each other differ by less; the parts of one stand no farther apart. */
const [SAME_EDGE, CLOSE] = [0.5, 0.6]

/**
 * Words that stand above or below times of day and have their digits, as such times: `140311` and `08 22.11` are `14:03:11`
 * and `08:22:11` under `19:52:32`. What was changed is not confirmed.
 */
export function settleTimes(words: readonly RecognisedWord[]): RecognisedWord[] {
  return SHAPES.reduce<RecognisedWord[]>((settled, shape) => settleShape(settled, shape), [...words])
}

function settleShape(
  words: readonly RecognisedWord[],
  { time, like, other }: (typeof SHAPES)[number],
): RecognisedWord[] {
  const times = words.filter(({ text }) => time.test(text))
  if (times.length < MIN_ALIKE) return [...words]
  const others = words.filter(({ text }) => other.test(text))
  const standsAmong = (word: RecognisedWord) => {
    const isAbove = ({ x0 }: RecognisedWord) => Math.abs(x0 - word.x0) < SAME_EDGE * word.size
    const timesAbove = times.filter(isAbove).length
    if (timesAbove < MIN_ALIKE || !other.test(word.text)) return timesAbove >= MIN_ALIKE
    const rivals = others.filter(isAbove)
    const noTimes = rivals.filter(({ text }) => timeOf(text, like) === null).length
    const areTimes = rivals.length >= MANY && noTimes <= NO_TIME * rivals.length
    return areTimes || timesAbove >= RARER * rivals.length
  }
  const settled: RecognisedWord[] = []
  for (let i = 0; i < words.length; i++) {
    const [word, next] = [words[i] as RecognisedWord, words[i + 1]]
    const isOne = next?.baseline === word.baseline && next.x0 - word.x1 < CLOSE * word.size
    const [alone, both] = [
      timeOf(word.text, like),
      next && isOne ? timeOf(word.text + next.text, like) : null,
    ]
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

/** `2024.03.`, over the day. */
const YEAR_AND_MONTH = /^(?:19|20)\d{2}\D\d/

/** The time of day that a text may be a misreading of; null where it is none. */
function timeOf(text: string, like: RegExp): string | null {
  if (YEAR_AND_MONTH.test(text)) return null
  const [, ...numbers] = like.exec(text) ?? []
  const [hour, ...parts] = numbers.map(Number)
  const isTime = hour !== undefined && hour < 24 && parts.every((part) => part < 60)
  return isTime ? numbers.join(':') : null
}
