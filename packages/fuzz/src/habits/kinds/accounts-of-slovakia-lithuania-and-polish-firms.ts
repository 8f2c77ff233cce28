import { type AccountBook, creditsOf, debitsOf } from '../setting/account-book.ts'
import { amount, balance, credit, day, debit, valueDay } from '../setting/columns.ts'
import { minusBefore, spaceComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { numbered } from '../setting/numbered.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { tell, told } from '../setting/told.ts'
import { LITHUANIAN, POLISH_FIRM, POLISH_VAT, SLOVAK } from '../texts/from-norway-to-bengal.ts'
import type { SeveralAccounts } from './several-accounts.ts'

const rich = { opening: [150_000, 1_500_000], isNeverOverdrawn: true } as const
const minus = minusBefore(spaceComma)

/** Current accounts of Slovakia and Lithuania. */
export const ACCOUNTS_OF_SLOVAKIA_AND_LITHUANIA: Readonly<Record<string, PlainHabit>> = {
  'counted-credits-and-debits-above-symbols-on-lines-under-payments-with-signed-euros-in-slovakia': {
    paper: { font: 'noto', size: 8, bottom: 740 },
    book: { texts: SLOVAK, ...rich, rows: [10, 34] },
    says: { currency: 'EUR' },
    pitch: 10,
    gap: 15,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut, entries } }) => {
      paper.put(50, 'VZOROVÁ BANKA, a.s.', HEADING).put(545, 'VÝPIS Z ÚČTU č. 4/2024', RIGHT_BOLD).down(13)
      paper.put(50, 'Hodžovo námestie 99, 811 06 Bratislava, IČO: 00 999 999', SMALL).down(28)
      printGrid(
        paper,
        [50, 130, 330],
        [
          ['Majiteľ účtu:', 'Zuzana Príkladná', 'Zuzana Príkladná'],
          ['IBAN:', ibanLike('SK', 24, number), 'Vzorová 12'],
          ['BIC:', 'VZORSKBX', '821 08 Bratislava'],
          ['Mena účtu:', 'EUR', ''],
          ['Obdobie:', `${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`, ''],
        ],
      ).down(14)
      printGrid(
        paper,
        [50, [240], [310]],
        [
          ['Počiatočný stav účtu', minus(opening), ''],
          ['Kredit spolu', minus(moneyIn), `${creditsOf(entries).length}x`],
          ['Debet spolu', minus(moneyOut), `${debitsOf(entries).length}x`],
          ['Konečný stav účtu', minus(closing), ''],
        ],
      ).down(18)
    },
    again: ({ paper }) =>
      paper.put(50, 'VÝPIS Z ÚČTU č. 4/2024').put(545, `strana ${paper.page}`, RIGHT).down(22),
    columns: [
      day(['Dátum', 'zaúčtovania'], 50, '03.04.2024'),
      valueDay(['Dátum', 'valuty'], 115, '03.04.2024'),
      told('Popis transakcie', 180, 240, { day: '03.04.2024' }),
      amount('Suma v EUR', 545, minus),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(180, `Stav účtu k ${on(start - 1, '03.04.2024')}`, BOLD)
        .put(545, minus(opening), RIGHT_BOLD)
        .down(16),
    closes: ({ paper, book: { end, closing } }) => {
      paper
        .need(90)
        .rule(50, 545, -9)
        .put(180, `Stav účtu k ${on(end, '03.04.2024')}`, BOLD)
      paper.put(545, minus(closing), RIGHT_BOLD).down(26)
      for (const line of [
        'Povolené prečerpanie: 1 000,00 EUR, úroková sadzba 14,90 % p. a. Kreditná úroková sadzba 0,01 % p. a.',
        'Vklad je chránený Fondom ochrany vkladov. Reklamácie uplatnite bez zbytočného odkladu.',
        'DIALOG Live 02/5555 0101. Výpis je vyhotovený elektronicky a nevyžaduje podpis.',
      ]) {
        paper.put(50, line, SMALL).down(9)
      }
    },
  },
  'years-first-and-numbers-of-documents-before-payees-and-purposes-under-turnover-in-lithuania': {
    paper: { font: 'noto', size: 8, bottom: 740 },
    book: { texts: LITHUANIAN, ...rich, rows: [10, 38] },
    says: { currency: 'EUR' },
    pitch: 10,
    gap: 14,
    above: ({ paper, book: { start, end, number } }) => {
      paper
        .put(45, 'AB bankas Pavyzdys', HEADING)
        .put(550, on(end + 1, '2024-04-03'), RIGHT)
        .down(13)
      paper.put(45, 'Modelio pr. 12, LT-01103 Vilnius, įmonės kodas 199999999', SMALL).down(28)
      paper.put(45, 'SĄSKAITOS IŠRAŠAS', HEADING).down(18)
      printGrid(
        paper,
        [45, 170],
        [
          ['Sąskaitos savininkas', 'Rasa Modelienė'],
          ['Sąskaitos Nr.', ibanLike('LT', 20, number)],
          ['Sąskaitos valiuta', 'EUR'],
          ['Laikotarpis', `${on(start, '2024-04-03')} - ${on(end, '2024-04-03')}`],
        ],
      ).down(16)
    },
    again: ({ paper }) => paper.put(550, `Puslapis ${paper.page}`, RIGHT).down(20),
    columns: [
      day('Data', 45, '2024-04-03'),
      numbered('Dok. Nr.', 100, 6),
      {
        title: 'Mokėtojas / Gavėjas',
        x: 145,
        means: 'description',
        cell: ({ text }, { paper }) => paper.wrap(text.split('|')[0] ?? '', 125),
      },
      {
        title: 'Mokėjimo paskirtis',
        x: 280,
        means: 'description',
        cell: (entry, { paper }) => paper.wrap(tell(entry, { day: '04.03' }).split('|')[1] ?? '', 125),
      },
      debit('Debetas', 480, spaceComma),
      credit('Kreditas', 550, spaceComma),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(145, `Likutis laikotarpio pradžiai ${on(start, '2024-04-03')}`, BOLD)
        .put(550, spaceComma(opening), RIGHT_BOLD)
        .down(15),
    closes: ({ paper, book: { end, moneyIn, moneyOut, closing } }) => {
      paper.need(90).rule(45, 550, -9).put(145, 'Apyvarta', BOLD)
      paper.put(480, spaceComma(moneyOut), RIGHT_BOLD).put(550, spaceComma(moneyIn), RIGHT_BOLD).down(14)
      paper.put(145, `Likutis laikotarpio pabaigai ${on(end, '2024-04-03')}`, BOLD)
      paper.put(550, spaceComma(closing), RIGHT_BOLD).down(26)
      for (const line of [
        'Indėliai apdrausti indėlių draudimu iki 100 000 eurų. Pastebėję klaidų, informuokite banką per 60 dienų.',
        'Išrašas suformuotas interneto banke ir galioja be parašo. Telefonas 1999.',
      ]) {
        paper.put(45, line, SMALL).down(9)
      }
    },
  },
}

