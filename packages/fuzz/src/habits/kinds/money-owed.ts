import { addDays } from '../../convention/day.ts'
import { balance, credit, day, debit, text, valueDay } from '../setting/columns.ts'
import { around, commaPoint, lakhs } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { BORROWER } from '../texts/american-and-british.ts'
import { INDIAN_LOAN } from '../texts/asian.ts'

const owed = around(commaPoint, '5', '-5')
const dollars = around(commaPoint, '$5', '-$5')
const named = around(lakhs, '5 Dr', '5 Cr')

/** Loans and lines of credit. */
export const MONEY_OWED_HABITS: Readonly<Record<string, PlainHabit>> = {
  'line-of-credit-with-advances-and-payments': {
    paper: { page: 'letter', bottom: 720 },
    book: { texts: BORROWER, rows: [3, 20], opening: [-4_000_000, -3_000_000] },
    says: { isOwed: true, currency: 'USD' },
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(50, 'Home Equity Line of Credit', HEADING).down(14)
      paper
        .put(50, `Account Number ${number.slice(-10)}`)
        .put(350, `Statement Period ${on(start, '04/03/2024')} - ${on(end, '04/03/2024')}`)
        .down(18)
      paper
        .pairs(50, 280, [
          ['Previous Balance', dollars(opening)],
          ['Advances and Charges', `+ $${commaPoint(moneyOut)}`],
          ['Payments and Credits', `- $${commaPoint(moneyIn)}`],
          ['New Balance', dollars(closing)],
          ['Credit Limit', '$90,000.00'],
          ['Minimum Payment Due', '$312.40'],
          ['Payment Due Date', on(addDays(end, 25), '04/03/2024')],
        ])
        .down(18)
    },
    columns: [
      day('Date', 50, '04/03'),
      text('Transaction Description', 100, 210),
      debit('Advances/Charges', 400, commaPoint),
      credit('Payments/Credits', 480, commaPoint),
      balance('Balance', 555, owed),
    ],
  },
  'loan-account-always-in-debit': {
    paper: { size: 7.5 },
    book: { texts: INDIAN_LOAN, rows: [4, 18], opening: [-90_000_000, -40_000_000], largest: 9_000_000 },
    says: { currency: 'INR' },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(200, 'STATEMENT OF LOAN ACCOUNT', HEADING).down(16)
      paper
        .put(40, `Loan Account No : ${number.slice(-14)}`)
        .put(330, 'Sanctioned Amount : 12,00,000.00')
        .down()
      paper.put(40, 'Rate of Interest : 9.15% p.a.').put(330, 'EMI : 15,240.00').down()
      paper
        .put(40, `Statement Period : ${on(start, '03-04-2024')} to ${on(end, '03-04-2024')}`)
        .put(330, 'Currency : INR')
        .down(22)
    },
    columns: [
      day('Txn Date', 40, '03-04-2024'),
      valueDay('Value Date', 95, '03-04-2024'),
      text('Particulars', 150, 180),
      debit('Debit', 420, lakhs),
      credit('Credit', 490, lakhs),
      balance('Balance', 565, named),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(150, 'Opening Balance').put(565, named(opening), RIGHT).down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(150, 'Closing Balance', BOLD).put(565, named(closing), RIGHT_BOLD),
  },
}
