import Razorpay from 'razorpay'
import { z } from 'zod'
import { ApiError } from '../api-error.ts'

/** What we read of Razorpay's answers; what else they hold is left out. Times are Unix seconds. */
const plan = z.object({
  id: z.string(),
  period: z.string(),
  interval: z.number(),
  item: z.object({
    active: z.boolean().optional(),
    name: z.string(),
    /** In the currency's minor units. */
    amount: z.coerce.number().int(),
    currency: z.string(),
  }),
})
export type ProviderPlan = Readonly<z.infer<typeof plan>>

const seconds = z.number().nullish()
const subscription = z.object({
  id: z.string(),
  plan_id: z.string(),
  status: z.enum([
    'created',
    'authenticated',
    'active',
    'pending',
    'halted',
    'cancelled',
    'completed',
    'expired',
    'paused',
  ]),
  current_start: seconds,
  current_end: seconds,
  paid_count: z.number().int().nullish(),
  has_scheduled_changes: z.boolean().nullish(),
  created_at: z.number(),
  /** An empty list where there are none. */
  notes: z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]).nullish(),
})
export type ProviderSubscription = Readonly<z.infer<typeof subscription>>

const payment = z.object({
  id: z.string(),
  invoice_id: z.string().nullish(),
  refund_status: z.enum(['partial', 'full']).nullish(),
})

const invoice = z.object({
  id: z.string(),
  subscription_id: z.string().nullish(),
  status: z.string(),
  amount: z.coerce.number().int(),
  currency: z.string(),
  date: seconds,
  created_at: z.number(),
  billing_end: seconds,
  short_url: z.url().nullish().catch(null),
  line_items: z.array(z.object({ name: z.string().nullish() })).nullish(),
})
export type ProviderInvoice = Readonly<z.infer<typeof invoice>>

const listOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item) })

/** Razorpay has understood what was asked, and said no. */
export class ProviderRefusal extends ApiError {
  readonly description: string

  constructor(description: string) {
    super('payment-provider-refused')
    this.description = description
  }
}

const UNAVAILABLE = 'payment-provider-unavailable'

type Options = {
  readonly keyId: string
  readonly keySecret: string
  /** Where the API is: `https://api.razorpay.com`, or that of the sandbox. */
  readonly address: () => string
  /** Longer than this nothing is waited for. */
  readonly timeoutMs: number
}
/** The part of axios, which the library calls with, that is used here. */
type Calling = {
  readonly interceptors: {
    readonly request: {
      readonly use: (
        prepare: (config: { baseURL?: string; signal?: AbortSignal; maxRedirects?: number }) => unknown,
      ) => unknown
    }
    readonly response: {
      readonly use: (
        taken: undefined,
        failed: (error: { response?: { status?: number; data: unknown } }) => never,
      ) => unknown
    }
  }
}
type Refused = { readonly statusCode?: number; readonly error?: { readonly description?: string } }

/** The most entries that Razorpay lists at once. */
const LISTED = 100
/** The most lists that are read: more plans than a merchant has; lists of subscriptions begin with a time. */
const MOST_LISTS = 20

export type RazorpayClient = ReturnType<typeof openRazorpay>

/**
 * Razorpay's own library, with answers that are checked. Every call fails with `payment-provider-unavailable`, where it
 * may or may not have done its work, or with a `ProviderRefusal`, where it has not.
 */
