import { API, deleteAccountRequest } from '@ledgerlift/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { deleteAccount } from '../accounts/delete-account.ts'
import { findSession } from '../accounts/sessions.ts'
import type { Deps } from '../deps.ts'
import { requireBearerToken } from '../http/bearer-token.ts'
import { errorResponses } from '../http/error-responses.ts'
import { neverStored } from '../http/never-stored.ts'
import { whenceOf } from '../http/whence-of.ts'

const schema = {
  summary: 'Delete the account and everything of it',
  description:
    'Asks for the password once more, or for a fresh token of Google where that opens the account.',
  security: [{ bearer: [] }],
  body: deleteAccountRequest,
  response: { ...errorResponses, 204: z.undefined() },
}

export const deleteAccountRoute =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    neverStored(app)
    app.delete(API.account, { schema, config: { event: 'account-deleted' } }, async (request, reply) => {
      await deleteAccount(deps, {
        accountId: await findSession(deps, requireBearerToken(request)),
        proof: request.body,
        whence: whenceOf(deps, request, reply),
      })
      return reply.code(204).send()
    })
  }
