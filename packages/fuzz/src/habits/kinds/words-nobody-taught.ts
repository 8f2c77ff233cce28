import { amount, balance, type Column, credit, debit, text } from '../setting/columns.ts'
import { commaPoint, commaWhole, minusBefore, pointComma, spaceComma } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { BOLD, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { KENYAN } from '../texts/african.ts'
import { TURKISH } from '../texts/asian.ts'
import { BULGARIAN, ESTONIAN } from '../texts/northern-and-eastern-european.ts'
import { DUTCH, GERMAN, PORTUGUESE } from '../texts/western-european.ts'

const rich = { isNeverOverdrawn: true, opening: [400_000, 9_000_000] } as const
const minus = minusBefore(pointComma)

const at = (title: Column['title'], x: number, style: string): Column => ({
  title,
  x,
  cell: ({ date }) => on(date, style),
})

/** Titles in languages that have no vocabulary, and in further words of those that have one. */
export const UNTAUGHT_WORD_HABITS: Readonly<Record<string, PlainHabit>> = {
  'macedonian-words': {
    paper: { font: 'noto', size: 8 },
    book: { texts: BULGARIAN, ...rich },
    says: { currency: 'MKD', number: false, opening: true, closing: true },
    above: head('Извод по сметка', ({ start, end }) => [
      `За период ${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}   Валута: MKD`,
    ]),
    columns: [
      at('Датум', 50, '03.04.2024'),
      text('Опис', 120, 230),
      debit('Должи', 410, pointComma),
      credit('Побарува', 480, pointComma),
      balance('Салдо', 555, minus),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(120, 'Претходно салдо').put(555, minus(opening), RIGHT).down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(120, 'Ново салдо', BOLD).put(555, minus(closing), RIGHT_BOLD),
  },
  'swahili-words': {
    paper: { size: 8 },
    book: { texts: KENYAN, ...rich },
    says: {
      currency: 'TZS',
      number: false,
      period: 'both',
      opening: false,
      closing: false,
      unproved: 'oldest',
    },
    gap: 14,
    above: head('TAARIFA YA AKAUNTI', ({ start, end }) => [
      `Kuanzia ${on(start, '03/04/2024')} hadi ${on(end, '03/04/2024')}   Sarafu: TZS`,
    ]),
    columns: [
      at('Tarehe', 50, '03/04/2024'),
      text('Maelezo', 120, 220),
      debit('Kilichotoka', 420, commaPoint),
      credit('Kilichoingia', 490, commaPoint),
      balance('Salio', 560, commaPoint),
    ],
  },
  'azeri-words': {
    paper: { font: 'noto', size: 8.5 },
    book: { texts: TURKISH, ...rich },
    says: { currency: 'AZN', opening: false, closing: false, unproved: 'oldest' },
    newestFirst: true,
    above: head('Hesabdan çıxarış', ({ start, end, number }) => [
      `Hesab: ${ibanLike('AZ', 28, number)}`,
      `Dövr: ${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}   Valyuta: AZN`,
    ]),
    columns: [
      at('Tarix', 50, '03.04.2024'),
      text('Təyinat', 130, 230),
      amount('Məbləğ', 450, minusBefore(commaPoint)),
      balance('Qalıq', 545, commaPoint),
    ],
  },
  'letter-for-debit-or-credit-between-payer-and-sum-in-estonian': {
    paper: { font: 'noto', size: 8 },
    book: { texts: ESTONIAN },
    says: { currency: 'EUR' },
    above: head('Konto väljavõte', ({ start, end, number }) => [
      `Konto: ${ibanLike('EE', 20, number)}   Valuuta: EUR`,
      `Periood ${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`,
    ]),
    columns: [
      at('Kuupäev', 50, '03.04.2024'),
      {
        title: 'Saaja/Maksja',
        x: 115,
        means: 'description',
        cell: ({ amount: own }) => (own < 0 ? 'NÄIDIS AS' : 'ACME OÜ'),
      },
      text('Selgitus', 215, 190),
      { title: 'D/K', x: 415, cell: ({ amount: own }) => (own < 0 ? 'D' : 'K') },
      amount('Summa', 490, spaceComma),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(115, 'Algsaldo').put(490, minusBefore(spaceComma)(opening), RIGHT).down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(115, 'Lõppsaldo', BOLD).put(490, minusBefore(spaceComma)(closing), RIGHT_BOLD),
  },
  'numbered-operations-with-days-of-value-below-in-flemish': {
    paper: { size: 8 },
    book: { texts: DUTCH, rows: [6, 25] },
    says: { currency: 'EUR' },
    gap: 15,
    above: head('Rekeninguittreksel', ({ start, end, number }) => [
      `IBAN ${ibanLike('BE', 16, number)}   EUR`,
      `Van ${on(start, '03-04-2024')} tot ${on(end, '03-04-2024')}`,
    ]),
    columns: [
      { title: 'Nr.', x: 50, cell: (_, { row }) => String(row + 1).padStart(4, '0') },
      at('Datum', 85, '03-04-2024'),
      text('Omschrijving van de verrichting', 150, 260),
      { title: 'Valuta', x: 420, means: 'value-date', cell: ({ valueDate }) => on(valueDate, '03-04') },
      amount('Bedrag in EUR', 550, (minor) => `${minor < 0 ? '-' : '+'} ${pointComma(minor)}`),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper
        .put(150, 'Vorig saldo')
        .put(550, `${opening < 0 ? '-' : '+'} ${pointComma(opening)}`, RIGHT)
        .down(15),
    closes: ({ paper, book: { closing } }) =>
      paper
        .need(20)
        .put(150, 'Nieuw saldo', BOLD)
        .put(550, `${closing < 0 ? '-' : '+'} ${pointComma(closing)}`, RIGHT_BOLD),
  },
  'balance-of-a-day-named-in-the-table-in-austria': {
    book: { texts: GERMAN, rows: [6, 20] },
    says: { currency: 'EUR' },
    gap: 14,
    above: head('KONTOAUSZUG', ({ start, end, number }) => [
      `IBAN ${ibanLike('AT', 20, number)}   Währung EUR`,
      `Zeitraum ${on(start, '03.04.2024')} bis ${on(end, '03.04.2024')}`,
    ]),
    columns: [
      at('Buchung', 50, '03.04.'),
      text('Text', 100, 300),
      { title: 'Valuta', x: 420, means: 'value-date', cell: ({ valueDate }) => on(valueDate, '03.04.') },
      amount('Betrag', 550, minusBefore(pointComma)),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(100, `ALTER KONTOSTAND VOM ${on(start, '03.04.2024')}`)
        .put(550, minus(opening), RIGHT)
        .down(14),
    closes: ({ paper, book: { end, closing } }) =>
      paper
        .need(20)
        .put(100, `NEUER KONTOSTAND VOM ${on(end, '03.04.2024')}`)
        .put(550, minus(closing), RIGHT),
  },
  'portuguese-card-with-the-balance-before-first': {
    paper: { size: 8 },
    book: { texts: PORTUGUESE, opening: [-900_000, -400_000], rows: [6, 25] },
    says: { currency: 'EUR', isOwed: true },
    above: head('Extrato do cartão de crédito', ({ start, end, number }) => [
      `Cartão nº **** **** **** ${number.slice(-4)}   Moeda: EUR`,
      `Período: ${on(start, '2024-04-03')} a ${on(end, '2024-04-03')}`,
    ]),
    columns: [
      { title: 'Data mov.', x: 50, cell: ({ date }) => on(date, '2024-04-03') },
      {
        title: 'Data valor',
        x: 115,
        means: 'value-date',
        cell: ({ valueDate }) => on(valueDate, '2024-04-03'),
      },
      text('Descrição', 180, 230),
      debit('Débito', 480, spaceComma),
      credit('Crédito', 555, spaceComma),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper
        .put(180, 'Saldo em dívida anterior')
        .put(opening < 0 ? 480 : 555, spaceComma(opening), RIGHT)
        .down(),
    closes: ({ paper, book: { closing } }) =>
      paper
        .need(20)
        .put(180, 'Saldo em dívida atual', BOLD)
        .put(closing < 0 ? 480 : 555, spaceComma(closing), RIGHT_BOLD),
  },
  'guaranies-without-decimals-and-a-sign-of-their-own': {
    paper: { font: 'noto', size: 8 },
    book: {
      texts: {
        outgoing: ['Compra POS Mercado Verde', 'Transferencia enviada ~~~~~~'],
        incoming: ['Pago de salario ACME', 'Depósito'],
      },
      ...rich,
    },
    says: { currency: 'PYG', exponent: 0 },
    above: head(
      'Extracto de Caja de Ahorro',
      ({ start, end, number }) => [
        `Cuenta Nro. ${number.slice(-10)}`,
        `Desde ${on(start, '03/04/2024')} Hasta ${on(end, '03/04/2024')}`,
      ],
      ({ opening, closing }) => [
        ['Saldo anterior', `₲ ${commaWhole(opening).replace(/,/g, '.')}`],
        ['Saldo actual', `₲ ${commaWhole(closing).replace(/,/g, '.')}`],
      ],
    ),
    columns: [
      at('Fecha', 50, '03/04/2024'),
      text('Concepto', 120, 230),
      debit('Débito', 410, (minor) => commaWhole(minor).replace(/,/g, '.')),
      credit('Crédito', 480, (minor) => commaWhole(minor).replace(/,/g, '.')),
      balance('Saldo', 555, (minor) => commaWhole(minor).replace(/,/g, '.')),
    ],
  },
}
