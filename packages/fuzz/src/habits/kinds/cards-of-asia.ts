import { addDays } from '../../convention/day.ts'
import { amount, day, valueDay } from '../setting/columns.ts'
import { around, commaPoint, commaWhole, pointWhole } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { kind } from '../setting/kind.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { magnitudeSaying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { INDONESIAN_CARD, JAPANESE_CARD, PHILIPPINE_CARD } from '../texts/household-eastern.ts'

const owing = { rows: [12, 38], opening: [-900_000, -400_000], largest: 90_000 } as const
/** What is owed is less than nothing in the book, and more than nothing in print. */
const owedMinus = around(commaPoint, '5', '-5')
const owedCr = around(pointWhole, '5', '5 CR')
const yen = around(commaWhole, '5', '-5')

/** Cards of the Philippines, Indonesia and Japan. */
export const ASIAN_CARDS: Readonly<Record<string, PlainHabit>> = {
  'previous-balance-and-instalments-among-rows-by-two-days-above-amounts-not-yet-billed-in-the-philippines': {
    paper: { size: 8, bottom: 740 },
    book: { texts: PHILIPPINE_CARD, ...owing },
    says: { currency: 'PHP', isOwed: true, period: 'end' },
    pitch: 9.5,
    gap: 12,
    above: ({ paper, book: { end, number, opening, closing, entries, moneyIn, moneyOut } }) => {
      const [interest, late] = [magnitudeSaying(entries, /^FINANCE/), magnitudeSaying(entries, /^LATE/)]
      paper.put(50, 'STATEMENT OF ACCOUNT', HEADING).put(545, 'Page 1 of 3', RIGHT).down(20)
      paper.put(50, 'MS LIZA HALIMBAWA').put(330, 'CUSTOMER NUMBER').put(545, '020100-8-41-013', RIGHT)
      paper.down().put(50, '14 SAMPAGUITA ST').put(330, 'STATEMENT DATE')
      paper.put(545, on(end, 'APR 03, 2024'), RIGHT).down()
      paper.put(50, 'QUEZON CITY 1102').put(330, 'PAYMENT DUE DATE')
      paper.put(545, on(addDays(end, 22), 'APR 03, 2024'), RIGHT).down()
      paper.put(330, 'CREDIT LIMIT').put(545, 'PHP 120,000.00', RIGHT).down(18)
      const bought = Math.abs(moneyOut) - interest - late
      printGrid(
        paper,
        [[120], [220], [330], [440], [545]],
        [
          ['PREVIOUS', 'PAYMENTS AND', 'PURCHASES AND', 'FINANCE AND', 'TOTAL AMOUNT'],
          ['BALANCE', 'CREDITS', 'ADVANCES', 'LATE CHARGES', 'DUE'],
          [
            owedMinus(opening),
            commaPoint(moneyIn),
            commaPoint(bought),
            commaPoint(interest + late),
            owedMinus(closing),
          ],
        ],
      ).down(16)
      paper.put(50, `CARD NUMBER 4837-XXXX-XXXX-${number.slice(-4)}`, BOLD).down(18)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(50, `CARD NUMBER 4837-XXXX-XXXX-${number.slice(-4)}`, BOLD)
        .put(545, `Page ${paper.page} of 3`, RIGHT)
        .down(20),
    columns: [
      day(['Transaction', 'Date'], 50, 'April 3'),
      valueDay(['Post', 'Date'], 120, 'April 3'),
      lined('Description', 190, 220),
      amount('Amount', 545, owedMinus),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(190, 'Previous Balance').put(545, owedMinus(opening), RIGHT).down(13),
    closes: ({ paper, book: { closing } }) => {
      paper.need(90).rule(460, 545, -9).put(190, 'Total Amount Due', BOLD)
      paper.put(545, owedMinus(closing), RIGHT_BOLD).down(20)
      paper.put(50, 'UNBILLED INSTALLMENT AMOUNT', BOLD).put(545, 'PHP 11,450.00', RIGHT).down(14)
      paper.put(50, 'Minimum Amount Due').put(545, 'PHP 850.00', RIGHT).down(16)
      paper.put(
        50,
        'A finance charge of 3.00% a month is billed on balances that are not paid in full.',
        SMALL,
      )
    },
  },
  'sum-so-far-of-a-card-below-rupiah-without-decimals-and-cr-behind-what-is-paid': {
    paper: { size: 8, bottom: 740 },
    book: { texts: INDONESIAN_CARD, ...owing, opening: [-9_000_000, -4_000_000], largest: 2_000_000 },
    says: { currency: 'IDR', isOwed: true, exponent: 0, period: 'end' },
    pitch: 9.5,
    gap: 12,
    above: ({ paper, book: { end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(50, 'REKENING KARTU KREDIT', HEADING).put(545, 'HALAMAN : 1 / 2', RIGHT).down(20)
      paper
        .put(50, 'BUDI CONTOH')
        .put(330, 'NOMOR KARTU')
        .put(545, `4556-31XX-XXXX-${number.slice(-4)}`, RIGHT)
        .down()
      paper.put(50, 'JL MELATI NO 8').put(330, 'TANGGAL REKENING')
      paper.put(545, on(end, '03 April 2024', 'id').toUpperCase(), RIGHT).down()
      paper.put(50, 'BANDUNG 40115').put(330, 'TANGGAL JATUH TEMPO')
      paper.put(545, on(addDays(end, 16), '03 April 2024', 'id').toUpperCase(), RIGHT).down(20)
      printGrid(
        paper,
        [50, [290], 330, [545]],
        [
          ['TAGIHAN SEBELUMNYA', `Rp ${owedCr(opening)}`, 'BATAS KREDIT', 'Rp 25.000.000'],
          ['PEMBELANJAAN DAN BIAYA', `Rp ${pointWhole(moneyOut)}`, 'PEMBAYARAN MINIMUM', 'Rp 450.000'],
          ['PEMBAYARAN DAN KREDIT', `Rp ${pointWhole(moneyIn)}`, 'SUKU BUNGA PER BULAN', '1,75%'],
          ['TAGIHAN BARU', `Rp ${owedCr(closing)}`, '', ''],
        ],
      ).down(18)
    },
    again: ({ paper }) => paper.put(545, `HALAMAN : ${paper.page} / 2`, RIGHT).down(20),
    columns: [
      day(['TANGGAL', 'TRANSAKSI'], 50, '03-APR', 'id'),
      valueDay(['TANGGAL', 'PEMBUKUAN'], 115, '03-APR', 'id'),
      lined('KETERANGAN', 185, 230),
      amount('JUMLAH (Rp)', 545, owedCr),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(185, 'SALDO SEBELUMNYA').put(545, owedCr(opening), RIGHT).down(13),
    carries: ({ paper }, reached) => paper.put(185, 'SUBTOTAL').put(545, owedCr(reached), RIGHT),
    closes: ({ paper, book: { closing } }) => {
      paper.need(70).rule(440, 545, -9).put(185, 'SUBTOTAL').put(545, owedCr(closing), RIGHT).down(13)
      paper.put(185, 'TOTAL', BOLD).put(545, owedCr(closing), RIGHT_BOLD).down(24)
      paper.put(50, 'Pengaduan atas transaksi diajukan paling lambat 30 hari sejak tanggal rekening.', SMALL)
    },
  },
  'holder-and-way-of-payment-before-three-sums-of-a-card-billed-next-month-in-japan': {
    paper: { font: 'gothic', size: 8, bottom: 745 },
    book: { texts: JAPANESE_CARD, rows: [8, 34], opening: [0, 0], largest: 4_000 },
    says: { currency: 'JPY', isOwed: true, exponent: 0, period: 'none', opening: false, closing: false },
    gap: 14,
    above: ({ paper, book: { end, number, closing } }) => {
      paper.put(50, 'カードご利用代金請求明細書', HEADING).put(545, '見本カード株式会社', RIGHT).down(24)
      paper
        .put(50, '見本 花子 様')
        .put(330, 'カード番号')
        .put(545, `5210-****-****-${number.slice(-4)}`, RIGHT)
        .down()
      paper
        .put(330, 'お支払日')
        .put(545, on(addDays(end, 27), '2024年4月3日'), RIGHT)
        .down()
      paper.put(330, 'お支払口座').put(545, '見本銀行 本店 普通', RIGHT).down(20)
      paper
        .put(50, 'ご請求金額', BOLD)
        .put(200, `${yen(closing)}円`, RIGHT_BOLD)
        .down(24)
      paper.put(50, 'ご利用明細', BOLD).rule(50, 545).down(18)
    },
    again: ({ paper }) =>
      paper.put(50, 'ご利用明細（続き）', BOLD).put(545, `${paper.page}ページ`, RIGHT).down(18),
    columns: [
      day('利用日', 50, '2024/04/03'),
      lined('利用店名・商品名', 115, 150),
      kind('利用者', 275, (text) => (text.length % 3 === 0 ? '家族' : '本人')),
      kind('支払方法', 315, () => '1回払い'),
      { title: '利用金額', x: 420, align: 'right', cell: ({ amount: own }) => yen(own) },
      { title: '手数料', x: 465, align: 'right', cell: () => '0' },
      { title: '当月請求額', x: 545, align: 'right', cell: ({ amount: own }) => yen(own) },
    ],
    closes: ({ paper, book: { closing } }) => {
      paper.need(50).rule(50, 545, -9).put(115, '当月請求額合計', BOLD)
      paper.put(545, yen(closing), RIGHT_BOLD).down(24)
      paper.put(50, 'ご不明な点は明細到着後20日以内にお問い合わせください。', SMALL)
    },
  },
}
