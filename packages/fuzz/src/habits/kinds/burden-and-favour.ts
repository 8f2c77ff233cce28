import { amount, balance, type Column, credit, debit, text } from '../setting/columns.ts'
import { around, commaPoint, lakhs, minusBefore, pointComma, spaceComma } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { BOLD, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { BORROWER } from '../texts/american-and-british.ts'
import { INDIAN } from '../texts/asian.ts'
import { CZECH } from '../texts/further-european.ts'
import { COLOMBIAN } from '../texts/latin-american.ts'
import { BULGARIAN, POLISH, RUSSIAN } from '../texts/northern-and-eastern-european.ts'
import { DUTCH, FRENCH, ITALIAN, SPANISH } from '../texts/western-european.ts'

const rich = { isNeverOverdrawn: true, opening: [400_000, 9_000_000] } as const
const owes = { opening: [-900_000, -400_000], rows: [6, 25] } as const

const at = (title: Column['title'], x: number, style: string): Column => ({
  title,
  x,
  cell: ({ date }) => on(date, style),
})

/** Further names and marks for the two directions, on accounts and on cards. */
export const BURDEN_AND_FAVOUR_HABITS: Readonly<Record<string, PlainHabit>> = {
  'debit-and-credit-called-wn-and-ma': {
    paper: { font: 'noto', size: 8 },
    book: { texts: POLISH, ...rich },
    says: { currency: 'PLN' },
    above: head('Wyciąg bankowy', ({ start, end, number }) => [
      `Rachunek: ${ibanLike('PL', 28, number)}   Waluta: PLN`,
      `Okres: ${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`,
    ]),
    columns: [
      at('Data', 50, '03.04.2024'),
      text('Treść operacji', 120, 230),
      debit('Wn', 410, spaceComma),
      credit('Ma', 480, spaceComma),
      balance('Saldo', 555, spaceComma),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(120, 'Saldo poprzednie').put(555, spaceComma(opening), RIGHT).down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(120, 'Saldo bieżące', BOLD).put(555, spaceComma(closing), RIGHT_BOLD),
  },
  'on-the-burden-and-in-favour-in-czech': {
    paper: { font: 'noto', size: 8 },
    book: { texts: CZECH, opening: [400_000, 900_000] },
    says: { currency: 'CZK' },
    above: head(
      'VÝPIS Z ÚČTU',
      ({ start, end, number }) => [
        `IBAN: ${ibanLike('CZ', 24, number)}`,
        `Za období od ${on(start, '03.04.2024')} do ${on(end, '03.04.2024')}   Měna účtu: CZK`,
      ],
      ({ opening, closing, moneyIn, moneyOut }) => [
        ['Počáteční stav', minusBefore(spaceComma)(opening)],
        ['Připsáno na účet', spaceComma(moneyIn)],
        ['Odepsáno z účtu', minusBefore(spaceComma)(moneyOut)],
        ['Konečný stav', minusBefore(spaceComma)(closing)],
      ],
    ),
    columns: [
      at('Datum', 50, '03.04.2024'),
      text('Označení operace', 120, 230),
      debit('Na vrub', 440, spaceComma),
      credit('Ve prospěch', 550, spaceComma),
    ],
  },
  'turnover-of-a-firm-with-counterparties-in-russian': {
    paper: { font: 'noto', size: 7, page: 'landscape', bottom: 520 },
    book: { texts: RUSSIAN, ...rich },
    says: { currency: 'RUB' },
    above: ({ paper, book: { start, end, number, opening } }) => {
      paper.put(40, 'ВЫПИСКА ОПЕРАЦИЙ ПО ЛИЦЕВОМУ СЧЕТУ', BOLD).down(14)
      paper.put(40, `Счет ${number}   Валюта: RUB`).down()
      paper.put(40, `за период с ${on(start, '03.04.2024')} по ${on(end, '03.04.2024')}`).down()
      paper.put(40, 'Входящий остаток').put(250, spaceComma(opening), RIGHT).down(20)
    },
    columns: [
      at('Дата', 40, '03.04.2024'),
      { title: '№ док.', x: 95, means: 'reference', cell: (_, { row }) => String(417 + row) },
      {
        title: 'Контрагент',
        x: 140,
        means: 'description',
        cell: ({ amount: own }) => (own < 0 ? 'ООО ЗЕЛЕНЫЙ' : 'ООО ПРИМЕР'),
      },
      debit('Дебет', 320, spaceComma),
      credit('Кредит', 400, spaceComma),
      text('Назначение платежа', 420, 300),
    ],
    closes: ({ paper, book: { moneyIn, moneyOut, closing } }) => {
      paper.need(40).down(4)
      paper
        .put(140, 'Итого оборотов', BOLD)
        .put(320, spaceComma(moneyOut), RIGHT_BOLD)
        .put(400, spaceComma(moneyIn), RIGHT_BOLD)
        .down()
      paper.put(140, 'Исходящий остаток').put(400, spaceComma(closing), RIGHT)
    },
  },
  'card-with-af-and-bij-behind-euros': {
    paper: { size: 8 },
    book: { texts: DUTCH, ...owes },
    says: { currency: 'EUR', isOwed: true, period: 'none' },
    above: head(
      'Creditcard rekeningoverzicht',
      ({ end, number }) => [
        `Kaartnummer **** **** **** ${number.slice(-4)}`,
        `Datum ${on(end, '3 April 2024', 'nl')}`,
      ],
      ({ opening, closing }) => [
        ['Vorig openstaand saldo', `€ ${pointComma(opening)} ${opening < 0 ? 'Af' : 'Bij'}`],
        ['Nieuw openstaand saldo', `€ ${pointComma(closing)} ${closing < 0 ? 'Af' : 'Bij'}`],
      ],
    ),
    columns: [
      { title: ['Datum', 'transactie'], x: 50, cell: ({ date }) => on(date, '03 Apr', 'nl') },
      {
        title: ['Datum', 'boeking'],
        x: 105,
        means: 'value-date',
        cell: ({ valueDate }) => on(valueDate, '03 Apr', 'nl'),
      },
      text('Omschrijving', 160, 260),
      amount(['Bedrag', "in euro's"], 500, pointComma),
      { title: '', x: 510, cell: ({ amount: own }) => (own < 0 ? 'Af' : 'Bij') },
    ],
  },
  'purchases-of-a-month-with-a-total-alone': {
    paper: { size: 8.5 },
    book: { texts: { outgoing: FRENCH.outgoing, incoming: ['ANNULATION ACHAT MARCHE VERT'] }, rows: [6, 25] },
    says: { currency: 'EUR', opening: false, closing: false },
    above: head('Relevé des opérations par carte', ({ start, end, number }) => [
      `Carte n° XXXX XXXX XXXX ${number.slice(-4)}`,
      `Opérations du ${on(start, '03/04/2024')} au ${on(end, '03/04/2024')}   Devise : EUR`,
    ]),
    columns: [
      at('Date', 50, '03/04/2024'),
      text('Libellé', 120, 280),
      debit('Débit', 480, spaceComma),
      credit('Crédit', 555, spaceComma),
    ],
    closes: ({ paper, book: { moneyIn, moneyOut } }) =>
      paper
        .need(20)
        .down(4)
        .put(120, 'TOTAL DES OPERATIONS', BOLD)
        .put(480, spaceComma(moneyOut), RIGHT_BOLD)
        .put(555, spaceComma(moneyIn), RIGHT_BOLD),
  },
  'words-for-the-direction-before-the-amount': {
    paper: { size: 8 },
    book: { texts: COLOMBIAN, ...rich },
    says: { currency: 'USD' },
    above: head('ESTADO DE CUENTA', ({ start, end, number }) => [
      `Cuenta No. ${number.slice(-10)}   Moneda: USD`,
      `Desde ${on(start, '2024-04-03')} hasta ${on(end, '2024-04-03')}`,
    ]),
    columns: [
      at('FECHA', 40, '2024-04-03'),
      text('CONCEPTO', 110, 180),
      { title: 'TIPO', x: 300, cell: ({ amount: own }) => (own < 0 ? 'DEBITO' : 'CREDITO') },
      { title: 'DOCUMENTO', x: 360, means: 'reference', cell: (_, { row }) => String(70_417 + row) },
      amount('MONTO', 490, commaPoint),
      balance('SALDO', 565, commaPoint),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(110, 'SALDO ANTERIOR').put(565, commaPoint(opening), RIGHT).down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(110, 'SALDO ACTUAL', BOLD).put(565, commaPoint(closing), RIGHT_BOLD),
  },
  'card-with-two-days-and-a-total-in-italian': {
    paper: { size: 8 },
    book: { texts: ITALIAN, ...owes },
    says: { currency: 'EUR', isOwed: true },
    above: head(
      'Estratto conto carta di credito',
      ({ start, end, number }) => [
        `Carta n. **** **** **** ${number.slice(-4)}`,
        `Periodo dal ${on(start, '03/04/2024')} al ${on(end, '03/04/2024')}`,
      ],
      ({ opening, closing }) => [
        ['Saldo precedente', around(pointComma, '€ 5', '€ -5')(opening)],
        ['Totale dovuto', around(pointComma, '€ 5', '€ -5')(closing)],
      ],
    ),
    columns: [
      at('Data operazione', 50, '03/04/2024'),
      {
        title: 'Data registrazione',
        x: 130,
        means: 'value-date',
        cell: ({ valueDate }) => on(valueDate, '03/04/2024'),
      },
      text('Descrizione', 220, 220),
      amount('Importo in euro', 550, around(pointComma, '5', '-5')),
    ],
  },
  'dt-and-kt-behind-leva': {
    paper: { font: 'noto', size: 8 },
    book: { texts: BULGARIAN, ...rich },
    says: { currency: 'BGN' },
    above: head(
      'Извлечение по сметка',
      ({ start, end, number }) => [
        `IBAN: ${ibanLike('BG', 22, number)}   Валута: BGN`,
        `Период: ${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`,
      ],
      ({ opening, closing }) => [
        ['Начално салдо', spaceComma(opening)],
        ['Крайно салдо', spaceComma(closing)],
      ],
    ),
    columns: [
      at('Дата', 50, '03.04.2024'),
      text('Основание', 120, 240),
      amount('Сума', 460, spaceComma),
      { title: 'Дт/Кт', x: 472, cell: ({ amount: own }) => (own < 0 ? 'Дт' : 'Кт') },
      balance('Салдо', 560, spaceComma),
    ],
  },
  'savings-book-with-numbers-of-lines': {
    paper: { font: 'courier', size: 8.5 },
    book: { texts: SPANISH, ...rich },
    says: { currency: 'EUR', period: 'none', opening: false, closing: false, unproved: 'oldest' },
    above: head('LIBRETA DE AHORRO', ({ number }) => [`CUENTA ${number.slice(-10)}   EUROS`]),
    columns: [
      { title: 'LIN', x: 40, cell: (_, { row }) => String((row % 28) + 1).padStart(2, '0') },
      at('FECHA', 70, '03-04-24'),
      text('CONCEPTO', 135, 190),
      amount('IMPORTE', 430, around(pointComma, '5-', '5+')),
      balance('SALDO', 540, pointComma),
    ],
  },
  'mortgage-with-what-is-owed-behind-dr': {
    paper: { size: 8.5 },
    book: { texts: BORROWER, opening: [-30_000_000, -20_000_000], rows: [4, 18] },
    says: { currency: 'EUR' },
    above: head('Mortgage Loan Statement', ({ start, end, number }) => [
      `Account number ${number.slice(-9)}   Currency EUR`,
      `Statement period ${on(start, '03/04/2024')} to ${on(end, '03/04/2024')}`,
    ]),
    columns: [
      at('Date', 50, '03/04/2024'),
      text('Narrative', 125, 220),
      debit('Debits', 420, commaPoint),
      credit('Credits', 490, commaPoint),
      balance('Balance', 560, around(commaPoint, '5DR', '5')),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper
        .put(125, 'Opening Balance')
        .put(560, around(commaPoint, '5DR', '5')(opening), RIGHT)
        .down(),
    closes: ({ paper, book: { closing } }) =>
      paper
        .need(20)
        .put(125, 'Closing Balance')
        .put(560, around(commaPoint, '5DR', '5')(closing), RIGHT),
  },
  'card-with-points-and-rupees-behind-a-plus-for-payments': {
    paper: { font: 'noto', size: 8 },
    book: { texts: INDIAN, ...owes, opening: [-9_000_000, -4_000_000] },
    says: { currency: 'INR', isOwed: true },
    above: head(
      'Credit Card Statement',
      ({ start, end, number }) => [
        `Credit Card No. ${number.slice(0, 6)}XXXXXX${number.slice(-4)}`,
        `Billing Period ${on(start, '03 Apr, 2024')} - ${on(end, '03 Apr, 2024')}`,
      ],
      ({ opening, closing }) => [
        ['Previous Statement Dues', around(lakhs, '₹5', '- ₹5')(opening)],
        ['Total Amount Due', around(lakhs, '₹5', '- ₹5')(closing)],
      ],
    ),
    columns: [
      {
        title: 'DATE & TIME',
        x: 40,
        cell: ({ date, amount: own }) => `${on(date, '03/04/2024')} | ${10 + (Math.abs(own) % 13)}:41`,
      },
      text('TRANSACTION DESCRIPTION', 140, 230),
      {
        title: 'REWARDS',
        x: 430,
        align: 'right',
        cell: ({ amount: own }) => (own < 0 ? `+ ${Math.floor(-own / 15_000)}` : ''),
      },
      amount('AMOUNT', 550, around(lakhs, '₹ 5', '+ ₹ 5')),
    ],
  },
}
