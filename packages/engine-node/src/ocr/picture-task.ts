import type { ColorImage, GrayImage, PixelBox, SeenPicture } from '@ledgerlift/ocr'

/** A drawn page that a thread is to read. */
export type PictureTask = {
  readonly picture: GrayImage
  /** The same in colours, where it has any. */
  readonly colors?: ColorImage | undefined
  /**
   * The pictures on it, and the boxes of the text that is known: tables are looked for in them. All is read where
   * absent.
   */
  readonly among?: { readonly pictures: readonly PixelBox[]; readonly known: readonly PixelBox[] } | undefined
}

/** A part of a drawn page that was read, or the whole of it, where `at` is null. */
export type SeenPart = { readonly at: PixelBox | null; readonly seen: SeenPicture }

export type PictureAnswer =
  | { readonly kind: 'seen'; readonly parts: readonly SeenPart[] }
  /** Without the message of the error, which could quote the statement. */
  | { readonly kind: 'failed' }
