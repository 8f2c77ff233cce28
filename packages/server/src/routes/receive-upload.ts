import { type ConversionFields, conversionFields, LIMITS } from '@ledgerlift/contract'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '../api-error.ts'
import type { FileStorage } from '../files/file-storage.ts'

/** Room for every second page of the largest PDF; a PDF's encryption looks at 127 bytes of a password. */
const FIELD_BYTES = 2048
/** Room for a table of a hundred guides on each of 500 pages. */
const TABLES_BYTES = 512 * 1024
const FIELDS = 10

/**
 * Streams the `file` of a multipart request to storage, and returns its fields, which may stand before or after the
 * file.
 *
 * @throws {ApiError} then nothing stays in storage, nor when the sender goes away
 */
export async function receiveUpload(
  request: FastifyRequest,
  files: FileStorage,
  key: string,
): Promise<ConversionFields> {
  if (!request.isMultipart()) throw new ApiError('file-missing')
  const limits = { fileSize: LIMITS.fileBytes, files: 1, fields: FIELDS, fieldSize: TABLES_BYTES }
  const fields: Record<string, string> = {}
  let received = false
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        const value = String(part.value)
        const isTooLong = part.valueTruncated || (part.fieldname !== 'tables' && value.length > FIELD_BYTES)
        // What is longer than any password is a wrong one, and told as such.
        if (isTooLong && part.fieldname !== 'password') throw new ApiError('bad-request')
        if (value !== '') fields[part.fieldname] = isTooLong ? value.slice(0, FIELD_BYTES) : value
      } else if (part.fieldname === 'file') {
        await files.putStream(key, part.file)
        if (part.file.truncated) throw new ApiError('file-too-large')
        received = true
      } else {
        part.file.resume()
      }
    }
    if (!received) throw new ApiError('file-missing')
    return conversionFields.parse(fields)
  } catch (error) {
    // What is still to come is let go, so that the sender hears the answer and may send again.
    request.raw.unpipe()
    request.raw.resume()
    await files
      .delete(key)
      .catch((err) => request.log.warn({ err }, 'what is left of an upload was not deleted'))
    throw error instanceof ApiError ? error : new ApiError('bad-request')
  }
}
