import { amount, balance, credit, cutText, day, debit, text } from '../setting/columns.ts'
import { commaPoint, lakhs, minusAfter, ungrouped } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { MEMBER } from '../texts/american-and-british.ts'
import { FILIPINO, INDIAN } from '../texts/asian.ts'
import { COLOMBIAN } from '../texts/latin-american.ts'

/** As programs print numbers that nobody set: `450`, `99.5`, `-1200.25`. */
const raw = (minor: number) => String(minor / 100)
const behind = minusAfter(commaPoint)
const clock = (minor: number) =>
  `${1 + (Math.abs(minor) % 12)}:${10 + (Math.abs(minor) % 49)} ${minor % 2 === 0 ? 'AM' : 'PM'}`

/** Statements as programs write them. */
export const PLAIN_EXPORT_HABITS: Readonly<Record<string, PlainHabit>> = {
  'numbers-as-they-are-with-times-of-midnight': {
    paper: { page: 'landscape', size: 8, bottom: 540 },
    book: { texts: INDIAN, opening: [100_000, 9_000_000] },
    says: { number: false, opening: false, closing: false, period: 'none', unproved: 'oldest' },
    above: ({ paper }) => paper.put(40, 'transactions.csv', BOLD).down(16),
    columns: [
      { title: 'txn_date', x: 40, cell: ({ date }) => `${on(date, '2024-04-03')} 00:00:00` },
      text('description', 160, 400),
      amount('amount', 640, raw),
      balance('balance', 740, raw),
    ],
  },
  'wallet-with-a-starting-and-an-ending-balance': {
    paper: { size: 8 },
    book: { texts: FILIPINO, isNeverOverdrawn: true },
    says: { currency: 'PHP', number: false },
    gap: 16,
    above: ({ paper, book: { start, end } }) => {
      paper.put(50, 'Transaction History', HEADING).down(14)
      paper
        .put(50, `${on(start, '2024-04-03')} to ${on(end, '2024-04-03')}`)
        .put(400, 'Amounts in PHP')
        .down(22)
    },
    columns: [
      {
        title: 'Date and Time',
        x: 50,
        cell: ({ date, amount: own }) => `${on(date, '2024-04-03')} ${clock(own)}`,
      },
      text('Description', 150, 150),
      {
        title: 'Reference No.',
        x: 310,
        means: 'reference',
        cell: (_, { random }) => random.fill('7~~~~~~~~~~~~'),
      },
      debit('Debit', 430, ungrouped),
      credit('Credit', 490, ungrouped),
      balance('Balance', 555, ungrouped),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(150, 'STARTING BALANCE').put(555, ungrouped(opening), RIGHT).down(16),
    closes: ({ paper, book: { closing, moneyIn, moneyOut } }) => {
      paper.need(60).put(150, 'ENDING BALANCE').put(555, ungrouped(closing), RIGHT).down(16)
      paper.put(150, 'Total Debit').put(430, ungrouped(moneyOut), RIGHT).down(16)
      paper.put(150, 'Total Credit').put(490, ungrouped(moneyIn), RIGHT)
    },
  },
  'balances-before-and-after': {
    paper: { page: 'landscape', size: 7.5, bottom: 540 },
    book: { texts: MEMBER, isNeverOverdrawn: true },
    says: {
      currency: 'GHS',
      number: false,
      opening: false,
      closing: false,
      period: 'none',
    },
    newestFirst: true,
    above: ({ paper }) => paper.put(40, 'MOBILE MONEY STATEMENT', HEADING).put(500, 'Currency: GHS').down(20),
    columns: [
      {
        title: 'TRANSACTION DATE',
        x: 40,
        cell: ({ date, amount: own }) => `${on(date, '03-Apr-2024')} ${clock(own)}`,
      },
      {
        title: 'FROM NO.',
        x: 150,
        means: 'description',
        cell: (_, { random }) => random.fill('233~~~~~~~~~'),
      },
      {
        title: 'TRANS. TYPE',
        x: 215,
        means: 'description',
        cell: ({ amount: own }) => (own < 0 ? 'TRANSFER' : 'CASH_IN'),
      },
      amount('AMOUNT', 320, (minor) => (minor < 0 ? `-${ungrouped(minor)}` : ungrouped(minor))),
      { title: 'FEES', x: 365, align: 'right', cell: () => '0.00' },
      { title: 'E-LEVY', x: 410, align: 'right', cell: () => '0.00' },
      {
        title: 'BAL BEFORE',
        x: 475,
        align: 'right',
        cell: ({ balance: own, amount: moved }) => ungrouped(own - moved),
      },
      balance('BAL AFTER', 540, ungrouped),
      text('TO NAME', 555, 180),
    ],
  },
  'minus-behind-and-dividends-of-the-year-below': {
    paper: { page: 'letter', bottom: 720 },
    book: { texts: MEMBER, opening: [200_000, 900_000] },
    says: { currency: 'USD' },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'Statement of Account', HEADING).put(400, 'Statement Period').down(12)
      paper.put(400, `${on(start, '04/03/24')} - ${on(end, '04/03/24')}`).down(12)
      paper.put(50, `EveryDay Checking - ${number.slice(-10)}`, BOLD).down(18)
    },
    again: ({ paper, book: { number } }) =>
      paper.put(50, `EveryDay Checking - ${number.slice(-10)} (Continued from previous page)`, BOLD).down(18),
    columns: [
      day('Date', 50, '04-03'),
      text('Transaction Detail', 95, 260),
      amount('Amount($)', 460, behind),
      balance('Balance($)', 550, behind),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper.put(50, on(start, '04-03')).put(95, 'Beginning Balance').put(550, behind(opening), RIGHT).down(),
    closes: ({ paper, book: { end, closing, opening } }) => {
      paper
        .need(80)
        .put(50, on(end, '04-03'))
        .put(95, 'Ending Balance')
        .put(550, behind(closing), RIGHT)
        .down(14)
      paper
        .put(95, `Average Daily Balance - Current Cycle: $${commaPoint(Math.round((opening + closing) / 2))}`)
        .down(20)
      paper
        .put(
          95,
          'Your account earned $0.42, with an annual percentage yield earned of 0.05%, for the dividend period',
        )
        .down()
      paper.put(95, `Deposit Voucher Dividends Paid YTD ${on(end, '2024')} 12.40`)
    },
  },
  'day-and-month-in-columns-of-their-own': {
    book: {
      texts: COLOMBIAN,
      isNeverOverdrawn: true,
      opening: [50_000_000, 900_000_000],
      largest: 90_000_000,
    },
    says: { currency: 'COP' },
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(50, 'EXTRACTO CUENTA DE AHORROS', HEADING).down(14)
      paper
        .put(50, `Cuenta No. ${number.slice(-12)}`)
        .put(350, 'Moneda: COP')
        .down()
      paper.put(50, `Periodo: ${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}`).down(14)
      paper
        .pairs(50, 260, [
          ['Saldo anterior', commaPoint(opening)],
          ['Nuevo saldo', commaPoint(closing)],
        ])
        .down(18)
    },
    columns: [
      { title: 'Día', x: 50, cell: ({ date }) => on(date, '03') },
      { title: 'Mes', x: 75, cell: ({ date }) => on(date, '04') },
      { title: 'Oficina', x: 105, means: 'description', cell: () => '0472' },
      text('Descripción', 150, 200),
      debit('Débito', 420, commaPoint),
      credit('Crédito', 500, commaPoint),
    ],
  },
  'markers-under-balances-titles-broken-anywhere': {
    paper: { size: 7.5 },
    book: { texts: INDIAN, opening: [100_000, 9_000_000] },
    says: { currency: 'INR' },
    pitch: 9,
    gap: 14,
    verticals: [35, 92, 250, 320, 385, 450, 510],
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(40, 'STATEMENT OF ACCOUNT', HEADING).down(14)
      paper
        .put(40, `Account Number ${number.slice(-14)}`)
        .put(330, 'Currency INR')
        .down()
      paper.put(40, `Period ${on(start, '03-04-2024')} to ${on(end, '03-04-2024')}`).down(20)
    },
    columns: [
      day(['Transacti', 'on Date'], 40, '03-04-2024'),
      cutText('Particulars', 96, 28),
      {
        title: ['Cheque', 'Number'],
        x: 254,
        means: 'reference',
        cell: ({ amount: own }) => (own % 4 === 0 ? String(200_000 + Math.abs(own % 999)) : ''),
      },
      debit(['Withdra', 'wal'], 380, lakhs),
      credit('Deposit', 445, lakhs),
      {
        title: 'Balance',
        x: 505,
        align: 'right',
        means: 'balance',
        cell: ({ balance: own }) => [lakhs(own), own < 0 ? 'Dr' : 'Cr'],
      },
    ],
    opens: ({ paper, book: { opening } }) =>
      paper
        .put(96, 'Opening Balance')
        .put(505, `${lakhs(opening)} ${opening < 0 ? 'Dr' : 'Cr'}`, RIGHT)
        .down(14),
  },
}
