import { FREE_QUOTA, LIMITS } from '@ledgerlift/contract'

const perWindow = (pages: number) => `${pages} pages per ${FREE_QUOTA.windowHours}h`

/** The English of the home page. */
export const WORDS = {
  headline: 'Bank statements into spreadsheets, right to the cent',
  lead: 'Drop a PDF. Get a table that opens in Excel, with every row checked against the balances your bank printed.',
  demoLabel: 'An example: part of a statement, and the rows made from it',
  demoPage: 'The statement, as printed',
  demoTable: 'The table you get',
  demoColumns: { date: 'Date', description: 'Description', debit: 'Debit', balance: 'Balance' },
  demoProof: 'Proved: 1,216.37 − 87.73 = 1,128.64',
  featuresHeading: 'What you can rely on',
  features: {
    reliable: {
      title: 'Reliable',
      text: 'Wrapped descriptions become one row, page breaks vanish, and the same file gives the same table every time.',
    },
    secure: {
      title: 'Secure',
      text: `The PDF opens in your browser first. What you upload, and the table made from it, is deleted after ${LIMITS.retentionHours} hours.`,
    },
    accurate: {
      title: 'Accurate',
      text: 'Each row is added up against the printed balances. A row that cannot be proved says so; nothing is guessed.',
    },
  },
  figures: {
    retention: `${LIMITS.retentionHours} hours`,
    before: 'Balance before',
    row: 'This row',
    printed: 'Printed balance',
  },
  questionsHeading: 'Before you ask',
  questions: [
    {
      question: 'Which statements?',
      answer:
        'Accounts, cards and wallets of any bank, in twenty-four languages, with or without lines, over any number of pages, several accounts in one file. No template is set up. Scanned pages are recognised first; what a scan leaves unsure is marked, and never called proved.',
    },
    {
      question: 'How exact is it?',
      answer:
        'Of 117 statements of 71 layouts that nobody here had drawn, 116 came out without a single error, and of the rows that we call proved none was wrong. Measured on 24 November 2026 by npm run corpus, which anybody can run.',
    },
    {
      question: 'What leaves my machine?',
      answer: `The PDF goes to our server when you press Convert, and to nobody else. It is deleted with its table after ${LIMITS.retentionHours} hours, or when you say so. Drawing tables under Inspect PDF happens in your browser.`,
    },
    {
      question: 'Which programs take the result?',
      answer:
        'Excel and LibreOffice; QuickBooks, Xero, FreeAgent and Tally; everything that reads OFX, QIF, MT940 or CAMT.053; beancount and hledger. References keep their zeros, and importing twice makes no duplicates.',
    },
  ],
  tiersHeading: 'How many pages do you have?',
  tiers: [
    {
      name: 'Anonymous',
      amount: perWindow(FREE_QUOTA.anonymous),
      text: 'No account. Choose a file and go.',
      popular: false,
      link: null,
    },
    {
      name: 'Registered',
      amount: perWindow(FREE_QUOTA.registered),
      text: 'Free, with an email and a password.',
      popular: true,
      link: { to: '/register', text: 'Register Now' },
    },
    {
      name: 'Subscribe',
      amount: 'Custom Plans',
      text: 'Hundreds or thousands of pages, by the month or the year.',
      popular: false,
      link: { to: '/pricing', text: 'View Plans' },
    },
  ],
  popular: 'POPULAR',
  moreHeading: 'Need more?',
  moreText:
    'Large archives, a layout that nobody else reads, a service for your own systems: tell us what you have.',
  moreLink: 'Contact us',
} as const
