import type { SeenGlyph } from '../word-types.ts'
import { type Place, placeOf } from './glyph.ts'

/** In font sizes: a point or a comma is lower than this, and its top is nearer to the line... */
const [LOW, NEAR_LINE] = [0.3, 0.32]
/** ...a dash stands farther above the line, no higher than this, and is wider than this many times its height. */
const [ABOVE_LINE, MIDDLE, FLAT] = [0.12, 0.5, 1.3]
/** A comma is higher than this many times its width. */
const LONG = 1.25
/** Digits of one font stand evenly; those farther apart than this many times the usual have a mark between them. */
const MARK_BETWEEN = 1.3
const SEPARATOR = /[.,:]/
/** Digits without any separator, or some that have lost one, with what stands around amounts. */
const NUMBER = /^[-+(]?[€$£]?[\d.,:]+[€$£]?[-+)]?(?:CR|DR|Cr|Dr|[CDSH])?$/
/** An amount ends with its decimals, after groups of three digits, if any; elsewhere a low mark may be dust. */
export const AMOUNT = /^\D*(?:\d+|\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3})[.,]\d{2}\D*$/
const SIGN = /[-+()]/

/**
 * An amount with the points and commas, and the minus before or behind it, that its glyphs show and the recogniser has
 * lost, as it does with small print of a low resolution. Null where nothing is lost, or where its other glyphs are not as
 * many as its other characters.
 */
export function withLostMarks(text: string, glyphs: readonly SeenGlyph[]): string | null {
  if (!NUMBER.test(text)) return null
  const placed = glyphs.map(({ look, x0 }) => ({ place: placeOf(look), x0 }))
  const others = withDashes(
    [...text.replace(/[.,:]/g, '')],
    placed.map(({ place }) => place),
  )
  const whole = placed.filter(({ place }) => !isSeparator(place))
  if (whole.length !== others.length) return null
  // Each separator that was read, by the number of other characters before it.
  const read = new Map<number, string>()
  let before = others[0] === '-' && !text.startsWith('-') ? 1 : 0
  for (const character of text) {
    if (SEPARATOR.test(character)) read.set(before, character.replace(':', '.'))
    else before++
  }
  const wide = MARK_BETWEEN * pitchOf(whole.filter(({ place }) => !isDash(place)).map(({ x0 }) => x0))
  let [found, count, last] = ['', 0, Number.POSITIVE_INFINITY]
  for (const { place, x0 } of placed) {
    const isBetweenDigits = /\d$/.test(found) && /\d/.test(others[count] ?? '')
    if (isSeparator(place)) {
      // Elsewhere a low mark that was not read is dust.
      const seen = place.height > LONG * place.width ? ',' : '.'
      found += read.get(count) ?? (isBetweenDigits ? seen : '')
      continue
    }
    if (isBetweenDigits && x0 - last > wide) found += read.get(count) ?? '.'
    found += others[count++]
    last = x0
  }
  return found === text || !AMOUNT.test(found) ? null : found
}

/** The characters with a minus where one is seen at an end, and no sign was read. */
function withDashes(characters: readonly string[], places: readonly Place[]): readonly string[] {
  if (characters.some((character) => SIGN.test(character))) return characters
  const [first, last] = [places[0], places.at(-1)]
  if (first && isDash(first)) return ['-', ...characters]
  return last && isDash(last) ? [...characters, '-'] : characters
}

/** The distance from one digit to the next: most have no mark between them, and a 1 stands a little nearer. */
function pitchOf(lefts: readonly number[]): number {
  const steps = lefts.slice(1).map((x0, i) => x0 - (lefts[i] as number))
  return Float64Array.from(steps).sort()[steps.length >> 2] ?? 0
}

const isSeparator = ({ height, top, bottom }: Place): boolean =>
  height < LOW && top < NEAR_LINE && bottom < ABOVE_LINE

const isDash = ({ height, width, top, bottom }: Place): boolean =>
  height < LOW && bottom >= ABOVE_LINE && top < MIDDLE && width > FLAT * height
