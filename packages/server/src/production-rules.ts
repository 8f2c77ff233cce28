import type { S3Place } from './files/storage-url.ts'

export type Problem = { readonly setting: string; readonly message: string }

type Judged = {
  readonly NODE_ENV?: string | undefined
  readonly COOKIE_SECRET?: readonly string[] | undefined
  readonly ALLOW_UNENCRYPTED: readonly string[]
  readonly PUBLIC_URL?: string | undefined
  readonly GOOGLE_ISSUER: string
  readonly RAZORPAY_API_URL: string
  readonly RAZORPAY_WEBHOOK_SECRET?: string | undefined
  readonly DATABASE_URL?: string | undefined
  readonly SMTP_URL?: string | undefined
  readonly STORAGE_URL?: S3Place | undefined
}

/** Words that stand in examples and images until a secret is set, and keys that test servers bring along. */
const DEFAULTS =
  /^$|change.?(me|it|this)|default|example|placeholder|replace|secret|passw(or)?d|postgres|ledgerlift|admin|s3rver|12345|test/i
const DIFFERENT_CHARACTERS = 8

/** Whether a secret is one that everybody knows. */
const isDefault = (secret: string): boolean =>
  DEFAULTS.test(secret) || new Set(secret).size < DIFFERENT_CHARACTERS

/** What is missing, or left as it came, where people's statements are at stake. */
export function findProductionProblems(config: Judged): Problem[] {
  if (config.NODE_ENV !== 'production') return []
  const { COOKIE_SECRET, PUBLIC_URL, GOOGLE_ISSUER, RAZORPAY_API_URL, STORAGE_URL } = config
  const problems: Problem[] = []
  if (COOKIE_SECRET === undefined) {
    problems.push({ setting: 'COOKIE_SECRET', message: 'is needed in production (openssl rand -base64 32)' })
  }
  if (PUBLIC_URL === undefined) problems.push({ setting: 'PUBLIC_URL', message: 'is needed in production' })
  for (const [setting, url] of Object.entries({ PUBLIC_URL, GOOGLE_ISSUER, RAZORPAY_API_URL })) {
    if (url === undefined || url.startsWith('https:')) continue
    problems.push({ setting, message: 'must begin with https:// in production' })
  }
  const secrets = {
    COOKIE_SECRET: COOKIE_SECRET ?? [],
    DATABASE_URL: [passwordIn(config.DATABASE_URL)],
    SMTP_URL: [passwordIn(config.SMTP_URL)],
    RAZORPAY_WEBHOOK_SECRET: [config.RAZORPAY_WEBHOOK_SECRET],
    STORAGE_URL: [STORAGE_URL?.credentials?.secretAccessKey],
  }
  const known = Object.entries(secrets)
    .filter(([, all]) => all.some((secret) => secret !== undefined && isDefault(secret)))
    .map(([setting]) => ({ setting, message: 'holds a default secret, which everybody knows' }))
  return [...problems, ...known, ...findPlainConnections(config, known)]
}

/** Connections that others on the way could read, unless the operator says that there is no one. */
function findPlainConnections(config: Judged, known: readonly Problem[]): Problem[] {
  const plain = [
    { setting: 'SMTP_URL', name: 'smtp', isPlain: isPlainMail(config.SMTP_URL), better: 'smtps://' },
    { setting: 'STORAGE_URL', name: 's3', isPlain: isPlainStore(config.STORAGE_URL), better: 'https' },
    {
      setting: 'DATABASE_URL',
      name: 'database',
      isPlain: isPlainDatabase(config.DATABASE_URL),
      better: '?sslmode=verify-full',
    },
  ]
  return plain
    .filter(({ setting, name, isPlain }) => {
      const isAllowed = config.ALLOW_UNENCRYPTED.includes(name)
      return isPlain && !isAllowed && !known.some((problem) => problem.setting === setting)
    })
    .map(({ setting, name, better }) => ({
      setting,
      message: `is not encrypted: use ${better}, or say ALLOW_UNENCRYPTED=${name} where nobody can listen`,
    }))
}

const LOOPBACK = /^(localhost|127\.[\d.]+|\[?::1\]?|)$/

/** Mail servers are asked for encryption, but may be kept from offering it, unless it is required. */
function isPlainMail(url: string | undefined): boolean {
  if (url === undefined) return false
  const { protocol, hostname, searchParams } = new URL(url)
  return protocol === 'smtp:' && searchParams.get('requireTLS') !== 'true' && !LOOPBACK.test(hostname)
}

function isPlainStore(place: S3Place | undefined): boolean {
  if (place?.endpoint === undefined) return false
  const { protocol, hostname } = new URL(place.endpoint)
  return protocol === 'http:' && !LOOPBACK.test(hostname)
}

const ENCRYPTED = ['require', 'verify-ca', 'verify-full']

function isPlainDatabase(url: string | undefined): boolean {
  if (url === undefined) return false
  const { hostname, searchParams } = new URL(url)
  return !ENCRYPTED.includes(searchParams.get('sslmode') ?? '') && !LOOPBACK.test(hostname)
}

/** Undefined where it names nobody, and so needs none: a socket, or a trusted network. */
function passwordIn(url: string | undefined): string | undefined {
  if (url === undefined) return undefined
  const { username, password } = new URL(url)
  return username === '' || password === '' ? undefined : decodeURIComponent(password)
}
