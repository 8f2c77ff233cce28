import { balance, credit, day, debit, text } from '../setting/columns.ts'
import { commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { FILIPINO } from '../texts/asian.ts'

const book = { texts: FILIPINO, isNeverOverdrawn: true, opening: [400_000, 900_000] } as const

export const SOUTH_EAST_ASIAN_HABITS: Readonly<Record<string, PlainHabit>> = {
  'code-and-check-number-before-the-amounts': {
    book,
    says: { currency: 'PHP' },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'Statement of Account', HEADING).down(14)
      paper
        .put(50, `ACCOUNT NUMBER : ${number.slice(-12)}`)
        .put(330, 'CURRENCY : PHILIPPINE PESO')
        .down()
      paper.put(50, `PERIOD COVERED : ${on(start, '03 Apr 2024')} - ${on(end, '03 Apr 2024')}`).down(22)
    },
    columns: [
      day('DATE', 50, '03/04'),
      text('DESCRIPTION', 90, 160),
      {
        title: 'CHECK NO.',
        x: 265,
        means: 'reference',
        cell: ({ amount }) => (amount % 4 === 0 ? '0000012345' : ''),
      },
      { title: 'TRANS CODE', x: 325, means: 'description', cell: ({ amount }) => (amount < 0 ? 'WD' : 'DP') },
      debit('DEBIT', 440, commaPoint),
      credit('CREDIT', 500, commaPoint),
      balance('BALANCE', 560, commaPoint),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(90, 'BALANCE LAST STATEMENT').put(560, commaPoint(opening), RIGHT).down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(90, 'BALANCE THIS STATEMENT', BOLD).put(560, commaPoint(closing), RIGHT),
  },
  'one-column-for-both-directions-balance-tells': {
    book,
    says: { currency: 'THB' },
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(50, 'STATEMENT OF SAVINGS ACCOUNT', HEADING).down(14)
      paper
        .put(50, `Account number ${number.slice(-10)}`)
        .put(330, `Period ${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}`)
        .down(16)
      paper.put(50, 'Currency THB').down(16)
      paper.put(50, 'Opening balance').put(250, commaPoint(opening), RIGHT).down()
      paper.put(50, 'Ending Balance').put(250, commaPoint(closing), RIGHT).down(22)
    },
    columns: [
      day('Date', 50, '03-04-24'),
      {
        title: 'Code/Channel',
        x: 140,
        means: 'description',
        cell: ({ amount }) => (amount < 0 ? 'XW/MOBILE' : 'XD/ATS'),
      },
      {
        title: ['Withdrawal /', 'Deposit'],
        x: 300,
        align: 'right',
        cell: ({ amount }) => commaPoint(amount),
      },
      balance(['Outstanding', 'Balance'], 390, commaPoint),
      text('Details', 410, 145),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(50, on(start, '03-04-24'))
        .put(140, 'Beginning Balance')
        .put(390, commaPoint(opening), RIGHT)
        .down(),
  },
}
