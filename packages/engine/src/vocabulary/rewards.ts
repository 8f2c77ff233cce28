import { accountKinds, accountWords } from './account-words.ts'
import { anyPhrase } from './any-phrase.ts'
import { LANGUAGES } from './languages.ts'
import { plainLetters } from './plain-letters.ts'

const REWARDS = anyPhrase(LANGUAGES.map(({ rewards }) => rewards))
const ACCOUNT = new RegExp(`(?<!\\p{L})(?:${accountKinds}|${accountWords}|card)(?!\\p{L})`, 'u')

/** Whether a text names what is collected by paying: `Cashback Bonus`, but not an account: `Rewards Checking`. */
export function isOfRewards(text: string): boolean {
  const plain = plainLetters(text)
  return REWARDS.test(plain) && !ACCOUNT.test(plain)
}
