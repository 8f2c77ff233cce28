import {
  API,
  acknowledgement,
  changePasswordRequest,
  forgotPasswordRequest,
  resetPasswordRequest,
  session,
} from '@ledgerlift/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { changePassword } from '../accounts/change-password.ts'
import { describeSession } from '../accounts/describe-session.ts'
import { forgotPassword } from '../accounts/forgot-password.ts'
import { resetPassword } from '../accounts/reset-password.ts'
import { findSession } from '../accounts/sessions.ts'
import type { Deps } from '../deps.ts'
import { requireBearerToken } from '../http/bearer-token.ts'
import { errorResponses } from '../http/error-responses.ts'
import { neverStored } from '../http/never-stored.ts'
import { senderNetworks } from '../http/sender-networks.ts'
import { whenceOf } from '../http/whence-of.ts'

const ON_ITS_WAY = 'If there is an account with this email, a link to a new password is on its way to it.'

const forgetting = {
  summary: 'Ask for a link to a new password',
  description:
    'The answer is the same whether there is such an account or not. The link works once, for an hour.',
  body: forgotPasswordRequest,
  response: { ...errorResponses, 200: acknowledgement },
}

const resetting = {
  summary: 'Set a new password with the token of a mailed link',
  description: 'Ends all sessions of the account, and begins one.',
  // A password that is too short has a text of its own.
  body: resetPasswordRequest.extend({ password: z.string() }).meta(resetPasswordRequest.meta() ?? {}),
  response: { ...errorResponses, 200: session },
}

const changing = {
  summary: 'Change the password of the account',
  description:
    'Asks for the password once more, or for a fresh token of Google where that opens the account. Ends all sessions of ' +
    'the account, and begins one.',
  security: [{ bearer: [] }],
  body: changePasswordRequest,
  response: { ...errorResponses, 200: session },
}

export const passwordRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    neverStored(app)

    app.post(API.forgotPassword, { schema: forgetting }, async (request) => {
      await forgotPassword(deps, { email: request.body.email, networks: senderNetworks(deps, request) })
      return { message: ON_ITS_WAY }
    })

    const resettingEvent = { event: 'password-reset' } as const
    app.post(API.resetPassword, { schema: resetting, config: resettingEvent }, async (request, reply) =>
      describeSession(deps, await resetPassword(deps, request.body, whenceOf(deps, request, reply))),
    )

    app.post(
      API.password,
      { schema: changing, config: { event: 'password-changed' } },
      async (request, reply) => {
        const accountId = await findSession(deps, requireBearerToken(request))
        const whence = whenceOf(deps, request, reply)
        return describeSession(deps, await changePassword(deps, { accountId, request: request.body, whence }))
      },
    )
  }
