import { API, conversionProgress, conversionResult } from '@ledgerlift/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { findOutcome } from '../conversions/find-outcome.ts'
import type { Deps } from '../deps.ts'
import { resultKey } from '../files/file-keys.ts'
import { errorResponses } from '../http/error-responses.ts'
import { findAccountId } from '../http/identify.ts'
import { whenGone } from '../http/when-gone.ts'
import { readVisitor } from '../visitors/visitor-cookie.ts'

const schema = {
  summary: 'The result of a conversion',
  description: 'Waits for up to 25 seconds; then 202 says how far it is, and one asks again.',
  querystring: z.object({ uuid: z.string().meta({ examples: ['5f0c4d8e-4c1b-4d6c-9a57-0d3b1b7c2e9a'] }) }),
  response: { ...errorResponses, 200: conversionResult, 202: conversionProgress },
}

export const resultRoute =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    // A client that waits is answered early when the server shuts down, and asks the next one.
    const closing = new AbortController()
    app.addHook('preClose', async () => closing.abort())

    const handlerTimeout = deps.timeouts.resultWaitMs + deps.timeouts.answerMs
    app.get(API.result, { schema, handlerTimeout }, async (request, reply) => {
      const asker = { accountId: await findAccountId(deps, request), visitorId: readVisitor(request) }
      const signal = AbortSignal.any([closing.signal, whenGone(reply)])
      const conversionId = request.query.uuid
      const outcome = await findOutcome(deps, { conversionId, asker, signal })
      reply.header('cache-control', 'no-store')
      if (!outcome.done) {
        const { status, page, pages } = outcome
        return reply.code(202).send({ status, page, pages })
      }
      // Checked against its schema when it was written; it may be large, and is not read into memory again.
      reply.type('application/json; charset=utf-8')
      return reply.send((await deps.files.getStream(resultKey(conversionId))) as never)
    })
  }
