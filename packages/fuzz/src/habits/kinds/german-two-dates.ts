import { amount, credit, debit, text } from '../setting/columns.ts'
import { around, pointComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { GERMAN } from '../texts/western-european.ts'
import { apart, before, iban, kindAbove, minus, on } from './german-words.ts'

const book = { texts: GERMAN, rows: [8, 30] } as const
const euro = { currency: 'EUR' } as const

const signed = around(pointComma, '-5', '+5')
const letter = around(pointComma, '5 S', '5 H')

export const GERMAN_TWO_DATE_HABITS: Readonly<Record<string, PlainHabit>> = {
  'two-dates-and-type-in-one-line': {
    paper: { font: 'courier', lead: 11 },
    book,
    says: { ...euro, period: 'balances' },
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
  'going-out-before-coming-in-two-dates-in-one-column': {
    book,
    says: { ...euro, period: 'balances' },
    above: ({ paper, book: { start, end, number, opening } }) => {
      paper.put(50, `Finanzreport per ${on(end, '03.04.2024')}`, HEADING).down(14)
      paper
        .put(50, `Girokonto IBAN ${ibanLike('DE', 22, number)}`)
        .put(400, 'Währung EUR')
        .down(18)
      paper
        .put(50, `Alter Saldo ${before(start)}`)
        .put(545, signed(opening), RIGHT)
        .down(18)
    },
    columns: [
      { title: ['Buchungstag', 'Valuta'], x: 50, cell: ({ date }) => on(date, '03.04.2024') },
      { title: '', x: 50, means: 'value-date', cell: ({ valueDate }) => ['', on(valueDate, '03.04.2024')] },
      text('Buchungstext', 120, 230),
      debit('Ausgang', 460, minus),
      credit('Eingang', 545, around(pointComma, '5', '+5')),
    ],
    gap: 22,
    closes: ({ paper, book: { end, closing } }) =>
      paper
        .need(30)
        .put(50, `Neuer Saldo ${on(end, '03.04.2024')}`, BOLD)
        .put(545, signed(closing), RIGHT_BOLD),
  },
}
