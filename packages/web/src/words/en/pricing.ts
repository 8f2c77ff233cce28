/** The English of /pricing. */
export const WORDS = {
  title: 'Pricing',
  lead: 'Pages you may convert, by the month or by the year.',
  cycle: 'Billing cycle',
  cycles: { monthly: 'Monthly', annual: 'Annual' },
  save: 'Save more yearly!',
  per: { monthly: 'per month', annual: 'per year' },
  pages: (pages: number, per: string) => `${pages.toLocaleString('en-US')} pages ${per}`,
  contactUs: 'Contact Us',
  contactPages: 'As many as you need',
  currentPlan: 'Current Plan',
  contact: 'Contact',
  loading: 'Loading...',
  notReady: 'Subscribing is not open yet. Until it is, the free pages are yours to use.',
  goHome: 'Go to Homepage',
} as const
