import type { Day } from '../../convention/day.ts'
import { amount, balance, credit, day, debit } from '../setting/columns.ts'
import { minusBefore, pointComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike, numberLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { GERMAN_BROKER_CASH, TURKISH_WAGES } from '../texts/current-accounts-of-the-world.ts'

const rich = { opening: [300_000, 3_000_000], isNeverOverdrawn: true } as const
const lira = minusBefore(pointComma)
/** May is not shortened. */
const dayOf = (date: Day): string => on(date, '03 Apr.', 'de').replace('Mai.', 'Mai')
const euros = (minor: number): string => `${pointComma(minor)} €`

/** An account of a bank of Turkey that wages are paid into, and one for cash at a broker of Germany. */
export const ACCOUNTS_OF_TURKISH_WAGES_AND_GERMAN_BROKERS: Readonly<Record<string, PlainHabit>> = {
  'numbers-of-slips-before-texts-and-signed-lira-of-an-account-for-wages-in-turkey': {
    paper: { size: 8, font: 'noto', bottom: 740 },
    book: { texts: TURKISH_WAGES, ...rich, rows: [14, 48] },
    says: { currency: 'TRY', opening: false, closing: false, unproved: 'oldest' },
    gap: 14,
    above: ({ paper, book: { start, end, number, closing } }) => {
      paper.put(40, 'ÖRNEK BANKASI A.Ş.', HEADING).put(555, 'HESAP HAREKETLERİ', RIGHT_BOLD).down(24)
      printGrid(
        paper,
        [40, 130, 330, 430],
        [
          ['Müşteri Adı', ': AYŞE ÖRNEKOĞLU', 'Müşteri No', ': 87654321'],
          ['Şube', ': 1234 KIZILAY / ANKARA', 'Hesap No', `: ${numberLike('~~~~~~~~-~~~~', number)}`],
          ['Hesap Türü', ': VADESİZ TL', 'Döviz Cinsi', ': TRY'],
          ['IBAN', `: ${ibanLike('TR', 26, number)}`, '', ''],
          [
            'Tarih Aralığı',
            `: ${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`,
            'Kullanılabilir Bakiye',
            `: ${pointComma(closing)} TL`,
          ],
        ],
      ).down(20)
    },
    again: ({ paper }) => paper.put(555, `Sayfa ${paper.page} / 3`, RIGHT).down(20),
    columns: [
      day('Tarih', 40, '03.04.2024'),
      {
        title: 'Fiş No',
        x: 100,
        means: 'reference',
        cell: ({ amount: own, date }) => `S${String(Math.abs(own) * 7 + date).slice(-5)}`,
      },
      lined('Açıklama', 150, 230),
      amount('İşlem Tutarı', 470, lira),
      balance('Bakiye', 555, lira),
    ],
    closes: ({ paper }) => {
      paper.need(50).down(8)
      paper.put(40, 'Bu belge bilgilendirme amaçlıdır, dekont yerine geçmez.', SMALL).down(9)
      paper.put(
        40,
        'Mevduatınız yasal sınırlar içinde sigorta kapsamındadır. Müşteri iletişim: 0850 555 01 01',
        SMALL,
      )
    },
  },
  'years-under-days-and-kinds-before-what-is-paid-in-and-out-of-the-cash-of-a-broker-in-germany': {
    paper: { size: 8, bottom: 740 },
    book: { texts: GERMAN_BROKER_CASH, ...rich, rows: [10, 36] },
    says: { currency: 'EUR' },
    pitch: 10,
    gap: 15,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(50, 'BEISPIEL BROKER BANK GMBH', BOLD).put(545, 'SEITE 1 von 3', RIGHT).down(28)
      const days = `${dayOf(start)} ${on(start, '2024')} - ${dayOf(end)} ${on(end, '2024')}`
      printGrid(
        paper,
        [50, 330, [545]],
        [
          ['Erika Beispiel', 'DATUM', days],
          ['Musterstraße 5', 'IBAN', ibanLike('DE', 22, number)],
          ['10115 Berlin', 'BIC', 'BSPLDEBBXXX'],
        ],
      ).down(22)
      paper.put(50, 'KONTOÜBERSICHT', HEADING).down(18)
      printGrid(
        paper,
        [50, [240], [345], [450], [545]],
        [
          ['PRODUKT', 'ANFANGSSALDO', 'ZAHLUNGSEINGANG', 'ZAHLUNGSAUSGANG', 'ENDSALDO'],
          ['Cashkonto', euros(opening), euros(moneyIn), euros(moneyOut), euros(closing)],
        ],
      ).down(18)
      paper.put(50, 'UMSATZÜBERSICHT', HEADING).down(20)
    },
    again: ({ paper }) => paper.put(545, `SEITE ${paper.page} von 3`, RIGHT).down(28),
    columns: [
      { title: 'DATUM', x: 50, cell: ({ date }) => [dayOf(date), on(date, '2024')] },
      { title: 'TYP', x: 100, means: 'description', cell: ({ text }) => text.split('|')[0] ?? '' },
      {
        title: 'BESCHREIBUNG',
        x: 175,
        means: 'description',
        cell: ({ text }, { paper }) => paper.wrap(text.split('|')[1] ?? '', 120),
      },
      credit('ZAHLUNGSEINGANG', 385, euros),
      debit('ZAHLUNGSAUSGANG', 472, euros),
      balance('SALDO', 545, euros),
    ],
    closes: ({ paper, book: { closing } }) => {
      const half = Math.floor(closing / 2)
      paper.need(150).down(10).put(50, 'BARMITTELÜBERSICHT', HEADING).down(18)
      printGrid(
        paper,
        [50, [545]],
        [
          ['TREUHANDKONTEN', 'SALDO'],
          ['Musterbank Frankfurt', euros(half)],
          ['Specimen Bank Dublin', euros(closing - half)],
        ],
      ).down(14)
      paper.put(50, 'HINWEISE ZUM KONTOAUSZUG', BOLD).down(11)
      for (const line of [
        'Bitte überprüfen Sie Buchungen, Berechnungen und den ausgewiesenen Saldo. Einwendungen sind unverzüglich,',
        'spätestens aber innerhalb von sechs Wochen nach Zugang zu erheben. Guthaben sind einlagengesichert.',
      ]) {
        paper.put(50, line, SMALL).down(9)
      }
    },
  },
}
