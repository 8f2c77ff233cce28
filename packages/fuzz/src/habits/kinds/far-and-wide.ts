import { addDays, type Day } from '../../convention/day.ts'
import { amount, balance, credit, cutText, day, debit, text, valueDay } from '../setting/columns.ts'
import {
  around,
  commaPoint,
  lakhs,
  minusAfter,
  minusBefore,
  pointComma,
  spaceComma,
} from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import * as print from '../setting/print-day.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { BRAZILIAN, BRITISH, GERMAN, INDIAN, INDONESIAN, POLISH, SPANISH } from './texts.ts'

const { on } = print
const minus = minusBefore(commaPoint)
const before = (date: Day, style: string) => on(addDays(date, -1), style)
const rich = { isNeverOverdrawn: true, opening: [400_000, 900_000] } as const
const two = (n: number) => String(n).padStart(2, '0')
const time = (minor: number) =>
  `${two(8 + (Math.abs(minor) % 12))}:${two(Math.abs(minor) % 60)}:${two(Math.abs(minor) % 59)}`

export const FAR_AND_WIDE_HABITS: Readonly<Record<string, PlainHabit>> = {
  'marker-of-the-balance-in-a-column-of-its-own': {
    paper: { size: 7.5 },
    book: { texts: INDIAN, largest: 9_000_000, opening: [100_000, 90_000_000] },
    says: {},
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(40, 'Statement of Account', HEADING).down(14)
      paper.put(40, `Account Number : ${number.slice(-14)}`).down()
      paper.put(40, `For the period of : ${on(start, '03-APR-2024')} to ${on(end, '03-APR-2024')}`).down(20)
    },
    columns: [
      day('Date', 40, '03-APR-2024'),
      valueDay('Value Date', 95, '03-APR-2024'),
      cutText('Particulars', 150, 30),
      {
        title: ['Tran', 'Type'],
        x: 305,
        means: 'description',
        cell: ({ amount }) => (amount < 0 ? 'TFR' : 'CLG'),
      },
      debit('Withdrawals', 410, lakhs),
      credit('Deposits', 475, lakhs),
      balance('Balance', 545, lakhs),
      { title: 'DR/CR', x: 552, cell: (entry) => (entry.balance < 0 ? 'Dr' : 'Cr') },
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(150, 'Opening Balance').put(545, lakhs(opening), RIGHT).put(552, 'Cr').down(),
    closes: ({ paper, book: { moneyIn, moneyOut, closing } }) =>
      paper
        .need(20)
        .put(150, 'GRAND TOTAL')
        .put(410, lakhs(moneyOut), RIGHT)
        .put(475, lakhs(moneyIn), RIGHT)
        .put(545, lakhs(closing), RIGHT)
        .put(552, closing < 0 ? 'Dr' : 'Cr'),
  },
  'number-date-over-time-and-signs-before': {
    book: { texts: INDONESIAN, ...rich },
    says: { currency: 'IDR', opening: true },
    newestFirst: true,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(50, 'e-Statement', HEADING).down(14)
      paper
        .put(50, `Nomor Rekening : ${number.slice(-13)}`)
        .put(330, 'Mata Uang : IDR')
        .down()
      paper.put(50, `Periode : ${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}`).down(16)
      paper
        .pairs(50, 250, [
          ['Saldo Awal', pointComma(opening)],
          ['Dana Masuk', `+${pointComma(moneyIn)}`],
          ['Dana Keluar', `-${pointComma(moneyOut)}`],
          ['Saldo Akhir', pointComma(closing)],
        ])
        .down(16)
    },
    columns: [
      { title: 'No', x: 45, cell: (_, { row }) => String(row + 1) },
      {
        title: 'Tanggal',
        x: 75,
        cell: (entry) => [on(entry.date, '03/04/2024'), `${time(entry.amount)} WIB`],
      },
      text('Keterangan', 150, 190),
      amount('Nominal (IDR)', 455, around(pointComma, '-5', '+5')),
      balance('Saldo (IDR)', 550, pointComma),
    ],
  },
  'time-behind-a-short-date-and-zeros': {
    paper: { size: 8 },
    book: { texts: INDONESIAN, ...rich },
    says: {},
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'LAPORAN TRANSAKSI FINANSIAL', HEADING).down(14)
      paper.put(50, `No. Rekening : ${number.slice(-15)}`).down()
      paper.put(50, `Periode Transaksi : ${on(start, '03/04/24')} - ${on(end, '03/04/24')}`).down(20)
    },
    columns: [
      {
        title: 'Tanggal Transaksi',
        x: 45,
        cell: (entry) => `${on(entry.date, '03/04/24')} ${time(entry.amount)}`,
      },
      text('Uraian Transaksi', 135, 170),
      { title: 'Teller', x: 320, means: 'description', cell: () => '8888083' },
      debit('Debet', 420, commaPoint, '0.00'),
      credit('Kredit', 485, commaPoint, '0.00'),
      balance('Saldo', 560, commaPoint),
    ],
    closes: ({ paper, book: { opening, closing, moneyIn, moneyOut } }) => {
      paper.need(60).down(8)
      paper
        .put(120, 'Saldo Awal')
        .put(230, 'Total Transaksi Debet')
        .put(340, 'Total Transaksi Kredit')
        .put(480, 'Saldo Akhir')
        .down()
      paper
        .put(120, commaPoint(opening))
        .put(230, commaPoint(moneyOut))
        .put(340, commaPoint(moneyIn))
        .put(480, commaPoint(closing))
    },
  },
  'minus-behind-and-balances-on-rows-of-their-own-kind': {
    book: { texts: BRAZILIAN },
    says: { currency: 'BRL' },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'extrato mensal', HEADING).down(14)
      paper.put(50, `agência 1234 conta ${number.slice(-6)}`).down()
      paper.put(50, `período ${on(start, '03/04/2024')} a ${on(end, '03/04/2024')}`).down(22)
    },
    columns: [
      day('data', 50, '03/04'),
      text('descrição', 100, 220),
      credit('entradas R$', 390, pointComma),
      debit('saídas R$', 465, minusAfter(pointComma)),
      balance('saldo R$', 555, minusAfter(pointComma)),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(50, before(start, '03/04'))
        .put(100, 'SALDO ANTERIOR')
        .put(555, pointComma(opening), RIGHT)
        .down(),
    closes: ({ paper, book: { end, closing } }) =>
      paper
        .need(20)
        .put(50, on(end, '03/04'))
        .put(100, 'SALDO FINAL')
        .put(555, minusAfter(pointComma)(closing), RIGHT),
  },
  'deposits-before-withdrawals-named-months': {
    book: { texts: SPANISH, ...rich },
    says: { currency: 'MXN' },
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(50, 'ESTADO DE CUENTA', HEADING).put(350, 'MONEDA NACIONAL').down(14)
      paper.put(50, `No. de Cuenta ${number.slice(-10)}`).down()
      paper.put(50, `Periodo Del ${on(start, '03/04/2024')} al ${on(end, '03/04/2024')}`).down(16)
      paper
        .pairs(50, 300, [
          ['Saldo inicial del periodo', `$ ${commaPoint(opening)}`],
          ['Saldo al corte', `$ ${commaPoint(closing)}`],
        ])
        .down(16)
    },
    columns: [
      { title: 'FECHA', x: 50, cell: ({ date }) => print.on(date, '03-APR-24', 'es').toUpperCase() },
      text('DESCRIPCIÓN / ESTABLECIMIENTO', 115, 200),
      credit(['MONTO DEL', 'DEPOSITO'], 400, commaPoint),
      debit(['MONTO DEL', 'RETIRO'], 475, commaPoint),
      balance('SALDO', 555, commaPoint),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(50, print.on(addDays(start, -1), '03-APR-24', 'es').toUpperCase())
        .put(115, 'SALDO ANTERIOR')
        .put(555, commaPoint(opening), RIGHT)
        .down(),
  },
  'going-out-before-coming-in-two-dates-in-one-column': {
    book: { texts: GERMAN },
    says: { currency: 'EUR', period: 'end' },
    above: ({ paper, book: { start, end, number, opening } }) => {
      paper.put(50, `Finanzreport per ${on(end, '03.04.2024')}`, HEADING).down(14)
      paper
        .put(50, `Girokonto IBAN ${ibanLike('DE', 22, number)}`)
        .put(400, 'Währung EUR')
        .down(18)
      paper
        .put(50, `Alter Saldo ${before(start, '03.04.2024')}`)
        .put(545, around(pointComma, '-5', '+5')(opening), RIGHT)
        .down(18)
    },
    columns: [
      { ...day(['Buchungstag', 'Valuta'], 50, '03.04.2024'), cell: ({ date }) => on(date, '03.04.2024') },
      { title: '', x: 50, means: 'value-date', cell: ({ valueDate }) => ['', on(valueDate, '03.04.2024')] },
      text('Buchungstext', 120, 230),
      debit('Ausgang', 460, minusBefore(pointComma)),
      credit('Eingang', 545, around(pointComma, '5', '+5')),
    ],
    gap: 22,
    closes: ({ paper, book: { end, closing } }) =>
      paper
        .need(30)
        .put(50, `Neuer Saldo ${on(end, '03.04.2024')}`, BOLD)
        .put(545, around(pointComma, '-5', '+5')(closing), RIGHT_BOLD),
  },
  'year-first-with-two-digits': {
    book: { texts: POLISH, ...rich },
    says: { currency: 'HUF' },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'SZÁMLAKIVONAT', HEADING).down(14)
      paper
        .put(50, `Számlaszám: ${number.slice(-16)}`)
        .put(350, 'Devizanem: HUF')
        .down()
      paper.put(50, `Időszak: ${on(start, '2024.04.03')} - ${on(end, '2024.04.03')}`).down(22)
    },
    columns: [
      day(['Könyvelés', 'napja'], 50, '24.04.03'),
      valueDay('Értéknap', 105, '24.04.03'),
      text('Megnevezés', 160, 220),
      amount('Összeg', 470, minusBefore(spaceComma)),
      balance('Egyenleg', 555, spaceComma),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(160, 'Nyitó egyenleg').put(555, spaceComma(opening), RIGHT).down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(160, 'Záró egyenleg', BOLD).put(555, spaceComma(closing), RIGHT_BOLD),
  },
  'ordinal-days-money-in-first': {
    book: { texts: BRITISH },
    says: { currency: 'GBP' },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'Your transactions', HEADING).down(14)
      paper.put(50, `Account number: ${number.slice(-8)}   Sort code: 09-01-28`).down()
      paper.put(50, `${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}`).down(22)
    },
    columns: [
      { title: 'Date', x: 50, cell: ({ date }) => ordinal(on(date, '3 Apr')) },
      text('Description', 105, 220),
      credit('Money in', 400, commaPoint),
      debit('Money out', 475, commaPoint),
      balance('£ Balance', 555, minus),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper
        .put(105, 'Balance brought forward from previous statement')
        .put(555, minus(opening), RIGHT)
        .down(),
    closes: ({ paper, book: { end, closing, moneyIn, moneyOut } }) => {
      paper
        .need(40)
        .put(50, ordinal(on(end, '3 Apr')))
        .put(105, 'Balance carried forward to next statement')
      paper.put(555, minus(closing), RIGHT).down(14)
      paper
        .put(105, 'Total money in and out')
        .put(400, commaPoint(moneyIn), RIGHT)
        .put(475, commaPoint(moneyOut), RIGHT)
    },
  },
}

/** `3 Apr` as `3rd Apr`. */
const ordinal = (day: string): string =>
  day.replace(/^(\d+)/, (number) => {
    const last = Number(number) % 10
    const isTeen = Math.floor(Number(number) / 10) === 1
    return `${number}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][last] ?? 'th')}`
  })
