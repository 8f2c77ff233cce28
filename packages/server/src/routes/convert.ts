import { randomUUID } from 'node:crypto'
import { API, conversionAccepted, conversionFields, LIMITS } from '@ledgerlift/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ApiError } from '../api-error.ts'
import { acceptConversion, checkSender } from '../conversions/accept-conversion.ts'
import type { Deps } from '../deps.ts'
import { uploadKey } from '../files/file-keys.ts'
import { storageUnavailable } from '../files/storage-errors.ts'
import { errorResponses } from '../http/error-responses.ts'
import { identify } from '../http/identify.ts'
import { type UploadGate, uploadGate } from '../http/upload-gate.ts'
import { whenGone } from '../http/when-gone.ts'
import { receiveUpload } from './receive-upload.ts'

type Place = { readonly deps: Deps; readonly gate: UploadGate }

/** The largest file with all of its fields, and some. */
const MOST_BYTES = LIMITS.fileBytes + 8 * 1024 ** 2
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
    const place = { deps, gate: uploadGate() }
    app.post(API.convert, { schema, config, handlerTimeout: UPLOAD_MS }, async (request, reply) => {
      try {
        const uuid = await acceptUpload(place, request, reply)
        deps.metrics.countUpload('accepted')
        return { uuid }
      } catch (error) {
        deps.metrics.countUpload(error instanceof ApiError ? error.code : 'internal')
        throw error
      }
    })
  }

async function acceptUpload(
  { deps, gate }: Place,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const requester = await identify(deps, request, reply)
  const length = lengthOf(request)
  if (length !== undefined && length > MOST_BYTES) {
    // Nobody wants to hear all of it first.
    reply.header('connection', 'close')
    throw new ApiError('file-too-large')
  }
  if (!(await deps.files.hasRoom())) throw storageUnavailable(new Error('there is too little free space'))
  await checkSender(deps, requester)
  const signal = whenGone(reply)
  const conversionId = randomUUID()
  const leave = gate.enter(requester.networks, length)
  const fields = await receiveUpload(request, deps.files, uploadKey(conversionId)).finally(leave)
  const { password, pages: chosen, dates, ocr, tables, rereads } = fields
  const asked = { password, chosen, dates, ocr, tables, rereads }
  const upload = { ...asked, conversionId, requester, requestId: request.id, signal }
  try {
    await acceptConversion(deps, upload)
  } catch (error) {
    await deps.files.delete(uploadKey(conversionId))
    throw error
  }
  return conversionId
}

/** What the sender says that will come; undefined where it says nothing. */
function lengthOf({ headers }: FastifyRequest): number | undefined {
  const length = Number(headers['content-length'] ?? Number.NaN)
  return Number.isSafeInteger(length) ? length : undefined
}
