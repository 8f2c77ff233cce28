import { amount, balance, type Column, credit, day, debit, text } from '../setting/columns.ts'
import { around, commaPoint, type Figure, minusBefore, pointComma, spaceComma } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { RIGHT } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { ibanLike, numberLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { COSTA_RICAN, MEXICAN } from '../texts/further-world.ts'
import { BRAZILIAN, COLOMBIAN } from '../texts/latin-american.ts'
import { ARGENTINE } from '../texts/wallets.ts'

const minus = minusBefore(commaPoint)
/** `.50`: no nought before the point. */
const noNought =
  (figure: Figure): Figure =>
  (minor) =>
    figure(minor).replace(/^(-?)0\./, '$1.')
const pesos = around(pointComma, '$ -5', '$ 5')
const colones = around(spaceComma, '-₡5', '₡5')
const lettered = around(pointComma, '5 D', '5 C')

const valued = (title: Column['title'], x: number, style: string, language: 'es' | 'en' = 'en'): Column => ({
  title,
  x,
  means: 'value-date',
  cell: ({ valueDate }) => on(valueDate, style, language),
})

/** Banks between Mexico and Argentina. */
export const LATIN_BANK_HABITS: Readonly<Record<string, PlainHabit>> = {
  'operation-and-settlement-with-two-balances-a-day': {
    paper: { page: 'letter', size: 7.5 },
    book: { texts: MEXICAN, isNeverOverdrawn: true },
    says: { currency: 'MXN' },
    above: head(
      'Estado de Cuenta',
      ({ start, end, number }) => [
        [`No. de Cuenta ${number.slice(-10)}`, 'Moneda MXN'],
        `Periodo DEL ${on(start, '03/04/2024')} AL ${on(end, '03/04/2024')}`,
      ],
      ({ opening, closing, moneyIn, moneyOut }) => [
        ['Saldo Anterior', commaPoint(opening)],
        ['Depósitos / Abonos (+)', commaPoint(moneyIn)],
        ['Retiros / Cargos (-)', commaPoint(moneyOut)],
        ['Saldo Final', commaPoint(closing)],
      ],
    ),
    columns: [
      day('OPER', 40, '03/APR', 'es'),
      valued('LIQ', 80, '03/APR', 'es'),
      {
        title: 'COD. DESCRIPCIÓN',
        x: 120,
        means: 'description',
        cell: (_, { row }) => ['T17', 'C02', 'N06'][row % 3] ?? '',
      },
      text('', 145, 190),
      debit('CARGOS', 400, commaPoint),
      credit('ABONOS', 460, commaPoint),
      {
        title: 'OPERACIÓN',
        x: 520,
        align: 'right',
        means: 'balance',
        cell: (own, { endsDay }) => (endsDay ? commaPoint(own.balance) : ''),
      },
      {
        title: 'LIQUIDACIÓN',
        x: 580,
        align: 'right',
        cell: (own, { endsDay }) => (endsDay ? commaPoint(own.balance) : ''),
      },
    ],
  },
  'amounts-below-one-without-a-nought': {
    paper: { size: 8.5 },
    book: { texts: COLOMBIAN, hasCents: true },
    says: { period: 'both' },
    above: head(
      'EXTRACTO',
      ({ start, end, number }) => [
        `NÚMERO DE CUENTA: ${number.slice(-11)}`,
        `DESDE: ${on(start, '2024/04/03')} HASTA: ${on(end, '2024/04/03')}`,
      ],
      ({ opening, closing, moneyIn, moneyOut }) => [
        ['SALDO ANTERIOR', `$ ${minus(opening)}`],
        ['TOTAL ABONOS', `$ ${commaPoint(moneyIn)}`],
        ['TOTAL CARGOS', `$ ${commaPoint(moneyOut)}`],
        ['SALDO ACTUAL', `$ ${minus(closing)}`],
      ],
    ),
    columns: [
      day('FECHA', 50, '3/04'),
      text('DESCRIPCIÓN', 95, 210),
      {
        title: 'SUCURSAL',
        x: 310,
        means: 'description',
        cell: (_, { row }) => (row % 3 === 0 ? 'CALLE 80' : ''),
      },
      amount('VALOR', 450, noNought(minus)),
      balance('SALDO', 545, noNought(minus)),
    ],
  },
  'voucher-numbers-and-the-minus-between-sign-and-figure': {
    paper: { size: 8 },
    book: { texts: ARGENTINE },
    says: {},
    above: head('Resumen de cuenta', ({ start, end, number }) => [
      [`CBU ${numberLike('2850590940090~~~~~~~~~', number)}`, `N° de cuenta ${number.slice(-10)}`],
      `Período: ${on(start, '03/04/2024')} al ${on(end, '03/04/2024')}`,
    ]),
    columns: [
      { title: 'Fecha', x: 50, cell: ({ date }, { startsDay }) => (startsDay ? on(date, '03/04/24') : '') },
      { title: 'Comprobante', x: 100, means: 'reference', cell: (_, { random }) => random.fill('~~~~~~~~') },
      text('Movimiento', 165, 170),
      debit('Débito', 410, around(pointComma, '$ 5')),
      credit('Crédito', 480, around(pointComma, '$ 5')),
      balance('Saldo en cuenta', 560, pesos),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper.put(50, on(start, '03/04/24')).put(165, 'Saldo Inicial').put(560, pesos(opening), RIGHT).down(),
  },
  'colones-attached-and-thousands-with-spaces': {
    paper: { font: 'noto', size: 8 },
    book: { texts: COSTA_RICAN, opening: [900_000, 9_000_000] },
    says: { currency: 'CRC' },
    above: head(
      'Estado de cuenta de ahorros',
      ({ start, end, number }) => [
        [`Cuenta IBAN ${ibanLike('CR', 22, number)}`, 'Moneda: Colones'],
        `Del ${on(start, '03/04/2024')} al ${on(end, '03/04/2024')}`,
      ],
      ({ opening, closing }) => [
        ['Saldo inicial', colones(opening)],
        ['Saldo final', colones(closing)],
      ],
    ),
    columns: [
      day('Fecha', 50, '03/APR/24', 'es'),
      { title: 'Referencia', x: 105, means: 'reference', cell: (_, { random }) => random.fill('~~~~~~~~') },
      text('Descripción', 165, 170),
      debit('Débitos', 420, colones),
      credit('Créditos', 490, colones),
      balance('Saldo', 565, colones),
    ],
  },
  'letters-behind-amounts-and-behind-balances': {
    paper: { font: 'courier', size: 8 },
    book: { texts: BRAZILIAN },
    says: {},
    above: head('EXTRATO POR PERÍODO', ({ start, end, number }) => [
      `Conta: 0001 / 013 / ${number.slice(-9)}`,
      `Período: ${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}`,
    ]),
    columns: [
      day('Data Mov.', 40, '03/04/2024'),
      { title: 'Nr. Doc.', x: 105, means: 'reference', cell: (_, { random }) => random.fill('~~~~~~') },
      text('Histórico', 155, 190),
      amount('Valor', 460, lettered),
      balance('Saldo', 565, lettered),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(155, 'SALDO ANTERIOR').put(565, lettered(opening), RIGHT).down(),
  },
  'documents-first-and-dollars-named-in-words': {
    paper: { page: 'letter', size: 8 },
    book: { texts: COLOMBIAN, isNeverOverdrawn: true },
    says: { currency: 'USD' },
    above: head(
      'ESTADO DE CUENTA CORRIENTE',
      ({ start, end, number }) => [
        [`Cuenta No. ${number.slice(-10)}`, 'Moneda: DÓLARES'],
        `Fecha de corte: ${on(end, '2024-04-03')}   Desde ${on(start, '2024-04-03')} hasta ${on(end, '2024-04-03')}`,
      ],
      ({ opening, closing }) => [
        ['Saldo anterior', commaPoint(opening)],
        ['Saldo actual', commaPoint(closing)],
      ],
    ),
    columns: [
      { title: 'Documento', x: 40, means: 'reference', cell: (_, { random }) => random.fill('~~~~~~~') },
      day('Fecha', 95, '2024-04-03'),
      { title: 'Tipo', x: 155, means: 'description', cell: ({ amount: own }) => (own < 0 ? 'ND' : 'NC') },
      text('Concepto', 185, 190),
      { title: 'Monto', x: 460, align: 'right', cell: ({ amount: own }) => commaPoint(own) },
      { title: '', x: 468, cell: ({ amount: own }) => (own < 0 ? '(-)' : '(+)') },
      balance('Saldo', 565, commaPoint),
    ],
  },
}
