import { createSign, generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Issuer = {
  readonly url: string
  /** An ID token with these claims, as Google's button hands it over. */
  readonly token: (claims: object) => string
  readonly close: () => void
}

/** An OpenID Connect provider on this machine, in the place of Google. */
export async function startIssuer(): Promise<Issuer> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }]
  const server = createServer((request, response) => {
    const body =
      request.url === '/keys' ? { keys } : { issuer: urlOf(server), jwks_uri: `${urlOf(server)}/keys` }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = urlOf(server)
  return {
    url,
    token(claims) {
      const now = Math.floor(Date.now() / 1000)
      const payload = { iss: url, iat: now, exp: now + 3600, jti: crypto.randomUUID(), ...claims }
      const signed = [{ alg: 'RS256', kid: 'one' }, payload].map(encode).join('.')
      return `${signed}.${createSign('sha256').update(signed).sign(privateKey, 'base64url')}`
    },
    close: () => void server.close(),
  }
}

const urlOf = (server: ReturnType<typeof createServer>) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
