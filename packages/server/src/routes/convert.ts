import { randomUUID } from 'node:crypto'
import { API, conversionAccepted, conversionFields } from '@ledgerlift/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ApiError } from '../api-error.ts'
import { acceptConversion } from '../conversions/accept-conversion.ts'
import type { Deps } from '../deps.ts'
import { uploadKey } from '../files/file-keys.ts'
import { errorResponses } from '../http/error-responses.ts'
import { identify } from '../http/identify.ts'
import { receiveUpload } from './receive-upload.ts'

/** The largest file over a slow line, and then its turn to be opened. */
const UPLOAD_MS = 12 * 60_000

const schema = {
  summary: 'Send a PDF bank statement to be converted',
  description:
    'Multipart form: `file`; `password` where the PDF is protected; `pages`, such as `1-2,5`, to convert and count ' +
    'only these; `dates`, where the document does not say which number is the day; `ocr`, to recognise all pages or none; `tables`, to read the tables that ' +
    'somebody has drawn. Ask for the result with the uuid.',
  consumes: ['multipart/form-data'],
  response: { ...errorResponses, 200: conversionAccepted },
}

export const convertRoute =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const config = { formFields: conversionFields }
    app.post(API.convert, { schema, config, handlerTimeout: UPLOAD_MS }, async (request, reply) => {
      try {
        const uuid = await acceptUpload(deps, request, reply)
        deps.metrics.countUpload('accepted')
        return { uuid }
      } catch (error) {
        deps.metrics.countUpload(error instanceof ApiError ? error.code : 'internal')
        throw error
      }
    })
  }

async function acceptUpload(deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<string> {
  const requester = await identify(deps, request, reply)
  const conversionId = randomUUID()
  const fields = await receiveUpload(request, deps.files, uploadKey(conversionId))
  const { password, pages: chosen, dates, ocr, tables, rereads } = fields
  const asked = { password, chosen, dates, ocr, tables, rereads }
  const upload = { ...asked, conversionId, requester, requestId: request.id }
  try {
    await acceptConversion(deps, upload)
  } catch (error) {
    await deps.files.delete(uploadKey(conversionId))
    throw error
  }
  return conversionId
}
