import {
  API,
  acknowledgement,
  forgotPasswordRequest,
  resetPasswordRequest,
  session,
} from '@ledgerlift/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { describeSession } from '../accounts/describe-session.ts'
import { forgotPassword } from '../accounts/forgot-password.ts'
import { resetPassword } from '../accounts/reset-password.ts'
import type { Deps } from '../deps.ts'
import { errorResponses } from '../http/error-responses.ts'
import { neverStored } from '../http/never-stored.ts'
import { senderNetworks } from '../http/sender-networks.ts'

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

export const passwordRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    neverStored(app)

    app.post(API.forgotPassword, { schema: forgetting }, async (request) => {
      await forgotPassword(deps, { email: request.body.email, networks: senderNetworks(deps, request) })
      return { message: ON_ITS_WAY }
    })

    app.post(API.resetPassword, { schema: resetting }, async ({ body }) =>
      describeSession(deps, await resetPassword(deps, body)),
    )
  }
