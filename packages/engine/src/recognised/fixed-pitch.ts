import type { RecognisedWord } from './recognised-text.ts'

/** The fewest pairs of neighbours that show a pitch, the share of them that have it, and within which share of it. */
const [MIN_PAIRS, MOST, SAME] = [20, 0.8, 0.06]
/** In font sizes: two words with one space between them stand no farther apart. */
const ONE_SPACE = 1.2

/**
 * The width of a character, in points, on a page that is set in one fixed pitch; null on any other. From where a word begins to
 * where the next one does are as many characters as it has, and a space: ink alone says less, since an I fills a third of its
 * place.
 *
 * @param words those of a line behind each other
 */
export function pitchOf(words: readonly RecognisedWord[]): number | null {
  const pitches = words.flatMap((word, i) => {
    const next = words[i + 1]
    const gap = next?.baseline === word.baseline ? next.x0 - word.x1 : Number.POSITIVE_INFINITY
    return next && gap > 0 && gap <= ONE_SPACE * word.size
      ? [(next.x0 - word.x0) / ([...word.text].length + 1)]
      : []
  })
  const median = Float64Array.from(pitches).sort()[pitches.length >> 1]
  if (median === undefined || pitches.length < MIN_PAIRS) return null
  const alike = pitches.filter((pitch) => Math.abs(pitch - median) <= SAME * median)
  return alike.length >= MOST * pitches.length ? median : null
}

/** A word with the places of all its characters, around the middle of its ink. */
export function fillPlaces(word: RecognisedWord, pitch: number): RecognisedWord {
  const [middle, half] = [(word.x0 + word.x1) / 2, ([...word.text].length * pitch) / 2]
  return { ...word, x0: middle - half, x1: middle + half }
}
