import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** A token that nobody guesses. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** What is stored of a token, which is random enough that a plain digest hides it. */
export const digestToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
