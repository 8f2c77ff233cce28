import type { Phrase } from './index-phrases.ts'
import { normalizeTitle } from './normalize-title.ts'

/** A word that a dot cuts short: `trans.`. One that stands alone needs a letter more to say anything. */
const CUT = /\p{L}{3}\.(?=\s|$)/u
const ALONE = /^\p{L}{4,}\.$/u

type Entry<Meaning> = { readonly words: readonly string[]; readonly meaning: Meaning }

const indexes = new WeakMap<object, Map<number, Entry<unknown>[]>>()

/**
 * `Data trans.`, `Descr.`: what a title means that cuts words of a phrase short.
 *
 * @returns null where it cuts none, or may mean several things
 */
export function meaningOfCut<Meaning>(
  title: string,
  phrases: ReadonlyMap<string, Phrase<Meaning>>,
): Meaning | null {
  if (!CUT.test(title)) return null
  const printed = title.trim().split(/\s+/)
  if (printed.length === 1 && !ALONE.test(title.trim())) return null
  const begun = printed.map((word) => ({ letters: normalizeTitle(word), isCut: CUT.test(word) }))
  const isMeant = ({ words }: Entry<Meaning>) =>
    words.every((word, i) => {
      const { letters, isCut } = begun[i] as (typeof begun)[number]
      return isCut ? word.startsWith(letters) : word === letters
    })
  const meanings = new Set(
    ofLength(phrases, printed.length)
      .filter(isMeant)
      .map(({ meaning }) => meaning),
  )
  const [meaning] = meanings
  return meanings.size === 1 ? (meaning ?? null) : null
}

/** The phrases with a number of words. */
function ofLength<Meaning>(
  phrases: ReadonlyMap<string, Phrase<Meaning>>,
  length: number,
): readonly Entry<Meaning>[] {
  const known = indexes.get(phrases) ?? new Map<number, Entry<Meaning>[]>()
  if (known.size === 0) {
    indexes.set(phrases, known)
    for (const [text, { meaning }] of phrases) {
      const words = text.split(' ')
      const alike = known.get(words.length)
      if (alike) alike.push({ words, meaning })
      else known.set(words.length, [{ words, meaning }])
    }
  }
  return (known.get(length) ?? []) as readonly Entry<Meaning>[]
}
