export { crop, type GrayImage, hasInk, type PixelBox, raiseContrast } from './gray-image.ts'
export { type PictureText, readPicture, wordsInOriginal } from './read-picture.ts'
export { openRecogniser, type Recogniser, type RecogniserFiles } from './recogniser.ts'
export type { RecognisedWord } from './word-types.ts'
