import { API, usageAnswer, usageQuestion } from '@ledgerlift/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../deps.ts'
import { errorResponses } from '../http/error-responses.ts'
import { identify } from '../http/identify.ts'
import { answerUsage } from '../quota/answer-usage.ts'

const schema = {
  summary: 'Whether so many pages may be converted now',
  body: usageQuestion,
  response: { ...errorResponses, 200: usageAnswer },
}

export const usageRoute =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(API.usage, { schema }, async (request, reply) => {
      const requester = await identify(deps, request, reply)
      return answerUsage(deps, requester, request.body.pages)
    })
  }
