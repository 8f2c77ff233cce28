import { addDays } from '../../convention/day.ts'
import { day, valueDay } from '../setting/columns.ts'
import { minusAfter, pointComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import type { Paper } from '../setting/paper.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { ACCOUNT_OF_GRAZ, SAVINGS_OF_STUTTGART } from '../texts/from-roanoke-to-cairo-east.ts'

const behind = minusAfter(pointComma)

/** What a bank of Austria prints on the page before that of the movements. */
function printCover(paper: Paper): void {
  paper.put(50, 'Beispiel Bank Austria', { isBold: true, size: 14 }).down(60)
  for (const line of ['Frau', 'Eva Muster', 'Beispielgasse 22/4', '8010 Graz']) paper.put(60, line).down(13)
  paper.down(50).put(50, 'Ihr Kontoauszug', HEADING).down(24)
  for (const line of [
    'Sehr geehrte Kundin, sehr geehrter Kunde,',
    'ab 1. Juli gelten neue Preise für die Ausfertigung von Duplikaten. Die Preisliste liegt in jeder Filiale auf.',
    'Ihre Beraterin erreichen Sie Montag bis Freitag von 8 bis 18 Uhr unter 05 05 05-1104.',
    'Einlagen sind gemäß ESAEG bis EUR 100.000 gesichert. Der Informationsbogen liegt in der Filiale auf.',
  ]) {
    paper.put(50, line).down(14)
  }
}

/** Savings of Swabia and an account of Styria. */
export const SAVINGS_OF_STUTTGART_AND_ACCOUNT_OF_GRAZ: Readonly<Record<string, PlainHabit>> = {
  /** A balance is carried in and an end balance out, each with its day; the sign stands behind in one column for both. */
  'vortragssaldo-and-endsaldo-around-soll-or-haben-in-one-column-of-daily-savings-of-a-car-makers-bank-in-stuttgart':
    {
      paper: { size: 9, bottom: 740 },
      book: {
        texts: SAVINGS_OF_STUTTGART,
        rows: [4, 18],
        opening: [200_000, 6_000_000],
        largest: 900_000,
        isNeverOverdrawn: true,
      },
      says: { currency: 'EUR', period: 'balances' },
      pitch: 11,
      gap: 16,
      above: ({ paper, book: { end, number } }) => {
        paper.put(555, 'Beispiel Auto Bank AG', { ...RIGHT_BOLD, size: 12 }).down(16)
        paper.put(50, 'Beispiel Auto Bank AG, 70119 Stuttgart', SMALL).down(20)
        for (const line of ['Frau', 'Erika Beispiel', 'Musterweg 4', '70173 Stuttgart'])
          paper.put(50, line).down()
        paper
          .down(20)
          .put(50, `Kontoauszug für Ihr Beispiel Tagesgeldkonto zum ${on(end, '03.04.2024')}`, HEADING)
          .down(24)
        printGrid(
          paper,
          [50, 150, 330, 430],
          [
            ['Kundennummer', '4417044', 'Auszug Nr.', '4'],
            ['IBAN', ibanLike('DE', 22, number), 'Seite', '1'],
            ['BIC', 'EXMPDES1XXX', 'Währung', 'EUR'],
          ],
        ).down(20)
      },
      again: ({ paper, book: { number } }) =>
        paper
          .put(50, `IBAN ${ibanLike('DE', 22, number)}`)
          .put(555, `Seite ${paper.page}`, RIGHT)
          .down(24),
      columns: [
        day('Datum', 50, '03.04.24', 'de'),
        valueDay('Wert', 115, '03.04.24', 'de'),
        lined('Text', 180, 230),
        { title: 'Soll/Haben', x: 555, align: 'right', cell: ({ amount }) => behind(amount) },
      ],
      opens: ({ paper, book: { start, opening } }) =>
        paper
          .put(180, `Vortragssaldo vom ${on(addDays(start, -1), '03.04.24')}`)
          .put(555, behind(opening), RIGHT)
          .down(18),
      closes: ({ paper, book: { end, closing } }) => {
        paper
          .need(90)
          .rule(50, 555, -10)
          .down(4)
          .put(180, `Endsaldo vom ${on(end, '03.04.24')}`, BOLD)
        paper.put(555, behind(closing), RIGHT_BOLD).down(34)
        smallPrint(paper, 50, [
          'Einwendungen gegen diesen Kontoauszug sind innerhalb von sechs Wochen nach Zugang zu erheben.',
          'Guthaben sind als Einlagen nach Maßgabe des Einlagensicherungsgesetzes entschädigungsfähig.',
        ])
      },
    },
  /** The first page is a letter without movements; the amount stands on the last line of its text, the sums at the foot. */
  'a-cover-before-the-movements-with-the-value-day-behind-the-text-and-amounts-on-its-last-line-over-sums-at-the-foot-in-graz':
    {
      paper: { size: 9, bottom: 690 },
      book: { texts: ACCOUNT_OF_GRAZ, rows: [10, 34], opening: [20_000, 700_000] },
      says: { currency: 'EUR' },
      pitch: 11,
      gap: 16,
      above: ({ paper, book: { start, end, number } }) => {
        printCover(paper)
        paper.at(800, 50, 'Beispiel Bank Austria AG, FN 11044 w, Handelsgericht Wien', SMALL).need(900)
        paper.put(50, 'Beispiel Bank Austria', BOLD).put(545, 'KONTOAUSZUG', RIGHT_BOLD).down(18)
        printGrid(
          paper,
          [50, 130, 330, 430],
          [
            ['IBAN', ibanLike('AT', 20, number), 'Auszug', '4/2024'],
            ['BIC', 'EXMPATWW', 'Blatt', '2'],
            ['Kontowortlaut', 'EVA MUSTER', 'Währung', 'EUR'],
            ['Zeitraum', `${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`, '', ''],
          ],
        ).down(16)
      },
      again: ({ paper, book: { number } }) =>
        paper
          .put(50, ibanLike('AT', 20, number))
          .put(545, `Blatt ${paper.page}`, RIGHT)
          .down(24),
      columns: [
        day('Buchung', 50, '03.04', 'de'),
        lined('Buchungstext', 105, 260),
        {
          title: 'Valuta',
          x: 400,
          means: 'value-date',
          cell: ({ text, valueDate }) => [
            ...text
              .split('|')
              .slice(1)
              .map(() => ''),
            on(valueDate, '03.04'),
          ],
        },
        {
          title: 'Betrag',
          x: 545,
          align: 'right',
          cell: ({ text, amount }) => [
            ...text
              .split('|')
              .slice(1)
              .map(() => ''),
            behind(amount),
          ],
        },
      ],
      closes: ({ paper, book: { opening, closing, moneyIn, moneyOut } }) => {
        paper.at(720, 50, 'alter Kontostand', BOLD).at(720, 190, 'Summe Ausgaben', BOLD)
        paper.at(720, 320, 'Summe Eingänge', BOLD).at(720, 545, 'neuer Kontostand', RIGHT_BOLD)
        paper.at(734, 50, behind(opening)).at(734, 190, behind(moneyOut)).at(734, 320, behind(moneyIn))
        paper.at(734, 545, behind(closing), RIGHT_BOLD)
        paper.at(
          800,
          50,
          'Reklamationen richten Sie bitte innerhalb von zwei Monaten an Ihre Filiale.',
          SMALL,
        )
      },
    },
}
