import { amount, balance, type Column, credit, debit, text } from '../setting/columns.ts'
import { around, commaPoint, minusBefore, pointComma, quotePoint } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { BOLD, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { BRITISH } from '../texts/american-and-british.ts'
import { TURKISH } from '../texts/asian.ts'
import { BRAZILIAN } from '../texts/latin-american.ts'
import { SPANISH, SWISS } from '../texts/western-european.ts'

const rich = { isNeverOverdrawn: true, opening: [400_000, 900_000] } as const
const pounds = around(commaPoint, '-£5', '£5')
/** As typographers set it: a raised comma between thousands, and the long minus. */
const typographic = (minor: number) => `${minor < 0 ? '−' : ''}${quotePoint(minor).replace(/'/g, '’')}`

const at = (title: Column['title'], x: number, style: string): Column => ({
  title,
  x,
  cell: ({ date }) => on(date, style),
})

/** Lists that apps and web pages print, and balances that sentences name. */
export const APP_LIST_HABITS: Readonly<Record<string, PlainHabit>> = {
  'balance-of-the-day-in-the-heading-of-the-day': {
    paper: { size: 9 },
    book: { texts: BRITISH, ...rich },
    says: { currency: 'GBP', number: false },
    newestFirst: true,
    gap: 16,
    above: head(
      'Your transactions',
      ({ start, end }) => [`${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}`],
      ({ opening, closing }) => [
        ['Opening balance', pounds(opening)],
        ['Closing balance', pounds(closing)],
      ],
    ),
    columns: [text('', 60, 300), amount('', 545, around(commaPoint, '-£5', '+£5'))],
    opensDay: ({ date, balance: reached }, paper) => {
      paper
        .put(50, on(date, 'Wed 3 April 2024'), BOLD)
        .put(450, `Balance £${commaPoint(reached)}`, RIGHT)
        .down(16)
    },
  },
  'payee-over-day-and-kind-balance-under-the-amount': {
    paper: { size: 9 },
    book: { texts: BRITISH, ...rich, rows: [6, 25] },
    says: { currency: 'GBP', opening: false, closing: false, unproved: 'oldest' },
    newestFirst: true,
    gap: 20,
    above: head('Transactions', ({ start, end, number }) => [
      `Account number ${number.slice(-8)}`,
      `${on(start, '3 April 2024')} – ${on(end, '3 April 2024')}`,
    ]),
    columns: [
      text('', 50, 300),
      {
        title: '',
        x: 50,
        cell: ({ date, text: own }, { paper }) => [
          ...paper.wrap(own, 300).map(() => ''),
          on(date, '3 Apr 2024'),
        ],
      },
      {
        title: '',
        x: 545,
        align: 'right',
        cell: ({ amount: own, text: left }, { paper }) => [
          around(commaPoint, '-£5', '+£5')(own),
          ...paper
            .wrap(left, 300)
            .slice(1)
            .map(() => ''),
          '',
        ],
      },
      {
        title: '',
        x: 545,
        align: 'right',
        means: 'balance',
        cell: ({ balance: own, text: left }, { paper }) => [
          ...paper.wrap(left, 300).map(() => ''),
          `Balance £${commaPoint(own)}`,
        ],
      },
    ],
  },
  'web-page-with-its-address-below-and-the-hour-above': {
    paper: { size: 8, bottom: 700 },
    book: { texts: BRITISH, ...rich, rows: [20, 45] },
    says: { currency: 'GBP', opening: false, closing: false, unproved: 'oldest' },
    newestFirst: true,
    gap: 15,
    above: ({ paper, book: { start, end, number } }) => {
      paper.at(20, 30, '22/11/2026, 14:32', SMALL).at(20, 300, 'Online Banking | Example', SMALL)
      paper.at(790, 30, 'https://online.example/accounts/transactions?from=20240401', SMALL)
      paper.put(50, 'Current account', BOLD).down(14)
      paper.put(50, `Account number: ${number.slice(-8)}`).down()
      paper.put(50, `Showing: ${on(start, '03/04/2024')} to ${on(end, '03/04/2024')}`).down(18)
    },
    again: ({ paper }) => {
      paper.at(20, 30, '22/11/2026, 14:32', SMALL).at(20, 300, 'Online Banking | Example', SMALL)
      paper.at(790, 30, 'https://online.example/accounts/transactions?from=20240401', SMALL)
    },
    columns: [
      at('Date', 50, '3 Apr 2024'),
      text('Description', 130, 230),
      amount('Amount', 450, around(commaPoint, '- £5', '+ £5')),
      balance('Balance', 545, pounds),
    ],
  },
  'reais-of-a-card-without-titles-and-payments-with-a-minus': {
    paper: { size: 9, font: 'noto' },
    book: { texts: BRAZILIAN, opening: [-900_000, -400_000], rows: [6, 25] },
    says: { currency: 'BRL', isOwed: true },
    gap: 16,
    above: head(
      'Fatura do cartão de crédito',
      ({ start, end, number }) => [
        `Cartão final ${number.slice(-4)}`,
        `Período vigente: ${on(start, '03/04/2024')} a ${on(end, '03/04/2024')}`,
      ],
      ({ opening, closing }) => [
        ['Fatura anterior', around(pointComma, 'R$ 5', '−R$ 5')(opening)],
        ['Total a pagar', around(pointComma, 'R$ 5', '−R$ 5')(closing)],
      ],
    ),
    columns: [
      { title: '', x: 50, cell: ({ date }) => on(date, '03 APR', 'pt') },
      text('', 110, 280),
      amount('', 545, around(pointComma, 'R$ 5', '−R$ 5')),
    ],
  },
  'catalan-words': {
    paper: { size: 8.5 },
    book: { texts: SPANISH, opening: [100_000, 900_000] },
    says: { currency: 'EUR' },
    above: head('Extracte del compte', ({ start, end, number }) => [
      `IBAN ${ibanLike('ES', 24, number)}`,
      `Del ${on(start, '03/04/2024')} al ${on(end, '03/04/2024')}   Divisa EUR`,
    ]),
    columns: [
      at('Data', 50, '03/04/2024'),
      text('Concepte', 130, 230),
      amount('Import', 450, minusBefore(pointComma)),
      balance('Saldo', 545, minusBefore(pointComma)),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(130, 'Saldo anterior').put(545, minusBefore(pointComma)(opening), RIGHT).down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(130, 'Saldo final').put(545, minusBefore(pointComma)(closing), RIGHT),
  },
  'raised-commas-and-long-minuses': {
    paper: { font: 'noto', size: 8 },
    book: { texts: SWISS, opening: [1_000_000, 90_000_000] },
    says: { currency: 'CHF' },
    above: head('Kontoauszug', ({ start, end, number }) => [
      `IBAN ${ibanLike('CH', 21, number)}`,
      `Vom ${on(start, '03.04.2024')} bis ${on(end, '03.04.2024')} in CHF`,
    ]),
    columns: [
      at('Datum', 50, '03.04.24'),
      text('Buchungstext', 110, 220),
      { title: 'Valuta', x: 350, means: 'value-date', cell: ({ valueDate }) => on(valueDate, '03.04.24') },
      amount('Betrag', 460, typographic),
      balance('Saldo', 550, typographic),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(110, 'Saldovortrag').put(550, typographic(opening), RIGHT).down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(110, 'Schlusssaldo', BOLD).put(550, typographic(closing), RIGHT_BOLD),
  },
  'balances-named-in-sentences-above-the-table': {
    book: { texts: BRITISH, ...rich },
    says: { currency: 'GBP' },
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(50, 'Your savings account', BOLD).down(14)
      paper.put(50, `Account number ${number.slice(-8)}`).down()
      paper
        .put(50, `This statement covers ${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}.`)
        .down(14)
      paper.put(50, `Your opening balance was £${commaPoint(opening)}.`).down()
      paper.put(50, `Your closing balance is £${commaPoint(closing)}.`).down(20)
    },
    columns: [
      at('Date', 50, '3 Apr'),
      text('Description', 110, 250),
      credit('In', 450, commaPoint),
      debit('Out', 545, commaPoint),
    ],
  },
  'turkish-card-with-instalments-and-points-payments-with-a-plus': {
    paper: { font: 'noto', size: 8 },
    book: { texts: TURKISH, opening: [-900_000, -400_000], rows: [6, 25] },
    says: { currency: 'TRY', isOwed: true, period: 'end' },
    above: head(
      'KREDİ KARTI HESAP ÖZETİ',
      ({ end, number }) => [
        `Kart No: **** **** **** ${number.slice(-4)}`,
        `Hesap Kesim Tarihi: ${on(end, '03.04.2024')}`,
      ],
      ({ opening, closing }) => [
        ['Önceki Dönem Borcu', around(pointComma, '5 TL', '-5 TL')(opening)],
        ['Dönem Borcu', around(pointComma, '5 TL', '-5 TL')(closing)],
      ],
    ),
    columns: [
      at('İşlem Tarihi', 50, '03.04.2024'),
      text('Açıklama', 125, 230),
      {
        title: 'Taksit',
        x: 370,
        cell: ({ amount: own }) => (own < 0 && own % 3 === 0 ? '2/6' : ''),
      },
      {
        title: 'Puan',
        x: 460,
        align: 'right',
        cell: ({ amount: own }) => (own < 0 ? String(Math.floor(-own / 100)) : ''),
      },
      amount('Tutar (TL)', 550, around(pointComma, '5', '+5')),
    ],
  },
}
