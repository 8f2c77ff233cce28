import type { Look } from './glyphs/look.ts'
import type { Strip } from './glyphs/strip.ts'
import type { PixelBox } from './gray-image.ts'

/** Where the letters of a segment stand, and how large they are, in pixels. */
export type TypeMetrics = { readonly baseline: number; readonly size: number }

/** A word with its place in the image that was recognised. */
export type FoundWord = PixelBox & {
  readonly text: string
  /** How sure the recogniser is, 0 to 100. */
  readonly confidence: number
}

/** A word that knows where the line runs that it stands on, and the letters that it is made of. */
export type WordWithParts = FoundWord &
  TypeMetrics & {
    readonly parts: readonly PixelBox[]
    /** Its minus was not recognised and put back for its ink, which may be a dash or a broken plus, too. */
    readonly hasMinusPutBack: boolean
  }

/** What a glyph looks like, and where it begins, in pixels. */
export type SeenGlyph = { readonly look: Look; readonly x0: number }

export type SeenWord = FoundWord &
  TypeMetrics & {
    /** Those of a number, or of the digits of a date that names its month; null of any other word. */
    readonly glyphs: readonly SeenGlyph[] | null
    /** The picture of a word of capitals and digits; null of any other word. */
    readonly strip: Strip | null
    /** That of a word that may be a number, on a page that is not sharp; null of any other word. */
    readonly numberStrip: Strip | null
    /** A part of it may be missing, or its minus was put back: whatever its digits look like, they confirm nothing. */
    readonly isDoubted: boolean
  }

/** A word with what its ink says by itself. */
export type ComparedWord = FoundWord &
  TypeMetrics & {
    /** Each of its digits looks like the others of its kind in the document. */
    readonly isConfirmed: boolean
    /** As the recogniser read it, where the looks of the others say something else. */
    readonly readAs: string | null
  }

/** A word as a part of its line; all words of a line have the same baseline and size. */
export type RecognisedWord = ComparedWord & {
  /** Counts the lines of text from the top. */
  readonly line: number
}
