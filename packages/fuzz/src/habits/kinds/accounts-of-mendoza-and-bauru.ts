import { addDays } from '../../convention/day.ts'
import { balance, credit, day, dayOnce, debit } from '../setting/columns.ts'
import { around, minusBefore, pointComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { numbered } from '../setting/numbered.ts'
import type { Paper } from '../setting/paper.ts'
import { part } from '../setting/part.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { numberLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { ACCOUNT_OF_BAURU, SAVER_OF_MENDOZA } from '../texts/from-bozeman-to-taif-east.ts'

const SLASHES = '03/04/2024'
const minus = minusBefore(pointComma)
const behind = around(pointComma, '5 -', '5')
/** The sign of a sum stands right of where sums end. */
const VALUE = 455
const BALANCE = 545

/** A sum that ends where all do, and its sign behind it. */
function signed(paper: Paper, x: number, amount: number): void {
  paper.put(x, pointComma(amount), RIGHT)
  if (amount < 0) paper.put(x + 4, '-')
}

/** A balance on a line of its own. */
function dated(paper: Paper, date: number, words: string, amount: number): void {
  paper.put(40, on(date, '03/04')).put(85, words)
  signed(paper, BALANCE, amount)
  paper.down(13)
}

/** Accounts of Cuyo and of the state of São Paulo. */
export const ACCOUNTS_OF_MENDOZA_AND_BAURU: Readonly<Record<string, PlainHabit>> = {
  /** Dashes stand before the names of operations and of balances; the day is printed once. */
  'dashes-before-operations-and-balances-under-days-printed-once-with-months-in-capitals-of-a-saver-in-mendoza':
    {
      paper: { font: 'courier', size: 8, bottom: 745 },
      book: { texts: SAVER_OF_MENDOZA, rows: [8, 45], opening: [1_000_000, 40_000_000], largest: 9_000_000 },
      says: { currency: 'ARS' },
      pitch: 10,
      gap: 12,
      above: ({ paper, book: { start, end, number } }) => {
        paper.put(40, 'BANCO EJEMPLO DE CUYO S.A.', { isBold: true, size: 12 }).down(14)
        paper.put(40, `EXTRACTO DEL ${on(start, SLASHES)} AL ${on(end, SLASHES)}`).down(24)
        printGrid(
          paper,
          [40, 330],
          [
            ['SRA. LAURA MUESTRA', 'SUCURSAL 042 MENDOZA CENTRO'],
            ['AV. EJEMPLO 1250', 'MONEDA: PESOS ARGENTINOS (ARS)'],
            ['5500 MENDOZA', 'IVA: CONSUMIDOR FINAL'],
          ],
        ).down(18)
        paper.put(40, `CAJA DE AHORRO EN $ NRO. ${numberLike('042-~-~~~~~-~', number)}`, BOLD).down(13)
        paper.put(40, `CBU 99900426 ${number.slice(-14)}`).down(20)
        paper.put(40, '- DETALLE DE OPERACIONES -', BOLD).down(18)
      },
      again: ({ paper }) =>
        paper.put(40, '- DETALLE DE OPERACIONES -', BOLD).put(555, `HOJA ${paper.page}`, RIGHT).down(22),
      columns: [
        dayOnce('FECHA', 40, '03-APR', 'es'),
        lined('REFERENCIA', 85, 170),
        numbered('NRO', 265, 5),
        debit('DEBITO', 375, pointComma),
        credit('CREDITO', 465, pointComma),
        balance('SALDO', 555, minus),
      ],
      opens: ({ paper, book: { opening } }) =>
        paper.put(85, '- SALDO ANTERIOR').put(555, minus(opening), RIGHT).down(12),
      closes: ({ paper, book: { closing } }) => {
        paper.need(70).put(85, '- SALDO FINAL').put(555, minus(closing), RIGHT).down(26)
        smallPrint(paper, 40, [
          'LOS DEPOSITOS EN PESOS CUENTAN CON LA GARANTIA DE HASTA $ 25.000.000. LEY 24.485.',
          'TASA NOMINAL ANUAL CAJA DE AHORRO: 0,50%. COMISION MENSUAL: VER TARIFARIO.',
        ])
      },
    },
  /** Balances of days are rows in a column of their own, the last of them followed by what is to be set free. */
  'origins-between-texts-and-values-with-signs-apart-behind-and-balances-of-days-as-rows-above-what-is-to-be-set-free-in-bauru':
    {
      paper: { size: 8.5, bottom: 740 },
      book: { texts: ACCOUNT_OF_BAURU, rows: [10, 50], opening: [50_000, 900_000], largest: 400_000 },
      says: { currency: 'BRL' },
      gap: 13,
      above: ({ paper, book: { start, end, number } }) => {
        paper.put(40, 'Banco Exemplo', { isBold: true, size: 15 })
        paper.put(560, 'extrato de conta corrente', RIGHT_BOLD).down(28)
        printGrid(
          paper,
          [40, 300, [560]],
          [
            ['MARIANA MODELO EXEMPLO', 'agência e conta', `0417 / ${numberLike('~~~~~-~', number)}`],
            ['RUA EXEMPLO 55 JD MODELO', 'período', `${on(start, SLASHES)} a ${on(end, SLASHES)}`],
            ['17010-000 BAURU SP', 'valores em', 'reais (R$)'],
          ],
        ).down(18)
        paper.put(40, 'Movimentação', HEADING).rule(40, 560, 4).down(18)
      },
      again: ({ paper }) =>
        paper.put(40, 'Movimentação', BOLD).put(560, `página ${paper.page}`, RIGHT).down(24),
      columns: [
        day('data', 40, '03/04'),
        part('lançamentos', 85, 230, 0),
        part('ag./origem', 330, 60, 1),
        { title: 'valor (R$)', x: VALUE, align: 'right', cell: ({ amount }) => pointComma(amount) },
        { title: '', x: VALUE + 4, cell: ({ amount }) => (amount < 0 ? '-' : '') },
        { title: 'saldo (R$)', x: BALANCE, align: 'right', cell: () => '' },
      ],
      opens: ({ paper, book: { start, opening } }) =>
        dated(paper, addDays(start, -1), 'SALDO ANTERIOR', opening),
      closesDay: ({ date, balance: own }, paper) => dated(paper, date, 'SALDO DO DIA', own),
      closes: ({ paper, book: { end, closing } }) => {
        paper.need(110).put(40, on(end, '03/04')).put(85, '(-) SALDO A LIBERAR')
        paper.put(BALANCE, '0,00', RIGHT).down(13)
        dated(paper, end, 'SALDO FINAL DISPONIVEL', closing)
        paper.down(14).put(40, 'Limite da conta', BOLD).down(14)
        printGrid(
          paper,
          [40, [300]],
          [
            ['limite contratado', '2.500,00'],
            ['juros do limite ao mês', '7,90%'],
            ['saldo final', behind(closing)],
          ],
        ).down(8)
        smallPrint(paper, 40, [
          'Dúvidas, sugestões e reclamações: fale com o SAC 0800 000 0144, todos os dias, 24 horas.',
        ])
      },
    },
}
