import { type Place, placeOf } from './glyph.ts'
import type { Look } from './look.ts'

/** In font sizes: a point or a comma is lower than this, and its top is nearer to the line... */
const [LOW, NEAR_LINE] = [0.3, 0.32]
/** ...and a dash stands farther above the line. */
const ABOVE_LINE = 0.12
/** A comma is higher than this many times its width. */
const LONG = 1.25
const SEPARATOR = /[.,]/
/** Digits without any separator, or some that have lost one, with what stands around amounts. */
const NUMBER = /^[-+(]?[\d.,]+[-+)]?(?:CR|DR|Cr|Dr)?$/
/** An amount ends with its decimals; elsewhere a low mark may be dust. */
const AMOUNT = /\d[.,]\d{2}\D*$/

/**
 * A number with the points and commas that its glyphs show and the recogniser has lost, as it does with small print of a
 * low resolution. Null where nothing is lost, or where its other glyphs are not as many as its other characters.
 */
export function withSeparators(text: string, looks: readonly Look[]): string | null {
  if (!NUMBER.test(text)) return null
  const others = [...text.replace(/[.,]/g, '')]
  const places = looks.map(placeOf)
  if (places.filter((place) => !isSeparator(place)).length !== others.length) return null
  // Each separator that was read, by the number of other characters before it.
  const read = new Map<number, string>()
  let before = 0
  for (const character of text) {
    if (SEPARATOR.test(character)) read.set(before, character)
    else before++
  }
  let [found, count] = ['', 0]
  for (const place of places) {
    if (isSeparator(place)) found += read.get(count) ?? (place.height > LONG * place.width ? ',' : '.')
    else found += others[count++]
  }
  return found === text || !AMOUNT.test(found) ? null : found
}

const isSeparator = ({ height, top, bottom }: Place): boolean =>
  height < LOW && top < NEAR_LINE && bottom < ABOVE_LINE
