import { addDays } from '../../convention/day.ts'
import { balance, type Column, credit, day, dayOnce, debit } from '../setting/columns.ts'
import { around, commaPoint, commaWhole, minusAfter } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { kind } from '../setting/kind.ts'
import { lined } from '../setting/lined.ts'
import type { Paper } from '../setting/paper.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike } from '../setting/print-number.ts'
import { magnitudeSaying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { HIGH_STREET, HOME_LOAN, IRISH_FIRM, SOCIETY } from '../texts/lined-cards-and-wallets.ts'

const rich = { isNeverOverdrawn: true, opening: [400_000, 9_000_000] } as const
const pounds = around(commaPoint, '£5', '£5 in credit')
const owing = around(commaPoint, '5', '5CR')

/** Whole pounds, and the pence behind them. */
const whole = (minor: number) => commaWhole(Math.trunc(minor / 100))
const pence = (minor: number) => String(Math.abs(minor) % 100).padStart(2, '0')
const penceColumn = (x: number, of: (amount: number, balance: number) => number | null): Column => ({
  title: 'p',
  x,
  cell: ({ amount, balance: after }) => {
    const minor = of(amount, after)
    return minor === null ? '' : pence(minor)
  },
})
const putPounds = (paper: Paper, x: number, minor: number) =>
  paper.put(x, whole(minor), RIGHT_BOLD).put(x + 5, pence(minor), BOLD)

/** Statements of a bank, a society and a lender of Britain and of a bank of Ireland, as they are remembered. */
export const BRITISH_AND_IRISH_STATEMENTS: Readonly<Record<string, PlainHabit>> = {
  'pounds-and-pence-between-rulings-with-the-sheet-number-and-a-balance-brought-forward': {
    paper: { size: 8, bottom: 735 },
    book: { texts: HIGH_STREET, ...rich, rows: [14, 40] },
    says: { currency: 'GBP' },
    pitch: 9.5,
    gap: 14,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'Select Current Account', HEADING).put(400, 'Example Bank plc').down(14)
      paper.put(400, '8 Park Row, Leeds LS1 5EX', SMALL).down(18)
      paper.put(50, 'MRS J SAMPLE').put(330, 'Sort Code').put(430, '60-12-34').down()
      paper.put(50, '3 EXAMPLE GARDENS').put(330, 'Account Number').put(430, number.slice(-8)).down()
      paper.put(50, 'LEEDS LS6 2EX').put(330, 'Statement Number').put(430, '118  Sheet 1').down()
      paper
        .put(330, 'Period')
        .put(430, `${on(start, '3 Apr 2024')} to ${on(end, '3 Apr 2024')}`)
        .down(24)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(50, 'MRS J SAMPLE')
        .put(330, `Account Number ${number.slice(-8)}`)
        .put(480, `118  Sheet ${paper.page}`)
        .down(22),
    columns: [
      dayOnce('Date', 50, '3 Apr'),
      lined('Details', 95, 210),
      debit(['Withdrawn', '£'], 375, whole),
      penceColumn(380, (amount) => (amount < 0 ? amount : null)),
      credit(['Paid In', '£'], 455, whole),
      penceColumn(460, (amount) => (amount > 0 ? amount : null)),
      balance(['Balance', '£'], 535, whole),
      penceColumn(540, (_, after) => after),
    ],
    verticals: [315, 397, 477, 557],
    opens: ({ paper, book: { opening } }) => {
      paper.put(95, 'BALANCE BROUGHT FORWARD', BOLD)
      putPounds(paper, 535, opening).down(14)
    },
    carries: ({ paper }, reached) => {
      paper.put(95, 'BALANCE CARRIED FORWARD', BOLD)
      putPounds(paper, 535, reached)
    },
    brings: ({ paper }, reached) => {
      paper.put(95, 'BALANCE BROUGHT FORWARD', BOLD)
      putPounds(paper, 535, reached).down(14)
    },
    closes: ({ paper, book: { closing } }) => {
      paper.need(50).put(95, 'BALANCE CARRIED FORWARD', BOLD)
      putPounds(paper, 535, closing).down(24)
      paper.put(50, 'Abbreviations are explained overleaf. Arranged overdraft limit £500.', SMALL)
    },
  },
  'receipts-and-withdrawals-since-the-passbook-was-made-up-at-a-society': {
    paper: { font: 'courier', size: 8 },
    book: { texts: SOCIETY, ...rich, rows: [6, 24] },
    says: { currency: 'GBP', period: 'end' },
    above: ({ paper, book: { end, number, opening } }) => {
      paper.put(50, 'EXAMPLE DALES BUILDING SOCIETY').down(12)
      paper.put(50, 'STATEMENT OF SHARE ACCOUNT', BOLD).down(20)
      paper
        .put(50, 'MISS E SPECIMEN')
        .put(330, `ACCOUNT NO  ${number.slice(-10)}`)
        .down()
      paper.put(50, '2 MOOR LANE').put(330, 'BRANCH      SKIPTON 014').down()
      paper
        .put(50, 'SKIPTON BD23 1EX')
        .put(330, `DATE        ${on(end, '03 APR 2024')}`)
        .down(20)
      paper.put(50, 'PLEASE RETAIN THIS STATEMENT WITH YOUR PASSBOOK').down(20)
      paper.put(50, `BALANCE LAST ENTERED IN PASSBOOK  GBP ${commaPoint(opening)}`).down(20)
    },
    columns: [
      day('DATE', 50, '03APR24'),
      kind('CODE', 110, (text, isIn) => (/INTEREST/.test(text) ? 'INT' : isIn ? 'REC' : 'WDL')),
      lined('TRANSACTION', 145, 160),
      credit('RECEIPTS', 380, commaPoint),
      debit('WITHDRAWALS', 465, commaPoint),
      balance('BALANCE', 550, commaPoint),
    ],
    closes: ({ paper, book: { end, closing, moneyIn, moneyOut } }) => {
      paper.need(80).put(145, 'TOTALS').put(380, commaPoint(moneyIn), RIGHT)
      paper.put(465, commaPoint(moneyOut), RIGHT).down(14)
      paper
        .put(50, `BALANCE AT ${on(end, '03APR24')}`)
        .put(550, commaPoint(closing), RIGHT)
        .down(24)
      paper.put(50, 'GROSS RATE 3.40% P.A.  AER 3.45%  NOTICE 90 DAYS').down()
      paper.put(50, 'INTEREST IS PAID GROSS. NO TAX HAS BEEN DEDUCTED.')
    },
  },
  'codes-of-two-letters-between-text-and-euros-with-dr-behind-and-lending-rates-among-rows': {
    paper: { size: 8, bottom: 735 },
    book: { texts: IRISH_FIRM, rows: [16, 42], opening: [-200_000, 600_000] },
    says: { currency: 'EUR' },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'Business Current Account', HEADING).put(545, 'Page 1 of 3', RIGHT).down(20)
      paper.put(50, 'GREENLEAF TOOLS LIMITED').put(330, 'National Sort Code').put(440, '93-12-34').down()
      paper.put(50, '4 EXAMPLE QUAY').put(330, 'Account Number').put(440, number.slice(-8)).down()
      paper
        .put(50, 'GALWAY H91 EX12')
        .put(330, 'IBAN')
        .put(355, ibanLike('IE', 22, number))
        .down()
      paper.put(330, 'From').put(355, on(start, '3 Apr 2024')).put(440, 'to').put(455, on(end, '3 Apr 2024'))
      paper.down(22)
    },
    again: ({ paper }) => paper.put(545, `Page ${paper.page} of 3`, RIGHT).down(18),
    columns: [
      dayOnce('Date', 50, '3 Apr'),
      lined('Details', 100, 180),
      kind('Type', 290, (text, isIn) =>
        /^D\/D/.test(text) ? 'DD' : /^CHQ/.test(text) ? 'CQ' : /^FEE/.test(text) ? 'CH' : isIn ? 'CR' : 'DR',
      ),
      debit('Paid out €', 390, commaPoint),
      credit('Paid in €', 465, commaPoint),
      balance('Balance €', 545, around(commaPoint, '5dr')),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(50, on(start, '3 Apr'))
        .put(100, 'BALANCE FORWARD', BOLD)
        .put(545, around(commaPoint, '5dr')(opening), RIGHT_BOLD)
        .down(12)
        .put(100, 'Lending @ 8.350%   Surcharge @ 11.850%')
        .down(14),
    brings: ({ paper }, reached) =>
      paper
        .put(100, 'BALANCE FORWARD', BOLD)
        .put(545, around(commaPoint, '5dr')(reached), RIGHT_BOLD)
        .down(14),
    carries: ({ paper }, reached) =>
      paper.put(100, 'Subtotal', BOLD).put(545, around(commaPoint, '5dr')(reached), RIGHT_BOLD),
    closes: ({ paper, book: { closing, moneyIn, moneyOut } }) => {
      paper.need(90).rule(50, 545, -9).put(100, 'Total', BOLD).put(390, commaPoint(moneyOut), RIGHT_BOLD)
      paper.put(465, commaPoint(moneyIn), RIGHT_BOLD).down(14)
      paper
        .put(100, 'Closing balance', BOLD)
        .put(545, around(commaPoint, '5dr')(closing), RIGHT_BOLD)
        .down(22)
      paper.put(50, 'CQ Cheque   DD Direct debit   CH Charge   CR Credit   DR Debit', SMALL).down(10)
      paper.put(
        50,
        'Overdraft sanction limit: 10,000.00 EUR. Fees notified 19 days before debit: none.',
        SMALL,
      )
    },
  },
  'payments-with-a-minus-behind-above-what-your-mortgage-costs-and-a-charge-for-early-repayment': {
    paper: { size: 8.5 },
    book: { texts: HOME_LOAN, rows: [5, 18], opening: [-19_000_000, -9_000_000] },
    says: { currency: 'GBP', isOwed: true },
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper
        .put(50, 'Mortgage statement', HEADING)
        .put(545, on(addDays(end, 4), '3 April 2024'), RIGHT)
        .down(20)
      paper
        .put(50, 'Mr D Sample and Mrs R Sample')
        .put(330, `Account number ${number.slice(-10)}`)
        .down()
      paper.put(50, `Statement from ${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}`).down(20)
      printGrid(
        paper,
        [50, [330]],
        [
          [`Balance you owed on ${on(start, '3 April 2024')}`, pounds(opening)],
          ['Plus interest, premiums and fees', `£${commaPoint(moneyOut)}`],
          ['Less payments we have received', `£${commaPoint(moneyIn)}`],
          [`Balance you owe on ${on(end, '3 April 2024')}`, pounds(closing)],
        ],
      ).down(10)
      printGrid(
        paper,
        [50, 150, 260, [545]],
        [
          ['Part', 'Repayment type', 'Rate', 'Ends'],
          ['Main 01', 'Repayment', '4.84% fixed', '31/08/2027'],
          ['Additional 02', 'Interest only', '6.99% variable', '31/01/2041'],
        ],
      ).down(14)
    },
    columns: [
      day('Date', 50, '03/04/24'),
      lined('Details of transaction', 120, 230),
      {
        title: 'Amount (£)',
        x: 440,
        align: 'right',
        cell: ({ amount: own }) => (own > 0 ? minusAfter(commaPoint)(-own) : commaPoint(own)),
      },
      balance('Balance owed (£)', 545, owing),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(50, on(start, '03/04/24'))
        .put(120, 'BALANCE BROUGHT FORWARD')
        .put(545, owing(opening), RIGHT)
        .down(14),
    closes: ({ paper, book: { closing, entries } }) => {
      const interest = magnitudeSaying(entries, /^INTEREST/)
      paper.need(110).rule(50, 545, -9).put(120, 'BALANCE CARRIED FORWARD', BOLD)
      paper.put(545, owing(closing), RIGHT_BOLD).down(24)
      paper.put(50, 'What your mortgage costs', BOLD).down(14)
      printGrid(
        paper,
        [50, [330]],
        [
          ['Interest charged in this statement', `£${commaPoint(interest)}`],
          ['Early repayment charge if you repaid today', '£3,210.00'],
          ['Remaining term', '21 years 3 months'],
        ],
      ).down(6)
      paper.put(50, 'Your home may be repossessed if you do not keep up repayments on your mortgage.', SMALL)
    },
  },
}
