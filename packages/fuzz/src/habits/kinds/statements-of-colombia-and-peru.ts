import { creditsOf, debitsOf } from '../setting/account-book.ts'
import { amount, balance, credit, day, debit, valueDay } from '../setting/columns.ts'
import { commaPoint, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { kind } from '../setting/kind.ts'
import { lined } from '../setting/lined.ts'
import { numbered } from '../setting/numbered.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { magnitudeSaying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { COLOMBIAN_OFFICES, PERUVIAN } from '../texts/lined-american.ts'

const rich = { isNeverOverdrawn: true, opening: [400_000, 9_000_000] } as const
const pesos = (minor: number) => `$ ${commaPoint(minor)}`
const minus = minusBefore(commaPoint)

/** Statements of banks of Colombia and Peru, as they are remembered. */
export const COLOMBIAN_AND_PERUVIAN_STATEMENTS: Readonly<Record<string, PlainHabit>> = {
  'offices-and-documents-before-debits-and-credits-under-a-sum-of-more-and-less-in-colombia': {
    paper: { page: 'letter', size: 8, bottom: 720 },
    book: { texts: COLOMBIAN_OFFICES, ...rich, rows: [10, 36] },
    says: { currency: 'COP' },
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut, entries } }) => {
      const interest = magnitudeSaying(entries, /^INTERESES/)
      paper.put(40, 'EXTRACTO CUENTA DE AHORROS', HEADING).put(560, 'Hoja 1 de 2', RIGHT).down(18)
      paper
        .put(40, 'CARLOS EJEMPLO DIAZ')
        .put(330, `Número de cuenta: ${number.slice(-11)}`)
        .down()
      paper
        .put(40, 'CL 72 10 34 AP 502')
        .put(330, `Desde ${on(start, '2024/04/03')} hasta ${on(end, '2024/04/03')}`)
      paper.down().put(40, 'BOGOTA D.C.').put(330, 'Moneda: pesos colombianos (COP)').down(20)
      printGrid(
        paper,
        [40, [290], 330, [560]],
        [
          ['Saldo anterior', pesos(opening), 'Saldo promedio', '$ 38,112.00'],
          ['Más: total créditos', pesos(moneyIn), 'Rendimientos del mes', pesos(interest)],
          ['Menos: total débitos', pesos(moneyOut), 'Retención en la fuente', '$ 0.00'],
          ['Saldo actual', pesos(closing), 'Tasa efectiva anual', '0.05%'],
        ],
      ).down(16)
    },
    columns: [
      day(['Fecha', 'aaaa/mm/dd'], 40, '2024/04/03'),
      lined('Transacción', 105, 195),
      kind('Oficina', 305, (text) => (/POS|COMPRA|PAGO/.test(text) ? 'INTERNET' : 'CHAPINERO')),
      numbered('Documento', 375, 6),
      debit('Débitos', 490, commaPoint),
      credit('Créditos', 565, commaPoint),
    ],
    closes: ({ paper, book: { entries, moneyIn, moneyOut } }) => {
      paper.need(70).rule(40, 565, -9).put(105, 'Totales', BOLD)
      paper.put(490, commaPoint(moneyOut), RIGHT_BOLD).put(565, commaPoint(moneyIn), RIGHT_BOLD).down(16)
      paper.put(
        105,
        `No. de débitos ${debitsOf(entries).length}   No. de créditos ${creditsOf(entries).length}`,
      )
      paper
        .down(18)
        .put(40, 'Cualquier inconformidad comuníquela a la Revisoría Fiscal, Apartado 0100 Bogotá.', SMALL)
    },
  },
  'channels-numbers-and-a-tax-column-between-the-amount-and-the-book-balance-in-peru': {
    paper: { size: 7.5, bottom: 745 },
    book: { texts: PERUVIAN, ...rich, rows: [12, 40] },
    says: { currency: 'PEN' },
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(40, 'ESTADO DE CUENTA CORRIENTE', HEADING).put(550, 'PAGINA 1 DE 2', RIGHT).down(18)
      printGrid(
        paper,
        [40, 130, 330, 440],
        [
          ['CLIENTE', 'ROSA EJEMPLO QUISPE', 'CUENTA', `0011-0${number.slice(-12)}`],
          ['DIRECCION', 'AV AREQUIPA 2450 LINCE', 'MONEDA', 'SOLES (PEN)'],
          ['DEL', on(start, '03/04/2024'), 'AL', on(end, '03/04/2024')],
        ],
      ).down(12)
      printGrid(
        paper,
        [[140], [260], [380], [550]],
        [
          ['SALDO ANTERIOR', 'TOTAL ABONOS', 'TOTAL CARGOS', 'SALDO AL CIERRE'],
          [commaPoint(opening), commaPoint(moneyIn), minus(moneyOut), commaPoint(closing)],
        ],
      ).down(16)
    },
    again: ({ paper }) => paper.put(550, `PAGINA ${paper.page} DE 2`, RIGHT).down(16),
    columns: [
      day(['FECHA', 'OPER.'], 40, '03-04'),
      valueDay(['FECHA', 'VALOR'], 75, '03-04'),
      lined('DESCRIPCION', 110, 150),
      kind('OFICINA', 270, (text) => (/EFECTIVO/.test(text) ? 'LINCE' : 'OF.PRINCIPAL')),
      kind('CAN', 335, (text, isIn) => (isIn ? 'INT' : /POS/.test(text) ? 'POS' : 'BMO')),
      numbered(['N°', 'OPERACION'], 365, 7),
      amount(['CARGO/', 'ABONO'], 465, minus),
      { title: 'ITF', x: 490, align: 'right', cell: () => '0.00' },
      balance(['SALDO', 'CONTABLE'], 555, minus),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(110, 'SALDO ANTERIOR').put(555, commaPoint(opening), RIGHT).down(13),
    closes: ({ paper, book: { closing } }) => {
      paper.need(60).put(110, 'SALDO FINAL').put(555, commaPoint(closing), RIGHT).down(20)
      paper.put(40, 'CAN: INT INTERNET  POS PUNTO DE VENTA  BMO BANCA MOVIL', SMALL).down(10)
      paper.put(40, 'ITF: Impuesto a las Transacciones Financieras, 0.005%. Operación exonerada.', SMALL)
    },
  },
}
