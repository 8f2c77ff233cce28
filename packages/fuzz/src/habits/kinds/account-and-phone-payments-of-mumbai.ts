import { creditsOf, debitsOf } from '../setting/account-book.ts'
import { amount, balance, text, valueDay } from '../setting/columns.ts'
import { around, lakhs } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { INDUSTRIAL_SAVER, PHONE_OF_MUMBAI } from '../texts/banked-commonwealth.ts'

const two = (number: number) => String(number).padStart(2, '0')
/** An hour of the day for each movement. */
const hourOf = (minor: number): string => `${two(1 + (Math.abs(minor) % 12))}:${two(Math.abs(minor) % 60)}`
const halfOf = (minor: number): string => (Math.abs(minor) % 2 === 0 ? 'AM' : 'PM')

const tagOf = (own: string): string => {
  if (/^Recharge/.test(own)) return '# Bill Payments'
  if (/Foodcart/.test(own)) return '# Food'
  if (/Kirana/.test(own)) return '# Groceries'
  return /Sunita/.test(own) ? 'Note: rent share' : ''
}

const counted = (count: number, name: string) => `${count} payment${count === 1 ? '' : 's'} ${name}`

/** A saver's account and payments by phone, both of Mumbai. */
export const ACCOUNT_AND_PHONE_PAYMENTS_OF_MUMBAI: Readonly<Record<string, PlainHabit>> = {
  'columns-for-dr-or-cr-and-for-the-code-before-amounts-newest-first-with-seconds-in-mumbai': {
    paper: { size: 7, bottom: 755 },
    book: {
      texts: INDUSTRIAL_SAVER,
      rows: [14, 46],
      opening: [300_000, 5_000_000],
      largest: 6_000_000,
      isNeverOverdrawn: true,
    },
    says: { currency: 'INR' },
    newestFirst: true,
    pitch: 9,
    gap: 13,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut, entries } }) => {
      paper.put(40, 'EXAMPLE INDUSTRIAL BANK', HEADING).put(560, 'Statement of Account', RIGHT_BOLD).down(22)
      printGrid(
        paper,
        [40, 330, 420],
        [
          ['MRS ANJALI NAMUNA', 'Customer ID', ': 77104182'],
          ['C-402 EXAMPLE COOP HSG SOC', 'Account Number', `: 0041104000${number.slice(-6)}`],
          ['GHODBUNDER ROAD, THANE WEST', 'Account Type', ': SB - SUPER SAVINGS'],
          ['THANE 400607 MAHARASHTRA', 'Account Branch', ': THANE WEST'],
          ['Mobile: 98XXXXXX41', 'IFSC Code', ': EXKL0000041'],
          ['Nomination: Registered', 'MICR Code', ': 400259014'],
        ],
      ).down(8)
      const period = `${on(start, '03/04/2024')} to ${on(end, '03/04/2024')}`
      paper.put(40, `Transaction Date From ${period}   A/C Status: Active   Currency: INR`, BOLD).down(20)
      printGrid(
        paper,
        [[140], [230], [320], [400], [480], [560]],
        [
          ['Opening Balance', 'Debits', 'Credits', 'Dr Count', 'Cr Count', 'Closing Balance'],
          [
            lakhs(opening),
            lakhs(moneyOut),
            lakhs(moneyIn),
            String(debitsOf(entries).length),
            String(creditsOf(entries).length),
            lakhs(closing),
          ],
        ],
      ).down(14)
    },
    again: ({ paper, book: { number } }) => {
      paper.put(40, `Account Number : 0041104000${number.slice(-6)}`)
      paper.put(560, `Page ${paper.page} of 3`, RIGHT).down(20)
    },
    columns: [
      { title: 'Srl', x: 40, cell: (_, { row }) => String(row + 1) },
      {
        title: 'Txn Date',
        x: 60,
        cell: ({ date, amount: own }) => [
          on(date, '03/04/2024'),
          `${hourOf(own)}:${two(Math.abs(own * 7) % 60)} ${halfOf(own)}`,
        ],
      },
      valueDay('Value Date', 120, '03/04/2024'),
      text('Description', 170, 170),
      {
        title: 'Cheque No',
        x: 345,
        means: 'reference',
        cell: ({ text: own, amount: minor }) =>
          /^CLG/.test(own) ? String(Math.abs(minor) + 10_400).padStart(6, '0') : '',
      },
      { title: 'CR/DR', x: 395, cell: ({ amount: own }) => (own < 0 ? 'Dr.' : 'Cr.') },
      { title: 'CCY', x: 430, cell: () => 'INR' },
      amount('Amount (INR)', 500, lakhs),
      balance('Balance (INR)', 560, lakhs),
    ],
    closes: ({ paper }) => {
      paper.need(60).rule(40, 560, -8).down(8)
      paper
        .put(40, 'Please examine the entries and report any discrepancy within 15 days of receipt.', SMALL)
        .down(9)
      paper.put(40, 'Deposits are covered by DICGC up to Rs. 5 lakh. Toll free 1800 209 0055.', SMALL).down(9)
      paper.put(40, 'This is a system generated statement and does not require signature.', SMALL)
    },
  },
  'paid-and-received-with-counts-above-tags-and-accounts-behind-payments-by-phone-in-mumbai': {
    paper: { size: 8, bottom: 750 },
    book: { texts: PHONE_OF_MUMBAI, rows: [10, 34], largest: 400_000 },
    says: { number: false, opening: false, closing: false },
    newestFirst: true,
    pitch: 10,
    gap: 18,
    above: ({ paper, book: { start, end, moneyIn, moneyOut, entries } }) => {
      paper.put(40, 'phonepurse', HEADING).put(555, 'UPI Statement for', RIGHT).down()
      const days = `${on(start, "3 APR'24")} - ${on(end, "3 APR'24")}`
      paper.put(555, days, RIGHT_BOLD).down(14)
      paper.put(40, 'ROHAN NAMUNA', BOLD).down()
      paper.put(40, '98XXXXXX77   rohan.n@example.com').rule(40, 555, 8).down(28)
      const [paid, received] = [debitsOf(entries).length, creditsOf(entries).length]
      printGrid(
        paper,
        [40, 300],
        [
          ['Total Money Paid', 'Total Money Received'],
          [`- Rs.${lakhs(moneyOut)}`, `+ Rs.${lakhs(moneyIn)}`],
          [counted(paid, 'made'), counted(received, 'received')],
        ],
      ).down(6)
      paper
        .put(
          40,
          'Self transfer and payments that failed are not counted in what was paid and received.',
          SMALL,
        )
        .down(20)
      paper.put(40, 'Passbook Payments History', HEADING).put(555, 'All payments done by you', RIGHT).down(20)
    },
    again: ({ paper }) =>
      paper.put(40, 'phonepurse', BOLD).put(555, `Page ${paper.page} of 4`, RIGHT).down(24),
    columns: [
      {
        title: ['Date &', 'Time'],
        x: 40,
        cell: ({ date, amount: own }) => [on(date, '3 Apr'), `${hourOf(own)} ${halfOf(own)}`],
      },
      lined('Transaction Details', 95, 210),
      {
        title: 'Notes & Tags',
        x: 315,
        means: 'description',
        cell: ({ text: own }) => tagOf(own),
      },
      {
        title: 'Your Account',
        x: 395,
        means: 'description',
        cell: ({ amount: own }) => [Math.abs(own) % 3 === 0 ? 'Example Rural Bank' : 'Sample Bank', '- 41'],
      },
      amount('Amount', 555, around(lakhs, '- Rs.5', '+ Rs.5')),
    ],
    closes: ({ paper }) => {
      paper.need(50).rule(40, 555, -12).down(4)
      paper.put(40, 'For any queries, contact us on the app under Help & Support.', SMALL).down(9)
      paper.put(40, 'Phonepurse Payments Services Limited, Noida. Passbook is generated by the app.', SMALL)
    },
  },
}
