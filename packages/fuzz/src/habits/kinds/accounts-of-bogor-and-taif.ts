import { addDays } from '../../convention/day.ts'
import { clock } from '../setting/clock.ts'
import { balance, credit, day, debit, text } from '../setting/columns.ts'
import { around, commaPoint, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { ACCOUNT_OF_BOGOR, ACCOUNT_OF_TAIF } from '../texts/from-bozeman-to-taif-east.ts'

const minus = minusBefore(commaPoint)
const riyals = around(commaPoint, '-5 SAR', '5 SAR')
const unsigned = around(commaPoint, '5 SAR', '5 SAR')
const DAY_IN_MINUTES = 1_440

/** Letters and digits of a movement. */
const code = (amount: number, date: number) =>
  `FT24${(Math.abs(amount) * 7919 + date * 37).toString(36).toUpperCase().slice(-8).padStart(8, 'X')}`

/** Accounts of West Java and of the Hejaz. */
export const ACCOUNTS_OF_BOGOR_AND_TAIF: Readonly<Record<string, PlainHabit>> = {
  /** A letter before the sum says which way it went, and what for is told last, behind the balance. */
  'numbers-and-times-before-d-or-k-with-sums-and-balances-left-of-what-for-newest-last-of-an-account-in-bogor':
    {
      paper: { page: 'landscape', size: 8.5, bottom: 530 },
      book: {
        texts: ACCOUNT_OF_BOGOR,
        rows: [10, 45],
        opening: [50_000_000, 900_000_000],
        largest: 700_000_000,
        isNeverOverdrawn: true,
      },
      says: { currency: 'IDR' },
      pitch: 10,
      gap: 14,
      above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
        paper.put(40, 'BANK SYARIAH CONTOH', { isBold: true, size: 14 })
        paper.put(800, 'LAPORAN REKENING', RIGHT_BOLD).down(28)
        printGrid(
          paper,
          [40, 140, 420, 530],
          [
            ['Nama', ': SITI CONTOH MODEL', 'Nomor Rekening', `: ${number.slice(-10)}`],
            ['Alamat', ': JL CONTOH NO 8 BOGOR', 'Jenis Produk', ': TABUNGAN MUDHARABAH'],
            ['Cabang', ': KC BOGOR PAJAJARAN', 'Mata Uang', ': IDR'],
            [
              'Periode',
              `: ${on(start, '03/04/2024')} s/d ${on(end, '03/04/2024')}`,
              'Halaman',
              `: ${paper.page}`,
            ],
          ],
        ).down(12)
        printGrid(
          paper,
          [40, 200, 360, 520],
          [
            ['Saldo Awal', 'Total Debit', 'Total Kredit', 'Saldo Akhir'],
            [minus(opening), commaPoint(moneyOut), commaPoint(moneyIn), minus(closing)],
          ],
        ).down(18)
      },
      again: ({ paper, book: { number } }) =>
        paper
          .put(40, `Nomor Rekening : ${number.slice(-10)}`, BOLD)
          .put(800, `Halaman ${paper.page}`, RIGHT)
          .down(24),
      columns: [
        { title: 'TrxId', x: 40, means: 'reference', cell: ({ amount, date }) => code(amount, date) },
        day('Tanggal', 140, '03/04/2024'),
        {
          title: 'Trx Time',
          x: 205,
          cell: ({ amount }) =>
            `${clock(Math.abs(amount * 7) % DAY_IN_MINUTES)}:${String(Math.abs(amount) % 60).padStart(2, '0')}`,
        },
        { title: 'D/K', x: 262, cell: ({ amount }) => (amount < 0 ? 'D' : 'K') },
        { title: 'Mutasi', x: 370, align: 'right', cell: ({ amount }) => commaPoint(amount) },
        balance('Saldo', 465, minus),
        text('Keterangan', 485, 310),
      ],
      closes: ({ paper, book: { end } }) => {
        paper.need(60).rule(40, 800, -6).down(8)
        smallPrint(paper, 40, [
          `Dicetak pada ${on(addDays(end, 2), '03/04/2024')}. D = Debit, K = Kredit. Laporan ini dihasilkan oleh sistem dan tidak memerlukan tanda tangan.`,
          'Simpanan dijamin oleh LPS sesuai ketentuan yang berlaku.',
        ])
      },
    },
  /** The code of the currency stands behind every figure, and a nought with it where a column has nothing. */
  'codes-of-riyals-behind-every-figure-and-noughts-in-the-other-column-under-counts-of-deposits-in-taif': {
    paper: { size: 8.5, bottom: 740 },
    book: {
      texts: ACCOUNT_OF_TAIF,
      rows: [10, 45],
      opening: [100_000, 3_000_000],
      largest: 1_500_000,
      isNeverOverdrawn: true,
    },
    says: { currency: 'SAR' },
    newestFirst: true,
    pitch: 10,
    gap: 14,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut, entries } }) => {
      const deposits = entries.filter(({ amount }) => amount > 0).length
      paper.put(40, 'Example Hejaz Bank', { isBold: true, size: 15 })
      paper.put(555, 'Account Statement', { ...RIGHT_BOLD, size: 12 }).down(30)
      printGrid(
        paper,
        [40, 150, 330, [555]],
        [
          ['Customer Name', 'KHALID SAMPLE', 'Opening Balance', riyals(opening)],
          ['City', 'TAIF', 'Closing Balance', riyals(closing)],
          ['Account Number', number.slice(-15), 'Number of Deposits', String(deposits)],
          ['Currency', 'SAR', 'Total Deposits', riyals(moneyIn)],
          ['From', on(start, '03 Apr 2024'), 'Number of Withdrawals', String(entries.length - deposits)],
          ['To', on(end, '03 Apr 2024'), 'Total Withdrawals', unsigned(moneyOut)],
        ],
      ).down(4)
      paper
        .put(40, 'IBAN')
        .put(150, ibanLike('SA', 24, number))
        .down(24)
      paper.put(40, 'Transactions', HEADING).rule(40, 555, 4).down(20)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(40, `Account Number ${number.slice(-15)}`, BOLD)
        .put(555, `Page ${paper.page}`, RIGHT)
        .down(24),
    columns: [
      day('Date', 40, '03 Apr 2024'),
      lined('Transaction Details', 105, 190),
      debit('Debit', 385, unsigned, '0.00 SAR'),
      credit('Credit', 470, unsigned, '0.00 SAR'),
      balance('Balance', 555, riyals),
    ],
    closes: ({ paper }) => {
      paper.need(50).rule(40, 555, -6).down(8)
      smallPrint(paper, 40, [
        'VAT is included in fees where it applies. VAT registration number 300000000000003.',
        'This statement was produced electronically and is valid without a stamp. Example Hejaz Bank is regulated by SAMA.',
      ])
    },
  },
}
