import { amount, balance, day, text } from '../setting/columns.ts'
import { commaPoint, minusBefore, pointComma } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { RIGHT } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { GULF } from '../texts/asian.ts'
import { ITALIAN, SPANISH } from '../texts/western-european.ts'

const minus = minusBefore(pointComma)
const plain = minusBefore(commaPoint)
const isAbroad = (row: number) => row % 3 === 1
const CODES = ['USD', 'GBP', 'CHF'] as const

/** What was paid abroad, in its currency, beside what the account was charged. */
export const PURCHASES_ABROAD_HABITS: Readonly<Record<string, PlainHabit>> = {
  'money-of-the-purchase-with-its-code-before-euros': {
    book: { texts: ITALIAN, rows: [8, 30] },
    says: { currency: 'EUR' },
    above: head('Estratto conto', ({ start, end, number }) => [
      [`IBAN ${ibanLike('IT', 27, number)}`, 'Divisa EUR'],
      `Periodo dal ${on(start, '03/04/2024')} al ${on(end, '03/04/2024')}`,
    ]),
    columns: [
      day('Data', 50, '03/04/2024'),
      text('Descrizione', 115, 200),
      {
        title: 'Importo in valuta',
        x: 400,
        align: 'right',
        cell: ({ amount: own }, { row }) =>
          isAbroad(row) ? `${CODES[row % 2]} ${pointComma(Math.round(own * 1.08))}` : '',
      },
      amount('Importo', 470, minus),
      balance('Saldo', 550, minus),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(115, 'Saldo iniziale').put(550, minus(opening), RIGHT).down(),
  },
  'code-and-money-of-the-purchase-in-two-columns': {
    book: { texts: SPANISH, rows: [8, 30] },
    says: { currency: 'EUR' },
    above: head(
      'Extracto de cuenta',
      ({ start, end, number }) => [
        [`IBAN ${ibanLike('ES', 24, number)}`, 'Moneda: EUR'],
        `Periodo del ${on(start, '03/04/2024')} al ${on(end, '03/04/2024')}`,
      ],
      ({ opening, closing }) => [
        ['Saldo inicial', minus(opening)],
        ['Saldo final', minus(closing)],
      ],
    ),
    columns: [
      day('Fecha', 50, '03/04/2024'),
      text('Concepto', 115, 220),
      { title: 'Divisa', x: 345, cell: (_, { row }) => CODES[row % 3] ?? '' },
      {
        title: 'Importe divisa',
        x: 450,
        align: 'right',
        cell: ({ amount: own }, { row }) => minus(Math.round(own * ([1.08, 0.86, 0.97][row % 3] ?? 1))),
      },
      amount('Importe EUR', 545, minus),
    ],
  },
  'the-same-code-in-every-row': {
    paper: { size: 8 },
    book: { texts: GULF, rows: [8, 30] },
    says: { currency: 'AED' },
    above: head('Account Statement', ({ start, end, number }) => [
      `Account Number: ${number.slice(-13)}`,
      `Period: ${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}`,
    ]),
    columns: [
      day('Date', 40, '03/04/2024'),
      text('Narration', 95, 250),
      { title: 'Ccy', x: 360, cell: () => 'AED' },
      amount('Amount', 460, plain),
      balance('Balance', 555, plain),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(95, 'Opening Balance').put(555, plain(opening), RIGHT).down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(95, 'Closing Balance').put(555, plain(closing), RIGHT),
  },
}
