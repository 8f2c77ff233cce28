const ASCII = /^[\0-\x7f]*$/
/** Whether a text has no letters but those of the plain alphabet. */
export const isAscii = (text: string): boolean => ASCII.test(text)

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
const SINGLES = new RegExp(`[${Object.keys(SINGLE).join('')}]`, 'g')

/** Small letters without accents: `FÉVRIER` and `fevrier` are one word. */
export function plainLetters(text: string): string {
  const small = text.toLowerCase()
  if (isAscii(small)) return small
  return small
    .replace(SINGLES, (letter) => SINGLE[letter] as string)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
}
