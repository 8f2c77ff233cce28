import { amount, balance, type Column, credit, cutText, day, debit, text } from '../setting/columns.ts'
import { commaPoint, minusBefore, pointComma } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { BOLD, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import type { Paper } from '../setting/paper.ts'
import { on } from '../setting/print-day.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { INDIAN } from '../texts/asian.ts'
import { ITALIAN } from '../texts/western-european.ts'

const minus = minusBefore(pointComma)
const plain = minusBefore(commaPoint)

/** A title whose two lines stand half a line above and below those of one line. */
type Centred = readonly [x: number, upper: string, lower: string]

function setCentred(
  paper: Paper,
  titles: readonly (readonly [number, string, ('right' | 'left')?])[],
  two: readonly Centred[],
): void {
  for (const [x, upper] of two) paper.put(x, upper, BOLD)
  paper.down(5)
  for (const [x, title, align = 'left'] of titles) paper.put(x, title, align === 'right' ? RIGHT_BOLD : BOLD)
  paper.down(5)
  for (const [x, , lower] of two) paper.put(x, lower, BOLD)
  paper.down(14)
}

const untitled = (column: Column): Column => ({ ...column, title: '' })

/** Titles of two lines centred upon those of one, as tables of web pages set them. */
export const UNEVEN_TITLES_HABITS: Readonly<Record<string, PlainHabit>> = {
  'one-title-of-two-lines-centred-upon-the-rest': {
    book: { texts: ITALIAN, rows: [6, 25] },
    says: {},
    above: (desk, reached) => {
      head('Lista movimenti', ({ start, end, number }) => [
        `IBAN ${ibanLike('IT', 27, number)}`,
        `Periodo dal ${on(start, '03/04/2024')} al ${on(end, '03/04/2024')}`,
      ])(desk, reached)
      setCentred(
        desk.paper,
        [
          [50, 'Data'],
          [170, 'Descrizione'],
          [450, 'Importo', 'right'],
          [545, 'Saldo', 'right'],
        ],
        [[110, 'Stato', 'operazione']],
      )
    },
    columns: [
      untitled(day('', 50, '03/04/2024')),
      { title: '', x: 110, means: 'description', cell: () => 'Eseguita' },
      untitled(text('', 170, 190)),
      untitled(amount('', 450, minus)),
      untitled(balance('', 545, minus)),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(170, 'Saldo iniziale').put(545, minus(opening), RIGHT).down(),
  },
  'two-titles-of-two-lines-centred-upon-the-rest': {
    paper: { size: 8 },
    book: { texts: INDIAN, rows: [6, 25], isNeverOverdrawn: true, opening: [900_000, 9_000_000] },
    says: { currency: 'INR' },
    above: (desk, reached) => {
      head('Statement of Account', ({ start, end, number }) => [
        [`Account Number : ${number.slice(-12)}`, 'Currency : INR'],
        `Period : ${on(start, '03/04/2024')} to ${on(end, '03/04/2024')}`,
      ])(desk, reached)
      setCentred(
        desk.paper,
        [
          [170, 'Particulars'],
          [400, 'Debit', 'right'],
          [475, 'Credit', 'right'],
          [555, 'Balance', 'right'],
        ],
        [
          [40, 'Transaction', 'Date'],
          [105, 'Value', 'Date'],
        ],
      )
    },
    columns: [
      untitled(day('', 40, '03/04/2024')),
      { title: '', x: 105, means: 'value-date', cell: ({ valueDate }) => on(valueDate, '03/04/2024') },
      untitled(cutText('', 170, 30)),
      untitled(debit('', 400, commaPoint)),
      untitled(credit('', 475, commaPoint)),
      untitled(balance('', 555, plain)),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(170, 'Opening Balance').put(555, plain(opening), RIGHT).down(),
  },
}
