import { addDays } from '../../convention/day.ts'
import { creditsOf, debitsOf } from '../setting/account-book.ts'
import { clock } from '../setting/clock.ts'
import { amount, balance, credit, day, debit, text, valueDay } from '../setting/columns.ts'
import { around, commaPoint, minusBefore, ungrouped } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { BANGKOK_SAVER, BRISBANE_SAVER, SINGAPORE_CARD } from '../texts/printed-world.ts'

const rich = { opening: [400_000, 4_000_000], isNeverOverdrawn: true } as const
const owed = around(commaPoint, '5', '5CR')
const minusUngrouped = minusBefore(ungrouped)

const channelOf = (own: string): string => {
  if (/ATM/.test(own)) return 'ATM'
  return /Payroll|fee/.test(own) ? 'BCMS' : 'ENET'
}

/** An account of Thailand, a card of Singapore and an account of Australia. */
export const ACCOUNTS_OF_BANGKOK_AND_BRISBANE_AND_A_CARD_OF_SINGAPORE: Readonly<Record<string, PlainHabit>> =
  {
    /** Both ways of the money share a column without signs: a code before it and the balance behind it tell which. */
    'codes-and-channels-before-one-unsigned-column-of-debit-or-credit-with-texts-last-in-bangkok': {
      paper: { size: 8, bottom: 735 },
      book: { texts: BANGKOK_SAVER, ...rich, rows: [10, 40] },
      says: { currency: 'THB' },
      gap: 13,
      above: ({ paper, book: { start, end, number } }) => {
        paper
          .put(40, 'SIAM EXAMPLE BANK', HEADING)
          .put(555, 'STATEMENT OF SAVINGS ACCOUNT', RIGHT_BOLD)
          .down(28)
        printGrid(
          paper,
          [40, 340, 430],
          [
            ['MISS MALEE TUAYANG', 'Account No.', `${number.slice(-10)}`],
            ['99/41 SOI EXAMPLE 5', 'Branch', '0099 SILOM'],
            ['SILOM BANG RAK', 'Period', `${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}`],
            ['BANGKOK 10500', 'Currency', 'THB'],
          ],
        ).down(18)
      },
      again: ({ paper, book: { number } }) =>
        paper
          .put(40, `Account No. ${number.slice(-10)}`)
          .put(555, `Page ${paper.page}`, RIGHT)
          .down(22),
      columns: [
        day('Date', 40, '03/04/24'),
        {
          title: 'Time',
          x: 88,
          cell: (_, { row }) => clock(361 + row * 19),
        },
        { title: 'Code', x: 122, means: 'description', cell: ({ amount: own }) => (own < 0 ? 'X2' : 'X1') },
        { title: 'Channel', x: 152, means: 'description', cell: ({ text: own }) => channelOf(own) },
        { title: 'Debit / Credit', x: 265, align: 'right', cell: ({ amount: own }) => commaPoint(own) },
        balance(['Balance /', 'Baht'], 340, commaPoint),
        text('Description', 355, 200),
      ],
      opens: ({ paper, book: { opening } }) =>
        paper.put(122, 'BALANCE BROUGHT FORWARD').put(340, commaPoint(opening), RIGHT).down(14),
      closes: ({ paper, book: { closing, moneyIn, moneyOut, entries } }) => {
        paper.need(140).rule(40, 555, -9).down(4)
        paper
          .pairs(40, 340, [
            ['TOTAL AMOUNTS (Debit)', commaPoint(moneyOut)],
            ['TOTAL AMOUNTS (Credit)', commaPoint(moneyIn)],
            ['TOTAL ITEMS (Debit)', String(debitsOf(entries).length)],
            ['TOTAL ITEMS (Credit)', String(creditsOf(entries).length)],
            ['ENDING BALANCE', commaPoint(closing)],
          ])
          .down(10)
        smallPrint(paper, 40, [
          'X1 : Money in (deposit, transfer in)   X2 : Money out (withdrawal, payment, transfer out)',
          'ENET : Internet and mobile   ATM : Automatic teller machine   BCMS : Business cash management',
          'Please notify the bank of any error within 10 days of receipt, otherwise this statement is deemed correct.',
        ])
      },
    },
    /** The balance of the statement before and the new one are rows; letters behind what is paid, and a number under each purchase. */
    'balance-from-previous-statement-and-new-balance-as-rows-with-numbers-under-purchases-of-a-card-in-singapore':
      {
        paper: { size: 8, bottom: 730 },
        book: { texts: SINGAPORE_CARD, opening: [-300_000, -20_000], largest: 90_000, rows: [10, 34] },
        says: { currency: 'SGD', isOwed: true },
        pitch: 9.5,
        gap: 14,
        above: ({ paper, book: { start, end, number, closing } }) => {
          paper.put(45, 'Example Chartered', HEADING).put(550, 'Credit Card Statement', RIGHT_BOLD).down(26)
          const due = on(addDays(end, 22), '03 Apr 2024')
          printGrid(
            paper,
            [45, 330, [550]],
            [
              ['MR TAN EXAMPLE', 'Statement Date', on(end, '03 Apr 2024')],
              [
                'BLK 123 SAMPLE ST 11 #04-56',
                'Statement Period',
                `${on(start, '03 Apr 2024')} - ${on(end, '03 Apr 2024')}`,
              ],
              ['SINGAPORE 520123', 'Payment Due Date', due],
              ['', 'Minimum Payment Due (SGD)', closing < 0 ? '50.00' : '0.00'],
              ['', 'New Balance (SGD)', owed(closing)],
              ['', 'Approved Credit Limit (SGD)', '15,000'],
            ],
          ).down(18)
          paper.put(45, `JOURNEY CREDIT CARD 5498-34XX-XXXX-${number.slice(-4)}`, BOLD).down(18)
        },
        again: ({ paper, book: { number } }) =>
          paper
            .put(45, `JOURNEY CREDIT CARD 5498-34XX-XXXX-${number.slice(-4)}`)
            .put(550, `Page ${paper.page} of 3`, RIGHT)
            .down(22),
        columns: [
          day(['Transaction', 'Date'], 45, '03 Apr'),
          valueDay(['Posting', 'Date'], 105, '03 Apr'),
          lined('Description', 160, 280),
          amount('Amount (SGD)', 550, owed),
        ],
        opens: ({ paper, book: { opening } }) =>
          paper.put(160, 'BALANCE FROM PREVIOUS STATEMENT').put(550, owed(opening), RIGHT).down(14),
        closes: ({ paper, book: { closing } }) => {
          paper.need(150).rule(45, 550, -9).down(3).put(160, 'NEW BALANCE', BOLD)
          paper.put(550, owed(closing), RIGHT_BOLD).down(26)
          paper.put(45, 'REWARDS POINTS SUMMARY', BOLD).down(14)
          printGrid(
            paper,
            [[140], [240], [340], [440]],
            [
              ['Opening', 'Earned', 'Redeemed', 'Total'],
              ['10,240', '1,304', '5,000', '6,544'],
            ],
          ).down(12)
          smallPrint(paper, 45, [
            'Prevailing interest rate 27.9% p.a. (minimum SGD 2.50). Late payment charge SGD 100 if the minimum payment is not received.',
            'Amounts with CR are credits to your account. Please inform us of any error within 14 days of the statement date.',
          ])
        },
      },
    /** Headings end in points; a second day tells when each row was processed, and debits have a minus though they have a column. */
    'headings-that-end-in-points-with-days-processed-and-a-minus-in-the-column-of-debits-in-brisbane': {
      paper: { size: 8.5, bottom: 740 },
      book: { texts: BRISBANE_SAVER, ...rich, rows: [7, 32] },
      says: {},
      pitch: 10.5,
      gap: 16,
      above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
        paper.put(330, 'SaveMe statement.', HEADING).down(18).put(330, 'Statement period', BOLD).down()
        paper.put(330, `${on(start, '03 Apr 24')} - ${on(end, '03 Apr 24')}`).down(24)
        paper.put(60, 'Ghita Example').down().put(60, '9 SAMPLE ST').down()
        paper.put(60, 'NICEVILLE QLD 4099').down(30).put(330, 'Account summary.', HEADING).down(16)
        printGrid(
          paper,
          [50, 150, 330, [545]],
          [
            ['Account name', 'SaveMe', 'Opening balance', minusUngrouped(opening)],
            ['Account BSB', '999-484', 'Total credits', minusUngrouped(moneyIn)],
            ['Account number', number.slice(-9), 'Total debits', minusUngrouped(moneyOut)],
            ['', '', 'Closing balance', minusUngrouped(closing)],
          ],
        ).down(20)
        paper.put(50, 'Transactions', HEADING).down(20)
      },
      again: ({ paper }) =>
        paper.put(50, 'Transactions (continued)', BOLD).put(545, `Page ${paper.page} of 3`, RIGHT).down(22),
      columns: [
        day('Date', 50, '03-Apr'),
        valueDay('Processed', 100, '03-Apr'),
        lined('Description', 165, 190),
        debit('Debits ($)', 405, minusUngrouped),
        credit('Credits ($)', 475, ungrouped),
        balance('Balance ($)', 545, minusUngrouped),
      ],
      closes: ({ paper }) => {
        paper.need(90).rule(50, 545, -12).down(6).put(50, 'Things to know.', BOLD).down()
        smallPrint(paper, 50, [
          'Check your statement and tell us straight away if something does not look right: call 1300 55 01 99, 8am to 8pm.',
          'Your deposits are protected up to $250,000 under the Financial Claims Scheme. Sample Bank of Brisbane ABN 32 009 999 740.',
        ])
      },
    },
  }
