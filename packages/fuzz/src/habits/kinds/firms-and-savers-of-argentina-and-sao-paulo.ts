import { addDays } from '../../convention/day.ts'
import type { AccountBook } from '../setting/account-book.ts'
import { amount, balance, balanceOnce, credit, day, debit, text, valueDay } from '../setting/columns.ts'
import { minusAfter, minusBefore, pointComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { numbered } from '../setting/numbered.ts'
import { part } from '../setting/part.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { magnitudeSaying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { CORDOBES, PAULISTA_FIRM, PORTENO_FIRM, ROSARIO } from '../texts/printed-world.ts'
import type { SeveralAccounts } from './several-accounts.ts'

const behind = minusAfter(pointComma)
const before = minusBefore(pointComma)
const rich = { opening: [1_500_000, 9_000_000], largest: 3_500_000, isNeverOverdrawn: true } as const

const FISCAL = /LEY 25413|IMP S|IMP\. DEB/

/** Accounts of firms of Argentina and of Brazil. */
export const FIRMS_OF_ARGENTINA_AND_SAO_PAULO: Readonly<Record<string, PlainHabit>> = {
  /** Names in spaced letters, days without years, codes of origin and channel, and the last balance on the line of the taxes. */
  'spaced-letters-above-origins-and-channels-with-the-last-balance-behind-taxes-on-its-line-in-buenos-aires':
    {
      paper: { font: 'courier', size: 7, lead: 10.5, bottom: 740 },
      book: { texts: PORTENO_FIRM, ...rich, rows: [12, 44] },
      says: {},
      pitch: 9,
      gap: 12,
      above: ({ paper, book: { start, end, number } }) => {
        paper.put(35, 'BANCO EJEMPLAR S.A.', HEADING).down(18)
        paper.put(35, 'EMPRESA DE MUESTRA SRL').put(350, 'R E S U M E N   M E N S U A L', BOLD).down()
        const days = `${on(start, '03-04-2024')} AL ${on(end, '03-04-2024')}`
        paper.put(35, 'A V D A   D E L   E J E M P L O   1 2 3').put(350, `PERIODO ${days}`).down()
        paper.put(35, '1 0 9 2 - C A P I T A L   F E D E R A L').put(350, 'HOJA N 0001').down()
        paper.put(350, 'CUIT N 30-00000000-0').down().put(350, 'IVA : INSCRIPTO').down(18)
        paper
          .put(35, `INFORMACION SOBRE SU CUENTA CORRIENTE EN PESOS N 0501/${number.slice(-8)}`, BOLD)
          .down(18)
      },
      columns: [
        day('FECHA', 35, '03-04'),
        part('CONCEPTO', 65, 145, 0),
        valueDay('F.VALOR', 215, '03-04'),
        numbered('COMPROBANTE', 253, 7),
        {
          title: 'ORIGEN',
          x: 308,
          means: 'description',
          cell: ({ text: own }) => (own.endsWith('|') ? '' : 'HB'),
        },
        part('CANAL', 340, 40, 1),
        debit('DEBITOS', 430, behind),
        credit('CREDITOS', 498, pointComma),
        balanceOnce('SALDOS', 568, pointComma),
      ],
      opens: ({ paper, book: { start, opening } }) =>
        paper
          .put(65, `SALDO ULTIMO EXTRACTO AL ${on(addDays(start, -1), '03/04/2024')}`)
          .put(568, pointComma(opening), RIGHT)
          .down(13),
      brings: ({ paper }, reached) =>
        paper.put(65, 'SALDO PAGINA ANTERIOR').put(568, pointComma(reached), RIGHT).down(13),
      closes: ({ paper, book: { end, closing, entries } }) => {
        const taxes = magnitudeSaying(entries, FISCAL)
        paper.need(80).rule(35, 568, -7).down(4)
        const paid = pointComma(taxes)
        const credited = pointComma(Math.round(taxes * 0.33))
        paper.put(35, `TOT.IMP.LEY COMP.: ${paid} TOT.LEY COMP.$ ${credited}(*)`)
        paper
          .put(350, `SALDO FINAL AL ${on(end, '03/04/2024')}`)
          .put(568, pointComma(closing), RIGHT)
          .down(20)
        smallPrint(paper, 35, [
          '(*) Importe de credito de impuesto susceptible de ser computado contra otros tributos, con arreglo al art. 13.',
          'Banco Ejemplar S.A. Florida 999 (C1005AAA) Ciudad Autonoma de Buenos Aires.  C.U.I.T. N 30-00000000-0   F.EXTDOR V.001',
        ])
      },
    },
  /** Credits stand before debits, which have a minus; the total row holds both sums and the last balance, with dollar signs. */
  'origins-and-payees-on-lines-with-credits-before-debits-and-a-total-with-three-sums-above-taxes-in-rosario':
    {
      paper: { size: 8, bottom: 735 },
      book: { texts: ROSARIO, ...rich, rows: [10, 32] },
      says: {},
      pitch: 9.5,
      gap: 14,
      above: ({ paper, book: { start, end, number, opening, closing } }) => {
        paper.put(45, 'Banco Modelo Gallego', HEADING).put(550, 'Resumen de Cuenta', RIGHT_BOLD).down(13)
        paper.put(550, 'Cuenta Corriente en Pesos', RIGHT).down(22)
        printGrid(
          paper,
          [45, 330, [550]],
          [
            ['AGRO MUESTRA S.R.L.', 'Número de cuenta', `042-1 ${number.slice(-7)}`],
            ['CORDOBA 999 PISO 2', 'Período de movimientos', ''],
            ['2000 ROSARIO', on(start, '03/04/2024'), on(end, '03/04/2024')],
            ['CUIT 30-00000000-0', 'Saldos', ''],
            ['Responsable Inscripto', `Inicial $${pointComma(opening)}`, `Final $${pointComma(closing)}`],
          ],
        ).down(18)
        paper.put(45, 'Movimientos', HEADING).down(18)
      },
      again: ({ paper }) =>
        paper
          .put(45, 'Resumen de Cuenta Corriente en Pesos')
          .put(550, `Página ${paper.page}`, RIGHT)
          .down(22),
      columns: [
        day('Fecha', 45, '03/04/24'),
        lined('Descripción', 95, 190),
        {
          title: 'Origen',
          x: 290,
          means: 'description',
          cell: ({ amount: own }) => (Math.abs(own) % 3 === 0 ? 'D310' : ''),
        },
        credit('Crédito', 400, pointComma),
        debit('Débito', 475, before),
        balance('Saldo', 550, before),
      ],
      closes: ({ paper, book: { moneyIn, moneyOut, closing, entries } }) => {
        paper.need(130).rule(45, 550, -10).down(2).put(45, 'Total', BOLD)
        paper
          .put(400, `$ ${pointComma(moneyIn)}`, RIGHT_BOLD)
          .put(475, `-$ ${pointComma(moneyOut)}`, RIGHT_BOLD)
        paper.put(550, `$ ${pointComma(closing)}`, RIGHT_BOLD).down(28)
        paper.put(45, 'Consolidado de retención de impuestos', BOLD).down(14)
        paper
          .pairs(45, 330, [
            [
              'Total de impuesto sobre débitos y créditos',
              `$ ${pointComma(magnitudeSaying(entries, FISCAL))}`,
            ],
            ['Total de I.V.A.', `$ ${pointComma(magnitudeSaying(entries, /^IVA/))}`],
          ])
          .down(10)
        smallPrint(paper, 45, [
          'Usted puede solicitar la caja de ahorros en moneda nacional con las prestaciones previstas, gratuita.',
          'Los depósitos en pesos cuentan con la garantía de hasta $ 25.000.000. Leyes 24.485 y 25.089.',
        ])
      },
    },
  /** The name and the tax number of who paid or was paid have columns; what is available is told on a row at the end of each day. */
  'legal-names-and-tax-numbers-in-columns-with-the-sum-available-as-a-row-of-each-day-of-a-firm-of-sao-paulo':
    {
      paper: { size: 7.5, bottom: 750 },
      book: { texts: PAULISTA_FIRM, rows: [10, 36], opening: [300_000, 3_000_000], isNeverOverdrawn: true },
      says: { currency: 'BRL' },
      gap: 12.5,
      above: ({ paper, book: { start, end, number } }) => {
        paper.put(40, 'banco modelo', HEADING).put(560, 'extrato da conta corrente', RIGHT_BOLD).down(20)
        paper
          .put(40, 'PADARIA ESPECIME LTDA', BOLD)
          .put(560, `agência 0099   conta ${number.slice(-6)}`, RIGHT)
        paper.down().put(40, 'CNPJ 00.000.000/0001-00')
        const days = `${on(start, '03/04/2024')} até ${on(end, '03/04/2024')}`
        paper.put(560, `período: ${days}`, RIGHT).rule(40, 560, 6).down(26)
      },
      again: ({ paper }) =>
        paper.put(40, 'extrato da conta corrente').put(560, `pág. ${paper.page}`, RIGHT).down(20),
      columns: [
        day('Data', 40, '03/04/2024'),
        part('Lançamentos', 95, 115, 0),
        part('Razão Social', 215, 140, 1),
        part('CNPJ/CPF', 360, 90, 2),
        amount('Valor (R$)', 500, before),
        { title: 'Saldo (R$)', x: 560, align: 'right', cell: () => '' },
      ],
      opens: ({ paper, book: { start, opening } }) =>
        paper
          .put(40, on(addDays(start, -1), '03/04/2024'))
          .put(95, 'SALDO ANTERIOR', BOLD)
          .put(560, before(opening), RIGHT_BOLD)
          .down(13),
      closesDay: ({ date, balance: reached }, paper) =>
        paper
          .put(40, on(date, '03/04/2024'))
          .put(95, 'SALDO TOTAL DISPONÍVEL DIA', BOLD)
          .put(560, before(reached), RIGHT_BOLD)
          .down(13),
      closes: ({ paper }) => {
        paper.need(60).rule(40, 560, -8).down(8)
        smallPrint(paper, 40, [
          'Os saldos acima são baseados nas informações disponíveis até esse instante e poderão variar.',
          'Em caso de dúvidas: Capitais 4004 9999, demais localidades 0800 999 0199. Ouvidoria 0800 555 0011.',
        ])
      },
    },
}

const inCordoba = (name: string, rows: readonly [number, number]): PlainHabit => ({
  book: { texts: CORDOBES, rows, opening: [500_000, 4_000_000], largest: 2_000_000, isNeverOverdrawn: true },
  says: { period: 'balances' },
  gap: 12.5,
  above: ({ paper, book: { number } }) => {
    paper.down(14).need(120).rule(45, 550, -10)
    paper.put(45, `${name} NRO.: 3-${number.slice(-11)}`, BOLD).down(18)
  },
  again: ({ paper }) =>
    paper.put(45, `${name} (continuación)`).put(550, `Hoja ${paper.page}`, RIGHT).down(20),
  columns: [
    day('FECHA', 45, '03/04/24'),
    text('DESCRIPCION', 95, 200),
    numbered('REFERENCIA', 305, 6),
    debit('DEBITOS', 410, pointComma),
    credit('CREDITOS', 480, pointComma),
    balance('SALDO', 550, pointComma),
  ],
  opens: ({ paper, book: { start, opening } }) =>
    paper
      .put(95, `SALDO ULTIMO EXTRACTO AL ${on(addDays(start, -1), '03/04/2024')}`)
      .put(550, pointComma(opening), RIGHT)
      .down(13),
  closes: ({ paper, book: { end, closing } }) =>
    paper
      .need(30)
      .put(95, `SALDO FINAL AL DIA ${on(end, '03/04/2024')}`, BOLD)
      .put(550, pointComma(closing), RIGHT_BOLD)
      .down(20),
})

/** A current account and a savings account of a household. */
export const ACCOUNTS_OF_CORDOBA: Readonly<Record<string, SeveralAccounts>> = {
  /** No period is named: the days of the last balance before and of the final one stand in each table. */
  'last-extract-and-final-balance-with-their-days-as-rows-of-each-account-above-its-own-number-in-cordoba': {
    paper: { size: 8, bottom: 745 },
    accounts: [inCordoba('CUENTA CORRIENTE BANCARIA', [8, 34]), inCordoba('CAJA DE AHORRO COMUN', [2, 10])],
    above: (paper, books) => {
      paper
        .put(45, 'Banco Ejemplo Macrocentro', HEADING)
        .put(550, 'RESUMEN GENERAL DE CUENTAS', RIGHT_BOLD)
        .down(24)
      paper.put(45, 'SR. MARTIN EJEMPLO').put(400, 'Clave única: 20-00000000-0').down()
      paper.put(45, 'CALLE DE LA MUESTRA 450').put(400, 'SUCURSAL 330 - CENTRO').down()
      paper.put(45, '5000 CORDOBA').down(20)
      paper.put(45, 'RESUMEN DE SALDOS', BOLD).down(14)
      const names = ['CUENTA CORRIENTE BANCARIA', 'CAJA DE AHORRO COMUN']
      const line = ({ closing, number }: AccountBook, i: number) => [
        names[i] ?? '',
        `3-${number.slice(-11)}`,
        pointComma(closing),
      ]
      printGrid(paper, [45, 220, [420]], [['TIPO DE CUENTA', 'NUMERO', 'SALDO EN PESOS'], ...books.map(line)])
    },
  },
}
