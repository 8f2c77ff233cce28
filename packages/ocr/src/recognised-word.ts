import type { PixelBox } from './gray-image.ts'

/** A word with its place in the image that was recognised. */
export type RecognisedWord = PixelBox & {
  readonly text: string
  /** How sure the recogniser is, 0 to 100. */
  readonly confidence: number
  /** Counts the lines of text from the top. */
  readonly line: number
}

/**
 * Words in reading order. The recogniser looks for single words (page mode 11), so which of them are a line is said
 * by where they stand.
 */
export function toLines(words: readonly Omit<RecognisedWord, 'line'>[]): RecognisedWord[] {
  const middle = ({ top, bottom }: PixelBox) => (top + bottom) / 2
  const lines: Omit<RecognisedWord, 'line'>[][] = []
  for (const word of [...words].sort((a, b) => middle(a) - middle(b))) {
    const line = lines.at(-1)
    const last = line?.at(-1)
    if (line && last && middle(word) < Math.max(last.bottom, (line[0] as PixelBox).bottom) - overlap(word))
      line.push(word)
    else lines.push([word])
  }
  return lines.flatMap((line, i) =>
    [...line].sort((a, b) => a.x0 - b.x0).map((word) => ({ ...word, line: i })),
  )
}

/** Lines that touch stand apart by more than this. */
const overlap = ({ top, bottom }: PixelBox): number => (bottom - top) / 4