const NAMES = ['RACHUNEK BIEŻĄCY', 'RACHUNEK VAT']

const ofPoland = (i: number, own: Pick<PlainHabit['book'], 'texts' | 'rows'>): PlainHabit => ({
  book: { ...rich, ...own, largest: 900_000 },
  says: { currency: 'PLN' },
  pitch: 9.5,
  gap: 14,
  above: ({ paper, book: { number } }) => {
    paper
      .down(8)
      .need(130)
      .put(40, `${NAMES[i]}  ${ibanLike('PL', 28, number)}`, BOLD)
    paper.put(555, 'Waluta: PLN', RIGHT).rule(40, 555, 4).down(18)
  },
  again: ({ paper }) =>
    paper.put(40, `${NAMES[i]} (c.d.)`, BOLD).put(555, `Strona ${paper.page}`, RIGHT).down(18),
  columns: [
    day(['Data', 'księgowania'], 40, '2024-04-03'),
    valueDay(['Data', 'waluty'], 95, '2024-04-03'),
    {
      title: 'Rodzaj operacji',
      x: 145,
      means: 'description',
      cell: ({ text }, { paper }) => paper.wrap(text.split('|')[0] ?? '', 85),
    },
    {
      title: 'Opis operacji',
      x: 235,
      means: 'description',
      cell: (entry, { paper }) =>
        tell(entry, { day: '2024-04-03' })
          .split('|')
          .slice(1)
          .flatMap((line) => paper.wrap(line, 160)),
    },
    debit('Obciążenia', 445, spaceComma),
    credit('Uznania', 500, spaceComma),
    balance('Saldo', 555, spaceComma),
  ],
  opens: ({ paper, book: { opening } }) =>
    paper.put(235, 'Saldo początkowe', BOLD).put(555, spaceComma(opening), RIGHT_BOLD).down(14),
  closes: ({ paper, book: { entries, moneyIn, moneyOut, closing } }) => {
    paper.need(60).rule(40, 555, -9)
    printGrid(
      paper,
      [235, [400], [445], [500]],
      [
        ['Suma obciążeń', String(debitsOf(entries).length), spaceComma(moneyOut), ''],
        ['Suma uznań', String(creditsOf(entries).length), '', spaceComma(moneyIn)],
      ],
    )
    paper.put(235, 'Saldo końcowe', BOLD).put(555, spaceComma(closing), RIGHT_BOLD).down(16)
  },
})

/** The account of a firm of Poland, and the one its value-added tax is kept on. */
export const ACCOUNTS_OF_POLISH_FIRMS: Readonly<Record<string, SeveralAccounts>> = {
  'an-account-for-the-tax-on-sales-below-that-of-a-firm-with-counts-of-burdens-and-benefits-in-poland': {
    paper: { font: 'noto', size: 7.5, bottom: 745 },
    accounts: [
      ofPoland(0, { texts: POLISH_FIRM, rows: [10, 34] }),
      ofPoland(1, { texts: POLISH_VAT, rows: [2, 8] }),
    ],
    above: (paper, books) => {
      const [{ start, end }] = books as [AccountBook]
      paper
        .put(40, 'Bank Przykładowy S.A.', HEADING)
        .put(555, 'WYCIĄG BANKOWY NR 4/2024', RIGHT_BOLD)
        .down(13)
      paper.put(40, 'ul. Wzorcowa 18, 00-999 Warszawa, KRS 0000099999, NIP 9990001122', SMALL).down(26)
      paper.put(330, 'PIEKARNIA PRZYKŁAD SP. Z O.O.').down().put(330, 'ul. Modelowa 4').down()
      paper.put(330, '60-101 Poznań').down(22)
      paper.put(40, `za okres od ${on(start, '2024-04-03')} do ${on(end, '2024-04-03')}`, BOLD).down(12)
      paper.put(40, 'NIP klienta 7770001122, REGON 300099999, numer klienta 20417788').down(14)
    },
  },
}
