import { accountKinds, accountWords } from './account-words.ts'
import { splitPhrases } from './index-phrases.ts'
import { LANGUAGES } from './languages.ts'
import { plainLetters } from './plain-letters.ts'

const words = LANGUAGES.flatMap(({ rewards }) => splitPhrases(rewards)).map(plainLetters)
/** Chinese, Japanese and Korean words stand within others. */
const WITHIN_OTHERS = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u
const anyOf = (some: readonly string[]) => some.join('|').replaceAll(' ', '\\s+')
const [within, apart] = [true, false].map((is) =>
  words.filter((word) => WITHIN_OTHERS.test(word) === is),
) as [string[], string[]]
const REWARDS = new RegExp(`${anyOf(within)}|(?<!\\p{L})(?:${anyOf(apart)})(?!\\p{L})`, 'u')
const ACCOUNT = new RegExp(`(?<!\\p{L})(?:${accountKinds}|${accountWords}|card)(?!\\p{L})`, 'u')

/** Whether a text names what is collected by paying: `Cashback Bonus`, but not an account: `Rewards Checking`. */
export function isOfRewards(text: string): boolean {
  const plain = plainLetters(text)
  return REWARDS.test(plain) && !ACCOUNT.test(plain)
}
