import { addDays, type Day } from '../../convention/day.ts'
import { amount, balance, balanceOnce, credit, day, dayOnce, debit, text } from '../setting/columns.ts'
import { around, commaPoint, minusAfter, minusBefore, pointComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import * as print from '../setting/print-day.ts'
import { numberLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { BRAZILIAN } from '../texts/latin-american.ts'
import { SPANISH } from '../texts/western-european.ts'

const on = (date: Day, style = '03/04/2024') => print.on(date, style, 'es')
const before = (date: Day) => on(addDays(date, -1))
const minus = minusBefore(pointComma)
const after = minusAfter(pointComma)
const apart = around(pointComma, '- 5')
const inReal = around(pointComma, 'R$ 5D', 'R$ 5C')
const real = { currency: 'BRL' } as const

export const LATIN_AMERICAN_HABITS: Readonly<Record<string, PlainHabit>> = {
  'balance-of-the-day-as-a-row': {
    paper: { lead: 13, bottom: 750 },
    book: { texts: BRAZILIAN },
    says: { ...real },
    gap: 13,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'extrato conta corrente', HEADING).down(14)
      paper.put(50, numberLike('agência: 1234  conta: ~~~~~-~', number)).down()
      paper.put(50, `período de visualização: ${on(start)} até ${on(end)}`).down(22)
    },
    columns: [
      day('data', 50, '03/04/2024'),
      text('lançamentos', 120, 250),
      amount('valor (R$)', 450, minus),
      { title: 'saldo (R$)', x: 545, align: 'right', cell: () => '' },
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper.put(50, before(start)).put(120, 'SALDO ANTERIOR').put(545, minus(opening), RIGHT).down(),
    closesDay: ({ date, balance: reached }, paper) =>
      paper.put(50, on(date)).put(120, 'SALDO DO DIA', BOLD).put(545, minus(reached), RIGHT_BOLD).down(),
  },
  'balance-of-each-day-below-its-rows-newest-first-above-what-the-account-holds': {
    paper: { lead: 13, bottom: 750 },
    book: { texts: BRAZILIAN },
    says: { ...real },
    newestFirst: true,
    gap: 13,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'EXTRATO DE CONTA CORRENTE', HEADING).down(14)
      paper.put(50, numberLike('Conta: ~~.~~~-~', number)).down()
      paper.put(50, `Período: ${on(start)} - ${on(end)}`).down(22)
    },
    columns: [day('Data', 50, '03/04/2024'), text('Histórico', 120, 250), amount('Valor', 545, inReal)],
    sumsDay: ({ date }, paper, ofDay) =>
      paper
        .put(50, on(date))
        .put(120, 'SALDO DO DIA')
        .put(545, inReal(ofDay[0]?.balance ?? 0), RIGHT)
        .down(),
    closes: ({ paper, book: { start, opening, closing } }) => {
      paper
        .need(60)
        .put(50, before(start))
        .put(120, 'SALDO ANTERIOR')
        .put(545, inReal(opening), RIGHT)
        .down(30)
      paper.put(50, 'RESUMO').down()
      paper.put(50, 'Saldo em conta:').put(545, inReal(closing), RIGHT)
    },
  },
  'document-number-and-credits-first': {
    book: { texts: BRAZILIAN },
    says: { ...real },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'Extrato Mensal / Por Período', HEADING).down(16)
      paper.put(50, numberLike(`Ag: 1234 | CC: ~~~~~~~-~ | Entre ${on(start)} e ${on(end)}`, number)).down(24)
    },
    columns: [
      dayOnce('Data', 50, '03/04/2024'),
      text('Histórico', 115, 160),
      { title: 'Docto.', x: 300, means: 'reference', cell: (_, { random }) => random.digits(7) },
      credit('Crédito (R$)', 410, pointComma),
      debit('Débito (R$)', 475, apart),
      balance('Saldo (R$)', 545, apart),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper.put(50, before(start)).put(115, 'SALDO ANTERIOR').put(545, apart(opening), RIGHT).down(),
    closes: ({ paper, book: { closing, moneyIn, moneyOut } }) => {
      paper.need(20).put(115, 'Total', BOLD).put(410, pointComma(moneyIn), RIGHT)
      paper.put(475, apart(moneyOut), RIGHT).put(545, apart(closing), RIGHT)
    },
  },
  'two-balances-once-a-day': {
    paper: { page: 'letter', bottom: 730, size: 7.5, lead: 10 },
    book: { texts: SPANISH, opening: [500_000, 5_000_000], isNeverOverdrawn: true },
    says: {},
    pitch: 9,
    gap: 10,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper
        .put(40, 'Estado de Cuenta')
        .put(570, `Periodo DEL ${on(start)} AL ${on(end)}`, RIGHT)
        .down()
      paper.put(570, numberLike('No. de Cuenta ~~~~~~~~~~', number), RIGHT).down(20)
      paper
        .pairs(40, 250, [
          ['Saldo Anterior', commaPoint(opening)],
          ['Depósitos / Abonos (+)', commaPoint(moneyIn)],
          ['Retiros / Cargos (-)', commaPoint(moneyOut)],
          ['Saldo Final', commaPoint(closing)],
        ])
        .down(16)
      paper.put(40, 'Detalle de Movimientos Realizados', BOLD).down(14)
    },
    columns: [
      day(['FECHA', 'OPER'], 40, '03/APR'),
      { title: 'LIQ', x: 72, means: 'value-date', cell: ({ valueDate }) => on(valueDate, '03/APR') },
      text('COD. DESCRIPCIÓN', 105, 220, (_, lines, { random }) => [
        ...lines,
        ...(random.chance(0.6)
          ? [random.fill('SPEI ~~~~~~~~~~ PAGO'), random.fill('RFC: ABC ~~~~~~XY1 AUT: ~~~~~~')]
          : []),
      ]),
      debit('CARGOS', 400, commaPoint),
      credit('ABONOS', 450, commaPoint),
      balanceOnce(['SALDO', 'OPERACIÓN'], 515, commaPoint),
      {
        title: 'LIQUIDACIÓN',
        x: 570,
        align: 'right',
        cell: (own, { endsDay }) => (endsDay ? commaPoint(own.balance) : ''),
      },
    ],
    closes: ({ paper, book: { entries, moneyIn, moneyOut } }) => {
      const count = (isCredit: boolean) => String(entries.filter((own) => own.amount > 0 === isCredit).length)
      paper.need(50).down().put(40, 'Total de Movimientos', BOLD).down(12)
      paper.put(40, 'TOTAL IMPORTE CARGOS').put(200, commaPoint(moneyOut), RIGHT)
      paper.put(250, 'TOTAL MOVIMIENTOS CARGOS').put(420, count(false), RIGHT).down()
      paper.put(40, 'TOTAL IMPORTE ABONOS').put(200, commaPoint(moneyIn), RIGHT)
      paper.put(250, 'TOTAL MOVIMIENTOS ABONOS').put(420, count(true), RIGHT)
    },
  },
  'minus-behind-and-balances-on-rows-of-their-own-kind': {
    book: { texts: BRAZILIAN },
    says: { ...real },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'extrato mensal', HEADING).down(14)
      paper.put(50, `agência 1234 conta ${number.slice(-6)}`).down()
      paper.put(50, `período ${on(start, '03/04/2024')} a ${on(end, '03/04/2024')}`).down(22)
    },
    columns: [
      day('data', 50, '03/04'),
      text('descrição', 100, 220),
      credit('entradas R$', 390, pointComma),
      debit('saídas R$', 465, after),
      balance('saldo R$', 555, after),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(50, on(addDays(start, -1), '03/04'))
        .put(100, 'SALDO ANTERIOR')
        .put(555, pointComma(opening), RIGHT)
        .down(),
    closes: ({ paper, book: { end, closing } }) =>
      paper.need(20).put(50, on(end, '03/04')).put(100, 'SALDO FINAL').put(555, after(closing), RIGHT),
  },
  'deposits-before-withdrawals-named-months': {
    book: { texts: SPANISH, isNeverOverdrawn: true, opening: [400_000, 900_000] },
    says: { currency: 'MXN' },
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(50, 'ESTADO DE CUENTA', HEADING).put(350, 'MONEDA NACIONAL').down(14)
      paper.put(50, `No. de Cuenta ${number.slice(-10)}`).down()
      paper.put(50, `Periodo Del ${on(start, '03/04/2024')} al ${on(end, '03/04/2024')}`).down(16)
      paper
        .pairs(50, 300, [
          ['Saldo inicial del periodo', `$ ${commaPoint(opening)}`],
          ['Saldo al corte', `$ ${commaPoint(closing)}`],
        ])
        .down(16)
    },
    columns: [
      { title: 'FECHA', x: 50, cell: ({ date }) => on(date, '03-APR-24').toUpperCase() },
      text('DESCRIPCIÓN / ESTABLECIMIENTO', 115, 200),
      credit(['MONTO DEL', 'DEPOSITO'], 400, commaPoint),
      debit(['MONTO DEL', 'RETIRO'], 475, commaPoint),
      balance('SALDO', 555, commaPoint),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(50, on(addDays(start, -1), '03-APR-24').toUpperCase())
        .put(115, 'SALDO ANTERIOR')
        .put(555, commaPoint(opening), RIGHT)
        .down(),
  },
}
