import { type AccountBook, creditsOf, debitsOf } from '../setting/account-book.ts'
import { clockOfTwelve } from '../setting/clock.ts'
import { balance, credit, day, debit, text } from '../setting/columns.ts'
import { around, commaPoint, type Figure, lakhs } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { numbered } from '../setting/numbered.ts'
import { part } from '../setting/part.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { KANGRA, LAHORI, PHONE_OF_HYDERABAD } from '../texts/printed-world.ts'

/** As a program prints a number that nobody told it how: without grouping, and with no more decimals than it needs. */
const asNumber: Figure = (minor) => String(Math.abs(minor) / 100)

const CELL_EDGES = [36, 92, 280, 365, 430, 495, 566] as const

const shortPeriod = ({ start, end }: AccountBook, style: string): string =>
  `${on(start, style)} to ${on(end, style)}`

/** A cooperative bank's saver and payments by phone in India, and a saver of Pakistan. */
export const ACCOUNTS_OF_KANGRA_HYDERABAD_AND_LAHORE: Readonly<Record<string, PlainHabit>> = {
  /** Sums as a program has them, with a nought where nothing moved, and the mode of each transaction in words behind its text. */
  'raw-numbers-with-noughts-and-modes-in-words-before-balances-with-cr-of-a-cooperative-in-kangra': {
    paper: { size: 8, bottom: 750 },
    book: {
      texts: KANGRA,
      opening: [100_000, 2_500_000],
      isNeverOverdrawn: true,
      isRound: true,
      rows: [8, 40],
    },
    says: { currency: 'INR', opening: false, closing: false, unproved: 'oldest' },
    gap: 13,
    above: ({ paper, book }) => {
      paper.put(180, 'THE NAMUNA CENTRAL CO-OPERATIVE BANK LTD', HEADING).down(13)
      paper.put(230, 'NCCB, TEHSIL MANALI, DIST. KULLU').down(22)
      paper.put(225, 'ACCOUNT STATEMENT (INR)', BOLD).down(20)
      printGrid(
        paper,
        [45, 130, 330, 410],
        [
          ['Name', ': Mr. LAL UDAHARAN', 'Account No.', `: 000000${book.number.slice(-10)}`],
          ['Address', ': VPO MANALI, MANALI', 'Customer No.', ': 0000001003502416'],
          ['Branch', ': 00035 MANALI', 'MICR Code', ': 175999002'],
          ['Product', ': SAVING NON-CHQ NON MEMBER', 'Period', `: ${shortPeriod(book, '03-04-2024')}`],
        ],
      ).down(14)
    },
    again: ({ paper }) => paper.put(550, `Page ${paper.page}`, RIGHT).down(20),
    columns: [
      day('Date', 45, '03-04-2024'),
      part('Description', 105, 150, 0),
      part('Transaction Mode', 265, 100, 1),
      debit('Dr Amt', 420, asNumber, '0'),
      credit('Cr Amt', 480, asNumber, '0'),
      balance('Balance', 550, around(asNumber, '5 DR', '5 CR')),
    ],
    closes: ({ paper }) => {
      paper.need(50).rule(45, 550, -9).down(8)
      smallPrint(paper, 45, [
        'This is a computer generated statement and needs no signature. Deposits are insured by DICGC up to Rs. 5 lakh.',
        'Please do not share your PIN, OTP or password with anybody.',
      ])
    },
  },
  /** No sign tells the way of the money: the text begins with paid or received. Hours stand under days, numbers and banks under texts. */
  'paid-to-or-received-from-as-the-only-sign-with-hours-under-days-below-sums-of-a-phone-in-hyderabad': {
    paper: { font: 'noto', size: 8.5, bottom: 745 },
    book: { texts: PHONE_OF_HYDERABAD, rows: [8, 30], largest: 500_000 },
    says: { currency: 'INR', number: false, opening: false, closing: false },
    pitch: 11.5,
    gap: 20,
    above: ({ paper, book }) => {
      paper.put(50, 'Example Pay', HEADING).down(22)
      paper.put(50, 'Transaction statement', HEADING).down(14)
      paper.put(50, '98XXXXXX41, lakshmi.namuna@example.com').down(24)
      printGrid(
        paper,
        [50, 260, 400],
        [
          ['Transaction statement period', 'Sent', 'Received'],
          [
            `${on(book.start, '03 April 2024')} - ${on(book.end, '03 April 2024')}`,
            `₹${lakhs(book.moneyOut)}`,
            `₹${lakhs(book.moneyIn)}`,
          ],
        ],
      )
        .rule(50, 545, 2)
        .down(22)
    },
    again: ({ paper }) => paper.put(545, `Page ${paper.page} of 4`, RIGHT).down(24),
    columns: [
      {
        title: 'Date & time',
        x: 50,
        cell: ({ date }, { row }) => [on(date, '03 Apr, 2024'), clockOfTwelve(427 + row * 29)],
      },
      lined('Transaction details', 150, 290),
      { title: 'Amount', x: 545, align: 'right', cell: ({ amount: own }) => `₹${lakhs(own)}` },
    ],
    closes: ({ paper }) => {
      paper.need(60).rule(50, 545, -14).down(2)
      smallPrint(paper, 50, [
        'Note: This statement reflects payments made by you on the Example Pay app. Self transfer payments are not included in the total',
        'money paid and received calculations. For any clarification on a payment, please contact your bank.',
      ])
    },
  },
  /** A ruling around every cell; the holder stands at the left and the statement's own lines in a box at the right. */
  'rulings-around-every-cell-beside-a-box-of-the-statement-with-numbers-of-instruments-in-lahore': {
    paper: { size: 7.5, bottom: 740 },
    book: {
      texts: LAHORI,
      opening: [2_000_000, 15_000_000],
      largest: 9_000_000,
      isNeverOverdrawn: true,
      rows: [10, 38],
    },
    says: { currency: 'PKR' },
    gap: 15,
    verticals: CELL_EDGES,
    above: ({ paper, book }) => {
      const { number, opening, closing, entries } = book
      paper.put(200, 'MISAAL BANK LIMITED', HEADING).down(14)
      paper.put(230, 'Statement of Account', BOLD).down(24)
      const top = paper.y - 10
      printGrid(
        paper,
        [40, 335, 430],
        [
          ['BILAL NAMOONA', 'Account Number', number.slice(-14)],
          ['HOUSE 14-B, MISAAL TOWN', 'IBAN', ibanLike('PK', 24, number)],
          ['GULBERG III', 'Account Type', 'ASAAN SAVINGS'],
          ['LAHORE, PUNJAB', 'Currency', 'PKR'],
          ['', 'Period', shortPeriod(book, '03-Apr-2024')],
          ['', 'Opening Balance', commaPoint(opening)],
          ['', 'Closing Balance', commaPoint(closing)],
          ['', 'No. of Debits / Credits', `${debitsOf(entries).length} / ${creditsOf(entries).length}`],
        ],
      )
      paper
        .ruleDown(325, top, paper.y - 6)
        .down(22)
        .rule(36, 566, -9)
    },
    again: ({ paper }) =>
      paper.put(40, 'Statement of Account').put(566, `Page ${paper.page}`, RIGHT).down(24).rule(36, 566, -9),
    columns: [
      day('Date', 40, '03-Apr-2024'),
      text('Particulars', 96, 180),
      numbered('Chq / Ref No', 284, 8),
      debit('Withdrawal', 427, commaPoint),
      credit('Deposit', 492, commaPoint),
      balance('Balance', 562, commaPoint),
    ],
    opens: ({ paper }) => paper.rule(36, 566, -8),
    brings: ({ paper }) => paper.rule(36, 566, -8),
    carries: ({ paper }) => paper.rule(36, 566, -8),
    beside: (_, paper) => paper.rule(36, 566, 7),
    closes: ({ paper, book: { moneyIn, moneyOut } }) => {
      paper.need(80).down(6).put(284, 'Total', BOLD)
      paper.put(427, commaPoint(moneyOut), RIGHT_BOLD).put(492, commaPoint(moneyIn), RIGHT_BOLD).down(24)
      smallPrint(paper, 40, [
        'This is a system generated statement and does not require any signature. Discrepancies must be reported within 45 days.',
        'Helpline 111-999-111. In case of complaints write to complaints@misaal.example or the Banking Mohtasib.',
      ])
    },
  },
}
