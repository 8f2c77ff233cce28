import { type Column, text } from '../setting/columns.ts'
import { around, pointComma, spaceComma } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { RIGHT } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { CZECH } from '../texts/further-european.ts'
import { GERMAN, ITALIAN, SPANISH } from '../texts/western-european.ts'

const signed = around(pointComma, '5-', '5+')
const plusMinus = around(pointComma, '-5', '+5')
const euros = around(pointComma, '-5 EUR', '5 EUR')
const crowns = around(spaceComma, '-5', '5')

/** On the second line of its row. */
const lower = (column: Column): Column => ({
  ...column,
  cell: (entry, place) => ['', ...[column.cell(entry, place)].flat()],
})

/** Rows of two lines or more: the day of booking over that of value, either of whose lines may hold the amount. */
export const BOOKING_OVER_VALUE_HABITS: Readonly<Record<string, PlainHabit>> = {
  'booking-day-and-kind-over-value-day-and-amount': {
    book: { texts: GERMAN, rows: [6, 25] },
    says: { currency: 'EUR' },
    gap: 16,
    above: head(
      'Kontoauszug',
      ({ start, end, number }) => [
        `IBAN ${ibanLike('DE', 22, number)}`,
        `Zeitraum ${on(start, '03.04.2024')} bis ${on(end, '03.04.2024')}`,
      ],
      ({ opening, closing }) => [
        ['Alter Kontostand EUR', signed(opening)],
        ['Neuer Kontostand EUR', signed(closing)],
      ],
    ),
    columns: [
      { title: 'Buchung', x: 50, cell: ({ date }) => on(date, '03.04.2024') },
      lower({
        title: 'Wert',
        x: 110,
        means: 'value-date',
        cell: ({ valueDate }) => on(valueDate, '03.04.2024'),
      }),
      text('Verwendungszweck', 170, 250, (own, lines) => [
        own.amount < 0 ? 'Lastschrift' : 'Gutschrift',
        ...lines,
      ]),
      lower({ title: 'Betrag EUR', x: 545, align: 'right', cell: ({ amount }) => signed(amount) }),
    ],
  },
  'both-days-under-each-other-in-one-column': {
    paper: { font: 'noto', size: 8 },
    book: { texts: CZECH, rows: [6, 25] },
    says: { currency: 'CZK' },
    gap: 16,
    above: head(
      'Výpis z účtu',
      ({ start, end, number }) => [
        [`Číslo účtu: ${number.slice(-10)}/0800`, 'Měna: CZK'],
        `Období: ${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`,
      ],
      ({ opening, closing }) => [
        ['Počáteční zůstatek', crowns(opening)],
        ['Konečný zůstatek', crowns(closing)],
      ],
    ),
    columns: [
      { title: ['Datum zaúčtování', 'Datum valuty'], x: 50, cell: ({ date }) => on(date, '03.04.2024') },
      lower({ title: '', x: 50, means: 'value-date', cell: ({ valueDate }) => on(valueDate, '03.04.2024') }),
      text('Popis', 150, 260, (own, lines) => [
        own.amount < 0 ? 'Odchozí platba' : 'Příchozí platba',
        ...lines,
      ]),
      lower({ title: 'Částka', x: 545, align: 'right', cell: ({ amount }) => crowns(amount) }),
    ],
  },
  'value-day-below-booking-day-and-amount-between-balances-among-the-rows-in-italian': {
    book: { texts: ITALIAN, rows: [6, 25] },
    says: { currency: 'EUR' },
    gap: 14,
    above: head('Estratto conto', ({ start, end, number }) => [
      `IBAN ${ibanLike('IT', 27, number)}`,
      `Periodo dal ${on(start, '03.04.2024')} al ${on(end, '03.04.2024')}   Divisa EUR`,
    ]),
    columns: [
      { title: ['Data', 'Valuta'], x: 50, cell: ({ date }) => on(date, '03.04.2024') },
      lower({ title: '', x: 50, means: 'value-date', cell: ({ valueDate }) => on(valueDate, '03.04.2024') }),
      text('Descrizione', 130, 270, ({ amount }, lines) => [amount < 0 ? 'Addebito' : 'Accredito', ...lines]),
      { title: 'Importo', x: 545, align: 'right', cell: ({ amount }) => plusMinus(amount) },
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(130, 'Saldo iniziale').put(545, plusMinus(opening), RIGHT).down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(130, 'Saldo finale').put(545, plusMinus(closing), RIGHT).down(),
  },
  'name-of-the-value-day-over-it-below-each-row-newest-first-in-spanish': {
    book: { texts: SPANISH, rows: [6, 20] },
    says: { currency: 'EUR', opening: false, closing: false, unproved: 'oldest' },
    newestFirst: true,
    gap: 14,
    above: head('Movimientos de la cuenta', ({ start, end, number }) => [
      `IBAN ${ibanLike('ES', 24, number)}`,
      `Movimientos desde el ${on(start, '03-04-2024')} hasta el ${on(end, '03-04-2024')}`,
    ]),
    columns: [
      { title: 'Fecha', x: 50, cell: ({ date }) => on(date, '03/04/2024') },
      lower({ title: '', x: 50, cell: () => 'F. Valor:' }),
      lower(
        lower({
          title: '',
          x: 50,
          means: 'value-date',
          cell: ({ valueDate }) => on(valueDate, '03/04/2024'),
        }),
      ),
      text('Concepto', 130, 250),
      { title: 'Importe', x: 455, align: 'right', cell: ({ amount }) => euros(amount) },
      {
        title: 'Saldo',
        x: 545,
        align: 'right',
        means: 'balance',
        cell: ({ balance }) => euros(balance),
      },
    ],
  },
}
