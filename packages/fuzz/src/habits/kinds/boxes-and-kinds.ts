import {
  balance,
  balanceOnce,
  type Column,
  credit,
  cutText,
  dayOnce,
  debit,
  text,
} from '../setting/columns.ts'
import { around, commaPoint, lakhs, minusBefore } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { BOLD, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { AMERICAN, BRITISH } from '../texts/american-and-british.ts'
import { INDIAN } from '../texts/asian.ts'

const rich = { isNeverOverdrawn: true, opening: [400_000, 9_000_000] } as const
const minus = minusBefore(commaPoint)

const at = (title: Column['title'], x: number, style: string): Column => ({
  title,
  x,
  cell: ({ date }) => on(date, style),
})

/** Everyday statements whose heads are boxes, or whose rows are not all movements. */
export const BOX_HABITS: Readonly<Record<string, PlainHabit>> = {
  'summary-beside-the-number-of-the-account-and-totals-below': {
    paper: { page: 'letter', size: 8 },
    book: { texts: AMERICAN, ...rich },
    says: { currency: 'USD' },
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(40, 'Everyday Checking', BOLD).down(20)
      paper
        .put(40, 'Activity summary', BOLD)
        .put(340, `Account number: ${number.slice(-10)}`)
        .down(13)
      paper.put(50, `Beginning balance on ${on(start, '4/3')}`).put(290, `$${commaPoint(opening)}`, RIGHT)
      paper.put(340, `Statement period ${on(start, '4/3/2024')} - ${on(end, '4/3/2024')}`).down()
      paper.put(50, 'Deposits/Additions').put(290, commaPoint(moneyIn), RIGHT)
      paper.put(340, 'Washington account terms and conditions apply').down()
      paper.put(50, 'Withdrawals/Subtractions').put(290, `- ${commaPoint(moneyOut)}`, RIGHT)
      paper.put(340, 'Routing Number (RTN): 125000000').down()
      paper.put(50, `Ending balance on ${on(end, '4/3')}`, BOLD)
      paper.put(290, `$${commaPoint(closing)}`, RIGHT_BOLD).down(24)
    },
    columns: [
      at('Date', 50, '4/3'),
      { title: ['Check', 'Number'], x: 85, means: 'reference', cell: () => '' },
      text('Description', 125, 230),
      credit(['Deposits/', 'Additions'], 420, commaPoint),
      debit(['Withdrawals/', 'Subtractions'], 490, commaPoint),
      balanceOnce(['Ending daily', 'balance'], 565, minus),
    ],
    closes: ({ paper, book: { end, closing, moneyIn, moneyOut } }) => {
      paper.need(50).put(50, `Ending balance on ${on(end, '4/3')}`, BOLD)
      paper.put(565, minus(closing), RIGHT_BOLD).down(14)
      paper.put(50, 'Totals', BOLD).put(420, `$${commaPoint(moneyIn)}`, RIGHT_BOLD)
      paper.put(490, `$${commaPoint(moneyOut)}`, RIGHT_BOLD).down(16)
      paper.put(50, 'The Ending Daily Balance does not reflect any pending withdrawals or holds.')
    },
  },
  'opening-first-and-sums-of-both-before-the-closing-row': {
    paper: { page: 'letter', size: 8 },
    book: { texts: AMERICAN, ...rich },
    says: { currency: 'USD' },
    above: head('Checking Activity', ({ start, end, number }) => [
      `Regular Checking ${number.slice(-9)}`,
      `Statement Period: ${on(start, 'Apr 3')} - ${on(end, 'Apr 3, 2024')}`,
    ]),
    columns: [
      at('Date', 40, '04/03'),
      text('Description', 80, 260),
      debit('Amount Subtracted', 420, commaPoint),
      credit('Amount Added', 490, commaPoint),
      balance('Balance', 565, minus),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(40, on(start, '04/03'))
        .put(80, 'Opening Balance')
        .put(565, `$${commaPoint(opening)}`, RIGHT)
        .down(),
    closes: ({ paper, book: { end, closing, moneyIn, moneyOut } }) => {
      paper
        .need(40)
        .put(80, 'Total Subtracted/Added', BOLD)
        .put(420, `$${commaPoint(moneyOut)}`, RIGHT_BOLD)
      paper.put(490, `$${commaPoint(moneyIn)}`, RIGHT_BOLD).down()
      paper.put(40, on(end, '04/03')).put(80, 'Closing Balance', BOLD)
      paper.put(565, `$${commaPoint(closing)}`, RIGHT_BOLD)
    },
  },
  'balances-of-the-end-of-each-day-as-rows-with-their-day': {
    paper: { size: 8 },
    book: { texts: BRITISH, ...rich },
    says: { currency: 'GBP' },
    above: head('Personal Account', ({ start, end, number }) => [
      `Account Number: ${number.slice(-8)}   Sort Code: 60-83-71`,
      `Date range applicable: ${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}`,
    ]),
    columns: [
      at('DATE', 40, '03/04/2024'),
      {
        title: 'TYPE',
        x: 105,
        means: 'description',
        cell: ({ amount: own }) => (own < 0 ? 'ONLINE PAYMENT' : 'FASTER PAYMENT'),
      },
      text('TRANSACTION', 195, 190),
      credit('IN', 440, around(commaPoint, '£5', '£5')),
      debit('OUT', 500, around(commaPoint, '£5', '£5')),
      { title: 'ACCOUNT BALANCE', x: 575, align: 'right', cell: () => '' },
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(40, on(start, '03/04/2024'))
        .put(195, 'OPENING BALANCE', BOLD)
        .put(575, `£${commaPoint(opening)}`, RIGHT_BOLD)
        .down(),
    closesDay: ({ date, balance: reached }, paper) => {
      paper.put(40, on(date, '03/04/2024')).put(195, 'END OF DAY BALANCE', BOLD)
      paper.put(575, `£${commaPoint(reached)}`, RIGHT_BOLD).down()
    },
    closes: ({ paper, book: { end, closing } }) =>
      paper
        .need(20)
        .put(40, on(end, '03/04/2024'))
        .put(195, 'CLOSING BALANCE', BOLD)
        .put(575, `£${commaPoint(closing)}`, RIGHT_BOLD),
  },
  'names-of-a-box-over-the-number-and-the-sort-code': {
    book: { texts: BRITISH, ...rich },
    says: { currency: 'GBP', period: 'both' },
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      for (const [x, name, value] of [
        [50, 'Account Name', 'MS A EXAMPLE'],
        [230, 'Account No', number.slice(-8)],
        [330, 'Sort Code', '60-04-17'],
        [420, 'Page No', '1 of 3'],
      ] as const)
        paper.put(x, name, BOLD).put(x, value, { below: 12 })
      paper.down(32).put(50, 'Summary', BOLD).down(14)
      paper.put(50, 'Statement Date').put(250, on(end, '03 APR 2024'), RIGHT).down()
      paper
        .put(50, 'Period Covered')
        .put(250, `${on(start, '03 APR 2024')} to ${on(end, '03 APR 2024')}`, RIGHT)
      paper.down()
      paper.pairs(50, 250, [
        ['Previous Balance', `£${commaPoint(opening)}`],
        ['Paid In', `£${commaPoint(moneyIn)}`],
        ['Withdrawn', `£${commaPoint(moneyOut)}`],
        ['New Balance', `£${commaPoint(closing)}`],
      ])
      paper.down(16)
    },
    columns: [
      dayOnce('Date', 50, '03 APR'),
      text('Description', 110, 240),
      credit('Paid In(£)', 420, commaPoint),
      debit('Withdrawn(£)', 490, commaPoint),
      balanceOnce('Balance(£)', 560, commaPoint),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(110, 'BROUGHT FORWARD').put(560, commaPoint(opening), RIGHT).down(),
  },
  'dashes-in-every-empty-cell-of-the-opening-row': {
    paper: { size: 7.5 },
    book: { texts: INDIAN, ...rich },
    says: { currency: 'INR' },
    above: head('Account Statement', ({ start, end, number }) => [
      [`Account No. ${number.slice(-10)}`, 'Currency INR'],
      `${on(start, '03 Apr 2024')} - ${on(end, '03 Apr 2024')}`,
    ]),
    columns: [
      { title: '#', x: 40, cell: (_, { row }) => String(row + 1) },
      at('Date', 60, '03 Apr 2024'),
      cutText('Description', 120, 36),
      {
        title: 'Chq/Ref. No.',
        x: 310,
        means: 'reference',
        cell: (_, { row }) => `IMPS-4093${1_200_000 + row * 917}`,
      },
      debit('Withdrawal (Dr.)', 450, lakhs),
      credit('Deposit (Cr.)', 510, lakhs),
      balance('Balance', 575, lakhs),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper
        .put(40, '-')
        .put(60, '-')
        .put(120, 'Opening Balance')
        .put(310, '-')
        .put(450, '-', RIGHT)
        .put(510, '-', RIGHT)
        .put(575, lakhs(opening), RIGHT)
        .down(),
    closes: ({ paper, book: { opening, closing, moneyIn, moneyOut } }) => {
      paper.need(90).down(10).put(40, 'Account Summary', BOLD).down(14)
      paper.put(40, 'Particulars', BOLD).put(260, 'Opening Balance', RIGHT_BOLD)
      paper.put(350, 'Total Withdrawal (Dr.)', RIGHT_BOLD).put(440, 'Total Deposit (Cr.)', RIGHT_BOLD)
      paper.put(530, 'Closing Balance', RIGHT_BOLD).down(13)
      paper.put(40, 'Savings Account (SA):').put(260, lakhs(opening), RIGHT)
      paper.put(350, lakhs(moneyOut), RIGHT).put(440, lakhs(moneyIn), RIGHT).put(530, lakhs(closing), RIGHT)
    },
  },
  'credit-before-debit-and-balance-as-on-above': {
    paper: { size: 7.5 },
    book: { texts: INDIAN, ...rich },
    says: { currency: 'INR', closing: false },
    above: head(
      'Statement of Account',
      ({ start, end, number }) => [
        `Account Number : ${number.slice(-11)}   Currency : INR`,
        `Statement From : ${on(start, '03-04-2024')} To : ${on(end, '03-04-2024')}`,
      ],
      ({ start, opening }) => [[`Balance as on ${on(start, '3 Apr 2024')}`, `${lakhs(opening)}`]],
    ),
    columns: [
      at('Date', 40, '03-04-24'),
      cutText('Transaction Reference', 95, 36),
      {
        title: 'Ref.No./Chq.No.',
        x: 300,
        means: 'reference',
        cell: ({ amount: own }) => `${Math.abs(own) * 71}`,
      },
      credit('Credit', 430, lakhs, '-'),
      debit('Debit', 500, lakhs, '-'),
      balance('Balance', 575, lakhs),
    ],
  },
}
