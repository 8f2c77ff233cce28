import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FREE_QUOTA } from '@ledgerlift/contract'
import { z } from 'zod'
import { parseStorageUrl } from './files/storage-url.ts'
import { findProductionProblems, type Problem } from './production-rules.ts'

const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url))

const SECRET_LENGTH = 16
const TOO_SHORT = `needs at least ${SECRET_LENGTH} characters`

const count = z.coerce.number().int().nonnegative()
/** How many proxies stand before us, or their addresses; false where none does. */
const proxies = z.string().transform((text) => {
  if (!/^\d+$/.test(text)) return text
  const count = Number(text)
  return count > 0 && ((_address: string, hop: number) => hop < count)
})
const storagePlace = z.string().transform((text, context) => {
  const place = parseStorageUrl(text)
  if (place !== null) return place
  context.addIssue('is not like s3://key:secret@bucket?endpoint=https://…&region=…')
  return z.NEVER
})

const emailAddress = z.email()
/** An address with or without a name before it: `Ledgerlift <hello@example.com>`. */
const sender = z
  .string()
  .refine((text) => emailAddress.safeParse(/<(.+)>$/.exec(text)?.[1] ?? text).success, {
    message: 'is not like Ledgerlift <hello@example.com>',
  })
const httpUrl = z.url({ protocol: /^https?$/ })
const origin = httpUrl.transform((text) => new URL(text).origin)
/** Several lines in one setting. */
const lines = z.string().transform((text) =>
  text
    .split('|')
    .map((line) => line.trim())
    .filter(Boolean),
)
const list = z.string().transform((text) => text.split(/[\s,]+/).filter(Boolean))

const parts = (text: string) => text.split(',').map((secret) => secret.trim())
/** Several where one is being replaced: the first is the new one. */
const secrets = z
  .string()
  .refine((text) => parts(text).every(({ length }) => length >= SECRET_LENGTH), TOO_SHORT)
  .transform((text) => parts(text) as [string, ...string[]])

const settings = z.object({
  NODE_ENV: z.string().optional(),
  DATA_DIR: z
    .string()
    .default(`${REPOSITORY}data`)
    .transform((folder) => resolve(folder)),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  WORKER_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,}$/, 'needs at least 16 characters, and no spaces')
    .optional(),
  HOST: z.string().default('localhost'),
  TRUST_PROXY: proxies.default(false),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  STORAGE_URL: storagePlace.optional(),
  COOKIE_SECRET: secrets.optional(),
  ALLOW_UNENCRYPTED: list.pipe(z.array(z.enum(['smtp', 's3', 'database']))).default([]),
  PUBLIC_URL: origin.optional(),
  ALLOWED_ORIGINS: list.pipe(z.array(origin)).default([]),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_ISSUER: httpUrl.transform((text) => text.replace(/\/$/, '')).default('https://accounts.google.com'),
  RAZORPAY_KEY_ID: z.string().optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().min(SECRET_LENGTH, TOO_SHORT).optional(),
  RAZORPAY_API_URL: httpUrl.transform((text) => text.replace(/\/$/, '')).default('https://api.razorpay.com'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: sender.optional(),
  CONTACT_EMAIL: emailAddress.optional(),
  CONTACT_FORM_URL: httpUrl.optional(),
  CONTACT_COMPANY: lines.default([]),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  ANONYMOUS_PAGES: count.default(FREE_QUOTA.anonymous),
  REGISTERED_PAGES: count.default(FREE_QUOTA.registered),
  VISITORS_PER_ADDRESS: z.coerce.number().int().positive().default(10),
  ACCOUNTS_PER_ADDRESS: z.coerce.number().int().positive().default(20),
  READING_THREADS: z.coerce.number().int().positive().default(availableParallelism()),
  // Two at least, so that one is there for others while one user's file takes its time.
  CONVERSIONS_AT_ONCE: z.coerce.number().int().positive().default(Math.max(2, availableParallelism())),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().positive().default(300),
})

export type Config = Readonly<z.infer<typeof settings>>

/** Mail that goes out needs a sender that mail servers accept, and an address that gets what the contact form sends. */
function findMailProblems({ SMTP_URL, ...others }: Config): Problem[] {
  if (SMTP_URL === undefined) return []
  return (['MAIL_FROM', 'CONTACT_EMAIL'] as const)
    .filter((setting) => others[setting] === undefined)
    .map((setting) => ({ setting, message: 'is needed where SMTP_URL is set' }))
}

/** A key that signs nothing would take payments that nobody can confirm. */
function findPaymentProblems(config: Config): Problem[] {
  const names = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const
  if (names.every((name) => config[name] === undefined)) return []
  return names
    .filter((name) => config[name] === undefined)
    .map((setting) => ({ setting, message: 'is needed where another one of RAZORPAY_ is set' }))
}

/** @throws {Error} naming each setting that can't be used */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  // An empty setting is one that is not set.
  const parsed = settings.safeParse(
    Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')),
  )
  const problems: readonly Problem[] = parsed.success
    ? [
        ...findMailProblems(parsed.data),
        ...findPaymentProblems(parsed.data),
        ...findProductionProblems(parsed.data),
      ]
    : parsed.error.issues.map(({ path, message }) => ({ setting: path.join('.'), message }))
  if (parsed.success && problems.length === 0) return parsed.data
  const named = problems.map(({ setting, message }) => `${setting}: ${message}`)
  throw new Error(`These settings can't be used: ${named.join('; ')}`)
}

export const WEB_FOLDER = `${REPOSITORY}packages/web/dist`
