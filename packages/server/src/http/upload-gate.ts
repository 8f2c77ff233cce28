import { LIMITS } from '@ledgerlift/contract'
import { ApiError } from '../api-error.ts'
import type { NetworkKeys } from '../visitors/networks-of.ts'

const MB = 1024 ** 2
/** What may be on its way at the same time: from one address, and from all. */
const FROM_ADDRESS = { uploads: 10, bytes: 60 * MB }
const FROM_ALL = { uploads: 100, bytes: 500 * MB }
const RETRY_SECONDS = 5

type Sum = { readonly uploads: number; readonly bytes: number }
const NOTHING: Sum = { uploads: 0, bytes: 0 }

export type UploadGate = ReturnType<typeof uploadGate>

/**
 * Counts the files that are being sent, so that those who send slowly, or never to the end, hold no more than a share.
 */
export function uploadGate() {
  const sums = new Map<string, Sum>()
  const sumOf = (key: string) => sums.get(key) ?? NOTHING
  const change = (key: string, uploads: number, bytes: number) => {
    const sum = { uploads: sumOf(key).uploads + uploads, bytes: sumOf(key).bytes + bytes }
    if (sum.uploads === 0) sums.delete(key)
    else sums.set(key, sum)
  }
  const isFull = (key: string, bytes: number, { uploads, bytes: most }: Sum, share = 1) =>
    sumOf(key).uploads + 1 > uploads * share || sumOf(key).bytes + bytes > most * share

  return {
    /**
     * Lets a file in that is about to be sent.
     *
     * @param length what its sender says; the largest that there may be where it says nothing
     * @returns how to say that it has arrived, or never will
     * @throws {ApiError} `too-many-uploads`
     */
    enter(networks: NetworkKeys, length: number = LIMITS.fileBytes): () => void {
      const isTooMuch =
        isFull('', length, FROM_ALL) ||
        networks.some(({ key, share }) => isFull(key, length, FROM_ADDRESS, share))
      if (isTooMuch) throw new ApiError('too-many-uploads', { retryAfterSeconds: RETRY_SECONDS })
      const keys = ['', ...networks.map(({ key }) => key)]
      for (const key of keys) change(key, 1, length)
      return () => {
        for (const key of keys.splice(0)) change(key, -1, -length)
      }
    },
  }
}
