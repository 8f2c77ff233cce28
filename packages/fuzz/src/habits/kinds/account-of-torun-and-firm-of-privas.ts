import { addDays } from '../../convention/day.ts'
import { creditsOf, debitsOf, type Entry, sumOf } from '../setting/account-book.ts'
import { credit, day, debit, valueDay } from '../setting/columns.ts'
import { minusBefore, pointComma, spaceComma } from '../setting/figures.ts'
import { BOLD, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import type { Paper } from '../setting/paper.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike, numberLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { ACCOUNT_OF_TORUN, FIRM_OF_PRIVAS } from '../texts/from-valdosta-to-kinshasa-east.ts'

const zloty = (minor: number) => `${minusBefore(spaceComma)(minor)} PLN`

/** One half of a text, the lines of which are parted by semicolons. */
const half = (which: 0 | 1, width: number) => (entry: Entry, paper: Paper) =>
  (entry.text.split('|')[which] ?? '').split(';').flatMap((line) => paper.wrap(line, width))

/** An account of Pomerania. */
export const ACCOUNT_OF_TORUN_WITH_COUNTERPARTIES: Readonly<Record<string, PlainHabit>> = {
  /** Rows are counted; other parties with their addresses and accounts stand left of what for and what kind. */
  'counted-rows-of-counterparties-on-four-lines-left-of-purposes-with-the-code-behind-amounts-and-balances-in-torun':
    {
      paper: { font: 'noto', size: 7.5, bottom: 750 },
      book: { texts: ACCOUNT_OF_TORUN, rows: [8, 40], opening: [50_000, 2_000_000], largest: 900_000 },
      says: { currency: 'PLN' },
      pitch: 9,
      gap: 15,
      above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
        const account = numberLike('48 9999 1462 ~~~~ ~~~~ ~~~~ ~~~~', number)
        paper.put(36, 'PRZYKŁADOWY BANK POLSKA S.A.', { isBold: true, size: 12 }).down(26)
        paper.put(36, `Wyciąg nr ${on(end, '4/2024')}`, { isBold: true, size: 14 })
        paper.put(560, `za okres od ${on(start, '03.04.2024')} do ${on(end, '03.04.2024')}`, RIGHT).down(24)
        printGrid(
          paper,
          [36, 300, [560]],
          [
            ['MARIA PRZYKŁADOWA', 'Numer rachunku', account],
            ['ul. Mostowa 7/2', 'Rodzaj rachunku', 'Konto Osobiste'],
            ['87-100 Toruń', 'Waluta', 'PLN'],
          ],
        ).down(14)
        printGrid(
          paper,
          [36, 170, 300, 430],
          [
            ['Saldo początkowe', 'Suma uznań', 'Suma obciążeń', 'Saldo końcowe'],
            [zloty(opening), zloty(moneyIn), zloty(-moneyOut), zloty(closing)],
          ],
        ).down(20)
      },
      again: ({ paper, book: { end } }) => {
        paper
          .put(36, `Wyciąg nr ${on(end, '4/2024')}`, BOLD)
          .put(560, `Strona ${paper.page}`, RIGHT)
          .down(24)
      },
      columns: [
        { title: 'Lp.', x: 36, cell: (_, { row }) => String(row + 1) },
        day('Data', 58, '03.04.2024'),
        {
          title: ['Kontahent /', 'Numer rachunku'],
          x: 112,
          means: 'description',
          cell: (entry, { paper }) => half(0, 150)(entry, paper),
        },
        {
          title: ['Opis /', 'Typ transakcji'],
          x: 268,
          means: 'description',
          cell: (entry, { paper }) => half(1, 120)(entry, paper),
        },
        { title: 'Kwota', x: 472, align: 'right', cell: ({ amount }) => zloty(amount) },
        { title: 'Saldo', x: 560, align: 'right', means: 'balance', cell: ({ balance }) => zloty(balance) },
      ],
      carries: ({ paper }) => {
        paper.at(
          800,
          36,
          'Dokument wygenerowany elektronicznie na podstawie art. 7 ustawy Prawo bankowe.',
          SMALL,
        )
      },
      closes: ({ paper }) => {
        paper.need(30).down(6)
        smallPrint(paper, 36, [
          'Dokument wygenerowany elektronicznie na podstawie art. 7 ustawy Prawo bankowe. Nie wymaga podpisu ani stempla.',
          'Środki na rachunku są objęte ochroną Bankowego Funduszu Gwarancyjnego do równowartości 100 000 EUR.',
        ])
      },
    },
}

