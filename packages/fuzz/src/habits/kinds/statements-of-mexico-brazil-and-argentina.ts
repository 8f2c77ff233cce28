import { addDays } from '../../convention/day.ts'
import { balance, balanceOnce, credit, day, dayOnce, debit } from '../setting/columns.ts'
import { commaPoint, minusAfter, minusBefore, pointComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { numbered } from '../setting/numbered.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { magnitudeSaying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { ARGENTINE_BANK, BRAZILIAN_BRANCH, MEXICAN_SERIALS } from '../texts/lined-american.ts'

const rich = { isNeverOverdrawn: true, opening: [400_000, 9_000_000] } as const
const pesos = (minor: number) => `$ ${commaPoint(minor)}`
const _minus = minusBefore(commaPoint)

/** Statements of banks of Mexico, Brazil and Argentina, as they are remembered. */
export const MEXICAN_BRAZILIAN_AND_ARGENTINE_STATEMENTS: Readonly<Record<string, PlainHabit>> = {
  'days-of-the-month-alone-and-serial-numbers-before-withdrawals-in-mexico': {
    paper: { page: 'letter', size: 7.5, bottom: 720 },
    book: { texts: MEXICAN_SERIALS, ...rich, rows: [14, 42], from: { month: 10, day: 1 } },
    says: { currency: 'MXN' },
    pitch: 9,
    gap: 13,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut, entries } }) => {
      const fees = magnitudeSaying(entries, /COMISION/)
      paper.put(40, 'ESTADO DE CUENTA', HEADING).put(560, 'Página 1 de 4', RIGHT).down(18)
      paper
        .put(40, 'LAURA EJEMPLO RUIZ')
        .put(330, 'Número de cuenta')
        .put(560, number.slice(-10), RIGHT)
        .down()
      paper.put(40, 'AV REFORMA 100 INT 4').put(330, 'CLABE')
      paper.put(560, `0211800${number.slice(-10)}`, RIGHT).down()
      paper.put(40, 'CIUDAD DE MEXICO 06600').put(330, 'Moneda').put(560, 'PESOS MXN', RIGHT).down(18)
      paper
        .put(40, `Periodo del ${on(start, '03/04/2024')} al ${on(end, '03/04/2024')}`, BOLD)
        .put(330, 'Días transcurridos 30')
        .down(16)
      paper.put(40, 'Resumen de cuentas', BOLD).down(14)
      printGrid(
        paper,
        [40, [280], 330, [560]],
        [
          ['Saldo inicial del periodo', pesos(opening), 'Saldo promedio', '$ 41,880.12'],
          ['Depósitos/Abonos', pesos(moneyIn), 'Tasa bruta anual', '0.50%'],
          ['Retiros/Cargos', pesos(moneyOut), 'ISR retenido', '$ 0.00'],
          ['Saldo final del periodo', pesos(closing), 'Comisiones efectivamente cobradas', pesos(fees)],
        ],
      ).down(16)
      paper.put(40, 'Detalle de movimientos cuenta de cheques', BOLD).down(16)
    },
    again: ({ paper }) => paper.put(560, `Página ${paper.page} de 4`, RIGHT).down(18),
    columns: [
      day('Día', 40, '03'),
      lined('Descripción', 70, 200),
      numbered(['Referencia/', 'Serial'], 285, 8),
      debit('Retiro/Cargo', 410, pesos),
      credit('Depósito/Abono', 490, pesos),
      balance('Saldo', 570, pesos),
    ],
    closes: ({ paper }) => {
      paper.need(60).down(8).put(40, 'Advertencia:', BOLD).down(11)
      paper.put(
        40,
        'Incumplir tus obligaciones te puede generar comisiones. Garantía IPAB hasta 400 mil UDIS.',
        SMALL,
      )
      paper
        .down(9)
        .put(40, 'Aclaraciones: UNE 55 5555 0100, dentro de los 90 días siguientes al corte.', SMALL)
    },
  },
  'movement-over-credits-and-debits-with-a-minus-behind-and-documents-before-them-in-brazil': {
    paper: { size: 8, bottom: 745 },
    book: { texts: BRAZILIAN_BRANCH, ...rich, rows: [14, 42] },
    says: { currency: 'BRL' },
    pitch: 9.5,
    gap: 13,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(50, 'EXTRATO CONSOLIDADO INTELIGENTE', HEADING).put(545, 'Pagina: 1/3', RIGHT).down(18)
      paper.put(50, 'Nome').put(250, 'Agência').put(330, 'Conta Corrente').down()
      paper
        .put(50, 'JOAO MODELO SILVA')
        .put(250, '0412')
        .put(330, `01.${number.slice(-6, -1)}-${number.slice(-1)}`)
      paper.down(16).put(50, 'Resumo - conta corrente', BOLD).down(14)
      printGrid(
        paper,
        [50, [300]],
        [
          [`Saldo de conta corrente em ${on(addDays(start, -1), '03/04')}`, pointComma(opening)],
          ['Total de créditos', pointComma(moneyIn)],
          ['Total de débitos', minusAfter(pointComma)(moneyOut)],
          [`Saldo de conta corrente em ${on(end, '03/04')}`, pointComma(closing)],
          ['Limite da conta', '2.000,00'],
        ],
      ).down(8)
      paper.put(50, `Período: ${on(start, '03/04/2024')} a ${on(end, '03/04/2024')}   Valores em R$`).down(20)
      paper.put(50, 'Movimentação', BOLD).down(16)
    },
    again: ({ paper }) => paper.put(545, `Pagina: ${paper.page}/3`, RIGHT).down(18),
    columns: [
      dayOnce('Data', 50, '03/04'),
      lined('Descrição', 95, 200),
      numbered('Nº Documento', 305, 6),
      credit('Créditos', 420, pointComma),
      { title: ['Movimento (R$)', ''], x: 405, cell: () => '' },
      debit('Débitos', 485, minusAfter(pointComma)),
      balanceOnce('Saldo (R$)', 545, pointComma),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(95, `SALDO EM ${on(addDays(start, -1), '03/04')}`)
        .put(545, pointComma(opening), RIGHT)
        .down(14),
    closes: ({ paper, book: { end, closing } }) => {
      paper
        .need(110)
        .put(95, `SALDO EM ${on(end, '03/04')}`, BOLD)
        .put(545, pointComma(closing), RIGHT_BOLD)
        .down(22)
      paper.put(50, 'Pacote de serviços', BOLD).down(14)
      printGrid(
        paper,
        [50, [300], [380], [460]],
        [
          ['Descrição', 'Incluídos', 'Utilizados', 'Excedentes'],
          ['Saques', '4', '2', '0'],
          ['Extratos', '4', '1', '0'],
        ],
      ).down(6)
      paper.put(50, 'Fale conosco: SAC 0800 555 0101. Ouvidoria 0800 555 0102.', SMALL)
    },
  },
  'transport-rows-and-vouchers-in-typewriter-letters-above-taxes-kept-back-in-argentina': {
    paper: { font: 'courier', size: 7.5, bottom: 740 },
    book: { texts: ARGENTINE_BANK, ...rich, rows: [20, 45] },
    says: { currency: 'ARS' },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(40, 'BANCO DEL EJEMPLO S.A.', BOLD).put(550, 'HOJA 001', RIGHT).down(14)
      paper.put(40, 'CAJA DE AHORROS EN PESOS ARS').put(330, 'RESUMEN DE MOVIMIENTOS').down(16)
      paper
        .put(40, 'TITULAR   EJEMPLO ANA MARIA')
        .put(330, `CUENTA NRO ${number.slice(-12)}`)
        .down()
      paper
        .put(40, 'CUIL      27-00000000-4')
        .put(330, `CBU 0110599${number.slice(-15)}`)
        .down()
      paper
        .put(40, 'SUCURSAL  CORRIENTES')
        .put(330, `PERIODO ${on(start, '03/04/2024')} AL ${on(end, '03/04/2024')}`)
      paper.down(20)
    },
    again: ({ paper }) => paper.put(550, `HOJA ${String(paper.page).padStart(3, '0')}`, RIGHT).down(16),
    columns: [
      day('FECHA', 40, '03/04/24'),
      lined('MOVIMIENTOS', 90, 210),
      numbered('COMPROB.', 315, 7),
      debit('DEBITOS', 415, pointComma),
      credit('CREDITOS', 485, pointComma),
      balance('SALDO', 555, pointComma),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(90, 'SALDO ANTERIOR').put(555, pointComma(opening), RIGHT).down(13),
    carries: ({ paper }, reached) => paper.put(90, 'TRANSPORTE').put(555, pointComma(reached), RIGHT),
    brings: ({ paper }, reached) => paper.put(90, 'TRANSPORTE').put(555, pointComma(reached), RIGHT).down(13),
    closes: ({ paper, book: { closing, entries } }) => {
      const tax = magnitudeSaying(entries, /LEY 25413/)
      paper.need(80).put(90, 'SALDO FINAL').put(555, pointComma(closing), RIGHT).down(20)
      paper.put(40, `TOTAL COBRADO DEL IMP LEY 25413: ${pointComma(tax)}`).down()
      paper.put(40, 'SE PRESUMIRA CONFORMIDAD SI DENTRO DE LOS 60 DIAS DE VENCIDO EL PERIODO NO SE').down()
      paper.put(40, 'PRESENTA IMPUGNACION. LOS DEPOSITOS EN PESOS CUENTAN CON LA GARANTIA DE $ 25.000.000.')
    },
  },
}
