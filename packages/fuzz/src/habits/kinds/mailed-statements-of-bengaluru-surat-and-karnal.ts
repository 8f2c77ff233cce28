import { addDays } from '../../convention/day.ts'
import { type Entry, sumOf } from '../setting/account-book.ts'
import {
  amount,
  balance,
  type Column,
  credit,
  cutText,
  day,
  debit,
  text,
  valueDay,
} from '../setting/columns.ts'
import { around, lakhs } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { kind } from '../setting/kind.ts'
import { lined } from '../setting/lined.ts'
import { numbered } from '../setting/numbered.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { notSaying, saying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import type { Section, SectionedHabit } from '../setting/set-sections.ts'
import { CARD_OF_POONA, FIRST_SAVER, MILL_OF_SURAT, TRADER_ON_CREDIT } from '../texts/mailed-commonwealth.ts'

const crDr = around(lakhs, '5Dr', '5Cr')
const drApart = around(lakhs, '5 Dr.', '5 Cr.')
/** What is owed is less than nothing in the book. */
const owed = (minor: number) => `${lakhs(minor)}${minor > 0 ? ' Cr' : ''}`

const two = (number: number) => String(number).padStart(2, '0')
/** An hour of the day for each movement. */
const hourOf = (minor: number) => `${two(Math.abs(minor) % 24)}:${two(Math.abs(minor) % 60)}`

const CHARGE = /^IGST|^LATE/

const areaOf = (text: string, isIn: boolean): string => {
  if (isIn || CHARGE.test(text)) return ''
  if (/FOODCART/.test(text)) return 'Restaurants'
  if (/PETROLEUM/.test(text)) return 'Fuel'
  return /HYPERMART/.test(text) ? 'Grocery' : 'Others'
}

