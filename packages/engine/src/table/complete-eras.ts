import { fromEra } from '../dates/other-years.ts'
import type { PageLines } from '../layout/page-lines.ts'
import { replaceLines } from '../layout/replace-lines.ts'
import { toLine } from '../layout/to-line.ts'
import type { Line, Word } from '../layout/word.ts'
import { isAscii } from '../vocabulary/is-ascii.ts'

/** Three numbers of two digits, of which the first is the year: `06-04-03`. */
const THREE_PAIRS = /^(\d{1,2})[-./](\d{1,2})[-./](\d{1,2})$/
/** Years are counted in eras on passbooks and forms that are titled so. */
const JAPANESE = /年月日|お取引日|お支払|お預|差引残高|取扱日/
const ERA = 'R'
/** The years 1 to 15 of Reiwa are 2019 to 2033. A larger first number is hardly the year of a statement. */
const LAST_YEAR = 15
const MONTHS = 12
/** Before its day, a row may print its number. */
const MAX_WORDS = 2
/** One or two numbers of this form may be codes. */
const MIN_DATES = 3
/** The least share of them that are days of rows. */
const OF_ROWS = 0.8

/**
 * Completes dates whose year counts from the beginning of the present era of Japan, and that do not name it: `06-04-03`
 * on a passbook is a day of 2024. Its word then says all of the date, at the place where it stands.
 */
export function completeEras(pages: readonly PageLines[]): readonly PageLines[] {
  const lines = pages.flatMap((page) => page.lines)
  if (!lines.some(({ text }) => !isAscii(text) && JAPANESE.test(text.replaceAll(' ', '')))) return pages
  const dated = lines.flatMap((line) => {
    const day = line.words.slice(0, MAX_WORDS).find(isDay)
    return day ? [{ line, day }] : []
  })
  const years = lines.flatMap(({ dates }) =>
    dates.flatMap(({ date }) => (date.hasLongYear && date.year !== null ? [date.year] : [])),
  )
  const isNear = (year: number) => years.length === 0 || years.some((other) => Math.abs(other - year) <= 1)
  const parts = dated.map(({ day }) => (THREE_PAIRS.exec(day.text) ?? []).slice(1).map(Number))
  // Another list may hold days of other years: when a deposit began, when it ends.
  const usual = mostFrequent(parts.map(([first = 0]) => first))
  const ofRows = parts.filter(([first = 0]) => Math.abs(first - usual) <= 1)
  const [firsts, lasts] = [0, 2].map((part) => new Set(ofRows.map((day) => day[part] ?? 0))) as [
    Set<number>,
    Set<number>,
  ]
  // Within the few months of a statement the year changes once at most, and the day with every row.
  const areYears =
    firsts.size < lasts.size &&
    Math.max(...firsts) - Math.min(...firsts) < 2 &&
    ofRows.length >= Math.max(MIN_DATES, OF_ROWS * dated.length)
  if (!areYears || ![...firsts].every((year) => isNear(fromEra(ERA, `${year}`)))) return pages
  return replaceLines(pages, new Map(dated.map(({ line, day }) => [line, complete(line, day)])))
}

function mostFrequent(numbers: readonly number[]): number {
  const counted = [...Map.groupBy(numbers, (number) => number)]
  return counted.reduce(
    (most, next) => (next[1].length > most[1].length ? next : most),
    [0, [] as number[]],
  )[0]
}

function isDay({ text }: Word): boolean {
  const [year = 0, month = 0] = THREE_PAIRS.exec(text)?.slice(1).map(Number) ?? []
  return year >= 1 && year <= LAST_YEAR && month >= 1 && month <= MONTHS
}

const yearOf = ({ text }: Word): number => fromEra(ERA, THREE_PAIRS.exec(text)?.[1] ?? '')

function complete({ words }: Line, day: Word): Line {
  const [, , month, number] = THREE_PAIRS.exec(day.text) ?? []
  const text = `${yearOf(day)}-${month}-${number}`
  return toLine(words.map((word) => (word === day ? { ...day, text } : word))) as Line
}
