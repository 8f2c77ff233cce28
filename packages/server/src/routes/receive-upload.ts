import { LIMITS } from '@ledgerlift/contract'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '../api-error.ts'
import type { FileStorage } from '../files/file-storage.ts'

/** Longer ones are no passwords of any PDF: its encryption looks at 127 bytes. */
const PASSWORD_BYTES = 1024
const FIELDS = 10

/**
 * Streams the `file` of a multipart request to storage, and returns its `password`, which may stand before or after
 * the file.
 *
 * @throws {ApiError} then nothing stays in storage, nor when the sender goes away
 */
export async function receiveUpload(
  request: FastifyRequest,
  files: FileStorage,
  key: string,
): Promise<{ password: string | undefined }> {
  if (!request.isMultipart()) throw new ApiError('file-missing')
  const limits = { fileSize: LIMITS.fileBytes, files: 1, fields: FIELDS, fieldSize: PASSWORD_BYTES }
  let password: string | undefined
  let received = false
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        if (part.fieldname === 'password' && part.value !== '') password = String(part.value)
      } else if (part.fieldname === 'file') {
        await files.putStream(key, part.file)
        if (part.file.truncated) throw new ApiError('file-too-large')
        received = true
      } else {
        part.file.resume()
      }
    }
    if (!received) throw new ApiError('file-missing')
    return { password }
  } catch (error) {
    await files.delete(key)
    throw error instanceof ApiError ? error : new ApiError('bad-request')
  }
}
