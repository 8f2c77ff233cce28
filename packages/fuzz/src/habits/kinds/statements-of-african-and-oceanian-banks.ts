import { creditsOf, debitsOf } from '../setting/account-book.ts'
import { balance, balanceOnce, credit, day, dayOnce, debit, valueDay } from '../setting/columns.ts'
import { commaPoint, minusAfter, minusBefore, spacePoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { numberLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { ACCRA, LINED_AFRIKAANS, SYDNEY, WELLINGTON } from '../texts/lined-eastern.ts'

const rich = { isNeverOverdrawn: true, opening: [400_000, 9_000_000] } as const

/** Statements of banks of Africa and Oceania, as they are remembered. */
export const AFRICAN_AND_OCEANIAN_STATEMENTS: Readonly<Record<string, PlainHabit>> = {
  'long-references-before-details-and-value-with-debits-and-credits-counted-in-ghana': {
    paper: { page: 'landscape', size: 8, bottom: 540 },
    book: { texts: ACCRA, ...rich, rows: [12, 40] },
    says: { currency: 'GHS' },
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(50, 'CUSTOMER STATEMENT OF ACCOUNT', HEADING).down(18)
      printGrid(
        paper,
        [50, 160, 480, 600],
        [
          ['ACCOUNT NAME', 'EFUA SAMPLE', 'BRANCH', 'HIGH STREET, ACCRA'],
          ['ACCOUNT NUMBER', number.slice(-13), 'CURRENCY', 'GHS'],
          ['PRODUCT', 'CURRENT ACCOUNT - PERSONAL', 'OPENING BALANCE', commaPoint(opening)],
          [
            'STATEMENT PERIOD',
            `${on(start, '03-APR-2024')} TO ${on(end, '03-APR-2024')}`,
            'CLOSING BALANCE',
            commaPoint(closing),
          ],
        ],
      ).down(14)
    },
    columns: [
      day('TRANS DATE', 50, '03-APR-2024'),
      {
        title: 'REFERENCE',
        x: 130,
        means: 'reference',
        cell: ({ date, amount: own }) => `101ZEXC24${date % 1_000}${`${Math.abs(own)}`.padStart(6, '0')}`,
      },
      lined('TRANSACTION DETAILS', 235, 220),
      valueDay('VALUE DATE', 470, '03-APR-2024'),
      debit('DEBIT', 610, commaPoint),
      credit('CREDIT', 695, commaPoint),
      balance('BALANCE', 790, commaPoint),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(235, 'BALANCE BROUGHT FORWARD').put(790, commaPoint(opening), RIGHT).down(14),
    closes: ({ paper, book: { moneyIn, moneyOut, entries } }) => {
      paper.need(60).down(6)
      printGrid(
        paper,
        [235, [420], [530]],
        [
          ['TOTAL DEBITS', String(debitsOf(entries).length), commaPoint(moneyOut)],
          ['TOTAL CREDITS', String(creditsOf(entries).length), commaPoint(moneyIn)],
        ],
      ).down(6)
      paper.put(50, '****** END OF STATEMENT ******', SMALL)
    },
  },
  'days-without-noughts-and-letters-of-charges-between-text-and-sums-with-spaces': {
    paper: { size: 8, bottom: 740 },
    book: { texts: LINED_AFRIKAANS, ...rich, rows: [18, 45] },
    says: { currency: 'ZAR' },
    pitch: 9.5,
    gap: 13,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(40, 'Cheque account statement', HEADING).down(14)
      paper.put(40, 'Tax Invoice VAT Registration Number 4100000000', SMALL).down(16)
      paper
        .put(40, 'MNR P VOORBEELD')
        .put(330, `Account number: ${number.slice(-10)}`)
        .down()
      paper
        .put(40, 'HOOFSTRAAT 21')
        .put(330, `Issued on: ${on(end, '3 Apr 2024')}`)
        .down()
      paper
        .put(40, 'PAROW 7500')
        .put(330, `Period: ${on(start, '3/04/2024')} to ${on(end, '3/04/2024')}`)
        .down(20)
      paper.put(40, 'Account Summary:', BOLD).down()
      printGrid(
        paper,
        [40, [250], 330, [555]],
        [
          ['Balance Brought Forward', `R ${spacePoint(opening)}`, 'Overdraft Limit', 'R 0.00'],
          ['Deposits', `R ${spacePoint(moneyIn)}`, 'Interest rate', '0.00%'],
          ['Payments', `R ${minusAfter(spacePoint)(moneyOut)}`, 'Charges', 'see legend'],
          ['Closing Balance', `R ${spacePoint(closing)}`, '', ''],
        ],
      ).down(12)
      paper.put(40, 'Your transactions', BOLD).down(16)
    },
    columns: [
      day('Date', 40, '3/04/2024'),
      lined('Transaction Description', 100, 190),
      { title: 'Charge', x: 310, cell: ({ amount: own }) => (own < 0 ? (own % 2 === 0 ? 'T' : '*') : '') },
      debit('Debit Amount', 410, spacePoint),
      credit('Credit Amount', 485, spacePoint),
      balance('Balance', 560, spacePoint),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(40, on(start, '3/04/2024'))
        .put(100, 'Bal Brought Forward')
        .put(560, spacePoint(opening), RIGHT)
        .down(14),
    closes: ({ paper }) => {
      paper
        .need(50)
        .down(8)
        .put(40, 'CHARGE: A = Administration   T = Transaction   * = Vat Inclusive', SMALL)
      paper.down().put(40, 'Example Bank is an authorised financial services provider.', SMALL)
    },
  },
  'receipts-and-cards-within-the-text-above-money-in-and-out-with-signs-in-australia': {
    paper: { size: 8 },
    book: { texts: SYDNEY, ...rich, rows: [15, 45] },
    says: { currency: 'AUD' },
    newestFirst: true,
    gap: 15,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(50, 'Everyday Example statement', HEADING).down(18)
      paper.put(50, 'MS C SAMPLE').put(330, 'BSB number').put(450, '923-100').down()
      paper.put(50, '7/21 EXAMPLE PDE').put(330, 'Account number').put(450, number.slice(-8)).down()
      paper.put(50, 'MANLY NSW 2095').put(330, 'Statement from').put(450, on(start, '03/04/2024')).down()
      paper.put(330, 'Statement to').put(450, on(end, '03/04/2024')).down()
      paper.put(330, 'Currency').put(450, 'AUD').down(20)
      printGrid(
        paper,
        [[150], [280], [410], [545]],
        [
          ['Opening balance', 'Total money in', 'Total money out', 'Closing balance'],
          [
            `$${commaPoint(opening)}`,
            `$${commaPoint(moneyIn)}`,
            `-$${commaPoint(moneyOut)}`,
            `$${commaPoint(closing)}`,
          ],
        ],
      ).down(14)
      paper.put(50, 'Transactions', BOLD).down(16)
    },
    columns: [
      day('Date', 50, '03/04/2024'),
      lined('Details', 115, 205),
      debit('Money out $', 400, minusBefore(commaPoint)),
      credit('Money in $', 470, commaPoint),
      balance('Balance $', 545, commaPoint),
    ],
    closes: ({ paper }) => {
      paper.need(40).down(10)
      paper.put(50, 'Please check your statement and tell us about any error. Bank cheque fee: $10.', SMALL)
    },
  },
  'particulars-code-and-reference-on-lines-with-totals-at-the-end-of-the-period': {
    paper: { size: 8 },
    book: { texts: WELLINGTON, ...rich, rows: [15, 40] },
    says: { currency: 'NZD' },
    pitch: 9.5,
    gap: 13,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'Your statement', HEADING).put(400, 'Statement number 47').down(18)
      paper.put(50, 'M R SAMPLE').put(300, 'Account type').put(400, 'Everyday NZD').down()
      paper.put(50, '18 EXAMPLE TCE').put(300, 'Account number')
      paper.put(400, numberLike('02-0500-0~~~~~~-~~', number)).down()
      paper.put(50, 'WELLINGTON 6011').put(300, 'Statement from').put(400, on(start, '3 April 2024')).down()
      paper.put(300, 'Statement to').put(400, on(end, '3 April 2024')).down(22)
    },
    columns: [
      dayOnce('Date', 50, '03 Apr'),
      lined('Transaction details', 95, 210),
      debit('Withdrawals', 400, commaPoint),
      credit('Deposits', 475, commaPoint),
      balanceOnce('Balance', 550, commaPoint),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(50, on(start, '03 Apr'))
        .put(95, 'Opening balance', BOLD)
        .put(550, commaPoint(opening), RIGHT_BOLD)
        .down(14),
    carries: ({ paper }, reached) =>
      paper.put(95, 'Balance at end of page').put(550, commaPoint(reached), RIGHT),
    closes: ({ paper, book: { closing, moneyIn, moneyOut } }) => {
      paper.need(70).rule(50, 550, -9).put(95, 'Totals at end of period', BOLD)
      paper.put(400, commaPoint(moneyOut), RIGHT_BOLD).put(475, commaPoint(moneyIn), RIGHT_BOLD).down(14)
      paper.put(95, 'Closing balance', BOLD).put(550, commaPoint(closing), RIGHT_BOLD).down(22)
      paper.put(50, 'Withholding tax deducted to date $0.00   Interest paid to date $0.00', SMALL)
    },
  },
}