/** A saver, a mill and a trader on credit of India. */
export const MAILED_STATEMENTS_OF_BENGALURU_SURAT_AND_KARNAL: Readonly<Record<string, PlainHabit>> = {
  'days-and-hours-in-one-cell-before-value-days-and-references-below-four-sums-of-a-first-saver': {
    paper: { size: 7.5, bottom: 750 },
    book: {
      texts: FIRST_SAVER,
      rows: [14, 48],
      opening: [400_000, 6_000_000],
      largest: 9_000_000,
      isNeverOverdrawn: true,
    },
    says: { currency: 'INR' },
    pitch: 9.5,
    gap: 14,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(40, 'EXAMPLE FIRST', HEADING).put(555, 'STATEMENT OF ACCOUNT', RIGHT_BOLD).down(24)
      printGrid(
        paper,
        [40, 130, 320, 420],
        [
          ['CUSTOMER ID', ': 5104477120', 'ACCOUNT NO', `: ${number.slice(-11)}`],
          ['CUSTOMER NAME', ': KAVYA NAMUNA', 'ACCOUNT TYPE', ': Savings Regular'],
          ['ADDRESS', ': 402 EXAMPLE HEIGHTS', 'ACCOUNT BRANCH', ': INDIRANAGAR BRANCH'],
          ['', '  100 FEET ROAD', 'BRANCH ADDRESS', ': 12 CMH ROAD, BENGALURU 560038'],
          ['', '  BENGALURU 560038 KARNATAKA', 'IFSC', ': EXFB0080154'],
          ['EMAIL ID', ': ka***na@example.com', 'MICR', ': 560751014'],
          ['PHONE NO', ': ******4471', 'NOMINATION', ': Registered'],
          ['STATUS', ': ACTIVE', 'CURRENCY', ': INR'],
        ],
      ).down(10)
      const period = `${on(start, '03-APR-2024')} TO ${on(end, '03-APR-2024')}`
      paper.put(40, `STATEMENT PERIOD : ${period}`, BOLD).down(18)
      printGrid(
        paper,
        [[140], [280], [420], [555]],
        [
          ['Opening Balance', 'Total Debit', 'Total Credit', 'Closing Balance'],
          [lakhs(opening), lakhs(moneyOut), lakhs(moneyIn), lakhs(closing)],
        ],
      )
      paper.rule(40, 555, -4).down(16)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(40, 'EXAMPLE FIRST', BOLD)
        .put(555, `ACCOUNT NO : ${number.slice(-11)}   Page ${paper.page}`, RIGHT)
        .down(22),
    columns: [
      {
        title: ['Date and', 'Time'],
        x: 40,
        cell: ({ date, amount: own }) => `${on(date, '03 Apr 24')} ${hourOf(own)}`,
      },
      valueDay('Value Date', 110, '03 Apr 24'),
      text('Transaction Details', 160, 150),
      {
        title: ['Ref/Cheque', 'No.'],
        x: 320,
        means: 'reference',
        cell: ({ text: own }) => /40\d{10}/.exec(own)?.[0] ?? '',
      },
      debit(['Withdrawals', '(INR)'], 430, lakhs),
      credit(['Deposits', '(INR)'], 490, lakhs),
      balance(['Balance', '(INR)'], 555, lakhs),
    ],
    closes: ({ paper }) => {
      paper.need(60).rule(40, 555, -9).down(6)
      paper
        .put(40, 'REGISTERED OFFICE: Example First Bank Limited, KRM Example Towers, Chennai 600031', SMALL)
        .down(9)
      paper
        .put(40, 'Deposits are insured by DICGC up to Rs. 5,00,000. This is a system generated', SMALL)
        .down(9)
      paper.put(40, 'statement and requires no signature.   *** End of the statement ***', SMALL)
    },
  },
  'letters-attached-behind-balances-under-sums-named-dr-and-cr-with-a-grand-total-of-a-mill-in-surat': {
    paper: { size: 7.5, bottom: 750 },
    book: {
      texts: MILL_OF_SURAT,
      rows: [16, 50],
      opening: [5_000_000, 40_000_000],
      largest: 20_000_000,
      isNeverOverdrawn: true,
    },
    says: { currency: 'INR' },
    pitch: 9.5,
    gap: 13,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(40, 'EXAMPLE BANK OF GUJARAT', HEADING).put(555, 'Ring Road Branch, Surat', RIGHT).down()
      paper.put(40, '(A Government of India Undertaking)', SMALL)
      paper.put(555, 'IFSC: EXGB0RINSUR   MICR: 395012014', RIGHT).down(24)
      printGrid(
        paper,
        [40, 140, 330, 430],
        [
          ['M/S SAMPLE SILK MILLS', '', 'Customer Id', ': 104471882'],
          ['PLOT 44 GIDC', '', 'Account No', `: 08210200${number.slice(-6)}`],
          ['PANDESARA', '', 'Account Type', ': CURRENT ACCOUNT'],
          ['SURAT', '', 'Nominee', ': NOT REGISTERED'],
          ['GUJARAT - 394221', '', 'Date', `: ${on(addDays(end, 3), '03/04/2024')}`],
        ],
      ).down(12)
      const period = `${on(start, '03-04-2024')} to ${on(end, '03-04-2024')}`
      paper.put(
        40,
        `Statement of transactions in Current Account Number: 08210200${number.slice(-6)} in INR for the period`,
      )
      paper.put(455, period).down(22)
    },
    again: ({ paper }) => paper.put(555, `Page ${paper.page} of 3`, RIGHT).down(20),
    columns: [
      day(['TRAN DATE'], 40, '03-04-2024'),
      valueDay('VALUE DATE', 95, '03-04-2024'),
      text('NARRATION', 150, 165),
      {
        title: 'CHQ.NO.',
        x: 325,
        means: 'reference',
        cell: ({ text: own }) => /^BY INST (\d+)/.exec(own)?.[1] ?? '',
      },
      debit(['WITHDRAWAL', '(DR)'], 425, lakhs),
      credit(['DEPOSIT', '(CR)'], 490, lakhs),
      balance(['BALANCE', '(INR)'], 555, crDr),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(150, 'Opening Balance').put(555, crDr(opening), RIGHT).down(13),
    closes: ({ paper, book: { moneyIn, moneyOut, closing } }) => {
      paper.need(100).rule(40, 555, -9).put(150, 'Grand Total', BOLD).put(425, lakhs(moneyOut), RIGHT_BOLD)
      paper.put(490, lakhs(moneyIn), RIGHT_BOLD).down(14)
      paper.put(150, 'Closing Balance', BOLD).put(555, crDr(closing), RIGHT_BOLD).down(24)
      paper
        .put(40, 'ABBREVIATIONS: CTS - Cheque Truncation System, INST - Instrument, CLG - Clearing', SMALL)
        .down(9)
      paper
        .put(40, 'Unless the constituent notifies the bank at once of any discrepancy found by him in', SMALL)
        .down(9)
      paper
        .put(40, 'this statement of account, it will be taken that he has found the account correct.', SMALL)
        .down(9)
      paper.put(40, 'Toll free: 1800 555 4455', SMALL)
    },
  },
  'numbers-of-transactions-and-branches-newest-first-with-dr-apart-below-a-drawing-power-of-a-trader': {
    paper: { size: 7.5, bottom: 750 },
    book: {
      texts: TRADER_ON_CREDIT,
      rows: [14, 46],
      opening: [-180_000_000, -90_000_000],
      largest: 1_500_000,
    },
    says: { currency: 'INR', opening: false, closing: false, unproved: 'oldest' },
    newestFirst: true,
    pitch: 9.5,
    gap: 13,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(230, 'Account Statement', HEADING).down(22)
      printGrid(
        paper,
        [40, 150, 330, 440],
        [
          ['Branch Name', ': KARNAL GRAIN MARKET', 'Account Number', `: 0471008700${number.slice(-6)}`],
          ['Branch Address', ': SCO 14 NEW ANAJ MANDI', 'Account Name', ': NAMUNA AGRO TRADERS'],
          ['City', ': KARNAL', 'Scheme', ': CASH CREDIT HYPOTHECATION'],
          ['Pin', ': 132001', 'Sanction Limit', ': Rs. 25,00,000.00'],
          ['IFSC Code', ': EXNB0047100', 'Drawing Power', ': Rs. 22,40,000.00'],
          ['MICR Code', ': 132024002', 'Rate of Interest', ': 10.65% p.a.'],
        ],
      ).down(12)
      paper
        .put(40, `Statement Period : ${on(start, '03/04/2024')} to ${on(end, '03/04/2024')}`, BOLD)
        .down(22)
    },
    again: ({ paper }) => paper.put(555, `Page No. ${paper.page}`, RIGHT).down(20),
    columns: [
      numbered('Txn No.', 40, 9),
      day('Txn Date', 90, '03/04/2024'),
      cutText('Description', 145, 28),
      { title: 'Branch Name', x: 300, means: 'description', cell: () => 'KARNAL GRAIN MKT' },
      { title: ['Cheque', 'No.'], x: 380, cell: () => '' },
      debit('Dr Amount', 440, lakhs),
      credit('Cr Amount', 495, lakhs),
      balance('Balance', 565, drApart),
    ],
    closes: ({ paper }) => {
      paper.need(60).rule(40, 565, -9).down(8)
      paper.put(
        40,
        'Unless a constituent notifies the bank of any discrepancy within 15 days this is deemed correct.',
        SMALL,
      )
      paper
        .down(9)
        .put(40, 'Please do not share your ATM, PIN, user id, password and OTP with anyone.', SMALL)
        .down(9)
      paper.put(40, 'Computer generated statement, needs no authentication.', SMALL)
    },
  },
}

