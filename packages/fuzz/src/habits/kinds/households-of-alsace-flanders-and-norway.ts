import { addDays } from '../../convention/day.ts'
import type { AccountBook } from '../setting/account-book.ts'
import { amount, credit, day, debit, valueDay } from '../setting/columns.ts'
import { around, pointComma, spaceComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike, numberLike } from '../setting/print-number.ts'
import { magnitudeSaying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { told } from '../setting/told.ts'
import {
  ALSATIAN_CURRENT,
  ALSATIAN_SAVINGS,
  FLEMISH,
  NORWEGIAN_CARD,
} from '../texts/from-norway-to-bengal.ts'
import type { SeveralAccounts } from './several-accounts.ts'

const rich = { opening: [150_000, 1_200_000], isNeverOverdrawn: true } as const
const signed = around(pointComma, '-5', '+5')
/** What is owed is less than nothing in the book, and more than nothing in print. */
const owed = around(spaceComma, '5', '-5')

const NAMES = ['C/C CONTRAT MODELE', 'LIVRET A', 'LIVRET DE DEVELOPPEMENT DURABLE']
const ribOf = ({ number }: Pick<AccountBook, 'number'>) => numberLike('~~~~~ ~~~~~~~~~~~', number)

const ofAlsace = (i: number, own: Pick<PlainHabit['book'], 'texts' | 'rows'>): PlainHabit => ({
  book: { ...rich, ...own },
  says: { currency: 'EUR' },
  pitch: 9.5,
  gap: 12,
  above: ({ paper, book }) => {
    paper.down(10).need(120)
    paper
      .put(45, `${NAMES[i]} N° ${ribOf(book)} en euros`, BOLD)
      .rule(45, 550, 4)
      .down(18)
  },
  again: ({ paper, book }) =>
    paper
      .put(45, `${NAMES[i]} N° ${ribOf(book)} en euros (suite)`, BOLD)
      .put(550, `Page ${paper.page}`, RIGHT)
      .down(18),
  columns: [
    day('Date', 45, '03/04/2024'),
    valueDay('Date valeur', 100, '03/04/2024'),
    told('Opération', 165, 220, { day: '03/04' }),
    debit('Débit EUROS', 470, pointComma),
    credit('Crédit EUROS', 550, pointComma),
  ],
  opens: ({ paper, book: { start, opening } }) =>
    paper
      .put(165, `SOLDE CREDITEUR AU ${on(start - 1, '03/04/2024')}`, BOLD)
      .put(550, pointComma(opening), RIGHT_BOLD)
      .down(14),
  closes: ({ paper, book: { end, moneyIn, moneyOut, closing } }) => {
    paper.need(40).put(165, 'Total des mouvements')
    paper.put(470, pointComma(moneyOut), RIGHT).put(550, pointComma(moneyIn), RIGHT).down(13)
    paper.put(165, `SOLDE CREDITEUR AU ${on(end, '03/04/2024')}`, BOLD)
    paper.put(550, pointComma(closing), RIGHT_BOLD).down(14)
  },
})

/** A current account and two savings of a mutual bank of Alsace. */
export const ACCOUNTS_OF_ALSACE: Readonly<Record<string, SeveralAccounts>> = {
  'creditor-balances-in-bold-around-a-current-account-and-two-savings-of-a-mutual-of-alsace': {
    paper: { size: 8, bottom: 735 },
    accounts: [
      ofAlsace(0, { texts: ALSATIAN_CURRENT, rows: [14, 44] }),
      ofAlsace(1, { texts: ALSATIAN_SAVINGS, rows: [1, 4] }),
      ofAlsace(2, { texts: ALSATIAN_SAVINGS, rows: [1, 3] }),
    ],
    above: (paper, books) => {
      const [first] = books as [AccountBook]
      paper
        .put(45, 'CAISSE MUTUELLE EXEMPLE', HEADING)
        .put(550, 'RELEVE ET INFORMATIONS BANCAIRES', RIGHT_BOLD)
      paper.down(13).put(45, '7 RUE DE LA CATHEDRALE MODELE', SMALL)
      paper.put(550, `Relevé n° 4 - ${on(first.end, '3 April 2024', 'fr')}`, RIGHT).down(9)
      paper.put(45, '67000 STRASBOURG', SMALL).down(9).put(45, 'Tél. : 0 820 55 01 01 (0,12 €/min)', SMALL)
      paper.down(20).put(330, 'M OU MME MODELE PAUL').down().put(330, '18 QUAI DU SPECIMEN').down()
      paper.put(330, '67000 STRASBOURG').down(28)
      paper.put(45, 'SITUATION DE VOS COMPTES', BOLD)
      const { start, end } = first
      paper.put(550, `Période du ${on(start, '03/04/2024')} au ${on(end, '03/04/2024')}`, RIGHT).down(16)
      printGrid(
        paper,
        [45, 260, [550]],
        [
          ['Compte', 'Numéro', 'Solde en EUROS'],
          ...books.map((book, i) => [NAMES[i] ?? '', ribOf(book), `${pointComma(book.closing)} +`]),
        ],
      ).down(4)
      paper.put(45, `IBAN : ${ibanLike('FR', 27, first.number)}   BIC : EXEMFR2A`).down(14)
      paper.put(
        45,
        'Vos dépôts sont garantis par le FGDR jusqu’à 100 000 euros. Réclamation : médiateur-exemple.example',
        SMALL,
      )
      paper.down(10)
    },
  },
}

/** A sight account of Flanders and the bill of a card of Norway. */
export const HOUSEHOLDS_OF_FLANDERS_AND_NORWAY: Readonly<Record<string, PlainHabit>> = {
  'references-of-letters-and-figures-behind-both-days-with-signed-euros-above-limits-of-cards-in-flanders': {
    paper: { size: 8, bottom: 735 },
    book: { texts: FLEMISH, ...rich, rows: [10, 36] },
    says: { currency: 'EUR' },
    pitch: 9.5,
    gap: 15,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(50, 'Voorbeeld Spaarbank nv', HEADING).put(545, 'Rekeninguittreksel', RIGHT_BOLD).down(13)
      paper.put(50, 'Modelei 49-53, 2018 Antwerpen  RPR Antwerpen  BTW BE 0999.999.999', SMALL).down(30)
      printGrid(
        paper,
        [50, 330, [545]],
        [
          ['Mevrouw', 'Zichtrekening', ibanLike('BE', 16, number)],
          ['Sofie Voorbeeld', 'BIC', 'VBLDBE22'],
          ['Modelstraat 7 bus 2', 'Uittreksel', '2024/004'],
          ['9000 Gent', 'Munt', 'EUR'],
          ['', 'Kantoor', 'Gent Centrum'],
        ],
      ).down(16)
      paper.put(50, `Periode van ${on(start, '03-04-2024')} tot ${on(end, '03-04-2024')}`, BOLD).down(16)
      printGrid(
        paper,
        [50, [240], 330, [545]],
        [
          ['Vorig saldo', signed(opening), 'Totaal ontvangen', signed(moneyIn)],
          ['Nieuw saldo', signed(closing), 'Totaal uitgegeven', signed(moneyOut)],
        ],
      ).down(18)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(50, `Zichtrekening ${ibanLike('BE', 16, number)}`)
        .put(545, `Blad ${paper.page}`, RIGHT)
        .down(22),
    columns: [
      day('Boekdatum', 50, '03-04-2024'),
      valueDay('Valutadatum', 105, '03-04-2024'),
      {
        title: 'Referentie',
        x: 165,
        means: 'reference',
        cell: ({ amount: own, date }, { row }) =>
          `B4D${(Math.abs(own) * 7_919 + date * 31 + row).toString(36).toUpperCase().padStart(9, 'P')}`,
      },
      told('Verrichting', 250, 200, { day: '03-04-2024' }),
      amount('Bedrag (EUR)', 545, signed),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(250, `Vorig saldo op ${on(start - 1, '03-04-2024')}`, BOLD)
        .put(545, signed(opening), RIGHT_BOLD)
        .down(16),
    closes: ({ paper, book: { end, closing } }) => {
      paper
        .need(130)
        .rule(50, 545, -10)
        .put(250, `Nieuw saldo op ${on(end, '03-04-2024')}`, BOLD)
      paper.put(545, signed(closing), RIGHT_BOLD).down(26)
      paper.put(50, 'Limieten van uw debetkaart', BOLD).down(14)
      printGrid(
        paper,
        [50, [330], [450]],
        [
          ['', 'Per dag', 'Per 7 dagen'],
          ['Geldopnemingen', '650,00 EUR', '2.500,00 EUR'],
          ['Betalingen', '2.500,00 EUR', '5.000,00 EUR'],
        ],
      ).down(10)
      paper.put(50, 'Uw deposito’s zijn beschermd tot 100.000 EUR door het Garantiefonds.', SMALL).down(9)
      paper.put(50, 'Kaart verloren of gestolen? Bel meteen Card Voorbeeld op 078 555 010.', SMALL)
    },
  },
  'money-of-purchases-and-rates-under-places-above-a-slip-with-a-number-of-payment-of-a-norwegian-card': {
    paper: { size: 8.5, bottom: 720 },
    book: { texts: NORWEGIAN_CARD, rows: [10, 32], opening: [-1_200_000, -500_000], largest: 150_000 },
    says: { currency: 'NOK', isOwed: true },
    pitch: 10,
    gap: 14,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut, entries } }) => {
      const fees = magnitudeSaying(entries, /^Gebyr/)
      paper
        .put(50, 'Eksempelkort', HEADING)
        .put(545, 'Faktura', { ...HEADING, ...RIGHT })
        .down(28)
      printGrid(
        paper,
        [50, 330, [545]],
        [
          ['Kari Eksempel', 'Fakturadato', on(end, '03.04.2024')],
          ['Prøveveien 3 B', 'Forfallsdato', on(addDays(end, 15), '03.04.2024')],
          ['0485 Oslo', 'Kortnummer', `5412 75** **** ${number.slice(-4)}`],
          ['', 'Kredittgrense', '40 000,00'],
          ['', 'Periode', `${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`],
        ],
      ).down(14)
      paper.put(50, 'Sammendrag (NOK)', BOLD).rule(50, 545, 4).down(16)
      printGrid(
        paper,
        [50, [300]],
        [
          ['Saldo fra forrige faktura', owed(opening)],
          ['Innbetalinger og kreditter', `-${spaceComma(moneyIn)}`],
          ['Varekjøp og uttak', spaceComma(Math.abs(moneyOut) - fees)],
          ['Gebyrer', spaceComma(fees)],
          ['Renter', '0,00'],
          ['Skyldig saldo', owed(closing)],
          ['Minimum å betale', closing < 0 ? '300,00' : '0,00'],
        ],
      ).down(18)
      paper.put(50, 'Transaksjoner', BOLD).down(16)
    },
    again: ({ paper }) => paper.put(50, 'Transaksjoner', BOLD).put(545, `Side ${paper.page}`, RIGHT).down(20),
    columns: [
      day('Dato', 50, '03.04.24'),
      valueDay('Bokført', 105, '03.04.24'),
      told('Spesifikasjon', 165, 250, {
        abroad: (sum, rate) => `Valuta: EUR ${sum.replace('.', ',')} Kurs: ${rate.replace('.', ',')}`,
      }),
      amount('Beløp NOK', 545, around(spaceComma, '5', '-5')),
    ],
    closes: ({ paper, book: { end, closing, number } }) => {
      paper.need(210).rule(50, 545, -9).put(165, 'Skyldig saldo', BOLD)
      paper.put(545, owed(closing), RIGHT_BOLD).down(22)
      paper.put(50, 'Nominell rente 21,95 %. Eff. rente 24,31 %, 15 000,- o/12 mnd., totalt 16 842,-.', SMALL)
      paper.down(9).put(50, 'Valutapåslag 1,75 % er inkludert i kursen. Kontanthevinger 40,- + 1 %.', SMALL)
      paper.down(9).put(50, 'Minimumsbeløpet må være betalt innen forfall. Purregebyr 35,-.', SMALL).down(26)
      paper.rule(50, 545, -10).put(50, 'KVITTERING', BOLD).put(330, 'Betalingsfrist')
      paper.put(545, on(addDays(end, 15), '03.04.2024'), RIGHT).down(14)
      printGrid(
        paper,
        [50, 250, [545]],
        [
          ['Betalt av', 'Betalt til', ''],
          ['Kari Eksempel', 'Eksempelkort AS', 'Postboks 99, 0101 Oslo'],
          ['Prøveveien 3 B, 0485 Oslo', 'KID', `00${number.slice(0, 9)}`],
          ['', 'Til konto', '9999.05.12345'],
        ],
      )
    },
  },
}
