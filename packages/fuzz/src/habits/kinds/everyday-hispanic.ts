import { amount, balance, type Column, credit, debit, text, valueDay } from '../setting/columns.ts'
import { around, commaPoint, minusAfter, minusBefore, pointComma } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { BOLD, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { ibanLike, numberLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { COLOMBIAN } from '../texts/latin-american.ts'
import { ARGENTINE } from '../texts/wallets.ts'
import { PORTUGUESE, SPANISH } from '../texts/western-european.ts'

const rich = { isNeverOverdrawn: true, opening: [400_000, 9_000_000] } as const
const pesos = around(pointComma, '-$5', '$5')
const bareCents = (minor: number) => minusBefore(commaPoint)(minor).replace(/^(-?)0\./, '$1.')
const spacePointed = (minor: number) => commaPoint(minor).replaceAll(',', ' ')

const at = (title: Column['title'], x: number, style: string, language: 'en' | 'es' = 'es'): Column => ({
  title,
  x,
  cell: ({ date }) => on(date, style, language),
})

/** Everyday accounts of Spain, Portugal and South America. */
export const EVERYDAY_HISPANIC_HABITS: Readonly<Record<string, PlainHabit>> = {
  'days-without-years-and-the-detail-under-the-concept-with-signed-euros': {
    paper: { size: 8 },
    book: { texts: SPANISH, ...rich },
    says: { currency: 'EUR', period: 'both' },
    gap: 15,
    above: head('EXTRACTO DE CUENTA', ({ start, end, number }) => [
      `IBAN ${ibanLike('ES', 24, number)}   Divisa EUR`,
      `Periodo: ${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}`,
    ]),
    columns: [
      at('F. Oper.', 40, '03/04'),
      valueDay('F. Valor', 85, '03/04'),
      {
        title: 'Concepto',
        x: 130,
        means: 'description',
        cell: ({ amount: own, text: detail }) => [
          own < 0 ? 'PAGO CON TARJETA' : 'ABONO POR TRANSFERENCIA',
          detail,
        ],
      },
      amount('Importe', 460, minusBefore(pointComma)),
      balance('Saldo', 550, pointComma),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(130, 'SALDO ANTERIOR', BOLD).put(550, pointComma(opening), RIGHT_BOLD).down(15),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(130, 'SALDO A SU FAVOR', BOLD).put(550, pointComma(closing), RIGHT_BOLD),
  },
  'spaces-and-points-in-amounts-of-portugal': {
    paper: { font: 'courier', size: 7.5 },
    book: { texts: PORTUGUESE, ...rich },
    says: { currency: 'EUR' },
    above: head('EXTRATO COMBINADO - CONTA A ORDEM', ({ start, end, number }) => [
      `CONTA N. ${number.slice(-11)}   MOEDA EUR`,
      `EXTRATO DE ${on(start, '2024/04/03')} A ${on(end, '2024/04/03')}`,
    ]),
    columns: [
      at(['DATA', 'LANC.'], 40, '4.03'),
      valueDay(['DATA', 'VALOR'], 80, '4.03'),
      text('DESCRITIVO', 120, 200),
      debit('DEBITO', 410, spacePointed),
      credit('CREDITO', 480, spacePointed),
      balance('SALDO', 560, spacePointed),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(120, 'SALDO INICIAL').put(560, spacePointed(opening), RIGHT).down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(120, 'SALDO FINAL').put(560, spacePointed(closing), RIGHT),
  },
  'five-lines-about-who-paid-and-pesos-attached': {
    paper: { size: 8 },
    book: { texts: ARGENTINE, ...rich, rows: [8, 24] },
    says: { currency: 'ARS', period: 'both' },
    gap: 16,
    above: head(
      'Resumen de Cuenta Corriente en Pesos (ARS)',
      ({ start, end, number }) => [
        `${numberLike('N° de cuenta ~~~~~~~-~ ~~~-~', number)}`,
        `Período de movimientos ${on(start, '03/04/2024')} al ${on(end, '03/04/2024')}`,
      ],
      ({ opening, closing }) => [
        ['Saldo inicial', pesos(opening)],
        ['Saldo final', pesos(closing)],
      ],
    ),
    columns: [
      at('Fecha', 40, '03/04/24'),
      {
        title: 'Descripción',
        x: 95,
        means: 'description',
        cell: ({ amount: own, text: detail }) => [
          detail,
          own < 0 ? 'A TERCEROS' : 'DE TERCEROS',
          '27-30417889-4',
          `0070417${String(Math.abs(own)).padStart(8, '0')}`,
          'VARIOS',
        ],
      },
      { title: 'Origen', x: 300, means: 'description', cell: () => '' },
      credit('Crédito', 410, around(pointComma, '5', '$5')),
      debit('Débito', 490, around(pointComma, '-$5')),
      balance('Saldo', 570, pesos),
    ],
  },
  'short-days-and-amounts-below-one-beside-a-summary-and-an-end': {
    paper: { page: 'letter', size: 8 },
    book: { texts: COLOMBIAN, ...rich, hasCents: true },
    says: { currency: 'COP', period: 'both' },
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(40, 'ESTADO DE CUENTA', BOLD)
      paper.put(560, `DESDE: ${on(start, '2024/04/03')}   HASTA: ${on(end, '2024/04/03')}`, RIGHT).down(16)
      paper.put(40, `CUENTA DE AHORROS   NÚMERO ${number.slice(-11)}   PESOS COLOMBIANOS (COP)`).down(18)
      paper.put(40, 'RESUMEN', BOLD).down(14)
      for (const [left, right] of [
        [
          ['SALDO ANTERIOR', opening],
          ['SALDO PROMEDIO', Math.round((opening + closing) / 2)],
        ],
        [
          ['TOTAL ABONOS', moneyIn],
          ['CUENTAS X COBRAR', 0],
        ],
        [
          ['TOTAL CARGOS', moneyOut],
          ['VALOR INTERESES PAGADOS', 0],
        ],
        [
          ['SALDO ACTUAL', closing],
          ['RETEFUENTE', 0],
        ],
      ] as const) {
        paper.put(40, left[0]).put(200, `$ ${commaPoint(left[1])}`, RIGHT)
        paper
          .put(300, right[0])
          .put(520, `$ ${bareCents(right[1])}`, RIGHT)
          .down()
      }
      paper.down(14)
    },
    columns: [
      at('FECHA', 40, '3/04'),
      text('DESCRIPCIÓN', 80, 210),
      {
        title: 'SUCURSAL',
        x: 310,
        means: 'description',
        cell: ({ amount: own }) => (own % 4 === 0 ? 'CENTRO' : ''),
      },
      { title: 'DCTO.', x: 380, means: 'reference', cell: () => '' },
      amount('VALOR', 480, bareCents),
      balance('SALDO', 565, commaPoint),
    ],
    closes: ({ paper }) => paper.need(20).down(6).put(260, 'FIN ESTADO DE CUENTA'),
  },
  'operations-with-their-hour-and-charge-or-credit-in-one-column': {
    paper: { page: 'landscape', font: 'courier', size: 7.5, bottom: 520 },
    book: { texts: COLOMBIAN, ...rich },
    says: { currency: 'PEN', period: 'both' },
    above: head('ESTADO DE CUENTA CORRIENTE', ({ start, end, number }) => [
      [`CODIGO DE CUENTA ${numberLike('~~~-~~~~~~~-~-~~', number)}`, 'MONEDA SOLES (PEN)'],
      `DEL ${on(start, '03/04/24')} AL ${on(end, '03/04/24')}`,
    ]),
    columns: [
      at(['FECHA', 'PROC.'], 40, '03-04'),
      valueDay(['FECHA', 'VALOR'], 80, '03-04'),
      text('DESCRIPCION', 120, 220),
      { title: 'MED AT', x: 360, means: 'description', cell: ({ amount: own }) => (own < 0 ? 'BPI' : 'INT') },
      {
        title: ['NUM', 'OP'],
        x: 410,
        means: 'reference',
        cell: ({ amount: own }) => `${100_000 + (Math.abs(own) % 9_999)}`,
      },
      { title: 'HORA', x: 460, cell: ({ amount: own }) => `1${Math.abs(own) % 9}:32` },
      amount(['CARGO /', 'ABONO'], 590, minusAfter(commaPoint)),
      balance(['SALDO', 'CONTABLE'], 700, minusAfter(commaPoint)),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(120, 'SALDO ANTERIOR').put(700, commaPoint(opening), RIGHT).down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(120, 'SALDO FINAL').put(700, commaPoint(closing), RIGHT),
  },
}
