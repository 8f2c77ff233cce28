import { creditsOf, debitsOf } from '../setting/account-book.ts'
import { amount, balance, type Column, credit, debit, text, valueDay } from '../setting/columns.ts'
import { around, minusAfter, minusBefore, pointComma, spaceComma } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { BOLD, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { DANISH, FINNISH, NORWEGIAN } from '../texts/further-european.ts'
import { NORDIC } from '../texts/northern-and-eastern-european.ts'

const colon = (minor: number) => spaceComma(minor).replace(',', ':')
const after = minusAfter(spaceComma)

const at = (
  title: Column['title'],
  x: number,
  style: string,
  language: 'sv' | 'da' | 'nb' | 'fi',
): Column => ({
  title,
  x,
  cell: ({ date }) => on(date, style, language),
})

/** Older and newer prints of the banks of the north. */
export const NORDIC_PRINT_HABITS: Readonly<Record<string, PlainHabit>> = {
  'kronor-and-ore-parted-by-a-colon': {
    book: { texts: NORDIC },
    says: { currency: 'SEK' },
    above: head('KONTOUTDRAG', ({ start, end, number }) => [
      `Kontonummer ${number.slice(-4)}`,
      `Period ${on(start, '2024-04-03')} - ${on(end, '2024-04-03')}`,
      'Valuta SEK',
    ]),
    columns: [
      at('Datum', 50, '2024-04-03', 'sv'),
      text('Text', 120, 230),
      debit('Uttag', 410, colon),
      credit('Insättning', 480, colon),
      balance('Saldo', 555, minusBefore(colon)),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(120, 'Ingående saldo').put(555, minusBefore(colon)(opening), RIGHT).down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(120, 'Utgående saldo', BOLD).put(555, minusBefore(colon)(closing), RIGHT_BOLD),
  },
  'day-and-month-with-a-dash-before-the-year': {
    book: { texts: DANISH },
    says: { currency: 'DKK' },
    above: head('Kontoudskrift', ({ start, end, number }) => [
      `Kontonr. ${number.slice(-10)}`,
      `Periode ${on(start, '3/4-2024')} til ${on(end, '3/4-2024')}   Valuta DKK`,
    ]),
    columns: [
      at('Bogført', 50, '3/4-24', 'da'),
      text('Tekst', 110, 200),
      { ...valueDay('Rente fra', 330, '3/4-24', 'da') },
      amount('Bevægelse', 450, minusBefore(pointComma)),
      balance('Saldo', 545, minusBefore(pointComma)),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(110, 'Primosaldo').put(545, minusBefore(pointComma)(opening), RIGHT).down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(110, 'Ultimosaldo', BOLD).put(545, minusBefore(pointComma)(closing), RIGHT_BOLD),
  },
  'booking-days-as-headings-and-counted-sums': {
    paper: { font: 'courier', size: 8 },
    book: { texts: FINNISH },
    says: { currency: 'EUR' },
    gap: 13,
    above: head('TILIOTE', ({ start, end, number }) => [
      `TILINUMERO ${ibanLike('FI', 18, number)}`,
      `KAUSI ${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}   VALUUTTA EUR`,
    ]),
    columns: [
      { title: 'NRO', x: 50, cell: (_, { row }) => String(row + 1) },
      text('SAAJA/MAKSAJA   SELITE', 90, 330),
      amount('MÄÄRÄ', 545, around(spaceComma, '5-', '5+')),
    ],
    opensDay: ({ date }, paper) => {
      paper.put(90, `KIRJAUSPÄIVÄ ${on(date, '03.04.24')}`, BOLD).down(13)
    },
    opens: ({ paper, book: { opening } }) =>
      paper
        .put(90, 'ALKUSALDO')
        .put(545, around(spaceComma, '5-', '5+')(opening), RIGHT)
        .down(),
    closes: ({ paper, book: { closing, entries, moneyIn, moneyOut } }) => {
      paper.need(60).down(4)
      paper
        .put(90, `PANOT ${creditsOf(entries).length} KPL`)
        .put(545, `${spaceComma(moneyIn)}+`, RIGHT)
        .down()
      paper
        .put(90, `OTOT ${debitsOf(entries).length} KPL`)
        .put(545, `${spaceComma(moneyOut)}-`, RIGHT)
        .down()
      paper.put(90, 'LOPPUSALDO', BOLD).put(545, around(spaceComma, '5-', '5+')(closing), RIGHT_BOLD)
    },
  },
  'kind-and-text-under-each-other-crowns-behind-both': {
    paper: { size: 8 },
    book: { texts: NORWEGIAN, rows: [6, 25] },
    says: { currency: 'NOK' },
    gap: 16,
    newestFirst: true,
    above: head(
      'Transaksjoner',
      ({ start, end, number }) => [
        `Konto: ${number.slice(-11)}`,
        `Fra ${on(start, '3. April 2024', 'nb')} til ${on(end, '3. April 2024', 'nb')}`,
      ],
      ({ opening, closing }) => [
        ['Inngående saldo', `${after(opening)} kr`],
        ['Utgående saldo', `${after(closing)} kr`],
      ],
    ),
    columns: [
      at('Dato', 50, '03.04.2024', 'nb'),
      {
        title: 'Beskrivelse',
        x: 120,
        means: 'description',
        cell: ({ amount: own, text: below }, { paper }) => [
          own < 0 ? 'Varekjøp' : 'Innbetaling',
          ...paper.wrap(below, 240),
        ],
      },
      amount('Beløp', 460, (minor) => `${minusBefore(spaceComma)(minor)} kr`),
      balance('Saldo', 555, (minor) => `${minusBefore(spaceComma)(minor)} kr`),
    ],
  },
}
