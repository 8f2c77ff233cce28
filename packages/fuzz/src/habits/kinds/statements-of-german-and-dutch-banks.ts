import { addDays } from '../../convention/day.ts'
import { amount, balanceOnce, credit, day, debit, valueDay } from '../setting/columns.ts'
import { minusAfter, minusBefore, pointComma, quotePoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { LINED_AUSTRIAN, LINED_DUTCH, LINED_GERMAN, LINED_SWISS } from '../texts/lined-european.ts'

const rich = { isNeverOverdrawn: true, opening: [400_000, 9_000_000] } as const
const euros = minusBefore(pointComma)

/** Statements of banks of Germany, Austria, Switzerland and the Netherlands, as they are remembered. */
export const GERMAN_AND_DUTCH_STATEMENTS: Readonly<Record<string, PlainHabit>> = {
  'kind-and-payer-under-the-day-between-balances-that-name-number-and-hour': {
    paper: { size: 8 },
    book: { texts: LINED_GERMAN, ...rich },
    says: { currency: 'EUR' },
    pitch: 10,
    gap: 15,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'Beispielsparkasse Musterland', HEADING).put(400, 'Herrn').down()
      paper.put(50, 'Marktplatz 1, 12345 Musterstadt', SMALL).put(400, 'Max Beispiel').down()
      paper.put(400, 'Gartenweg 7').down().put(400, '12345 Musterstadt').down(26)
      paper
        .put(50, 'Privatgirokonto', BOLD)
        .put(180, ibanLike('DE', 22, number))
        .put(550, 'Seite 1 von 3', RIGHT)
        .down()
      paper
        .put(50, 'Kontoauszug 4/2024', BOLD)
        .put(180, `vom ${on(start, '03.04.2024')} bis ${on(end, '03.04.2024')}`)
        .down(20)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(50, 'Privatgirokonto', BOLD)
        .put(180, `${ibanLike('DE', 22, number)}, Kontoauszug 4/2024`)
        .put(550, `Seite ${paper.page} von 3`, RIGHT)
        .down(20),
    columns: [
      day('Datum', 50, '03.04.2024'),
      lined('Erläuterung', 120, 300),
      amount('Betrag EUR', 550, euros),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(120, `Kontostand am ${on(addDays(start, -1), '03.04.2024')}, Auszug Nr. 3`, BOLD)
        .put(550, pointComma(opening), RIGHT_BOLD)
        .down(16),
    closes: ({ paper, book: { end, closing } }) => {
      paper.need(80).put(120, `Kontostand am ${on(end, '03.04.2024')} um 20:03 Uhr`, BOLD)
      paper.put(550, pointComma(closing), RIGHT_BOLD).down(16)
      paper.put(120, 'Ihr Dispositionskredit').put(550, '2.500,00', RIGHT).down(20)
      paper.put(50, 'Hinweise zum Kontoauszug', BOLD).down()
      paper.put(
        50,
        'Guthaben sind als Einlagen nach Maßgabe des Einlagensicherungsgesetzes entschädigungsfähig.',
        SMALL,
      )
    },
  },
  'days-of-booking-as-headings-before-value-burden-and-favour-in-german': {
    paper: { size: 8, bottom: 740 },
    book: { texts: LINED_GERMAN, ...rich },
    says: { currency: 'EUR' },
    pitch: 10,
    gap: 14,
    above: ({ paper, book: { start, end, number, opening } }) => {
      paper
        .put(50, 'Kontoauszug', HEADING)
        .put(550, `vom ${on(end, '03.04.2024')}`, RIGHT)
        .down(20)
      printGrid(
        paper,
        [50, 150, 350, 450],
        [
          ['Kontoinhaber', 'Beispiel, Erika', 'Auszug-Nr.', '3'],
          ['IBAN', ibanLike('DE', 22, number), 'Kontowährung', 'EUR'],
          ['BIC', 'EXAMDEFFXXX', 'Seite / Anzahl', '1 / 2'],
          ['Zeitraum', `${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`, 'Kontoart', 'Girokonto'],
        ],
      ).down(14)
      paper.put(50, `Alter Kontostand vom ${on(addDays(start, -1), '03.04.2024')}`, BOLD)
      paper.put(550, pointComma(opening), RIGHT_BOLD).down(20)
    },
    columns: [
      lined('Angaben zu den Umsätzen', 50, 260),
      valueDay('Valuta', 335, '03.04.'),
      debit('zu Ihren Lasten', 460, minusAfter(pointComma)),
      credit('zu Ihren Gunsten', 550, pointComma),
    ],
    opensDay: ({ date }, paper) => paper.put(50, `Buchungsdatum: ${on(date, '03.04.2024')}`, BOLD).down(13),
    closes: ({ paper, book: { end, closing, moneyIn, moneyOut } }) => {
      paper.need(90).down(4).put(50, 'Folgeseite: Rechnungsabschluss', SMALL).down()
      paper.put(50, 'Summe der Umsätze').put(460, minusAfter(pointComma)(moneyOut), RIGHT)
      paper.put(550, pointComma(moneyIn), RIGHT).down(16)
      paper.put(50, `Neuer Kontostand vom ${on(end, '03.04.2024')}`, BOLD)
      paper.put(550, pointComma(closing), RIGHT_BOLD).down(24)
      paper.put(50, 'Ihre Kreditlinie: 5.000,00 EUR   Zinssatz für eingeräumte Überziehung: 11,15 % p. a.')
    },
  },
  'text-first-then-value-and-minus-behind-with-the-old-balance-in-your-favour': {
    paper: { size: 8 },
    book: { texts: LINED_AUSTRIAN, ...rich },
    says: { currency: 'EUR' },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'Bundesländerbank Beispiel AG', BOLD).put(400, 'KONTOAUSZUG', HEADING).down(22)
      paper.put(50, 'Frau Mag. Anna Beispiel').put(400, 'Auszug 004 / Blatt 001').down()
      paper.put(50, 'Hauptstraße 8/14, 3100 Musterdorf').put(400, 'Komfort Konto, EUR').down(18)
      paper.put(50, ibanLike('AT', 20, number)).put(200, 'BIC: EXAMATWWXXX')
      paper.put(330, `Zeitraum ${on(start, '03.04.2024')} bis ${on(end, '03.04.2024')}`).down(20)
    },
    columns: [
      day('Buchung', 50, '03.04.'),
      lined('Buchungstext', 100, 260),
      valueDay('Wert', 385, '03.04.24'),
      amount('Betrag', 545, minusAfter(pointComma)),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(100, 'Alter Saldo zu Ihren Gunsten').put(545, pointComma(opening), RIGHT).down(16),
    carries: ({ paper }, reached) => paper.put(100, 'Übertrag').put(545, pointComma(reached), RIGHT),
    brings: ({ paper }, reached) => paper.put(100, 'Übertrag').put(545, pointComma(reached), RIGHT).down(16),
    closes: ({ paper, book: { closing, moneyIn, moneyOut } }) => {
      paper.need(80).down(4).put(100, 'Summe Gutschriften').put(545, pointComma(moneyIn), RIGHT).down()
      paper.put(100, 'Summe Belastungen').put(545, minusAfter(pointComma)(moneyOut), RIGHT).down(16)
      paper.put(100, 'Neuer Saldo zu Ihren Gunsten', BOLD).put(545, pointComma(closing), RIGHT_BOLD).down(22)
      paper.put(50, 'Einkaufsreserve EUR 1.500,00. Ihr Betreuer ist unter 05 0100 - 12345 erreichbar.', SMALL)
    },
  },
  'information-and-numbers-of-transactions-before-value-and-balance-in-switzerland': {
    paper: { size: 7.5 },
    book: { texts: LINED_SWISS, ...rich },
    says: { currency: 'CHF' },
    pitch: 9.5,
    gap: 14,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'Kontoauszug', HEADING).put(400, 'Beispielbank AG').down()
      paper.put(400, 'Postfach, 8098 Musterstadt').down(16)
      printGrid(
        paper,
        [50, 150, 400],
        [
          ['Privatkonto', 'Gebührenmodell Standard', 'Herr Beat Muster'],
          ['IBAN', ibanLike('CH', 21, number), 'Seestrasse 4'],
          ['Periode', `${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`, '6004 Luzern'],
          ['Währung', 'CHF', ''],
          ['Erstellt am', on(addDays(end, 2), '03.04.2024'), ''],
        ],
      ).down(14)
    },
    columns: [
      day('Datum', 50, '03.04.24'),
      lined('Informationen', 100, 185),
      debit('Belastungen', 365, quotePoint),
      credit('Gutschriften', 435, quotePoint),
      valueDay('Valuta', 450, '03.04.24'),
      balanceOnce('Saldo', 555, quotePoint),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(50, on(start, '03.04.24'))
        .put(100, 'Anfangssaldo', BOLD)
        .put(555, quotePoint(opening), RIGHT_BOLD)
        .down(14),
    closes: ({ paper, book: { end, closing, moneyIn, moneyOut } }) => {
      paper.need(70).rule(50, 555, -9).put(50, on(end, '03.04.24')).put(100, 'Schlusssaldo', BOLD)
      paper.put(555, quotePoint(closing), RIGHT_BOLD).down(16)
      paper.put(100, 'Umsatztotal').put(365, quotePoint(moneyOut), RIGHT).put(435, quotePoint(moneyIn), RIGHT)
      paper.down(22).put(50, 'Formular ohne Unterschrift. Einwände sind innert 30 Tagen anzubringen.', SMALL)
    },
  },
  'day-of-interest-in-brackets-and-lines-of-a-direct-debit-under-four-sums-in-dutch': {
    paper: { size: 8 },
    book: { texts: LINED_DUTCH, ...rich, rows: [8, 26] },
    says: { currency: 'EUR' },
    pitch: 10,
    gap: 15,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(50, 'Rekeningafschrift Priverekening', HEADING).down(16)
      paper.put(50, 'In EUR').put(400, 'BIC EXAMNL2A').down(18)
      printGrid(
        paper,
        [50, 220, 400, 500],
        [
          ['Rekeningnummer', 'Afschrift', 'Blad', 'Volgnummer'],
          [
            ibanLike('NL', 18, number),
            `${on(start, '03-04-2024')} t/m ${on(end, '03-04-2024')}`,
            '1 van 3',
            '4',
          ],
        ],
      ).down(10)
      printGrid(
        paper,
        [50, 180, [400], [545]],
        [
          ['Vorig saldo', 'Nieuw saldo', 'Totaal bedrag af', 'Totaal bedrag bij'],
          [
            `${pointComma(opening)} +/CREDIT`,
            `${pointComma(closing)} +/CREDIT`,
            pointComma(moneyOut),
            pointComma(moneyIn),
          ],
        ],
      ).down(16)
    },
    columns: [
      day(['Boekdatum', '(Rentedatum)'], 50, '03-04-2024'),
      {
        title: '',
        x: 50,
        means: 'value-date',
        cell: ({ valueDate }) => ['', `(${on(valueDate, '03-04-2024')})`],
      },
      lined('Omschrijving', 130, 220),
      debit(['Bedrag af', '(debet)'], 450, pointComma),
      credit(['Bedrag bij', '(credit)'], 545, pointComma),
    ],
    closes: ({ paper }) => {
      paper.need(40).down(10)
      paper.put(50, 'Dit product valt onder het depositogarantiestelsel. Meer op de site van de bank.', SMALL)
    },
  },
}
