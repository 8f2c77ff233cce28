import { addDays } from '../../convention/day.ts'
import { amount, balance, credit, day, debit, valueDay } from '../setting/columns.ts'
import { around, pointComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { numberLike } from '../setting/print-number.ts'
import { magnitudeSaying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { BELGIAN_CARD, DANISH_CARD, GERMAN_BUILDING_SAVER } from '../texts/daily-latin-and-european.ts'

/** What is owed is less than nothing in the book, and more than nothing in print. */
const owed = around(pointComma, '5', '5-')
const bySign = around(pointComma, '5 -', '5 +')
const owing = { rows: [10, 34], opening: [-600_000, -150_000], largest: 120_000 } as const

/** A building saver's account of Germany and cards of Denmark and Belgium. */
export const SAVERS_AND_CARDS_OF_GERMANY_DENMARK_AND_BELGIUM: Readonly<Record<string, PlainHabit>> = {
  'burdens-before-credits-of-a-building-saver-under-the-sum-he-saves-for-in-german': {
    paper: { size: 8.5, bottom: 740 },
    book: {
      texts: GERMAN_BUILDING_SAVER,
      rows: [4, 16],
      opening: [400_000, 1_800_000],
      isNeverOverdrawn: true,
    },
    says: { currency: 'EUR' },
    gap: 13,
    above: ({ paper, book: { start, end, number, opening, closing, entries } }) => {
      const interest = magnitudeSaying(entries, /zinsen/)
      paper.put(50, 'Bausparkasse Muster AG', HEADING).put(545, 'Kontoauszug', RIGHT_BOLD).down(24)
      paper
        .put(50, 'Frau Erika Beispiel')
        .put(330, 'Bausparkonto-Nr.')
        .put(545, numberLike('~ ~~~ ~~~ ~~', number), RIGHT)
        .down()
      paper.put(50, 'Musterweg 5').put(330, 'Zeitraum')
      paper.put(545, `${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`, RIGHT).down()
      paper.put(50, '74523 Schwäbisch Hall').put(330, 'Auszug').put(545, '1 / 2024', RIGHT).down(24)
      printGrid(
        paper,
        [50, [290], 330, [545]],
        [
          ['Bausparsumme', '50.000,00 EUR', 'Tarif', 'Muster Komfort XL'],
          ['Guthaben am Anfang', `${pointComma(opening)} EUR`, 'Guthabenzins', '0,25 % p. a.'],
          ['Guthaben am Ende', `${pointComma(closing)} EUR`, 'Bewertungszahl', '11,42'],
          ['davon Zinsen', `${pointComma(interest)} EUR`, 'Zuteilung frühestens', '30.09.2026'],
        ],
      ).down(20)
    },
    again: ({ paper }) =>
      paper.put(50, 'Kontoauszug (Fortsetzung)').put(545, `Seite ${paper.page}`, RIGHT).down(20),
    columns: [
      day('Buchung', 50, '03.04.2024'),
      valueDay('Wert', 115, '03.04.2024'),
      lined('Vorgang', 180, 170),
      debit(['Belastung', 'EUR'], 420, pointComma),
      credit(['Gutschrift', 'EUR'], 485, pointComma),
      balance(['Guthaben', 'EUR'], 545, pointComma),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(180, 'Vortrag', BOLD).put(545, pointComma(opening), RIGHT_BOLD).down(13),
    closes: ({ paper, book: { moneyIn, moneyOut, closing } }) => {
      paper.need(60).rule(350, 545, -9).put(180, 'Summe / Guthaben', BOLD)
      paper.put(420, pointComma(moneyOut), RIGHT_BOLD).put(485, pointComma(moneyIn), RIGHT_BOLD)
      paper.put(545, pointComma(closing), RIGHT_BOLD).down(22)
      paper.put(
        50,
        'Einwendungen bitte innerhalb von sechs Wochen. Wohnungsbauprämie bis 31.12. beantragen.',
        SMALL,
      )
    },
  },
  'balance-of-the-statement-before-with-a-minus-behind-payments-and-rates-under-texts-of-a-danish-card': {
    paper: { size: 8.5, bottom: 740 },
    book: { texts: DANISH_CARD, ...owing },
    says: { currency: 'DKK', isOwed: true },
    gap: 13,
    above: ({ paper, book: { start, end, number, closing } }) => {
      paper.put(50, 'Eksempel Mastercard', HEADING).put(545, 'Kontoopgørelse', RIGHT_BOLD).down(22)
      printGrid(
        paper,
        [50, 330, [545]],
        [
          ['Mette Prøve', 'Kortnummer', `5413 75XX XXXX ${number.slice(-4)}`],
          ['Eksempelvej 12', 'Periode', `${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`],
          ['5000 Odense C', 'Valuta', 'DKK'],
          ['', 'Til betaling', owed(closing)],
          ['', 'Betales senest', on(addDays(end, 10), '03.04.2024')],
        ],
      ).down(20)
    },
    again: ({ paper }) =>
      paper.put(50, 'Kontoopgørelse fortsat').put(545, `Side ${paper.page}`, RIGHT).down(20),
    columns: [
      day(['Købs-', 'dato'], 50, '03.04'),
      valueDay(['Bogførings-', 'dato'], 90, '03.04'),
      lined('Tekst', 155, 270),
      amount('Beløb', 545, owed),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(155, 'Saldo fra sidste opgørelse').put(545, owed(opening), RIGHT).down(14),
    closes: ({ paper, book: { moneyIn, moneyOut, closing } }) => {
      paper.need(80).rule(430, 545, -9).put(155, 'Køb, gebyrer og renter i perioden')
      paper.put(545, owed(-Math.abs(moneyOut)), RIGHT).down()
      paper.put(155, 'Indbetalinger og returneringer').put(545, owed(moneyIn), RIGHT).down()
      paper.put(155, 'Ny saldo', BOLD).put(545, owed(closing), RIGHT_BOLD).down(22)
      paper.put(50, 'Kreditmaksimum 25.000,00. Debitorrente 19,56 % p.a. Valutatillæg 1,50 %.', SMALL)
    },
  },
  'signs-behind-with-a-space-between-your-payment-and-the-new-state-of-a-flemish-card': {
    paper: { size: 8.5, bottom: 740 },
    book: { texts: BELGIAN_CARD, ...owing },
    says: { currency: 'EUR', isOwed: true },
    gap: 13,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(50, 'Voorbeeldbank', HEADING).put(545, 'Uitgavenstaat kredietkaart', RIGHT_BOLD).down(22)
      paper.put(50, 'DE HEER JAN VOORBEELD').put(330, 'Kaartnummer')
      paper.put(545, `4871 XXXX XXXX ${number.slice(-4)}`, RIGHT).down()
      paper.put(50, 'KERKSTRAAT 3').put(330, 'Periode')
      paper.put(545, `van ${on(start, '03/04/2024')} tot ${on(end, '03/04/2024')}`, RIGHT).down()
      paper.put(50, '9000 GENT').put(330, 'Kaartlimiet').put(545, '2.500,00 EUR', RIGHT).down(24)
      printGrid(
        paper,
        [50, [300], 310],
        [
          ['Vorig verschuldigd saldo', owed(opening), 'EUR'],
          ['Uw betalingen en terugbetalingen', bySign(moneyIn), 'EUR'],
          ['Uitgaven en kosten', bySign(moneyOut), 'EUR'],
          ['Nieuw verschuldigd saldo', owed(closing), 'EUR'],
        ],
      ).down(8)
      paper
        .put(50, `Dit bedrag wordt op ${on(addDays(end, 8), '03/04/2024')} van uw zichtrekening afgehaald.`)
        .down(24)
    },
    again: ({ paper }) =>
      paper.put(50, 'Uitgavenstaat (vervolg)').put(545, `Blad ${paper.page}`, RIGHT).down(20),
    columns: [
      day(['Datum', 'verrichting'], 50, '03/04'),
      valueDay(['Datum', 'verrekening'], 115, '03/04'),
      lined('Omschrijving', 185, 250),
      amount('Bedrag in EUR', 545, bySign),
    ],
    closes: ({ paper, book: { moneyIn, moneyOut } }) => {
      paper.need(50).rule(430, 545, -9).put(185, 'Totaal van de verrichtingen', BOLD)
      paper.put(545, bySign(moneyIn + moneyOut), RIGHT_BOLD).down(22)
      paper.put(50, 'Kaart verloren of gestolen? Bel Card Stop 078 555 170.', SMALL)
    },
  },
}
