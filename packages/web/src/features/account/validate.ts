import { LIMITS } from '@ledgerlift/contract'
import { WORDS } from '#words/account.ts'

/** What is wrong with a new password, or null. */
export function passwordProblem(password: string, confirmed: string): string | null {
  if (password !== confirmed) return WORDS.passwordsDiffer
  if (password.length > LIMITS.passwordMaxLength) return WORDS.passwordLong
  return password.length < LIMITS.passwordMinLength ? WORDS.passwordShort : null
}
