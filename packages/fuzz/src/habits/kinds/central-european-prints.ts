import { creditsOf, debitsOf, sumOf } from '../setting/account-book.ts'
import { amount, balance, type Column, credit, day, debit, text, valueDay } from '../setting/columns.ts'
import { around, minusBefore, pointComma, pointWhole, spaceComma, ungrouped } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { BOLD, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { CZECH, HUNGARIAN, ROMANIAN } from '../texts/further-european.ts'
import { GREEK, POLISH, UKRAINIAN } from '../texts/northern-and-eastern-european.ts'

const minus = minusBefore(spaceComma)
const pointMinus = minusBefore(pointComma)
const rich = { isNeverOverdrawn: true, opening: [400_000, 900_000] } as const

const at = (title: Column['title'], x: number, style: string): Column => ({
  title,
  x,
  cell: ({ date }) => on(date, style),
})

/** Banks from the Baltic to the Aegean that count, sum and mark in further ways. */
export const CENTRAL_EUROPEAN_PRINT_HABITS: Readonly<Record<string, PlainHabit>> = {
  'counts-in-brackets-and-both-days-in-one-cell': {
    paper: { font: 'noto', size: 8 },
    book: { texts: POLISH, rows: [6, 25] },
    says: { currency: 'PLN' },
    gap: 15,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut, entries } }) => {
      paper.put(50, 'Wyciąg z rachunku', BOLD).down(14)
      paper.put(50, `Nr rachunku: ${ibanLike('PL', 28, number)}`).down()
      paper.put(50, `za okres od ${on(start, '03.04.2024')} do ${on(end, '03.04.2024')}`).down(16)
      paper.pairs(50, 300, [
        ['Saldo początkowe', `${minus(opening)} PLN`],
        [`Suma uznań (${creditsOf(entries).length})`, `${minus(moneyIn)} PLN`],
        [`Suma obciążeń (${debitsOf(entries).length})`, `${minus(moneyOut)} PLN`],
        ['Saldo końcowe', `${minus(closing)} PLN`],
      ])
      paper.down(16)
    },
    columns: [
      { title: 'Lp.', x: 50, cell: (_, { row }) => `${row + 1}.` },
      at(['Data operacji', 'Data księgowania'], 75, '03.04.2024'),
      { title: '', x: 75, means: 'value-date', cell: ({ valueDate }) => ['', on(valueDate, '03.04.2024')] },
      text('Opis operacji', 165, 230),
      amount('Kwota', 470, (minor) => `${minus(minor)} PLN`),
      balance('Saldo', 555, (minor) => `${minus(minor)} PLN`),
    ],
  },
  'symbols-of-the-payment-in-three-columns': {
    paper: { font: 'noto', size: 7.5 },
    book: { texts: CZECH },
    says: { currency: 'CZK' },
    above: head(
      'Výpis z účtu',
      ({ start, end, number }) => [
        `IBAN ${ibanLike('CZ', 24, number)}`,
        `Období: ${on(start, '3. 4. 2024')} - ${on(end, '3. 4. 2024')}   Měna: CZK`,
      ],
      ({ opening, closing }) => [
        ['Počáteční zůstatek', minus(opening)],
        ['Konečný zůstatek', minus(closing)],
      ],
    ),
    columns: [
      at('Datum', 50, '3. 4. 2024'),
      text('Popis transakce', 110, 190),
      {
        title: 'VS',
        x: 350,
        align: 'right',
        means: 'reference',
        cell: ({ amount: own }) => String(Math.abs(own) * 31 + 1000),
      },
      { title: 'KS', x: 385, align: 'right', means: 'description', cell: () => '0308' },
      { title: 'SS', x: 420, align: 'right', means: 'description', cell: () => '0' },
      amount('Částka', 490, minus),
      balance('Zůstatek', 555, minus),
    ],
  },
  'forints-with-turnover-and-sums-of-both-columns-last': {
    paper: { font: 'noto', size: 8 },
    book: { texts: HUNGARIAN, opening: [500_000, 9_000_000] },
    says: { currency: 'HUF', exponent: 0 },
    above: head('SZÁMLAKIVONAT', ({ start, end, number }) => [
      `Számlaszám: ${ibanLike('HU', 28, number)}   Devizanem: HUF`,
      `Időszak: ${on(start, '2024.04.03.')} - ${on(end, '2024.04.03.')}`,
    ]),
    columns: [
      at(['Könyvelés', 'dátuma'], 50, '2024.04.03'),
      valueDay('Értéknap', 110, '2024.04.03'),
      text('Megnevezés', 170, 220),
      debit('Terhelés', 470, pointWhole),
      credit('Jóváírás', 550, pointWhole),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper
        .put(170, 'NYITÓ EGYENLEG')
        .put(opening < 0 ? 470 : 550, pointWhole(opening), RIGHT)
        .down(),
    closes: ({ paper, book: { closing, moneyIn, moneyOut } }) => {
      paper.need(40).down(4)
      paper
        .put(170, 'Forgalom összesen')
        .put(470, pointWhole(moneyOut), RIGHT)
        .put(550, pointWhole(moneyIn), RIGHT)
        .down()
      paper.put(170, 'ZÁRÓ EGYENLEG', BOLD).put(closing < 0 ? 470 : 550, pointWhole(closing), RIGHT_BOLD)
    },
  },
  'greek-letter-for-debit-or-credit-before-the-balance': {
    paper: { font: 'noto', size: 8 },
    book: { texts: GREEK, ...rich },
    says: { currency: 'EUR' },
    above: head(
      'ΑΝΤΙΓΡΑΦΟ ΚΙΝΗΣΗΣ ΛΟΓΑΡΙΑΣΜΟΥ',
      ({ start, end, number }) => [
        `IBAN: ${ibanLike('GR', 27, number)}`,
        `ΠΕΡΙΟΔΟΣ: ${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}`,
      ],
      ({ opening, closing }) => [
        ['ΠΡΟΗΓΟΥΜΕΝΟ ΥΠΟΛΟΙΠΟ', `${pointComma(opening)} EUR`],
        ['ΝΕΟ ΥΠΟΛΟΙΠΟ', `${pointComma(closing)} EUR`],
      ],
    ),
    columns: [
      { title: 'Α/Α', x: 50, cell: (_, { row }) => String(row + 1) },
      at('ΗΜ/ΝΙΑ', 80, '03/04/2024'),
      text('ΑΙΤΙΟΛΟΓΙΑ', 145, 190),
      { title: 'ΚΑΤ/ΜΑ', x: 350, means: 'description', cell: () => '0417' },
      amount('ΠΟΣΟ', 450, pointComma),
      { title: 'Χ/Π', x: 462, cell: ({ amount: own }) => (own < 0 ? 'Χ' : 'Π') },
      balance('ΥΠΟΛΟΙΠΟ', 550, pointComma),
    ],
  },
  'turnover-and-balance-of-each-day-in-romanian': {
    paper: { font: 'noto', size: 8 },
    book: { texts: ROMANIAN },
    says: { currency: 'RON' },
    above: head('EXTRAS DE CONT', ({ start, end, number }) => [
      `Cod IBAN: ${ibanLike('RO', 24, number)}`,
      `din ${on(start, '03/04/2024')} - până la ${on(end, '03/04/2024')}   Valuta: RON`,
    ]),
    columns: [
      { title: 'Data', x: 50, cell: ({ date }, { startsDay }) => (startsDay ? on(date, '03/04/2024') : '') },
      text('Descriere', 120, 260),
      debit('Debit', 470, ungrouped),
      credit('Credit', 550, ungrouped),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(120, 'SOLD ANTERIOR').put(550, minusBefore(ungrouped)(opening), RIGHT).down(),
    sumsDay: (last, paper, ofDay) => {
      paper.put(120, 'RULAJ ZI', BOLD)
      paper.put(470, ungrouped(sumOf(debitsOf(ofDay))), RIGHT)
      paper.put(550, ungrouped(sumOf(creditsOf(ofDay))), RIGHT).down()
      paper.put(120, 'SOLD FINAL ZI', BOLD).put(550, minusBefore(ungrouped)(last.balance), RIGHT).down(16)
    },
    closes: ({ paper, book: { closing, moneyIn, moneyOut } }) => {
      paper.need(40)
      paper
        .put(120, 'RULAJ TOTAL CONT')
        .put(470, ungrouped(moneyOut), RIGHT)
        .put(550, ungrouped(moneyIn), RIGHT)
        .down()
      paper.put(120, 'SOLD FINAL CONT').put(550, minusBefore(ungrouped)(closing), RIGHT)
    },
  },
  'code-of-the-trade-rate-fees-and-cashback-beside': {
    paper: { font: 'noto', size: 7, page: 'landscape', bottom: 520 },
    book: { texts: UKRAINIAN, ...rich, rows: [6, 30] },
    says: { currency: 'UAH', number: false, opening: false, closing: false, unproved: 'oldest' },
    newestFirst: true,
    above: head('Виписка по картці', ({ start, end }) => [
      `Період: ${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`,
    ]),
    columns: [
      {
        title: ['Дата і час', 'операції'],
        x: 40,
        cell: ({ date, amount: own }) =>
          `${on(date, '03.04.2024')} ${10 + (Math.abs(own) % 13)}:${10 + (Math.abs(own) % 49)}:07`,
      },
      text('Деталі операції', 140, 180),
      { title: 'MCC', x: 330, means: 'description', cell: ({ amount: own }) => (own < 0 ? '5411' : '4829') },
      amount(['Сума в валюті', 'картки (UAH)'], 440, minusBefore(spaceComma)),
      {
        title: ['Сума в валюті', 'операції'],
        x: 520,
        align: 'right',
        cell: ({ amount: own }) => minusBefore(spaceComma)(own),
      },
      { title: 'Валюта', x: 535, cell: () => 'UAH' },
      { title: 'Курс', x: 600, align: 'right', cell: () => '—' },
      { title: ['Сума комісій', '(UAH)'], x: 670, align: 'right', cell: () => '—' },
      { title: ['Сума кешбеку', '(UAH)'], x: 730, align: 'right', cell: () => '—' },
      balance(['Залишок після', 'операції'], 805, minusBefore(spaceComma)),
    ],
  },
  'signs-alone-as-the-titles-of-both-columns': {
    book: { texts: CZECH, ...rich },
    paper: { font: 'noto', size: 8 },
    says: { currency: 'EUR' },
    above: head('Výpis z účtu', ({ start, end, number }) => [
      `IBAN: ${ibanLike('SK', 24, number)}   Mena: EUR`,
      `Obdobie: ${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`,
    ]),
    columns: [
      day('Dátum', 50, '03.04.2024'),
      text('Popis', 120, 250),
      debit('Na ťarchu (-)', 440, pointComma),
      credit('V prospech (+)', 550, pointComma),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper
        .put(120, 'Začiatočný stav')
        .put(550, around(pointComma, '-5', '5')(opening), RIGHT)
        .down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(120, 'Konečný stav').put(550, pointMinus(closing), RIGHT),
  },
}
