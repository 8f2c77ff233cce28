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
}

/** A straight line that is drawn on the page: stroked, a thin filled bar, or an edge of a stroked box. */
export type Ruling = Box & { readonly direction: 'horizontal' | 'vertical' }

export type PageSize = { readonly width: number; readonly height: number }

/** One page with its rotation undone: text runs left to right, origin top left, y down, PDF points. */
export type Page = {
  /** 1-based. */
  readonly number: number
  readonly width: number
  readonly height: number
  readonly glyphs: Glyphs
  readonly rulings: readonly Ruling[]
  /** The page shows a picture but (almost) no text: it can be read by OCR only. */
  readonly isScan: boolean
}
