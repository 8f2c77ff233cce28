import { FREE_QUOTA, LIMITS } from '@ledgerlift/contract'

const hours = LIMITS.retentionHours

/** The English of the pages that are mostly read. */
export const WORDS = {
  goHome: 'Go to Homepage',
  about: {
    title: 'About',
    lead: 'Ledgerlift turns the statements that banks print into tables that people can work with.',
    paragraphs: [
      'A statement is printed for reading, not for adding up. Whoever has typed a year of them into a spreadsheet knows the evening that goes into it, and the sum at the end that is off by a few cents.',
      'The numbers were all there. So the rule here is arithmetic: a statement prints its balances, and the rows between two of them must add up. Where they do, the row is proved. Where they do not, or where nothing is printed to check against, the table says so.',
    ],
  },
  terms: {
    title: 'Terms',
    updated: 'Last updated August 8, 2025',
    facts: [
      ['Deletion', `Uploaded files are deleted after ${hours} hours.`],
      [
        'Free use',
        `Without an account you may convert ${FREE_QUOTA.anonymous} pages per ${FREE_QUOTA.windowHours} hours, with a free account ${FREE_QUOTA.registered}.`,
      ],
      ['Refund', 'You may have your money back within 7 days of purchase.'],
      ['Age', 'You must be at least 18 years old.'],
    ],
    rest: 'The full text of the 18 sections is being prepared and will stand here.',
  },
  privacy: {
    title: 'Privacy',
    lead: 'A bank statement is nobody else’s business.',
    facts: [
      ['Your file', `Uploaded files, and what was made from them, are deleted after ${hours} hours.`],
      ['In your browser', 'The PDF is opened in your browser before anything is sent.'],
      ['Other hosts', 'These pages load nothing from other hosts, and nothing here follows you around.'],
      ['Your requests', 'Privacy requests are answered within one month.'],
    ],
  },
  blog: {
    title: 'Blog',
    lead: 'Latest news and articles',
    text: 'Nothing has been published yet.',
  },
  contact: {
    title: 'Contact',
    lead: 'Large archives, layouts that nobody else reads, a service for your own systems.',
    text: 'The operator of this installation has not set an address for messages yet.',
  },
  inspect: {
    title: 'Inspect PDF',
    text: 'The viewer for drawing tables by hand is being built. Your file is still chosen on the home page.',
    back: 'Back',
  },
  notFound: {
    title: 'Page not found',
    text: 'There is nothing at this address. It may have been mistyped, or moved.',
  },
} as const