/** A card of a household of Poona. */
export const CARD_SECTIONS_OF_POONA: Readonly<Record<string, SectionedHabit>> = {
  'areas-of-spending-behind-details-that-name-the-period-with-sums-of-payments-purchases-and-charges-in-poona':
    {
      paper: { font: 'noto', size: 7.5, bottom: 750 },
      book: { texts: CARD_OF_POONA, rows: [12, 40], opening: [-6_000_000, -1_000_000], largest: 3_000_000 },
      says: { currency: 'INR', isOwed: true },
      above: (paper, { start, end, number, opening, closing, moneyIn, entries }) => {
        const charges = sumOf(saying(entries, CHARGE))
        const spent = closing - opening - moneyIn - charges
        const due = on(addDays(end, 18), '03-Apr-2024')
        paper.put(40, 'Example Card Bank', HEADING).put(555, 'Credit Card Statement', RIGHT_BOLD).down(14)
        paper.put(555, 'Premier Platinum', RIGHT).down(18)
        printGrid(
          paper,
          [40, 320, [555]],
          [
            ['MR ROHAN NAMUNA', 'Statement Date', on(end, '03-Apr-2024')],
            [
              'B-12 EXAMPLE PARK',
              'Statement Period',
              `${on(start, '03-Apr-2024')} to ${on(end, '03-Apr-2024')}`,
            ],
            ['BANER', 'Remember to Pay By', due],
            ['PUNE 411045', 'Minimum Amount Due (MAD)', '₹2,140.00'],
            [`Primary Card Number  414767XXXXXX${number.slice(-4)}`, 'Total Credit Limit', '₹3,00,000.00'],
          ],
        ).down(12)
        paper
          .put(40, 'Total Amount Due (TAD)', BOLD)
          .put(555, `₹${owed(closing)}`, RIGHT_BOLD)
          .rule(40, 555, 6)
          .down(24)
        printGrid(
          paper,
          [[135], [255], [365], [460], [555]],
          [
            ['Previous Amount Due', 'Payments & Credits', 'Purchases', 'Fees & Charges', 'Total Amount Due'],
            [owed(opening), lakhs(moneyIn), lakhs(spent), lakhs(charges), owed(closing)],
          ],
        ).down(20)
      },
      again: (paper, { number, end }) => {
        paper.put(40, `Credit Card Statement  414767XXXXXX${number.slice(-4)}   ${on(end, '03-Apr-2024')}`)
        paper.put(555, `Page ${paper.page} of 3`, RIGHT).down(20)
      },
      titlesOnce: true,
      sections: ({ credits, debits }) => {
        const columns = (details: string): Column[] => [
          day('Date', 40, '03/04/2024'),
          lined(details, 100, 260),
          kind('Spends Area', 400, areaOf),
          amount('Amount (₹)', 555, owed),
        ]
        const all = (title: string, entries: readonly Entry[]): Section => ({
          title,
          columns: columns('Transaction details'),
          entries,
        })
        return [
          all('Payments and Other Credits', credits),
          all('Retail Purchases and Cash Transactions', notSaying(debits, CHARGE)),
          all('Other Fees and Charges', saying(debits, CHARGE)),
        ]
      },
      opens: (paper, { title }) => paper.put(100, title, BOLD).down(14),
      closes: (paper, { title }, sum) => {
        const name = title.startsWith('Payments')
          ? 'Total Payments and Other Credits'
          : title.startsWith('Retail')
            ? 'Total Purchases & Cash'
            : 'Total Fees & Charges'
        paper.need(20).put(100, name, BOLD).put(555, owed(sum), RIGHT_BOLD).down(20)
      },
      below: (paper, { entries }) => {
        const points = Math.round(Math.abs(sumOf(entries.filter(({ amount: own }) => own < 0))) / 15_000)
        paper.need(110).put(40, 'Reward Points Summary', BOLD).rule(40, 555).down(16)
        printGrid(
          paper,
          [[140], [260], [370], [470]],
          [
            ['Opening', 'Earned', 'Redeemed', 'Closing'],
            ['1,204', String(points), '0', new Intl.NumberFormat('en-US').format(1_204 + points)],
          ],
        ).down(8)
        paper
          .put(
            40,
            'Paying only the minimum amount due each month means you pay more interest and take',
            SMALL,
          )
          .down(9)
        paper.put(40, 'longer to pay off your balance. Interest is 3.75% a month (45% a year).', SMALL)
      },
    },
}
