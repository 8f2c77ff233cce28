import { API } from '@ledgerlift/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { deleteConversion } from '../conversions/delete-conversion.ts'
import { findConversionOf } from '../conversions/find-conversion-of.ts'
import type { Deps } from '../deps.ts'
import { errorResponses } from '../http/error-responses.ts'
import { findAccountId } from '../http/identify.ts'
import { readVisitor } from '../visitors/visitor-cookie.ts'

const schema = {
  summary: 'Delete a conversion with its file and its result now',
  description: 'One that is still running is stopped, and its pages are given back.',
  params: z.object({ uuid: z.string() }),
  response: { ...errorResponses, 204: z.undefined() },
}

export const deleteConversionRoute =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.delete(`${API.conversions}/:uuid`, { schema }, async (request, reply) => {
      const asker = { accountId: await findAccountId(deps, request), visitorId: readVisitor(request) }
      const { id } = await findConversionOf(deps, request.params.uuid, asker)
      await deleteConversion(deps, id)
      return reply.code(204).send()
    })
  }
