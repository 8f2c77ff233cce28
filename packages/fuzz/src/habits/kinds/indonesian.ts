import { amount, balance, credit, debit, text } from '../setting/columns.ts'
import { around, commaPoint, pointComma } from '../setting/figures.ts'
import { HEADING } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { INDONESIAN } from '../texts/asian.ts'

const rich = { isNeverOverdrawn: true, opening: [400_000, 900_000] } as const
const two = (n: number) => String(n).padStart(2, '0')
/** Some time of the day, the same for the same amount. */
const time = (minor: number) =>
  `${two(8 + (Math.abs(minor) % 12))}:${two(Math.abs(minor) % 60)}:${two(Math.abs(minor) % 59)}`

export const INDONESIAN_HABITS: Readonly<Record<string, PlainHabit>> = {
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
}
