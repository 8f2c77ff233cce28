import { splitPhrases } from './index-phrases.ts'
import { plainLetters } from './plain-letters.ts'

/** Chinese, Japanese, Korean and Thai words stand within others. */
const WITHIN_OTHERS = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

/** Finds any of some phrases of the vocabulary within a text of plain letters. */
export function anyPhrase(lists: readonly (string | undefined)[]): RegExp {
  const phrases = lists.flatMap(splitPhrases).map(plainLetters)
  const anyOf = (isWithin: boolean) =>
    phrases
      .filter((phrase) => WITHIN_OTHERS.test(phrase) === isWithin)
      .join('|')
      .replaceAll(' ', '\\s+')
  const [within, apart] = [anyOf(true), `(?<!\\p{L})(?:${anyOf(false)})(?!\\p{L})`]
  return new RegExp(within === '' ? apart : `${within}|${apart}`, 'u')
}
