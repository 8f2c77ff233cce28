import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

type Making = {
  readonly expiresIn?: string
  readonly issuedAt?: number
  /** Signs with a key that the issuer does not publish. */
  readonly forged?: boolean
}

/** An OpenID Connect provider with keys of its own, in the place of Google. */
export async function startIssuer(port = 0) {
  const keys = await generateKeyPair('RS256')
  const forger = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  let down = false
  const server = createServer((request, response) => {
    if (down) return response.writeHead(503).end()
    const answers: Record<string, object> = {
      '/.well-known/openid-configuration': { issuer: url, jwks_uri: `${url}/keys` },
      '/keys': { keys: [jwk] },
    }
    const answer = answers[request.url ?? '']
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
    return response.end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    /** What Google's button would hand over. */
    token(claims: JWTPayload, { expiresIn = '1h', issuedAt, forged = false }: Making = {}): Promise<string> {
      return new SignJWT({ iss: url, jti: crypto.randomUUID(), ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresIn)
        .sign(forged ? forger.privateKey : keys.privateKey)
    },
    publicKey: jwk,
    setDown: (now: boolean) => {
      down = now
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
