import { boundsOf } from '../geometry/box.ts'
import { COLUMN_EDGE } from '../geometry/tolerances.ts'
import type { PageLines } from '../layout/page-lines.ts'
import { toLine } from '../layout/to-line.ts'
import type { Line, Word } from '../layout/word.ts'

/** Digits that may be grouped, perhaps with a sign before them. */
const WHOLE = /^[-+(]?\d{1,3}(?:[.,'’]?\d{2,3})*$/
const HUNDREDTHS = /^\d{2}[-+)]?$/
/** `1234:56` */
const WITH_COLON = /^([-+(]?\d{1,3}(?:[.,'’]?\d{2,3})*):(\d{2}[-+)]?)$/
/** An hour has fewer digits. */
const NO_TIME = /^[-+(]?(?:[3-9]\d|2[5-9]|\d{3}|\d+[.,'’]\d)/
const PRINTED_WHOLE = /\d[.,]\d{2}(?!\d)\D{0,4}$/
/** The widest gap between both columns, in font sizes. */
const MAX_GAP = 2
/** The fewest amounts that make a column of hundredths, and the fewest such columns: amounts and balances. */
const MIN_ROWS = 3
const MIN_COLUMNS = 2

/**
 * Joins amounts whose hundredths stand apart: in a column of their own (`1,234 | 56` under `Rs. | Ps.`) or behind a
 * colon (`1 234:56`), where the document prints no amount that holds both.
 */
export function joinHundredths(pages: readonly PageLines[]): readonly PageLines[] {
  const lines = pages.flatMap((page) => page.lines)
  if (lines.some(({ words, dates }) => words.some((word, i) => isAmount(word) && !isDated(dates, i))))
    return pages
  const columns = new Set(columnsOfHundredths(lines))
  const areBehindColons = lines.filter(({ words }) => words.some(isBehindColon)).length >= MIN_ROWS
  const joined = (line: Line): Line => {
    const words = joinWords(line, (i) => columns.has(columnAt(line, i)), areBehindColons)
    return words.length === line.words.length && words.every((word, i) => word === line.words[i])
      ? line
      : (toLine(words) as Line)
  }
  if (columns.size < MIN_COLUMNS && !areBehindColons) return pages
  return pages.map((page) => ({ ...page, lines: page.lines.map(joined) }))
}

const isAmount = ({ text }: Word): boolean => PRINTED_WHOLE.test(text)

const isDated = (dates: Line['dates'], i: number): boolean =>
  dates.some(({ from, to }) => i >= from && i < to)

const isBehindColon = ({ text }: Word): boolean => WITH_COLON.test(text) && NO_TIME.test(text)

/**
 * The columns in which two digits stand behind whole numbers, some of which are large. Where there are several of these,
 * other columns with the same gap count too, however few rows fill them.
 */
function columnsOfHundredths(lines: readonly Line[]): string[] {
  const pairs = lines.flatMap((line) =>
    line.words.flatMap((word, i) => {
      const column = columnAt(line, i)
      const gap = Math.round((line.words[i + 1]?.x0 ?? 0) - word.x1)
      return column === '' ? [] : [{ column, gap, isLarge: /\d{3}/.test(word.text) }]
    }),
  )
  const columns = [...Map.groupBy(pairs, ({ column }) => column)]
  const sure = columns.filter(([, found]) => found.length >= MIN_ROWS && found.some(({ isLarge }) => isLarge))
  if (sure.length < MIN_COLUMNS) return sure.map(([column]) => column)
  const gaps = new Set(sure.flatMap(([, found]) => found.map(({ gap }) => gap)))
  return columns.filter(([, found]) => found.every(({ gap }) => gaps.has(gap))).map(([column]) => column)
}

/** Where a whole number ends and the two digits behind it begin; empty where the word and the next are not such a pair. */
function columnAt({ words, dates }: Line, i: number): string {
  const [whole, behind] = [words[i], words[i + 1]]
  if (!whole || !behind || !WHOLE.test(whole.text) || !HUNDREDTHS.test(behind.text)) return ''
  if (behind.x0 - whole.x1 > MAX_GAP * whole.size || isDated(dates, i) || isDated(dates, i + 1)) return ''
  return [whole.x1, behind.x0].map((edge) => Math.round(edge / COLUMN_EDGE)).join(' ')
}

/** @param areBehindColons a colon stands before hundredths, and not within a time */
function joinWords({ words }: Line, isPair: (i: number) => boolean, areBehindColons: boolean): Word[] {
  const joined: Word[] = []
  for (let i = 0; i < words.length; i++) {
    const [word, next] = [words[i] as Word, words[i + 1]]
    const [, whole, hundredths] = (areBehindColons && WITH_COLON.exec(word.text)) || []
    if (next && isPair(i)) {
      joined.push({ ...word, ...boundsOf([word, next]), text: `${word.text}.${next.text}` })
      i++
    } else joined.push(whole ? { ...word, text: `${whole}.${hundredths}` } : word)
  }
  return joined
}
