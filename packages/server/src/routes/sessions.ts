import { API, sessions } from '@ledgerlift/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { endOtherSessions, endSession, listSessions } from '../accounts/list-sessions.ts'
import type { Deps } from '../deps.ts'
import { requireBearerToken } from '../http/bearer-token.ts'
import { errorResponses } from '../http/error-responses.ts'
import { neverStored } from '../http/never-stored.ts'

const security = [{ bearer: [] }]
const answersNothing = { ...errorResponses, 204: z.undefined() }

export const sessionRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    neverStored(app)

    const listing = {
      summary: 'Where the account is logged in',
      security,
      response: { ...errorResponses, 200: sessions },
    }
    app.get(API.sessions, { schema: listing }, async (request) =>
      listSessions(deps, requireBearerToken(request)),
    )

    const endingOthers = { summary: 'Log out everywhere else', security, response: answersNothing }
    app.delete(
      `${API.sessions}/others`,
      { schema: endingOthers, config: { event: 'session-ended' } },
      async (request, reply) => {
        await endOtherSessions(deps, requireBearerToken(request))
        return reply.code(204).send()
      },
    )

    const ending = {
      summary: 'Log out somewhere',
      security,
      params: z.object({ id: z.string() }),
      response: answersNothing,
    }
    app.delete(
      `${API.sessions}/:id`,
      { schema: ending, config: { event: 'session-ended' } },
      async (request, reply) => {
        await endSession(deps, requireBearerToken(request), request.params.id)
        return reply.code(204).send()
      },
    )
  }
