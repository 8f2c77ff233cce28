import { addDays } from '../../convention/day.ts'
import { type AccountBook, type Entry, sumOf } from '../setting/account-book.ts'
import { day, text, valueDay } from '../setting/columns.ts'
import { around, type Figure, pointComma, ungrouped } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import type { Paper } from '../setting/paper.ts'
import { part } from '../setting/part.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike } from '../setting/print-number.ts'
import { notSaying, saying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { smallPrint } from '../setting/small-print.ts'
import { ACCOUNT_OF_KREUZBERG, CARD_OF_BREMEN } from '../texts/from-lehi-to-dubai-east.ts'

const behind = around(pointComma, '5-', '5+')
const apart = around(pointComma, '5 -', '5+')
const BY_CARD = /Visa$/

/** Statements whose old balance is not printed yet. */
const openings = new WeakMap<Paper, AccountBook>()

const columns = [
  day(['Beleg-', 'datum'], 40, '03.04.2024'),
  valueDay(['Buchung/', 'Valuta'], 105, '03.04.2024'),
  part('Beschreibung', 170, 250, 0),
  part('Karte', 425, 40, 1),
  {
    title: 'Betrag in Euro',
    x: 555,
    align: 'right',
    cell: ({ amount }: Entry) => behind(amount),
  },
] as const

/** A card of Bremen. */
export const CARD_OF_BREMEN_BY_HOLDERS: Readonly<Record<string, SectionedHabit>> = {
  /** Purchases stand under their holder and what the account alone moves under a further title, between dated balances. */
  'purchases-under-the-holder-before-further-movements-of-the-account-between-dated-balances-of-a-card-in-bremen':
    {
      paper: { size: 8.5, bottom: 730 },
      book: { texts: CARD_OF_BREMEN, rows: [10, 44], opening: [-90_000, -5_000], largest: 90_000 },
      says: { currency: 'EUR', isOwed: true },
      titlesOnce: true,
      above: (paper, book) => {
        const { start, end, number, opening, closing } = book
        openings.set(paper, book)
        paper.put(40, 'Musterkarte', { isBold: true, size: 16 }).put(420, 'Musterbank PLC', BOLD).down()
        paper.put(420, 'Beispielstraße 4c').down().put(420, '28195 Bremen').down(20)
        printGrid(
          paper,
          [40, 420],
          [
            ['Frau', 'Kundenservice'],
            ['Lena Beispiel', 'Tel: (04 21) 5 55 01-44'],
            ['Musterweg 22', 'Mo.-So. 8 - 20 Uhr'],
            ['28195 BREMEN', 'Bei Kartenverlust'],
            ['', 'Tel: (04 21) 5 55 01-45'],
          ],
        ).down(16)
        paper.put(40, `Ihre Kontoübersicht vom ${on(end, '3. April 2024', 'de')}`, HEADING).down(20)
        const days = `${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`
        printGrid(
          paper,
          [40, 340, 480, [555]],
          [
            [`Abrechnungszeitraum: ${days}`, 'Kreditrahmen:', 'EUR', '2.800,00'],
            ['', 'Freistellungsbetrag, erteilt:', 'EUR', '0,00'],
            [`IBAN: ${ibanLike('DE', 22, number)}`, 'Alter Saldo:', 'EUR', apart(opening)],
            ['BIC: MUSTDEHBXXX', 'Neuer Saldo:', 'EUR', apart(closing)],
          ],
        ).down(16)
      },
      again: (paper) => paper.put(40, 'Musterkarte', BOLD).put(555, `Seite ${paper.page}`, RIGHT).down(26),
      sections: ({ credits, debits }) => {
        const all = [...credits, ...debits].sort((a, b) => a.date - b.date)
        return [
          { title: 'Hauptkarte/n, Lena Beispiel', columns, entries: saying(all, BY_CARD) },
          { title: 'Weitere Kontotransaktionen', columns, entries: notSaying(all, BY_CARD) },
        ]
      },
      opens: (paper, { title }) => {
        const book = openings.get(paper)
        openings.delete(paper)
        if (book) {
          paper.put(170, `Alter Saldo vom ${on(addDays(book.start, -1), '3. April 2024', 'de')}`)
          paper.put(555, behind(book.opening), RIGHT).down(16)
        }
        paper.put(170, title, BOLD).down(16)
      },
      closes: (paper) => paper.down(4),
      below: (paper, { end, closing, entries }) => {
        const own = sumOf(saying(entries, BY_CARD))
        paper
          .need(150)
          .put(170, `Neuer Saldo am ${on(end, '3. April 2024', 'de')}`, BOLD)
          .put(555, behind(closing), RIGHT_BOLD)
          .rule(40, 555, 5)
          .down(26)
        paper.put(40, 'Hauptkarte/n, Lena Beispiel').down()
        paper
          .put(40, 'Umsätze Visa, Karten-Nr. 4912XXXXXXXX9876 : EUR')
          .put(330, pointComma(own), RIGHT)
          .down(18)
        paper.put(40, 'Sollzinsen bei Einkäufen und Überweisungen 15,48 % p.a.').down()
        paper.put(40, 'Sollzinsen bei Barabhebungen (einschl. möglicher Gebühren) 17,19 % p.a.').down(18)
        smallPrint(paper, 40, [
          'Guthaben auf Ihrem Konto sind als Einlagen nach Maßgabe des Einlagensicherungsgesetzes entschädigungsfähig.',
          'Bitte überprüfen Sie Ihre Kontoübersicht. Eventuelle Beanstandungen teilen Sie uns bitte schriftlich innerhalb von 6 Wochen mit.',
          'Das Unterlassen rechtzeitiger Einwendungen gilt als Genehmigung.',
        ])
      },
    },
}

/** Euros behind their sign, with decimals only where there are any. */
const euros: Figure = (minor) => `${minor < 0 ? '-' : ''}${ungrouped(minor).replace(/\.00$/, '')}€`

/** An account of Berlin. */
export const ACCOUNT_OF_KREUZBERG_WITH_WHOLE_EUROS: Readonly<Record<string, PlainHabit>> = {
  /** Names stand before both days and amounts under no title; whole euros have no decimals, and the others a point. */
  'names-before-both-days-and-whole-euros-without-decimals-under-no-title-of-an-account-in-kreuzberg': {
    paper: { size: 9, bottom: 735 },
    book: { texts: ACCOUNT_OF_KREUZBERG, rows: [5, 30], opening: [0, 600_000], isRound: true },
    says: { currency: 'EUR' },
    gap: 17,
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(40, 'MUSTERARIS', { isBold: true, size: 17 }).down(34)
      printGrid(
        paper,
        [40, 330],
        [
          ['Frau Lena Beispiel', 'IBAN'],
          ['Musterstraße 22', ibanLike('DE', 22, number).replaceAll(' ', '')],
          ['10997 Berlin', 'BIC'],
          ['', 'MUSADEB2XXX'],
          ['', 'ERÖFFNUNGSDATUM'],
          ['', on(addDays(start, -400), '03.04.2024')],
          ['', 'RECHNUNGSDATUM'],
          ['', on(addDays(end, 12), '03.04.2024')],
        ],
      ).down(24)
      printGrid(
        paper,
        [40, 250, 430],
        [
          ['KONTOAUSZUG', 'ERÖFFNUNGSBILANZ', 'ABSCHLUSSSALDO'],
          [`${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`, euros(opening), euros(closing)],
        ],
      ).down(26)
    },
    carries: ({ paper }) => printImprint(paper),
    columns: [
      text('Transaktionen', 40, 220),
      day('Buchungsdatum', 280, '03.04.2024'),
      valueDay('Valutadatum', 380, '03.04.2024'),
      { title: '', x: 555, align: 'right', cell: ({ amount }) => euros(amount) },
    ],
    closes: ({ paper }) => printImprint(paper),
  },
}

function printImprint(paper: Paper): void {
  const lines = [
    ['Musteraris SE', 'Amtsgericht Charlottenburg HRB 110441 B', 'Vorstand:'],
    ['Beispielstraße 53, 10997 Berlin', 'info@musteraris.example', 'Dr. Rolf Beispiel (Vorsitzender)'],
    ['+49 (0) 30 555 01 44', 'www.musteraris.example', 'Aufsichtsratsvorsitzende: Eva Muster'],
  ]
  for (const [i, [left = '', middle = '', right = '']] of lines.entries()) {
    paper.at(775 + i * 9, 40, left, SMALL).at(775 + i * 9, 210, middle, SMALL)
    paper.at(775 + i * 9, 400, right, SMALL)
  }
}
