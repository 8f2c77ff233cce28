import { FREE_QUOTA, LIMITS } from '@ledgerlift/contract'

const hours = LIMITS.retentionHours

/** The English of /privacy. What it says about the server is what docs/operations.md says. */
export const WORDS = {
  title: 'Privacy Policy',
  lead: 'A bank statement is nobody else’s business. This is all that we keep, why, and for how long.',
  contents: 'Sections',
  tableHeading: 'What is kept, and for how long',
  kept: [
    ['Your PDF', `${hours} hours, or until you delete it. If the conversion fails, it is deleted at once.`],
    ['The table made from it', `${hours} hours, or until you delete it.`],
    ['The name of your file', 'Never kept on the server. It stays in your browser.'],
    ['The password of a PDF', 'Encrypted, and only until the conversion is over.'],
    [
      'Pages used',
      `A count, for ${FREE_QUOTA.windowHours} hours, or for the billing period of a subscription.`,
    ],
    [
      'Your network address',
      `For the free limit, and against guessing of passwords, only a keyed fingerprint of it, for ${FREE_QUOTA.windowHours} hours.`,
    ],
    [
      'Where you log in',
      'The kind of browser and system, as long as the login lasts. Of the browser and the network also keyed fingerprints, for 90 days, so that the guesses of others do not keep you out.',
    ],
    [
      'Your account',
      'Email, name if you gave one, and a password that even we cannot read. Until you delete it.',
    ],
  ],
  sections: [
    {
      title: 'Your statements',
      paragraphs: [
        'A PDF is opened in your browser first; nothing is sent before you ask for the conversion. It is read by a program, never by people, is not passed on, and is not used to train anything.',
        `Uploaded files are deleted after ${hours} hours, and with them the table and everything else derived from them.`,
      ],
    },
    {
      title: 'Your account',
      paragraphs: [
        'You can use the service without an account. If you open one, we need your email to know you again and to send you a new password when you ask for it. We send no newsletters.',
        'If you sign in with Google, Google tells us your email, your name and that the email has been verified, and learns that you signed in here.',
      ],
    },
    {
      title: 'Payments',
      paragraphs: [
        'Payments are made through a payment provider. It gets what it needs to charge you; we get a confirmation, never the number of your card.',
      ],
    },
    {
      title: 'Cookies and storage in your browser',
      paragraphs: [
        'One cookie tells visitors without an account apart, so that a result is shown only to whoever made it and free pages are counted. Your browser also stores your session when you are logged in, the colours that you chose, and the file that you have chosen, for a day at most.',
        'There is no advertising, no tracking and no statistics by others.',
      ],
    },
    {
      title: 'Other hosts',
      paragraphs: [
        'Fonts, scripts and the PDF reader come from this site. Only where you use them do pages of others appear: Google’s button on the login and registration pages, the checkout of the payment provider, and a contact form, where the operator has set one up.',
      ],
    },
    {
      title: 'Logs',
      paragraphs: [
        'Our logs tell that something happened, and whether it worked. They hold no emails, no file names and no text of a statement.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'You may ask what we hold about you, have it corrected or deleted, get a copy of it, or object to its use. Your account can be deleted in the settings at once. Privacy requests are answered within one month.',
        'If you are not content with an answer, you may turn to the data protection authority of your country.',
      ],
    },
  ],
} as const
