import { creditsOf, debitsOf } from '../setting/account-book.ts'
import { amount, balance, credit, day, debit, valueDay } from '../setting/columns.ts'
import { minusBefore, pointComma, spaceComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { numbered } from '../setting/numbered.ts'
import { part } from '../setting/part.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { tell, told } from '../setting/told.ts'
import { PRAGUE, SERBIAN, SERBIAN_FIRM } from '../texts/printed-european.ts'

const rich = { opening: [1_500_000, 9_000_000], largest: 3_000_000, isNeverOverdrawn: true } as const
const minus = minusBefore(spaceComma)

/** Accounts of Serbia and of the Czech Republic. */
export const FIRMS_AND_HOUSEHOLDS_OF_SERBIA_AND_PRAGUE: Readonly<Record<string, PlainHabit>> = {
  /** What flows out stands before what flows in, each row ends in the state; the state before is told above the titles. */
  'outflow-before-inflow-and-state-behind-a-state-before-that-stands-above-the-titles-in-serbia': {
    paper: { font: 'noto', size: 8, bottom: 745 },
    book: { texts: SERBIAN, ...rich, rows: [8, 32] },
    says: { currency: 'RSD' },
    gap: 13.5,
    above: ({ paper, book: { start, end, number, opening } }) => {
      paper.put(45, 'Banka Primer a.d. Beograd', HEADING).down(13)
      smallPrint(paper, 45, ['Bulevar uzorka 99, 11070 Novi Beograd, MB 09999999, PIB 100000000'])
      paper.down(16).put(330, 'JOVANA PRIMER').down().put(330, 'ULICA UZORKA 14/3').down()
      paper.put(330, '11000 BEOGRAD').down(24)
      const days = `${on(start, '03.04.2024')}. - ${on(end, '03.04.2024')}.`
      paper.put(45, 'IZVOD PO TEKUĆEM RAČUNU', HEADING).put(550, `Period: ${days}`, RIGHT).down(16)
      paper
        .put(45, `Broj računa: 265-0000${number.slice(-9)}`)
        .put(550, 'Valuta: RSD', RIGHT)
        .down(20)
      paper.put(45, 'Prethodno stanje', BOLD).put(550, pointComma(opening), RIGHT_BOLD).down(18)
    },
    again: ({ paper }) => paper.put(550, `Strana ${paper.page}`, RIGHT).down(20),
    columns: [
      day('Datum', 45, '03.04.2024'),
      told('Opis', 105, 230, { day: '03.04.2024' }),
      debit('Odliv', 400, pointComma),
      credit('Priliv', 475, pointComma),
      balance('Stanje', 550, pointComma),
    ],
    closes: ({ paper, book: { moneyIn, moneyOut, closing } }) => {
      paper.need(100).rule(45, 550, -9).down(2).put(105, 'Ukupno', BOLD)
      paper.put(400, pointComma(moneyOut), RIGHT_BOLD).put(475, pointComma(moneyIn), RIGHT_BOLD).down(14)
      paper.put(105, 'Novo stanje', BOLD).put(550, pointComma(closing), RIGHT_BOLD).down(26)
      smallPrint(paper, 45, [
        'Dozvoljeno prekoračenje: 30.000,00 RSD. Nominalna kamatna stopa 29,50% godišnje.',
        'Prigovor na izvod možete uložiti u roku od 60 dana. Izvod je punovažan bez pečata i potpisa.',
      ])
    },
  },
  /** A wide page: who, its account, a code of payment and the purpose, then both sums, and the number for complaints last. */
  'codes-of-payments-and-accounts-before-purposes-with-numbers-for-complaints-last-of-a-firm-in-serbia': {
    paper: { page: 'landscape', font: 'noto', size: 7.5, bottom: 520 },
    book: { texts: SERBIAN_FIRM, ...rich, rows: [8, 30] },
    says: { currency: 'RSD' },
    pitch: 9.5,
    gap: 14,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(40, 'BANKA OBRAZAC AD', HEADING).put(800, 'IZVOD BR. 4', RIGHT_BOLD).down(20)
      printGrid(
        paper,
        [40, 180, 500, 600],
        [
          [
            'Naziv klijenta:',
            'PEKARA UZORAK DOO',
            'Period:',
            `${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`,
          ],
          ['Adresa:', 'Primerova 9, 21000 Novi Sad', 'Valuta:', 'RSD'],
          ['Račun:', `265-0000${number.slice(-9)}`, 'PIB:', '100000000'],
        ],
      ).down(14)
    },
    again: ({ paper }) => paper.put(40, 'IZVOD BR. 4').put(800, `Strana ${paper.page}`, RIGHT).down(20),
    columns: [
      valueDay(['Datum', 'valute'], 40, '03.04.2024'),
      day(['Datum', 'knjiženja'], 95, '03.04.2024'),
      part(['Nalogodavac /', 'korisnik'], 150, 135, 0),
      part(['Račun nalogodavca /', 'korisnika'], 290, 120, 1),
      part('Šifra', 412, 30, 2),
      part('Svrha plaćanja', 445, 150, 3),
      debit('Zaduženje', 660, pointComma),
      credit('Odobrenje', 730, pointComma),
      numbered(['Broj za', 'reklamaciju'], 742, 10),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(150, 'Prethodno stanje', BOLD).put(730, pointComma(opening), RIGHT_BOLD).down(14),
    closes: ({ paper, book: { moneyIn, moneyOut, closing } }) => {
      paper.need(80).rule(40, 800, -10).down(2).put(150, 'Ukupan promet', BOLD)
      paper.put(660, pointComma(moneyOut), RIGHT_BOLD).put(730, pointComma(moneyIn), RIGHT_BOLD).down(14)
      paper.put(150, 'Novo stanje', BOLD).put(730, pointComma(closing), RIGHT_BOLD).down(24)
      smallPrint(paper, 40, [
        'Molimo Vas da izvod proverite i eventualne primedbe dostavite u roku od 3 radna dana.',
      ])
    },
  },
  /** Two lines a row: the kind over the payee, its account over the symbols; the day over the day of value, both without years. */
  'kinds-over-payees-beside-accounts-over-symbols-with-identifications-before-crowns-in-prague': {
    paper: { font: 'noto', size: 8, bottom: 745 },
    book: { texts: PRAGUE, opening: [400_000, 6_000_000], isNeverOverdrawn: true, rows: [8, 32] },
    says: { currency: 'CZK' },
    pitch: 10,
    gap: 15,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut, entries } }) => {
      paper.put(40, 'Příkladná obchodní banka, a. s.', HEADING).put(555, 'VÝPIS Z ÚČTU', RIGHT_BOLD).down(13)
      smallPrint(paper, 40, ['Vzorová 999/150, 150 57 Praha 5, IČO: 00009999'])
      paper.down(14)
      const days = `${on(start, '3. 4. 2024')} - ${on(end, '3. 4. 2024')}`
      printGrid(
        paper,
        [40, 130, 350],
        [
          ['Období:', days, 'Petra Vzorová'],
          ['Účet:', `${number.slice(-9)}/0399`, 'Modelová 7'],
          ['Měna:', 'CZK', '150 00 Praha 5'],
          ['Rok/č. výpisu:', '2024/4', ''],
        ],
      ).down(10)
      paper
        .pairs(40, 300, [
          ['Počáteční zůstatek:', minus(opening)],
          [`Celkové příjmy (${creditsOf(entries).length}):`, minus(moneyIn)],
          [`Celkové výdaje (${debitsOf(entries).length}):`, minus(moneyOut)],
          ['Konečný zůstatek:', minus(closing)],
        ])
        .down(16)
    },
    again: ({ paper }) => paper.put(40, 'VÝPIS Z ÚČTU').put(555, `Strana: ${paper.page}`, RIGHT).down(22),
    columns: [
      day(['Datum', 'Valuta'], 40, '03.04.'),
      {
        title: '',
        x: 40,
        means: 'value-date',
        cell: ({ valueDate }) => ['', on(valueDate, '03.04.')],
      },
      {
        title: ['Označení platby', 'Název protiúčtu'],
        x: 90,
        means: 'description',
        cell: ({ text: own }) => own.split('|').slice(0, 2),
      },
      {
        title: ['Protiúčet nebo poznámka', 'Symboly'],
        x: 235,
        means: 'description',
        cell: (entry) => tell(entry, { day: '3.4.' }).split('|').slice(2),
      },
      numbered('Identifikace', 365, 6),
      amount('Částka', 480, minus),
      balance('Zůstatek', 555, minus),
    ],
    closes: ({ paper }) => {
      paper.need(60).rule(40, 555, -9).down(8)
      smallPrint(paper, 40, [
        'Prosíme o včasné překontrolování údajů. Reklamace uplatněte bez zbytečného odkladu.',
        'Vklad na tomto účtu podléhá ochraně poskytované Garančním systémem finančního trhu.',
      ])
    },
  },
}
