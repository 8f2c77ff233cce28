import type { Box } from '../geometry/box.ts'

/**
 * The characters of a page, in the order the file draws them; index i of every array is one glyph.
 * Boxes span the glyph's advance in x, and roughly ascender to descender in y.
 */
export type Glyphs = {
  readonly length: number
  readonly unicode: Uint32Array
  readonly x0: Float32Array
  readonly top: Float32Array
  readonly x1: Float32Array
  readonly bottom: Float32Array
  /** y of the line the glyph stands on. */
  readonly baseline: Float32Array
  /** Height of the font on the page, in points. */
  readonly size: Float32Array
  /** Which of the page's fonts it is set in, from 0. */
  readonly font: Uint16Array
}

/** A straight line that is drawn on the page: stroked, a thin filled bar, or an edge of a stroked box. */
export type Ruling = Box & { readonly direction: 'horizontal' | 'vertical' }

export type PageSize = { readonly width: number; readonly height: number }

/**
 * A scan shows a picture, or letters drawn as shapes, but next to no text, so only OCR can read it, which failed where
 * it is unrecognised; an unreadable page cannot be loaded at all.
 */
export type PageState = 'text' | 'scan' | 'unrecognised' | 'unreadable'

/**
 * Why the text of a page may be another than what is seen on it: a font that does not say which letters it draws, one that
 * says so of most, or a scan over which a recogniser has laid invisible text.
 */
export type TextDoubt = 'garbled' | 'unnamed' | 'laid'

/** From here on, where Unicode has no characters, stand glyphs that their font names no character for, by their codes. */
export const UNNAMED = 0xf0000
/** What is written for one of them: Unicode's own sign for a character that is not known, which some files name. */
export const REPLACEMENT = 0xfffd

export const isUnnamed = (unicode: number): boolean => unicode >= UNNAMED || unicode === REPLACEMENT

/** One page with its rotation undone: text runs left to right, origin top left, y down, PDF points. */
export type Page = {
  /** 1-based. */
  readonly number: number
  readonly width: number
  readonly height: number
  /** The clockwise quarter turns that made its text upright, after those that the file asks for. */
  readonly turned: number
  readonly glyphs: Glyphs
  readonly rulings: readonly Ruling[]
  /** Where it shows pictures large enough to hold a table; those that touch are one. */
  readonly pictures: readonly Box[]
  readonly state: PageState
  readonly textDoubt: TextDoubt | null
}

/** @returns room for `length` glyphs, all zero */
export function emptyGlyphs(length: number): Glyphs {
  return {
    length,
    unicode: new Uint32Array(length),
    x0: new Float32Array(length),
    top: new Float32Array(length),
    x1: new Float32Array(length),
    bottom: new Float32Array(length),
    baseline: new Float32Array(length),
    size: new Float32Array(length),
    font: new Uint16Array(length),
  }
}
