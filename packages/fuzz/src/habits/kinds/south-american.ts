import { addDays, type Day } from '../../convention/day.ts'
import { amount, balance, credit, day, debit, text, valueDay } from '../setting/columns.ts'
import { commaPoint, minusAfter, minusBefore, pointComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { COLOMBIAN } from '../texts/latin-american.ts'
import { SPANISH } from '../texts/western-european.ts'

const minus = minusBefore(commaPoint)
const trailing = minusAfter(pointComma)
const before = (date: Day, style: string) => on(addDays(date, -1), style)
const rich = { isNeverOverdrawn: true, opening: [400_000, 900_000] } as const

export const SOUTH_AMERICAN_HABITS: Readonly<Record<string, PlainHabit>> = {
  'branch-and-document-between-text-and-value': {
    book: { texts: COLOMBIAN, ...rich },
    says: {},
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(50, 'ESTADO DE CUENTA', HEADING).down(16)
      paper
        .put(50, `DESDE: ${on(start, '2024/04/03')}`)
        .put(200, `HASTA: ${on(end, '2024/04/03')}`)
        .down()
      paper
        .put(50, 'CUENTA DE AHORROS')
        .put(200, `NÚMERO ${number.slice(-11)}`)
        .down(20)
      paper.put(50, 'RESUMEN', BOLD).down()
      paper
        .pairs(50, 300, [
          ['SALDO ANTERIOR', `$ ${commaPoint(opening)}`],
          ['TOTAL ABONOS', `$ ${commaPoint(moneyIn)}`],
          ['TOTAL CARGOS', `$ ${commaPoint(moneyOut)}`],
          ['SALDO ACTUAL', `$ ${commaPoint(closing)}`],
        ])
        .down(16)
    },
    columns: [
      day('FECHA', 50, '3/04'),
      text('DESCRIPCIÓN', 95, 180),
      {
        title: 'SUCURSAL',
        x: 285,
        means: 'description',
        cell: ({ amount }) => (amount < 0 && amount % 2 === 0 ? 'CENTRO' : ''),
      },
      { title: 'DCTO.', x: 350, means: 'reference', cell: ({ amount }) => (amount % 5 === 0 ? '0000' : '') },
      amount('VALOR', 465, minus),
      balance('SALDO', 550, commaPoint),
    ],
    closes: ({ paper }) => paper.need(40).down(10).put(250, 'FIN ESTADO DE CUENTA'),
  },
  'process-date-and-value-date-without-balances': {
    book: { texts: SPANISH, ...rich },
    says: { currency: 'PEN' },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'ESTADO DE CUENTA CORRIENTE', HEADING).put(380, 'MONEDA: PEN').down(14)
      paper
        .put(50, `CUENTA ${number.slice(-13)}`)
        .put(300, `DEL ${on(start, '03/04/24')} AL ${on(end, '03/04/24')}`)
        .down(24)
    },
    columns: [
      day(['FECHA', 'PROC.'], 50, '03/04'),
      valueDay(['FECHA', 'VALOR'], 95, '03/04'),
      text('DESCRIPCION', 140, 200),
      debit('CARGOS / DEBE', 450, commaPoint),
      credit('ABONOS / HABER', 545, commaPoint),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(140, 'SALDO ANTERIOR').put(545, commaPoint(opening), RIGHT).down(),
    closes: ({ paper, book: { closing, moneyIn, moneyOut } }) => {
      paper.need(40).put(140, 'TOTAL MOVIMIENTO')
      paper.put(450, commaPoint(moneyOut), RIGHT).put(545, commaPoint(moneyIn), RIGHT).down()
      paper.put(140, 'SALDO FINAL', BOLD).put(545, commaPoint(closing), RIGHT_BOLD)
    },
  },
  'voucher-before-the-text-minus-behind': {
    book: { texts: SPANISH },
    says: { currency: 'ARS', period: 'end' },
    above: ({ paper, book: { end, number } }) => {
      paper.put(50, 'Resumen de cuenta corriente en ARS', HEADING).down(16)
      paper
        .put(50, `Nº de cuenta: ${number.slice(-12)}`)
        .put(350, `Fecha de corte ${on(end, '03/04/2024')}`)
        .down(24)
    },
    columns: [
      day('Fecha', 50, '03/04/24'),
      {
        title: 'Comprobante',
        x: 100,
        means: 'reference',
        cell: (_, { random }) => (random.chance(0.6) ? random.digits(8) : ''),
      },
      text('Movimiento', 170, 190),
      debit('Débito', 420, trailing),
      credit('Crédito', 485, pointComma),
      balance(['Saldo', 'en cuenta'], 555, trailing),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(50, before(start, '03/04/24'))
        .put(170, 'Saldo Inicial')
        .put(555, trailing(opening), RIGHT)
        .down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(170, 'Saldo total', BOLD).put(555, trailing(closing), RIGHT_BOLD),
  },
}