/** How many rows are above the sheet that is printed. */
const above = new WeakMap<Paper, number>()

/** Sums of the rows on one sheet. */
function sumsOfSheet(paper: Paper, rows: readonly Entry[]): void {
  const own = rows.slice(above.get(paper) ?? 0)
  above.set(paper, rows.length)
  paper.put(167, 'Total des opérations', BOLD)
  paper.put(455, pointComma(sumOf(debitsOf(own))), RIGHT_BOLD)
  paper.put(550, pointComma(sumOf(creditsOf(own))), RIGHT_BOLD).down(16)
}

/** A firm of the Ardèche. */
export const FIRM_OF_PRIVAS_WITH_SUMS_OF_SHEETS: Readonly<Record<string, PlainHabit>> = {
  /** Each sheet sums its own rows; the old and the new balance stand far right of their names, in the column of credits. */
  'an-ancien-solde-in-the-column-of-credits-with-the-operations-of-each-sheet-summed-at-its-foot-of-a-firm-in-privas':
    {
      paper: { size: 8, bottom: 760 },
      book: {
        texts: FIRM_OF_PRIVAS,
        rows: [10, 60],
        opening: [100_000, 6_000_000],
        largest: 3_000_000,
        isNeverOverdrawn: true,
      },
      says: { currency: 'EUR', period: 'balances' },
      pitch: 11,
      gap: 13,
      above: ({ paper, book: { start, end, number, opening } }) => {
        paper
          .at(30, 520, 'RG SDC : X', SMALL)
          .at(40, 520, 'RG : 0170202', SMALL)
          .at(50, 520, 'Code AG : 1', SMALL)
        paper.at(62, 228, 'RELEVÉ DE COMPTE (EN EUR)', { isBold: true, size: 11 })
        paper.at(80, 410, `Date d'arrêté : ${on(end, '03/04/2024')}`).at(92, 520, 'Page 1')
        paper.at(116, 310, 'EXEMPLE BOIS SAS')
        paper.at(150, 50, 'Numéro client :').at(160, 50, '0170202')
        paper.at(180, 50, 'Intitulé du compte :').at(190, 50, 'EXEMPLE BOIS SAS')
        paper.at(220, 50, '1 RUE DU MODELE').at(230, 50, '07000 PRIVAS')
        paper.at(260, 50, `Numéro de compte : ${number.slice(-11)}`)
        paper.at(275, 50, `IBAN : ${ibanLike('FR', 27, number)}  BIC : EXEMFR22XXX`)
        paper.y = 300
        above.set(paper, 0)
        paper.at(316, 239, `Ancien solde au ${on(addDays(start, -1), '03/04/2024')}`)
        paper.at(316, 550, pointComma(opening), RIGHT)
      },
      again: ({ paper, book: { end, number } }) => {
        paper.at(62, 228, 'RELEVÉ DE COMPTE (EN EUR)', { isBold: true, size: 11 })
        paper.at(80, 410, `Date d'arrêté : ${on(end, '03/04/2024')}`).at(92, 520, `Page ${paper.page}`)
        paper.at(130, 50, `EXEMPLE BOIS SAS - N° de compte : ${number.slice(-11)}`)
        paper.y = 156
      },
      columns: [
        day('Date opé', 46, '03/04/2024'),
        valueDay('Date valeur', 105, '03/04/2024'),
        lined('Libellé des opérations', 167, 220),
        debit('Débit', 455, pointComma),
        credit('Crédit', 550, pointComma),
      ],
      opens: ({ paper }) => paper.down(18),
      carries: ({ paper, book: { entries } }, reached) => {
        const printed = entries.findIndex((entry) => entry.balance === reached) + 1
        sumsOfSheet(paper, entries.slice(0, printed))
        paper.at(
          815,
          50,
          '"T" Tarification selon les conditions en vigueur        Sauf erreur ou omission',
          SMALL,
        )
      },
      closes: ({ paper, book: { entries, end, closing } }) => {
        sumsOfSheet(paper.need(24), entries)
        paper.put(239, `Nouveau solde créditeur au ${on(end, '03/04/2024')}`, BOLD)
        paper.put(550, pointComma(closing), RIGHT_BOLD)
        paper.at(
          815,
          50,
          '"T" Tarification selon les conditions en vigueur        Sauf erreur ou omission',
          SMALL,
        )
      },
    },
}
