import { API, loginRequest, registerRequest, session, user } from '@ledgerlift/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { describeUser } from '../accounts/describe-user.ts'
import { logIn } from '../accounts/log-in.ts'
import { register } from '../accounts/register.ts'
import {
  closeSession,
  findSession,
  openSession,
  refreshSession,
  type SignedIn,
} from '../accounts/sessions.ts'
import type { Deps } from '../deps.ts'
import { addressKeyOf } from '../http/address-key.ts'
import { readBearerToken, requireBearerToken } from '../http/bearer-token.ts'
import { errorResponses } from '../http/error-handler.ts'

const security = [{ bearer: [] }]
const answersSession = { ...errorResponses, 200: session }

export const accountRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    // What is said here is nobody else's business.
    app.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'))

    const logged = async ({ accountId, token }: SignedIn) => ({
      access_token: token,
      user: await describeUser(deps, accountId),
    })

    // A password that is too short has a text of its own, so the schema lets it pass.
    const registration = registerRequest.extend({ password: z.string() })
    const registering = { summary: 'Create an account', body: registration, response: answersSession }
    app.post(API.register, { schema: registering }, async (request) => {
      const addressKey = addressKeyOf(deps, request)
      return logged(await openSession(deps, await register(deps, { request: request.body, addressKey })))
    })

    const loggingIn = { summary: 'Log in', body: loginRequest, response: answersSession }
    app.post(API.login, { schema: loggingIn }, async (request) => {
      const addressKey = addressKeyOf(deps, request)
      return logged(await logIn(deps, { request: request.body, addressKey }))
    })

    const profile = { summary: 'Who is logged in', security, response: { ...errorResponses, 200: user } }
    app.get(API.profile, { schema: profile }, async (request) =>
      describeUser(deps, await findSession(deps, requireBearerToken(request))),
    )

    const refreshing = { summary: 'Exchange a token for a new one', security, response: answersSession }
    app.post(API.refresh, { schema: refreshing }, async (request) =>
      logged(await refreshSession(deps, requireBearerToken(request))),
    )

    const loggingOut = { summary: 'Log out', security, response: { ...errorResponses, 204: z.undefined() } }
    app.post(API.logout, { schema: loggingOut }, async (request, reply) => {
      const token = readBearerToken(request)
      if (token !== null) await closeSession(deps, token)
      return reply.code(204).send()
    })
  }
