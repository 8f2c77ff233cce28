import { amount, balance, text } from '../setting/columns.ts'
import { around, minusBefore, pointComma, spaceComma } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { BOLD } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { NORDIC } from '../texts/northern-and-eastern-european.ts'
import { DUTCH, SPANISH } from '../texts/western-european.ts'

const euros = around(pointComma, '-5 €', '+5 €')
const apart = around(pointComma, '- € 5', '+ € 5')
const crowns = minusBefore(spaceComma)

/** Lists of apps: the day stands above its rows, and nothing names the columns. */
export const DAYS_WITHOUT_TITLES_HABITS: Readonly<Record<string, PlainHabit>> = {
  'named-days-above-signed-euros': {
    book: { texts: SPANISH, rows: [8, 25] },
    says: { currency: 'EUR' },
    newestFirst: true,
    gap: 16,
    above: head(
      'Tus movimientos',
      ({ start, end, number }) => [
        `Cuenta ${ibanLike('ES', 24, number)}`,
        `Del ${on(start, '03/04/2024')} al ${on(end, '03/04/2024')}`,
      ],
      ({ opening, closing }) => [
        ['Saldo inicial', `${pointComma(opening)} €`],
        ['Saldo final', around(pointComma, '-5 €', '5 €')(closing)],
      ],
    ),
    opensDay: ({ date }, paper) =>
      paper
        .down(4)
        .put(50, on(date, '3 de April de 2024', 'es'), BOLD)
        .down(15),
    columns: [text('', 50, 330), amount('', 545, euros)],
  },
  'weekday-before-the-day-above-signs-apart': {
    paper: { size: 9 },
    book: { texts: DUTCH, rows: [8, 25] },
    says: { currency: 'EUR' },
    gap: 15,
    above: head(
      'Rekeningoverzicht',
      ({ start, end, number }) => [
        `Rekeningnummer ${ibanLike('NL', 18, number)}`,
        `Periode ${on(start, '03-04-2024')} t/m ${on(end, '03-04-2024')}`,
      ],
      ({ opening, closing }) => [
        ['Beginsaldo', apart(opening)],
        ['Eindsaldo', apart(closing)],
      ],
    ),
    opensDay: ({ date }, paper) =>
      paper
        .down(4)
        .put(50, on(date, 'Wed 3 April 2024', 'nl'), BOLD)
        .down(15),
    columns: [text('', 50, 320), amount('', 545, apart)],
  },
  'iso-days-above-amounts-and-balances': {
    paper: { font: 'noto', size: 8 },
    book: { texts: NORDIC, rows: [8, 25] },
    says: { currency: 'SEK', opening: false, closing: false, unproved: 'oldest' },
    newestFirst: true,
    above: head('Transaktioner', ({ start, end, number }) => [
      [`Kontonummer ${number.slice(-11)}`, 'Valuta SEK'],
      `Period ${on(start, '2024-04-03')} - ${on(end, '2024-04-03')}`,
    ]),
    opensDay: ({ date }, paper) => paper.down(4).put(50, on(date, '2024-04-03'), BOLD).down(14),
    columns: [text('', 50, 300), amount('', 450, crowns), balance('', 545, crowns)],
  },
}
