import type { CheckoutConfirmation } from '@ledgerlift/contract'
import { WORDS } from '#words/pricing.ts'
import { apiAddress } from '../../lib/api.ts'

type Options = {
  readonly key: string
  readonly subscription_id: string
  readonly name: string
  readonly description: string
  readonly prefill: { readonly email: string }
  readonly handler: (confirmation: CheckoutConfirmation) => void
  readonly modal: { readonly ondismiss: () => void }
}
type Checkout = {
  open: () => void
  on: (event: 'payment.failed', tell: (failure: { error?: { description?: string } }) => void) => void
}

declare global {
  interface Window {
    Razorpay?: new (options: Options) => Checkout
  }
}

export type CheckoutOrder = Omit<Options, 'handler' | 'modal'>

/**
 * Opens the provider's popup. A payment that fails leaves it open, since another card may do: how it ended is known when
 * it is closed.
 *
 * @param script where it comes from: an address, or a path of the server
 * @returns what proves the payment; null when the popup was closed without one being tried
 * @throws {Error} when the popup cannot be opened, or was closed after a payment that failed
 */
export async function checkOut(script: string, order: CheckoutOrder): Promise<CheckoutConfirmation | null> {
  if (!window.Razorpay) await loadScript(script.startsWith('/') ? apiAddress(script) : script)
  const { Razorpay } = window
  if (!Razorpay) throw new Error(WORDS.scriptMissing)
  return new Promise((resolve, reject) => {
    let failure: string | null = null
    const ondismiss = () => (failure === null ? resolve(null) : reject(new Error(failure)))
    const popup = new Razorpay({ ...order, handler: resolve, modal: { ondismiss } })
    popup.on('payment.failed', ({ error }) => {
      failure = error?.description || WORDS.notVerified
    })
    popup.open()
  })
}

/** How long the checkout's script is waited for: longer than a slow connection needs. */
const PATIENCE_MS = 20_000

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      reject(new Error(WORDS.scriptMissing))
    }
    const timer = setTimeout(fail, PATIENCE_MS)
    script.src = address
    script.onload = () => {
      clearTimeout(timer)
      resolve()
    }
    script.onerror = () => {
      clearTimeout(timer)
      fail()
    }
    document.head.append(script)
  })
}
