import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { S3Place } from './storage-url.ts'

const CONNECT_MS = 5_000
/** How long the store is waited for: less than a call may take, so that its answer can say what failed. */
const SILENCE_MS = 20_000

/** @param folder exists */
export const openFolder = (folder: string): Disk =>
  new Disk(new FSDriver({ location: folder, visibility: 'private' }))

/** Amazon's library is loaded only where it is used. */
export async function openS3({ bucket, region, endpoint, credentials }: S3Place): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new Disk(
    new S3Driver({
      bucket,
      region,
      visibility: 'private',
      // Newer buckets have no access lists, and other stores never had.
      supportsACL: false,
      // Checksums that are not asked for reach some stores as part of the file.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: SILENCE_MS },
      ...(credentials && { credentials }),
      ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    }),
  )
}
