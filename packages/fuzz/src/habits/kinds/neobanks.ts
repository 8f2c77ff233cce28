import { amount, balance, type Column, credit, debit, text } from '../setting/columns.ts'
import { around, commaPoint, minusBefore, pointComma, spaceComma } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { on } from '../setting/print-day.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { BRITISH } from '../texts/american-and-british.ts'
import { RUSSIAN } from '../texts/northern-and-eastern-european.ts'
import { CRYPTO } from '../texts/wallets.ts'
import { DUTCH, FRENCH, GERMAN } from '../texts/western-european.ts'

const euro = around(pointComma, '-5€', '+5€')
const tenge = around(spaceComma, '- 5 ₸', '+ 5 ₸')
const rich = { isNeverOverdrawn: true, opening: [400_000, 900_000] } as const

/** Four decimals of a currency that has two. */
const fourDecimals = (minor: number) =>
  `${minor < 0 ? '-' : ''}${Math.floor(Math.abs(minor) / 100)}.${String(Math.abs(minor) % 100).padStart(2, '0')}00`

const dateOver = (title: string, x: number): Column => ({
  title,
  x,
  cell: ({ date }) => [on(date, '03 Apr'), on(date, '2024')],
})

/** Banks without branches, and brokers that keep cash. */
export const NEOBANK_HABITS: Readonly<Record<string, PlainHabit>> = {
  'day-and-number-under-the-text-balances-called-amount': {
    paper: { size: 9 },
    book: { texts: BRITISH, ...rich, rows: [6, 25] },
    says: { currency: 'EUR', opening: false, closing: false, unproved: 'oldest' },
    newestFirst: true,
    gap: 18,
    above: head('EUR statement', ({ start, end, number }) => [
      `${on(start, '3 April 2024')} - ${on(end, '3 April 2024')}`,
      `IBAN: ${ibanLike('BE', 16, number)}`,
    ]),
    columns: [
      text('Description', 50, 250),
      {
        title: '',
        x: 50,
        means: 'description',
        cell: ({ date, text: own }, { paper }) => [
          ...paper.wrap(own, 250).map(() => ''),
          on(date, '3 April 2024'),
        ],
      },
      {
        title: '',
        x: 140,
        means: 'description',
        cell: ({ amount: own, text: above }, { paper, row }) => [
          ...paper.wrap(above, 250).map(() => ''),
          `Transaction: ${own < 0 ? 'CARD' : 'TRANSFER'}-${1_000_417 + row}`,
        ],
      },
      credit('Incoming', 390, commaPoint),
      debit('Outgoing', 465, minusBefore(commaPoint)),
      balance('Amount', 545, commaPoint),
    ],
  },
  'booking-date-right-of-the-text': {
    book: { texts: GERMAN, rows: [6, 25] },
    says: { currency: 'EUR' },
    gap: 18,
    above: head(
      'Kontoauszug',
      ({ start, end, number }) => [
        `IBAN: ${ibanLike('DE', 22, number)}`,
        `${on(start, '03.04.2024')} bis ${on(end, '03.04.2024')}`,
      ],
      ({ opening, closing }) => [
        ['Dein alter Kontostand', around(pointComma, '-5€', '+5€')(opening)],
        ['Dein neuer Kontostand', around(pointComma, '-5€', '+5€')(closing)],
      ],
    ),
    columns: [
      text('Beschreibung', 50, 280),
      { title: 'Verbuchungsdatum', x: 360, cell: ({ date }) => on(date, '03.04.2024') },
      amount('Betrag', 545, euro),
    ],
  },
  'day-over-year-and-kinds-beside-in-and-out': {
    paper: { size: 8 },
    book: { texts: GERMAN, ...rich, rows: [6, 25] },
    says: { currency: 'EUR' },
    gap: 18,
    above: head(
      'KONTOÜBERSICHT',
      ({ start, end, number }) => [
        `IBAN ${ibanLike('DE', 22, number)}`,
        `DATUM ${on(start, '03 Apr 2024', 'de')} - ${on(end, '03 Apr 2024', 'de')}`,
      ],
      ({ opening, closing }) => [
        ['ANFANGSSALDO', `${pointComma(opening)} €`],
        ['ENDSALDO', `${pointComma(closing)} €`],
      ],
    ),
    columns: [
      { ...dateOver('DATUM', 50), cell: ({ date }) => [on(date, '03 Apr', 'de'), on(date, '2024')] },
      {
        title: 'TYP',
        x: 95,
        means: 'description',
        cell: ({ amount: own }) => (own < 0 ? 'Kartentransaktion' : 'Überweisung'),
      },
      text('BESCHREIBUNG', 180, 190),
      credit(['ZAHLUNGS-', 'EINGANG'], 430, around(pointComma, '5 €')),
      debit(['ZAHLUNGS-', 'AUSGANG'], 490, around(pointComma, '5 €')),
      balance('SALDO', 555, around(pointComma, '-5 €', '5 €')),
    ],
  },
  'four-decimals-and-a-fee-beside': {
    paper: { size: 8, page: 'landscape', bottom: 520 },
    book: { texts: CRYPTO, ...rich, rows: [6, 30] },
    says: { currency: 'EUR', number: false, opening: false, closing: false, unproved: 'oldest' },
    above: head('Ledger export', ({ start, end }) => [
      `From ${on(start, '2024-04-03')} to ${on(end, '2024-04-03')}`,
    ]),
    columns: [
      {
        title: 'txid',
        x: 40,
        means: 'reference',
        cell: (_, { random }) => random.fill('L~~~~~-~~~~~-~~~~~~'),
      },
      {
        title: 'time',
        x: 170,
        cell: ({ date, amount: own }) => `${on(date, '2024-04-03')} 14:32:${10 + (Math.abs(own) % 49)}`,
      },
      text('type', 290, 120),
      { title: 'asset', x: 420, cell: () => 'EUR' },
      amount('amount', 540, fourDecimals),
      { title: 'fee', x: 600, align: 'right', cell: () => '0.0000' },
      balance('balance', 720, fourDecimals),
    ],
  },
  'amount-before-the-kind-signs-apart-tenge-behind': {
    paper: { font: 'noto', size: 8.5 },
    book: { texts: RUSSIAN, ...rich, opening: [2_000_000, 9_000_000], rows: [8, 30] },
    says: { currency: 'KZT' },
    newestFirst: true,
    above: head(
      'ВЫПИСКА по счету',
      ({ start, end, number }) => [
        `Номер счета: ${ibanLike('KZ', 20, number)}`,
        `за период с ${on(start, '03.04.24')} по ${on(end, '03.04.24')}`,
      ],
      ({ start, end, opening, closing }) => [
        [`Доступно на ${on(start, '03.04.24')}`, tenge(opening)],
        [`Доступно на ${on(end, '03.04.24')}`, tenge(closing)],
      ],
    ),
    columns: [
      { title: 'Дата', x: 50, cell: ({ date }) => on(date, '03.04.24') },
      amount('Сумма', 190, tenge),
      {
        title: 'Операция',
        x: 220,
        means: 'description',
        cell: ({ amount: own }) => (own < 0 ? 'Покупка' : 'Пополнение'),
      },
      text('Детали', 310, 230),
    ],
  },
  'categories-right-of-the-text': {
    book: { texts: DUTCH, rows: [8, 25] },
    says: { currency: 'EUR' },
    above: head(
      'Overzicht',
      ({ start, end, number }) => [
        `IBAN ${ibanLike('NL', 18, number)}`,
        `Periode ${on(start, '03-04-2024')} t/m ${on(end, '03-04-2024')}`,
      ],
      ({ opening, closing }) => [
        ['Beginsaldo', `€ ${minusBefore(pointComma)(opening)}`],
        ['Eindsaldo', `€ ${minusBefore(pointComma)(closing)}`],
      ],
    ),
    columns: [
      { title: 'Datum', x: 50, cell: ({ date }) => on(date, '03-04') },
      text('Omschrijving', 110, 270),
      {
        title: 'Categorie',
        x: 400,
        means: 'description',
        cell: ({ amount: own }) => (own < 0 ? 'Vaste lasten' : 'Inkomen'),
      },
      amount('Bedrag', 545, around(pointComma, '€ -5', '€ 5')),
    ],
  },
  'weekday-first-and-times-behind-named-months': {
    paper: { size: 9 },
    book: { texts: FRENCH, rows: [6, 25] },
    says: { currency: 'EUR' },
    newestFirst: true,
    above: head(
      'Relevé de compte',
      ({ start, end, number }) => [
        `IBAN ${ibanLike('FR', 27, number)}`,
        `Du ${on(start, '3 April 2024', 'fr')} au ${on(end, '3 April 2024', 'fr')}`,
      ],
      ({ opening, closing }) => [
        ['Solde de début de période', around(spaceComma, '-5 €', '5 €')(opening)],
        ['Solde de fin de période', around(spaceComma, '-5 €', '5 €')(closing)],
      ],
    ),
    columns: [
      {
        title: 'Date',
        x: 50,
        cell: ({ date, amount: own }) =>
          `${on(date, 'Wed 3 Apr', 'fr')} à ${10 + (Math.abs(own) % 13)}h${10 + (Math.abs(own) % 49)}`,
      },
      text('Opération', 170, 250),
      amount('Montant', 545, around(spaceComma, '-5 €', '+5 €')),
    ],
  },
}
