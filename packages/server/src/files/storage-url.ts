/** An S3-compatible store, as `STORAGE_URL` names it. */
export type S3Place = {
  readonly bucket: string
  readonly region: string
  /** Absent at Amazon itself. */
  readonly endpoint: string | undefined
  /** Absent where the machine brings them: Amazon's own variables, or its role. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined
}

const DEFAULT_REGION = 'us-east-1'

/**
 * Reads `s3://[key:secret@]bucket[?endpoint=https://…][&region=…]`.
 *
 * @returns null where the text is none
 */
export function parseStorageUrl(text: string): S3Place | null {
  if (!URL.canParse(text)) return null
  const { protocol, hostname, username, password, pathname, searchParams } = new URL(text)
  const endpoint = searchParams.get('endpoint') ?? undefined
  const isPlain = protocol === 's3:' && hostname !== '' && ['', '/'].includes(pathname)
  if (!isPlain || (username === '') !== (password === '')) return null
  if (endpoint !== undefined && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) return null
  const [accessKeyId, secretAccessKey] = [decodeURIComponent(username), decodeURIComponent(password)]
  return {
    bucket: hostname,
    region: searchParams.get('region') ?? DEFAULT_REGION,
    endpoint,
    credentials: username === '' ? undefined : { accessKeyId, secretAccessKey },
  }
}
