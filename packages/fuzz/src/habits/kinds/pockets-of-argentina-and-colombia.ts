import { type Day, partsOf } from '../../convention/day.ts'
import { amount, balance, day } from '../setting/columns.ts'
import { around, commaPoint, pointComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { numbered } from '../setting/numbered.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { magnitudeSaying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { ARGENTINE_POCKET, COLOMBIAN_PHONE } from '../texts/current-accounts-of-the-world.ts'

const signed = around(pointComma, '$ -5', '$ 5')
const pesos = around(commaPoint, '$-5', '$5')

/** Names the month once where both days are of the same one. */
function between(start: Day, end: Day): string {
  const isWithin = partsOf(start).month === partsOf(end).month
  const from = on(start, isWithin ? '3' : '3 de April de 2024', 'es')
  return `Del ${from} al ${on(end, '3 de April de 2024', 'es')}`
}

/** Accounts that phones hold in Argentina and Colombia. */
export const POCKETS_OF_ARGENTINA_AND_COLOMBIA: Readonly<Record<string, PlainHabit>> = {
  'numbers-of-operations-before-signed-pesos-under-boxes-of-what-came-in-and-out-in-argentina': {
    paper: { size: 8.5, bottom: 735 },
    book: {
      texts: ARGENTINE_POCKET,
      rows: [12, 44],
      opening: [500_000, 9_000_000],
      isNeverOverdrawn: true,
      largest: 3_000_000,
    },
    says: { currency: 'ARS' },
    gap: 16,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(50, 'pago ejemplo', HEADING).put(545, 'RESUMEN DE CUENTA', RIGHT_BOLD).down(26)
      paper.put(50, 'Lucia Muestra Gomez', BOLD).down()
      paper
        .put(50, `CVU: 0000003100${number.slice(-12)}`)
        .put(330, 'Moneda: ARS')
        .down()
      paper
        .put(50, 'CUIT/CUIL: 27-30417889-4')
        .put(330, `Periodo: ${between(start, end)}`)
        .down(24)
      printGrid(
        paper,
        [50, 180, 310, 430],
        [
          ['Saldo inicial', 'Entradas', 'Salidas', 'Saldo final'],
          [signed(opening), signed(moneyIn), signed(moneyOut), signed(closing)],
        ],
      ).down(20)
      paper.put(50, 'DETALLE DE MOVIMIENTOS', BOLD).rule(50, 545, 5).down(22)
    },
    again: ({ paper }) => paper.put(545, `${paper.page}/4`, RIGHT).down(22),
    columns: [
      day('Fecha', 50, '03-04-2024'),
      lined('Descripción', 115, 170),
      numbered(['ID de la', 'operación'], 300, 11),
      amount('Valor', 460, signed),
      balance('Saldo', 545, signed),
    ],
    closes: ({ paper, book: { end } }) => {
      paper
        .need(80)
        .down(8)
        .put(50, `Fecha de generación: ${on(end + 2, '03-04-2024')}`)
        .down(14)
      for (const line of [
        'Los fondos de tu cuenta se mantienen en entidades financieras y no constituyen depósitos.',
        'Si encontrás un error en este resumen, contactanos dentro de los 60 días de recibido.',
        'Ejemplo S.R.L. CUIT 30-99999999-9, Av. Modelo 1234, C.A.B.A.',
      ]) {
        paper.put(50, line, SMALL).down(9)
      }
    },
  },
  'signs-of-pesos-before-the-minus-under-a-summary-with-interest-and-tax-of-a-phone-in-colombia': {
    paper: { page: 'letter', size: 8.5, bottom: 715 },
    book: {
      texts: COLOMBIAN_PHONE,
      rows: [12, 44],
      opening: [500_000, 90_000_000],
      isNeverOverdrawn: true,
      isRound: true,
      largest: 30_000_000,
    },
    says: { currency: 'COP' },
    gap: 15,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut, entries } }) => {
      const interest = magnitudeSaying(entries, /^ABONO INTERESES/)
      const tax = magnitudeSaying(entries, /^RETENCION/)
      paper.put(50, 'ejemplo', HEADING).put(560, 'Extracto de depósito de bajo monto', RIGHT_BOLD).down(24)
      paper.put(50, 'SOFIA EJEMPLO ROJAS', BOLD).down()
      paper
        .put(50, `Número de depósito de bajo monto: ${number.slice(-10)}`)
        .put(560, 'Moneda: COP', RIGHT)
        .down()
      const days = `${on(start, '2024/04/03')} a ${on(end, '2024/04/03')}`
      paper.put(50, `Estado de cuenta para el período de: ${days}`).down(24)
      paper.put(50, 'Resumen', BOLD).rule(50, 560, 4).down(18)
      printGrid(
        paper,
        [50, [260], 300, [560]],
        [
          ['Saldo anterior', pesos(opening), 'Saldo promedio', pesos(Math.round(closing * 0.9))],
          ['Total abonos', pesos(moneyIn), 'Cuentas por cobrar', '$0.00'],
          ['Total cargos', pesos(Math.abs(moneyOut)), 'Valor intereses pagados', pesos(interest)],
          ['Saldo actual', pesos(closing), 'Retefuente', pesos(tax)],
        ],
      ).down(22)
    },
    again: ({ paper }) => paper.put(560, `Página ${paper.page} de 3`, RIGHT).down(22),
    columns: [
      day('Fecha del movimiento', 50, '03/04/2024'),
      lined('Descripción', 170, 200),
      amount('Valor', 460, pesos),
      balance('Saldo', 560, pesos),
    ],
    closes: ({ paper }) => {
      paper.need(50).down(8)
      paper
        .put(50, 'Este producto está protegido por el seguro de depósitos. Defensor: 601 555 0101.', SMALL)
        .down(9)
      paper.put(50, 'Cualquier diferencia comunícala a la revisoría fiscal, apartado aéreo 9999.', SMALL)
    },
  },
}
