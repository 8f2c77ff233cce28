import { addDays } from '../../convention/day.ts'
import type { AccountBook } from '../setting/account-book.ts'
import { amount, credit, day, debit, valueDay } from '../setting/columns.ts'
import { around, pointComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import type { Paper } from '../setting/paper.ts'
import { part } from '../setting/part.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike } from '../setting/print-number.ts'
import { magnitudeSaying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { told } from '../setting/told.ts'
import { GERMAN_BRANCH, GERMAN_DIRECT, LUXEMBOURG_CARD } from '../texts/printed-european.ts'

const rich = { opening: [150_000, 1_500_000], isNeverOverdrawn: true } as const
const signApart = around(pointComma, '- 5', '+ 5')
const inFavour = around(pointComma, '5 S EUR', '5 H EUR')
const owed = around(pointComma, '5', '-5')

/** The names over the values that stand above the table on each page, the old balance on the first alone. */
function printNumbers(paper: Paper, { start, number, opening }: AccountBook): void {
  const isFirst = paper.page === 1
  const names = ['Auszug', 'Seite', 'IBAN', 'BIC (SWIFT)']
  const values = ['4', String(paper.page), ibanLike('DE', 22, number), 'BEISDEDB710']
  printGrid(
    paper,
    [45, 85, 130, 290, [550]],
    [
      [...names, isFirst ? `Alter Saldo per ${on(addDays(start, -1), '03.04.2024')}` : ''],
      [...values, isFirst ? `EUR ${signApart(opening)}` : ''],
    ],
  ).down(12)
  paper.at(805, 45, '0000000003 / 06500900 / 20240702', { size: 6.5 })
}

/** Two accounts of Germany, and a card of Luxembourg that bills Germans. */
export const ACCOUNTS_OF_GERMAN_BRANCHES_AND_A_CARD_OF_LUXEMBOURG: Readonly<Record<string, PlainHabit>> = {
  /** The sign stands before each amount and a space after it; half of what each text says is its own headings. */
  'signs-a-space-before-sums-under-a-box-of-numbers-on-each-page-and-headings-within-texts-in-germany': {
    paper: { size: 8, bottom: 765 },
    book: { texts: GERMAN_BRANCH, ...rich, rows: [9, 28] },
    says: { currency: 'EUR' },
    pitch: 10,
    gap: 15,
    above: (desk) => {
      const { paper, book } = desk
      paper.put(550, 'Musterbank AG', { ...HEADING, ...RIGHT }).down(26)
      printGrid(
        paper,
        [45, 330],
        [
          ['V 710/686', 'Filiale'],
          ['Frau', 'Leipzig-Lindenau'],
          ['Hanna Beispiel', 'Beispielsweg 22'],
          ['Musterstr. 18 B', '04177 Leipzig'],
          ['04177 Leipzig', 'Telefon (0341) 555-0101'],
          ['', '24h-Kundenservice (069) 555-01000'],
          ['', on(book.end, '3. April 2024', 'de')],
        ],
      ).down(10)
      const days = `vom ${on(book.start, '03.04.2024')} bis ${on(book.end, '03.04.2024')}`
      paper.put(45, `Kontoauszug ${days}`, HEADING).down(14)
      paper.put(45, 'Kontoinhaber: Hanna Beispiel').down(18).put(45, 'AKTIVKONTO', BOLD).down(14)
      printNumbers(paper, book)
    },
    again: ({ paper, book }) => printNumbers(paper, book),
    columns: [
      day('Buchung', 45, '03.04.'),
      valueDay('Valuta', 92, '03.04.'),
      told('Vorgang', 137, 235, { day: '03-04-2024' }),
      debit('Soll', 465, signApart),
      credit('Haben', 550, signApart),
    ],
    closes: ({ paper, book: { number, closing } }) => {
      paper.need(160).rule(45, 550, -8).down(4)
      printGrid(
        paper,
        [45, 150, [550]],
        [
          ['Filialnummer', 'Kontonummer', 'Neuer Saldo'],
          ['710', `${number.slice(-7)}`, `EUR ${signApart(closing)}`],
        ],
      ).down(6)
      printGrid(
        paper,
        [45, 150],
        [
          ['Bankleitzahl', 'Ihre eingeräumte Kontoüberziehung'],
          ['999 700 24', 'EUR 500,00'],
          ['', 'Sollzinssatz 10,9 % p.a.'],
        ],
      ).down(8)
      paper.put(45, 'Wichtige Hinweise', BOLD).down()
      smallPrint(paper, 45, [
        'Bitte erheben Sie Einwendungen gegen einzelne Buchungen unverzüglich. Schecks, Wechsel und sonstige Lastschriften schreiben',
        'wir unter dem Vorbehalt des Eingangs gut. Der angegebene Kontostand berücksichtigt nicht die Wertstellung der Buchungen',
        '(siehe oben unter "Valuta"). Guthaben sind als Einlagen nach Maßgabe des Einlagensicherungsgesetzes entschädigungsfähig.',
      ])
    },
  },
  /** Both balances stand under the rows, with a letter and the code behind, and no balance above them. */
  'old-and-new-balance-both-under-the-rows-with-letters-and-the-code-behind-of-a-direct-bank-in-germany': {
    paper: { size: 8.5, bottom: 735 },
    book: { texts: GERMAN_DIRECT, opening: [20_000, 600_000], rows: [8, 26] },
    says: { currency: 'EUR' },
    pitch: 10.5,
    gap: 15,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'Beispiel Direktbank, Specimenstr. 7-9, 10117 Berlin', { size: 6.5 }).down(22)
      paper.put(50, 'Max Beispielmann').down().put(50, 'Musterweg 12')
      paper.put(545, 'IHR DISPOKREDIT EUR 500,00', RIGHT).down().put(50, '10437 Berlin').down(34)
      paper.put(50, 'Direkt-Cash', HEADING).down(16)
      const days = `vom ${on(start, '03.04.2024')} bis ${on(end, '03.04.2024')}`
      paper.put(50, `Kontoauszug Nummer 005 / 2024 ${days}`, BOLD).down(13)
      paper.put(50, `Kontonummer ${number.slice(-8)} / IBAN ${ibanLike('DE', 22, number)}`).down(24)
    },
    again: ({ paper, book: { number } }) => {
      paper.put(50, 'Kontoauszug Nummer 005 / 2024').put(545, `Seite ${paper.page}`, RIGHT).down()
      paper.put(50, `Kontonummer ${number.slice(-8)} / IBAN ${ibanLike('DE', 22, number)}`).down(22)
    },
    columns: [
      day('Bu.Tag', 50, '03.04.'),
      valueDay('Wert', 95, '03.04.'),
      told('Wir haben für Sie gebucht', 135, 240, { day: '03.04.' }),
      debit('Belastung in EUR', 460, pointComma),
      credit('Gutschrift in EUR', 545, pointComma),
    ],
    closes: ({ paper, book: { opening, closing } }) => {
      paper.need(60).rule(50, 545, -8).down(4)
      paper.put(340, 'ALTER KONTOSTAND', BOLD).put(545, inFavour(opening), RIGHT_BOLD).down(13)
      paper.put(340, 'NEUER KONTOSTAND', BOLD).put(545, inFavour(closing), RIGHT_BOLD).down(26).need(120)
      smallPrint(paper, 50, [
        'Guthaben sind als Einlagen nach Maßgabe des Einlagensicherungsgesetzes entschädigungsfähig. Nähere Informationen können',
        'dem Informationsbogen für Einleger entnommen werden.',
      ])
      paper.down(8).put(50, 'Sehr geehrter Kunde,').down(13)
      smallPrint(paper, 50, [
        'der angegebene Kontostand berücksichtigt nicht die Wertstellung der einzelnen Buchungen. Dies bedeutet, dass der genannte',
        'Betrag nicht dem für die Zinsrechnung maßgeblichen Kontostand entsprechen muss. Schreibt die Bank den Gegenwert von Schecks',
        'schon vor ihrer Einlösung gut, so geschieht dies unter dem Vorbehalt der Einlösung (E.v.-Gutschrift).',
      ])
      paper.down(8).put(50, 'Mit freundlichen Grüßen').down().put(50, 'Ihre Beispiel Direktbank')
      paper.at(800, 50, 'BEISPIEL DIREKTBANK AG   BIC: BEISDEM1001   Steuernr.: 12/345/67890', { size: 6.5 })
    },
  },
  /** The old balance, the new one and what has to be paid at least are rows of the table; the place has a column. */
  'least-payment-as-a-row-behind-the-new-balance-with-places-of-a-card-of-luxembourg-for-germans': {
    paper: { size: 8.5, bottom: 740 },
    book: { texts: LUXEMBOURG_CARD, rows: [8, 34], opening: [-250_000, -20_000], largest: 90_000 },
    says: { currency: 'EUR', isOwed: true },
    gap: 13,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'RECHNUNG', HEADING).down(16)
      smallPrint(paper, 50, [
        'Wenn unzustellbar zurück an Postfach',
        'Exempel Bank S.A., Postfach 99 08, D-54299 Trier',
      ])
      paper.down(6)
      printGrid(
        paper,
        [50, 310, 430],
        [
          ['', 'Deutsche Postanschrift', 'Geschäftssitz'],
          ['Klara Muster', 'Exempel Bank S.A.', 'Exempel Bank S.A.'],
          ['Beispielstr. 29', 'Postfach 99 08', '99, rue de l’Exemple'],
          ['97072 Würzburg', 'D-54299 Trier', 'L-5399 Munsbach'],
          ['Deutschland', 'Kontakt', ''],
          ['', 'Tel: 0800 555 01 20 (aus dem dt. Festnetz)', ''],
          ['', 'service@kostenlos.example', ''],
        ],
      ).down(14)
      paper.put(
        50,
        `Rechnung Kostenlos Card Gold (Kreditkartennummer: ************${number.slice(-4)})`,
        BOLD,
      )
      paper.down(14)
      const days = `vom ${on(start, '03.04.2024')} bis ${on(end, '03.04.2024')}`
      paper
        .put(50, `Abrechnung ${days}`)
        .put(545, `Rechnung vom ${on(end, '03.04.2024')}`, RIGHT)
        .down(22)
    },
    again: ({ paper }) => paper.put(545, `Seite ${paper.page}`, RIGHT).down(20),
    columns: [
      day('Datum', 50, '03.04.2024'),
      part('Beschreibung', 120, 215, 0),
      part('Ort', 345, 110, 1),
      amount('Betrag EUR', 545, owed),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(120, 'ALTER SALDO', BOLD).put(545, owed(opening), RIGHT_BOLD).down(13),
    closes: ({ paper, book: { end, closing, entries } }) => {
      const due = on(addDays(end, 19), '03.04.2024')
      const least = closing < 0 ? '30,00' : '0,00'
      paper.need(270).put(50, on(end, '03.04.2024'), BOLD).put(120, 'NEUER SALDO', BOLD)
      paper.put(545, owed(closing), RIGHT_BOLD).down(13)
      paper.put(120, `Mindestbetrag fällig am ${due}`).put(545, least, RIGHT).rule(50, 545, 5).down(24)
      const left = `${pointComma(600_000 + Math.min(closing, 0))} EUR`
      printGrid(
        paper,
        [50, 160, 270, 370, 470],
        [
          ['Kreditlimit', 'Verfügbar', 'Saldo', 'Mindestbetrag', 'Fällig am'],
          ['6.000,00 EUR', left, `${owed(closing)} EUR`, `${least} EUR`, due],
        ],
      ).down(10)
      const interest = pointComma(magnitudeSaying(entries, /SOLLZINSEN/))
      smallPrint(paper, 50, [
        'Bitte überweisen Sie auf unsere unten genannte Bankverbindung. Überweisungen müssen von einem Konto des Karteninhabers',
        `erfolgen. In der Rechnung sind die gebuchten Transaktionen und Zinsen von ${interest} EUR berücksichtigt. Noch nicht gebuchte`,
        'Transaktionen aus diesem Monat werden auf der Folgerechnung ausgewiesen.',
      ])
      paper.down(8).put(50, 'Überweisen Sie bitte ausschließlich unter folgenden Angaben:').down()
      for (const line of [
        'Begünstigter: Klara Muster',
        'Kreditinstitut: Exempel Bank S.A.',
        'Verwendungszweck: Card Gold',
        `Fällig am: ${due}`,
      ]) {
        paper.put(50, line).down(11)
      }
      paper.down(6)
      smallPrint(paper, 50, [
        'Jeder Kunde hat eine persönliche IBAN. Einzahlungen auf eine abweichende IBAN können nicht zugeordnet werden.',
        'Gesetzliche Vertreter: J. Exempel, P. Modèle - RC Lux: B 999476 . VAT: LU 99992462',
      ])
    },
  },
}
