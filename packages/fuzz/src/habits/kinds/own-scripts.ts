import { addDays } from '../../convention/day.ts'
import { amount, balance, credit, day, debit, text } from '../setting/columns.ts'
import { around, commaWhole, minusBefore, pointComma, pointWhole, spaceComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { JAPANESE } from '../texts/asian.ts'
import { CROATIAN, GREEK, ICELANDIC, RUSSIAN } from '../texts/northern-and-eastern-european.ts'

const unsigned = around(spaceComma, '5', '+5')
const rouble = around(spaceComma, '-5 ₽', '+5 ₽')
const minus = minusBefore(pointComma)
const whole = minusBefore(pointWhole)
const time = (minor: number) => `${10 + (Math.abs(minor) % 13)}:${10 + (Math.abs(minor) % 49)}`
const rich = { isNeverOverdrawn: true, opening: [2_000_000, 9_000_000] } as const

/** Statements in scripts and languages that need a font of their own. */
export const OWN_SCRIPT_HABITS: Readonly<Record<string, PlainHabit>> = {
  'signs-at-what-comes-in-alone-times-beside': {
    paper: { font: 'noto', size: 8 },
    book: { texts: RUSSIAN, ...rich },
    says: {},
    gap: 16,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(50, 'Выписка по счёту дебетовой карты', HEADING).down(16)
      paper.put(50, `За период ${on(start, '03.04.2024')} – ${on(end, '03.04.2024')}`).down(14)
      paper.put(50, `Номер счёта 40817 810 0 0000 ${number.slice(-7)}`).down()
      paper.put(50, 'Валюта РОССИЙСКИЙ РУБЛЬ').down(18)
      paper
        .pairs(50, 300, [
          [`Остаток на ${on(start, '03.04.2024')}`, spaceComma(opening)],
          ['Пополнение', spaceComma(moneyIn)],
          ['Списание', spaceComma(moneyOut)],
          [`Остаток на ${on(end, '03.04.2024')}`, spaceComma(closing)],
        ])
        .down(20)
      paper.put(50, 'Расшифровка операций', BOLD).down(18)
    },
    columns: [
      {
        title: ['ДАТА ОПЕРАЦИИ (МСК)', 'Дата обработки'],
        x: 50,
        cell: ({ date, amount: own }) => `${on(date, '03.04.2024')} ${time(own)}`,
      },
      {
        title: '',
        x: 50,
        means: 'value-date',
        cell: ({ valueDate }) => ['', on(valueDate, '03.04.2024')],
      },
      text(['КАТЕГОРИЯ', 'Описание операции'], 170, 210),
      amount(['СУММА В ВАЛЮТЕ', 'СЧЁТА'], 460, unsigned),
      balance(['ОСТАТОК СРЕДСТВ', 'В ВАЛЮТЕ СЧЁТА'], 555, spaceComma),
    ],
  },
  'amounts-twice-with-signs-and-the-symbol': {
    paper: { font: 'noto', size: 8 },
    book: { texts: RUSSIAN, ...rich },
    says: { currency: 'RUB', opening: false, closing: false, unproved: 'all' },
    newestFirst: true,
    gap: 18,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'Справка о движении средств', HEADING).down(16)
      paper.put(50, `Номер счета: 40817810${number.slice(-12)}`).down(14)
      paper
        .put(50, `Движение средств за период с ${on(start, '03.04.2024')} по ${on(end, '03.04.2024')}`)
        .down(24)
    },
    columns: [
      {
        title: ['Дата и время', 'операции'],
        x: 50,
        cell: ({ date, amount: own }) => [on(date, '03.04.2024'), time(own)],
      },
      {
        title: ['Дата', 'списания'],
        x: 115,
        means: 'value-date',
        cell: ({ valueDate, amount: own }) => [on(valueDate, '03.04.2024'), time(own)],
      },
      amount(['Сумма в валюте', 'операции'], 265, rouble),
      amount(['Сумма операции', 'в валюте карты'], 360, rouble),
      text('Описание операции', 380, 170),
    ],
  },
  'yen-between-characters': {
    paper: { font: 'gothic', size: 8.5 },
    book: { texts: JAPANESE, isNeverOverdrawn: true, opening: [200_000, 900_000] },
    says: { exponent: 0 },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, '普通預金 取引明細書', HEADING).down(16)
      paper.put(50, `口座番号 ${number.slice(-7)}`).down()
      paper.put(50, `期間 ${on(start, '2024/04/03')} ～ ${on(end, '2024/04/03')}`).down(24)
    },
    columns: [
      day('取引日', 50, '2024/04/03'),
      debit('お支払金額', 220, commaWhole),
      credit('お預り金額', 310, commaWhole),
      text('摘要', 330, 130),
      balance('差引残高', 545, commaWhole),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(50, on(addDays(start, -1), '2024/04/03'))
        .put(330, '前月繰越')
        .put(545, commaWhole(opening), RIGHT)
        .down(),
  },
  'croatian-words': {
    paper: { font: 'noto', size: 8 },
    book: { texts: CROATIAN },
    says: { currency: 'EUR' },
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(50, 'IZVADAK PO TEKUĆEM RAČUNU', HEADING).down(16)
      paper.put(50, `Broj računa: ${ibanLike('HR', 21, number)}`).down(12)
      paper
        .put(50, `Razdoblje: ${on(start, '03.04.2024')}. - ${on(end, '03.04.2024')}.`)
        .put(350, 'EUR')
        .down(18)
      paper
        .put(50, 'Početno stanje')
        .put(250, minus(opening), RIGHT)
        .down()
        .put(50, 'Završno stanje')
        .put(250, minus(closing), RIGHT)
        .down(20)
    },
    columns: [
      { title: 'Datum knjiženja', x: 50, cell: ({ date }) => `${on(date, '03.04.2024')}.` },
      text('Opis plaćanja', 130, 210),
      debit('Isplata', 420, pointComma),
      credit('Uplata', 485, pointComma),
      balance('Stanje', 555, minus),
    ],
  },
  'greek-letters': {
    paper: { font: 'noto', size: 8 },
    book: { texts: GREEK },
    says: {},
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(50, 'ΚΙΝΗΣΗ ΛΟΓΑΡΙΑΣΜΟΥ', HEADING).down(16)
      paper.put(50, `Αριθμός λογαριασμού: ${ibanLike('GR', 27, number)}`).down(12)
      paper.put(50, `Περίοδος ${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}`).down(14)
      paper
        .put(50, 'Αρχικό υπόλοιπο')
        .put(250, minus(opening), RIGHT)
        .down()
        .put(50, 'Τελικό υπόλοιπο')
        .put(250, minus(closing), RIGHT)
        .down(20)
    },
    columns: [
      day('Ημ/νία', 50, '03/04/2024'),
      text('Αιτιολογία', 120, 190),
      debit('Χρέωση', 400, pointComma),
      credit('Πίστωση', 475, pointComma),
      balance('Υπόλοιπο', 555, minus),
    ],
    closes: ({ paper, book: { moneyIn, moneyOut } }) =>
      paper
        .need(20)
        .put(120, 'ΣΥΝΟΛΑ', BOLD)
        .put(400, pointComma(moneyOut), RIGHT_BOLD)
        .put(475, pointComma(moneyIn), RIGHT_BOLD),
  },
  'titles-in-a-tongue-that-nobody-taught': {
    paper: { font: 'noto', size: 8 },
    book: { texts: ICELANDIC, opening: [200_000, 900_000], largest: 900_000 },
    says: { number: false, exponent: 0, opening: false, closing: false },
    above: ({ paper, book: { start, end, opening, closing } }) => {
      paper.put(50, 'Reikningsyfirlit', HEADING).down(16)
      paper.put(50, `Tímabil ${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`).down(14)
      paper
        .put(50, 'Upphafsstaða')
        .put(250, whole(opening), RIGHT)
        .down()
        .put(50, 'Lokastaða')
        .put(250, whole(closing), RIGHT)
        .down(20)
    },
    columns: [
      day('Dags.', 50, '03.04.2024'),
      text('Skýring', 120, 200),
      debit('Úttekt', 400, whole),
      credit('Innlegg', 475, whole),
      balance('Staða', 555, whole),
    ],
  },
}
