import {
  API,
  type BillingCycle,
  type CheckoutConfirmation,
  type Invoices,
  type PagesAvailable,
  type ProviderPlans,
  type Session,
  type SubscriptionCreated,
  type User,
} from '@ledgerlift/contract'
import { visitor } from './helper.ts'
import type { Provider } from './stand-ins/payment-provider.ts'

export type Wish = { readonly plan_name: string; readonly billing_cycle: BillingCycle }
export const BASIC: Wish = { plan_name: 'Basic', billing_cycle: 'monthly' }
export const STARTER: Wish = { plan_name: 'Starter', billing_cycle: 'monthly' }

/** A user with an account, who pays in the provider's checkout. */
export async function newSubscriber(url: () => string, provider: Pick<Provider, 'pay'>) {
  const browser = visitor(url)
  const email = `${crypto.randomUUID()}@example.com`
  const { body } = await browser.post<Session>(API.register, { email, password: 'correct horse' })
  const headers = { authorization: `Bearer ${body.access_token}` }
  const post = <T>(path: string, json: object) => browser.post<T>(path, json, headers)
  const get = <T>(path: string) => browser.call<T>(path, { headers })

  const planIdOf = async ({ plan_name, billing_cycle }: Wish) => {
    const { items } = (await get<ProviderPlans>(API.plans)).body
    const name = `${plan_name} ${billing_cycle === 'annual' ? 'Annual' : 'Monthly'}`
    return items.find(({ item }) => item.name === name)?.id ?? 'plan_none'
  }
  const subscribe = async (wish: Wish) =>
    post<SubscriptionCreated>(API.createSubscription, { ...wish, plan_id: await planIdOf(wish) })
  const verify = (confirmation: CheckoutConfirmation, wish: Wish) =>
    post<{ message: string }>(API.verifyPayment, { ...confirmation, ...wish })

  return {
    email,
    headers,
    post,
    planIdOf,
    subscribe,
    verify,
    changePlan: (wish: Wish) => post<User>(API.changePlan, wish),
    cancel: () => post<User>(API.cancelSubscription, {}),
    profile: async () => (await get<User>(API.profile)).body,
    pages: async () => (await get<PagesAvailable>(API.pagesAvailable)).body,
    invoices: async () => (await get<Invoices>(API.invoices)).body.invoices,
    convert: (pdf: Uint8Array<ArrayBuffer>) => browser.convert(pdf, undefined, headers),
    result: (uuid: string) => browser.result(uuid, headers),
    usage: async (pages: number) =>
      (await post<{ can_process: boolean; message: string; pages_left: number }>(API.usage, { pages })).body,
    /** From the click to the confirmed payment. */
    async buy(wish: Wish, means: Parameters<Provider['pay']>[1] = 'card') {
      const { subscription_id } = (await subscribe(wish)).body
      const confirmation = provider.pay(subscription_id, means)
      const verified = await verify(confirmation, wish)
      return { subscription_id, confirmation, verified }
    },
  }
}

export type Subscriber = Awaited<ReturnType<typeof newSubscriber>>
