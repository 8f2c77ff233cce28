import { API, acknowledgement, changeEmailRequest, confirmEmailRequest, user } from '@ledgerlift/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { askForEmail, confirmEmail } from '../accounts/change-email.ts'
import { describeUser } from '../accounts/describe-user.ts'
import { findSession } from '../accounts/sessions.ts'
import type { Deps } from '../deps.ts'
import { requireBearerToken } from '../http/bearer-token.ts'
import { errorResponses } from '../http/error-responses.ts'
import { neverStored } from '../http/never-stored.ts'
import { whenceOf } from '../http/whence-of.ts'

const security = [{ bearer: [] }]

const asking = {
  summary: 'Ask for a link to a new email of the account',
  description:
    'Asks for the password once more, or for a fresh token of Google where that opens the account. The link goes to the ' +
    'new address and works once, for an hour.',
  security,
  body: changeEmailRequest,
  response: { ...errorResponses, 200: acknowledgement },
}

const confirming = {
  summary: 'Give the account the email that its link was mailed to',
  description: 'Ends all other sessions of the account.',
  security,
  body: confirmEmailRequest,
  response: { ...errorResponses, 200: user },
}

export const emailRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    neverStored(app)

    app.post(API.email, { schema: asking }, async (request, reply) => {
      const accountId = await findSession(deps, requireBearerToken(request))
      await askForEmail(deps, { accountId, request: request.body, whence: whenceOf(deps, request, reply) })
      return { message: 'A link is on its way to the new address. Until it is used, the old one stays.' }
    })

    app.post(
      `${API.email}/confirm`,
      { schema: confirming, config: { event: 'email-changed' } },
      async (request) => {
        const link = { bearer: requireBearerToken(request), token: request.body.token }
        return describeUser(deps, await confirmEmail(deps, link))
      },
    )
  }
