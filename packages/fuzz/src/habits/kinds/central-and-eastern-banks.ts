import { sumOf } from '../setting/account-book.ts'
import { amount, balance, type Column, credit, debit, text } from '../setting/columns.ts'
import { around, minusBefore, pointComma, spaceComma, ungrouped } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { BOLD, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { HUNGARIAN, LATVIAN, ROMANIAN, SERBIAN, SLOVENE } from '../texts/further-european.ts'
import { POLISH } from '../texts/northern-and-eastern-european.ts'

const paper = { font: 'noto', size: 7.5 } as const
const plain = minusBefore(pointComma)
const spaced = minusBefore(spaceComma)

const at = (title: Column['title'], x: number, style: string): Column => ({
  title,
  x,
  cell: ({ date }) => on(date, style),
})
const valued = (title: Column['title'], x: number, style: string): Column => ({
  title,
  x,
  means: 'value-date',
  cell: ({ valueDate }) => on(valueDate, style),
})

/** Banks of the middle and the east of Europe. */
export const CENTRAL_AND_EASTERN_BANK_HABITS: Readonly<Record<string, PlainHabit>> = {
  'year-first-with-points-and-two-digits': {
    paper,
    book: { texts: HUNGARIAN },
    says: { currency: 'HUF' },
    above: head(
      'SZÁMLAKIVONAT',
      ({ start, end, number }) => [
        [`SZÁMLASZÁM: ${number.slice(-16)}`, 'DEVIZANEM: HUF'],
        `IDŐSZAK: ${on(start, '2024.04.03')}.-${on(end, '2024.04.03')}.`,
      ],
      ({ opening, closing }) => [
        ['NYITÓ EGYENLEG', plain(opening)],
        ['ZÁRÓ EGYENLEG', plain(closing)],
      ],
    ),
    columns: [
      at(['KÖNYVELÉS', 'DÁTUMA'], 40, '24.04.03'),
      valued('ÉRTÉKNAP', 95, '24.04.03'),
      text('MEGNEVEZÉS', 150, 240),
      amount(['TERHELÉS /', 'JÓVÁÍRÁS'], 545, around(pointComma, '-5', '5')),
    ],
  },
  'turnover-and-balance-of-each-day-in-rows': {
    paper,
    book: { texts: ROMANIAN },
    says: { currency: 'RON' },
    above: head('EXTRAS CONT', ({ start, end, number }) => [
      [`Cod IBAN: ${ibanLike('RO', 24, number)}`, 'Valuta: RON'],
      `Perioada: ${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}`,
    ]),
    columns: [
      { title: 'Data', x: 40, cell: ({ date }, { startsDay }) => (startsDay ? on(date, '03/04/2024') : '') },
      text('Descriere', 100, 270),
      debit('Debit', 460, ungrouped),
      credit('Credit', 550, ungrouped),
    ],
    opens: ({ paper: own, book: { opening } }) =>
      own.put(100, 'SOLD ANTERIOR', BOLD).put(550, ungrouped(opening), RIGHT_BOLD).down(16),
    sumsDay: ({ date, balance: reached }, own, ofDay) => {
      own.put(40, on(date, '03/04/2024')).put(100, 'RULAJ ZI', BOLD)
      own.put(460, ungrouped(sumOf(ofDay.filter(({ amount: moved }) => moved < 0))), RIGHT_BOLD)
      own.put(550, ungrouped(sumOf(ofDay.filter(({ amount: moved }) => moved > 0))), RIGHT_BOLD).down()
      own.put(100, 'SOLD FINAL ZI', BOLD).put(550, minusBefore(ungrouped)(reached), RIGHT_BOLD).down(16)
    },
    closes: ({ paper: own, book: { closing } }) =>
      own.need(20).put(100, 'SOLD FINAL CONT', BOLD).put(550, minusBefore(ungrouped)(closing), RIGHT_BOLD),
  },
  'payments-out-and-in-in-serbian-numbers-first': {
    paper,
    book: { texts: SERBIAN },
    says: { currency: 'RSD' },
    above: head(
      'Izvod po tekućem računu',
      ({ start, end, number }) => [
        [`Broj računa: ${number.slice(-13)}`, 'Valuta: RSD'],
        `Period: ${on(start, '03.04.2024')}. - ${on(end, '03.04.2024')}.`,
      ],
      ({ opening, closing }) => [
        ['Prethodno stanje', plain(opening)],
        ['Novo stanje', plain(closing)],
      ],
    ),
    columns: [
      { title: 'R.br.', x: 40, cell: (_, { row }) => `${row + 1}.` },
      at('Datum', 70, '03.04.2024.'),
      text('Opis', 140, 220),
      debit('Isplate', 430, pointComma),
      credit('Uplate', 490, pointComma),
      balance('Stanje', 560, plain),
    ],
  },
  'burden-and-benefit-in-slovene': {
    paper,
    book: { texts: SLOVENE },
    says: { currency: 'EUR' },
    above: head('IZPISEK PROMETA', ({ start, end, number }) => [
      [`Račun: ${ibanLike('SI', 19, number)}`, 'Valuta: EUR'],
      `Obdobje: ${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`,
    ]),
    columns: [
      at(['Datum', 'knjiženja'], 40, '03.04.2024'),
      valued(['Datum', 'valute'], 100, '03.04.2024'),
      text('Opis prometa', 160, 200),
      debit('V breme', 430, pointComma),
      credit('V dobro', 490, pointComma),
      balance('Stanje', 560, plain),
    ],
    opens: ({ paper: own, book: { opening } }) =>
      own.put(160, 'Začetno stanje').put(560, plain(opening), RIGHT).down(),
    closes: ({ paper: own, book: { closing } }) =>
      own.need(20).put(160, 'Končno stanje').put(560, plain(closing), RIGHT),
  },
  'one-letter-for-debit-or-credit-in-latvian': {
    paper,
    book: { texts: LATVIAN },
    says: { currency: 'EUR' },
    above: head(
      'Konta izraksts',
      ({ start, end, number }) => [
        [`Konts: ${ibanLike('LV', 21, number)}`, 'Valūta: EUR'],
        `Periods: ${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`,
      ],
      ({ opening, closing }) => [
        ['Sākuma atlikums', spaced(opening)],
        ['Beigu atlikums', spaced(closing)],
      ],
    ),
    columns: [
      at('Datums', 40, '03.04.2024'),
      text('Darījuma apraksts', 110, 260),
      { title: 'D/K', x: 400, cell: ({ amount: own }) => (own < 0 ? 'D' : 'K') },
      { title: 'Summa', x: 500, align: 'right', cell: ({ amount: own }) => spaceComma(own) },
      { title: 'Valūta', x: 520, cell: () => 'EUR' },
    ],
  },
  'details-on-four-lines-and-zlotys-behind': {
    paper: { font: 'noto', size: 8 },
    book: { texts: POLISH, rows: [5, 20] },
    says: { currency: 'PLN' },
    gap: 18,
    above: head(
      'Wyciąg z rachunku',
      ({ start, end, number }) => [
        [`Nr rachunku ${ibanLike('PL', 28, number)}`, 'Waluta PLN'],
        `za okres ${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`,
      ],
      ({ opening, closing }) => [
        ['Saldo początkowe', spaced(opening)],
        ['Saldo końcowe', spaced(closing)],
      ],
    ),
    columns: [
      { title: ['Data operacji', 'Data księgowania'], x: 40, cell: ({ date }) => on(date, '03.04.2024') },
      { title: '', x: 40, means: 'value-date', cell: ({ valueDate }) => ['', on(valueDate, '03.04.2024')] },
      text('Szczegóły operacji', 130, 220, (own, lines) => [
        own.amount < 0 ? 'Nadawca: JAN PRZYKŁAD' : 'Nadawca: ACME SP. Z O.O.',
        'Tytuł:',
        ...lines,
        `Numer referencyjny: ${20_240_000 + Math.abs(own.amount)}`,
      ]),
      amount(['Kwota', 'operacji'], 470, spaced),
      balance(['Saldo', 'po operacji'], 560, spaced),
    ],
  },
}
