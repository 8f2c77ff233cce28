import type { GrayImage } from './gray-image.ts'
import type { RecognisedWord } from './word-types.ts'

/** A machine prints it over the uppermost part of the sheet: 2 cm of A4. */
const TOP = 0.07
/** When it was sent, which page of how many it is, and by whom or to whom; as machines print them since ITU-T T.30. */
const TIME = /(?<!\d)[0-2]?\d[:.][0-5]\d(?!\d)/
const PAGE = /\bp(?:age|g)?[\s.:]*\d{1,3}(?!\d)|(?<![\d/.-])0\d{1,2}[/,]\s?0?\d{1,2}(?![\d/.-])/i
const WHO = /\b(?:fax|from|to|tel|id)\b|(?:\d[ -]?){7}/i
const DATE = /\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}/g

/**
 * The words of a page without the line that a fax machine printed at its top: the day on it belongs to no statement, and
 * statements that print no year would take that of the fax.
 */
export function withoutFaxHeader(
  words: readonly RecognisedWord[],
  { height }: Pick<GrayImage, 'height'>,
): readonly RecognisedWord[] {
  const line = words.reduce((first, word) => Math.min(first, word.line), Number.POSITIVE_INFINITY)
  const firstLine = words.filter((word) => word.line === line)
  const text = firstLine.map((word) => word.text).join(' ')
  const isHeader =
    firstLine.every(({ baseline }) => baseline < TOP * height) &&
    TIME.test(text) &&
    PAGE.test(text) &&
    WHO.test(text.replace(DATE, '').replace(TIME, ''))
  return isHeader ? words.filter((word) => word.line !== line) : words
}
