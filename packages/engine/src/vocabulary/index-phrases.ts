import type { Language } from './language.ts'
import { LANGUAGES } from './languages.ts'
import { normalizeTitle } from './normalize-title.ts'

/** What a phrase means. */
export type Phrase<Meaning> = {
  readonly meaning: Meaning
  /** The lower, the more telling is the meaning. */
  readonly rank: number
  /** It must be all of the text. */
  readonly standsAlone: boolean
}

/** Phrases by their normalised text. */
export type PhraseIndex<Meaning> = {
  readonly phrases: ReadonlyMap<string, Phrase<Meaning>>
  /** The first word of each: most texts hold none of them, and need no look for phrases. */
  readonly beginnings: ReadonlySet<string>
  /** Words of the longest phrase. */
  readonly longest: number
}

/**
 * Indexes what the languages say for each meaning.
 *
 * @param meanings the more telling first: of a phrase with two meanings, the first counts
 */
export function indexPhrases<Meaning extends string>(
  meanings: readonly Meaning[],
  select: (language: Language) => Readonly<Partial<Record<Meaning, string>>> | undefined,
): PhraseIndex<Meaning> {
  const phrases = new Map<string, Phrase<Meaning>>()
  const beginnings = new Set<string>()
  let longest = 1
  for (const [rank, meaning] of meanings.entries()) {
    for (const language of LANGUAGES) {
      for (const entry of splitPhrases(select(language)?.[meaning])) {
        const text = normalizeTitle(entry)
        const standsAlone = entry.startsWith('=')
        if (!phrases.has(text)) phrases.set(text, { meaning, rank, standsAlone })
        const words = text.split(' ')
        beginnings.add(words[0] ?? '')
        longest = Math.max(longest, words.length)
      }
    }
  }
  return { phrases, beginnings, longest }
}

export const splitPhrases = (phrases: string | undefined): string[] => phrases?.split('|') ?? []
