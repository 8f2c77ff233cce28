import { addDays } from '../../convention/day.ts'
import { type AccountBook, creditsOf, debitsOf } from '../setting/account-book.ts'
import { amount, balance, type Column, credit, day, debit } from '../setting/columns.ts'
import { around, commaPoint, minusBefore, pointComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { kind } from '../setting/kind.ts'
import { lined } from '../setting/lined.ts'
import { numbered } from '../setting/numbered.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { numberLike } from '../setting/print-number.ts'
import { magnitudeSaying, saying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import {
  BRAZILIAN_SAVINGS,
  GUATEMALAN,
  MEXICAN_POCKET,
  URUGUAYAN,
} from '../texts/daily-latin-and-european.ts'
import type { SeveralAccounts } from './several-accounts.ts'

const rich = { opening: [300_000, 1_500_000], isNeverOverdrawn: true } as const
const creditOrDebit = around(pointComma, '5 D', '5 C')
const pesos = around(commaPoint, '-$5', '$5')
const minus = minusBefore(pointComma)
const TAX = /^ISR/
const YIELD = /^Rendim/

/** Savings and accounts of Brazil, Mexico and Guatemala. */
export const SAVERS_OF_BRAZIL_MEXICO_AND_GUATEMALA: Readonly<Record<string, PlainHabit>> = {
  'letters-behind-amounts-and-balances-of-savings-above-what-is-due-on-each-anniversary-in-brazil': {
    paper: { size: 8.5, bottom: 740 },
    book: { texts: BRAZILIAN_SAVINGS, ...rich, rows: [6, 26] },
    says: { currency: 'BRL' },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'BANCO EXEMPLO', HEADING).put(545, 'EXTRATO DE POUPANÇA', RIGHT_BOLD).down(22)
      printGrid(
        paper,
        [50, 120, 330, 400],
        [
          ['Cliente', 'ANA MODELO SOUZA', 'Agência', '1234-5'],
          ['CPF', '***.456.789-**', 'Conta', numberLike('~~.~~~-~', number)],
          [
            'Variação',
            '51 - POUPANÇA OURO',
            'Período',
            `${on(start, '03/04/2024')} a ${on(end, '03/04/2024')}`,
          ],
        ],
      ).down(20)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(50, `EXTRATO DE POUPANÇA   Conta ${numberLike('~~.~~~-~', number)}`)
        .put(545, `Folha ${paper.page}`, RIGHT)
        .down(20),
    columns: [
      day('Data', 50, '03/04/2024'),
      lined('Histórico', 120, 190),
      numbered('Documento', 310, 6),
      amount('Valor R$', 450, creditOrDebit),
      balance('Saldo R$', 545, creditOrDebit),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(50, on(addDays(start, -1), '03/04/2024'))
        .put(120, 'SALDO ANTERIOR')
        .put(545, creditOrDebit(opening), RIGHT)
        .down(12),
    closes: ({ paper, book: { closing, end } }) => {
      const half = Math.round(closing / 2)
      paper.need(110).put(50, on(end, '03/04/2024')).put(120, 'S A L D O', BOLD)
      paper.put(545, creditOrDebit(closing), RIGHT_BOLD).down(26)
      paper.put(50, 'SALDO POR DATA-BASE', BOLD).down(14)
      printGrid(
        paper,
        [50, [200], [300]],
        [
          ['Dia', 'Saldo base R$', 'Rendimento'],
          ['05', pointComma(half), '0,5983%'],
          ['21', pointComma(closing - half), '0,5612%'],
        ],
      ).down(8)
      paper.put(50, 'Ouvidoria 0800 555 0109. Depósitos garantidos pelo fundo até R$ 250 mil.', SMALL)
    },
  },
  'plus-and-minus-before-pesos-without-balances-under-a-summary-with-yields-and-tax-kept-back': {
    paper: { page: 'letter', size: 8.5, bottom: 715 },
    book: { texts: MEXICAN_POCKET, ...rich, rows: [10, 36] },
    says: { currency: 'MXN' },
    pitch: 10,
    gap: 15,
    above: ({ paper, book: { start, end, number, opening, closing, entries, moneyIn, moneyOut } }) => {
      const [yields, tax] = [magnitudeSaying(entries, YIELD), magnitudeSaying(entries, TAX)]
      paper.put(40, 'ejemplo', HEADING).put(570, 'Estado de cuenta', RIGHT_BOLD).down(20)
      paper.put(40, 'SOFIA EJEMPLO LUNA').put(570, `CLABE ${number}`, RIGHT).down()
      paper.put(40, 'RFC EELS900101XX1').put(570, 'Moneda MXN', RIGHT).down()
      const days = `Periodo: del ${on(start, '3 April 2024', 'es')} al ${on(end, '3 April 2024', 'es')}`
      paper.put(40, days).down(24)
      paper.put(40, 'Resumen de tu cuenta', BOLD).rule(40, 300).down(16)
      paper
        .pairs(40, 300, [
          ['Saldo inicial', pesos(opening)],
          ['Depósitos', `+$${commaPoint(moneyIn - yields)}`],
          ['Rendimientos', `+$${commaPoint(yields)}`],
          ['Retiros y compras', `-$${commaPoint(Math.abs(moneyOut) - tax)}`],
          ['ISR retenido', `-$${commaPoint(tax)}`],
          ['Saldo final', pesos(closing)],
        ])
        .down(6)
      paper.put(40, 'GAT nominal 14.19%  GAT real 9.31%  antes de impuestos', SMALL).down(24)
      paper.put(40, 'Detalle de movimientos', HEADING).down(18)
    },
    again: ({ paper }) => paper.put(570, `Página ${paper.page} de 4`, RIGHT).down(20),
    columns: [
      day('Fecha', 40, '03 APR 2024', 'es'),
      lined('Movimiento', 130, 300),
      amount('Monto', 570, around(commaPoint, '-$5', '+$5')),
    ],
    closes: ({ paper }) => {
      paper.need(50).down(6)
      paper.put(40, 'Incumplir tus obligaciones te puede generar comisiones e intereses.', SMALL).down(9)
      paper.put(40, 'Unidad especializada: une@ejemplo.example, tel. 55 5555 0101.', SMALL)
    },
  },
  'agencies-and-documents-before-texts-with-signs-in-the-titles-above-counts-by-kind-in-guatemala': {
    paper: { page: 'letter', size: 8, bottom: 715 },
    book: { texts: GUATEMALAN, ...rich, rows: [12, 40] },
    says: { currency: 'GTQ', closing: false },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(40, 'BANCO EJEMPLO DE GUATEMALA, S.A.', HEADING).down(16)
      paper.put(40, 'ESTADO DE CUENTA MONETARIOS', BOLD).put(570, 'PAGINA 1', RIGHT).down(20)
      printGrid(
        paper,
        [40, 130, 350, 450],
        [
          ['NOMBRE', 'MUESTRA LOPEZ, CARLOS', 'CUENTA No.', numberLike('~~-~~~~~~~-~', number)],
          ['DIRECCION', '5A AV 10-20 ZONA 1', 'MONEDA', 'QUETZALES (GTQ)'],
          ['', 'GUATEMALA', 'PERIODO', `DEL ${on(start, '03/04/2024')} AL ${on(end, '03/04/2024')}`],
        ],
      ).down(20)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(40, `CUENTA No. ${numberLike('~~-~~~~~~~-~', number)}`)
        .put(570, `PAGINA ${paper.page}`, RIGHT)
        .down(20),
    columns: [
      day('FECHA', 40, '03/04/2024'),
      kind('AGENCIA', 100, (text) => (/EFECTIVO|CHEQUE/.test(text) ? 'ZONA 10' : 'CENTRAL')),
      numbered('DOCTO.', 155, 8),
      lined('DESCRIPCION', 210, 180),
      debit(['DEBITOS', '(-)'], 440, commaPoint),
      credit(['CREDITOS', '(+)'], 505, commaPoint),
      balance('SALDO', 570, minusBefore(commaPoint)),
    ] satisfies Column[],
    opens: ({ paper, book: { opening } }) =>
      paper.put(210, 'SALDO ANTERIOR').put(570, commaPoint(opening), RIGHT).down(12),
    closes: ({ paper, book: { entries, moneyIn, moneyOut, closing } }) => {
      const checks = saying(entries, /^CHEQUE/).length
      paper.need(110).rule(380, 570, -9).put(210, 'TOTALES', BOLD)
      paper.put(440, commaPoint(moneyOut), RIGHT_BOLD).put(505, commaPoint(moneyIn), RIGHT_BOLD)
      paper.put(570, commaPoint(closing), RIGHT_BOLD).down(24)
      printGrid(
        paper,
        [40, [200], 260, [420]],
        [
          ['CHEQUES PAGADOS', String(checks), 'SALDO PROMEDIO', '8,204.11'],
          ['OTROS DEBITOS', String(debitsOf(entries).length - checks), 'CHEQUES RECHAZADOS', '0'],
          ['CREDITOS', String(creditsOf(entries).length), 'RESERVA', '0.00'],
        ],
      ).down(6)
      paper.put(40, 'SI NO HAY RECLAMO EN 15 DIAS SE DARA POR CORRECTO ESTE ESTADO.', SMALL)
    },
  },
}

const ofSavings = (code: string, book: PlainHabit['book']): PlainHabit => ({
  book,
  says: { currency: code },
  gap: 13,
  above: ({ paper, book: { number } }) => {
    paper
      .down(14)
      .need(110)
      .put(50, 'CAJA DE AHORROS', BOLD)
      .put(170, `Cuenta ${number.slice(-9)}`)
    paper.put(545, `Moneda ${code}`, RIGHT_BOLD).rule(50, 545, 4).down(20)
  },
  again: ({ paper }) => paper.put(50, `CAJA DE AHORROS ${code} (cont.)`, BOLD).down(18),
  columns: [
    day('Fecha', 50, '03/04/24'),
    lined('Concepto', 105, 200),
    debit('Débitos', 390, pointComma),
    credit('Créditos', 465, pointComma),
    balance('Saldos', 545, minus),
  ],
  opens: ({ paper, book: { opening } }) =>
    paper.put(105, 'SALDO ANTERIOR').put(545, minus(opening), RIGHT).down(13),
  closes: ({ paper, book: { closing } }) =>
    paper.need(24).put(105, 'SALDO FINAL', BOLD).put(545, minus(closing), RIGHT_BOLD).down(12),
})

/** Savings in the money of Uruguay and in dollars. */
export const SAVINGS_OF_URUGUAY: Readonly<Record<string, SeveralAccounts>> = {
  'savings-in-pesos-above-savings-in-dollars-with-balances-named-saldos-in-uruguay': {
    paper: { size: 8.5, bottom: 740 },
    accounts: [
      ofSavings('UYU', { texts: URUGUAYAN, ...rich, rows: [10, 32] }),
      ofSavings('USD', { texts: URUGUAYAN, ...rich, rows: [2, 9] }),
    ],
    above: (paper, books) => {
      const [{ start, end }] = books as [AccountBook]
      paper.put(50, 'Banco Ejemplo Oriental', HEADING).put(545, 'ESTADO DE CUENTA', RIGHT_BOLD).down(22)
      paper
        .put(50, 'MUESTRA PEREZ LUCIA')
        .put(545, `Desde ${on(start, '03/04/24')} hasta ${on(end, '03/04/24')}`, RIGHT)
      paper
        .down()
        .put(50, '18 DE JULIO 1234 / 501, MONTEVIDEO')
        .put(545, 'Sucursal 012 CENTRO', RIGHT)
        .down(8)
    },
  },
}
