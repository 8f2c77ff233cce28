import { balance, balanceOnce, type Column, credit, day, debit, text, valueDay } from '../setting/columns.ts'
import { commaPoint, lakhs, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { KENYAN, NIGERIAN, SOUTH_AFRICAN } from '../texts/african.ts'
import { BRITISH } from '../texts/american-and-british.ts'
import { FILIPINO, INDIAN } from '../texts/asian.ts'

const rich = { isNeverOverdrawn: true, opening: [400_000, 9_000_000] } as const
/** The kind of a movement, printed as a part of its text. */
const kind = (title: string, x: number, out: string, into: string): Column => ({
  title,
  x,
  means: 'description',
  cell: ({ amount: own }) => (own < 0 ? out : into),
})

/** Whole pages of banks of Asia and Africa. */
export const ASIAN_AND_AFRICAN_PAGES: Readonly<Record<string, PlainHabit>> = {
  'modes-and-deposits-first-between-a-summary-and-deposits-for-a-term': {
    paper: { size: 7.5 },
    book: { texts: INDIAN, ...rich, rows: [20, 50] },
    says: { currency: 'INR' },
    above: ({ paper, book: { start, end, number, closing } }) => {
      paper.put(40, 'MR RAHUL SAMPLE').put(380, 'Your Base Branch: EXAMPLE ROAD, PUNE').down()
      paper.put(40, '12 EXAMPLE NAGAR').put(380, 'Customer ID : 512345678').down()
      paper.put(40, 'PUNE MAHARASHTRA 411001').put(380, 'Nominee : Registered').down(20)
      paper
        .put(40, `Summary of Accounts held under Customer ID as on ${on(end, 'April 03, 2024')}`, BOLD)
        .down(14)
      printGrid(
        paper,
        [40, 160, [330], [440], [550]],
        [
          ['ACCOUNT TYPE', 'ACCOUNT NUMBER', 'A/c BALANCE(I)', 'FIXED DEPOSITS(II)', 'TOTAL(I+II)'],
          ['Savings', number.slice(-12), lakhs(closing), '1,50,000.00', lakhs(closing + 15_000_000)],
        ],
      ).down(12)
      paper
        .put(
          40,
          `Statement of Transactions in Savings Account Number: ${number.slice(-12)} in INR for the period ${on(start, 'April 03, 2024')} - ${on(end, 'April 03, 2024')}`,
          BOLD,
        )
        .down(18)
    },
    columns: [
      day('DATE', 40, '03-04-2024'),
      kind('MODE', 100, 'MOBILE BANKING', 'NEFT'),
      text('PARTICULARS', 185, 160),
      credit('DEPOSITS', 410, lakhs),
      debit('WITHDRAWALS', 485, lakhs),
      balance('BALANCE', 560, lakhs),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper.put(40, on(start, '03-04-2024')).put(185, 'B/F').put(560, lakhs(opening), RIGHT).down(14),
    closes: ({ paper, book: { moneyIn, moneyOut, closing, number } }) => {
      paper.need(150).put(185, 'Total:', BOLD).put(410, lakhs(moneyIn), RIGHT_BOLD)
      paper.put(485, lakhs(moneyOut), RIGHT_BOLD).put(560, lakhs(closing), RIGHT_BOLD).down(24)
      paper.put(40, 'Statement of Linked Fixed Deposits', BOLD).down(14)
      printGrid(
        paper,
        [40, 150, [290], [340], 360, [520]],
        [
          ['DEPOSIT NO.', 'OPEN DATE', 'DEP. AMT.', 'ROI%', 'MAT. DATE', 'MAT. AMT.'],
          [`${number.slice(-8)}01`, '12-03-2023', '1,00,000.00', '7.10', '12-03-2025', '1,15,114.00'],
          [`${number.slice(-8)}02`, '02-01-2024', '50,000.00', '7.00', '02-01-2025', '53,593.00'],
        ],
      ).down(8)
      paper.put(
        40,
        'Legends: VAT/MAT/NFS - Cash withdrawal at other ATMs. VPS/IPS - Debit card transaction.',
        SMALL,
      )
    },
  },
  'totals-and-an-average-under-the-last-balance-cheques-between': {
    book: { texts: BRITISH, ...rich, rows: [15, 45] },
    says: { currency: 'SGD' },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'STATEMENT OF ACCOUNT', HEADING).down(18)
      paper.put(50, 'MS A SAMPLE').put(350, 'Deposit Insurance Scheme').down()
      paper
        .put(50, '10 EXAMPLE STREET #04-12')
        .put(350, 'Up to S$100,000 are insured by SDIC.', SMALL)
        .down(20)
      paper
        .put(50, '360 ACCOUNT', BOLD)
        .down()
        .put(50, `Account No. ${number.slice(-12)}`)
        .down()
      paper
        .put(50, `${on(start, '3 APR 2024')} TO ${on(end, '3 APR 2024')}`)
        .put(350, 'Currency SGD')
        .down(20)
    },
    columns: [
      day(['Transaction', 'Date'], 50, '03 APR'),
      { ...valueDay(['Value', 'Date'], 105, '03 APR') },
      text('Description', 150, 150),
      { title: 'Cheque', x: 310, cell: () => '' },
      debit('Withdrawal', 410, commaPoint),
      credit('Deposit', 480, commaPoint),
      balance('Balance', 555, commaPoint),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(150, 'BALANCE B/F', BOLD).put(555, commaPoint(opening), RIGHT_BOLD).down(14),
    closes: ({ paper, book: { closing, opening, moneyIn, moneyOut } }) => {
      paper.need(90).put(150, 'BALANCE C/F', BOLD).put(555, commaPoint(closing), RIGHT_BOLD).down(16)
      paper.put(150, 'Total Withdrawals/Deposits', BOLD).put(410, commaPoint(moneyOut), RIGHT_BOLD)
      paper.put(480, commaPoint(moneyIn), RIGHT_BOLD).down(24)
      printGrid(
        paper,
        [150, [480]],
        [
          ['Total Interest Paid This Year', '14.22'],
          ['Average Balance', commaPoint(Math.round((opening + closing) / 2))],
        ],
      )
    },
  },
  'numbers-of-the-list-and-fees-before-debits-with-carried-forward': {
    paper: { size: 7.5 },
    book: { texts: SOUTH_AFRICAN, ...rich, rows: [30, 60] },
    says: { currency: 'ZAR' },
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(40, 'Account summary', HEADING).put(340, 'Contact us 0860 555 111').down(16)
      printGrid(
        paper,
        [40, 140, 340, [560]],
        [
          ['Account type', 'Current account', 'Opening balance', `R${commaPoint(opening)}`],
          ['Account number', number.slice(-10), 'Funds received/Credits', `R${commaPoint(moneyIn)}`],
          ['Statement date:', on(end, '03/04/2024'), 'Funds used/Debits', `R${commaPoint(moneyOut)}`],
          [
            'Statement period:',
            `${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}`,
            'Closing balance',
            `R${commaPoint(closing)}`,
          ],
          ['Statement frequency:', 'Monthly', 'Annual credit interest rate', '0.000%'],
        ],
      ).down(14)
    },
    columns: [
      {
        title: 'Tran list no',
        x: 40,
        means: 'reference',
        cell: ({ amount: own }) => (own % 3 === 0 ? String(1_000 + (Math.abs(own) % 8_000)) : ''),
      },
      day('Date', 100, '03/04/2024'),
      text('Description', 160, 170),
      { title: 'Fees (R)', x: 385, align: 'right', cell: ({ amount: own }) => (own % 5 === 0 ? '*' : '') },
      debit('Debits (R)', 445, commaPoint),
      credit('Credits (R)', 505, commaPoint),
      balance('Balance (R)', 565, minusBefore(commaPoint)),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(100, on(start, '03/04/2024'))
        .put(160, 'Opening balance')
        .put(565, commaPoint(opening), RIGHT)
        .down(14),
    carries: ({ paper }, reached) =>
      paper.put(160, 'Carried forward', BOLD).put(565, commaPoint(reached), RIGHT),
    brings: ({ paper }, reached) =>
      paper.put(160, 'Brought forward', BOLD).put(565, commaPoint(reached), RIGHT).down(14),
    closes: ({ paper, book: { closing } }) => {
      paper.need(40).put(160, 'Closing balance', BOLD).put(565, commaPoint(closing), RIGHT_BOLD).down(20)
      paper.put(40, '* VAT inclusive fees. VAT calculated monthly at 15%.', SMALL)
    },
  },
  'reference-details-before-sums-named-amounts-and-an-end-of-statement': {
    paper: { page: 'letter', size: 8, bottom: 730 },
    book: { texts: FILIPINO, ...rich },
    says: { currency: 'PHP' },
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(40, 'STATEMENT OF ACCOUNT', HEADING).down(14)
      paper
        .put(40, 'REGULAR SAVINGS')
        .put(360, `ACCOUNT NO: ${number.slice(-10)}`)
        .down()
      paper
        .put(40, `PERIOD COVERED: ${on(start, 'APR 03, 2024')} - ${on(end, 'APR 03, 2024')}`)
        .put(360, 'CURRENCY: PHP')
        .down(20)
      printGrid(
        paper,
        [[150], [290], [430], [560]],
        [
          ['BEGINNING BALANCE', 'TOTAL DEBIT', 'TOTAL CREDIT', 'ENDING BALANCE'],
          [opening, moneyOut, moneyIn, closing].map((own) => commaPoint(own)),
        ],
      ).down(12)
    },
    columns: [
      day('DATE', 40, 'Apr 03'),
      text('DESCRIPTION', 85, 150),
      {
        title: 'REF DETAILS',
        x: 245,
        means: 'reference',
        cell: ({ amount: own }) => `XXXXX${String(Math.abs(own)).padStart(5, '0').slice(-5)}`,
      },
      debit('DEBIT AMOUNT', 400, commaPoint),
      credit('CREDIT AMOUNT', 480, commaPoint),
      balanceOnce('BALANCE AMOUNT', 565, commaPoint),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(85, 'BEGINNING BALANCE').put(565, commaPoint(opening), RIGHT).down(14),
    closes: ({ paper }) =>
      paper.need(30).down(6).put(220, '*** END OF STATEMENT ***').down().put(40, 'Member: PDIC', SMALL),
  },
  'transaction-and-value-dates-money-out-first-with-grand-totals-in-kenya': {
    paper: { size: 7.5 },
    book: { texts: KENYAN, ...rich, rows: [20, 50] },
    says: { currency: 'KES' },
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(40, 'BANK STATEMENT', HEADING).put(560, 'Printed by: ONLINE', RIGHT).down(18)
      printGrid(
        paper,
        [40, 140, 330, 430],
        [
          ['Account Name:', 'JANE EXAMPLE', 'Account Number:', number.slice(-13)],
          ['Product:', 'ORDINARY SAVINGS', 'Currency:', 'KES'],
          ['Branch:', 'FOUR WAYS', 'From:', on(start, '03-04-2024')],
          ['Opening Balance:', commaPoint(opening), 'To:', on(end, '03-04-2024')],
          ['Closing Balance:', commaPoint(closing), 'Total Money In:', commaPoint(moneyIn)],
          ['', '', 'Total Money Out:', commaPoint(moneyOut)],
        ],
      ).down(14)
    },
    columns: [
      day('Trans Date', 40, '03-04-2024'),
      valueDay('Value Date', 100, '03-04-2024'),
      text('Particulars', 160, 150),
      {
        title: ['Instrument', 'Number'],
        x: 325,
        means: 'reference',
        cell: ({ amount: own }) => `S${String(Math.abs(own)).padStart(7, '4')}`,
      },
      debit('Money Out', 430, commaPoint),
      credit('Money In', 495, commaPoint),
      balance('Balance', 565, commaPoint),
    ],
    closes: ({ paper, book: { moneyIn, moneyOut } }) => {
      paper.need(40).put(160, 'Grand Total', BOLD).put(430, commaPoint(moneyOut), RIGHT_BOLD)
      paper.put(495, commaPoint(moneyIn), RIGHT_BOLD).down(20)
      paper.put(40, 'Any omission or errors should be reported within 14 days.', SMALL)
    },
  },
  'numbered-rows-with-cleared-and-uncleared-balances-above-in-nigeria': {
    paper: { size: 7.5 },
    book: { texts: NIGERIAN, ...rich, rows: [20, 50] },
    says: { currency: 'NGN' },
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(40, 'ACCOUNT STATEMENT', HEADING).down(18)
      printGrid(
        paper,
        [40, 150, 330, [560]],
        [
          ['Account Number', number.slice(-10), 'Opening Balance', commaPoint(opening)],
          ['Account Name', 'ADA EXAMPLE', 'Total Withdrawals', commaPoint(moneyOut)],
          ['Account Type', 'SAVINGS', 'Total Lodgements', commaPoint(moneyIn)],
          ['Currency', 'NGN', 'Cleared Balance', commaPoint(closing)],
          ['Address', '4 EXAMPLE CLOSE LEKKI', 'Uncleared Balance', '0.00'],
        ],
      )
      paper.put(40, `Statement Period ${on(start, '03-Apr-24')} TO ${on(end, '03-Apr-24')}`).down(20)
    },
    columns: [
      { title: 'S/NO', x: 40, cell: (_, { row }) => String(row + 1) },
      day(['Posted', 'Date'], 70, '03-Apr-24'),
      valueDay(['Value', 'Date'], 125, '03-Apr-24'),
      text('Description', 180, 180),
      debit('Debit', 420, commaPoint, '-'),
      credit('Credit', 490, commaPoint, '-'),
      balance('Balance', 565, commaPoint),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(180, 'Opening Balance').put(565, commaPoint(opening), RIGHT).down(14),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(180, 'Closing Balance', BOLD).put(565, commaPoint(closing), RIGHT_BOLD),
  },
}
