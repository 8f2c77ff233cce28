import type { Day } from '../../convention/day.ts'
import { printDate } from '../../convention/print-date.ts'
import { english } from '../../language/english.ts'
import { amount, balance, balanceOnce, credit, day, dayOnce, debit, text } from '../setting/columns.ts'
import { around, commaPoint, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { numberLike } from '../setting/print-number.ts'
import type { Desk, Part, PlainHabit } from '../setting/set-plain.ts'
import { BRITISH, INDONESIAN } from './texts.ts'

const on = (date: Day, style: string) => printDate(date, style, english)
const minus = minusBefore(commaPoint)
const drBehind = around(commaPoint, '5 DR')
const drClose = around(commaPoint, '5DR')
const marked = around(commaPoint, '$5 DR', '$5 CR')
const MONTHS = 'JANUARI FEBRUARI MARET APRIL MEI JUNI JULI AGUSTUS SEPTEMBER OKTOBER NOVEMBER DESEMBER'.split(
  ' ',
)
const book = { texts: BRITISH } as const

/** A balance whose marker stands right of where the figures end. */
const forward =
  (label: string, dated = false): Part =>
  ({ paper, book: { start } }, reached) => {
    if (dated) paper.put(50, on(start, '3 Apr 2024'))
    paper
      .put(115, label)
      .put(530, commaPoint(reached), RIGHT)
      .put(533, reached < 0 ? 'Dr' : 'Cr')
      .down()
  }

const forwardInDollars =
  (label: string): Part =>
  ({ paper }, reached) => {
    paper
      .put(110, label, BOLD)
      .put(545, `SGD ${minus(reached)}`, RIGHT_BOLD)
      .down()
  }

const sums = ({ moneyIn, moneyOut }: Desk['book']) => ({
  came: commaPoint(moneyIn),
  went: commaPoint(moneyOut),
})

export const PACIFIC_HABITS: Readonly<Record<string, PlainHabit>> = {
  'year-before-the-opening-balance': {
    paper: { size: 9, lead: 13 },
    book,
    says: {},
    pitch: 11,
    gap: 13,
    above: ({ paper, book: { start, end, number, closing } }) => {
      paper.put(350, 'Statement 12 (Page 1 of 3)').down()
      paper.put(350, numberLike('Account Number 06 ~~~~ ~~~~~~~~', number)).down()
      paper.put(350, `Statement Period ${on(start, '3 Apr 2024')} - ${on(end, '3 Apr 2024')}`).down()
      paper.put(350, 'Closing Balance').put(545, marked(closing), RIGHT).down(30)
    },
    columns: [
      day('Date', 50, '03 Apr'),
      text('Transaction', 100, 220, ({ valueDate }, lines, { random }) => [
        ...lines,
        ...(random.chance(0.5) ? [random.fill('Card xx~~~~')] : []),
        ...(random.chance(0.4) ? [`Value Date: ${on(valueDate, '03/04/2024')}`] : []),
      ]),
      { ...debit('Debit', 380, commaPoint), x: 370 },
      credit('Credit', 460, around(commaPoint, '5', '$5')),
      balance('Balance', 545, marked),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(50, on(start, '03 Apr'))
        .put(100, '2024 OPENING BALANCE', BOLD)
        .put(545, marked(opening), RIGHT)
        .down(),
    closes: ({ paper, book: { end, opening, closing, moneyIn, moneyOut } }) => {
      paper.need(70).put(50, on(end, '03 Apr')).put(100, '2024 CLOSING BALANCE', BOLD)
      paper.put(545, marked(closing), RIGHT).down(24)
      paper
        .put(50, 'Opening balance')
        .put(180, '-')
        .put(220, 'Total debits')
        .put(300, '+')
        .put(330, 'Total credits')
      paper
        .put(420, '=')
        .put(450, 'Closing balance')
        .down()
        .put(50, marked(opening))
        .put(220, `$${commaPoint(moneyOut)}`)
      paper.put(330, `$${commaPoint(moneyIn)}`).put(450, marked(closing))
    },
  },
  'dotted-leaders-to-the-amounts': {
    paper: { bottom: 740, lead: 11 },
    book,
    says: { number: false },
    gap: 11,
    above: ({ paper, book: own }) => {
      const { came, went } = sums(own)
      const mark = around(commaPoint, '$5 Dr', '$5 Cr')
      paper.put(50, 'Account Balance Summary', BOLD).down(14)
      paper
        .pairs(50, 250, [
          ['Opening balance', mark(own.opening)],
          ['Total credits', `$${came}`],
          ['Total debits', `$${went}`],
          ['Closing balance', mark(own.closing)],
        ])
        .down(6)
      paper.put(50, `Statement starts ${on(own.start, '3 Apr 2024')}`).down()
      paper.put(50, `Statement ends ${on(own.end, '3 Apr 2024')}`).down(20)
      paper.put(50, 'Transaction Details', BOLD).down(14)
    },
    columns: [
      dayOnce('Date', 50, '3 Apr 2024'),
      text('Particulars', 115, 230),
      { ...debit('Debits', 400, commaPoint), x: 395 },
      { ...credit('Credits', 470, commaPoint), x: 465 },
      balanceOnce('Balance', 530, commaPoint),
      { title: '', x: 533, cell: (own, { endsDay }) => (endsDay ? (own.balance < 0 ? 'Dr' : 'Cr') : '') },
    ],
    beside: ({ amount, text: own }, paper) => {
      const lines = paper.wrap(own, 230)
      if (lines.length > 1) return
      const start = 115 + paper.widthOf(own) + 3
      const room = (amount > 0 ? 465 : 395) - paper.widthOf(commaPoint(amount)) - 4 - start
      paper.put(start, '.'.repeat(Math.max(0, Math.floor(room / paper.widthOf('.')))))
    },
    opens: forward('Brought forward', true),
    carries: forward('Carried forward'),
    brings: forward('Brought forward'),
  },
  'word-blank-in-empty-cells': {
    book,
    says: {},
    above: ({ paper, book: own }) => {
      const { came, went } = sums(own)
      paper.put(50, 'EVERYDAY ACCESS STATEMENT', HEADING).down(16)
      paper.put(50, numberLike('Account Number ~~~~-~~~~~', own.number))
      paper.put(350, `${on(own.start, '03 APR 2024')} TO ${on(own.end, '03 APR 2024')}`).down(16)
      const pairs = [
        ['Opening Balance:', `$${minus(own.opening)}`],
        ['Total Deposits:', `$${came}`],
        ['Total Withdrawals:', `$${went}`],
        ['Closing Balance:', `$${minus(own.closing)}`],
      ] as const
      for (const [label, value] of pairs) paper.put(350, label).down(11).put(350, value).down(13)
      paper.down(10)
    },
    columns: [
      day('Date', 50, '03 APR'),
      text('Transaction Details', 100, 220, ({ date }, lines, { random }) => [
        ...lines,
        ...(random.chance(0.4) ? [`EFFECTIVE DATE ${on(date, '03 APR 2024')}`] : []),
      ]),
      debit('Withdrawals ($)', 390, commaPoint, 'blank'),
      credit('Deposits ($)', 465, commaPoint, 'blank'),
      balance('Balance ($)', 545, drBehind),
    ],
    opens: ({ paper, book: { start, opening } }) => {
      paper.put(50, '2024').down().put(50, on(start, '03 APR')).put(100, 'OPENING BALANCE')
      paper.put(390, 'blank', RIGHT).put(465, 'blank', RIGHT).put(545, minus(opening), RIGHT).down()
    },
    closes: ({ paper, book: own }) => {
      const { came, went } = sums(own)
      paper
        .need(30)
        .put(100, 'TOTALS AT END OF PERIOD')
        .put(390, `$${went}`, RIGHT)
        .put(465, `$${came}`, RIGHT)
      paper.put(545, `$${drBehind(own.closing)}`, RIGHT)
    },
  },
  'balance-forward-with-the-currency': {
    paper: { bottom: 730, lead: 11 },
    book,
    says: { currency: 'SGD', period: 'end' },
    gap: 13,
    pitch: 11,
    above: ({ paper, book: { end, number } }) => {
      paper
        .put(50, 'Transaction Details', HEADING)
        .put(545, `As at ${on(end, '3 Apr 2024')}`, RIGHT)
        .down(16)
      paper.put(50, 'Savings Account').put(300, numberLike('Account No. ~~~-~~~~-~~~~', number)).down(16)
    },
    columns: [
      day('Date', 50, '03/04/2024'),
      text('Description', 110, 180, ({ amount }, lines, { random }) => [
        amount > 0
          ? 'Incoming Payment'
          : random.pick(['Debit Card Transaction', 'FAST Payment / Receipt', 'Funds Transfer']),
        ...lines,
        ...(random.chance(0.4) ? [random.fill('OTHER ~~~~~~~~~~')] : []),
      ]),
      debit('Withdrawal (-)', 390, commaPoint),
      credit('Deposit (+)', 465, commaPoint),
      balance('Balance', 545, minus),
    ],
    opens: (desk, reached) => {
      desk.paper.put(380, 'CURRENCY: SINGAPORE DOLLAR', BOLD).down(14)
      forwardInDollars('Balance Brought Forward')(desk, reached)
    },
    carries: forwardInDollars('Balance Carried Forward'),
    brings: forwardInDollars('Balance Brought Forward'),
    closes: ({ paper, book: own }) => {
      const { came, went } = sums(own)
      paper.need(40).put(110, 'Total Balance Carried Forward in SGD:', BOLD)
      paper.put(390, went, RIGHT_BOLD).put(465, came, RIGHT_BOLD).put(545, minus(own.closing), RIGHT_BOLD)
    },
  },
  'portfolio-summary-above-deposits-first': {
    book,
    says: { period: 'none' },
    above: ({ paper, book: { end, number, closing } }) => {
      paper.put(50, 'Statement of Account', HEADING).put(400, on(end, '3 April 2024')).down(14)
      paper
        .put(50, numberLike('Number 123-~~~~~~-~~~', number))
        .down(20)
        .put(50, 'Portfolio Summary', BOLD)
        .down()
      paper.put(50, 'HKD Savings').put(300, 'HKD').put(400, drClose(closing), RIGHT).down(20)
      paper.put(50, 'HKD Savings', BOLD).down(14)
    },
    columns: [
      dayOnce('Date', 50, '3 Apr'),
      text('Transaction Details', 95, 200),
      credit('Deposit', 390, commaPoint),
      debit('Withdrawal', 465, commaPoint),
      balanceOnce('Balance', 545, drClose),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper.put(50, on(start, '3 Apr')).put(95, 'B/F BALANCE').put(545, drClose(opening), RIGHT).down(),
    closes: ({ paper, book: own }) => {
      const { came, went } = sums(own)
      paper.need(50).down(10).put(95, `Transaction Count: ${own.entries.length}`).down()
      paper.put(95, 'Total Deposit Amount').put(390, came, RIGHT).down()
      paper.put(95, 'Total Withdrawal Amount').put(465, went, RIGHT)
    },
  },
  'titles-in-two-languages-sign-behind': {
    paper: { size: 8, bottom: 740, lead: 11 },
    book: { texts: BRITISH, opening: [100_000, 900_000] },
    says: { period: 'end' },
    pitch: 10,
    gap: 11,
    above: ({ paper, book: { end, number } }) => {
      paper
        .put(50, 'MALAYSIA')
        .put(545, `TARIKH PENYATA / STATEMENT DATE : ${on(end, '03/04/24')}`, RIGHT)
        .down()
      paper.put(545, numberLike('NOMBOR AKAUN / ACCOUNT NUMBER : ~~~~~~-~~~~~~', number), RIGHT).down(24)
      paper.put(50, 'URUSNIAGA AKAUN/ACCOUNT TRANSACTIONS').down(14)
    },
    columns: [
      day(['TARIKH MASUK', 'ENTRY DATE'], 50, '03/04/24'),
      text(['BUTIR URUSNIAGA', 'TRANSACTION DESCRIPTION'], 140, 200, ({ amount }, lines, { random }) => [
        amount > 0 ? 'TRANSFER TO A/C' : random.pick(['SALE DEBIT', 'PYMT FROM A/C', 'PAYMENT FR A/']),
        ...lines.map((line) => `    ${line}${random.chance(0.4) ? ' *' : ''}`),
      ]),
      amount(['JUMLAH URUSNIAGA', 'TRANSACTION AMOUNT'], 450, around(commaPoint, '5-', '5+')),
      balance(['BAKI PENYATA', 'STATEMENT BALANCE'], 545, drClose),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(140, 'BEGINNING BALANCE').put(545, drClose(opening), RIGHT).down(),
    closes: ({ paper, book: own }) => {
      const { came, went } = sums(own)
      paper
        .need(60)
        .down()
        .pairs(50, 250, [
          ['ENDING BALANCE :', drClose(own.closing)],
          ['TOTAL CREDIT :', came],
          ['TOTAL DEBIT :', went],
        ])
    },
  },
  'marker-at-debits-alone': {
    book: { texts: INDONESIAN, opening: [10_000_000, 900_000_000], largest: 9_000_000 },
    says: { currency: 'IDR', period: 'none' },
    above: ({ paper, book: { start, number } }) => {
      paper.put(50, 'REKENING TABUNGAN', HEADING).down(16).put(50, 'BUDI CONTOH')
      paper
        .put(350, numberLike('NO. REKENING : ~~~~~~~~~~', number))
        .down()
        .put(350, 'HALAMAN : 1 / 3')
        .down()
      paper
        .put(350, `PERIODE : ${MONTHS[Number(on(start, '4')) - 1]} 2024`)
        .down()
        .put(350, 'MATA UANG : IDR')
        .down(24)
    },
    columns: [
      day('TANGGAL', 50, '03/04'),
      text('KETERANGAN', 110, 180),
      {
        title: 'CBG',
        x: 310,
        means: 'description',
        cell: (_, { random }) => (random.chance(0.3) ? random.digits(4) : ''),
      },
      amount('MUTASI', 420, commaPoint),
      { title: '', x: 425, cell: ({ amount }) => (amount < 0 ? 'DB' : '') },
      balanceOnce('SALDO', 545, minus),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper.put(50, on(start, '03/04')).put(110, 'SALDO AWAL').put(545, minus(opening), RIGHT).down(),
    closes: ({ paper, book: own }) => {
      const { came, went } = sums(own)
      paper
        .need(70)
        .down()
        .pairs(110, 300, [
          ['SALDO AWAL :', minus(own.opening)],
          ['MUTASI CR :', came],
          ['MUTASI DB :', went],
          ['SALDO AKHIR :', minus(own.closing)],
        ])
    },
  },
}
