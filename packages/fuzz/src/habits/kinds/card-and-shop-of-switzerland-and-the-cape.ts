import { addDays } from '../../convention/day.ts'
import { amount, balance, credit, day, debit, valueDay } from '../setting/columns.ts'
import { around, quotePoint, spacePoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { kind } from '../setting/kind.ts'
import { lined } from '../setting/lined.ts'
import { numbered } from '../setting/numbered.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { SHOP_ACCOUNT, SWISS_CARD } from '../texts/household-eastern.ts'

const owing = { rows: [12, 36], opening: [-900_000, -400_000], largest: 90_000 } as const
/** What is owed is less than nothing in the book, and more than nothing in print. */
const francs = around(quotePoint, '5', '-5')
const rand = around(spacePoint, 'R5', '-R5')

const SHOPS = ['0114 CANAL WALK', '0230 TYGERVALLEY', '0307 ONLINE'] as const

/** A card of Switzerland and the account of a shop of South Africa. */
export const SWISS_CARD_AND_SHOP_OF_THE_CAPE: Readonly<Record<string, PlainHabit>> = {
  'days-of-purchase-and-booking-with-rates-and-fees-under-purchases-of-a-swiss-card-with-the-last-bill': {
    paper: { size: 8.5, bottom: 735 },
    book: { texts: SWISS_CARD, ...owing },
    says: { currency: 'CHF', isOwed: true, period: 'none' },
    pitch: 10,
    gap: 14,
    above: ({ paper, book: { end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(50, 'Beispiel Karten AG', BOLD).put(545, 'Seite 1/3', RIGHT).down(24)
      paper.put(50, 'Frau').put(330, 'Monatsrechnung', HEADING).down(16)
      paper.put(50, 'Vreni Muster').put(330, 'Rechnungsdatum').put(545, on(end, '03.04.2024'), RIGHT).down()
      paper
        .put(50, 'Bahnhofstrasse 9')
        .put(330, 'Kartenkonto')
        .put(545, `5404 72XX XXXX ${number.slice(-4)}`, RIGHT)
        .down()
      paper
        .put(50, '8400 Winterthur')
        .put(330, 'Zahlbar bis')
        .put(545, on(addDays(end, 20), '03.04.2024'), RIGHT)
        .down()
      paper.put(330, 'Globallimite in CHF').put(545, "8'000.00", RIGHT).down(24)
      printGrid(
        paper,
        [50, [290]],
        [
          ['Saldovortrag letzte Rechnung', `CHF ${francs(opening)}`],
          ['Total Ihrer Zahlungen und Gutschriften', `CHF -${quotePoint(moneyIn)}`],
          ['Total Einkäufe und Gebühren', `CHF ${quotePoint(moneyOut)}`],
          ['Saldo zu unseren Gunsten', `CHF ${francs(closing)}`],
        ],
      ).down(20)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(50, `Kartenkonto 5404 72XX XXXX ${number.slice(-4)}`)
        .put(545, `Seite ${paper.page}/3`, RIGHT)
        .down(20),
    columns: [
      day('Einkaufsdatum', 50, '03.04.24'),
      valueDay('Verbucht am', 125, '03.04.24'),
      lined('Beschreibung', 190, 230),
      amount('Betrag in CHF', 545, francs),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(190, 'Saldovortrag letzte Rechnung').put(545, francs(opening), RIGHT).down(14),
    carries: ({ paper }, reached) => paper.put(190, 'Übertrag').put(545, francs(reached), RIGHT),
    brings: ({ paper }, reached) => paper.put(190, 'Übertrag').put(545, francs(reached), RIGHT).down(14),
    closes: ({ paper, book: { closing } }) => {
      paper.need(80).rule(50, 545, -9).put(190, 'Saldo zu unseren Gunsten', BOLD)
      paper.put(545, francs(closing), RIGHT_BOLD).down(24)
      paper.put(50, 'Mindestzahlung 3%, mindestens CHF 50.00. Jahreszins 13.95%.', SMALL).down(10)
      paper.put(
        50,
        'Ohne Ihren schriftlichen Einwand innert 30 Tagen gilt die Rechnung als genehmigt.',
        SMALL,
      )
    },
  },
  'shops-by-number-before-documents-above-what-is-overdue-by-age-of-a-shop-s-account-at-the-cape': {
    paper: { size: 8, bottom: 735 },
    book: { texts: SHOP_ACCOUNT, ...owing, rows: [6, 24] },
    says: { isOwed: true },
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(50, 'EXAMPLE STORES', HEADING).put(545, 'ACCOUNT STATEMENT', RIGHT_BOLD).down(24)
      paper.put(50, 'MRS N VOORBEELD').put(330, 'ACCOUNT NUMBER').put(545, number.slice(-12), RIGHT).down()
      paper.put(50, '5 PROTEA AVE').put(330, 'STATEMENT DATE').put(545, on(end, '2024/04/03'), RIGHT).down()
      paper.put(50, 'BELLVILLE 7530').put(330, 'STATEMENT PERIOD')
      paper.put(545, `${on(start, '2024/04/03')} - ${on(end, '2024/04/03')}`, RIGHT).down(22)
      printGrid(
        paper,
        [[150], [280], [410], [545]],
        [
          ['OPENING BALANCE', 'CLOSING BALANCE', 'INSTALMENT NOW DUE', 'AVAILABLE TO SPEND'],
          [rand(opening), rand(closing), 'R642.00', 'R3 118.50'],
        ],
      ).down(18)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(50, `ACCOUNT NUMBER ${number.slice(-12)}`)
        .put(545, `PAGE ${paper.page}`, RIGHT)
        .down(20),
    columns: [
      day('DATE', 50, '2024/04/03'),
      kind('STORE', 110, (text) =>
        /PURCHASE|GOODS/.test(text) ? (SHOPS[text.length % SHOPS.length] ?? '') : '',
      ),
      numbered(['DOCUMENT', 'NUMBER'], 200, 8),
      lined('TRANSACTION DETAILS', 255, 140),
      debit('DEBITS', 430, spacePoint),
      credit('CREDITS', 485, spacePoint),
      balance('BALANCE', 545, rand),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(255, 'OPENING BALANCE').put(545, rand(opening), RIGHT).down(13),
    closes: ({ paper, book: { closing } }) => {
      paper.need(110).put(255, 'CLOSING BALANCE', BOLD).put(545, rand(closing), RIGHT_BOLD).down(24)
      paper.put(50, 'OVERDUE', BOLD).down(14)
      printGrid(
        paper,
        [[120], [210], [300], [390], [480]],
        [
          ['30 DAYS', '60 DAYS', '90 DAYS', '120 DAYS', 'TOTAL OVERDUE'],
          ['R0.00', 'R0.00', 'R0.00', 'R0.00', 'R0.00'],
        ],
      ).down(6)
      paper.put(50, 'Interest of 21.75% a year is charged on balances outstanding. NCRCP0000.', SMALL)
    },
  },
}
