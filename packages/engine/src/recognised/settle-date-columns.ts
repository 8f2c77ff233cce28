import { type DateColumn, findDateColumns, numbersOf, shapeOf, standsIn } from './date-columns.ts'
import { fitDate } from './fit-date.ts'
import { dateBetween } from './neighbour-dates.ts'
import type { RecognisedWord } from './recognised-text.ts'

const SEPARATOR = /[-/.]/g

/**
 * Words of a page that stand in a column of dates, are as wide as they are, and can be one of them in one way only,
 * get the shape of its dates or, failing that, the date that those above and below leave for them. What was changed
 * is not confirmed.
 */
export function settleDateColumns(words: readonly RecognisedWord[]): RecognisedWord[] {
  const columns = findDateColumns(words)
  return words.map((word) => {
    const column = columns.find((one) => standsIn(word, one))
    const text = column ? settled(word, column) : word.text
    return text === word.text ? word : { ...word, text, isConfirmed: false }
  })
}

function settled(word: RecognisedWord, column: DateColumn): string {
  const { text } = word
  if (!/\d/.test(text)) return text
  const fits =
    shapeOf(text) === column.shape
      ? [text]
      : [...fitDate(text, column.shape), ...withLostOne(text, column.shape)]
  const [only, ...others] = fits.filter((date) => isDate(date, column))
  const found = others.length === 0 ? (only ?? null) : null
  if (word.isConfirmed && found !== null) return found
  return dateBetween(word, found, column) ?? found ?? text
}

/** The dates of a shape that have a 1 beside a separator where the text has none: `2/01`, as wide as `22/01`, is `21/01`. */
function withLostOne(text: string, shape: string): string[] {
  const places = [...text.matchAll(SEPARATOR)].flatMap(({ index }) => [index, index + 1])
  return places
    .map((at) => `${text.slice(0, at)}1${text.slice(at)}`)
    .filter((date) => shapeOf(date) === shape)
}

/** Whether the numbers of a date are a day and a month in the order of its column. */
function isDate(date: string, { order }: DateColumn): boolean {
  const numbers = numbersOf(date)
  const is = (day = 0, month = 0) => day >= 1 && day <= 31 && month >= 1 && month <= 12
  if (order !== null) return is(numbers[order.day], numbers[order.month])
  return is(numbers[0], numbers[1]) || is(numbers[1], numbers[0])
}
