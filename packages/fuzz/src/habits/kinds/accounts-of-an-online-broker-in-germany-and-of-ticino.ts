import { balanceOnce, credit, day, debit, valueDay } from '../setting/columns.ts'
import { around, pointComma, quotePoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { numbered } from '../setting/numbered.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { told } from '../setting/told.ts'
import { GERMAN_ONLINE, TICINESE } from '../texts/from-norway-to-bengal.ts'

const rich = { opening: [150_000, 1_500_000], isNeverOverdrawn: true } as const
const signBehind = around(pointComma, '5-', '5+')

/** An account of an online broker of Germany and a private account of Ticino. */
export const ACCOUNTS_OF_AN_ONLINE_BROKER_AND_OF_TICINO: Readonly<Record<string, PlainHabit>> = {
  'stars-around-the-state-of-the-account-and-numbers-of-the-journal-between-day-and-value-in-germany': {
    paper: { size: 8, bottom: 730 },
    book: { texts: GERMAN_ONLINE, ...rich, rows: [9, 34] },
    says: { currency: 'EUR' },
    pitch: 10,
    gap: 15,
    above: ({ paper, book: { start, end, number } }) => {
      paper
        .put(50, 'Beispielbroker', HEADING)
        .put(545, 'Kontoauszug', { ...HEADING, ...RIGHT })
        .down(14)
      paper.put(50, 'Postfach 17 43, 90006 Nürnberg', SMALL).down(28)
      printGrid(
        paper,
        [50, 330, [545]],
        [
          ['Herrn', 'Kontonummer', number.slice(-9)],
          ['Max Beispielmann', 'IBAN', ibanLike('DE', 22, number)],
          ['Specimenweg 8', 'BIC', 'BEISDE77XXX'],
          ['50667 Köln', 'Kontoart', 'Girokonto in EUR'],
          ['', 'Auszug Nr. / Blatt', `4/2024  1`],
          ['', 'Datum', on(end + 1, '03.04.2024')],
        ],
      ).down(14)
      paper.put(50, `Kontoauszug vom ${on(start, '03.04.2024')} bis ${on(end, '03.04.2024')}`, BOLD).down(22)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(50, `Kontonummer ${number.slice(-9)}`)
        .put(545, `Blatt ${paper.page}`, RIGHT)
        .down(24),
    columns: [
      told('Text/Verwendungszweck', 50, 215, { day: '03.04.24' }),
      day('Datum', 285, '03.04.'),
      numbered('PNNr', 330, 4),
      valueDay('Wert', 370, '03.04.'),
      debit('Soll', 470, signBehind),
      credit('Haben', 545, signBehind),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(50, `*** Kontostand zum ${on(start - 1, '03.04.24')} ***`, BOLD)
        .put(545, signBehind(opening), RIGHT_BOLD)
        .down(18),
    closes: ({ paper, book: { end, closing } }) => {
      paper.need(130).put(50, `*** Kontostand zum ${on(end, '03.04.24')} ***`, BOLD)
      paper.put(545, signBehind(closing), RIGHT_BOLD).down(26).rule(50, 545, -10)
      printGrid(
        paper,
        [50, 300],
        [
          ['Eingeräumte Überziehung: 2.500,00 EUR', 'Sollzinssatz: 9,90 % p. a.'],
          ['Geduldete Überziehung', 'Sollzinssatz: 11,90 % p. a.'],
        ],
      ).down(10)
      for (const line of [
        'Bitte prüfen Sie die Buchungen. Einwendungen gegen diesen Kontoauszug erheben Sie bitte unverzüglich.',
        'Guthaben sind als Einlagen nach Maßgabe des Einlagensicherungsgesetzes entschädigungsfähig. Näheres finden',
        'Sie im Informationsbogen für den Einleger. Schecks und Lastschriften: Eingang vorbehalten.',
        'Beispielbroker, Niederlassung Deutschland. Ust.-Ident.-Nr. DE999999999. Telefon 0911 555 01 01.',
      ]) {
        paper.put(50, line, SMALL).down(9)
      }
    },
  },
  'sums-abroad-with-their-rate-under-purchases-and-balances-to-be-brought-over-in-italian-francs': {
    paper: { size: 8, bottom: 735 },
    book: { texts: TICINESE, ...rich, rows: [12, 40] },
    says: { currency: 'CHF' },
    pitch: 9.5,
    gap: 13,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(45, 'Banca Esempio della Svizzera italiana', HEADING).put(550, 'Pagina 1', RIGHT).down(13)
      paper.put(45, 'Viale Modello 5, 6501 Bellinzona, tel. 091 555 01 01', SMALL).down(30)
      paper.put(330, 'Signora').down().put(330, 'Chiara Esempio').down()
      paper.put(330, 'Via del Modello 14').down().put(330, '6900 Lugano').down(28)
      paper.put(45, `Estratto conto ${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`, HEADING).down(18)
      printGrid(
        paper,
        [45, 140, 330, [550]],
        [
          ['Conto', 'Conto privato', 'Moneta', 'CHF'],
          ['IBAN', ibanLike('CH', 21, number), 'Tasso creditore', '0.100 %'],
          ['Intestato a', 'Chiara Esempio', 'Tasso debitore', '9.750 %'],
        ],
      ).down(18)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(45, `Conto privato ${ibanLike('CH', 21, number)}`)
        .put(550, `Pagina ${paper.page}`, RIGHT)
        .down(22),
    columns: [
      day('Data', 45, '03.04.24'),
      told('Testo', 95, 205, { day: '03.04.24', abroad: (sum, rate) => `EUR ${sum} al cambio ${rate}` }),
      debit('Addebito', 370, quotePoint),
      credit('Accredito', 440, quotePoint),
      valueDay('Valuta', 452, '03.04.24'),
      balanceOnce('Saldo', 550, quotePoint),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(95, 'Saldo riportato').put(550, quotePoint(opening), RIGHT).down(13),
    carries: (desk, reached) => desk.paper.put(95, 'Saldo da riportare').put(550, quotePoint(reached), RIGHT),
    brings: (desk, reached) =>
      desk.paper.put(95, 'Saldo riportato').put(550, quotePoint(reached), RIGHT).down(13),
    closes: ({ paper, book: { moneyIn, moneyOut, closing } }) => {
      paper.need(100).rule(45, 550, -9).put(95, 'Totale movimenti', BOLD)
      paper.put(370, quotePoint(moneyOut), RIGHT_BOLD).put(440, quotePoint(moneyIn), RIGHT_BOLD).down(14)
      paper.put(95, 'Saldo a vostro favore', BOLD).put(550, quotePoint(closing), RIGHT_BOLD).down(26)
      for (const line of [
        'Vogliate verificare il presente estratto e comunicarci eventuali inesattezze entro 30 giorni.',
        'Con riserva di errori e omissioni. Documento senza firma.',
        'I depositi fino a CHF 100 000 per cliente sono garantiti da esisuisse.',
      ]) {
        paper.put(45, line, SMALL).down(9)
      }
    },
  },
}
