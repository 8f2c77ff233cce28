import { z } from 'zod'
import { LIMITS } from './limits.ts'
import { user } from './user.ts'

/** The longest address that mail can be sent to (RFC 5321). */
const EMAIL_LENGTH = 254
const NAME_LENGTH = 100
/** Far above what Google sends. */
const GOOGLE_TOKEN_LENGTH = 8192

export const email = z.email().max(EMAIL_LENGTH)
/** On one line, so that nothing else can be made of it where it is printed. */
export const personName = z
  .string()
  .max(NAME_LENGTH)
  .regex(/^\P{Cc}*$/u)
const newPassword = z.string().min(LIMITS.passwordMinLength).max(LIMITS.passwordMaxLength)
/** One that is compared: of any length, for whatever is not right is wrong, and not malformed. */
const triedPassword = z.string()
/** An ID token of Google's, whose nonce is that of `GET /api/settings`; the credential of its sign-in button. */
const googleToken = z.string().min(1).max(GOOGLE_TOKEN_LENGTH)
const GOOGLE_TOKEN = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl'

/** POST /api/login. */
export const loginRequest = z
  .object({ email, password: triedPassword })
  .meta({ examples: [{ email: 'ada@example.com', password: 'analytical engine' }] })
export type LoginRequest = z.infer<typeof loginRequest>

/** POST /api/register. */
export const registerRequest = z
  .object({
    email,
    password: newPassword,
    first_name: personName.optional(),
    last_name: personName.optional(),
  })
  .meta({
    examples: [
      {
        email: 'ada@example.com',
        password: 'analytical engine',
        first_name: 'Ada',
        last_name: 'Lovelace',
      },
    ],
  })
export type RegisterRequest = z.infer<typeof registerRequest>

/** POST /api/google-auth. */
export const googleRequest = z.object({ token: googleToken }).meta({ examples: [{ token: GOOGLE_TOKEN }] })
export type GoogleRequest = z.infer<typeof googleRequest>

/** Answer of login, register, Google sign-in, refresh-token and reset-password. */
export const session = z.object({ access_token: z.string(), user }).meta({
  examples: [
    {
      access_token: 'q3tXh0m2cKJrW9lZsYb7dE1vN4uP6aGf8oT5iRxQyLw',
      user: {
        email: 'ada@example.com',
        first_name: 'Ada',
        last_name: 'Lovelace',
        created_at: '2026-01-31T09:30:00.000Z',
        current_usage: 0,
        pages_limit: 5,
        subscription: null,
      },
    },
  ],
})
export type Session = z.infer<typeof session>

/** POST /api/forgot-password. The answer is the same whether there is such an account or not. */
export const forgotPasswordRequest = z.object({ email }).meta({ examples: [{ email: 'ada@example.com' }] })
export type ForgotPasswordRequest = z.infer<typeof forgotPasswordRequest>

/** What stands behind `#` in a mailed link. */
const linkToken = z.string().min(1).max(100)
const LINK_TOKEN = 'Vw2nQ8s0eYtRk5uJ7pLx3mZc9aBd1fGh4iTo6vXyKq0'

/** POST /api/reset-password. */
export const resetPasswordRequest = z
  .object({ token: linkToken, password: newPassword })
  .meta({ examples: [{ token: LINK_TOKEN, password: 'difference engine' }] })
export type ResetPasswordRequest = z.infer<typeof resetPasswordRequest>

const byPassword = z.strictObject({ password: triedPassword })
const byGoogle = z.strictObject({ token: googleToken })

/** Proves whose the account is: the password once more, or a fresh sign-in with Google where it opens the account. */
const ownerProof = z.union([byPassword, byGoogle])
export type OwnerProof = z.infer<typeof ownerProof>

/** POST /api/user/password. */
export const changePasswordRequest = z
  .union([
    // One that is too short has a text of its own.
    byPassword.extend({ new_password: z.string() }),
    byGoogle.extend({ new_password: z.string() }),
  ])
  .meta({
    examples: [
      { password: 'analytical engine', new_password: 'difference engine' },
      { token: GOOGLE_TOKEN, new_password: 'difference engine' },
    ],
  })
export type ChangePasswordRequest = z.infer<typeof changePasswordRequest>

/** POST /api/user/email. */
export const changeEmailRequest = z
  .union([byPassword.extend({ new_email: email }), byGoogle.extend({ new_email: email })])
  .meta({
    examples: [
      { password: 'analytical engine', new_email: 'lovelace@example.com' },
      { token: GOOGLE_TOKEN, new_email: 'lovelace@example.com' },
    ],
  })
export type ChangeEmailRequest = z.infer<typeof changeEmailRequest>

/** POST /api/user/email/confirm, which answers with the profile. */
export const confirmEmailRequest = z.object({ token: linkToken }).meta({ examples: [{ token: LINK_TOKEN }] })
export type ConfirmEmailRequest = z.infer<typeof confirmEmailRequest>

/** GET /api/user/sessions, 200: the last used first. */
export const sessions = z
  .object({
    sessions: z.array(
      z.object({
        id: z.uuid(),
        /** The browser and system that logged in, where it said so. */
        device: z.string().nullable(),
        logged_in_at: z.iso.datetime(),
        /** To the hour. */
        used_at: z.iso.datetime(),
        /** Whether it is the one that asks. */
        is_current: z.boolean(),
      }),
    ),
  })
  .meta({
    examples: [
      {
        sessions: [
          {
            id: '5f0c4d8e-4c1b-4d6c-9a57-0d3b1b7c2e9a',
            device: 'Firefox on Linux',
            logged_in_at: '2026-01-31T09:30:00.000Z',
            used_at: '2026-02-02T08:00:00.000Z',
            is_current: true,
          },
        ],
      },
    ],
  })
export type Sessions = z.infer<typeof sessions>

/** DELETE /api/user. */
export const deleteAccountRequest = ownerProof.meta({
  examples: [{ password: 'analytical engine' }, { token: GOOGLE_TOKEN }],
})
export type DeleteAccountRequest = z.infer<typeof deleteAccountRequest>
