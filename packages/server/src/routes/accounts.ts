import { API, googleRequest, loginRequest, registerRequest, session, user } from '@ledgerlift/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { describeSession } from '../accounts/describe-session.ts'
import { describeBearer } from '../accounts/describe-user.ts'
import { signInWithGoogle } from '../accounts/google-sign-in.ts'
import { logIn } from '../accounts/log-in.ts'
import { register } from '../accounts/register.ts'
import { closeSession, refreshSession } from '../accounts/sessions.ts'
import type { Deps } from '../deps.ts'
import { readGoogleToken } from '../google/read-google-token.ts'
import { readBearerToken, requireBearerToken } from '../http/bearer-token.ts'
import { errorResponses } from '../http/error-responses.ts'
import { neverStored } from '../http/never-stored.ts'
import { whenceOf } from '../http/whence-of.ts'
import { readVisitor } from '../visitors/visitor-cookie.ts'

const security = [{ bearer: [] }]
const answersSession = { ...errorResponses, 200: session }

export const accountRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    neverStored(app)

    // A password that is too short has a text of its own, so the schema lets it pass.
    const registration = registerRequest.extend({ password: z.string() }).meta(registerRequest.meta() ?? {})
    const registering = { summary: 'Create an account', body: registration, response: answersSession }
    app.post(
      API.register,
      { schema: registering, config: { event: 'registered' } },
      async (request, reply) => {
        const whence = whenceOf(deps, request, reply)
        return describeSession(deps, await register(deps, { request: request.body, whence }))
      },
    )

    const loggingIn = { summary: 'Log in', body: loginRequest, response: answersSession }
    app.post(API.login, { schema: loggingIn, config: { event: 'logged-in' } }, async (request, reply) => {
      const whence = whenceOf(deps, request, reply)
      return describeSession(deps, await logIn(deps, { request: request.body, whence }))
    })

    const withGoogle = {
      summary: 'Log in or create an account with Google',
      description: 'The token is an ID token of Google, made with the nonce of `/api/settings`.',
      body: googleRequest,
      response: answersSession,
    }
    app.post(API.google, { schema: withGoogle, config: { event: 'logged-in' } }, async (request, reply) => {
      const credential = { token: request.body.token, visitorId: readVisitor(request) }
      const identity = await readGoogleToken(deps, credential)
      return describeSession(deps, await signInWithGoogle(deps, identity, whenceOf(deps, request, reply)))
    })

    const profile = { summary: 'Who is logged in', security, response: { ...errorResponses, 200: user } }
    app.get(API.profile, { schema: profile }, async (request) =>
      describeBearer(deps, requireBearerToken(request)),
    )

    const refreshing = { summary: 'Exchange a token for a new one', security, response: answersSession }
    app.post(API.refresh, { schema: refreshing }, async (request) =>
      describeSession(deps, await refreshSession(deps, requireBearerToken(request))),
    )

    const loggingOut = { summary: 'Log out', security, response: { ...errorResponses, 204: z.undefined() } }
    app.post(
      API.logout,
      { schema: loggingOut, config: { event: 'session-ended' } },
      async (request, reply) => {
        const token = readBearerToken(request)
        if (token !== null) await closeSession(deps, token)
        return reply.code(204).send()
      },
    )
  }
