import { addDays } from '../../convention/day.ts'
import { balance, day, text, valueDay } from '../setting/columns.ts'
import { around, minusBefore, pointComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import type { Paper } from '../setting/paper.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike } from '../setting/print-number.ts'
import { magnitudeSaying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { ACCOUNT_OF_VOLOS, CARD_OF_KAYSERI } from '../texts/from-bozeman-to-taif-east.ts'

const SLASHES = '03/04/2024'
const minus = minusBefore(pointComma)

/** A balance carried to or from another page. */
function carried(paper: Paper, words: string, amount: number): void {
  paper.put(130, words, BOLD).put(555, minus(amount), RIGHT_BOLD).down(14)
}

const paidBack = around(pointComma, '5', '-5')
const owed = around(pointComma, '5 TL', '-5 TL')
const PROFIT = /^KÂR PAYI/
const FROM_AMOUNT = 5_000

/** An account of Thessaly and a card of Cappadocia. */
export const ACCOUNT_OF_VOLOS_AND_CARD_OF_KAYSERI: Readonly<Record<string, PlainHabit>> = {
  /** A letter behind the sum says which way it went; what the letters mean stands below. */
  'counted-rows-in-greek-with-letters-behind-sums-that-are-explained-below-and-balances-carried-in-volos': {
    paper: { font: 'noto', size: 8, bottom: 730 },
    book: { texts: ACCOUNT_OF_VOLOS, rows: [10, 50], opening: [50_000, 700_000], largest: 240_000 },
    says: { currency: 'EUR' },
    pitch: 10,
    gap: 14,
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(40, 'ΤΡΑΠΕΖΑ ΠΑΡΑΔΕΙΓΜΑ Α.Ε.', { isBold: true, size: 13 })
      paper.put(555, 'ΑΝΤΙΓΡΑΦΟ ΛΟΓΑΡΙΑΣΜΟΥ', RIGHT_BOLD).down(28)
      printGrid(
        paper,
        [40, 300, [555]],
        [
          ['ΕΛΕΝΗ ΥΠΟΔΕΙΓΜΑ', 'ΑΡΙΘΜΟΣ ΛΟΓΑΡΙΑΣΜΟΥ', number.slice(-13)],
          ['ΙΑΣΟΝΟΣ 44', 'IBAN', ibanLike('GR', 27, number)],
          ['382 21 ΒΟΛΟΣ', 'ΝΟΜΙΣΜΑ', 'EUR'],
          ['', 'ΠΕΡΙΟΔΟΣ', `${on(start, SLASHES)} - ${on(end, SLASHES)}`],
        ],
      ).down(12)
      printGrid(
        paper,
        [40, [220], 300, [555]],
        [['ΠΡΟΗΓΟΥΜΕΝΟ ΥΠΟΛΟΙΠΟ', minus(opening), 'ΝΕΟ ΥΠΟΛΟΙΠΟ', minus(closing)]],
        BOLD,
      ).down(16)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(40, `ΛΟΓΑΡΙΑΣΜΟΣ ${number.slice(-13)}`, BOLD)
        .put(555, `ΣΕΛ. ${paper.page}`, RIGHT)
        .down(24),
    columns: [
      { title: 'Α/Α', x: 40, cell: (_, { row }) => String(row + 1) },
      day('ΗΜ/ΝΙΑ', 68, SLASHES),
      lined('ΑΙΤΙΟΛΟΓΙΑ', 130, 210),
      valueDay('ΗΜ/ΝΙΑ ΑΞΙΑΣ', 350, SLASHES),
      { title: 'ΠΟΣΟ', x: 470, align: 'right', cell: ({ amount }) => pointComma(amount) },
      { title: 'Χ/Π', x: 478, cell: ({ amount }) => (amount < 0 ? 'Χ' : 'Π') },
      balance('ΥΠΟΛΟΙΠΟ', 555, minus),
    ],
    opens: ({ paper, book: { opening } }) => carried(paper, 'ΠΡΟΗΓΟΥΜΕΝΟ ΥΠΟΛΟΙΠΟ', opening),
    carries: ({ paper }, reached) => carried(paper, 'ΣΕ ΜΕΤΑΦΟΡΑ', reached),
    brings: ({ paper }, reached) => carried(paper, 'ΑΠΟ ΜΕΤΑΦΟΡΑ', reached),
    closes: ({ paper, book: { closing } }) => {
      carried(paper.need(70), 'ΝΕΟ ΥΠΟΛΟΙΠΟ', closing)
      paper.down(8)
      smallPrint(paper, 40, [
        'Χ = ΧΡΕΩΣΗ, Π = ΠΙΣΤΩΣΗ. Το παρόν θεωρείται ορθό εφόσον δεν υποβληθούν αντιρρήσεις εντός 60 ημερών.',
        'Οι καταθέσεις είναι εγγυημένες από το ΤΕΚΕ έως 100.000 ευρώ ανά καταθέτη.',
      ])
    },
  },
  /** The balance brought on stands first in the column of amounts, the total last; some purchases earn points. */
  'devreden-bakiye-first-and-a-toplam-last-in-the-column-of-amounts-beside-points-of-a-card-with-profit-shares-in-kayseri':
    {
      paper: { font: 'noto', size: 8.5, bottom: 740 },
      book: {
        texts: CARD_OF_KAYSERI,
        rows: [8, 45],
        opening: [-1_500_000, -200_000],
        largest: 60_000,
        from: { month: 4, day: 9 },
      },
      says: { currency: 'TRY', isOwed: true, period: 'end' },
      gap: 13,
      above: ({ paper, book: { end, number, opening, closing, moneyIn, moneyOut, entries } }) => {
        const profit = magnitudeSaying(entries, PROFIT)
        paper.put(40, 'ÖRNEK KATILIM BANKASI', { isBold: true, size: 14 })
        paper.put(555, 'NUMUNE KART HESAP ÖZETİ', RIGHT_BOLD).down(28)
        printGrid(
          paper,
          [60, 310, [555]],
          [
            ['Sayın AYŞE ÖRNEK', 'Kart Numarası', `9792 **** **** ${number.slice(-4)}`],
            ['SİVAS CAD. NO 14', 'Hesap Kesim Tarihi', on(end, SLASHES)],
            ['MELİKGAZİ KAYSERİ', 'Son Ödeme Tarihi', on(addDays(end, 10), SLASHES)],
            ['', 'Kart Limiti', '75.000,00 TL'],
          ],
        ).down(14)
        printGrid(
          paper,
          [40, [260], 310, [555]],
          [
            ['Önceki Bakiye', owed(opening), 'Dönem Borcunuz', owed(closing)],
            ['Dönem Harcamaları', `${pointComma(-moneyOut - profit)} TL`, 'Min. Ödeme', '1.250,00 TL'],
            ['Kâr Payı', `${pointComma(profit)} TL`, 'Aylık Akdi Kâr Oranı', '% 4,25'],
            ['Ödemeleriniz', `-${pointComma(moneyIn)} TL`, 'Nakit Avans Limiti', '15.000,00 TL'],
          ],
        ).down(10)
        smallPrint(paper, 40, [
          'MESAJINIZ VAR: Bayram alışverişlerinize 4 taksit fırsatı. Bir sonraki hesap kesim tarihiniz için mobil şubeyi ziyaret ediniz.',
        ])
        paper.down(18)
      },
      again: ({ paper, book: { number } }) =>
        paper
          .put(40, `NUMUNE KART HESAP ÖZETİ   **** ${number.slice(-4)}`, BOLD)
          .put(555, `Sayfa ${paper.page}`, RIGHT)
          .down(24),
      columns: [
        day('İŞLEM TARİHİ', 40, SLASHES),
        text('AÇIKLAMA', 120, 270),
        {
          title: 'BONUS',
          x: 450,
          align: 'right',
          cell: ({ amount }) => (amount < -FROM_AMOUNT ? String(Math.floor(-amount / FROM_AMOUNT)) : ''),
        },
        { title: 'TUTAR (TL)', x: 555, align: 'right', cell: ({ amount }) => paidBack(amount) },
      ],
      opens: ({ paper, book: { opening } }) =>
        paper.put(120, 'DEVREDEN BAKİYE').put(555, paidBack(opening), RIGHT).down(14),
      closes: ({ paper, book: { closing } }) => {
        paper.need(80).rule(40, 555, -7).down(4).put(120, 'TOPLAM TL', BOLD)
        paper.put(555, paidBack(closing), RIGHT_BOLD).down(24)
        paper.put(40, 'Bilgilendirme', HEADING).down(14)
        smallPrint(paper, 40, [
          'Asgari ödemenin yapılmaması halinde gecikme cezası uygulanır. Yıllık akdi kâr oranı % 51,00.',
          'Hesap özetinize itirazınızı son ödeme tarihine kadar şubenize bildirebilirsiniz.',
        ])
      },
    },
}
