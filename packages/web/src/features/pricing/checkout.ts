import { WORDS } from '#words/pricing.ts'
import type { Confirmation } from './payment-calls.ts'

type Options = {
  readonly key: string
  readonly subscription_id: string
  readonly name: string
  readonly description: string
  readonly prefill: { readonly email: string }
  readonly handler: (confirmation: Confirmation) => void
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

const ADDRESS = 'https://checkout.razorpay.com/v1/checkout.js'

export type CheckoutOrder = Omit<Options, 'handler' | 'modal'>

/**
 * Opens the provider's popup.
 * @returns what proves the payment; null when the popup was closed without one
 * @throws {Error} when the popup cannot be opened, or says that the payment failed
 */
export async function checkOut(order: CheckoutOrder): Promise<Confirmation | null> {
  if (!window.Razorpay) await loadScript()
  const { Razorpay } = window
  if (!Razorpay) throw new Error(WORDS.scriptMissing)
  return new Promise((resolve, reject) => {
    const popup = new Razorpay({ ...order, handler: resolve, modal: { ondismiss: () => resolve(null) } })
    popup.on('payment.failed', ({ error }) => reject(new Error(error?.description || WORDS.notVerified)))
    popup.open()
  })
}

function loadScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = ADDRESS
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error(WORDS.scriptMissing))
    }
    document.head.append(script)
  })
}
