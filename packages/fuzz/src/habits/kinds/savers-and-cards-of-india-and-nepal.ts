import { addDays } from '../../convention/day.ts'
import { creditsOf, debitsOf } from '../setting/account-book.ts'
import { amount, balance, credit, day, debit, valueDay } from '../setting/columns.ts'
import { around, lakhs, minusAfter } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { magnitudeSaying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { INDIAN_STATE_CARD, KATHMANDU, PUBLIC_INDIAN } from '../texts/current-accounts-of-the-world.ts'

const rich = { opening: [400_000, 9_000_000], isNeverOverdrawn: true } as const
const owed = around(lakhs, '5', '-5')
const FEES = /^(LATE FEE|IGST|FIN CHARGES)/

/** Savings of a public bank and a card of India, and an account of Nepal. */
export const SAVERS_AND_CARDS_OF_INDIA_AND_NEPAL: Readonly<Record<string, PlainHabit>> = {
  'credit-before-debit-with-dashes-for-nothing-above-your-closing-balance-of-a-public-bank-in-india': {
    paper: { size: 8, bottom: 740 },
    book: { texts: PUBLIC_INDIAN, ...rich, rows: [12, 45] },
    says: { currency: 'INR' },
    pitch: 9.5,
    gap: 15,
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      const [from, to] = [on(start, '03-04-24'), on(end, '03-04-24')]
      paper.put(40, 'EXAMPLE BANK OF INDIA', HEADING).put(555, 'ACCOUNT STATEMENT', RIGHT_BOLD).down(22)
      printGrid(
        paper,
        [40, 330, 430],
        [
          ['Mr. RAVI NAMUNA', 'Branch Name', ': MAIN ROAD INDORE'],
          ['S/O MOHAN NAMUNA', 'Branch Code', ': 04417'],
          ['14, EXAMPLE COLONY', 'IFS Code', ': EXAB0004417'],
          ['INDORE', 'CIF Number', ': XXXXXXX8812'],
          ['MADHYA PRADESH - 452001', 'Product', ': SB CHQ-GEN-PUB IND-RURAL INR'],
          ['', 'Nominee Name', ': SUNITA NAMUNA'],
        ],
      ).down(12)
      paper.put(40, 'RELATIONSHIP SUMMARY', BOLD).rule(40, 555, 4).down(18)
      printGrid(
        paper,
        [40, 200, [400], [555]],
        [
          ['Account Type', 'Account Number', 'Currency', 'Balance'],
          ['SAVING ACCOUNT', `XXXXXXX${number.slice(-4)}`, 'INR', lakhs(closing)],
        ],
      ).down(12)
      paper.put(40, 'TRANSACTION OVERVIEW', BOLD).rule(40, 555, 4).down(18)
      paper.put(40, `SAVING ACCOUNT  XXXXXXX${number.slice(-4)}`, BOLD)
      paper.put(555, `Statement From : ${from} to ${to}`, RIGHT).down(16)
      paper.put(40, `Your Opening Balance on ${from}: ${lakhs(opening)}`).down(20)
    },
    again: ({ paper }) => paper.put(555, `Page no. ${paper.page}`, RIGHT).down(20),
    columns: [
      day('Date', 40, '03-04-24'),
      lined('Transaction Reference', 95, 190),
      { title: 'Ref.No./Chq.No.', x: 295, cell: () => '-' },
      credit('Credit', 415, lakhs, '-'),
      debit('Debit', 485, lakhs, '-'),
      balance('Balance', 555, lakhs),
    ],
    closes: ({ paper, book: { end, closing } }) => {
      paper
        .need(90)
        .put(40, `Your Closing Balance on ${on(end, '03-04-24')}: ${lakhs(closing)}`, BOLD)
        .down(24)
      for (const line of [
        'Please do not share your ATM, Debit/Credit Card number, PIN and OTP with anyone over mail, SMS or phone.',
        'Deposits are insured up to Rs 5 lakh. Cheques of Rs 50,000 and above are cleared under Positive Pay.',
        'This is a computer generated statement and does not require a signature.',
      ]) {
        paper.put(40, line, SMALL).down(9)
      }
    },
  },
  'letters-c-and-d-behind-rupees-of-a-card-with-a-summary-of-reward-points-below-in-india': {
    paper: { size: 8, font: 'noto', bottom: 740 },
    book: { texts: INDIAN_STATE_CARD, rows: [10, 36], opening: [-9_000_000, -2_500_000], largest: 300_000 },
    says: { currency: 'INR', isOwed: true },
    gap: 13,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut, entries } }) => {
      const fees = magnitudeSaying(entries, FEES)
      const spent = Math.abs(moneyOut) - fees
      paper.put(40, 'example card', HEADING).put(555, 'MONTHLY STATEMENT', RIGHT_BOLD).down(24)
      printGrid(
        paper,
        [40, 300, [555]],
        [
          ['MS NEHA NAMUNA', 'Credit Card Number', `XXXX XXXX XXXX ${number.slice(-4)}`],
          ['18 EXAMPLE ENCLAVE', '*Total Amount Due ( ₹ )', owed(closing)],
          ['KOTHRUD', '**Minimum Amount Due ( ₹ )', lakhs(Math.round(closing / 20))],
          ['PUNE 411038', 'Payment Due Date', on(addDays(end, 20), '03 Apr 2024')],
          ['MAHARASHTRA', 'Statement Date', on(end, '03 Apr 2024')],
        ],
      ).down(8)
      printGrid(
        paper,
        [[140], [270], [410], [555]],
        [
          ['Credit Limit ( ₹ )', 'Cash Limit ( ₹ )', 'Available Credit ( ₹ )', 'Available Cash ( ₹ )'],
          ['3,00,000.00', '90,000.00', lakhs(30_000_000 + closing), '90,000.00'],
        ],
      ).down(14)
      paper.put(40, 'ACCOUNT SUMMARY', BOLD).rule(40, 555, 4).down(18)
      printGrid(
        paper,
        [[120], [235], [345], [455], [555]],
        [
          ['Previous', 'Payments, Reversals', 'Purchases &', 'Fee, Taxes &', 'Total'],
          [
            'Balance ( ₹ )',
            '& other Credits ( ₹ )',
            'Other Debits ( ₹ )',
            'Interest ( ₹ )',
            'Outstanding ( ₹ )',
          ],
          [owed(opening), lakhs(moneyIn), lakhs(spent), lakhs(fees), owed(closing)],
        ],
      ).down(16)
      const days = `${on(start, '03 Apr 24')} to ${on(end, '03 Apr 24')}`
      paper.put(40, `Transactions for Statement Period: ${days}`, BOLD).down(18)
    },
    again: ({ paper }) => paper.put(555, `Page ${paper.page} of 4`, RIGHT).down(22),
    columns: [
      day('Date', 40, '03 Apr 24'),
      lined('Transaction Details', 110, 320),
      amount('Amount ( ₹ )', 555, around(lakhs, '5 D', '5 C')),
    ],
    opens: ({ paper }) => paper.put(110, 'TRANSACTIONS FOR NEHA NAMUNA', BOLD).down(14),
    closes: ({ paper }) => {
      paper
        .need(130)
        .put(110, 'C=Credit; D=Debit; EN=Encash; FP=Flexipay; M=Monthly Installments', SMALL)
        .down(24)
      paper.put(40, 'REWARD SUMMARY', BOLD).rule(40, 555, 4).down(18)
      printGrid(
        paper,
        [[130], [230], [400], [555]],
        [
          ['Previous Balance', 'Earned', 'Redeemed/Expired/Forfeited', 'Closing Balance'],
          ['4,212', '318', '0', '4,530'],
        ],
      ).down(12)
      paper.put(
        40,
        'Making only the minimum payment every month would stretch your repayment over years.',
        SMALL,
      )
      paper.down(9).put(40, 'Finance charges 3.75% per month (45% per annum). GSTIN 06AAAAA0000A1Z5.', SMALL)
    },
  },
  'serial-numbers-before-two-days-in-lakhs-with-total-counts-and-interest-accrued-in-nepal': {
    paper: { size: 8, bottom: 740 },
    book: { texts: KATHMANDU, ...rich, rows: [10, 40] },
    says: { currency: 'NPR' },
    gap: 13,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(190, 'EXAMPLE BANK NEPAL LIMITED', HEADING).down(13)
      paper.put(225, 'Kamaladi, Kathmandu, Nepal').down(13)
      paper.put(228, 'STATEMENT OF ACCOUNT', BOLD).down(22)
      printGrid(
        paper,
        [40, 130, 330, 420],
        [
          ['Account Name', ': ANITA NAMUNA', 'Account Number', `: ${number.slice(-15)}`],
          ['Address', ': LALITPUR-4, BAGMATI', 'Account Type', ': SALARY SAVING'],
          ['Member Since', ': 2019-06-11', 'Currency', ': NPR'],
          ['Branch', ': PULCHOWK', 'Interest Rate', ': 4.50% p.a.'],
          ['From Date', `: ${on(start, '2024-04-03')}`, 'To Date', `: ${on(end, '2024-04-03')}`],
        ],
      ).down(20)
    },
    again: ({ paper }) => paper.put(555, `Page ${paper.page}`, RIGHT).down(20),
    columns: [
      { title: 'S.N.', x: 40, cell: (_, { row }) => String(row + 1) },
      day('Txn Date', 65, '2024-04-03'),
      valueDay('Value Date', 120, '2024-04-03'),
      lined('Description', 180, 165),
      { title: 'Cheque No.', x: 350, cell: () => '' },
      debit('Debit', 435, lakhs),
      credit('Credit', 495, lakhs),
      balance('Balance', 555, minusAfter(lakhs)),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(180, 'Opening Balance', BOLD).put(555, lakhs(opening), RIGHT).down(13),
    closes: ({ paper, book: { moneyIn, moneyOut, closing, entries } }) => {
      paper.need(100).rule(40, 555, -9).put(180, 'Total', BOLD)
      paper.put(435, lakhs(moneyOut), RIGHT_BOLD).put(495, lakhs(moneyIn), RIGHT_BOLD).down(13)
      paper.put(180, 'Closing Balance', BOLD).put(555, lakhs(closing), RIGHT_BOLD).down(22)
      printGrid(
        paper,
        [40, [220], 300, [440]],
        [
          ['Debit Count', String(debitsOf(entries).length), 'Accrued Interest', '214.37'],
          ['Credit Count', String(creditsOf(entries).length), 'Uncleared Balance', '0.00'],
        ],
      ).down(8)
      paper.put(
        40,
        'Discrepancies, if any, must be reported within 15 days. System generated, no signature.',
        SMALL,
      )
    },
  },
}
