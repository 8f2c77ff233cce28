import { croatian } from './languages/croatian.ts'
import { czech } from './languages/czech.ts'
import { danish } from './languages/danish.ts'
import { dutch } from './languages/dutch.ts'
import { english } from './languages/english.ts'
import { estonian } from './languages/estonian.ts'
import { finnish } from './languages/finnish.ts'
import { french } from './languages/french.ts'
import { german } from './languages/german.ts'
import { hungarian } from './languages/hungarian.ts'
import { icelandic } from './languages/icelandic.ts'
import { italian } from './languages/italian.ts'
import { latvian } from './languages/latvian.ts'
import { lithuanian } from './languages/lithuanian.ts'
import { norwegian } from './languages/norwegian.ts'
import { polish } from './languages/polish.ts'
import { portuguese } from './languages/portuguese.ts'
import { romanian } from './languages/romanian.ts'
import { slovak } from './languages/slovak.ts'
import { slovenian } from './languages/slovenian.ts'
import { spanish } from './languages/spanish.ts'
import { swedish } from './languages/swedish.ts'
import { turkish } from './languages/turkish.ts'
import { vietnamese } from './languages/vietnamese.ts'
import { plainLetters } from './plain-letters.ts'
import { textsOf } from './texts-of.ts'

/** Those in Latin letters. Afrikaans, Indonesian and Malay use no others than English does. */
const LANGUAGES = {
  croatian,
  czech,
  danish,
  dutch,
  english,
  estonian,
  finnish,
  french,
  german,
  hungarian,
  icelandic,
  italian,
  latvian,
  lithuanian,
  norwegian,
  polish,
  portuguese,
  romanian,
  slovak,
  slovenian,
  spanish,
  swedish,
  turkish,
  vietnamese,
}

/** A language that is known by its words, for which a recogniser may be trained. */
export type NamedLanguage = keyof typeof LANGUAGES

const NAMES = Object.keys(LANGUAGES) as readonly NamedLanguage[]
/** Shorter words are words of several languages. */
const WORD = /\p{L}{3,}/gu
const wordsIn = (text: string): readonly string[] => plainLetters(text).match(WORD) ?? []
/** A few words of a language may be names in another one... */
const MIN_SCORE = 4
/** ...and it must have this many times as many as any other. */
const CLEARER = 1.5

/** What languages the words of the vocabulary belong to. */
const languagesOf: ReadonlyMap<string, ReadonlySet<NamedLanguage>> = indexWords()

function indexWords(): Map<string, Set<NamedLanguage>> {
  const index = new Map<string, Set<NamedLanguage>>()
  for (const name of NAMES) {
    for (const word of textsOf(LANGUAGES[name]).flatMap(wordsIn)) {
      const names = index.get(word)
      if (names) names.add(name)
      else index.set(word, new Set([name]))
    }
  }
  return index
}

/**
 * The language in which a page is printed, by the words that statements print. A word of several languages is shared out
 * among them, and counts once however often it is printed.
 *
 * @returns null where none is clear
 */
export function languageOfWords(texts: Iterable<string>): NamedLanguage | null {
  const words = new Set([...texts].flatMap(wordsIn))
  const scores = new Map<NamedLanguage, number>()
  for (const word of words) {
    const languages = languagesOf.get(word)
    for (const name of languages ?? []) scores.set(name, (scores.get(name) ?? 0) + 1 / (languages?.size ?? 1))
  }
  const [best, second] = [...scores].sort(([, a], [, b]) => b - a)
  if (!best || best[1] < MIN_SCORE || best[1] < CLEARER * (second?.[1] ?? 0)) return null
  return best[0]
}
