import { addDays } from '../../convention/day.ts'
import { creditsOf, debitsOf } from '../setting/account-book.ts'
import { amount, balance, day, text, valueDay } from '../setting/columns.ts'
import { around, commaPoint, lakhs } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { numbered } from '../setting/numbered.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import {
  CARD_OF_GURGAON,
  PAYMENTS_BANK_OF_NOIDA,
  SAVER_OF_HOWRAH,
  SAVER_OF_NASHIK,
} from '../texts/converted-commonwealth.ts'

const inr = around(lakhs, '-INR5', 'INR5')
const rupees = around(lakhs, '- Rs.5', '+ Rs.5')
/** Below nothing where more was paid than is owed. */
const due = around(commaPoint, '5', '-5')
const two = (number: number) => String(number).padStart(2, '0')

const saving = {
  rows: [12, 42],
  opening: [300_000, 6_000_000],
  largest: 5_000_000,
  isNeverOverdrawn: true,
} as const

/** Savers, a card and a payments bank of India. */
export const SAVERS_CARDS_AND_PAYMENTS_OF_HOWRAH_NASHIK_AND_GURGAON: Readonly<Record<string, PlainHabit>> = {
  /** Names of months touch the days, and the code of the rupee touches each sum; the direction has a column. */
  'months-touching-days-and-codes-of-rupees-touching-sums-before-a-column-of-dr-and-cr-in-howrah': {
    paper: { size: 8, bottom: 750 },
    book: { texts: SAVER_OF_HOWRAH, ...saving },
    says: { currency: 'INR' },
    gap: 15,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(40, 'Namuna Small Savings Bank', HEADING).put(555, 'Account Statement', RIGHT_BOLD).down(22)
      printGrid(
        paper,
        [40, 310, 400],
        [
          ['MR SUBIR NAMUNA', 'Account Number', number.slice(-14)],
          ['22/1 G T ROAD, SHIBPUR', 'Account Type', 'SAVINGS - STANDARD'],
          ['HOWRAH 711102, WEST BENGAL', 'Branch', 'SHIBPUR, HOWRAH'],
          ['Customer ID 104177120', 'IFSC', 'NMNA0001041'],
          [
            'Nominee Registered: Yes',
            'Statement Period',
            `${on(start, 'April 3, 2024')} - ${on(end, 'April 3, 2024')}`,
          ],
        ],
      ).down(12)
      printGrid(
        paper,
        [[160], [290], [420], [555]],
        [
          ['Opening Balance', 'Total Credits', 'Total Debits', 'Closing Balance'],
          [inr(opening), inr(moneyIn), `INR${lakhs(moneyOut)}`, inr(closing)],
        ],
      )
      paper.rule(40, 555, -6).down(16)
    },
    again: ({ paper, book: { number } }) => {
      paper
        .put(40, `Account Number ${number.slice(-14)}`)
        .put(555, `Page ${paper.page} of 3`, RIGHT)
        .down(22)
    },
    columns: [
      day(['Transaction', 'Date'], 40, 'April03, 2024'),
      valueDay(['Value', 'Date'], 120, 'April03, 2024'),
      text('Description', 200, 170),
      amount('Amount', 445, around(lakhs, 'INR5', 'INR5')),
      { title: 'Dr / Cr', x: 455, cell: ({ amount: own }) => (own < 0 ? 'Dr' : 'Cr') },
      balance('Balance', 555, inr),
    ],
    closes: ({ paper }) => {
      paper.need(70).rule(40, 555, -10).down(8)
      paper.put(40, 'Statement downloaded from internet banking; it needs no signature.', SMALL).down(9)
      paper.put(
        40,
        'Deposits are insured by DICGC up to Rs. 5 lakh. Write to us within 14 days of any error.',
        SMALL,
      )
    },
  },
  /** Dr or Cr stands in two columns of the same title, one behind the sum and one behind the balance. */
  'two-columns-titled-dr-cr-behind-sums-and-behind-balances-with-serial-numbers-and-references-in-nashik': {
    paper: { size: 8, bottom: 750 },
    book: { texts: SAVER_OF_NASHIK, ...saving },
    says: { currency: 'INR' },
    gap: 14,
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper
        .put(40, 'Namuna Kendra Bank', HEADING)
        .put(555, `Period : ${on(start, '03-04-2024')} To ${on(end, '03-04-2024')}`, RIGHT)
      paper.down(22)
      printGrid(
        paper,
        [40, 310, 410],
        [
          ['MS ANITA NAMUNA', 'Cust. Reln. No.', '410077182'],
          ['FLAT 4, EXAMPLE HEIGHTS', 'Account No.', number.slice(-10)],
          ['GANGAPUR ROAD, NASHIK 422013', 'Currency', 'INR'],
          ['MAHARASHTRA', 'Branch', 'NASHIK - COLLEGE ROAD'],
          ['', 'Nominee', 'Registered'],
        ],
      ).down(16)
      paper.put(40, 'Opening balance').put(200, `${lakhs(opening)} Cr`, RIGHT)
      paper
        .put(310, 'Closing balance')
        .put(500, `${lakhs(closing)} Cr`, RIGHT)
        .down(22)
    },
    again: ({ paper }) =>
      paper.put(40, 'MS ANITA NAMUNA').put(555, `Page ${paper.page} of 3`, RIGHT).down(22),
    columns: [
      { title: 'Sl. No.', x: 40, cell: (_, { row }) => String(row + 1) },
      day('Date', 75, '03/04/2024'),
      text('Description', 130, 165),
      numbered('Chq / Ref number', 305, 12),
      amount('Amount', 445, lakhs),
      { title: 'Dr / Cr', x: 452, cell: ({ amount: own }) => (own < 0 ? 'DR' : 'CR') },
      balance('Balance', 530, lakhs),
      { title: 'Dr / Cr', x: 537, cell: () => 'CR' },
    ],
    closes: ({ paper, book: { entries, moneyIn, moneyOut } }) => {
      paper.need(80).rule(40, 560, -9).down(8).put(40, 'Statement Summary', BOLD).down(14)
      printGrid(
        paper,
        [40, [240], [330]],
        [
          ['Total Withdrawal Amount', lakhs(moneyOut), `${debitsOf(entries).length}`],
          ['Total Deposit Amount', lakhs(moneyIn), `${creditsOf(entries).length}`],
        ],
      ).down(8)
      paper.put(40, 'Any discrepancy should be brought to our notice within one month. 1860 266 5555', SMALL)
    },
  },
  /** A letter stands behind each sum of a card, a grave accent for the sign of the rupee, and five numbers for points. */
  'letters-c-and-d-behind-sums-under-a-grave-accent-for-rupees-beside-five-numbers-of-points-in-gurgaon': {
    paper: { size: 8, bottom: 745 },
    book: { texts: CARD_OF_GURGAON, rows: [10, 38], opening: [-4_000_000, -300_000], largest: 200_000 },
    says: { isOwed: true },
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(40, 'Namuna Card', HEADING).put(555, 'Monthly Statement', RIGHT_BOLD).down(10)
      paper.put(40, 'GSTIN of Namuna Card: 06AAAAA0000A1ZZ', SMALL).down(20)
      printGrid(
        paper,
        [40, 310, [555]],
        [
          ['ROHIT NAMUNA', 'Credit Card Number', `XXXX XXXX XXXX ${number.slice(-4)}`],
          ['DLF PHASE 2', 'Statement Period', `${on(start, '03 Apr 24')} to ${on(end, '03 Apr 24')}`],
          ['GURGAON 122002', 'Total Amount Due ( ` )', due(closing)],
          ['', 'Minimum Amount Due ( ` )', '1,240.00'],
          ['', 'Payment Due Date', on(addDays(end, 20), '03 Apr 2024')],
        ],
      ).down(10)
      paper.put(40, 'ACCOUNT SUMMARY', BOLD).rule(40, 555, 4).down(18)
      printGrid(
        paper,
        [[140], [270], [400], [555]],
        [
          [
            'Previous Balance ( ` )',
            'Payments & Credits ( ` )',
            'Purchases & Debits ( ` )',
            'Total Outstanding ( ` )',
          ],
          [commaPoint(opening), commaPoint(moneyIn), commaPoint(moneyOut), due(closing)],
        ],
      ).down(8)
      paper.put(40, 'REWARD SUMMARY', BOLD).rule(40, 555, 4).down(18)
      printGrid(
        paper,
        [[110], [200], [320], [430], [555]],
        [
          ['Previous', 'Earned', 'Redeemed / Expired', 'Closing', 'Points to expire'],
          ['4118', '212', '0', '4330', 'None'],
        ],
      ).down(14)
    },
    again: ({ paper }) => paper.put(40, 'ROHIT NAMUNA').put(555, `Page ${paper.page} of 4`, RIGHT).down(22),
    columns: [
      day('Date', 40, '03 Apr 24'),
      text('Transaction Details', 105, 300),
      amount('Amount ( ` )', 500, commaPoint),
      { title: '', x: 510, cell: ({ amount: own }) => (own > 0 ? 'C' : 'D') },
    ],
    opens: ({ paper }) => paper.put(105, 'TRANSACTIONS FOR ROHIT NAMUNA', BOLD).down(14),
    closes: ({ paper }) => {
      paper
        .need(80)
        .down(8)
        .put(
          40,
          'C=Credit; D=Debit; EN=Encash; FP=Flexipay; EMD=Easy Money Draft; BT=Balance Transfer',
          SMALL,
        )
      paper
        .down(16)
        .put(40, 'Finance charges: up to 3.75% per month from the date of transaction.', SMALL)
        .down(9)
      paper.put(40, 'Cash limit 20% of the credit limit. Helpline 1860 180 5555.', SMALL)
    },
  },
  /** Both balances follow each other: signs apart before the sum, none before what is available; hours under days. */
  'hours-under-days-with-signs-apart-before-rupees-and-an-available-balance-newest-first-of-a-payments-bank':
    {
      paper: { size: 8, bottom: 745 },
      book: {
        texts: PAYMENTS_BANK_OF_NOIDA,
        rows: [10, 34],
        opening: [20_000, 900_000],
        isNeverOverdrawn: true,
      },
      says: {},
      newestFirst: true,
      pitch: 10.5,
      gap: 18,
      above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
        paper
          .put(40, 'paydham payments bank', HEADING)
          .put(555, 'Savings Account Statement', RIGHT_BOLD)
          .down(22)
        printGrid(
          paper,
          [40, 330, [555]],
          [
            ['NEHA NAMUNA', 'ACCOUNT NUMBER', `${number.slice(-12)}`],
            ['neha.n@example.com', 'IFSC CODE', 'EXDM0123456'],
            ['SECTOR 62, NOIDA', 'STATEMENT PERIOD', `${on(start, '3 APR 2024')} - ${on(end, '3 APR 2024')}`],
          ],
        ).down(12)
        printGrid(
          paper,
          [[140], [270], [400], [555]],
          [
            ['Opening Balance', 'Total Money In', 'Total Money Out', 'Closing Balance'],
            [
              `Rs.${lakhs(opening)}`,
              `+ Rs.${lakhs(moneyIn)}`,
              `- Rs.${lakhs(moneyOut)}`,
              `Rs.${lakhs(closing)}`,
            ],
          ],
        )
        paper.rule(40, 555, -4).down(18)
      },
      again: ({ paper }) =>
        paper.put(40, 'paydham payments bank', BOLD).put(555, `Page ${paper.page}`, RIGHT).down(24),
      columns: [
        {
          title: 'DATE & TIME',
          x: 40,
          cell: ({ date, amount: own }) => [
            on(date, '3 Apr 2024'),
            `${1 + (Math.abs(own) % 12)}:${two(Math.abs(own) % 60)} ${Math.abs(own) % 2 ? 'PM' : 'AM'}`,
          ],
        },
        lined('TRANSACTION DETAILS', 120, 250),
        amount('AMOUNT', 460, rupees),
        balance('AVAILABLE BALANCE', 555, around(lakhs, '- Rs.5', 'Rs.5')),
      ],
      closes: ({ paper }) => {
        paper.need(40).rule(40, 555, -12).down(4)
        paper.put(
          40,
          'Report an unauthorised transaction within 3 days on 0120 4456 555. This page needs no seal.',
          SMALL,
        )
      },
    },
}
