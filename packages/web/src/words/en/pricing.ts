import { FREE_QUOTA } from '@ledgerlift/contract'

const perWindow = (pages: number) => `${pages} pages per ${FREE_QUOTA.windowHours}h`

/** The English of /pricing, and the payment messages of the specification's section 8. */
export const WORDS = {
  title: 'Pricing',
  lead: 'Pages that you may convert, by the month or by the year. A page is counted once its conversion has succeeded.',
  plans: 'Plans',
  cycle: 'Billing cycle',
  cycles: { monthly: 'Monthly', annual: 'Annual' },
  save: 'Save more yearly!',
  per: { monthly: 'per month', annual: 'per year' },
  pages: (pages: number, per: string) => `${pages.toLocaleString('en-US')} pages ${per}`,
  perPage: (cents: string) => `${cents}¢ a page`,
  saved: (dollars: number) => `$${dollars} less than month by month`,
  contactUs: 'Contact Us',
  contactPages: 'As many as you need',
  contactMore: 'Archives, services, your own systems',
  subscribe: 'Subscribe',
  currentPlan: 'Current Plan',
  contact: 'Contact',
  loading: 'Loading...',
  notReady: 'Subscribing is not open here yet. Until it is, the free pages are yours to use.',
  goodToKnow: 'Good to know',
  facts: [
    ['Without an account', `${perWindow(FREE_QUOTA.anonymous)}, free`],
    ['With an account', `${perWindow(FREE_QUOTA.registered)}, free`],
    ['Refunds', 'Your money back within 7 days of purchase'],
    ['Ending it', 'At any time, to the end of the period that is paid for'],
  ],
  goHome: 'Go to Homepage',
  brand: 'Ledgerlift',
  alertTitle: 'Subscription',
  alertClose: 'OK',
  logIn: 'Please log in to subscribe',
  planMissing: 'Subscription plan not found on Razorpay. Please contact support.',
  notCreated: 'Failed to create subscription',
  scriptMissing: 'Failed to load Razorpay script',
  notVerified: 'Payment verification failed',
  verificationFailed: (message: string) => `Payment verification failed: ${message}`,
  processFailed: (message: string) => `An error occurred during the payment process: ${message}`,
  successful: 'Payment successful! Your subscription has been activated.',
} as const
