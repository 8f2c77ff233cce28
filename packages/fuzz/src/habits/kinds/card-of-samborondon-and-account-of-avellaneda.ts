import { addDays } from '../../convention/day.ts'
import type { AccountBook } from '../setting/account-book.ts'
import { balance, type Column, day, text, valueDay } from '../setting/columns.ts'
import { around, commaPoint, minusBefore, ungrouped } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import type { Paper } from '../setting/paper.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { numberLike } from '../setting/print-number.ts'
import { magnitudeSaying, notSaying, saying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { smallPrint } from '../setting/small-print.ts'
import { ACCOUNT_OF_AVELLANEDA, CARD_OF_SAMBORONDON } from '../texts/from-lehi-to-dubai-east.ts'

const owed = around(commaPoint, '5', '-5')
const minus = minusBefore(ungrouped)
const NOTE = /^CONSUMOS EN EL EXTERIOR/

/** Statements whose previous balance is not printed yet. */
const openings = new WeakMap<Paper, AccountBook>()

const columns: readonly Column[] = [
  day('FECHA', 40, '03/04/2024'),
  text('DESCRIPCION', 110, 300),
  { title: 'VALOR US$', x: 555, align: 'right', cell: ({ amount }) => owed(amount) },
]

/** A card of Guayas. */
export const CARD_OF_SAMBORONDON_BY_GROUPS: Readonly<Record<string, SectionedHabit>> = {
  /** The previous balance is the first row of the payments; notes of debit stand apart but count among what was bought. */
  'the-previous-balance-among-payments-before-notes-of-debit-and-purchases-with-subtotals-of-a-card-in-samborondon':
    {
      paper: { size: 8.5, bottom: 745 },
      book: { texts: CARD_OF_SAMBORONDON, rows: [8, 38], opening: [-150_000, -10_000], largest: 70_000 },
      says: { currency: 'USD', isOwed: true, period: 'end' },
      titlesOnce: true,
      above: (paper, book) => {
        const { end, number, opening, closing, moneyIn, moneyOut, entries } = book
        openings.set(paper, book)
        const notes = magnitudeSaying(entries, NOTE)
        paper
          .put(40, 'BANCO EJEMPLARIANO', { isBold: true, size: 14 })
          .put(555, 'ESTADO DE CUENTA VISA', RIGHT_BOLD)
          .down(28)
        printGrid(
          paper,
          [40, 330, [555]],
          [
            ['JULIO EJEMPLO MUESTRA', 'TARJETA', `481351XXXXXX${number.slice(-4)}`],
            ['URB. EL MODELO MZ 22', 'FECHA DE CORTE', on(end, '03/04/2024')],
            ['SAMBORONDON', 'PAGUE HASTA', on(addDays(end, 17), '03/04/2024')],
            ['ECUADOR', 'CUPO APROBADO US$', '28,200.00'],
            ['', 'PAGO MINIMO US$', '26.77'],
          ],
        ).down(20)
        printGrid(
          paper,
          [[120], [240], [350], [455], [555]],
          [
            ['SALDO ANTERIOR', 'PAGOS/CREDITOS', 'NOTAS DEBITO', 'CONSUMOS PERIODO', 'SALDO ACTUAL'],
            [
              owed(opening),
              commaPoint(moneyIn),
              commaPoint(notes),
              commaPoint(-moneyOut - notes),
              owed(closing),
            ],
          ],
        ).down(24)
      },
      again: (paper, { number }) =>
        paper
          .put(40, `TARJETA 481351XXXXXX${number.slice(-4)}`)
          .put(555, `Pág. ${paper.page}`, RIGHT)
          .down(24),
      sections: ({ credits, debits }) => [
        { title: 'PAGOS/CREDITOS', columns, entries: credits },
        { title: 'NOTAS DEBITO', columns, entries: saying(debits, NOTE) },
        { title: 'CONSUMOS PERIODO', columns, entries: notSaying(debits, NOTE) },
      ],
      opens: (paper, { title }) => {
        paper.put(110, title, BOLD).down(16)
        const book = openings.get(paper)
        if (book === undefined) return
        openings.delete(paper)
        paper.put(40, on(book.start, '03/04/2024')).put(110, 'SALDO ANTERIOR')
        paper.put(555, owed(book.opening), RIGHT).down(12)
      },
      closes: (paper, { title }, sum) => {
        paper.need(24).put(110, `SUBTOTAL ${title}`, BOLD).put(555, owed(sum), RIGHT_BOLD).down(22)
      },
      below: (paper, { closing }) => {
        paper.need(80).put(110, 'SALDO ACTUAL', HEADING).put(555, owed(closing), RIGHT_BOLD).down(26)
        smallPrint(paper, 40, [
          'Los consumos realizados en el exterior por montos mayores a US$ 100 causan una nota de débito de US$ 1.90.',
          'Si no está conforme con este estado de cuenta comuníquelo al banco dentro de 15 días. Depósitos protegidos por COSEDE.',
        ])
      },
    },
}

function letterhead({ paper, book: { end, number } }: Parameters<NonNullable<PlainHabit['above']>>[0]) {
  paper
    .put(40, 'BANCO EJEMPLO DE LA PROVINCIA', { isBold: true, size: 13 })
    .put(555, 'Extracto de Cuenta Informativo', RIGHT_BOLD)
    .down(22)
  printGrid(
    paper,
    [40, 250, [555]],
    [
      ['Sr. EMILIO EJEMPLO', '55-CUENTA CORRIENTE INDIVIDUOS', numberLike('~~~~~~/~', number)],
      ['CALLE MUESTRA 623, PISO1 A', 'CUENTA CORRIENTE EN PESOS', '5026 - AVELLANEDA'],
      ['CIUDAD AUTONOMA BUENOS AIRES', 'Frecuencia  MENSUAL', 'Cantidad de Titulares: 001'],
      ['DNI  20120841', `Emitido el ${on(addDays(end, 1), '03/04/2024')}`, 'CBU: 0140024301502600000000'],
    ],
  ).down(14)
}

/** An account of Greater Buenos Aires. */
export const ACCOUNT_OF_AVELLANEDA_FOR_INFORMATION: Readonly<Record<string, PlainHabit>> = {
  /** The day of value stands between the amount and the balance, without a year; sums are not grouped. */
  'the-day-of-value-between-the-amount-and-the-balance-of-ungrouped-pesos-under-a-whole-letterhead-in-avellaneda':
    {
      paper: { size: 8, bottom: 745 },
      book: {
        texts: ACCOUNT_OF_AVELLANEDA,
        rows: [16, 60],
        opening: [100_000_000, 2_400_000_000],
        largest: 90_000_000,
      },
      says: { currency: 'ARS', closing: false, period: 'none' },
      pitch: 10,
      gap: 12.5,
      above: letterhead,
      again: letterhead,
      columns: [
        day('Fecha', 40, '03/04/2024'),
        text('Concepto', 100, 245),
        { title: 'Importe', x: 430, align: 'right', cell: ({ amount }) => minus(amount) },
        valueDay('Fecha Valor', 440, '03-04'),
        balance('Saldo', 555, minus),
      ],
      opens: ({ paper, book: { start, opening } }) =>
        paper
          .put(40, on(addDays(start, -1), '03/04/2024'))
          .put(100, 'SALDO ANTERIOR')
          .put(555, minus(opening), RIGHT)
          .down(12.5),
      closes: (desk) => {
        const {
          paper,
          book: { entries, start },
        } = desk
        paper.onTurn = { head: () => letterhead(desk) }
        paper.need(110).down(12)
        const taxes = magnitudeSaying(entries, /^IMPUESTO CREDITO/)
        printGrid(
          paper,
          [40, [250], 300, [555]],
          [
            ['DESDE:', on(start, '03/04/2024'), 'Tot. Retención ARBA', '$0.00'],
            ['ITF-LEY25413(DEB):', '$0.00', 'ITF-LEY25413(CRE):', `$-${ungrouped(taxes)}`],
          ],
        ).down(10)
        smallPrint(paper, 40, [
          'Todas las comisiones y cargos percibidos por el Banco se encuentran publicados en www.ejemploprovincia.example; ‘Comisiones, Tasas y Cargos’',
          'Importe: Los números con signo negativo en el campo "IMPORTE" corresponden a operaciones de débito, los que no llevan signo a crédito.',
          'Fecha Valor: Fecha en la cual se hizo efectivo el movimiento (independientemente de la fecha en que se contabilice).',
          'Condiciones de Garantía: Los depósitos en pesos y en moneda extranjera cuentan con la garantía de hasta $ 6.000.000. Ley 24.485.',
        ])
      },
    },
}
