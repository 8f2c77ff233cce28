import type { FastifyPluginAsync } from 'fastify'
import type { Catalogue } from './catalogue.ts'
import type { RazorpayClient } from './razorpay.ts'

/** The payment provider, as it is set up here. */
export type Payments = {
  readonly razorpay: RazorpayClient
  readonly catalogue: Catalogue
  readonly keyId: string
  readonly keySecret: string
  readonly webhookSecret: string
  /** Nobody is really charged. */
  readonly testMode: boolean
  /** Where the checkout's script comes from: an address, or a path of this server. */
  readonly checkout: string
  /** Null with real keys. */
  readonly sandbox: {
    readonly prefix: string
    readonly routes: FastifyPluginAsync
    /** Told once the server listens: the sandbox is a part of it. */
    readonly listensOn: (url: string) => void
  } | null
  readonly close: () => Promise<void>
}
