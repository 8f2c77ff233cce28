import {
  amount,
  balance,
  balanceOnce,
  credit,
  day,
  dayOnce,
  debit,
  text,
  valueDay,
} from '../setting/columns.ts'
import { around, minusBefore, pointComma, spaceComma, spacePoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { ibanLike, numberLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { TURKISH } from '../texts/asian.ts'
import { POLISH } from '../texts/northern-and-eastern-european.ts'
import { GERMAN } from '../texts/western-european.ts'

const spaced = minusBefore(spaceComma)
const lira = around(pointComma, '-5 TL', '5 TL')
const swiss = minusBefore(spacePoint)

export const EASTERN_EUROPEAN_HABITS: Readonly<Record<string, PlainHabit>> = {
  'two-dates-with-the-year-first': {
    book: { texts: POLISH },
    says: { currency: 'PLN' },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'Elektroniczne zestawienie operacji', HEADING).down(16)
      paper.put(50, `za okres od ${on(start, '2024-04-03')} do ${on(end, '2024-04-03')}`).down()
      paper
        .put(50, `Nr rachunku ${numberLike('74 1234 12~~ ~~~~ ~~~~ ~~~~ ~~~~', number)}`)
        .put(400, 'Waluta: PLN')
        .down(24)
    },
    columns: [
      day(['Data', 'operacji'], 50, '2024-04-03'),
      valueDay(['Data', 'ksiegowania'], 110, '2024-04-03'),
      text('Opis operacji', 175, 190),
      amount('Kwota', 460, spaced),
      balance(['Saldo po', 'operacji'], 545, spaced),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(175, 'Saldo poczatkowe').put(545, spaced(opening), RIGHT).down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(175, 'Saldo koncowe').put(545, spaced(closing), RIGHT),
  },
  'currency-behind-every-amount': {
    book: { texts: TURKISH },
    says: { currency: 'TRY', opening: false, closing: false, unproved: 'oldest' },
    newestFirst: true,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'HESAP HAREKETLERI', HEADING).down(16)
      paper.put(50, `IBAN: ${ibanLike('TR', 26, number)}`)
      paper.put(350, `Tarih Araligi: ${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`).down(24)
    },
    columns: [
      day('Tarih', 50, '03.04.2024'),
      text('Açiklama', 120, 200),
      {
        title: 'Etiket',
        x: 340,
        means: 'description',
        cell: (_, { random }) => random.pick(['Diger', 'Market', 'Fatura']),
      },
      amount('Tutar', 470, lira),
      balance('Bakiye', 555, lira),
    ],
  },
  'value-date-right-of-the-amounts': {
    book: { texts: GERMAN },
    says: { currency: 'CHF' },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, `Kontoauszug ${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`, HEADING).down(16)
      paper.put(50, `Privatkonto CHF  IBAN ${ibanLike('CH', 21, number)}`).down(24)
    },
    columns: [
      dayOnce('Datum', 50, '03.04.24', 'de'),
      text('Text', 100, 210),
      credit('Gutschrift', 380, spacePoint),
      debit('Lastschrift', 445, spacePoint),
      valueDay('Valuta', 455, '03.04.24', 'de'),
      balanceOnce('Saldo', 555, swiss),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper.put(50, on(start, '03.04.24')).put(100, 'Kontostand').put(555, swiss(opening), RIGHT).down(),
    closes: ({ paper, book: { end, closing, moneyIn, moneyOut } }) => {
      paper
        .need(40)
        .put(100, 'Total')
        .put(380, spacePoint(moneyIn), RIGHT)
        .put(445, spacePoint(moneyOut), RIGHT)
        .down()
      paper.put(50, on(end, '03.04.24')).put(100, 'Kontostand', BOLD).put(555, swiss(closing), RIGHT)
    },
  },
  'year-first-with-two-digits': {
    book: { texts: POLISH, isNeverOverdrawn: true, opening: [400_000, 900_000] },
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
      amount('Összeg', 470, spaced),
      balance('Egyenleg', 555, spaceComma),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(160, 'Nyitó egyenleg').put(555, spaceComma(opening), RIGHT).down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(160, 'Záró egyenleg', BOLD).put(555, spaceComma(closing), RIGHT_BOLD),
  },
}
