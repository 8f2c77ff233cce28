/** Letters that are no plain letter with an accent, but are often printed as one. */
const SINGLE: Readonly<Record<string, string>> = {
  ı: 'i',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  đ: 'd',
  // Egypt prints no points under it at the end of a word.
  ى: 'ي',
  '№': 'no',
}
/** The signs of footnotes, which would turn into the digits that they resemble: `Details²`. */
const RAISED = /(?<=\p{L})[\u00b9\u00b2\u00b3\u2070-\u2079]+/gu
const HAS_RAISED = /[\u00b9\u00b2\u00b3\u2070-\u2079]/
const SINGLES = new RegExp(`[${Object.keys(SINGLE).join('')}]`, 'g')

/** Letters without accents, and the signs of footnotes. */
export function withoutAccents(small: string): string {
  return (HAS_RAISED.test(small) ? small.replace(RAISED, '') : small)
    .replace(SINGLES, (letter) => SINGLE[letter] as string)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
}
