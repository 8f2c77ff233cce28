import { addDays } from '../../convention/day.ts'
import { creditsOf, debitsOf } from '../setting/account-book.ts'
import { amount, balance, credit, day, debit, text, valueDay } from '../setting/columns.ts'
import { commaPoint, minusAfter, minusBefore, pointComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { numbered } from '../setting/numbered.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike, numberLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import {
  CUENTA_DE_CORDOBA,
  CUENTA_DE_HEREDIA,
  CUENTA_DE_SANTO_DOMINGO,
  DOLARES_DE_CORDOBA,
} from '../texts/converted-american.ts'
import type { SeveralAccounts } from './several-accounts.ts'

const minus = minusBefore(commaPoint)
const behind = minusAfter(commaPoint)
const behindPoints = minusAfter(pointComma)

const rich = { opening: [400_000, 9_000_000], largest: 4_000_000, isNeverOverdrawn: true } as const

/** Accounts of Costa Rica and of the Dominican Republic. */
export const ACCOUNTS_OF_HEREDIA_AND_SANTO_DOMINGO: Readonly<Record<string, PlainHabit>> = {
  /** The month stands before a stroke and the day; rows have no balance; counts and sums close the table. */
  'references-before-days-with-the-month-before-a-stroke-and-no-balances-above-counts-of-debits-in-costa-rica':
    {
      paper: { page: 'letter', size: 8, bottom: 720 },
      book: { texts: CUENTA_DE_HEREDIA, rows: [12, 44], ...rich },
      says: { currency: 'CRC' },
      above: ({ paper, book: { start, end, number, opening, closing } }) => {
        paper.put(40, 'BANCO MUESTRA SAN JOSE', HEADING).put(570, 'ESTADO DE CUENTA', RIGHT_BOLD).down()
        paper
          .put(40, 'Cédula jurídica 3-101-000000', SMALL)
          .put(570, 'CUENTA CORRIENTE PERSONAL', RIGHT)
          .down(24)
        printGrid(
          paper,
          [40, 330, [570]],
          [
            ['ANA EJEMPLO MORA', 'IBAN', ibanLike('CR', 22, number).replaceAll(' ', '')],
            ['ana.m@ejemplo.example', 'MONEDA', 'CRC'],
            ['HEREDIA, COSTA RICA', 'PERIODO DEL', on(start, '03/04/2024')],
            ['', 'AL', on(end, '03/04/2024')],
            ['', 'SALDO ANTERIOR', minus(opening)],
            ['', 'SALDO FINAL', minus(closing)],
          ],
        ).down(18)
      },
      again: ({ paper }) => {
        paper.put(40, 'ANA EJEMPLO MORA').put(570, `PÁGINA ${paper.page}`, RIGHT).down(22)
      },
      columns: [
        numbered(['No.', 'REFERENCIA'], 40, 9),
        day('FECHA', 110, 'APR/03', 'es'),
        text('CONCEPTO', 165, 220),
        debit('DÉBITOS', 480, commaPoint),
        credit('CRÉDITOS', 570, commaPoint),
      ],
      closes: ({ paper, book: { entries, opening, closing, moneyIn, moneyOut } }) => {
        paper
          .need(110)
          .rule(165, 570, -9)
          .put(165, 'TOTALES', BOLD)
          .put(480, commaPoint(moneyOut), RIGHT_BOLD)
        paper.put(570, commaPoint(moneyIn), RIGHT_BOLD).down(24)
        printGrid(
          paper,
          [[120], [210], [330], [450], [570]],
          [
            ['DÉBITOS', 'CRÉDITOS', 'SALDO ANTERIOR', 'SALDO PROMEDIO', 'SALDO AL CORTE'],
            [
              String(debitsOf(entries).length),
              String(creditsOf(entries).length),
              minus(opening),
              minus(Math.round((opening + closing) / 2)),
              minus(closing),
            ],
          ],
        ).down(8)
        paper.put(
          40,
          'Dispone de 60 días para objetar este estado de cuenta. Línea gratuita 800-555-0119.',
          SMALL,
        )
      },
    },
  /** A minus stands behind what goes out in the one column of amounts; days of posting stand before effective days. */
  'days-of-posting-before-effective-days-with-a-minus-behind-what-goes-out-below-a-certificate-of-tax-in-santo-domingo':
    {
      paper: { page: 'letter', size: 8, bottom: 720 },
      book: { texts: CUENTA_DE_SANTO_DOMINGO, rows: [12, 40], ...rich },
      says: { currency: 'DOP' },
      gap: 13,
      above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
        paper
          .put(40, 'Banco Modelo Dominicano', HEADING)
          .put(570, 'Estado de Cuenta Corriente', RIGHT_BOLD)
          .down()
        paper.put(40, 'RNC 1-01-00000-1', SMALL).put(570, 'NCF: B0200041778', RIGHT).down(22)
        paper
          .put(60, 'COMERCIAL MUESTRA SRL')
          .put(330, 'Número de cuenta')
          .put(570, number.slice(-9), RIGHT)
          .down()
        paper.put(60, 'AV EJEMPLO 77, ENSANCHE NACO').put(330, 'Moneda').put(570, 'DOP', RIGHT).down()
        paper.put(60, 'SANTO DOMINGO').put(330, 'Período')
        paper.put(570, `${on(start, '03/04/2024')} al ${on(end, '03/04/2024')}`, RIGHT).down(24)
        printGrid(
          paper,
          [[150], [290], [430], [570]],
          [
            ['Balance Anterior', 'Total Débitos', 'Total Créditos', 'Balance Actual'],
            [behind(opening), commaPoint(moneyOut), commaPoint(moneyIn), behind(closing)],
          ],
        )
        paper.rule(40, 570, -6).down(18)
      },
      again: ({ paper, book: { number } }) => {
        paper
          .put(40, `Cuenta ${number.slice(-9)}`)
          .put(570, `Página ${paper.page}`, RIGHT)
          .down(20)
      },
      columns: [
        day(['Fecha', 'Posteo'], 40, '03/04/2024'),
        valueDay(['Fecha', 'Efectiva'], 100, '03/04/2024'),
        numbered(['No.', 'Referencia'], 160, 10),
        text('Descripción', 225, 180),
        amount('Monto', 480, behind),
        balance('Balance', 570, behind),
      ],
      closes: ({ paper }) => {
        paper.need(60).rule(40, 570, -9).down(10)
        paper
          .put(40, 'Si dentro de 60 días no recibimos reclamación, se dará por correcto este estado.', SMALL)
          .down(9)
        paper.put(40, 'Impuesto del 0.15% sobre cheques y transferencias, Ley 288-04.', SMALL)
      },
    },
}

