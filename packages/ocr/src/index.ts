export { crop, type GrayImage, hasInk, type PixelBox, raiseContrast } from './gray-image.ts'
export { type ColorImage, hasColors, liftStamps } from './lift-stamps.ts'
export { findPicturedTable } from './pictured-table.ts'
export {
  type PictureText,
  readPicture,
  type SeenPicture,
  type SureOf,
  seePicture,
  toTexts,
  wordsInOriginal,
} from './read-picture.ts'
export { openRecogniser, type Recogniser, type RecogniserParts } from './recogniser.ts'
export type { TesseractCore } from './tesseract-core.ts'
export type { RecognisedWord } from './word-types.ts'
