import { ApiError } from '../api-error.ts'

/** Soon enough for a user who waits, seldom enough for a store that has trouble. */
const RETRY_SECONDS = 10

/** What is told when files can't be read or written: that is our fault, whatever the cause. */
export const storageUnavailable = (cause: unknown): ApiError =>
  new ApiError('storage-unavailable', { retryAfterSeconds: RETRY_SECONDS, cause })

/** What file systems and object stores say of a file that is not there. */
const MISSING = ['ENOENT', 'NoSuchKey', 'NotFound']

/** Whether a store has failed only because there is no such file. */
function isMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { name, code, cause } = error as NodeJS.ErrnoException
  return MISSING.includes(name) || MISSING.includes(code ?? '') || isMissing(cause)
}

/** Does something with the store; what fails there is told as `storage-unavailable`, a missing file as 404. */
export async function atStore<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isMissing(error)) throw new ApiError('conversion-not-found', { cause: error })
    throw storageUnavailable(error)
  }
}
