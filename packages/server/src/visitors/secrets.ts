import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** What the secret of the settings is used for; each use has a key of its own. */
export type Secrets = ReturnType<typeof deriveSecrets>

const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** @param list the first signs and seals; what the others have signed and sealed is still taken */
export function deriveSecrets(list: readonly [string, ...string[]]) {
  const [first, ...others] = list.map(deriveKeys) as [Keys, ...Keys[]]
  return {
    cookies: [first, ...others].map(({ cookie }) => cookie),

    /** The same text always gives the same digest, from which the text can't be found without the secret. */
    digest: (text: string): string => createHmac('sha256', first.address).update(text).digest('base64url'),

    /** Encrypts a PDF's password for the time that its conversion waits in the database. */
    seal(text: string): string {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', first.password, nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },

    /** @throws where the text was not sealed with any of the secrets */
    unseal(sealed: string): string {
      for (const { password } of others) {
        try {
          return unsealWith(password, sealed)
        } catch {
          // It is of another one.
        }
      }
      return unsealWith(first.password, sealed)
    },
  }
}

type Keys = ReturnType<typeof deriveKeys>

function deriveKeys(secret: string) {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', secret, 'ledgerlift', use, KEY_BYTES))
  return {
    cookie: derive('cookie').toString('base64url'),
    address: derive('address'),
    password: derive('pdf-password'),
  }
}

function unsealWith(key: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const body = bytes.subarray(NONCE_BYTES + TAG_BYTES)
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
}
