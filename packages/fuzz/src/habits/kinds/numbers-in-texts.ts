import { creditsOf, debitsOf, sumOf } from '../setting/account-book.ts'
import { amount, balance, credit, day, debit, text, valueDay } from '../setting/columns.ts'
import { around, commaPoint, minusBefore, pointComma } from '../setting/figures.ts'
import { HEADING, RIGHT } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { numberLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { BRITISH } from '../texts/american-and-british.ts'

const minus = minusBefore(commaPoint)
const isAbroad = (minor: number) => minor < 0 && minor % 3 === 0
const CARD = {
  outgoing: ['MERCADO VERDE ROSARIO', 'TIENDA EJEMPLO SA', 'ENERGIA DEL SUR', 'LIBRERIA NORTE'],
  incoming: ['SU PAGO EN PESOS', 'DEVOLUCION TIENDA EJEMPLO'],
}
const owing = { texts: CARD, rows: [8, 45], opening: [-30_000_000, -8_000_000], largest: 6_000_000 } as const

/** Texts, or columns beside them, that hold numbers of another kind. */
export const NUMBERS_IN_TEXTS_HABITS: Readonly<Record<string, PlainHabit>> = {
  'instalments-that-look-like-days': {
    paper: { size: 8 },
    book: owing,
    says: { isOwed: true, currency: 'ARS' },
    above: ({ paper, book: { start, end, number, opening, closing, entries } }) => {
      paper.put(50, 'RESUMEN DE TARJETA DE CREDITO', HEADING).down(14)
      paper
        .put(50, `Número de tarjeta: XXXX XXXX XXXX ${number.slice(-4)}`)
        .put(400, 'Moneda: ARS')
        .down()
      paper.put(50, `Período ${on(start, '03/04/2024')} al ${on(end, '03/04/2024')}`).down(14)
      paper
        .pairs(50, 280, [
          ['Saldo anterior', pointComma(-opening)],
          ['Pagos', pointComma(sumOf(creditsOf(entries)))],
          ['Consumos', pointComma(sumOf(debitsOf(entries)))],
          ['Saldo actual', around(pointComma, '5', '5-')(closing)],
          ['Pago mínimo', '1.240,00'],
        ])
        .down(18)
    },
    columns: [
      day('Fecha', 50, '03/04/24'),
      text('Detalle', 110, 200),
      {
        title: 'Cuota',
        x: 330,
        cell: ({ amount: own }) => (own % 2 === 0 && own < 0 ? `0${1 + (-own % 6)}/12` : ''),
      },
      {
        title: 'Comprobante',
        x: 380,
        means: 'reference',
        cell: ({ amount: own }) => String(100_000 + (Math.abs(own) % 899_999)),
      },
      amount('Importe', 545, around(pointComma, '5', '5-')),
    ],
  },
  'money-of-purchases-in-a-column-before': {
    book: { texts: BRITISH },
    says: { currency: 'GBP' },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'Multi-currency debit account', HEADING).down(14)
      paper.put(50, numberLike('Sort code 12-34-56   Account number ~~~~~~~~', number)).down()
      paper.put(50, `${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}`).down(22)
    },
    columns: [
      day('Date', 50, '03/04/24'),
      text('Description', 105, 190),
      {
        title: 'Original amount',
        x: 375,
        align: 'right',
        cell: ({ amount: own }) => (isAbroad(own) ? `${commaPoint(Math.round(own * 1.17))} EUR` : ''),
      },
      amount('Amount', 460, minus),
      balance('Balance', 550, minus),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(105, 'Opening balance').put(550, minus(opening), RIGHT).down(),
  },
  'parts-of-deposits-under-them': {
    book: { texts: BRITISH },
    says: { currency: 'GBP' },
    pitch: 10,
    gap: 15,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'Business account', HEADING).down(14)
      paper.put(50, numberLike('Sort code 12-34-56   Account number ~~~~~~~~', number)).down()
      paper.put(50, `${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}`).down(22)
    },
    columns: [
      day('Date', 50, '03 Apr 2024'),
      text('Particulars', 120, 210, ({ amount: own }, lines) =>
        own > 0 && own % 2 === 0
          ? [
              ...lines,
              `Cash ${commaPoint(Math.floor(own / 3))}`,
              `3 cheques ${commaPoint(own - Math.floor(own / 3))}`,
            ]
          : lines,
      ),
      debit('Payments', 410, commaPoint),
      credit('Receipts', 480, commaPoint),
      balance('Balance', 550, minus),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(120, 'Brought forward').put(550, minus(opening), RIGHT).down(15),
  },
  'summary-as-a-sum-with-its-signs': {
    paper: { page: 'letter', bottom: 720 },
    book: {
      ...owing,
      texts: { outgoing: ['GREENFIELD SEATTLE WA', 'BOOKBARN WA'], incoming: ['ONLINE PAYMENT'] },
    },
    says: { isOwed: true, currency: 'USD' },
    above: ({ paper, book: { start, end, number, opening, closing, entries } }) => {
      paper.put(50, `Platinum Card | Visa ending in ${number.slice(-4)}`, HEADING).down(14)
      paper
        .put(50, `${on(start, 'Apr 03, 2024')} - ${on(end, 'Apr 03, 2024')}   |   30 days in Billing Cycle`)
        .down(18)
      const parts: readonly (readonly [string, string, string])[] = [
        ['', 'Previous Balance', `$${commaPoint(opening)}`],
        ['-', 'Payments', `$${commaPoint(sumOf(creditsOf(entries)))}`],
        ['+', 'Transactions', `$${commaPoint(sumOf(debitsOf(entries)))}`],
        ['+', 'Interest Charged', '$0.00'],
        ['=', 'New Balance', around(commaPoint, '$5', '-$5')(closing)],
      ]
      for (const [i, [, label]] of parts.entries()) paper.put(50 + i * 105, label)
      paper.down(12)
      for (const [i, [sign, , value]] of parts.entries())
        paper.put(40 + i * 105, sign).put(50 + i * 105, value)
      paper.down(18)
      paper.put(50, 'Minimum Payment Due $35.00').put(300, 'Credit Limit $9,000.00').down(22)
    },
    columns: [
      day('Trans Date', 50, 'Apr 3'),
      valueDay('Post Date', 110, 'Apr 3'),
      text('Description', 170, 260),
      amount('Amount', 550, around(commaPoint, '$5', '- $5')),
    ],
  },
}
