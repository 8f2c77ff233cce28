import { addDays } from '../../convention/day.ts'
import { amount, balance, credit, day, debit, text } from '../setting/columns.ts'
import { around, commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import type { Paper } from '../setting/paper.ts'
import { on } from '../setting/print-day.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { BROWSER_OF_PERTH, CURRENT_OF_THE_NIGER, WALLET_OF_THE_STRAITS } from '../texts/web-and-wallet.ts'

const dollars = around(commaPoint, '-$5', '$5')

/** Date and title above a page, address and number below, as browsers print them. */
const browse = (paper: Paper, printed: string) =>
  paper
    .at(24, 30, printed, SMALL)
    .at(24, 290, 'Example Online Banking - Account activity', SMALL)
    .at(822, 30, 'https://online.example.com/accounts/activity?print=true', SMALL)
    .at(822, 565, `${paper.page}/3`, { ...RIGHT, ...SMALL, size: 7 })

/** A list of payments that did not happen, or not yet: like the table, without balances. */
function listPayments(paper: Paper, title: string, rows: readonly (readonly [string, string, string])[]) {
  paper.down(16).put(40, title, HEADING).down(20)
  paper.put(40, 'Start date', BOLD).put(120, 'Description', BOLD).put(430, 'Money out', RIGHT_BOLD).down(14)
  for (const [date, name, figure] of rows) paper.put(40, date).put(120, name).put(430, figure, RIGHT).down(14)
}

/** Statements whose principles were seen in layouts of banks and wallets that stand in public repositories. */
export const PRINTS_OF_BROWSERS_AND_LISTS_BESIDE_BALANCES: Readonly<Record<string, PlainHabit>> = {
  'payments-pending-and-taken-back-in-lists-without-balances-below-those-of-a-wallet': {
    paper: { size: 8.5, bottom: 745 },
    book: { texts: WALLET_OF_THE_STRAITS, rows: [8, 24], opening: [80_000, 500_000], isNeverOverdrawn: true },
    says: { currency: 'SGD' },
    gap: 16,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(40, 'Purseful', HEADING).put(555, 'SGD Statement', RIGHT_BOLD).down(24)
      paper
        .put(40, 'Jordan Sample')
        .put(555, `Account number ${number.slice(-10)}`, RIGHT)
        .down()
      paper.put(40, '8 Example Road, Singapore').down(24)
      paper.put(40, 'Balance summary', BOLD).down(14)
      paper.put(220, 'Opening balance', RIGHT).put(320, 'Money out', RIGHT).put(420, 'Money in', RIGHT)
      paper.put(555, 'Closing balance', RIGHT).down(14)
      paper.put(40, 'Account').put(220, dollars(opening), RIGHT)
      paper.put(320, `$${commaPoint(moneyOut)}`, RIGHT).put(420, dollars(moneyIn), RIGHT)
      paper.put(555, dollars(closing), RIGHT).down(24)
      const days = `${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}`
      paper.put(40, `Account transactions from ${days}`, BOLD).down(20)
    },
    columns: [
      day('Date', 40, '3 Apr 2024'),
      text('Description', 120, 210),
      debit('Money out', 430, around(commaPoint, '$5')),
      credit('Money in', 490, dollars),
      balance('Balance', 555, dollars),
    ],
    closes: ({ paper, book: { end } }) => {
      const [last, before] = [on(end, '3 Apr 2024'), on(addDays(end, -1), '3 Apr 2024')]
      paper.need(160)
      listPayments(paper, 'Pending', [
        [last, 'Greenfield Market', '$18.20'],
        [last, 'NETS QR EXAMPLE HAWKER', '$6.50'],
      ])
      listPayments(paper, 'Reverted', [[before, 'Example Trading Sdn Bhd', '$42.00']])
    },
  },
  'date-and-title-above-address-and-page-below-newest-first-from-a-browser-in-perth': {
    paper: { size: 8.5, bottom: 780 },
    book: { texts: BROWSER_OF_PERTH, rows: [14, 60], opening: [100_000, 900_000], isNeverOverdrawn: true },
    says: { currency: 'AUD', opening: false, closing: false, unproved: 'oldest' },
    newestFirst: true,
    gap: 18,
    above: ({ paper, book: { start, end, number } }) => {
      browse(paper, `${on(addDays(end, 2), '3/4/2024')}, 9:41 AM`)
      paper.put(40, 'Everyday account', HEADING).down(20)
      paper.put(40, `BSB 066-204  Account number ${number.slice(-9)}   Currency AUD`).down()
      paper.put(40, `${on(start, '03 Apr 2024')} to ${on(end, '03 Apr 2024')}`).down(24)
    },
    again: ({ paper, book: { end } }) => browse(paper, `${on(addDays(end, 2), '3/4/2024')}, 9:41 AM`),
    columns: [
      day('Date', 40, '03 Apr 2024'),
      text('Transaction details', 120, 250),
      amount('Amount', 460, around(commaPoint, '-$5', '+$5')),
      balance('Balance', 555, dollars),
    ],
  },
  'opening-balance-right-of-the-columns-and-sums-beside-the-balance-that-they-repeat-at-lagos': {
    paper: { size: 8, bottom: 755 },
    book: {
      texts: CURRENT_OF_THE_NIGER,
      rows: [10, 40],
      opening: [500_000, 5_000_000],
      isNeverOverdrawn: true,
    },
    says: { currency: 'NGN', closing: false },
    gap: 14,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(40, 'EXAMPLE TRUST BANK', HEADING).put(560, 'STATEMENT OF ACCOUNT', RIGHT_BOLD).down(22)
      paper
        .put(40, 'ADAEZE SAMPLE VENTURES')
        .put(380, `Account Number: ${number.slice(-10)}`)
        .down()
      paper.put(40, '14 Example Close, Ikeja').put(380, 'Currency: NGN').down()
      const days = `${on(start, '03-Apr-2024')} to ${on(end, '03-Apr-2024')}`
      paper.put(40, 'Lagos').put(380, `Period: ${days}`).down(28)
    },
    columns: [
      day('Date', 40, '03-Apr-2024'),
      text('Narration', 110, 180),
      debit('Debit', 370, commaPoint),
      credit('Credit', 450, commaPoint),
      balance('Balance', 530, commaPoint),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(110, 'Opening Balance').put(560, commaPoint(opening), RIGHT).down(14),
    closes: ({ paper, book: { closing, moneyIn, moneyOut } }) => {
      paper.need(40).rule(40, 560, -9).down(4)
      paper.put(110, 'In sum for the account', BOLD).put(370, commaPoint(moneyOut), RIGHT_BOLD)
      paper.put(450, commaPoint(moneyIn), RIGHT_BOLD).put(530, commaPoint(closing), RIGHT_BOLD)
    },
  },
}
