import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FREE_QUOTA } from '@ledgerlift/contract'
import { z } from 'zod'
import { parseStorageUrl } from './files/storage-url.ts'

const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url))

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
const list = z.string().transform((text) => text.split(/[\s,]+/).filter(Boolean))

const settings = z.object({
  DATA_DIR: z
    .string()
    .default(`${REPOSITORY}data`)
    .transform((folder) => resolve(folder)),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('localhost'),
  TRUST_PROXY: proxies.default(false),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  STORAGE_URL: storagePlace.optional(),
  COOKIE_SECRET: z.string().min(16, 'needs at least 16 characters').optional(),
  PUBLIC_URL: origin.optional(),
  ALLOWED_ORIGINS: list.pipe(z.array(origin)).default([]),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_ISSUER: httpUrl.transform((text) => text.replace(/\/$/, '')).default('https://accounts.google.com'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: sender.optional(),
  CONTACT_EMAIL: emailAddress.optional(),
  CONTACT_FORM_URL: httpUrl.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  ANONYMOUS_PAGES: count.default(FREE_QUOTA.anonymous),
  REGISTERED_PAGES: count.default(FREE_QUOTA.registered),
  ACCOUNTS_PER_ADDRESS: z.coerce.number().int().positive().default(20),
  READING_THREADS: z.coerce.number().int().positive().default(availableParallelism()),
  CONVERSIONS_AT_ONCE: z.coerce.number().int().positive().default(availableParallelism()),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().positive().default(300),
})

export type Config = Readonly<z.infer<typeof settings>>

/** Mail that goes out needs a sender that mail servers accept, and somebody who reads what the contact form sends. */
function needEachOther({ SMTP_URL, ...others }: Config, context: z.RefinementCtx): void {
  if (SMTP_URL === undefined) return
  for (const name of ['MAIL_FROM', 'CONTACT_EMAIL'] as const) {
    if (others[name] === undefined) {
      context.addIssue({ code: 'custom', path: [name], message: 'is needed where SMTP_URL is set' })
    }
  }
}

/** @throws {Error} naming each setting that can't be used */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  // An empty setting is one that is not set.
  const parsed = settings
    .superRefine(needEachOther)
    .safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')))
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`These settings can't be used: ${problems.join('; ')}`)
}

export const WEB_FOLDER = `${REPOSITORY}packages/web/dist`
