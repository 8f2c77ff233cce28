import { LIMITS } from '@ledgerlift/contract'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { ApiError } from '../api-error.ts'

/** A password that zxcvbn guesses within this many tries is refused: the most common ones, and small changes to them. */
const FIRST_GUESSES = 10_000
/** How many characters are judged: that takes longer the more there are, and no common password is as long. */
const JUDGED_LENGTH = 64

const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/**
 * Whether a new password will do.
 *
 * @param known what others know of its owner, and would guess
 * @throws {ApiError} `password-too-short`, `password-too-long`, `password-too-common`
 */
export function checkNewPassword(password: string, known: readonly (string | null)[]): void {
  if (password.length < LIMITS.passwordMinLength) throw new ApiError('password-too-short')
  if (password.length > LIMITS.passwordMaxLength) throw new ApiError('password-too-long')
  const { guesses } = judge.check(
    password.slice(0, JUDGED_LENGTH),
    known.flatMap((word) => word || []),
  )
  if (guesses < FIRST_GUESSES) throw new ApiError('password-too-common')
}