const own = (
  name: string,
  mask: string,
  texts: PlainHabit['book']['texts'],
  rows: readonly [number, number],
): PlainHabit => ({
  book: { texts, rows, ...rich },
  says: {},
  gap: 13,
  above: ({ paper, book: { number, start, end } }) => {
    paper.down(12).need(130).rule(40, 555, -10).put(40, `CUENTA ${name}`, BOLD)
    paper.put(555, `NRO.: ${numberLike(mask, number)}`, RIGHT_BOLD).down()
    paper.put(40, `Período del extracto: ${on(start, '03/04/2024')} al ${on(end, '03/04/2024')}`).down(18)
  },
  again: ({ paper, book: { number } }) => {
    paper.put(40, `CUENTA ${name}`, BOLD).put(300, `NRO.: ${numberLike(mask, number)}`)
    paper.put(555, `Página ${paper.page} de 3`, RIGHT).down(20)
  },
  columns: [
    day('FECHA', 40, '03/04/24'),
    text('DESCRIPCION', 90, 210),
    numbered('REFERENCIA', 305, 6),
    debit('DEBITOS', 415, pointComma),
    credit('CREDITOS', 485, pointComma),
    balance('SALDO', 555, behindPoints),
  ],
  opens: ({ paper, book: { start, opening } }) =>
    paper
      .put(90, `SALDO ULTIMO EXTRACTO AL ${on(addDays(start, -1), '03/04/2024')}`)
      .put(555, behindPoints(opening), RIGHT)
      .down(13),
  closes: ({ paper, book: { end, closing } }) =>
    paper
      .need(24)
      .put(90, `SALDO FINAL AL DIA ${on(end, '03/04/2024')}`, BOLD)
      .put(555, behindPoints(closing), RIGHT_BOLD)
      .down(20),
})

/** Two accounts of a firm of Argentina: the balance of the last statement and that of the last day frame each table. */
export const ACCOUNTS_OF_CORDOBA: Readonly<Record<string, SeveralAccounts>> = {
  'balances-of-the-last-extract-and-of-the-final-day-around-pesos-and-dollars-with-a-digit-apart-in-argentina':
    {
      paper: { size: 8, bottom: 750 },
      accounts: [
        own('CORRIENTE ESPECIAL PESOS', '4-559-~~~~~~~~~~-~', CUENTA_DE_CORDOBA, [12, 38]),
        own('CAJA DE AHORRO DOLARES', '4-559-~~~~~~~~~~-~', DOLARES_DE_CORDOBA, [2, 7]),
      ],
      above: (paper) => {
        paper.put(40, 'Banco Modelo S.A.', HEADING).put(555, 'Resumen general de cuentas', RIGHT_BOLD).down()
        paper
          .put(40, 'CUIT 30-50000000-1   IVA responsable inscripto', SMALL)
          .put(555, 'Página 1 de 3', RIGHT)
          .down(24)
        paper.put(60, 'FERRETERIA EJEMPLO SRL').put(340, 'Sucursal: 559 CORDOBA CENTRO').down()
        paper.put(60, 'AV MUESTRA 1180').put(340, 'CUIT: 30-71000000-2').down()
        paper.put(60, 'X5000 CORDOBA').put(340, 'Condición: Responsable inscripto').down(18)
        paper
          .put(40, 'Se presumirá conformidad con los movimientos si dentro de 60 días no hay reclamo.', SMALL)
          .down(6)
      },
    },
}
