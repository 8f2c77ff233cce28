import { addDays } from '../../convention/day.ts'
import { creditsOf, debitsOf } from '../setting/account-book.ts'
import { amount, balance, credit, day, debit, valueDay } from '../setting/columns.ts'
import { around, commaPoint, minusAfter } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { numbered } from '../setting/numbered.ts'
import { part } from '../setting/part.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { magnitudeSaying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { told } from '../setting/told.ts'
import { CARD_OF_MANILA, FIRM_OF_IPOH } from '../texts/from-arusha-to-winnipeg-east.ts'

const charged = around(commaPoint, '5', '5 (CR)')
const behind = minusAfter(commaPoint)
const RIGHT_EDGE = 805

/** A card of the Philippines and a firm of Malaysia. */
export const CARD_OF_MANILA_AND_FIRM_OF_IPOH: Readonly<Record<string, PlainHabit>> = {
  /** CR in brackets marks what is paid, and the money of a purchase abroad stands in brackets on a line below it. */
  'cr-in-brackets-behind-payments-and-dollars-in-brackets-under-purchases-with-the-month-first-in-manila': {
    paper: { page: 'letter', size: 8, bottom: 710 },
    book: { texts: CARD_OF_MANILA, rows: [12, 42], opening: [-4_000_000, -300_000], largest: 900_000 },
    says: { currency: 'PHP', isOwed: true },
    pitch: 9.5,
    gap: 13,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut, entries } }) => {
      const charges = magnitudeSaying(entries, /^FINANCE/)
      paper.put(40, 'SAMPOL ISLANDS BANK', HEADING).put(570, 'CREDIT CARD STATEMENT OF ACCOUNT', RIGHT_BOLD)
      paper.down(26)
      paper.put(60, 'MARIA H. SAMPOL').put(340, 'CARD NUMBER')
      paper.put(570, `5412-XXXX-XXXX-${number.slice(-4)}`, RIGHT).down()
      paper.put(60, '14 HALIMBAWA ST., BEL-AIR').put(340, 'STATEMENT PERIOD')
      paper.put(570, `${on(start, 'APR 03, 2024')} - ${on(end, 'APR 03, 2024')}`, RIGHT).down()
      paper.put(60, 'MAKATI CITY 1209').put(340, 'PAYMENT DUE DATE')
      paper.put(570, on(addDays(end, 21), 'APR 03, 2024'), RIGHT).down(28)
      printGrid(
        paper,
        [40, [280], 340, [570]],
        [
          ['PREVIOUS BALANCE', charged(opening), 'CREDIT LIMIT', '150,000.00'],
          ['LESS PAYMENTS & CREDITS', commaPoint(moneyIn), 'CASH ADVANCE LIMIT', '45,000.00'],
          ['PURCHASES', commaPoint(-moneyOut - charges), 'BALANCE SUBJECT TO FINANCE CHARGE', '0.00'],
          ['FINANCE CHARGES', commaPoint(charges), 'MONTHLY RATE', '3.00%'],
          ['TOTAL AMOUNT DUE', charged(closing), 'MINIMUM AMOUNT DUE', '850.00'],
        ],
      ).down(16)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(40, `5412-XXXX-XXXX-${number.slice(-4)}`)
        .put(570, `PAGE ${paper.page}`, RIGHT)
        .down(22),
    columns: [
      day(['TRAN', 'DATE'], 40, '04/03/2024'),
      valueDay(['POST', 'DATE'], 105, '04/03/2024'),
      told('DESCRIPTION', 170, 280, { abroad: (sum) => `(USD ${sum})` }),
      amount('AMOUNT (PHP)', 570, charged),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(170, 'PREVIOUS STATEMENT BALANCE').put(570, charged(opening), RIGHT).down(13),
    closes: ({ paper, book: { closing } }) => {
      paper.need(100).rule(40, 570, -8).down(4).put(170, 'TOTAL AMOUNT DUE', BOLD)
      paper.put(570, charged(closing), RIGHT_BOLD).down(26)
      smallPrint(paper, 40, [
        'IMPORTANT REMINDERS',
        'A late payment fee of PHP 850.00 or the unpaid minimum amount due, whichever is lower, applies.',
        'Entries not disputed within 20 days from the statement date are deemed correct.',
        'Sampol Islands Bank is regulated by the Bangko Sentral ng Pilipinas.',
      ])
    },
  },
  /** Kind, name and details have columns, in a wide print with a minus behind what is overdrawn. */
  'names-and-payment-details-in-columns-before-reference-numbers-and-sums-of-a-firm-in-ipoh': {
    paper: { page: 'landscape', size: 7, bottom: 520 },
    book: { texts: FIRM_OF_IPOH, rows: [14, 45], opening: [-500_000, 4_000_000], largest: 2_000_000 },
    says: { currency: 'MYR' },
    pitch: 9,
    gap: 14,
    above: ({ paper, book: { start, end, number } }) => {
      paper
        .put(36, 'SAMPEL BANK BERHAD', HEADING)
        .put(RIGHT_EDGE, 'ACCOUNT STATEMENT / PENYATA AKAUN', RIGHT_BOLD)
      paper.down(12).put(36, 'Ipoh Main, 2 Jalan Contoh, 30000 Ipoh, Perak', SMALL).down(22)
      printGrid(
        paper,
        [36, 420, 540],
        [
          ['KINTA CONTOH PRECISION SDN BHD', 'Account Number', number.slice(-14)],
          ['LOT 7, KAWASAN PERINDUSTRIAN SAMPEL', 'Account Type', 'CURRENT ACCOUNT - BUSINESS'],
          ['31450 IPOH, PERAK', 'Currency', 'MYR'],
          ['', 'Statement Period', `${on(start, '3 Apr 24')} - ${on(end, '3 Apr 24')}`],
        ],
      ).down(14)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(36, `Account Number ${number.slice(-14)}`)
        .put(RIGHT_EDGE, `Page No. : ${paper.page}`, RIGHT)
        .down(20),
    columns: [
      day('Date', 36, '03-04-2024'),
      part('Transaction', 90, 105, 0),
      part(["Sender's /", "Beneficiary's Name"], 205, 140, 1),
      part('Payment Details', 355, 120, 2),
      numbered('Ref Num', 490, 10),
      debit('Amount (DR)', 625, commaPoint),
      credit('Amount (CR)', 715, commaPoint),
      balance('Balance', RIGHT_EDGE, behind),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(90, 'B/F BALANCE', BOLD).put(RIGHT_EDGE, behind(opening), RIGHT).down(14),
    closes: ({ paper, book: { entries, closing, moneyIn, moneyOut } }) => {
      paper.need(80).put(90, 'C/F BALANCE', BOLD).put(RIGHT_EDGE, behind(closing), RIGHT_BOLD).down(16)
      paper.rule(36, RIGHT_EDGE, -10)
      printGrid(
        paper,
        [90, [260], [420]],
        [
          ['', 'Total Count', 'Total Amount (RM)'],
          ['Debits', String(debitsOf(entries).length), commaPoint(moneyOut)],
          ['Credits', String(creditsOf(entries).length), commaPoint(moneyIn)],
        ],
      ).down(6)
      smallPrint(paper, 36, [
        'Protected by PIDM up to RM250,000 for each depositor. Cheques are subject to clearance.',
        'Please notify the bank of any discrepancy within 21 days of the statement date.',
      ])
    },
  },
}
