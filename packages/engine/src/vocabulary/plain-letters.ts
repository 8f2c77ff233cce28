const LAST_ASCII = 0x7f
/** Whether a text has no letters but those of the plain alphabet: a loop, since nearly every text is checked. */
export function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > LAST_ASCII) return false
  return true
}

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

/** Small letters without accents: `FÉVRIER` and `fevrier` are one word. */
export function plainLetters(text: string): string {
  const small = text.toLowerCase()
  if (isAscii(small)) return small
  return (HAS_RAISED.test(small) ? small.replace(RAISED, '') : small)
    .replace(SINGLES, (letter) => SINGLE[letter] as string)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
}