export function openRazorpay({ keyId, keySecret, address, timeoutMs }: Options) {
  const razorpay = new Razorpay({ key_id: keyId, key_secret: keySecret })
  // The library has no option for these, and takes every error for one that came with an answer.
  const { rq } = razorpay.api as unknown as { readonly rq: Calling }
  rq.interceptors.request.use((config) => {
    config.baseURL = address()
    config.signal = AbortSignal.timeout(timeoutMs)
    config.maxRedirects = 0
    return config
  })
  rq.interceptors.response.use(undefined, (error) => {
    error.response ??= { status: 503, data: {} }
    if (typeof error.response.data !== 'object') error.response.data = {}
    throw error
  })

  const ask = async <T extends z.ZodType>(schema: T, call: () => Promise<unknown>): Promise<z.output<T>> => {
    let answer: unknown
    try {
      answer = await call()
    } catch (thrown) {
      const { statusCode = 0, error } = thrown as Refused
      if (statusCode < 400 || statusCode >= 500 || statusCode === 429) throw new ApiError(UNAVAILABLE)
      throw new ProviderRefusal(error?.description ?? `HTTP ${statusCode}`)
    }
    const read = schema.safeParse(answer)
    if (!read.success) throw new Error(`Razorpay answers in another way: ${z.prettifyError(read.error)}`)
    return read.data
  }

  /** All of a list, part after part. */
  const listAll = async <T extends z.ZodType>(
    item: T,
    part: (place: { count: number; skip: number }) => Promise<unknown>,
  ): Promise<z.output<T>[]> => {
    const all: z.output<T>[] = []
    for (let n = 0; n < MOST_LISTS; n++) {
      const { items } = await ask(listOf(item), () => part({ count: LISTED, skip: n * LISTED }))
      all.push(...(items as z.output<T>[]))
      if (items.length < LISTED) break
    }
    return all
  }

  return {
    listPlans: (): Promise<ProviderPlan[]> => listAll(plan, (place) => razorpay.plans.all(place)),

    createPlan: (given: {
      readonly period: 'monthly' | 'yearly'
      readonly name: string
      readonly amount: number
      readonly currency: string
    }): Promise<ProviderPlan> => {
      const { period, ...item } = given
      return ask(plan, () => razorpay.plans.create({ period, interval: 1, item }))
    },

    createSubscription: (given: {
      readonly planId: string
      readonly totalCount: number
      /** Unix seconds, until when it can be paid for. */
      readonly expireBy: number
      readonly notes: Record<string, string>
    }): Promise<ProviderSubscription> =>
      ask(subscription, () =>
        razorpay.subscriptions.create({
          plan_id: given.planId,
          total_count: given.totalCount,
          quantity: 1,
          customer_notify: 1,
          expire_by: given.expireBy,
          notes: given.notes,
        }),
      ),

    /** Those that were made since, the newest first. */
    listSubscriptions: (planId: string, since: Date): Promise<ProviderSubscription[]> =>
      listAll(subscription, (place) =>
        razorpay.subscriptions.all({
          ...place,
          plan_id: planId,
          from: Math.floor(since.getTime() / 1000),
        } as never),
      ),

    fetchSubscription: (id: string): Promise<ProviderSubscription> =>
      ask(subscription, () => razorpay.subscriptions.fetch(id)),

    cancel: (id: string, atPeriodEnd: boolean): Promise<ProviderSubscription> =>
      ask(subscription, () => razorpay.subscriptions.cancel(id, atPeriodEnd)),

    changePlan: (id: string, planId: string, when: 'now' | 'cycle_end'): Promise<ProviderSubscription> =>
      ask(subscription, () =>
        razorpay.subscriptions.update(id, { plan_id: planId, schedule_change_at: when, customer_notify: 1 }),
      ),

    cancelScheduledChange: (id: string): Promise<ProviderSubscription> =>
      ask(subscription, () => razorpay.subscriptions.cancelScheduledChanges(id)),

    listInvoices: (subscriptionId: string): Promise<ProviderInvoice[]> =>
      listAll(invoice, (place) =>
        razorpay.invoices.all({ ...place, subscription_id: subscriptionId } as never),
      ),

    fetchPayment: (id: string) => ask(payment, () => razorpay.payments.fetch(id)),

    fetchInvoice: (id: string): Promise<ProviderInvoice> => ask(invoice, () => razorpay.invoices.fetch(id)),
  }
}
