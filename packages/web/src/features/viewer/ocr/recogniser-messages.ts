import type { GrayImage, Recogniser } from '@ledgerlift/ocr'

/** A picture of a line that the viewer sends its recogniser. */
export type LineQuestion = { readonly id: number; readonly image: GrayImage }

type Words = Awaited<ReturnType<Recogniser['recognise']>>

/** `words` is null where the recogniser broke, or could not start. */
export type LineAnswer = { readonly id: number; readonly words: Words | null }
