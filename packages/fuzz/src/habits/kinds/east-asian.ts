import { amount, balance, balanceOnce, credit, day, dayOnce, debit, text } from '../setting/columns.ts'
import { around, commaPoint, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { numberLike } from '../setting/print-number.ts'
import type { Desk, Part, PlainHabit } from '../setting/set-plain.ts'
import { BRITISH } from '../texts/american-and-british.ts'
import { INDONESIAN } from '../texts/asian.ts'

const minus = minusBefore(commaPoint)
const drClose = around(commaPoint, '5DR')
const MONTHS = 'JANUARI FEBRUARI MARET APRIL MEI JUNI JULI AGUSTUS SEPTEMBER OKTOBER NOVEMBER DESEMBER'.split(
  ' ',
)
const book = { texts: BRITISH } as const

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

export const EAST_ASIAN_HABITS: Readonly<Record<string, PlainHabit>> = {
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
    says: { currency: 'IDR', period: 'month' },
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
