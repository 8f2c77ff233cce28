import { amount, credit, day, debit, text, valueDay } from '../setting/columns.ts'
import { around, minusAfter, pointComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { GERMAN } from '../texts/western-european.ts'
import { before, iban, kindAbove, minus, on } from './german-words.ts'

const book = { texts: GERMAN, rows: [8, 30] } as const
const euro = { currency: 'EUR' } as const

export const GERMAN_HABITS: Readonly<Record<string, PlainHabit>> = {
  'minus-in-the-debit-column': {
    paper: { size: 9 },
    book,
    says: { ...euro, period: 'balances' },
    gap: 14,
    pitch: 11,
    above: (desk) => {
      desk.paper.put(50, 'Kontoauszug 10/2024', HEADING).down(16)
      desk.paper.put(50, iban(desk)).down(26)
    },
    again: ({ paper }) => paper.put(50, 'Kontoauszug 10/2024').down(20),
    columns: [
      day('Datum', 50, '03.04.2024'),
      text('Erläuterung', 120, 250, kindAbove),
      debit('Betrag Soll EUR', 440, minus),
      credit('Betrag Haben EUR', 545, minus),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(50, `Kontostand am ${before(start)}, Auszug Nr. 9`, BOLD)
        .put(545, minus(opening), RIGHT_BOLD)
        .down(16),
    closes: ({ paper, book: { end, closing } }) => {
      paper
        .need(70)
        .put(50, `Kontostand am ${on(end)} um 20:04 Uhr`, BOLD)
        .put(545, minus(closing), RIGHT_BOLD)
        .down(20)
      paper.put(50, 'Anzahl Anlagen 1').down().put(50, 'Ihr Dispositionskredit 2.000,00 EUR').down()
      paper.put(50, 'Der Zinssatz für den Dispositionskredit beträgt zurzeit 11,52 %.')
    },
  },
  'dates-as-headings-minus-behind': {
    paper: { size: 9, bottom: 740 },
    book,
    says: { currency: 'EUR', number: false, period: 'balances' },
    gap: 14,
    pitch: 11,
    above: ({ paper, book: { end } }) => {
      paper.put(50, `Kontoauszug vom ${on(end)}`, BOLD).down(14)
      paper.put(50, 'Auszug-Nr.: 10').put(300, 'Kontowährung: Euro').down(24)
    },
    columns: [
      text('Angaben zu den Umsätzen', 50, 240),
      valueDay('Valuta', 330, '03.04'),
      debit('zu Ihren Lasten', 450, minusAfter(pointComma)),
      credit('zu Ihren Gunsten', 545, pointComma),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(50, `Alter Kontostand vom ${before(start)}`)
        .put(545, minusAfter(pointComma)(opening), RIGHT)
        .down(16),
    opensDay: ({ date }, paper) => paper.put(50, `Buchungsdatum: ${on(date)}`, BOLD).down(14),
    closes: ({ paper, book: { end, closing } }) =>
      paper
        .need(30)
        .put(50, `Neuer Kontostand vom ${on(end)}`, BOLD)
        .put(545, minusAfter(pointComma)(closing), RIGHT_BOLD),
  },
  'value-date-in-the-text': {
    paper: { size: 9 },
    book: {
      texts: { outgoing: ['Gruenmarkt GmbH', 'Musikdienst AB', 'Max Mustermann'], incoming: ['ACME GmbH'] },
      rows: [8, 30],
    },
    says: { ...euro, number: false },
    gap: 20,
    above: ({ paper, book: { start, end } }) =>
      paper
        .put(50, 'Kontoauszug Nr. 10/2024', HEADING)
        .put(545, `${on(start)} bis ${on(end)}`, RIGHT)
        .down(24),
    columns: [
      text('Beschreibung', 50, 300, ({ date }, lines, { random }) => [
        ...lines,
        ...(random.chance(0.5)
          ? ['Kartenzahlung • Lebensmittel']
          : [random.fill('IBAN: DE~~~~~~~~~~~~~~~~~~~~ • BIC: ABCDEFGHXXX'), 'Miete Whg. 3']),
        `Wertstellung ${on(date)}`,
      ]),
      day('Verbuchungsdatum', 400, '03.04.2024'),
      amount('Betrag', 545, around(pointComma, '-5€', '+5€')),
    ],
    closes: ({ paper, book: { opening, closing, moneyIn, moneyOut } }) =>
      paper
        .need(100)
        .down(20)
        .put(50, 'Zusammenfassung', BOLD)
        .down(14)
        .pairs(50, 545, [
          ['Dein alter Kontostand', `${minus(opening)}€`],
          ['Ausgehende Transaktionen', `${minus(moneyOut)}€`],
          ['Eingehende Transaktionen', `+${pointComma(moneyIn)}€`],
          ['Dein neuer Kontostand', `${minus(closing)}€`],
        ]),
  },
}
