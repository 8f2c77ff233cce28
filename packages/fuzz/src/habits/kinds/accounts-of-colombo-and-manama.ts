import { creditsOf, debitsOf } from '../setting/account-book.ts'
import { balance, balanceOnce, credit, day, dayOnce, debit, valueDay } from '../setting/columns.ts'
import { around, commaPoint, commaPointThree, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { part } from '../setting/part.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { CURRENT_OF_COLOMBO, SALARY_OF_MANAMA } from '../texts/from-arusha-to-winnipeg-east.ts'

const creditOrDrawn = around(commaPoint, '5 OD', '5 CR')
const thousandths = minusBefore(commaPointThree)

/** A current account of Sri Lanka and an account for a salary in Bahrain. */
export const ACCOUNTS_OF_COLOMBO_AND_MANAMA: Readonly<Record<string, PlainHabit>> = {
  /** Between rulings: payments before receipts, and the balance of each day with CR or OD at its last row alone. */
  'cheques-between-particulars-and-payments-with-cr-or-od-at-the-ends-of-days-between-rulings-in-colombo': {
    paper: { size: 8, bottom: 735 },
    book: { texts: CURRENT_OF_COLOMBO, rows: [14, 42], opening: [-2_000_000, 9_000_000], largest: 3_000_000 },
    says: { currency: 'LKR' },
    gap: 13,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(40, 'SAMPLE BANK OF CEYLON ROAD PLC', HEADING).put(557, 'STATEMENT OF ACCOUNT', RIGHT_BOLD)
      paper.down(12).put(40, 'Pettah Branch, 104 Main Street, Colombo 11', SMALL).down(24)
      printGrid(
        paper,
        [50, 330, 430],
        [
          ['MESSRS SAMPLE TEXTILE STORES', 'ACCOUNT NO', number.slice(-10)],
          ['88 EXAMPLE STREET', 'ACCOUNT TYPE', 'CURRENT ACCOUNT'],
          ['COLOMBO 11', 'CURRENCY', 'LKR'],
          ['', 'PERIOD', `${on(start, '03 APR 2024')} - ${on(end, '03 APR 2024')}`],
        ],
      ).down(16)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(40, `ACCOUNT NO ${number.slice(-10)}`)
        .put(557, `PAGE ${paper.page}`, RIGHT)
        .down(24),
    columns: [
      dayOnce('DATE', 40, '03 APR'),
      valueDay('VALUE', 85, '03 APR'),
      part('PARTICULARS', 130, 165, 0),
      part('CHEQUE NO', 305, 60, 1, 'reference'),
      debit('PAYMENTS', 415, commaPoint),
      credit('RECEIPTS', 480, commaPoint),
      balanceOnce('BALANCE', 557, creditOrDrawn),
    ],
    verticals: [80, 125, 300, 358, 420, 485, 561],
    opens: ({ paper, book: { opening } }) =>
      paper.put(130, 'BALANCE BROUGHT FORWARD').put(557, creditOrDrawn(opening), RIGHT).down(13),
    closes: ({ paper, book: { closing, moneyIn, moneyOut } }) => {
      paper
        .need(110)
        .rule(40, 561, -9)
        .down(4)
        .put(130, 'TOTALS', BOLD)
        .put(415, commaPoint(moneyOut), RIGHT_BOLD)
      paper.put(480, commaPoint(moneyIn), RIGHT_BOLD).down(14)
      paper.put(130, 'BALANCE CARRIED FORWARD', BOLD).put(557, creditOrDrawn(closing), RIGHT_BOLD).down(24)
      printGrid(
        paper,
        [40, 180, 330],
        [
          ['OVERDRAFT LIMIT', 'RATE WITHIN LIMIT', 'RATE ABOVE LIMIT'],
          ['2,500,000.00', '14.50% P.A.', '22.00% P.A.'],
        ],
      ).down(6)
      smallPrint(paper, 40, ['CR Credit   OD Overdrawn   Items in clearing may be returned unpaid.'])
    },
  },
  /** Dr or Cr and the sum in thousandths stand before the narrative, the day of value and the balance behind it. */
  'dr-or-cr-and-thousandths-of-dinars-before-narratives-with-channel-value-day-and-balance-behind-in-manama':
    {
      paper: { size: 8, bottom: 745 },
      book: {
        texts: SALARY_OF_MANAMA,
        rows: [12, 40],
        opening: [150_000, 4_000_000],
        isNeverOverdrawn: true,
      },
      says: { currency: 'BHD', exponent: 3 },
      gap: 14,
      above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut, entries } }) => {
        paper.put(40, 'Sample Pearl Bank B.S.C.', HEADING).put(557, 'e-Statement', RIGHT_BOLD).down(14)
        paper.put(40, 'Licensed as a retail bank by the Central Bank of Bahrain', SMALL).down(24)
        printGrid(
          paper,
          [40, 110, 320, [557]],
          [
            ['Customer', 'Layla Sample', 'Account Number', number.slice(-12)],
            ['Address', 'Flat 12, Building 880', 'Currency', 'BHD'],
            ['', 'Road 2401, Adliya, Manama', 'From', on(start, '3 April 2024')],
            ['IBAN', ibanLike('BH', 22, number.slice(-12)), 'To', on(end, '3 April 2024')],
          ],
        ).down(10)
        printGrid(
          paper,
          [40, [190], 300, [390], [480]],
          [
            ['Opening Balance', thousandths(opening), '', 'Count', 'Amount'],
            [
              'Closing Balance',
              thousandths(closing),
              'Debits',
              String(debitsOf(entries).length),
              commaPointThree(moneyOut),
            ],
            ['', '', 'Credits', String(creditsOf(entries).length), commaPointThree(moneyIn)],
          ],
        ).down(14)
      },
      again: ({ paper, book: { number } }) =>
        paper
          .put(40, `Account Number ${number.slice(-12)}`)
          .put(557, `Page ${paper.page}`, RIGHT)
          .down(22),
      columns: [
        day('Posting Date', 40, '03/04/2024'),
        { title: 'Dr/Cr', x: 105, cell: ({ amount: own }) => (own < 0 ? 'Dr' : 'Cr') },
        {
          title: 'Amount (BHD)',
          x: 195,
          align: 'right',
          cell: ({ amount: own }) => commaPointThree(own),
        },
        part('Narrative', 210, 160, 0),
        part('Channel', 375, 50, 1),
        valueDay('Value Date', 425, '03/04/2024'),
        balance('Running Balance', 557, thousandths),
      ],
      closes: ({ paper }) => {
        paper.need(60).rule(40, 557, -9).down(10)
        smallPrint(paper, 40, [
          'Please examine this statement and report any difference within 30 days.',
          'Eligible deposits are protected by the Deposit Protection Scheme up to BHD 20,000.',
        ])
      },
    },
}
