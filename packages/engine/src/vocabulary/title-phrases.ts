import { splitPhrases } from './index-phrases.ts'
import type { ColumnRole, Language, Phrases } from './language.ts'

type Titles = Partial<Record<ColumnRole, string>>

const known = new Map<Language, Phrases<ColumnRole>>()

/** The titles of columns in a language, with those that its compounds and its possessives make. */
export function titlesOf(language: Language): Phrases<ColumnRole> {
  const old = known.get(language)
  if (old) return old
  const titles = withPossessives(withCompounds(language), splitPhrases(language.possessive))
  known.set(language, titles)
  return titles
}

function withCompounds({ titles, compounds = [], owedBalance, days }: Language): Titles {
  // A single word may name something else: `Umsatz`.
  const namedDays = [days?.transaction, days?.posting]
    .flatMap(splitPhrases)
    .filter((name) => name.includes(' '))
  const all: Titles = {
    ...titles,
    balance: [titles.balance, owedBalance].filter(Boolean).join('|'),
    date: [titles.date, ...namedDays].filter(Boolean).join('|'),
  }
  for (const { first, last } of compounds) {
    const firsts = splitPhrases(first)
    for (const role of Object.keys(last) as ColumnRole[]) {
      const made = splitPhrases(last[role]).flatMap((end) => firsts.map((begin) => begin + end))
      all[role] = [...splitPhrases(all[role]), ...made].join('|')
    }
  }
  return all
}

/** A single word takes any of the endings; after a vowel or a consonant, only some of them exist. */
function withPossessives(titles: Titles, endings: readonly string[]): Titles {
  if (endings.length === 0) return titles
  return Object.fromEntries(
    Object.entries(titles).map(([role, phrases]) => {
      const words = splitPhrases(phrases).filter((phrase) => !/[= ]/.test(phrase))
      return [role, [phrases, ...words.flatMap((word) => endings.map((ending) => word + ending))].join('|')]
    }),
  )
}
