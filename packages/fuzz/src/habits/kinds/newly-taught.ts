import { addDays } from '../../convention/day.ts'
import { amount, balance, credit, day, debit, text, valueDay } from '../setting/columns.ts'
import { around, commaWhole, minusBefore, pointComma, spaceComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { VIETNAMESE } from '../texts/asian.ts'
import { BULGARIAN, ESTONIAN, UKRAINIAN } from '../texts/northern-and-eastern-european.ts'

const paper = { font: 'noto', size: 8 } as const
const signed = around(spaceComma, '-5', '+5')
const plain = minusBefore(spaceComma)
const euros = minusBefore(pointComma)

/** Languages of the vocabulary that no other statement here speaks. */
export const NEWLY_TAUGHT_HABITS: Readonly<Record<string, PlainHabit>> = {
  'dong-without-decimals': {
    paper,
    book: {
      texts: VIETNAMESE,
      isNeverOverdrawn: true,
      opening: [2_000_000, 90_000_000],
      largest: 30_000_000,
    },
    says: { exponent: 0, currency: 'VND' },
    above: ({ paper: own, book: { start, end, number, opening, closing } }) => {
      own.put(50, 'SAO KÊ TÀI KHOẢN', HEADING).down(16)
      own
        .put(50, `Số tài khoản: ${number.slice(-13)}`)
        .put(350, 'Loại tiền: VND')
        .down()
      own.put(50, `Từ ngày ${on(start, '03/04/2024')} đến ngày ${on(end, '03/04/2024')}`).down(14)
      own
        .pairs(50, 300, [
          ['Số dư đầu kỳ', commaWhole(opening)],
          ['Số dư cuối kỳ', commaWhole(closing)],
        ])
        .down(18)
    },
    columns: [
      day('Ngày giao dịch', 50, '03/04/2024'),
      {
        title: 'Số CT',
        x: 120,
        means: 'reference',
        cell: (_, { random }) => random.fill('FT~~~~~~~~'),
      },
      debit('Ghi nợ', 240, commaWhole),
      credit('Ghi có', 310, commaWhole),
      balance('Số dư', 390, commaWhole),
      text('Nội dung giao dịch', 400, 160),
    ],
  },
  'hryvnias-with-signs': {
    paper,
    book: { texts: UKRAINIAN, isNeverOverdrawn: true, opening: [200_000, 900_000] },
    says: { currency: 'UAH' },
    newestFirst: true,
    above: ({ paper: own, book: { start, end, number, opening, closing } }) => {
      own.put(50, 'Виписка за рахунком', HEADING).down(16)
      own
        .put(50, `Номер рахунку: ${ibanLike('UA', 29, number)}`)
        .put(350, 'Валюта: UAH')
        .down()
      own.put(50, `Період: ${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`).down(14)
      own
        .pairs(50, 300, [
          ['Вхідний залишок', plain(opening)],
          ['Вихідний залишок', plain(closing)],
        ])
        .down(18)
    },
    columns: [
      day('Дата операції', 50, '03.04.2024'),
      text('Опис операції', 130, 240),
      amount('Сума', 460, signed),
      balance('Залишок', 555, plain),
    ],
  },
  'two-dates-and-bulgarian-letters': {
    paper,
    book: { texts: BULGARIAN },
    says: { currency: 'BGN' },
    above: ({ paper: own, book: { start, end, number } }) => {
      own.put(50, 'ИЗВЛЕЧЕНИЕ ОТ СМЕТКА', HEADING).down(16)
      own
        .put(50, `Сметка: ${ibanLike('BG', 22, number)}`)
        .put(350, 'Валута: BGN')
        .down()
      own.put(50, `Период от ${on(start, '03.04.2024')} до ${on(end, '03.04.2024')}`).down(20)
    },
    columns: [
      day('Дата', 50, '03.04.2024'),
      valueDay('Вальор', 110, '03.04.2024'),
      text('Основание', 170, 180),
      debit('Дебит', 410, spaceComma),
      credit('Кредит', 480, spaceComma),
      balance('Салдо', 555, plain),
    ],
    opens: ({ paper: own, book: { opening } }) =>
      own.put(170, 'Начално салдо', BOLD).put(555, plain(opening), RIGHT).down(),
    closes: ({ paper: own, book: { closing } }) =>
      own.need(20).put(170, 'Крайно салдо', BOLD).put(555, plain(closing), RIGHT_BOLD),
  },
  'amounts-by-sign-in-estonian': {
    paper,
    book: { texts: ESTONIAN },
    says: { currency: 'EUR' },
    above: ({ paper: own, book: { start, end, number } }) => {
      own.put(50, 'Konto väljavõte', HEADING).down(16)
      own
        .put(50, `Konto: ${ibanLike('EE', 20, number)}`)
        .put(350, 'Valuuta: EUR')
        .down()
      own.put(50, `Periood: ${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`).down(20)
    },
    columns: [
      day('Kuupäev', 50, '03.04.2024'),
      text('Selgitus', 120, 240),
      debit('Väljaminek', 430, pointComma),
      credit('Laekumine', 495, pointComma),
      balance('Saldo', 560, euros),
    ],
    opens: ({ paper: own, book: { start, opening } }) =>
      own
        .put(50, on(addDays(start, -1), '03.04.2024'))
        .put(120, 'Algsaldo')
        .put(560, euros(opening), RIGHT)
        .down(),
    closes: ({ paper: own, book: { end, closing } }) =>
      own.need(20).put(50, on(end, '03.04.2024')).put(120, 'Lõppsaldo').put(560, euros(closing), RIGHT),
  },
}
