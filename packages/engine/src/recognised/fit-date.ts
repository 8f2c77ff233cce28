import { DIGIT_FOR } from './digit-for.ts'

const SEPARATOR = /[-/.]/
/** What a separator of dates is read as. */
const LIKE_SEPARATOR = /[-/.,:;~'1lI|7]/
const DUST = /[^\p{L}\d]/u
/** The most characters of a date that are read wrongly: all its separators, and one more. */
const MOST_FAULTS = 3

/**
 * The dates of a shape that a text may be a misreading of, with as few faults as possible: `010223` and `01.02,23` of
 * `99.99.99`, `11/716` of `99/99`. A digit stays one.
 */
export function fitDate(text: string, shape: string): string[] {
  const found = new Map<string, number>()
  const step = (at: number, to: number, fitted: string, faults: number): void => {
    if (faults > MOST_FAULTS) return
    const [is, want] = [text[at], shape[to]]
    if (is === undefined && want === undefined)
      found.set(fitted, Math.min(faults, found.get(fitted) ?? faults))
    if (want !== undefined && SEPARATOR.test(want)) step(at, to + 1, fitted + want, faults + 1)
    if (is === undefined) return
    const isBesideSeparator = [want, shape[to - 1]].some((near) => near !== undefined && SEPARATOR.test(near))
    if (DUST.test(is) || (isBesideSeparator && LIKE_SEPARATOR.test(is))) step(at + 1, to, fitted, faults + 1)
    if (want === undefined) return
    if (want === '9') {
      if (/\d/.test(is)) step(at + 1, to + 1, fitted + is, faults)
      else if (DIGIT_FOR[is]) step(at + 1, to + 1, fitted + DIGIT_FOR[is], faults + 1)
    } else if (LIKE_SEPARATOR.test(is)) step(at + 1, to + 1, fitted + want, faults + (is === want ? 0 : 1))
  }
  step(0, 0, '', 0)
  const least = Math.min(...found.values())
  return [...found].flatMap(([date, faults]) => (faults === least ? [date] : []))
}
