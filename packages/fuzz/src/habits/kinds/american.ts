import { amount, balance, balanceOnce, credit, day, debit, text } from '../setting/columns.ts'
import { around, commaPoint, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { numberLike } from '../setting/print-number.ts'
import type { Desk, PlainHabit } from '../setting/set-plain.ts'
import { AMERICAN } from '../texts/american-and-british.ts'

const minus = minusBefore(commaPoint)
const dollars = around(commaPoint, '-$5', '$5')
const letter = { page: 'letter', bottom: 730 } as const
const us = { currency: 'USD' } as const
const book = { texts: AMERICAN, rows: [15, 60] } as const
const canadian = { texts: AMERICAN, opening: [100_000, 900_000] } as const
const period = ({ start, end }: Desk['book']) =>
  `${on(start, 'April 3, 2024')} through ${on(end, 'April 3, 2024')}`

export const AMERICAN_HABITS: Readonly<Record<string, PlainHabit>> = {
  'summary-above-a-running-balance': {
    paper: { ...letter, bottom: 720, lead: 11 },
    book,
    says: us,
    pitch: 10,
    gap: 11,
    above: ({ paper, book: own }) => {
      paper.put(560, period(own), RIGHT).down()
      paper
        .put(40, 'P O Box 100')
        .put(560, numberLike('Account Number: 000000~~~~~~~~~', own.number), RIGHT)
        .down(40)
      paper.put(40, 'CHECKING SUMMARY', HEADING).down(16).put(300, 'AMOUNT', RIGHT_BOLD).down()
      paper
        .pairs(40, 300, [
          ['Beginning Balance', `$${minus(own.opening)}`],
          ['Deposits and Additions', commaPoint(own.moneyIn)],
          ['Withdrawals', minus(own.moneyOut)],
          ['Ending Balance', `$${minus(own.closing)}`],
        ])
        .down(30)
      paper.put(40, 'TRANSACTION DETAIL', HEADING).down(18)
    },
    again: ({ paper, book: own }) => {
      paper.put(560, period(own), RIGHT).down(30)
      paper.put(40, 'TRANSACTION DETAIL', HEADING).put(200, '(continued)').down(18)
    },
    columns: [
      day('DATE', 40, '04/03'),
      text('DESCRIPTION', 80, 300),
      amount('AMOUNT', 460, minus),
      balance('BALANCE', 560, minus),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper
        .put(80, 'Beginning Balance')
        .put(560, `$${minus(opening)}`, RIGHT)
        .down(),
    closes: ({ paper, book: { closing } }) =>
      paper
        .need(20)
        .put(80, 'Ending Balance', BOLD)
        .put(560, `$${minus(closing)}`, RIGHT_BOLD),
  },
  'balance-once-a-day-and-check-numbers': {
    paper: { ...letter, bottom: 700, size: 8, lead: 11 },
    book,
    says: us,
    pitch: 10,
    gap: 11,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(40, 'Everyday Checking', HEADING).down(14)
      const dates = `${on(start, 'Apr 3, 2024')} - ${on(end, 'Apr 3, 2024')}`
      paper.put(40, numberLike(`Account number: ~~~~~~~~~~  ${dates}`, number)).down(24)
      paper.put(40, 'Statement period activity summary', BOLD).down(14)
      paper
        .pairs(50, 280, [
          [`Beginning balance on ${on(start, '4/3')}`, `$${commaPoint(opening)}`],
          ['Deposits/Additions', commaPoint(moneyIn)],
          ['Withdrawals/Subtractions', `- ${commaPoint(moneyOut)}`],
          [`Ending balance on ${on(end, '4/3')}`, dollars(closing)],
        ])
        .down(30)
      paper.put(40, 'Transaction history', HEADING).down(18)
    },
    again: ({ paper }) => paper.put(40, 'Transaction history (continued)', BOLD).down(16),
    columns: [
      day('Date', 40, '4/3'),
      {
        title: ['Check', 'Number'],
        x: 84,
        means: 'reference',
        cell: ({ amount }, { random }) => (amount < 0 && random.chance(0.15) ? random.digits(4) : ''),
      },
      text('Description', 125, 200),
      credit(['Deposits/', 'Additions'], 400, commaPoint),
      debit(['Withdrawals/', 'Subtractions'], 480, commaPoint),
      balanceOnce(['Ending daily', 'balance'], 560, minus),
    ],
    closes: ({ paper, book: { end, closing, moneyIn, moneyOut } }) => {
      paper
        .need(40)
        .put(40, `Ending balance on ${on(end, '4/3')}`)
        .put(560, minus(closing), RIGHT)
        .down()
      paper.put(40, 'Totals', BOLD).put(400, `$${commaPoint(moneyIn)}`, RIGHT_BOLD)
      paper.put(480, `$${commaPoint(moneyOut)}`, RIGHT_BOLD).down(14)
      paper
        .put(40, 'The Ending Daily Balance does not reflect any pending withdrawals or holds.', SMALL)
        .down(30)
      paper.need(60).put(40, 'Monthly service fee summary', HEADING).down(14)
      paper.put(40, 'Fee period 10/01/2024 - 10/31/2024').put(300, 'Standard monthly service fee $10.00')
      paper.put(480, 'You paid $0.00').down().put(40, 'How to avoid the monthly service fee')
      paper.put(400, 'Minimum required').put(500, 'This fee period').down()
      paper.put(50, '· Minimum daily balance').put(460, '$500.00', RIGHT).put(560, '$1,045.22', RIGHT)
    },
  },
  'totals-below-the-closing-balance': {
    paper: letter,
    book: canadian,
    says: { number: false },
    above: ({ paper, book: { start, end } }) =>
      paper
        .put(50, 'Checking Activity', HEADING)
        .put(400, `${on(start, 'Apr 3')} - ${on(end, 'Apr 3, 2024')}`)
        .down(20),
    columns: [
      day('Date', 50, '04/03'),
      text('Description', 95, 220, ({ date, amount }, lines, { random }) => [
        amount < 0
          ? `Debit Card Purchase ${on(date, '04/03')} 08:12a #${random.digits(4)}`
          : 'ACH Electronic Credit',
        ...lines,
      ]),
      debit('Amount Subtracted', 410, commaPoint),
      credit('Amount Added', 485, commaPoint),
      balance('Balance', 560, minus),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper.put(50, on(start, '04/03')).put(95, 'Opening Balance').put(560, minus(opening), RIGHT).down(),
    closes: ({ paper, book: { end, closing, moneyIn, moneyOut } }) => {
      paper
        .need(40)
        .put(50, on(end, '04/03'))
        .put(95, 'Closing Balance')
        .put(560, minus(closing), RIGHT)
        .down()
      paper
        .put(95, 'Total Subtracted/Added')
        .put(410, commaPoint(moneyOut), RIGHT)
        .put(485, commaPoint(moneyIn), RIGHT)
    },
  },
  'wallet-with-fees-and-totals': {
    book: {
      texts: {
        outgoing: [
          'PreApproved Payment Bill User Payment: Musicbox AB',
          'Express Checkout Payment: Bookbarn Inc',
        ],
        incoming: ['Mobile Payment: Jane Example', 'General Payment: ACME LLC'],
      },
      rows: [8, 30],
      opening: [1_000, 90_000],
    },
    says: { ...us, period: 'month' },
    above: ({ paper, book: { start, number, opening, closing } }) => {
      paper.put(50, `Statement for ${on(start, 'April 2024')}`, HEADING).down(14)
      paper.put(50, numberLike('Account ID: ABC~~~~~~', number)).down(16).put(50, 'Balance Summary').down()
      paper.put(50, 'Currency').put(200, 'Beginning').put(300, 'Ending').down()
      paper.put(50, 'USD').put(200, minus(opening)).put(300, minus(closing)).down(20)
    },
    columns: [
      day('Date', 50, '04/03/2024'),
      text('Description', 115, 180, (_, lines, { random }) => [
        ...lines,
        random.fill('ID: ~~~~~~~~XY~~~~~~~'),
      ]),
      { title: 'Currency', x: 330, cell: () => 'USD' },
      amount('Amount', 430, minus),
      { title: 'Fees', x: 490, align: 'right', cell: () => '0.00' },
      { title: 'Total', x: 545, align: 'right', cell: (own) => minus(own.amount) },
    ],
  },
}
