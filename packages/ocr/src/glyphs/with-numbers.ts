import type { ComparedWord, SeenWord } from '../word-types.ts'
import { NUMBER_LIKE } from './number-like.ts'
import { numberReader } from './settle-numbers.ts'

/**
 * The words of a document, those that nothing confirms as the numbers that they look like all in all.
 *
 * @param pages what was seen of the same words
 */
export function withNumbers(
  compared: readonly (readonly ComparedWord[])[],
  pages: readonly (readonly SeenWord[])[],
): ComparedWord[][] {
  const readNumber = numberReader(
    compared.flatMap((words, p) =>
      words.flatMap(({ text }, i) => {
        const strip = pages[p]?.[i]?.numberStrip
        return strip ? [{ text, strip }] : []
      }),
    ),
  )
  return compared.map((words, p) =>
    words.map((word, i) => {
      const { numberStrip: strip = null, isDoubted = true } = pages[p]?.[i] ?? {}
      // Letters where numbers stand are confirmed by nothing.
      if (!strip || (word.isConfirmed && NUMBER_LIKE.test(word.text))) return word
      const { text, isClear } = readNumber(word.text, strip)
      return text === word.text
        ? { ...word, isConfirmed: word.isConfirmed || (isClear && !isDoubted && word.readAs === null) }
        : { ...word, text, isConfirmed: false, readAs: word.readAs ?? word.text }
    }),
  )
}
