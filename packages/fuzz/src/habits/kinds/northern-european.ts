import { addDays, type Day } from '../../convention/day.ts'
import type { Entry } from '../setting/account-book.ts'
import { amount, balance, credit, day, debit, text, valueDay } from '../setting/columns.ts'
import { around, minusBefore, pointComma, spaceComma } from '../setting/figures.ts'
import { HEADING, RIGHT } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { ibanLike, numberLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { NORDIC } from '../texts/northern-and-eastern-european.ts'
import { DUTCH } from '../texts/western-european.ts'

const before = (date: Day, style: string) => on(addDays(date, -1), style)
const minus = minusBefore(pointComma)
const spaced = minusBefore(spaceComma)
const behind = around(spaceComma, '5-', '5+')
const paymentKind = ({ amount }: Entry) => (amount > 0 ? 'Overschrijving' : 'Incasso')

export const NORTHERN_EUROPEAN_HABITS: Readonly<Record<string, PlainHabit>> = {
  'marker-word-beside-the-amount': {
    book: { texts: DUTCH },
    says: { currency: 'EUR' },
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(50, 'Afschrift Betaalrekening', HEADING).down(16)
      paper.put(50, `Rekening ${ibanLike('NL', 18, number)}`)
      paper.put(350, `Periode ${on(start, '03-04-2024')} t/m ${on(end, '03-04-2024')}`).down(16)
      paper
        .pairs(50, 200, [
          ['Vorig saldo', minus(opening)],
          ['Totaal af', pointComma(moneyOut)],
          ['Totaal bij', pointComma(moneyIn)],
          ['Nieuw saldo', minus(closing)],
        ])
        .down(24)
    },
    columns: [
      day('Datum', 50, '03-04-2024'),
      text('Naam / Omschrijving', 120, 220),
      { title: 'Soort', x: 380, means: 'description', cell: paymentKind },
      { title: 'Af / Bij', x: 450, cell: ({ amount }) => (amount < 0 ? 'Af' : 'Bij') },
      amount('Bedrag (EUR)', 545, pointComma),
    ],
  },
  'balances-with-letters-amounts-by-column': {
    book: { texts: DUTCH },
    says: { period: 'balances' },
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      const letters = around(pointComma, '5 D', '5 CR')
      paper.put(50, 'Rekeningafschrift', HEADING).down(16)
      paper
        .put(50, `Rekeningnummer ${ibanLike('NL', 18, number)}`)
        .put(400, `Datum ${on(end, '03-04-2024')}`)
        .down()
      paper.put(400, 'Volgnummer 2024-10').down(16)
      paper
        .pairs(50, 300, [
          [`Beginsaldo per ${before(start, '03-04-2024')}`, letters(opening)],
          [`Eindsaldo per ${on(end, '03-04-2024')}`, letters(closing)],
        ])
        .down(24)
    },
    columns: [
      day(['Rente-', 'datum'], 50, '03-04'),
      text('Omschrijving', 110, 240),
      debit('Bedrag af (debet)', 450, pointComma),
      credit('Bedrag bij (credit)', 545, pointComma),
    ],
  },
  'newest-first-closing-above-opening': {
    book: { texts: NORDIC },
    says: {},
    newestFirst: true,
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(50, 'Kontoutdrag', HEADING).down(16)
      paper.put(50, `Konto ${numberLike('~~~~-~, ~~~ ~~~ ~~~~', number)}`)
      paper.put(350, `Period ${on(start, '2024-04-03')} - ${on(end, '2024-04-03')}`).down(12)
      paper
        .pairs(350, 545, [
          ['Utgående saldo', spaced(closing)],
          ['Ingående saldo', spaced(opening)],
        ])
        .down(24)
    },
    columns: [
      day('Bokföringsdag', 50, '2024-04-03'),
      valueDay('Valutadag', 125, '2024-04-03'),
      text('Text', 210, 180),
      amount('Belopp', 460, spaced),
      balance('Saldo', 545, spaced),
    ],
  },
  'sign-behind-archive-number-beside': {
    book: { texts: NORDIC },
    says: {},
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'TILIOTE', HEADING)
      paper.put(350, `Kausi ${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`).down(16)
      paper.put(50, `Tilinumero ${ibanLike('FI', 18, number)}`).down(24)
    },
    columns: [
      day(['Kirjaus-', 'päivä'], 50, '03.04.'),
      valueDay(['Arvo-', 'päivä'], 95, '03.04.'),
      text(['Saaja / Maksaja', 'Selitys'], 145, 200, (_, lines, { random }) => [
        random.pick(['KORTTIOSTO', 'TILISIIRTO', 'ITSEPALVELU']),
        ...lines,
      ]),
      { title: 'Arkistointitunnus', x: 360, means: 'reference', cell: (_, { random }) => random.digits(15) },
      amount('Määrä', 545, behind),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(145, `SALDO ${on(start, '03.04.2024')}`)
        .put(545, behind(opening), RIGHT)
        .down(),
    closes: ({ paper, book: { end, closing, moneyIn, moneyOut } }) =>
      paper
        .need(60)
        .down(4)
        .pairs(145, 545, [
          ['PANOT YHTEENSÄ', behind(moneyIn)],
          ['OTOT YHTEENSÄ', behind(moneyOut)],
          [`SALDO ${on(end, '03.04.2024')}`, behind(closing)],
        ]),
  },
}
