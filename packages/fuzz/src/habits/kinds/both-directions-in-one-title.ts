import { amount, balance, day, text } from '../setting/columns.ts'
import { around, commaPoint, minusBefore, spaceComma } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { RIGHT } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { COLOMBIAN } from '../texts/latin-american.ts'
import { FRENCH } from '../texts/western-european.ts'

const minus = minusBefore(commaPoint)
const parted = around(spaceComma, '5-', '5')

/** One column of amounts, whose title names what goes out and what comes in. */
export const BOTH_DIRECTIONS_HABITS: Readonly<Record<string, PlainHabit>> = {
  'withdrawals-or-deposits-in-one-title': {
    book: { texts: COLOMBIAN },
    says: {},
    above: head('Estado de cuenta', ({ start, end, number }) => [
      `Número de cuenta ${number.slice(-10)}`,
      `Periodo del ${on(start, '03/04/2024')} al ${on(end, '03/04/2024')}`,
    ]),
    columns: [
      day('Fecha', 50, '03/04/2024'),
      text('Concepto', 120, 230),
      amount('Retiros / Depósitos', 450, minus),
      balance('Saldo', 545, minus),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(120, 'Saldo anterior').put(545, minus(opening), RIGHT).down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(120, 'Saldo final').put(545, minus(closing), RIGHT),
  },
  'debit-over-credit-in-one-title-and-no-balances': {
    book: { texts: FRENCH },
    says: { currency: 'EUR' },
    above: head(
      'Relevé de compte',
      ({ start, end, number }) => [
        [`Compte n° ${number.slice(-11)}`, 'Devise : EUR'],
        `Période du ${on(start, '03/04/2024')} au ${on(end, '03/04/2024')}`,
      ],
      ({ opening, closing }) => [
        ['Solde précédent', parted(opening)],
        ['Nouveau solde', parted(closing)],
      ],
    ),
    columns: [
      day('Date', 50, '03/04/2024'),
      text('Opération', 120, 280),
      amount(['Débit', 'ou crédit'], 500, parted),
    ],
  },
}
