import { randomUUID } from 'node:crypto'
import { API, conversionAccepted, conversionAgain } from '@ledgerlift/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { convertAgain } from '../conversions/convert-again.ts'
import type { Deps } from '../deps.ts'
import { errorResponses } from '../http/error-responses.ts'
import { identify } from '../http/identify.ts'
import { whenGone } from '../http/when-gone.ts'

const schema = {
  summary: 'Convert the file of a conversion that is done once more, with its dates read another way',
  description:
    'The same pages of the same file, which count no second time. The new conversion takes the place of the first one ' +
    'when it is done; it is deleted when the first one would have been.',
  params: z.object({ uuid: z.string() }),
  body: conversionAgain,
  response: { ...errorResponses, 200: conversionAccepted },
}

export const convertAgainRoute =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(`${API.conversions}/:uuid/again`, { schema }, async (request, reply) => {
      const requester = await identify(deps, request, reply)
      const uuid = randomUUID()
      const { dates, ocr, password } = request.body
      const asked = { conversionId: uuid, earlierId: request.params.uuid, dates, ocr, password }
      await convertAgain(deps, { ...asked, requester, requestId: request.id, signal: whenGone(reply) })
      return { uuid }
    })
  }
