import { accountKinds, accountWords } from './account-words.ts'
import { splitPhrases } from './index-phrases.ts'
import { LANGUAGES } from './languages.ts'
import { plainLetters } from './plain-letters.ts'

const words = LANGUAGES.flatMap(({ rewards }) => splitPhrases(rewards)).map(plainLetters)
const REWARDS = new RegExp(`(?<!\\p{L})(?:${words.join('|').replaceAll(' ', '\\s+')})(?!\\p{L})`, 'u')
const ACCOUNT = new RegExp(`(?<!\\p{L})(?:${accountKinds}|${accountWords}|card)(?!\\p{L})`, 'u')

/** Whether a text names what is collected by paying: `Cashback Bonus`, but not an account: `Rewards Checking`. */
export function isOfRewards(text: string): boolean {
  const plain = plainLetters(text)
  return REWARDS.test(plain) && !ACCOUNT.test(plain)
}
