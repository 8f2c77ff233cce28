import { addDays, type Day } from '../../convention/day.ts'
import { printDate } from '../../convention/print-date.ts'
import { german as language } from '../../language/german.ts'
import type { Entry } from '../setting/account-book.ts'
import { amount, credit, day, debit, text, valueDay } from '../setting/columns.ts'
import { around, minusAfter, minusBefore, pointComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { Random } from '../setting/random.ts'
import type { Desk, PlainHabit } from '../setting/set-plain.ts'
import { GERMAN } from './texts.ts'

const book = { texts: GERMAN, rows: [8, 30] } as const
const euro = { currency: 'EUR' } as const

const on = (date: Day, style = '03.04.2024') => printDate(date, style, language)
const before = (date: Day) => on(addDays(date, -1))
const iban = ({ book: { number } }: Desk) => `IBAN ${ibanLike('DE', 22, number)}`
const letter = around(pointComma, '5 S', '5 H')
const apart = around(pointComma, '- 5', '+ 5')
const minus = minusBefore(pointComma)

const kindOf = ({ amount }: Entry, random: Random) =>
  amount > 0 ? 'Gutschr. Überweisung' : random.pick(['Lastschrift', 'Überweisung online', 'Kartenzahlung'])

/** The kind of movement stands above its text. */
const kindAbove: Parameters<typeof text>[3] = (entry, lines, { random }) => [kindOf(entry, random), ...lines]

export const GERMAN_HABITS: Readonly<Record<string, PlainHabit>> = {
  'two-dates-and-type-in-one-line': {
    paper: { font: 'courier', lead: 11 },
    book,
    says: { ...euro, period: 'none' },
    gap: 14,
    pitch: 11,
    above: (desk) => {
      desk.paper.put(50, 'Kontoauszug Nr. 9/2024').put(545, 'Blatt 1 von 2', RIGHT).down()
      desk.paper.put(50, iban(desk)).put(545, 'EUR-Konto', RIGHT).down(24)
    },
    columns: [
      {
        title: 'Bu-Tag Wert Vorgang',
        x: 50,
        means: 'value-date',
        cell: ({ date, valueDate }) => `${on(date, '03.04.')} ${on(valueDate, '03.04.')}`,
      },
      text('', 121.4, 260, kindAbove),
      amount('Betrag', 545, letter),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(250, `alter Kontostand vom ${before(start)}`)
        .put(545, letter(opening), RIGHT)
        .down(14),
    closes: ({ paper, book: { end, closing } }) =>
      paper
        .need(30)
        .down(6)
        .put(250, `neuer Kontostand vom ${on(end)}`)
        .put(545, letter(closing), RIGHT),
  },
  'minus-in-the-debit-column': {
    paper: { size: 9 },
    book,
    says: { ...euro, period: 'none' },
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
  'value-date-under-booking-date': {
    paper: { size: 9 },
    book,
    says: { ...euro, period: 'none' },
    gap: 15,
    pitch: 11,
    above: ({ paper, book: { opening, closing, number } }) => {
      paper.put(350, 'Kontoauszug Oktober 2024', HEADING).down(16)
      paper
        .pairs(350, 545, [
          ['Kontoauszug Oktober 2024', ''],
          ['IBAN', ibanLike('DE', 22, number)],
          ['Neuer Saldo', `${minus(closing)} Euro`],
          ['Alter Saldo', `${minus(opening)} Euro`],
          ['Eingeräumte Kontoüberziehung', '1.000,00 Euro'],
        ])
        .down(30)
    },
    again: ({ paper }) => paper.put(50, 'Seite 2 von 3').down(20),
    columns: [
      {
        title: ['Buchung', 'Valuta'],
        x: 50,
        means: 'value-date',
        cell: ({ date, valueDate }) => [on(date), on(valueDate)],
      },
      text(['Buchung / Verwendungszweck', ''], 130, 300, kindAbove),
      amount(['Betrag (EUR)', ''], 545, minus),
    ],
    closes: ({ paper, book: { closing } }) =>
      paper.need(30).put(130, 'Neuer Saldo', BOLD).put(545, minus(closing), RIGHT_BOLD),
  },
  'dates-as-headings-minus-behind': {
    paper: { size: 9, bottom: 740 },
    book,
    says: { currency: 'EUR', number: false, period: 'end' },
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
  'year-under-the-date-sign-apart': {
    book,
    says: euro,
    gap: 14,
    above: (desk) => {
      const {
        paper,
        book: { start, end, opening },
      } = desk
      paper.put(50, `Kontoauszug vom ${on(start)} bis ${on(end)}`, HEADING).down(16)
      paper.put(50, iban(desk)).down()
      paper
        .put(300, `Alter Saldo per ${before(start)}`)
        .put(545, `EUR ${apart(opening)}`, RIGHT)
        .down(24)
    },
    columns: [
      { title: 'Buchung', x: 50, cell: ({ date }) => [on(date, '03.04.'), on(date, '2024')] },
      {
        title: 'Valuta',
        x: 95,
        means: 'value-date',
        cell: ({ valueDate }) => [on(valueDate, '03.04.'), on(valueDate, '2024')],
      },
      text('Vorgang', 140, 230, kindAbove),
      debit('Soll', 460, apart),
      credit('Haben', 545, apart),
    ],
    closes: ({ paper, random, book: { closing } }) => {
      paper.need(60).down(10).put(50, 'Filialnummer').put(120, 'Umsatzzahl').put(400, 'Neuer Saldo').down()
      paper.put(50, random.digits(3)).put(120, '00').put(350, 'EUR').put(470, apart(closing), RIGHT)
    },
  },
  'two-dates-parted-by-a-stroke': {
    book,
    says: euro,
    gap: 14,
    above: (desk) => {
      const {
        paper,
        book: { start, end, opening },
      } = desk
      paper.put(50, `Kontoauszug: ${on(start)} bis ${on(end)}`, HEADING).down(16)
      paper.put(50, iban(desk)).down()
      paper
        .put(50, `Alter Kontostand vom ${before(start)}`)
        .put(545, `EUR ${apart(opening)}`, RIGHT)
        .down(24)
    },
    columns: [
      {
        title: 'Buchung/Wert',
        x: 50,
        means: 'value-date',
        cell: ({ date, valueDate }) => `${on(date, '03.04.')}/${on(valueDate, '03.04.')}`,
      },
      text('Vorgang/Buchungsinformation', 140, 240),
      debit('Soll', 460, apart),
      credit('Haben', 545, apart),
    ],
    closes: ({ paper, book: { closing } }) =>
      paper
        .need(40)
        .down(10)
        .put(350, 'Neuer Kontostand')
        .put(545, `EUR ${apart(closing)}`, RIGHT),
  },
}
