import { type IsoDate, lastDayOf } from '../dates/calendar.ts'
import type { Line } from '../layout/word.ts'
import { monthOf } from '../vocabulary/months.ts'

/** A year, perhaps with a stroke before it or a sign of punctuation behind; null for anything else. */
export const yearIn = (text: string): number | null => {
  const year = /^\/?((?:19|20)\d{2})[.,;:]?$/.exec(text)?.[1]
  return year === undefined ? null : Number(year)
}

/** The last day of each month that a line prints with its year, apart from its dates. */
export function monthsIn({ words, dates }: Line): IsoDate[] {
  return words.flatMap(({ text }, i) => {
    if (dates.some(({ from, to }) => i >= from - 1 && i < to)) return []
    // `MES:MARZO /2021`, `Setembro/2026`.
    const [, joined = '', behind = text] = /^(.+)(\/\d{4})$/.exec(text) ?? []
    const year = yearIn(behind)
    const name = joined === '' ? (words[i - 1]?.text ?? '') : joined
    const month = year !== null ? monthOf(name.replace(/^.*:/, '')) : null
    return year === null || month === null ? [] : (lastDayOf(year, month) ?? [])
  })
}
