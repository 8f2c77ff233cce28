import { amount, balance, credit, day, debit, text } from '../setting/columns.ts'
import { around, commaPoint, minusAfter, spacePoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { numberLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { KENYAN, SOUTH_AFRICAN } from '../texts/african.ts'
import { BRITISH } from '../texts/american-and-british.ts'

const marked = around(commaPoint, '5Dr', '5Cr')
const behind = minusAfter(commaPoint)
const opening = [100_000, 900_000] as const

export const AFRICAN_HABITS: Readonly<Record<string, PlainHabit>> = {
  'credit-marker-at-credits-alone-and-charges-beside': {
    paper: { size: 8, lead: 11, bottom: 750 },
    book: { texts: BRITISH, opening },
    says: { currency: 'ZAR' },
    gap: 11,
    above: ({ paper, book: { start, end, number, opening: first, closing } }) => {
      paper.put(50, `Statement Period : ${on(start, '3 Apr 2024')} to ${on(end, '3 Apr 2024')}`).down()
      paper.put(50, numberLike('Gold Business Account : ~~~~~~~~~~~', number), BOLD).down(20)
      paper.put(50, 'Statement Balances', BOLD).down()
      paper
        .pairs(50, 200, [
          ['Opening Balance', marked(first)],
          ['Closing Balance', marked(closing)],
        ])
        .down(20)
      paper.put(50, 'Transactions in RAND (ZAR)', BOLD).down(14)
    },
    columns: [
      day('Date', 50, '03 Apr'),
      text('Description', 95, 220),
      amount('Amount', 400, around(commaPoint, '5', '5Cr')),
      balance('Balance', 480, marked),
      {
        title: ['Accrued', 'Bank Charges'],
        x: 540,
        align: 'right',
        cell: (_, { random }) => (random.chance(0.2) ? commaPoint(random.int(100, 900)) : ''),
      },
    ],
    closes: ({ paper, book: { closing, moneyIn, moneyOut } }) => {
      paper.need(60).down().put(50, 'Closing Balance', BOLD).put(480, marked(closing), RIGHT_BOLD).down(20)
      paper.put(50, 'Turnover for Statement Period', BOLD).down()
      paper.pairs(50, 300, [
        ['Credit Transactions', marked(moneyIn)],
        ['Debit Transactions', marked(moneyOut)],
      ])
    },
  },
  'text-first-month-and-day-late': {
    book: { texts: SOUTH_AFRICAN, opening },
    says: { closing: false },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'STATEMENT / TAX INVOICE', HEADING).down(16)
      paper.put(50, numberLike('Account Number ~~ ~~~ ~~~ ~', number))
      paper.put(350, `Statement from ${on(start, '03 Apr 2024')} to ${on(end, '03 Apr 2024')}`).down(24)
    },
    columns: [
      text('Details', 50, 200),
      {
        title: ['Service', 'Fee'],
        x: 290,
        align: 'right',
        cell: (_, { random }) => (random.chance(0.1) ? '##' : ''),
      },
      debit('Debits', 360, minusAfter(commaPoint)),
      credit('Credits', 430, commaPoint),
      day('Date', 450, '04 03'),
      balance('Balance', 545, behind),
    ],
    opens: ({ paper, book: { start, opening: first } }) =>
      paper
        .put(50, 'BALANCE BROUGHT FORWARD')
        .put(450, on(start, '04 03'))
        .put(545, behind(first), RIGHT)
        .down(),
  },
  'charges-before-the-amounts': {
    book: { texts: SOUTH_AFRICAN, opening },
    says: {},
    above: ({ paper, book: { start, end, number, opening: first, closing, moneyIn, moneyOut } }) => {
      paper.put(50, 'Cheque account statement', HEADING).down(14)
      paper.put(50, numberLike('Account number: ~~-~~~~-~~~~', number))
      paper.put(350, `Period: ${on(start, '3/04/2024')} to ${on(end, '3/04/2024')}`).down(16)
      paper.put(50, 'Account Summary:').down()
      paper
        .pairs(50, 250, [
          ['Balance Brought Forward', spacePoint(first)],
          ['Sundry Credits', spacePoint(moneyIn)],
          ['Sundry Debits', spacePoint(moneyOut)],
          ['Balance', around(spacePoint, '5 -')(closing)],
        ])
        .down(20)
    },
    columns: [
      day('Date', 50, '3/04/2024'),
      text('Transaction Description', 110, 200, (_, lines, { random }) => [
        ...lines,
        ...(random.chance(0.4) ? [random.fill('Card no. ~~~~')] : []),
      ]),
      {
        title: 'Charge',
        x: 350,
        align: 'right',
        cell: (_, { random }) => (random.chance(0.3) ? `${spacePoint(random.int(100, 900))} T` : ''),
      },
      debit('Debit Amount', 420, spacePoint),
      credit('Credit Amount', 485, spacePoint),
      balance('Balance', 545, around(spacePoint, '5 -')),
    ],
    opens: ({ paper, book: { start, opening: first } }) =>
      paper
        .put(50, on(start, '3/04/2024'))
        .put(110, 'Bal Brought Forward')
        .put(545, spacePoint(first), RIGHT)
        .down(),
  },
  'receipt-number-first-and-a-status': {
    paper: { size: 7.5, bottom: 750 },
    book: { texts: KENYAN, opening: [50_000, 500_000], isNeverOverdrawn: true },
    says: { number: false, opening: false, closing: false, unproved: 'oldest' },
    newestFirst: true,
    pitch: 9,
    above: ({ paper, book: { start, end, moneyIn, moneyOut } }) => {
      paper.put(50, 'MOBILE MONEY STATEMENT', HEADING).down(16)
      paper.put(50, 'Customer Name:').put(130, 'JANE EXAMPLE').down()
      paper
        .put(50, 'Statement Period:')
        .put(130, `${on(start, '03 Apr 2024')} - ${on(end, '03 Apr 2024')}`)
        .down(20)
      paper.put(50, 'SUMMARY', BOLD).down()
      const rows = [
        ['TRANSACTION TYPE', 'PAID IN', 'PAID OUT'],
        ['SEND MONEY:', '0.00', commaPoint(moneyOut)],
        ['RECEIVED MONEY:', commaPoint(moneyIn), '0.00'],
        ['TOTAL:', commaPoint(moneyIn), commaPoint(moneyOut)],
      ] as const
      for (const [label, came, went] of rows)
        paper.put(50, label).put(300, came, RIGHT).put(400, went, RIGHT).down()
      paper.down(24).put(50, 'DETAILED STATEMENT', BOLD).down(14)
    },
    columns: [
      { title: 'Receipt No.', x: 50, means: 'reference', cell: (_, { random }) => random.fill('SJ~~K~~~XQ') },
      {
        title: 'Completion Time',
        x: 105,
        cell: ({ date }, { random }) => `${on(date, '2024-04-03')} ${random.fill('14:{d}:{m}')}`,
      },
      text('Details', 185, 150),
      { title: 'Transaction Status', x: 345, means: 'description', cell: () => 'Completed' },
      credit('Paid In', 450, commaPoint),
      debit('Withdrawn', 505, around(commaPoint, '-5')),
      balance('Balance', 560, commaPoint),
    ],
    closes: ({ paper }) => {
      paper
        .need(40)
        .down()
        .put(50, 'Disclaimer: This record is produced for your personal use.', SMALL)
        .down()
      paper.put(50, 'Page 1 of 2')
    },
  },
}
