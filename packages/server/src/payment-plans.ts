import { readConfig } from './config.ts'
import { makePlans } from './payments/catalogue.ts'
import { openRazorpay, ProviderRefusal } from './payments/razorpay.ts'

/** How long an answer of Razorpay is waited for: longer than any takes. */
const TIMEOUT_MS = 30_000
const CENTS = 100

/** Makes our plans at Razorpay, those that are not there yet; says for each what it costs there. */
async function main(): Promise<void> {
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_API_URL } = readConfig(process.env)
  if (RAZORPAY_KEY_ID === undefined || RAZORPAY_KEY_SECRET === undefined) {
    throw new Error('RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET say at which account the plans are made.')
  }
  const razorpay = openRazorpay({
    keyId: RAZORPAY_KEY_ID,
    keySecret: RAZORPAY_KEY_SECRET,
    address: () => RAZORPAY_API_URL,
    timeoutMs: TIMEOUT_MS,
  })
  for (const { name, amount, currency, wanted, made } of await makePlans(razorpay)) {
    const price = `${(amount / CENTS).toFixed(2)} ${currency}`
    const differs = amount !== wanted ? ` (the pricing page says ${(wanted / CENTS).toFixed(2)} USD)` : ''
    process.stdout.write(`${made ? 'made' : 'there already'}: ${name}, ${price}${differs}\n`)
  }
}

main().catch((error: Error) => {
  const said =
    error instanceof ProviderRefusal ? `Razorpay refused this: ${error.description}` : error.message
  process.stderr.write(`${said}\n`)
  process.exitCode = 1
})
