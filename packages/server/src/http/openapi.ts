import swagger from '@fastify/swagger'
import { API } from '@ledgerlift/contract'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** Describes every route that is registered after it. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Ledgerlift', version: '1', description: 'Bank statements in, transaction tables out.' },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      },
    },
    transform: jsonSchemaTransform,
  })
  app.get(API.openapi, { schema: { hide: true } }, async () => app.swagger())
}
