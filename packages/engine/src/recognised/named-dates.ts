import { monthOf } from '../vocabulary/months.ts'
import type { RecognisedWord } from './recognised-text.ts'

/** `JAN05`, `05-Jan`, `05/JAN`, `05-Jan-2024` */
const NAMED = /^(?:(\p{L}{3})([-/.]?)(\d{2})|(\d{2})([-/.]?)(\p{L}{3})((?:[-/.]\d{2,4})?))$/u
/** `5` and `05`, before a word with the name of a month */
const DAY = /^\d{1,2}$/
/** In font sizes: the words of a date stand no farther apart. */
const SPACE = 0.8

/** A date with the name of its month, and how it is written. */
export type NamedDate = {
  /** What holds the day. */
  readonly word: RecognisedWord
  readonly month: number
  readonly day: string
  /** Of the month, as it is printed. */
  readonly name: string
  /** The words that change, with their new texts, to print another month and day. */
  readonly write: (name: string, day: string) => readonly (readonly [RecognisedWord, string])[]
}

/** The dates with the names of their months, in one word or in two. */
export function findNamedDates(words: readonly RecognisedWord[]): NamedDate[] {
  return words.flatMap((word, i) => inOneWord(word) ?? inTwoWords(word, words[i + 1]) ?? [])
}

function inOneWord(word: RecognisedWord): NamedDate | null {
  const [, before, sign, behind, first, mark, last, year = ''] = NAMED.exec(word.text) ?? []
  const [name = '', day = ''] = before === undefined ? [last, first] : [before, behind]
  const month = monthOf(name)
  if (month === null || !isDay(day)) return null
  const write = (newName: string, newDay: string) =>
    [[word, before === undefined ? newDay + mark + newName + year : newName + sign + newDay]] as const
  return { word, month, day, name, write }
}

function inTwoWords(word: RecognisedWord, next: RecognisedWord | undefined): NamedDate | null {
  if (!next || !mayStartDate(word, next)) return null
  const month = monthOf(next.text)
  if (month === null) return null
  const isPadded = word.text.length === 2
  const write = (newName: string, newDay: string) =>
    [
      [word, isPadded ? newDay : newDay.replace(/^0/, '')],
      [next, newName],
    ] as const
  return { word, month, day: word.text.padStart(2, '0'), name: next.text, write }
}

/** Whether a word is a day, and the next one stands where the name of its month would. */
export const mayStartDate = (word: RecognisedWord, next: RecognisedWord): boolean =>
  DAY.test(word.text) && isDay(word.text) && areOneDate(word, next)

/** Whether two words stand as a day and the name of its month do. */
export const areOneDate = (word: RecognisedWord, next: RecognisedWord): boolean =>
  next.baseline === word.baseline && next.x0 - word.x1 < SPACE * word.size

export const isDay = (text = ''): boolean => Number(text) >= 1 && Number(text) <= 31
