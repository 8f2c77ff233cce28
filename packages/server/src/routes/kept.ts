import { API, corrections, LIMITS, recentConversions } from '@ledgerlift/contract'
import { FORMATS, formatNamed } from '@ledgerlift/export'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ApiError } from '../api-error.ts'
import {
  exportConversion,
  findCorrections,
  keepCorrections,
  NOTHING_CORRECTED,
} from '../conversions/export-conversion.ts'
import { findConversionOf } from '../conversions/find-conversion-of.ts'
import type { Deps } from '../deps.ts'
import { uploadKey } from '../files/file-keys.ts'
import { errorResponses } from '../http/error-responses.ts'
import { findAccountId } from '../http/identify.ts'
import { senderNetworks } from '../http/sender-networks.ts'
import { readVisitor } from '../visitors/visitor-cookie.ts'

/** The corrections of 10,000 rows are a few MB. */
const CORRECTIONS_BYTES = 8 * 1024 * 1024
const HOUR_MS = 3_600_000

const params = z.object({ uuid: z.string() })
/** A file as it is, described for readers of the API. */
const fileOf = (type: string, example: string) => ({
  content: { [type]: { schema: z.string().meta({ examples: [example] }) } },
})
const [first, ...others] = FORMATS.map(({ id }) => id)
const formats = z.enum([first ?? 'csv', ...others])

const schemas = {
  list: {
    summary: 'List the conversions of the caller that are kept',
    response: { ...errorResponses, 200: recentConversions },
  },
  pdf: {
    summary: 'The PDF of a conversion, as it was sent',
    params,
    response: { ...errorResponses, 200: fileOf('application/pdf', '%PDF-1.7 …') },
  },
  export: {
    summary: 'The result of a conversion as a file for other programs',
    description: 'As it was corrected. Where a format makes several files, `part` counts them from 1.',
    params,
    querystring: z.object({ format: formats, part: z.coerce.number().int().positive().default(1) }),
    response: { ...errorResponses, 200: fileOf('application/octet-stream', '<OFX>…</OFX>') },
  },
  corrections: {
    summary: 'What somebody has corrected in a result',
    params,
    response: { ...errorResponses, 200: corrections },
  },
  correct: {
    summary: 'Keep what somebody has corrected in a result, or forget it (`rows` is null)',
    description: 'It is deleted with the result. What was read stays as it is.',
    params,
    body: corrections,
    response: { ...errorResponses, 204: z.undefined() },
  },
}

/** What is kept of a conversion: its file, its result in other formats, and what was corrected in it. */
export const keptRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const { files, store } = deps
    // Visitors without an account are counted by network: a cookie is easily thrown away.
    const payerOf = async (request: FastifyRequest) =>
      (await findAccountId(deps, request)) ?? senderNetworks(deps, request)[0].key
    const askerOf = async (request: FastifyRequest) => ({
      accountId: await findAccountId(deps, request),
      visitorId: readVisitor(request),
    })
    const doneConversion = async (request: FastifyRequest, uuid: string) => {
      const conversion = await findConversionOf(deps, uuid, await askerOf(request))
      if (conversion.status !== 'done') throw new ApiError('conversion-not-found')
      return conversion
    }

    app.get(API.conversions, { schema: schemas.list }, async (request, reply) => {
      const recent = await store.conversions.listRecent(await askerOf(request))
      reply.header('cache-control', 'no-store')
      return {
        conversions: recent.map(({ id, status, pages, createdAt }) => ({
          uuid: id,
          status: status as 'queued' | 'converting' | 'done',
          pages,
          created_at: createdAt.toISOString(),
          expires_at: new Date(createdAt.getTime() + LIMITS.retentionHours * HOUR_MS).toISOString(),
        })),
      }
    })

    app.get(`${API.conversions}/:uuid/pdf`, { schema: schemas.pdf }, async (request, reply) => {
      const { id } = await findConversionOf(deps, request.params.uuid, await askerOf(request))
      reply.header('cache-control', 'no-store').type('application/pdf')
      return reply.send((await files.getStream(uploadKey(id))) as never)
    })

    app.get(`${API.conversions}/:uuid/export`, { schema: schemas.export }, async (request, reply) => {
      const { id } = await doneConversion(request, request.params.uuid)
      const { format, part } = request.query
      const known = formatNamed(format)
      const payer = await payerOf(request)
      const parts = known ? await exportConversion(deps, id, { format: known, payer }) : []
      const found = parts[part - 1]
      if (!known || !found) throw new ApiError('not-found')
      const name = `statement${found.suffix}.${known.extension}`
      reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('x-parts', String(parts.length))
        .type(known.type)
      return reply.send(Buffer.from(found.content as string) as never)
    })

    app.get(
      `${API.conversions}/:uuid/corrections`,
      { schema: schemas.corrections },
      async (request, reply) => {
        const { id } = await doneConversion(request, request.params.uuid)
        reply.header('cache-control', 'no-store')
        const json = await findCorrections(deps, id)
        if (json === null) return NOTHING_CORRECTED
        // Checked when it was kept; it may be long, and is not read again.
        reply.type('application/json; charset=utf-8')
        return reply.send(Buffer.from(json) as never)
      },
    )

    await app.register(async (raw) => {
      // It may be long. So a thread reads it, once it is known whose it is.
      raw.removeAllContentTypeParsers()
      raw.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
      raw.setValidatorCompiler(() => (value: unknown) => ({ value }))
      const uuidOf = (request: FastifyRequest) => (request.params as { uuid: string }).uuid
      raw.put(
        `${API.conversions}/:uuid/corrections`,
        {
          schema: schemas.correct,
          bodyLimit: CORRECTIONS_BYTES,
          onRequest: async (request) => void (await doneConversion(request, uuidOf(request))),
        },
        async (request, reply) => {
          const sent: unknown = request.body
          const json = new Uint8Array(Buffer.isBuffer(sent) ? sent : [])
          await keepCorrections(deps, uuidOf(request), { json, payer: await payerOf(request) })
          return reply.code(204).send()
        },
      )
    })
  }
