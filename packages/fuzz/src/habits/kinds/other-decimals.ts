import { addDays } from '../../convention/day.ts'
import { balance, credit, day, debit, text, valueDay } from '../setting/columns.ts'
import { around, commaPointThree, minusBefore, pointWhole } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { GULF } from '../texts/asian.ts'
import { CHILEAN } from '../texts/latin-american.ts'

const whole = minusBefore(pointWhole)
const lettered = around(commaPointThree, '5 DR', '5 CR')

/** Money without decimals, and with three. */
export const OTHER_DECIMAL_HABITS: Readonly<Record<string, PlainHabit>> = {
  'points-for-thousands-and-no-decimals': {
    book: { texts: CHILEAN, opening: [200_000, 4_000_000], largest: 1_500_000 },
    says: { exponent: 0 },
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(50, 'CARTOLA CUENTA CORRIENTE', HEADING).put(400, 'CARTOLA N° 4').down(14)
      paper
        .put(50, `N° de Cuenta: ${number.slice(-11)}`)
        .put(300, 'Moneda: Pesos de Chile')
        .down()
      paper
        .put(50, `Desde: ${on(start, '03/04/2024')}`)
        .put(200, `Hasta: ${on(end, '03/04/2024')}`)
        .down(18)
      paper
        .pairs(50, 300, [
          ['Saldo Inicial', whole(opening)],
          ['Total Cargos', pointWhole(moneyOut)],
          ['Total Abonos', pointWhole(moneyIn)],
          ['Saldo Final', whole(closing)],
        ])
        .down(18)
    },
    columns: [
      day('FECHA', 50, '03/04'),
      {
        title: 'SUCURSAL',
        x: 90,
        means: 'description',
        cell: ({ amount }) => (amount % 3 === 0 ? 'OF. CENTRAL' : 'INTERNET'),
      },
      text('DESCRIPCIÓN', 155, 165),
      {
        title: 'N° DOCTO',
        x: 330,
        means: 'reference',
        cell: (_, { random }) => (random.chance(0.5) ? random.digits(7) : ''),
      },
      debit('CARGOS', 430, pointWhole),
      credit('ABONOS', 490, pointWhole),
      balance('SALDO', 555, whole),
    ],
  },
  'three-decimals': {
    book: { texts: GULF, opening: [500_000, 9_000_000] },
    says: { exponent: 3, currency: 'KWD' },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'Statement of Account', HEADING).down(14)
      paper
        .put(50, `Account Number : ${number.slice(-12)}`)
        .put(330, 'Currency : KWD')
        .down()
      paper.put(50, `Period : ${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}`).down(22)
    },
    columns: [
      day('Post Date', 50, '03/04/2024'),
      valueDay('Value Date', 110, '03/04/2024'),
      text('Description', 170, 180),
      debit('Debit', 420, commaPointThree),
      credit('Credit', 485, commaPointThree),
      balance('Balance', 560, lettered),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(50, on(addDays(start, -1), '03/04/2024'))
        .put(170, 'OPENING BALANCE')
        .put(560, lettered(opening), RIGHT)
        .down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(170, 'CLOSING BALANCE', BOLD).put(560, lettered(closing), RIGHT_BOLD),
  },
}
