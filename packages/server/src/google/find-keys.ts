import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'

const PATIENCE_MS = 5_000

const description = z.object({ issuer: z.string(), jwks_uri: z.url() })

/**
 * The keys that an issuer signs with, looked up when they are first needed, and again when a new one is seen.
 *
 * @throws by what is returned, where the issuer does not answer as OpenID Connect says
 */
export function findKeys(issuer: string): () => Promise<JWTVerifyGetKey> {
  let found: Promise<JWTVerifyGetKey> | undefined
  return () => {
    found ??= discover(issuer).catch((error) => {
      found = undefined
      throw error
    })
    return found
  }
}

async function discover(issuer: string): Promise<JWTVerifyGetKey> {
  const response = await fetch(`${issuer}/.well-known/openid-configuration`, {
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const said = description.parse(await response.json())
  if (said.issuer !== issuer) throw new Error('the issuer gives itself another name')
  return createRemoteJWKSet(new URL(said.jwks_uri), { timeoutDuration: PATIENCE_MS })
}
