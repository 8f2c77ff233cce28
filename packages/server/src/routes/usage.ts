import { API, pagesAvailable, usageAnswer, usageQuestion } from '@ledgerlift/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../deps.ts'
import { errorResponses } from '../http/error-responses.ts'
import { identify } from '../http/identify.ts'
import { neverStored } from '../http/never-stored.ts'
import { answerUsage } from '../quota/answer-usage.ts'
import { pagesAvailable as countAvailable } from '../quota/pages-available.ts'

const schema = {
  summary: 'Say whether this number of pages may be converted now',
  body: usageQuestion,
  response: { ...errorResponses, 200: usageAnswer },
}

const counting = {
  summary: 'How many pages may be converted now',
  response: { ...errorResponses, 200: pagesAvailable },
}

export const usageRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    neverStored(app)
    app.post(API.usage, { schema }, async (request, reply) => {
      const requester = await identify(deps, request, reply)
      return answerUsage(deps, requester, request.body.pages)
    })
    app.get(API.pagesAvailable, { schema: counting }, async (request, reply) =>
      countAvailable(deps, await identify(deps, request, reply)),
    )
  }
