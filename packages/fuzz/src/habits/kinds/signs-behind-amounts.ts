import { amount, balance, credit, day, debit, text } from '../setting/columns.ts'
import { around, pointComma, spaceComma } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { RIGHT } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { DANISH } from '../texts/further-european.ts'
import { FRENCH, ITALIAN } from '../texts/western-european.ts'

const dollars = around(spaceComma, '-5 $', '5 $')
const crowns = around(pointComma, '-5 kr.', '5 kr.')
const apart = around(pointComma, '-5   €', '5   €')

/** Amounts in columns close by, each with its currency behind it. */
export const SIGNS_BEHIND_HABITS: Readonly<Record<string, PlainHabit>> = {
  'dollars-behind-amounts-three-columns': {
    paper: { page: 'letter' },
    book: { texts: FRENCH },
    says: { currency: 'CAD' },
    above: head('Relevé de compte', ({ start, end, number }) => [
      [`No de compte ${number.slice(-7)}`, 'Devise : CAD'],
      `Période du ${on(start, '2024-04-03')} au ${on(end, '2024-04-03')}`,
    ]),
    columns: [
      day('Date', 50, '2024-04-03'),
      text('Description', 120, 230),
      debit('Retraits', 420, dollars),
      credit('Dépôts', 490, dollars),
      balance('Solde', 560, dollars),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(120, 'Solde reporté').put(560, dollars(opening), RIGHT).down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(120, 'Solde de clôture').put(560, dollars(closing), RIGHT),
  },
  'crowns-behind-amounts-and-balances': {
    paper: { font: 'noto', size: 8 },
    book: { texts: DANISH },
    says: { currency: 'DKK' },
    above: head(
      'Kontoudskrift',
      ({ start, end, number }) => [
        [`Kontonummer ${number.slice(-10)}`, 'Valuta: DKK'],
        `Periode: ${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`,
      ],
      ({ opening, closing }) => [
        ['Primosaldo', crowns(opening)],
        ['Ultimosaldo', crowns(closing)],
      ],
    ),
    columns: [
      day('Dato', 50, '03.04.2024'),
      text('Tekst', 120, 250),
      amount('Beløb', 450, crowns),
      balance('Saldo', 545, crowns),
    ],
  },
  'euros-far-behind-amounts': {
    book: { texts: ITALIAN },
    says: { currency: 'EUR' },
    above: head('Estratto conto', ({ start, end, number }) => [
      `IBAN ${ibanLike('IT', 27, number)}`,
      `Periodo dal ${on(start, '03/04/2024')} al ${on(end, '03/04/2024')}`,
    ]),
    columns: [
      day('Data', 50, '03/04/2024'),
      text('Descrizione', 120, 240),
      amount('Importo', 450, apart),
      balance('Saldo', 550, apart),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(120, 'Saldo iniziale').put(550, apart(opening), RIGHT).down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(120, 'Saldo finale').put(550, apart(closing), RIGHT),
  },
}
