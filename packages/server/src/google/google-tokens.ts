import { errors, jwtVerify } from 'jose'
import { z } from 'zod'
import { ApiError } from '../api-error.ts'
import { findKeys } from './find-keys.ts'

/** Who a token is about. */
export type GoogleIdentity = {
  readonly subject: string
  readonly email: string
  readonly emailVerified: boolean
  readonly firstName: string | null
  readonly lastName: string | null
}

export type GoogleTokens = ReturnType<typeof openGoogleTokens>

/** A token is used as soon as it is made. */
const LONGEST_AGE_SECONDS = 10 * 60
const CLOCKS_DIFFER_SECONDS = 60

const claims = z.object({
  sub: z.string().min(1),
  nonce: z.string(),
  /** Of nobody else beside us. */
  aud: z.string(),
  email: z.email(),
  email_verified: z.boolean(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
})

/** What jose says of a token that is not right; all else is the issuer's failure. */
const REFUSALS = [
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSMultipleMatchingKeys,
  errors.JWKSNoMatchingKey,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JWTClaimValidationFailed,
  errors.JWTExpired,
  errors.JWTInvalid,
  z.ZodError,
]

/** Google's ID tokens, made for `clientId`. */
export function openGoogleTokens({ issuer, clientId }: { issuer: string; clientId: string }) {
  const keys = findKeys(issuer)
  const about = {
    // Google writes its name with and without the scheme.
    issuer: [issuer, issuer.replace(/^https:\/\//, '')],
    audience: clientId,
    algorithms: ['RS256'],
    maxTokenAge: LONGEST_AGE_SECONDS,
    clockTolerance: CLOCKS_DIFFER_SECONDS,
    requiredClaims: ['exp'],
  }

  return {
    clientId,

    /** @throws {ApiError} `google-login-failed`, `google-unavailable` */
    async verify(token: string, { nonce, now }: { nonce: string; now: Date }): Promise<GoogleIdentity> {
      try {
        const { payload } = await jwtVerify(token, await keys(), { ...about, currentDate: now })
        const said = claims.parse(payload)
        if (said.nonce !== nonce) throw new ApiError('google-login-failed')
        return {
          subject: said.sub,
          email: said.email,
          emailVerified: said.email_verified,
          firstName: said.given_name ?? null,
          lastName: said.family_name ?? null,
        }
      } catch (error) {
        if (error instanceof ApiError) throw error
        const refused = REFUSALS.some((kind) => error instanceof kind)
        throw new ApiError(refused ? 'google-login-failed' : 'google-unavailable')
      }
    },
  }
}
