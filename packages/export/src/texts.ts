/** Texts in the narrow forms that formats ask for. */

/** Those that OFX in SGML knows as well; a quote need not be escaped where there are no attributes. */
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
/** What XML 1.0 has no way to write. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are to be found
const NOT_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

export const escapeXml = (text: string): string =>
  text.replace(NOT_XML, '').replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)

/** `<name>text</name>`; nothing at all for an empty text, which several readers refuse. */
export const element = (name: string, text: string): string =>
  text === '' ? '' : `<${name}>${escapeXml(text)}</${name}>`

/** @returns at most the first `length` characters, none of them cut in two */
export const clip = (text: string, length: number): string => [...text].slice(0, length).join('').trim()

/** One line, whatever was printed over several. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Letters that are no letter with an accent. */
const SPELLED: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  þ: 'th',
  Þ: 'TH',
}

/** Letters without their accents, and a question mark for what ASCII does not have. */
export const toAscii = (text: string): string =>
  oneLine(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7E]/g, (letter) => SPELLED[letter] ?? letter)
    .replace(/[^\x20-\x7E]/g, '?')

/** The characters of SWIFT messages (set x); anything else is a space, and `:` or `-` never begins a line. */
export const toSwift = (text: string): string =>
  oneLine(toAscii(text).replace(/[^0-9A-Za-z/\-?:().,'+ ]/g, ' ')).replace(/^[:-]+/, '')

/** A text cut into lines of SWIFT. */
export function swiftLines(text: string, length: number, count: number): string[] {
  const lines: string[] = []
  let rest = toSwift(text)
  while (rest !== '' && lines.length < count) {
    lines.push(rest.slice(0, length).trim())
    rest = toSwift(rest.slice(length))
  }
  return lines
}

/** `2024-04-01` as `20240401`. */
export const compactDate = (date: string): string => date.replaceAll('-', '')

/** `2024-04-01` with day, month and year in that order. */
export const dayFirst = (date: string): string => date.split('-').reverse().join('/')

export function monthFirst(date: string): string {
  const [year, month, day] = date.split('-')
  return `${month}/${day}/${year}`
}

/** What a program that has no place for it is told in the text. */
export const EDITED = 'edited by hand'

export const noteOf = (text: string, isEdited: boolean): string => (isEdited ? `${text} [${EDITED}]` : text)
