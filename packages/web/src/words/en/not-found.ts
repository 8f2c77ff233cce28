/** The English of the page for addresses that lead nowhere. */
export const WORDS = {
  title: 'Page not found',
  lead: 'There is nothing at this address. It may have been mistyped, or moved.',
  address: 'Address',
  found: 'Found',
  nothing: 'Nothing',
  home: 'Go to Homepage',
  elsewhere: 'Other pages',
  links: [
    { to: '/pricing', text: 'Pricing' },
    { to: '/login', text: 'Login' },
    { to: '/contact', text: 'Contact' },
  ],
} as const
