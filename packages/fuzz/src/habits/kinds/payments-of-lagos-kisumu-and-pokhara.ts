import { creditsOf, debitsOf } from '../setting/account-book.ts'
import { clock } from '../setting/clock.ts'
import { amount, balance, credit, debit, valueDay } from '../setting/columns.ts'
import { around, commaPoint, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { kind } from '../setting/kind.ts'
import { part } from '../setting/part.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { WALLET_OF_POKHARA } from '../texts/from-arusha-to-winnipeg-east.ts'
import { PHONE_OF_LAGOS, TILL_OF_KISUMU } from '../texts/from-arusha-to-winnipeg-west.ts'

const minus = minusBefore(commaPoint)
const naira = around(commaPoint, '-₦5', '₦5')
const signed = around(commaPoint, '-5', '+5')

const wide = { page: 'landscape', bottom: 520 } as const
const RIGHT_EDGE = 805
/** Takes numbers of payments that follow each other far apart, and how many digits they have. */
const SPREAD = 7_919_000_003_021n
const LONG = 18

/** Seconds from the amount, so that they look like those of a clock. */
const seconds = (minor: number): string => String(Math.abs(minor) % 60).padStart(2, '0')
const MINUTES = 1_380
const minuteOf = (minor: number): number => 60 + ((Math.abs(minor) * 7) % MINUTES)
const timeOf = (minor: number): string => `${clock(minuteOf(minor))}:${seconds(minor)}`

/** Payments by phone, of a person, of a shop and by an app, each with the hour of every payment. */
export const PAYMENTS_OF_LAGOS_KISUMU_AND_POKHARA: Readonly<Record<string, PlainHabit>> = {
  /** Days begin with the year and name the month; both directions share a column, and channels stand behind balances. */
  'years-before-named-months-with-seconds-and-one-signed-column-before-channels-and-references-in-lagos': {
    paper: { ...wide, font: 'noto', size: 7.5 },
    book: { texts: PHONE_OF_LAGOS, rows: [14, 50], opening: [50_000, 4_000_000], isNeverOverdrawn: true },
    says: { currency: 'NGN' },
    gap: 15,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut, entries } }) => {
      paper.put(36, 'SamplePay Digital Services Limited', HEADING)
      paper.put(RIGHT_EDGE, 'Account Statement', RIGHT_BOLD).down(22)
      printGrid(
        paper,
        [36, 130, 420, 540],
        [
          ['Account Name', 'TUNDE SAMPLE BALOGUN', 'Account Number', number.slice(-10)],
          ['Period', `${on(start, '03 Apr 2024')} - ${on(end, '03 Apr 2024')}`, 'Currency', 'NGN'],
          ['Opening Balance', naira(opening), 'Closing Balance', naira(closing)],
          ['Total Debit', naira(-moneyOut), 'Total Credit', naira(moneyIn)],
          [
            'Debit Count',
            String(debitsOf(entries).length),
            'Credit Count',
            String(creditsOf(entries).length),
          ],
        ],
      ).down(10)
      paper.put(36, 'Wallet Account', BOLD).rule(36, RIGHT_EDGE, 4).down(22)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(36, `Wallet Account ${number.slice(-10)}`)
        .put(RIGHT_EDGE, `${paper.page}`, RIGHT)
        .down(22),
    columns: [
      {
        title: 'Trans. Time',
        x: 36,
        cell: ({ date, amount: own }) => `${on(date, '2024 Apr 03')} ${timeOf(own)}`,
      },
      valueDay('Value Date', 145, '03 Apr 2024'),
      part('Description', 215, 220, 0),
      amount('Debit/Credit(₦)', 520, signed),
      balance('Balance(₦)', 600, commaPoint),
      part('Channel', 620, 60, 1),
      {
        title: 'Transaction Reference',
        x: 690,
        means: 'reference',
        cell: ({ amount: own, date }) =>
          String(BigInt(Math.trunc(Math.abs(own) * 13 + date)) * SPREAD)
            .padStart(LONG, '4')
            .slice(-LONG),
      },
    ],
    closes: ({ paper }) => {
      paper.need(60).rule(36, RIGHT_EDGE, -9).down(8)
      smallPrint(paper, 36, [
        'SamplePay is licensed by the Central Bank of Nigeria and deposits are insured by the NDIC.',
        'If you see a transaction that you do not know, write to help@samplepay.example within 48 hours.',
      ])
    },
  },
  /** A shop's till: the reason and the other party stand behind the balance, newest first. */
  'reasons-and-other-parties-behind-balances-newest-first-with-a-minus-for-what-a-till-pays-out-in-kisumu': {
    paper: { ...wide, size: 7 },
    book: { texts: TILL_OF_KISUMU, rows: [14, 50], opening: [400_000, 9_000_000], isNeverOverdrawn: true },
    says: { currency: 'KES' },
    newestFirst: true,
    pitch: 9,
    gap: 14,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(36, 'Organization Statement', HEADING).put(RIGHT_EDGE, 'SIMU-PESA FOR BUSINESS', RIGHT_BOLD)
      paper.down(22)
      printGrid(
        paper,
        [36, 140, 330, 430, [RIGHT_EDGE]],
        [
          ['Organization Name:', 'Mfano Lakeside Traders', 'Account Number:', number.slice(-12), ''],
          ['Account:', 'Merchant Account', 'Currency:', 'KES', ''],
          ['Time Period:', `From ${on(start, '03-04-2024')} To ${on(end, '03-04-2024')}`, '', '', ''],
        ],
      ).down(8)
      printGrid(
        paper,
        [[140], [260], [380], [500]],
        [
          ['Opening Balance', 'Total Paid In', 'Total Withdrawn', 'Closing Balance'],
          [commaPoint(opening), commaPoint(moneyIn), minus(moneyOut), commaPoint(closing)],
        ],
      ).down(12)
    },
    again: ({ paper }) => paper.put(RIGHT_EDGE, `Page ${paper.page}`, RIGHT).down(18),
    columns: [
      {
        title: 'Receipt No.',
        x: 36,
        means: 'reference',
        cell: ({ amount: own, date }) =>
          `SD${(Math.abs(own) * 7919 + date).toString(36).toUpperCase().slice(-6).padStart(6, 'K')}T4`,
      },
      {
        title: 'Completion Time',
        x: 96,
        cell: ({ date, amount: own }) => `${on(date, '03-04-2024')} ${timeOf(own)}`,
      },
      part('Details', 180, 190, 0),
      kind('Transaction Status', 380, () => 'Completed'),
      credit('Paid In', 510, commaPoint),
      debit('Withdrawn', 570, minus),
      balance('Balance', 635, commaPoint),
      part('Reason Type', 650, 70, 1),
      part('Other Party Info', 725, 85, 2),
    ],
    closes: ({ paper }) => {
      paper.need(40).down(8)
      smallPrint(paper, 36, [
        'Disclaimer: this record is made on request; keep it safe and share it with care.',
      ])
    },
  },
  /** An app's list with a nought in the empty column, and the state of each payment between sums and balance. */
  'serial-numbers-and-reference-codes-before-moments-with-states-between-sums-and-balances-in-pokhara': {
    paper: { ...wide, size: 7.5 },
    book: { texts: WALLET_OF_POKHARA, rows: [12, 40], opening: [50_000, 2_000_000], isNeverOverdrawn: true },
    says: { currency: 'NPR', opening: false, closing: false, unproved: 'oldest' },
    newestFirst: true,
    gap: 15,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(36, 'namunaPay', HEADING).put(RIGHT_EDGE, 'Wallet Statement', RIGHT_BOLD).down(14)
      paper.put(36, 'Namuna Fintech Pvt. Ltd., Lakeside, Pokhara').down(22)
      printGrid(
        paper,
        [36, 130, 420, 520],
        [
          ['Name', 'Udaharan Adhikari', 'Account Number', number.slice(-10)],
          ['From Date', on(start, '2024-04-03'), 'Currency', 'NPR'],
          ['To Date', on(end, '2024-04-03'), 'KYC Status', 'Verified'],
        ],
      ).down(14)
    },
    again: ({ paper }) => paper.put(36, 'Wallet Statement', BOLD).down(20),
    columns: [
      { title: 'S.N.', x: 36, cell: (_, { row }) => String(row + 1) },
      {
        title: 'Reference Code',
        x: 65,
        means: 'reference',
        cell: ({ amount: own, date }) =>
          `0${(Math.abs(own) * 3571 + date).toString(36).toUpperCase().slice(-5).padStart(5, 'B')}`,
      },
      {
        title: 'Date Time',
        x: 140,
        cell: ({ date, amount: own }) => `${on(date, '2024-04-03')} ${timeOf(own)}`,
      },
      part('Description', 240, 230, 0),
      debit('Dr. (Rs.)', 530, commaPoint, '0.00'),
      credit('Cr. (Rs.)', 595, commaPoint, '0.00'),
      kind('Status', 615, () => 'COMPLETE'),
      balance('Balance (Rs.)', 740, commaPoint),
      part('Channel', 755, 50, 1),
    ],
    closes: ({ paper }) => {
      paper.need(40).rule(36, RIGHT_EDGE, -9).down(6)
      smallPrint(paper, 36, ['This statement was made by the app and needs no stamp.'])
    },
  },
}
