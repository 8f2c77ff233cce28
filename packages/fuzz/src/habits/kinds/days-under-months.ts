import { amount, balance, type Column, credit, debit, text } from '../setting/columns.ts'
import { around, commaWhole, minusBefore, pointComma, spaceComma } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { BOLD, RIGHT } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { JAPANESE } from '../texts/asian.ts'
import { FRENCH, GERMAN, PORTUGUESE } from '../texts/western-european.ts'

const euros = around(pointComma, '-5 €', '5 €')
const plain = minusBefore(pointComma)
const acrossMonths = { from: { month: 3, day: 15 } } as const

/** The number of the day alone. */
const dayNumber = (title: string, x: number, align: 'left' | 'right', style = '3'): Column => ({
  title,
  x,
  ...(align === 'right' ? { align } : {}),
  cell: ({ date }) => on(date, style),
})

/** Rows that print the day only, under the name of their month. */
export const DAYS_UNDER_MONTHS_HABITS: Readonly<Record<string, PlainHabit>> = {
  'day-numbers-under-named-months-debit-and-credit': {
    book: { texts: FRENCH, rows: [12, 30], ...acrossMonths },
    says: { currency: 'EUR' },
    above: head(
      'Relevé de compte',
      ({ start, end, number }) => [
        `IBAN ${ibanLike('FR', 27, number)}`,
        `Période du ${on(start, '03/04/2024')} au ${on(end, '03/04/2024')}`,
      ],
      ({ opening, closing }) => [
        ['Ancien solde', euros(opening)],
        ['Nouveau solde', euros(closing)],
      ],
    ),
    opensMonth: ({ date }, paper) =>
      paper
        .down(4)
        .put(50, on(date, 'April 2024', 'fr'), BOLD)
        .down(14),
    columns: [
      dayNumber('Jour', 62, 'right'),
      text('Libellé', 80, 250),
      debit('Débit', 430, spaceComma),
      credit('Crédit', 520, spaceComma),
    ],
  },
  'weekday-and-number-under-months-newest-first': {
    paper: { size: 9 },
    book: { texts: GERMAN, rows: [10, 25], ...acrossMonths },
    says: { currency: 'EUR' },
    newestFirst: true,
    above: head(
      'Umsatzübersicht',
      ({ start, end, number }) => [
        `IBAN ${ibanLike('DE', 22, number)}`,
        `Zeitraum ${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`,
      ],
      ({ opening, closing }) => [
        ['Anfangssaldo', euros(opening)],
        ['Endsaldo', euros(closing)],
      ],
    ),
    opensMonth: ({ date }, paper) =>
      paper
        .down(4)
        .put(50, on(date, 'April 2024', 'de'), BOLD)
        .down(16),
    columns: [
      { title: 'Tag', x: 50, cell: ({ date }) => on(date, 'Wed', 'de') },
      dayNumber('', 72, 'left', '03.'),
      text('Empfänger / Verwendungszweck', 100, 270),
      amount('Betrag', 450, euros),
      balance('Saldo', 545, euros),
    ],
  },
  'day-numbers-under-months-in-characters': {
    paper: { font: 'gothic' },
    book: {
      texts: JAPANESE,
      rows: [10, 25],
      isNeverOverdrawn: true,
      opening: [200_000, 900_000],
      ...acrossMonths,
    },
    says: { exponent: 0 },
    above: head('預金取引明細', ({ start, end, number }) => [
      `口座番号 ${number.slice(-7)}`,
      `期間 ${on(start, '2024/04/03')} ～ ${on(end, '2024/04/03')}`,
    ]),
    opensMonth: ({ date }, paper) => paper.down(4).put(50, on(date, '2024年4月'), BOLD).down(14),
    columns: [
      dayNumber('日', 62, 'right'),
      text('摘要', 80, 170),
      debit('お支払金額', 330, commaWhole),
      credit('お預り金額', 430, commaWhole),
      balance('差引残高', 540, commaWhole),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(80, '前月繰越').put(540, commaWhole(opening), RIGHT).down(),
  },
  'day-numbers-under-months-without-titles': {
    book: { texts: PORTUGUESE, rows: [10, 25], ...acrossMonths },
    says: { currency: 'EUR' },
    above: head(
      'Extrato de movimentos',
      ({ start, end, number }) => [
        `IBAN ${ibanLike('PT', 25, number)}`,
        `Período de ${on(start, '03/04/2024')} a ${on(end, '03/04/2024')}`,
      ],
      ({ opening, closing }) => [
        ['Saldo inicial', `${plain(opening)} EUR`],
        ['Saldo final', `${plain(closing)} EUR`],
      ],
    ),
    opensMonth: ({ date }, paper) =>
      paper
        .down(4)
        .put(50, on(date, 'April 2024', 'pt'), BOLD)
        .down(14),
    columns: [
      dayNumber('', 50, 'left', '03'),
      text('', 75, 290),
      amount('', 450, plain),
      balance('', 545, plain),
    ],
  },
}
