import { join } from 'node:path'
import { API, OFFERS, offerName } from '@ledgerlift/contract'
import type { Config } from '../config.ts'
import type { Secrets } from '../visitors/secrets.ts'
import { openCatalogue } from './catalogue.ts'
import type { Payments } from './payments.ts'
import { openRazorpay } from './razorpay.ts'

const CHECKOUT = 'https://checkout.razorpay.com/v1/checkout.js'
/** Whether money moves can be told from Razorpay's keys. */
const TEST_KEY = /^rzp_test_/
const SANDBOX_PREFIX = '/sandbox/razorpay'
const SANDBOX_KEY_ID = 'rzp_test_sandbox'
const SANDBOX_FILE = 'payment-sandbox.json'

type Place = { readonly secrets: Secrets; readonly clock: () => Date; readonly timeoutMs: number }

/** Razorpay, where its keys are set; otherwise the sandbox, but in production nothing. */
export async function openPayments(config: Config, place: Place): Promise<Payments | null> {
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET, RAZORPAY_API_URL } = config
  if (RAZORPAY_KEY_ID !== undefined) {
    const keys = {
      keyId: RAZORPAY_KEY_ID,
      keySecret: RAZORPAY_KEY_SECRET ?? '',
      webhookSecret: RAZORPAY_WEBHOOK_SECRET ?? '',
    }
    const live = { checkout: CHECKOUT, sandbox: null, close: async () => {} }
    return { ...openWith(keys, () => RAZORPAY_API_URL, place), ...live }
  }
  return config.NODE_ENV === 'production' ? null : openWithSandbox(config.DATA_DIR, place)
}

type Keys = Pick<Payments, 'keyId' | 'keySecret' | 'webhookSecret'>

function openWith(keys: Keys, address: () => string, { clock, timeoutMs }: Place) {
  const razorpay = openRazorpay({ ...keys, address, timeoutMs })
  const catalogue = openCatalogue(razorpay, clock)
  return { ...keys, razorpay, catalogue, testMode: TEST_KEY.test(keys.keyId) }
}

async function openWithSandbox(dataFolder: string, place: Place): Promise<Payments> {
  // No code of the sandbox is loaded where there are real keys.
  const { openSandbox } = await import('@ledgerlift/payment-sandbox')
  let url: string | null = null
  const keys = {
    keyId: SANDBOX_KEY_ID,
    keySecret: place.secrets.digest('the key of the payment sandbox'),
    webhookSecret: place.secrets.digest('the webhooks of the payment sandbox'),
  }
  const sandbox = openSandbox({
    ...keys,
    file: join(dataFolder, SANDBOX_FILE),
    clock: place.clock,
    webhookAddress: () => url && url + API.paymentWebhook,
  })
  const known = new Set([...sandbox.books.plans.values()].map(({ item }) => item.name))
  for (const offer of OFFERS) {
    const item = { name: offerName(offer), amount: offer.cents, currency: 'USD' }
    const period = offer.cycle === 'annual' ? 'yearly' : 'monthly'
    if (!known.has(item.name)) sandbox.billing.createPlan({ period, item })
  }
  const address = () => (url ?? 'http://localhost') + SANDBOX_PREFIX
  return {
    ...openWith(keys, address, place),
    checkout: `${SANDBOX_PREFIX}/checkout.js`,
    sandbox: {
      prefix: SANDBOX_PREFIX,
      routes: sandbox.routes,
      listensOn: (listening) => {
        url = listening
      },
    },
    close: sandbox.close,
  }
}
