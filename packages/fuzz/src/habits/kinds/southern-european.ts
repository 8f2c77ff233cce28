import { addDays, type Day } from '../../convention/day.ts'
import { amount, balance, credit, day, debit, text, valueDay } from '../setting/columns.ts'
import { around, minusBefore, pointComma, spaceComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import * as print from '../setting/print-day.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { FRENCH, ITALIAN, SPANISH } from '../texts/western-european.ts'

const on = (date: Day, style = '03/04/2024') => print.on(date, style, 'fr')
const before = (date: Day, style: string) => on(addDays(date, -1), style)
const minus = minusBefore(pointComma)
const side = (balance: number, x0: number, x1: number) => (balance < 0 ? x0 : x1)

export const SOUTHERN_EUROPEAN_HABITS: Readonly<Record<string, PlainHabit>> = {
  'balance-named-creditor-or-debtor': {
    paper: { size: 9, bottom: 750 },
    book: { texts: FRENCH },
    says: {},
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'RELEVE DE COMPTE CHEQUES', HEADING).down(14)
      paper.put(50, `du ${on(start, '3 April 2024')} au ${on(end, '3 April 2024')}`).down(14)
      paper.put(50, `IBAN : ${ibanLike('FR', 27, number)}`).down(26)
    },
    again: ({ paper }) => paper.put(50, 'RELEVE DE COMPTE CHEQUES (suite)').down(20),
    columns: [
      day('Date', 50, '03.04'),
      text('Nature des opérations', 100, 230),
      valueDay('Valeur', 360, '03.04'),
      debit('Débit', 470, spaceComma),
      credit('Crédit', 545, spaceComma),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(100, `SOLDE ${opening < 0 ? 'DEBITEUR' : 'CREDITEUR'} AU ${on(start, '03.04.2024')}`, BOLD)
        .put(side(opening, 470, 545), spaceComma(opening), RIGHT_BOLD)
        .down(16),
    closes: ({ paper, book: { end, closing, moneyIn, moneyOut } }) => {
      paper.need(50).down(4).put(100, 'TOTAL DES OPERATIONS', BOLD)
      paper.put(470, spaceComma(moneyOut), RIGHT_BOLD).put(545, spaceComma(moneyIn), RIGHT_BOLD).down(14)
      paper
        .put(100, `SOLDE ${closing < 0 ? 'DEBITEUR' : 'CREDITEUR'} AU ${on(end, '03.04.2024')}`, BOLD)
        .put(side(closing, 470, 545), spaceComma(closing), RIGHT_BOLD)
    },
  },
  'mark-beside-the-credit': {
    paper: { bottom: 750 },
    book: { texts: FRENCH },
    says: { period: 'balances' },
    above: ({ paper, book: { end, number } }) => {
      paper.put(50, 'Compte de dépôt n°', BOLD).put(200, number.slice(-11)).down(14)
      paper.put(50, `Date d'arrêté : ${on(end, '3 April 2024')}`).down(24)
    },
    columns: [
      day(['Date', 'opé.'], 50, '03.04'),
      valueDay(['Date', 'valeur'], 90, '03.04'),
      text('Libellé des opérations', 135, 230),
      debit('Débit', 465, spaceComma),
      credit('Crédit', 545, spaceComma),
      { title: '', x: 552, cell: (_, { random }) => (random.chance(0.3) ? '¨' : '') },
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(
          135,
          `Ancien solde ${opening < 0 ? 'débiteur' : 'créditeur'} au ${before(start, '03.04.2024')}`,
          BOLD,
        )
        .put(side(opening, 465, 545), spaceComma(opening), RIGHT_BOLD)
        .down(14),
    closes: ({ paper, book: { end, closing, moneyIn, moneyOut } }) => {
      paper.need(50).down(4).put(135, 'Total des opérations', BOLD)
      paper.put(465, spaceComma(moneyOut), RIGHT_BOLD).put(545, spaceComma(moneyIn), RIGHT_BOLD).down(14)
      paper
        .put(135, `Nouveau solde ${closing < 0 ? 'débiteur' : 'créditeur'} au ${on(end, '03.04.2024')}`, BOLD)
        .put(side(closing, 465, 545), spaceComma(closing), RIGHT_BOLD)
    },
  },
  'star-behind-the-credit': {
    book: { texts: FRENCH },
    says: {},
    above: ({ paper, book: { start, end, number } }) => {
      paper
        .put(50, 'RELEVÉ DE COMPTE', HEADING)
        .put(350, `du ${on(start)} au ${on(end)}`)
        .down(16)
      paper.put(50, `n° de compte ${number.slice(-11)}`).down(24)
    },
    columns: [
      day('Date', 50, '03/04/2024'),
      valueDay('Valeur', 110, '03/04/2024'),
      text("Nature de l'opération", 170, 200),
      debit('Débit', 460, pointComma),
      {
        ...credit('Crédit', 545, pointComma),
        cell: ({ amount }, { random }) =>
          amount > 0 ? pointComma(amount) + (random.chance(0.3) ? ' *' : '') : '',
      },
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(170, `SOLDE PRÉCÉDENT AU ${before(start, '03/04/2024')}`)
        .put(side(opening, 460, 545), pointComma(opening), RIGHT)
        .down(),
    closes: ({ paper, book: { end, closing, moneyIn, moneyOut } }) => {
      paper.need(60).put(170, 'TOTAUX DES MOUVEMENTS')
      paper.put(460, pointComma(moneyOut), RIGHT).put(545, pointComma(moneyIn), RIGHT).down()
      paper.put(170, `NOUVEAU SOLDE AU ${on(end)}`)
      paper.put(side(closing, 460, 545), around(pointComma, '- 5', '+ 5')(closing), RIGHT).down(20)
      paper.put(50, '* Opération exonérée de commission de mouvement', { size: 7 })
    },
  },
  'balances-in-the-debit-or-credit-column': {
    book: { texts: ITALIAN },
    says: {},
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'Estratto conto', HEADING)
      paper.put(350, `dal ${on(start, '03.04.2024')} al ${on(end, '03.04.2024')}`).down(16)
      paper.put(50, `IBAN ${ibanLike('IT', 27, number)}`).down(24)
    },
    columns: [
      day(['Data', 'operazione'], 50, '03.04.2024'),
      valueDay(['Data', 'valuta'], 110, '03.04.2024'),
      text('Descrizione', 165, 200),
      debit('Addebiti', 460, pointComma),
      credit('Accrediti', 545, pointComma),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper
        .put(165, 'Saldo iniziale')
        .put(side(opening, 460, 545), pointComma(opening), RIGHT)
        .down(),
    closes: ({ paper, book: { closing, moneyIn, moneyOut } }) => {
      paper
        .need(40)
        .put(165, 'Totale')
        .put(460, pointComma(moneyOut), RIGHT)
        .put(545, pointComma(moneyIn), RIGHT)
        .down()
      paper.put(165, 'Saldo finale').put(side(closing, 460, 545), pointComma(closing), RIGHT)
    },
  },
  'closing-balance-in-your-favour': {
    paper: { bottom: 750 },
    book: { texts: SPANISH, opening: [500_000, 900_000], isNeverOverdrawn: true },
    says: { currency: 'EUR', period: 'none' },
    above: ({ paper, book: { number } }) => {
      paper.put(50, 'Extracto de cuenta corriente', HEADING).down(16)
      paper
        .put(50, `IBAN ${ibanLike('ES', 24, number)}`)
        .put(400, 'Divisa: EUR')
        .down(24)
    },
    columns: [
      day('F. Oper.', 50, '03/04'),
      valueDay('F. Valor', 105, '03/04'),
      text('Concepto', 160, 220),
      amount('Importe', 460, minus),
      balance('Saldo', 545, minus),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(160, 'SALDO ANTERIOR').put(545, minus(opening), RIGHT).down(),
    closes: ({ paper, book: { end, closing } }) =>
      paper
        .need(30)
        .down(4)
        .put(160, `SALDO A SU FAVOR AL ${on(end)}`)
        .put(545, minus(closing), RIGHT),
  },
}
