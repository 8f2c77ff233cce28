import { FREE_QUOTA, LIMITS } from '@ledgerlift/contract'

const { anonymous, registered, windowHours } = FREE_QUOTA
const { retentionHours, pages, fileBytes } = LIMITS

type Section = { readonly title: string; readonly paragraphs: readonly string[] }

const SECTIONS: readonly Section[] = [
  {
    title: 'Agreement',
    paragraphs: [
      'These terms are an agreement between you and the operator of this site (“we”). They hold as soon as you convert a document, open an account or subscribe. If you do not agree with them, please do not use the service.',
    ],
  },
  {
    title: 'The service',
    paragraphs: [
      'Ledgerlift turns bank statements in PDF into tables of transactions that you can download. A second tool lets you draw tables on a page by hand.',
      'We may change, add or take away functions. What you have paid for stays usable until the end of the period you have paid for, or we give you your money back for the rest of it.',
    ],
  },
  {
    title: 'Who may use it',
    paragraphs: [
      'You must be at least 18 years old. If you act for a company, you must be allowed to bind it to these terms.',
    ],
  },
  {
    title: 'Your account',
    paragraphs: [
      'An account is for one person or one company. Keep your password to yourself, tell us a true email address, and write to us if somebody else has got into your account. You are responsible for what is done through it until you have told us.',
    ],
  },
  {
    title: 'Your documents',
    paragraphs: [
      'What you upload stays yours. You give us the right to process it for one purpose only: to make the table that you asked for.',
      'Upload only documents that are your own or that you are allowed to process. A statement of somebody else needs that person’s consent or another right of yours.',
    ],
  },
  {
    title: 'Deletion of files',
    paragraphs: [
      `Uploaded files, the tables made from them and everything else derived from them are deleted after ${retentionHours} hours. Until then you can delete them yourself at once.`,
      'We keep no copies. Please download your table in time: what has been deleted cannot be brought back.',
    ],
  },
  {
    title: 'Free use',
    paragraphs: [
      `Without an account you may convert ${anonymous} pages per ${windowHours} hours, with a free account ${registered} pages per ${windowHours} hours. A file may have up to ${pages} pages and ${fileBytes / 1024 ** 2} MB. Only conversions that succeed are counted.`,
      'Please do not get around these limits, with several accounts or otherwise.',
    ],
  },
  {
    title: 'Subscriptions',
    paragraphs: [
      'A subscription gives you the pages of its plan in each billing period, a month or a year. Pages that you do not use do not pass into the next period. It goes on from period to period until you or we end it.',
    ],
  },
  {
    title: 'Prices and payment',
    paragraphs: [
      'Prices stand on the pricing page, in US dollars. Payments are made through a payment provider, whose own terms hold for the payment itself. We never see or store the number of your card.',
      'If we change a price, we tell you before the next period begins, and you can end the subscription until then.',
    ],
  },
  {
    title: 'Refunds',
    paragraphs: [
      'You may have your money back within 7 days of purchase. Write to us through the contact page and tell us the email of your account; no reason is needed.',
    ],
  },
  {
    title: 'Ending it',
    paragraphs: [
      'You may end a subscription at any time, to the end of the period that is paid for, and delete your account at any time in its settings. We may close an account that breaks these terms; where it is possible, we warn you first.',
    ],
  },
  {
    title: 'Fair use',
    paragraphs: [
      'Do not upload what is unlawful or harmful, do not attack or overload the service, do not look for ways into other people’s data, and do not resell the service as your own without our consent.',
    ],
  },
  {
    title: 'Correctness of tables',
    paragraphs: [
      'Each row is checked against the balances that your statement prints, and the table says what was proved and what was not. Even so, a table is not the statement: look over what you use for taxes, accounts or a court, above all the rows that are not proved.',
      'We give no advice on taxes, law or money.',
    ],
  },
  {
    title: 'Our rights',
    paragraphs: [
      'The name, the texts and the design of this site belong to its operator. Parts of the software are under licences of their own, which hold for those parts. The tables that you make belong to you.',
    ],
  },
  {
    title: 'Privacy',
    paragraphs: [
      'How we treat personal data is told on the privacy page, which is a part of these terms. Requests are answered within one month.',
    ],
  },
  {
    title: 'Availability and liability',
    paragraphs: [
      'We take care, but we do not promise that the service is always there and free of faults. We are liable without limit where the law says so, and for intent and gross negligence. Otherwise we are liable for damage that is typical and could be foreseen, and at most for what you paid us in the twelve months before.',
    ],
  },
  {
    title: 'Changes to these terms',
    paragraphs: [
      'We may change these terms; the date above says when we last did. If a change concerns a running subscription, we tell you by email at least 30 days before. If you do not agree, you may end the subscription, and we pay back what was paid for the time after that.',
    ],
  },
  {
    title: 'Law and contact',
    paragraphs: [
      'The law of the country in which the operator is established holds, and you keep the protection that the law of your own country gives you as a consumer. If one of these terms does not hold, the others still do.',
      'Questions about these terms are answered through the contact page.',
    ],
  },
]

/** The English of /terms. */
export const WORDS = {
  title: 'Terms',
  updated: 'Last updated August 8, 2025',
  contents: 'Sections',
  sections: SECTIONS,
} as const
