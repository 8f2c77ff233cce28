import { addDays } from '../../convention/day.ts'
import { creditsOf, debitsOf } from '../setting/account-book.ts'
import { balance, balanceOnce, type Column, credit, day, dayOnce, debit } from '../setting/columns.ts'
import { commaPoint, minusAfter, pointComma, pointWhole } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { kind } from '../setting/kind.ts'
import { lined } from '../setting/lined.ts'
import { numbered } from '../setting/numbered.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { numberLike } from '../setting/print-number.ts'
import { magnitudeSaying, saying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { BRAZILIAN_CONSOLIDATED, CHILEAN_SIGHT, ECUADORIAN } from '../texts/household-latin.ts'

const rich = { opening: [400_000, 2_000_000], isNeverOverdrawn: true } as const
const behind = minusAfter(commaPoint)
const reaisBehind = minusAfter(pointComma)

const letters = (text: string, isIn: boolean) => {
  if (/^(TAR|IOF)/.test(text)) return 'E'
  if (/APLIC/.test(text)) return 'A'
  return isIn ? 'C' : 'D'
}

const notes = (text: string, isIn: boolean) => {
  if (/^DEPOSITO/.test(text)) return 'DEP'
  if (/^RETIRO/.test(text)) return 'RET'
  return isIn ? 'N/C' : 'N/D'
}

/** Accounts of banks of Brazil, Chile and Ecuador. */
export const BRAZILIAN_CHILEAN_AND_ECUADORIAN_ACCOUNTS: Readonly<Record<string, PlainHabit>> = {
  'letters-of-kinds-explained-in-notes-and-entries-before-exits-of-a-consolidated-extract-in-brazil': {
    paper: { size: 8, bottom: 740 },
    book: { texts: BRAZILIAN_CONSOLIDATED, ...rich, rows: [14, 42] },
    says: { currency: 'BRL', period: 'balances' },
    gap: 11,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper
        .put(40, 'extrato mensal', HEADING)
        .put(550, numberLike('ag 0123   cc 0~~~~-~', number), RIGHT)
        .down(14)
      paper.put(550, '1/4', RIGHT).down(22)
      paper.put(40, 'MARIA MODELO DA SILVA').down(24)
      paper.put(40, 'Conta Corrente | Resumo', BOLD).rule(40, 550).down(16)
      printGrid(
        paper,
        [40, [290]],
        [
          [`Saldo em ${on(addDays(start, -1), '03/04/2024')}`, pointComma(opening)],
          ['Entradas (créditos) R$', pointComma(moneyIn)],
          ['Saídas (débitos) R$', reaisBehind(-Math.abs(moneyOut))],
          [`Saldo em ${on(end, '03/04/2024')}`, pointComma(closing)],
          ['Limite da conta contratado', '3.000,00'],
        ],
      ).down(14)
      paper.put(40, 'Conta Corrente | Movimentação', BOLD).rule(40, 550).down(18)
    },
    again: ({ paper, book: { number } }) => {
      paper.put(40, 'extrato mensal', BOLD).put(550, numberLike('ag 0123   cc 0~~~~-~', number), RIGHT).down()
      paper.put(40, 'Conta Corrente | Movimentação (continuação)').put(550, `${paper.page}/4`, RIGHT).down(18)
    },
    columns: [
      dayOnce('data', 40, '03/04'),
      lined('descrição', 85, 190),
      kind('', 280, letters),
      credit(['entradas R$', '(créditos)'], 390, pointComma),
      debit(['saídas R$', '(débitos)'], 470, (minor) => reaisBehind(-Math.abs(minor))),
      balanceOnce(['saldo', 'R$'], 550, pointComma),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(40, on(addDays(start, -1), '03/04'))
        .put(85, 'SALDO ANTERIOR')
        .put(550, pointComma(opening), RIGHT)
        .down(12),
    closes: ({ paper, book: { end, closing } }) => {
      paper.need(90).put(40, on(end, '03/04')).put(85, 'SALDO EM C/C', BOLD)
      paper.put(550, pointComma(closing), RIGHT_BOLD).down(24)
      paper.put(40, 'Notas explicativas', BOLD).down(12)
      paper
        .put(40, 'A = aplicação automática   C = crédito a compensar   D = débito a compensar', SMALL)
        .down(9)
      paper
        .put(40, 'E = encargos e tarifas   G = aplicação programada   P = poupança automática', SMALL)
        .down(9)
      paper.put(40, 'Em caso de dúvidas, de posse do comprovante, contate seu gerente ou a central.', SMALL)
    },
  },
  'charges-before-deposits-over-boxes-of-sums-by-kind-at-the-foot-of-a-sight-account-in-chile': {
    paper: { page: 'letter', size: 8, bottom: 715 },
    book: { texts: CHILEAN_SIGHT, ...rich, rows: [12, 38] },
    says: { currency: 'CLP', exponent: 0 },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(40, 'BANCO EJEMPLO', HEADING).put(570, 'CARTOLA CUENTA VISTA', RIGHT_BOLD).down(20)
      printGrid(
        paper,
        [40, 110, 330, 430],
        [
          ['Sr(a)', 'CAMILA EJEMPLO SOTO', 'N° de cuenta', `00-${number.slice(-8)}`],
          ['RUT', '15.403.771-K', 'Cartola N°', '48'],
          ['Sucursal', 'TALCA PLAZA', 'Desde', on(start, '03/04/2024')],
          ['Moneda', 'Pesos chilenos (CLP)', 'Hasta', on(end, '03/04/2024')],
        ],
      ).down(18)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(40, `CARTOLA CUENTA VISTA 00-${number.slice(-8)}`)
        .put(570, `Hoja ${paper.page}`, RIGHT)
        .down(20),
    columns: [
      day(['FECHA', 'DIA/MES'], 40, '03/04'),
      lined('DETALLE DE TRANSACCION', 85, 190),
      kind('SUCURSAL', 285, (text) => (/GIRO|EFECTIVO/.test(text) ? 'TALCA PLAZA' : 'INTERNET')),
      numbered(['N°', 'DOCTO'], 350, 7),
      debit(['MONTO', 'CHEQUES', 'O CARGOS'], 450, pointWhole),
      credit(['MONTO', 'DEPOSITOS', 'O ABONOS'], 520, pointWhole),
      balanceOnce('SALDO', 575, pointWhole),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(85, 'SALDO INICIAL', BOLD).put(575, pointWhole(opening), RIGHT_BOLD).down(13),
    closes: ({ paper, book: { entries, opening, closing, moneyIn, moneyOut } }) => {
      const [cash, fees] = [
        magnitudeSaying(entries, /^DEPOSITO/),
        magnitudeSaying(entries, /^(COMISION|IVA)/),
      ]
      paper.need(100).put(85, 'SALDO FINAL', BOLD).put(575, pointWhole(closing), RIGHT_BOLD).down(26)
      paper.rule(40, 575, -10)
      printGrid(
        paper,
        [[110], [200], [290], [380], [480], [575]],
        [
          ['SALDO INICIAL', 'DEPOSITOS', 'OTROS ABONOS', 'OTROS CARGOS', 'COMISIONES E IVA', 'SALDO FINAL'],
          [opening, cash, moneyIn - cash, Math.abs(moneyOut) - fees, fees, closing].map((sum) =>
            pointWhole(sum),
          ),
        ],
      )
      paper.rule(40, 575, -8).down(8)
      paper.put(
        40,
        'Infórmese sobre la garantía estatal de los depósitos en su banco o en www.cmf.example',
        SMALL,
      )
    },
  },
  'letters-for-notes-of-debit-and-credit-before-unsigned-dollars-in-ecuador': {
    paper: { size: 8, bottom: 740 },
    book: { texts: ECUADORIAN, ...rich, rows: [10, 38] },
    says: { currency: 'USD' },
    pitch: 9.5,
    gap: 13,
    above: ({ paper, book: { start, end, number, opening, closing, entries, moneyIn, moneyOut } }) => {
      paper.put(40, 'ESTADO DE CUENTA DE AHORROS', HEADING).put(550, 'Página 1 de 2', RIGHT).down(20)
      printGrid(
        paper,
        [40, 120, 330, 430],
        [
          ['Cliente:', 'LUIS EJEMPLO VACA', 'Cuenta No.:', number.slice(-10)],
          ['Dirección:', 'AV AMAZONAS N21-147, QUITO', 'Desde:', on(start, '2024-04-03')],
          ['Oficina:', 'IÑAQUITO', 'Hasta:', on(end, '2024-04-03')],
          ['Moneda:', 'DOLARES (USD)', 'Tasa de interés:', '0.75%'],
        ],
      ).down(12)
      printGrid(
        paper,
        [40, [170], [240], 300, [480], [550]],
        [
          ['RESUMEN', 'Número', 'Valor', '', '', 'Valor'],
          [
            'Créditos (+)',
            String(creditsOf(entries).length),
            commaPoint(moneyIn),
            'Saldo anterior',
            '',
            commaPoint(opening),
          ],
          [
            'Débitos (-)',
            String(debitsOf(entries).length),
            commaPoint(moneyOut),
            'Saldo actual',
            '',
            commaPoint(closing),
          ],
          [
            'Cajero (-)',
            String(saying(entries, /^RETIRO/).length),
            commaPoint(magnitudeSaying(entries, /^RETIRO/)),
            'Saldo bloqueado',
            '',
            '0.00',
          ],
        ],
      ).down(18)
    },
    again: ({ paper }) => paper.put(550, `Página ${paper.page} de 2`, RIGHT).down(18),
    columns: [
      day('Fecha', 40, '2024-04-03'),
      kind('Tipo', 100, notes),
      lined('Concepto', 135, 175),
      numbered('Documento', 325, 8),
      kind('Oficina', 385, (text) => (/EFECTIVO|CAJERO/.test(text) ? 'IÑAQUITO' : 'MATRIZ')),
      { title: 'Monto', x: 480, align: 'right', cell: ({ amount }) => commaPoint(amount) },
      balance('Saldo', 550, behind),
    ] satisfies Column[],
    opens: ({ paper, book: { opening } }) =>
      paper.put(135, 'SALDO ANTERIOR').put(550, commaPoint(opening), RIGHT).down(13),
    closes: ({ paper }) => {
      paper.need(50).down(6)
      paper.put(40, 'N/D Nota de débito   N/C Nota de crédito   DEP Depósito   RET Retiro', SMALL).down(10)
      paper.put(40, 'Si no recibimos su reclamo en 30 días daremos por aceptados los saldos.', SMALL)
    },
  },
}
