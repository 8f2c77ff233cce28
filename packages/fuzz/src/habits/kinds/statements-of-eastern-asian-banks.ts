import { creditsOf, debitsOf } from '../setting/account-book.ts'
import { amount, balance, credit, day, dayOnce, debit } from '../setting/columns.ts'
import { around, commaPoint, commaWhole, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { numberLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { BANGKOK, HANOI, INTERNET_JAPANESE, LINED_INDONESIAN, LINED_MALAY } from '../texts/lined-eastern.ts'

const rich = { isNeverOverdrawn: true, opening: [400_000, 9_000_000] } as const
const rupiah = around(commaWhole, '-5', '+5')

/** Statements of banks of Eastern and South-Eastern Asia, as they are remembered. */
export const EASTERN_ASIAN_STATEMENTS: Readonly<Record<string, PlainHabit>> = {
  'malay-over-english-with-days-once-and-forward-balances-above-counted-sums': {
    paper: { size: 8, bottom: 735 },
    book: { texts: LINED_MALAY, ...rich, rows: [18, 45] },
    says: { currency: 'MYR', period: 'end' },
    pitch: 9.5,
    gap: 13,
    above: ({ paper, book: { end, number } }) => {
      paper.put(50, 'PENYATA AKAUN / STATEMENT OF ACCOUNT', HEADING).down(20)
      paper.put(50, 'NURUL SAMPLE BINTI HASSAN').put(320, 'Nombor Akaun / Account Number')
      paper.put(470, number.slice(-10)).down()
      paper.put(50, 'NO 8 JALAN CONTOH 3').put(320, 'Tarikh Penyata / Statement Date')
      paper.put(470, on(end, '03 Apr 2024')).down()
      paper.put(50, '41200 KLANG').put(320, 'Jenis Akaun / Account Type').put(470, 'SAVINGS').down()
      paper.put(320, 'Mata Wang / Currency').put(470, 'MYR').down(22)
    },
    again: ({ paper, book: { number } }) =>
      paper.put(50, `Nombor Akaun / Account Number ${number.slice(-10)}`).down(18),
    columns: [
      dayOnce(['TARIKH', 'DATE'], 50, '03/04'),
      lined(['TRANSAKSI', 'TRANSACTION'], 95, 200),
      debit(['DEBIT', 'DEBIT'], 390, commaPoint),
      credit(['KREDIT', 'CREDIT'], 465, commaPoint),
      balance(['BAKI', 'BALANCE'], 545, commaPoint),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(95, 'Balance From Last Statement').put(545, commaPoint(opening), RIGHT).down(13),
    carries: ({ paper }, reached) => paper.put(95, 'Balance C/F').put(545, commaPoint(reached), RIGHT),
    brings: ({ paper }, reached) =>
      paper.put(95, 'Balance B/F').put(545, commaPoint(reached), RIGHT).down(13),
    closes: ({ paper, book: { closing, moneyIn, moneyOut, entries } }) => {
      paper.need(90).put(95, 'Closing Balance In This Statement', BOLD)
      paper.put(545, commaPoint(closing), RIGHT_BOLD).down(20)
      printGrid(
        paper,
        [95, [280], [390]],
        [
          ['Jumlah Debit / Total Debits', String(debitsOf(entries).length), commaPoint(moneyOut)],
          ['Jumlah Kredit / Total Credits', String(creditsOf(entries).length), commaPoint(moneyIn)],
        ],
      ).down(8)
      paper.put(50, 'Dilindungi oleh PIDM setakat RM250,000 bagi setiap pendeposit.', SMALL)
    },
  },
  'time-under-the-day-and-kind-over-payee-before-signed-rupiah-and-balance': {
    paper: { size: 8 },
    book: {
      texts: LINED_INDONESIAN,
      ...rich,
      isRound: true,
      opening: [900_000, 9_000_000],
      largest: 5_000_000,
    },
    says: { currency: 'IDR', exponent: 0 },
    pitch: 9.5,
    gap: 15,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(50, 'Laporan Mutasi Rekening', HEADING).down(14)
      paper.put(50, `Periode: ${on(start, '3 April 2024', 'id')} - ${on(end, '3 April 2024', 'id')}`).down(20)
      paper
        .put(50, 'DEWI CONTOH', BOLD)
        .put(330, `Nomor Rekening: ${number.slice(-10)}`)
        .down()
      paper.put(50, 'JL. MAWAR NO. 5, BANDUNG').put(330, 'Mata Uang: IDR').down(18)
      printGrid(
        paper,
        [50, [300]],
        [
          ['Saldo Awal', commaWhole(opening)],
          ['Total Pemasukan', `+${commaWhole(moneyIn)}`],
          ['Total Pengeluaran', `-${commaWhole(moneyOut)}`],
          ['Saldo Akhir', commaWhole(closing)],
        ],
      ).down(14)
    },
    columns: [
      {
        title: 'Tanggal & Waktu',
        x: 50,
        cell: ({ date, amount: own }) => [
          on(date, '03 Apr 2024', 'id'),
          `${10 + ((Math.abs(own) % 1_300) % 12)}:${10 + ((Math.abs(own) / 10) % 47)}:0${date % 10} WIB`,
        ],
      },
      lined('Rincian Transaksi', 135, 200),
      amount('Nominal (IDR)', 440, rupiah),
      balance('Saldo (IDR)', 545, commaWhole),
    ],
    closes: ({ paper }) => {
      paper.need(40).down(8)
      paper.put(50, 'Dokumen ini dicetak oleh sistem dan tidak memerlukan tanda tangan. Peserta LPS.', SMALL)
    },
  },
  'cheques-between-particulars-and-sums-and-the-channel-last-with-b-f-in-thailand': {
    paper: { size: 8 },
    book: { texts: BANGKOK, ...rich, rows: [20, 60] },
    says: { currency: 'THB' },
    gap: 13,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'STATEMENT OF SAVINGS ACCOUNT', HEADING).put(545, 'Page : 1', RIGHT).down(20)
      paper.put(50, 'MISS SUDA EXAMPLE').put(330, 'Branch : SILOM').down()
      paper
        .put(50, '99/1 EXAMPLE ROAD')
        .put(330, `A/C No. : ${numberLike('~~~-~-~~~~~-~', number)}`)
        .down()
      paper.put(50, 'BANG RAK BANGKOK 10500').put(330, 'Currency : THB').down()
      paper.put(330, `Period : ${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}`).down(20)
    },
    columns: [
      day('Date', 50, '03/04/24'),
      lined('Particulars', 105, 130),
      { title: 'Chq.No.', x: 245, cell: () => '' },
      debit('Withdrawal', 350, commaPoint),
      credit('Deposit', 425, commaPoint),
      balance('Balance', 505, commaPoint),
      {
        title: 'Via',
        x: 517,
        means: 'description',
        cell: ({ amount: own }) => (own > 0 ? 'Auto' : own % 4 === 0 ? 'ATM' : 'mPhone'),
      },
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper.put(50, on(start, '03/04/24')).put(105, 'B/F').put(505, commaPoint(opening), RIGHT).down(13),
    closes: ({ paper, book: { closing, moneyIn, moneyOut, entries } }) => {
      paper
        .need(60)
        .down(4)
        .put(105, 'TOTAL WITHDRAWAL')
        .put(245, String(debitsOf(entries).length))
      paper.put(350, commaPoint(moneyOut), RIGHT).down(13)
      paper.put(105, 'TOTAL DEPOSIT').put(245, String(creditsOf(entries).length))
      paper.put(425, commaPoint(moneyIn), RIGHT).down(13)
      paper.put(105, 'ENDING BALANCE').put(505, commaPoint(closing), RIGHT)
    },
  },
  'remitter-and-its-bank-before-details-and-numbers-under-titles-in-vietnamese-and-english': {
    paper: { page: 'landscape', size: 7.5, font: 'noto', bottom: 540 },
    book: { texts: HANOI, ...rich, isRound: true, opening: [4_000_000, 90_000_000], largest: 30_000_000 },
    says: { currency: 'VND', exponent: 0 },
    pitch: 9.5,
    gap: 13,
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(40, 'SAO KÊ TÀI KHOẢN / ACCOUNT STATEMENT', HEADING).down(18)
      printGrid(
        paper,
        [40, 200, 480, 660],
        [
          ['Tên tài khoản / Account name', 'LE THI VI DU', 'Loại tiền / Currency', 'VND'],
          [
            'Số tài khoản / Account no.',
            number.slice(-14),
            'Số dư đầu kỳ / Opening balance',
            commaWhole(opening),
          ],
          [
            'Từ ngày / From date',
            `${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}`,
            'Số dư cuối kỳ / Closing balance',
            commaWhole(closing),
          ],
        ],
      ).down(12)
    },
    columns: [
      day(['Ngày', 'Date'], 40, '03/04/2024'),
      {
        title: ['Đối tác', 'Remitter'],
        x: 105,
        means: 'description',
        cell: ({ date }) => (date % 3 === 0 ? ['CONG TY VI DU'] : []),
      },
      {
        title: ['NH đối tác', 'Remitter bank'],
        x: 185,
        means: 'description',
        cell: ({ date }) => (date % 3 === 0 ? ['NH TMCP MAU'] : []),
      },
      lined(['Diễn giải', 'Details'], 260, 190),
      {
        title: ['Số bút toán', 'Transaction no.'],
        x: 465,
        means: 'reference',
        cell: ({ date, amount: own }) =>
          `FT24${date % 1_000}${`${Math.abs(own)}`.padStart(8, '3').slice(-8)}`,
      },
      debit(['Nợ TKTT', 'Debit'], 630, commaWhole),
      credit(['Có TKTT', 'Credit'], 715, commaWhole),
      balance(['Số dư', 'Balance'], 800, commaWhole),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(260, 'Số dư đầu kỳ').put(800, commaWhole(opening), RIGHT).down(14),
    closes: ({ paper, book: { closing, moneyIn, moneyOut } }) => {
      paper.need(40).put(260, 'Cộng doanh số / Total volume', BOLD).put(630, commaWhole(moneyOut), RIGHT_BOLD)
      paper.put(715, commaWhole(moneyIn), RIGHT_BOLD).down(14)
      paper.put(260, 'Số dư cuối kỳ / Ending balance', BOLD).put(800, commaWhole(closing), RIGHT_BOLD)
    },
  },
  'yen-in-and-out-with-a-minus-and-the-balance-before-the-text-of-an-internet-bank': {
    paper: { size: 8.5, font: 'gothic' },
    book: { texts: INTERNET_JAPANESE, ...rich, rows: [15, 50] },
    says: { currency: 'JPY', exponent: 0, opening: false, closing: false, unproved: 'oldest' },
    newestFirst: true,
    gap: 13,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, '入出金明細', HEADING).put(545, '1 / 2 ページ', RIGHT).down(20)
      paper.put(50, '支店番号　251　　サンプル支店').down()
      paper.put(50, `口座番号　普通預金　${number.slice(-7)}`).down()
      paper.put(50, '口座名義　サンプル　ハナコ　様').down()
      paper.put(50, `表示期間　${on(start, '2024年4月3日')}　～　${on(end, '2024年4月3日')}`).down(22)
    },
    columns: [
      day('取引日', 50, '2024/04/03'),
      amount('入出金(円)', 210, minusBefore(commaWhole)),
      balance('取引後残高(円)', 320, commaWhole),
      lined('入出金内容', 345, 200),
    ],
    closes: ({ paper }) => {
      paper.need(30).down(8).put(50, '※本明細は取引内容を証明するものではありません。', SMALL)
    },
  },
}
