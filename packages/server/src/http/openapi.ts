import swagger from '@fastify/swagger'
import { API } from '@ledgerlift/contract'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The fields of a multipart form beside its `file`; Fastify itself checks bodies of one piece only. */
    readonly formFields?: z.ZodObject
  }
}

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
    transform(route) {
      const described = jsonSchemaTransform(route)
      showExamples(described.schema.response)
      const fields = route.route.config?.formFields
      if (!fields) return described
      return { ...described, schema: { ...described.schema, body: describeForm(fields) } }
    },
  })
  app.get(API.openapi, { schema: { hide: true } }, async () => app.swagger())
}

type Media = { example?: unknown; readonly schema: { readonly examples?: readonly unknown[] } }

/** Examples of answers that are no JSON stand where those of all others do. */
function showExamples(responses: unknown): void {
  for (const { content = {} } of Object.values((responses ?? {}) as Record<string, { content?: object }>))
    for (const media of Object.values(content) as Media[]) media.example = media.schema.examples?.[0]
}

function describeForm(fields: z.ZodObject): object {
  const { properties, examples = [{}] } = z.toJSONSchema(fields) as {
    properties: object
    examples?: object[]
  }
  return {
    type: 'object',
    properties: { file: { type: 'string', format: 'binary' }, ...properties },
    required: ['file'],
    examples: examples.map((example) => ({ file: '%PDF-1.7 …', ...example })),
  }
}
