import { monthOf } from '../vocabulary/months.ts'
import type { DateColumn } from './date-columns.ts'
import { dateBetween } from './neighbour-dates.ts'
import type { RecognisedWord } from './recognised-text.ts'

/** `JAN05`, `05-Jan`, `05/JAN` */
const NAMED = /^(?:(\p{L}{3})([-/.]?)(\d{2})|(\d{2})([-/.]?)(\p{L}{3}))$/u
/** In font sizes: the left edges of dates above each other differ by less. */
const SAME_EDGE = 0.5
/** In a list that goes from one year to the next, months up to this one are of the later year. */
const FIRST_HALF = 6
const [NOVEMBER, FEBRUARY] = [11, 2]
/** A named date as numbers, of the first year or the second. */
const ORDER = { month: 0, day: 1, year: 2 }
const SHAPE = '99/99/99'

/** A date with the name of its month, and how it is written. */
type Named = {
  readonly word: RecognisedWord
  readonly month: number
  readonly day: string
  readonly name: string
  readonly write: (name: string, day: string) => string
}

/**
 * Days with the name of their month that do not follow those above and below, as the one day that does and is most like what
 * was read: `JAN18` between `JAN10` and `JAN12` is `JAN10`. What was changed is not confirmed.
 */
export function orderNamedDates(words: readonly RecognisedWord[]): RecognisedWord[] {
  const named = words.flatMap((word) => parse(word) ?? [])
  const changed = new Map<RecognisedWord, string>()
  for (const own of named) {
    if (own.word.isConfirmed || changed.has(own.word)) continue
    const column = named.filter(({ word }) => Math.abs(word.x0 - own.word.x0) < SAME_EDGE * own.word.size)
    const text = between(own, column)
    if (text !== null) changed.set(own.word, text)
  }
  return words.map((word) => {
    const text = changed.get(word)
    return text === undefined ? word : { ...word, text, isConfirmed: false }
  })
}

function parse(word: RecognisedWord): Named | null {
  const [, before, sign, behind, first, mark, last] = NAMED.exec(word.text) ?? []
  const [name = '', day = ''] = before === undefined ? [last, first] : [before, behind]
  const month = monthOf(name)
  if (month === null || Number(day) < 1 || Number(day) > 31) return null
  const write = (own: string, is: string) => (before === undefined ? is + mark + own : own + sign + is)
  return { word, month, day, name, write }
}

function between(own: Named, column: readonly Named[]): string | null {
  const months = column.map(({ month }) => month)
  const goesOn = months.some((month) => month >= NOVEMBER) && months.some((month) => month <= FEBRUARY)
  const numbered = ({ month, day, word }: Named): RecognisedWord => {
    const year = goesOn && month <= FIRST_HALF ? '01' : '00'
    return { ...word, text: [String(month).padStart(2, '0'), day, year].join('/') }
  }
  const [x0, width] = [own.word.x0, own.word.x1 - own.word.x0]
  const dates = column.map(numbered).sort((a, b) => a.baseline - b.baseline)
  const asDates: DateColumn = { shape: SHAPE, x0, width, dates, order: ORDER }
  const word = numbered(own)
  const [month, day] = dateBetween(word, word.text, asDates)?.split('/') ?? []
  const name = column.find((other) => other.month === Number(month))?.name
  return day === undefined || name === undefined ? null : own.write(name, day)
}
