import { creditsOf, debitsOf } from '../setting/account-book.ts'
import { amount, balance, type Column, credit, day, debit, valueDay } from '../setting/columns.ts'
import { around, commaPoint, lakhs } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import {
  BRACKET_INDIAN,
  INDIAN_CARD,
  KARACHI,
  LINED_GULF,
  LINED_INDIAN,
  RIYADH,
} from '../texts/lined-eastern.ts'

const rich = { isNeverOverdrawn: true, opening: [400_000, 9_000_000] } as const
const bracketed = around(lakhs, '5(Dr)', '5(Cr)')

const numbered = (title: Column['title'], x: number, before: string, length: number): Column => ({
  title,
  x,
  means: 'reference',
  cell: ({ amount: own, date }) =>
    before + `${Math.abs(own) * 7 + date * 1_009}`.padStart(length, '4').slice(-length),
})

/** Statements of banks and a card of India, Pakistan and the Gulf, as they are remembered. */
export const INDIAN_AND_GULF_STATEMENTS: Readonly<Record<string, PlainHabit>> = {
  'dr-and-cr-in-brackets-attached-in-one-column-above-a-summary-of-counts': {
    paper: { size: 8 },
    book: { texts: BRACKET_INDIAN, ...rich, rows: [15, 45] },
    says: { currency: 'INR' },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'Account Statement', HEADING).down(18)
      printGrid(
        paper,
        [50, 330, 420],
        [
          ['ROHAN SAMPLE', 'Period', `${on(start, '03-04-2024')} To ${on(end, '03-04-2024')}`],
          ['FLAT 4 EXAMPLE RESIDENCY', 'Cust.Reln.No', '187654321'],
          ['12TH MAIN INDIRANAGAR', 'Account No', number.slice(-10)],
          ['BENGALURU 560038', 'Currency', 'INR'],
          ['KARNATAKA, INDIA', 'Branch', 'BENGALURU - INDIRANAGAR'],
          ['', 'Nominee Registered', 'Y'],
        ],
      ).down(14)
    },
    columns: [
      day('Date', 50, '03-04-2024'),
      lined('Narration', 110, 165),
      numbered('Chq/Ref No', 290, '40', 10),
      amount(['Withdrawal (Dr)/', 'Deposit (Cr)'], 455, bracketed),
      balance('Balance', 550, bracketed),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(110, 'B/F').put(550, bracketed(opening), RIGHT).down(14),
    closes: ({ paper, book: { opening, closing, moneyIn, moneyOut, entries } }) => {
      paper.need(110).down(8).put(50, 'Statement Summary', BOLD).down(14)
      printGrid(
        paper,
        [50, [260], 300, [500]],
        [
          ['Opening Balance', bracketed(opening), '', ''],
          [
            'Total Withdrawal Amount',
            bracketed(moneyOut),
            'Withdrawal Count',
            String(debitsOf(entries).length),
          ],
          ['Total Deposit Amount', bracketed(moneyIn), 'Deposit Count', String(creditsOf(entries).length)],
          ['Closing Balance', bracketed(closing), '', ''],
        ],
      ).down(6)
      paper.put(50, 'Any discrepancy in the statement should be brought to notice within one month.', SMALL)
    },
  },
  'deposits-before-withdrawals-with-a-cheque-line-closing-each-narration': {
    paper: { size: 7.5 },
    book: { texts: LINED_INDIAN, ...rich, rows: [10, 35] },
    says: { currency: 'INR' },
    pitch: 9.5,
    gap: 15,
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(40, `Statement for A/c XXXXXXXXX${number.slice(-4)}`, HEADING).down(14)
      paper.put(40, `Between ${on(start, '03-Apr-2024')} and ${on(end, '03-Apr-2024')}`).down(18)
      printGrid(
        paper,
        [40, 130, 330, [555]],
        [
          ['Customer Id', 'XXXXX4412', 'Branch Code', '0526'],
          ['Name', 'LAKSHMI EXAMPLE', 'IFSC Code', 'EXAB0000526'],
          ['Phone', '+91XXXXXXXX21', 'Opening Balance', `Rs. ${lakhs(opening)}`],
          ['Address', '4-12 MAIN ROAD HUBLI 580020', 'Closing Balance', `Rs. ${lakhs(closing)}`],
        ],
      ).down(14)
    },
    columns: [
      day('Date', 40, '03-04-2024'),
      lined('Particulars', 100, 215),
      credit('Deposits', 395, lakhs),
      debit('Withdrawals', 475, lakhs),
      balance('Balance', 555, lakhs),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(100, 'Opening Balance').put(555, lakhs(opening), RIGHT).down(15),
    closes: ({ paper, book: { closing } }) => {
      paper.need(60).put(100, 'Closing Balance').put(555, lakhs(closing), RIGHT).down(24)
      paper.put(40, 'Disclaimer', BOLD).down()
      paper.put(40, 'UNLESS THE CONSTITUENT BRINGS ANY DISCREPANCY TO NOTICE THE ENTRIES ARE FINAL.', SMALL)
      paper.down(9).put(40, 'This is a computer output and does not need a signature.', SMALL)
    },
  },
  'card-of-india-with-serial-numbers-points-and-sums-of-other-money-before-the-rupees': {
    paper: { size: 8, font: 'noto' },
    book: { texts: INDIAN_CARD, rows: [8, 30], opening: [-9_000_000, -3_000_000], largest: 200_000 },
    says: { currency: 'INR', isOwed: true },
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(40, 'CREDIT CARD STATEMENT', HEADING).put(400, 'MS NEHA SAMPLE').down()
      paper.put(400, '18 EXAMPLE PARK, KOTHRUD').down().put(400, 'PUNE 411038').down(16)
      paper.put(40, 'STATEMENT DATE', BOLD).put(200, 'PAYMENT DUE DATE', BOLD).down()
      paper
        .put(40, on(end, 'April 3, 2024'))
        .put(200, on(end + 18, 'April 3, 2024'))
        .down(16)
      paper
        .put(40, `Statement period : ${on(start, 'April 3, 2024')} to ${on(end, 'April 3, 2024')}`)
        .down(16)
      paper.put(40, 'Total Amount due', BOLD).put(200, 'Minimum Amount due', BOLD).down()
      paper
        .put(40, `₹${lakhs(closing)}`)
        .put(200, `₹${lakhs(Math.round(closing / 20))}`)
        .down(20)
      paper.put(40, 'STATEMENT SUMMARY', BOLD).down(14)
      printGrid(
        paper,
        [[120], [240], [350], [470], [560]],
        [
          ['Previous Balance', 'Purchases / Charges', 'Cash Advances', 'Payments / Credits', 'Credit Limit'],
          [`₹${lakhs(opening)}`, `₹${lakhs(moneyOut)}`, '₹0.00', `₹${lakhs(moneyIn)}`, '₹2,50,000.00'],
        ],
      ).down(12)
      paper.put(40, `4375XXXXXXXX${number.slice(-4)}`, BOLD).down(16)
    },
    columns: [
      day('Date', 40, '03/04/2024'),
      numbered('SerNo.', 105, '89', 9),
      lined('Transaction Details', 180, 170),
      {
        title: ['Reward', 'Points'],
        x: 405,
        align: 'right',
        cell: ({ amount: own }) => String(own < 0 ? Math.floor(-own / 5_000) : 0),
      },
      { title: ['Intl.#', 'amount'], x: 460, align: 'right', cell: () => '' },
      amount('Amount (in₹)', 560, around(lakhs, '5', '5 CR')),
    ],
    closes: ({ paper }) => {
      paper.need(70).down(12).put(40, '# International Spends', SMALL).down(12)
      paper.put(40, 'EARNINGS', BOLD).down()
      paper.put(40, 'Total Points earned 214').put(200, 'Points this month 38').down()
      paper.put(40, 'Making only the minimum payment every month results in interest on your balance.', SMALL)
    },
  },
  'instrument-numbers-and-named-months-in-capitals-between-opening-and-closing-in-pakistan': {
    paper: { size: 7.5 },
    book: { texts: KARACHI, ...rich, rows: [15, 45] },
    says: { currency: 'PKR' },
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(40, 'EXAMPLE BANK LIMITED', BOLD).put(555, 'Page 1 of 2', RIGHT).down(14)
      paper.put(40, 'STATEMENT OF ACCOUNT', HEADING).down(18)
      printGrid(
        paper,
        [40, 140, 330, 430],
        [
          ['Account Title', 'BILAL SAMPLE', 'Branch', 'CLIFTON BLOCK 5 KARACHI'],
          ['Account Number', number.slice(-14), 'Branch Code', '0786'],
          ['IBAN', ibanLike('PK', 24, number), 'Currency', 'PAK RUPEE (PKR)'],
          ['Account Type', 'SAVINGS ACCOUNT', 'From', on(start, '03-APR-2024')],
          ['Opening Balance', commaPoint(opening), 'To', on(end, '03-APR-2024')],
          ['Closing Balance', commaPoint(closing), 'Date of Issue', on(end + 3, '03-APR-2024')],
        ],
      ).down(14)
    },
    columns: [
      day('Date', 40, '03-APR-24'),
      valueDay('Value Date', 95, '03-APR-24'),
      lined('Particulars', 150, 165),
      numbered(['Instrument', 'No.'], 330, '', 8),
      debit('Debit', 435, commaPoint),
      credit('Credit', 495, commaPoint),
      balance('Balance', 560, commaPoint),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(150, 'OPENING BALANCE', BOLD).put(560, commaPoint(opening), RIGHT_BOLD).down(14),
    closes: ({ paper, book: { closing, moneyIn, moneyOut } }) => {
      paper.need(60).put(150, 'TOTAL', BOLD).put(435, commaPoint(moneyOut), RIGHT_BOLD)
      paper.put(495, commaPoint(moneyIn), RIGHT_BOLD).down(14)
      paper.put(150, 'CLOSING BALANCE', BOLD).put(560, commaPoint(closing), RIGHT_BOLD).down(22)
      paper.put(40, 'Kindly check the entries and notify us within 45 days of any discrepancy.', SMALL)
    },
  },
  'days-without-gaps-and-cr-attached-with-brought-and-carried-forward-in-the-emirates': {
    paper: { size: 8, bottom: 735 },
    book: { texts: LINED_GULF, ...rich, rows: [20, 45] },
    says: { currency: 'AED' },
    pitch: 10,
    gap: 14,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'STATEMENT OF ACCOUNT', HEADING).put(550, 'Page 1', RIGHT).down(20)
      paper
        .put(50, 'MR OMAR SAMPLE')
        .put(330, `ACCOUNT NUMBER  ${number.slice(-13)}`)
        .down()
      paper
        .put(50, 'P O BOX 12345')
        .put(330, `IBAN  ${ibanLike('AE', 23, number)}`)
        .down()
      paper.put(50, 'DUBAI, UAE').put(330, 'ACCOUNT TYPE  CURRENT ACCOUNT').down()
      paper.put(330, 'CURRENCY  AED').down()
      paper.put(330, `STATEMENT PERIOD  ${on(start, '03 APR 2024')} TO ${on(end, '03 APR 2024')}`).down(20)
    },
    again: ({ paper }) => paper.put(550, `Page ${paper.page}`, RIGHT).down(16),
    columns: [
      day('Date', 50, '03APR24'),
      lined('Description', 105, 215),
      debit('Debits', 395, commaPoint),
      credit('Credits', 470, commaPoint),
      balance('Balance', 550, around(commaPoint, '5Dr', '5Cr')),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper
        .put(105, 'BROUGHT FORWARD')
        .put(550, `${commaPoint(opening)}Cr`, RIGHT)
        .down(14),
    carries: ({ paper }, reached) =>
      paper.put(105, 'CARRIED FORWARD').put(550, `${commaPoint(reached)}Cr`, RIGHT),
    brings: ({ paper }, reached) =>
      paper
        .put(105, 'BROUGHT FORWARD')
        .put(550, `${commaPoint(reached)}Cr`, RIGHT)
        .down(14),
    closes: ({ paper, book: { closing } }) => {
      paper
        .need(40)
        .put(105, 'CARRIED FORWARD')
        .put(550, `${commaPoint(closing)}Cr`, RIGHT)
        .down(20)
      paper.put(
        50,
        'Please report any error to the bank within 30 days. Fees are inclusive of 5% VAT.',
        SMALL,
      )
    },
  },
  'riyals-behind-every-sum-and-noughts-in-the-empty-column-newest-first': {
    paper: { size: 7.5 },
    book: { texts: RIYADH, ...rich, rows: [12, 40] },
    says: { currency: 'SAR' },
    newestFirst: true,
    gap: 15,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut, entries } }) => {
      paper.put(40, 'Account Statement', HEADING).down(18)
      printGrid(
        paper,
        [40, 130, 330, [555]],
        [
          ['Customer Name', 'FAHAD SAMPLE', 'Opening Balance', `${commaPoint(opening)} SAR`],
          ['IBAN Number', ibanLike('SA', 24, number), 'Closing Balance', `${commaPoint(closing)} SAR`],
          ['City', 'Riyadh', 'Number Of Deposits', String(creditsOf(entries).length)],
          ['Currency', 'SAR', 'Total Deposits', `${commaPoint(moneyIn)} SAR`],
          ['From', on(start, '2024/04/03'), 'Number Of Withdrawals', String(debitsOf(entries).length)],
          ['To', on(end, '2024/04/03'), 'Total Withdrawals', `${commaPoint(moneyOut)} SAR`],
        ],
      ).down(14)
    },
    columns: [
      day('Date', 40, '2024/04/03'),
      lined('Transaction Details', 100, 210),
      debit('Debit', 395, (own) => `${commaPoint(own)} SAR`, '0.00 SAR'),
      credit('Credit', 475, (own) => `${commaPoint(own)} SAR`, '0.00 SAR'),
      balance('Balance', 560, (own) => `${commaPoint(own)} SAR`),
    ],
  },
}
