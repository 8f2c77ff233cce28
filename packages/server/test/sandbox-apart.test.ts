import { rmSync } from 'node:fs'
import { afterAll, expect, it, vi } from 'vitest'
import { readConfig } from '../src/config.ts'
import { openPayments } from '../src/payments/open-payments.ts'
import { deriveSecrets } from '../src/visitors/secrets.ts'
import { newFolder } from './helper.ts'

let loads = 0
vi.mock('@ledgerlift/payment-sandbox', async (load) => {
  loads++
  return load()
})

const folder = newFolder()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const KEYS = {
  RAZORPAY_KEY_SECRET: 'EnLs21M47BllR3X8PSFtjtbd',
  RAZORPAY_WEBHOOK_SECRET: 'Zk1vQ0x3bWc5RzJ0aGVyZQ',
}
const PRODUCTION = {
  NODE_ENV: 'production',
  COOKIE_SECRET: 'q3tXh0m2cKJrW9lZsYb7dE1v',
  PUBLIC_URL: 'https://statements.example.com',
}
const place = { secrets: deriveSecrets(['of these tests']), clock: () => new Date(), timeoutMs: 100 }
const open = (env: NodeJS.ProcessEnv) => openPayments(readConfig({ DATA_DIR: folder, ...env }), place)

// The last one loads it, so it comes last.
it.each([
  [
    'with real keys in production',
    { ...PRODUCTION, ...KEYS, RAZORPAY_KEY_ID: 'rzp_live_1' },
    0,
    false,
    'razorpay',
  ],
  ['with real keys elsewhere', { ...KEYS, RAZORPAY_KEY_ID: 'rzp_live_1' }, 0, false, 'razorpay'],
  ['with real keys for tests', { ...KEYS, RAZORPAY_KEY_ID: 'rzp_test_1' }, 0, true, 'razorpay'],
  ['in production without keys', PRODUCTION, 0, undefined, 'nothing'],
  ['elsewhere without keys', {}, 1, true, 'sandbox'],
] as const)('%s the sandbox is loaded %s times', async (_, env, expected, testMode, what) => {
  const payments = await open(env)
  expect(loads).toBe(expected)
  expect(payments?.testMode).toBe(testMode)
  expect(payments === null ? 'nothing' : payments.sandbox ? 'sandbox' : 'razorpay').toBe(what)
  if (what === 'razorpay') expect(payments?.checkout).toBe('https://checkout.razorpay.com/v1/checkout.js')
  await payments?.close()
})
