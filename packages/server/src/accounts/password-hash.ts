import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** OWASP's first choice for argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The same characters, however a keyboard puts them together. */
const canonical = (password: string) => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> => hash(canonical(password), COST)

/** What a password is compared with where there is none: that takes as long as with one. */
const nobodysHash = hashPassword(randomBytes(16).toString('base64'))

/**
 * @param passwordHash absent where there is no account, or none with a password; then none is right, after the same
 * work
 */
export async function isPasswordRight(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  const right = await verify(passwordHash ?? (await nobodysHash), canonical(password))
  return right && typeof passwordHash === 'string'
}
