import { API, publicSettings } from '@ledgerlift/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../deps.ts'
import { googleNonce } from '../google/read-google-token.ts'
import { errorResponses } from '../http/error-responses.ts'
import { neverStored } from '../http/never-stored.ts'
import { ensureVisitor } from '../visitors/visitor-cookie.ts'

const schema = {
  summary: 'What the page must know of how the server is set up',
  response: { ...errorResponses, 200: publicSettings },
}

export const settingsRoute =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    neverStored(app)
    const { google, payments } = deps
    const { company, email, formUrl } = deps.contact
    app.get(API.settings, { schema }, async (request, reply) => {
      const visitorId = ensureVisitor(request, reply)
      return {
        google: google && { client_id: google.clientId, nonce: googleNonce(deps, visitorId) },
        payments: payments && { test_mode: payments.testMode, checkout: payments.checkout },
        contact: { company: [...company], email, form_url: formUrl },
      }
    })
  }
