import { addDays } from '../../convention/day.ts'
import type { Texts } from '../setting/account-book.ts'
import { amount, balance, balanceOnce, credit, day, dayOnce, debit, text } from '../setting/columns.ts'
import { around, commaPoint, minusBefore, pointComma } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { MEXICAN } from '../texts/further-world.ts'
import { BRAZILIAN, COLOMBIAN } from '../texts/latin-american.ts'

const owing = { opening: [-300_000, -100_000], largest: 90_000, rows: [8, 30] } as const
const rich = { isNeverOverdrawn: true, opening: [400_000, 9_000_000] } as const
const MEXICAN_CARD: Texts = {
  outgoing: ['MERCADO VERDE CDMX', 'GASOLINERA SUR ~~~~', 'CINE EJEMPLO MTY'],
  incoming: ['PAGO INTERBANCARIO'],
}

/** Whole pages of banks and a card of Latin America. */
export const LATIN_AMERICAN_PAGES: Readonly<Record<string, PlainHabit>> = {
  'purchases-over-months-in-a-table-above-those-of-the-month': {
    paper: { size: 7.5 },
    book: { texts: MEXICAN_CARD, ...owing },
    says: { isOwed: true },
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(40, 'ESTADO DE CUENTA TARJETA DE CRÉDITO', HEADING).down(16)
      paper.put(40, `Número de tarjeta: ${number.slice(-16)}`).down()
      paper.put(40, `Periodo: ${on(start, '03-Apr-2024', 'es')} al ${on(end, '03-Apr-2024', 'es')}`).down()
      paper.put(40, `Fecha límite de pago: ${on(addDays(end, 20), '03-Apr-2024', 'es')}`).down(16)
      paper
        .pairs(40, 300, [
          ['Adeudo del periodo anterior', `$${commaPoint(opening)}`],
          ['Cargos regulares (no a meses)', `+ $${commaPoint(moneyOut)}`],
          ['Pagos y abonos', `- $${commaPoint(moneyIn)}`],
          ['Saldo deudor total', `$${commaPoint(closing)}`],
        ])
        .down(10)
      paper.put(40, 'DESGLOSE DE MOVIMIENTOS', HEADING).down(14)
      paper.put(40, 'COMPRAS Y CARGOS DIFERIDOS A MESES SIN INTERESES', BOLD).down(14)
      printGrid(
        paper,
        [40, 110, [330], [400], [470], 490, [560]],
        [
          ['Fecha de la', 'Descripción', 'Monto', 'Saldo', 'Pago', 'Núm. de', 'Tasa'],
          ['operación', '', 'original', 'pendiente', 'requerido', 'pago', 'aplicable'],
          ['12-nov-2023', 'MUEBLES EJEMPLO', '$12,000.00', '$6,000.00', '$1,000.00', '6 de 12', '0.00%'],
          ['20-dic-2023', 'TIENDA VERDE', '$3,600.00', '$2,400.00', '$200.00', '6 de 18', '0.00%'],
        ],
      ).down(10)
      paper.put(40, 'CARGOS, COMPRAS Y ABONOS REGULARES (NO A MESES)', BOLD).down(16)
    },
    columns: [
      day(['Fecha de la', 'operación'], 40, '03-Apr-2024', 'es'),
      {
        title: ['Fecha de', 'cargo'],
        x: 115,
        means: 'value-date',
        cell: ({ valueDate }) => on(valueDate, '03-Apr-2024', 'es'),
      },
      text('Descripción del movimiento', 190, 230),
      amount('Monto', 540, around(commaPoint, '+ $5', '- $5')),
    ],
    closes: ({ paper, book: { moneyIn, moneyOut } }) => {
      paper
        .need(60)
        .down(6)
        .put(190, 'Total cargos', BOLD)
        .put(540, `+ $${commaPoint(moneyOut)}`, RIGHT)
        .down()
      paper
        .put(190, 'Total abonos', BOLD)
        .put(540, `- $${commaPoint(moneyIn)}`, RIGHT)
        .down(20)
      paper.put(40, 'Tasa de interés anual ordinaria 64.8%. CAT promedio 98.3% sin IVA.', SMALL)
    },
  },
  'deposits-before-withdrawals-with-many-lines-of-text-each': {
    paper: { size: 7.5 },
    book: { texts: MEXICAN, ...rich },
    says: { currency: 'MXN' },
    gap: 14,
    above: head(
      'CUENTA ENLACE PERSONAL',
      ({ start, end, number }) => [
        [`No. de Cuenta ${number.slice(-10)}`, `CLABE 072 180 ${number.slice(-11)} 4`],
        `Periodo: Del ${on(start, '3/Apr/2024', 'es')} al ${on(end, '3/Apr/2024', 'es')}   Moneda: PESOS MXN`,
      ],
      ({ opening, moneyIn, moneyOut, closing }) => [
        ['Saldo inicial del periodo', `$${commaPoint(opening)}`],
        ['+ Total de depósitos', `$${commaPoint(moneyIn)}`],
        ['- Total de retiros', `$${commaPoint(moneyOut)}`],
        ['Saldo actual', `$${commaPoint(closing)}`],
      ],
    ),
    columns: [
      day('FECHA', 40, '03-APR-24', 'es'),
      text(['DESCRIPCIÓN / ESTABLECIMIENTO'], 100, 190, ({ amount: own }, lines) => [
        ...lines,
        `CVE RASTREO: ${String(8_846_000_000 + Math.abs(own) * 13)}`,
        `HORA 1${Math.abs(own) % 10}:2${Math.abs(own) % 7} REF ${String(Math.abs(own)).padStart(7, '0')}`,
      ]),
      credit(['MONTO DEL', 'DEPÓSITO'], 385, commaPoint),
      debit(['MONTO DEL', 'RETIRO'], 470, commaPoint),
      balance('SALDO', 555, commaPoint),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(40, on(addDays(start, -1), '03-APR-24', 'es'))
        .put(100, 'SALDO ANTERIOR')
        .put(555, commaPoint(opening), RIGHT)
        .down(14),
  },
  'documents-and-credits-before-debits-above-money-put-by': {
    paper: { size: 8 },
    book: { texts: BRAZILIAN, ...rich },
    says: { currency: 'BRL' },
    above: head('Extrato Mensal / Por Período', ({ start, end, number }) => [
      `Agência | Conta: 1234 | ${number.slice(-7)}`,
      `Movimentação entre: ${on(start, '03/04/2024')} e ${on(end, '03/04/2024')}`,
    ]),
    columns: [
      dayOnce('Data', 50, '03/04/2024'),
      text('Histórico', 115, 170),
      {
        title: 'Docto.',
        x: 300,
        means: 'reference',
        cell: ({ amount: own }) => String(1_000_000 + Math.abs(own)).slice(-7),
      },
      credit('Crédito (R$)', 410, pointComma),
      debit('Débito (R$)', 485, minusBefore(pointComma)),
      balanceOnce('Saldo (R$)', 560, minusBefore(pointComma)),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(50, on(addDays(start, -1), '03/04/2024'))
        .put(115, 'SALDO ANTERIOR')
        .put(560, pointComma(opening), RIGHT)
        .down(14),
    closes: ({ paper, book: { closing, moneyIn, moneyOut } }) => {
      paper.need(110).put(50, 'Total', BOLD).put(410, pointComma(moneyIn), RIGHT_BOLD)
      paper.put(485, minusBefore(pointComma)(moneyOut), RIGHT_BOLD)
      paper.put(560, pointComma(closing), RIGHT_BOLD).down(24)
      paper.put(50, 'Saldos Invest Fácil', BOLD).down(14)
      printGrid(
        paper,
        [50, 115, [410], [485]],
        [
          ['Data', 'Histórico', 'Valor (R$)', 'Saldo (R$)'],
          ['', 'SALDO INVEST FACIL', '', '1.204,33'],
        ],
      )
    },
  },
  'day-and-month-apart-and-signed-pesos-before-the-document-and-the-kind': {
    book: { texts: COLOMBIAN, ...rich },
    says: { currency: 'COP' },
    above: head(
      'EXTRACTO CUENTA DE AHORROS',
      ({ start, end, number }) => [
        [`CUENTA DE AHORROS ${number.slice(-12)}`, 'Moneda: COP'],
        `INFORME DEL PERIODO ${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}`,
      ],
      ({ opening, moneyIn, moneyOut, closing }) => [
        ['Saldo Anterior', `$${commaPoint(opening)}`],
        ['Más Créditos', `$${commaPoint(moneyIn)}`],
        ['Menos Débitos', `$${commaPoint(moneyOut)}`],
        ['Nuevo Saldo', `$${commaPoint(closing)}`],
      ],
    ),
    columns: [
      { title: 'Fecha', x: 50, cell: ({ date }) => `${on(date, '03')} ${on(date, '04')}` },
      amount('Valor', 200, around(commaPoint, '$ 5-', '$ 5+')),
      {
        title: 'Doc.',
        x: 230,
        means: 'reference',
        cell: ({ amount: own }) => String(Math.abs(own) % 10_000).padStart(4, '0'),
      },
      text('Clase de Movimiento', 290, 170),
      {
        title: 'Oficina',
        means: 'description',
        x: 480,
        cell: ({ amount: own }) => (own % 2 === 0 ? 'PSE' : 'CENTRO CALI'),
      },
    ],
  },
}
