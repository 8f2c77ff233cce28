import {
  API,
  acknowledgement,
  invoices,
  pagesAvailable,
  paymentKey,
  providerPlans,
  publicSettings,
  session,
  sessions,
  usageAnswer,
  user,
} from '@ledgerlift/contract'
import type { ZodType } from 'zod'

/** What the calls answer with; the result of a conversion is read row by row, by `readResultTable`. */
export const ANSWERS: Readonly<Record<string, ZodType>> = {
  [API.login]: session,
  [API.register]: session,
  [API.google]: session,
  [API.refresh]: session,
  [API.resetPassword]: session,
  [API.password]: session,
  [API.sessions]: sessions,
  [API.email]: acknowledgement,
  [`${API.email}/confirm`]: user,
  [API.profile]: user,
  [API.usage]: usageAnswer,
  [API.pagesAvailable]: pagesAvailable,
  [API.plans]: providerPlans,
  [API.paymentKey]: paymentKey,
  [API.changePlan]: user,
  [API.cancelSubscription]: user,
  [API.invoices]: invoices,
  [API.forgotPassword]: acknowledgement,
  [API.contact]: acknowledgement,
  [API.settings]: publicSettings,
}
