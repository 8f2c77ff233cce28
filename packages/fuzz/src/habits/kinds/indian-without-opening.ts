import { balance, credit, cutText, day, debit, valueDay } from '../setting/columns.ts'
import { around, lakhs, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { numberLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { INDIAN } from '../texts/asian.ts'

const minus = minusBefore(lakhs)
const dotted = around(lakhs, '5 Dr.', '5 Cr.')
const book = { texts: INDIAN, rows: [10, 50], opening: [100_000, 9_000_000] } as const
const paper = { size: 7.5, lead: 11 } as const

export const INDIAN_WITHOUT_OPENING_HABITS: Readonly<Record<string, PlainHabit>> = {
  'serial-number-and-zeros-beside-amounts': {
    paper,
    book,
    says: { currency: 'INR', opening: false, closing: false, unproved: 'oldest' },
    pitch: 9,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(30, 'DETAILED STATEMENT', HEADING).down(16)
      paper.put(30, numberLike('Account Number: ~~~~~~~~~~~~ (INR) - RAMESH EXAMPLE', number)).down()
      paper.put(30, `Transaction Date from ${on(start, '03/04/2024')} to ${on(end, '03/04/2024')}`).down(20)
    },
    columns: [
      { title: 'S No.', x: 30, cell: (_, { row }) => String(row + 1) },
      valueDay('Value Date', 62, '03/04/2024'),
      day(['Transaction', 'Date'], 115, '03/04/2024'),
      { title: ['Cheque', 'Number'], x: 170, cell: () => '-' },
      cutText('Transaction Remarks', 225, 34),
      debit(['Withdrawal', 'Amount (INR)'], 430, lakhs, '0.00'),
      credit(['Deposit', 'Amount (INR)'], 495, lakhs, '0.00'),
      balance('Balance (INR)', 560, minus),
    ],
    closes: ({ paper }) => {
      paper.need(40).down(6).put(30, 'Legends Used in Account Statement', BOLD).down()
      paper.put(30, 'UPI - Unified Payments Interface   NEFT - National Electronic Funds Transfer')
    },
  },
  'narration-right-of-the-money': {
    book,
    says: { opening: false, closing: false, unproved: 'oldest' },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'Account Statement', HEADING).down(14)
      paper.put(50, numberLike('Account No : ~~~~~~~~~~~~~~~~', number))
      paper.put(350, `From ${on(start, '03/04/2024')} To ${on(end, '03/04/2024')}`).down(24)
    },
    columns: [
      day(['Transaction', 'Date'], 40, '03/04/2024'),
      {
        title: ['Cheque', 'Number'],
        x: 105,
        means: 'reference',
        cell: (_, { random }) => (random.chance(0.1) ? random.digits(6) : ''),
      },
      debit('Withdrawal', 230, lakhs),
      credit('Deposit', 300, lakhs),
      balance('Balance', 390, dotted),
      cutText('Narration', 405, 28),
    ],
  },
}
