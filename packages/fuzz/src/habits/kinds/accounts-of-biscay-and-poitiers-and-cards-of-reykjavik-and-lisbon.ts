import { addDays, type Day } from '../../convention/day.ts'
import type { Entry, Texts } from '../setting/account-book.ts'
import { clock } from '../setting/clock.ts'
import { amount, balance, credit, day, debit, valueDay } from '../setting/columns.ts'
import { around, commaPoint, minusBefore, pointComma, pointWhole, spaceComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { part } from '../setting/part.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import {
  BISCAY,
  LISBON_BENEFITS,
  LISBON_MEALS,
  POITEVIN_POST,
  REYKJAVIK_CARD,
} from '../texts/from-tallinn-to-tokyo.ts'
import type { SeveralAccounts } from './several-accounts.ts'

const signed = minusBefore(pointComma)
const euroSigns = around(pointComma, '- 5 €', '+ 5 €')
const euros = around(pointComma, '-5 €', '5 €')
/** What is owed is less than nothing in the book, and more than nothing in print. */
const owed = around(pointWhole, '5', '-5')

/** How many francs were one euro, for good since 1999. */
const FRANCS = 6.55957
const francs = (minor: number): string => minusBefore(spaceComma)(Math.round(minor * FRANCS))

/** `27032024` */
const solid = (date: Day): string => on(date, '03') + on(date, '04') + on(date, '2024')

/** In the money of the shop: krónur, or the money that the text names with its rate. */
const bought = ({ text, amount: own }: Entry): string => {
  const [code, rate] = (text.split('|')[2] ?? '').split(' ')
  return rate === undefined ? owed(own) : `${commaPoint(Math.round((-own * 100) / Number(rate)))} ${code}`
}

/** Accounts of the Basque country and of France, and a card of Iceland. */
export const ACCOUNTS_OF_BISCAY_AND_POITIERS_AND_A_CARD_OF_REYKJAVIK: Readonly<Record<string, PlainHabit>> = {
  /** Basque over Spanish in each title, and between strokes within rows. */
  'basque-over-spanish-in-titles-with-value-behind-texts-and-sums-carried-to-the-next-page-in-biscay': {
    paper: { size: 8, bottom: 735 },
    book: { texts: BISCAY, rows: [14, 64], opening: [50_000, 900_000], isNeverOverdrawn: true },
    says: { currency: 'EUR' },
    pitch: 10,
    gap: 13,
    above: ({ paper, book: { start, end, number } }) => {
      paper
        .put(45, 'Bizkaiko Eredu Kutxa', HEADING)
        .put(550, 'KONTU-LABURPENA / EXTRACTO DE CUENTA', RIGHT_BOLD)
      paper.down(34)
      paper.put(330, 'ANE ADIBIDE EREDU').down().put(330, 'EREDU KALEA 9, 2. ESK.').down()
      paper.put(330, '48300 GERNIKA-LUMO').down(26)
      printGrid(
        paper,
        [45, 200],
        [
          ['Kontua / Cuenta (IBAN):', ibanLike('ES', 24, number)],
          ['Dibisa / Divisa:', 'EUR'],
          ['Aldia / Período:', `${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}`],
        ],
      ).down(16)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(45, ibanLike('ES', 24, number))
        .put(550, `Orria / Página ${paper.page}`, RIGHT)
        .down(24),
    columns: [
      day(['Data', 'Fecha'], 45, '03/04/2024'),
      lined(['Kontzeptua', 'Concepto'], 105, 210),
      valueDay(['Balio-data', 'Fecha valor'], 325, '03/04/2024'),
      amount(['Zenbatekoa', 'Importe'], 460, signed),
      balance(['Saldoa', 'Saldo'], 550, signed),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(105, 'AURREKO SALDOA / SALDO ANTERIOR').put(550, signed(opening), RIGHT).down(14),
    carries: ({ paper }, reached) =>
      paper.at(770, 105, 'BADARRAI / SUMA Y SIGUE').at(770, 550, signed(reached), RIGHT),
    closes: ({ paper, book: { closing, moneyIn, moneyOut } }) => {
      paper.need(110).rule(45, 550, -9).down(3)
      paper.put(105, 'AZKEN SALDOA / SALDO FINAL', BOLD).put(550, signed(closing), RIGHT_BOLD).down(24)
      paper
        .pairs(105, 460, [
          ['Zordunketak guztira / Total cargos', signed(moneyOut)],
          ['Ordainketak guztira / Total abonos', signed(moneyIn)],
        ])
        .down(14)
      smallPrint(paper, 45, [
        'Adostasunik ezean, jakinarazi 15 eguneko epean. / En caso de disconformidad, comuníquelo en el plazo de 15 días.',
        'Bizkaiko Eredu Kutxa, Eredu plaza 1, 48009 Bilbo. IFK / NIF A00000000.',
      ])
    },
  },
  /** Each sum stands a second time in the money of the years before, for information. */
  'sums-again-in-francs-behind-debit-and-credit-between-old-and-new-balance-with-their-days-at-a-post-office-in-poitiers':
    {
      paper: { size: 8, bottom: 740 },
      book: { texts: POITEVIN_POST, rows: [14, 60], opening: [40_000, 600_000], isNeverOverdrawn: true },
      says: { currency: 'EUR', period: 'balances' },
      pitch: 10,
      gap: 13,
      above: ({ paper, book: { end, number } }) => {
        paper
          .put(45, 'La Poste Modèle', HEADING)
          .put(550, 'Relevé de vos comptes - n° 4', RIGHT_BOLD)
          .down(14)
        paper.put(550, `édité le ${on(end + 2, '3 April 2024', 'fr')}`, RIGHT).down(14)
        paper.put(45, 'Centre financier de Poitiers', BOLD).down().put(45, '86999 POITIERS CEDEX 9').down(22)
        paper.put(330, 'M EXEMPLE BERNARD').down().put(330, '9 ALLEE DU MODELE').down()
        paper.put(330, '86000 POITIERS').down(28)
        paper.put(45, 'Compte courant postal', BOLD).down(13)
        paper.put(45, `IBAN : ${ibanLike('FR', 27, number)}   BIC : PSMFRPP`).down(22)
      },
      again: ({ paper }) =>
        paper.put(45, 'Compte courant postal (suite)').put(550, `page ${paper.page}`, RIGHT).down(24),
      columns: [
        day('Date', 45, '03/04'),
        lined('Opérations', 85, 240),
        debit('Débit (€)', 395, spaceComma),
        credit('Crédit (€)', 465, spaceComma),
        { title: 'Soit en francs', x: 550, align: 'right', cell: ({ amount: own }) => francs(own) },
      ],
      opens: ({ paper, book: { start, opening } }) =>
        paper
          .put(85, `Ancien solde au ${on(addDays(start, -1), '03/04/2024')}`, BOLD)
          .put(465, spaceComma(opening), RIGHT_BOLD)
          .put(550, francs(opening), RIGHT)
          .down(15),
      closes: ({ paper, book: { end, closing, moneyIn, moneyOut } }) => {
        paper.need(110).rule(45, 550, -9).down(3).put(85, 'Total des opérations')
        paper.put(395, spaceComma(moneyOut), RIGHT).put(465, spaceComma(moneyIn), RIGHT).down(14)
        paper.put(85, `Nouveau solde au ${on(end, '03/04/2024')}`, BOLD)
        paper.put(465, spaceComma(closing), RIGHT_BOLD).put(550, francs(closing), RIGHT).down(28)
        smallPrint(paper, 45, [
          'Les montants en francs sont donnés à titre indicatif (1 euro = 6,55957 francs).',
          'Vous disposez de deux mois pour contester une opération. Passé ce délai, le relevé est réputé approuvé.',
        ])
      },
    },
  /** Sums of the shop and sums in krónur stand beside each other, alike at home; the days of the period touch. */
  'sums-of-the-shop-beside-kronur-with-places-and-days-of-the-period-without-gaps-above-what-falls-due-on-a-card-in-reykjavik':
    {
      paper: { size: 8, bottom: 735 },
      book: {
        texts: REYKJAVIK_CARD,
        rows: [12, 40],
        opening: [-90_000, -30_000],
        largest: 60_000,
        from: { month: 3, day: 27 },
      },
      says: { currency: 'ISK', exponent: 0, isOwed: true },
      gap: 13,
      above: ({ paper, book: { start, end, number } }) => {
        paper.put(45, 'Sýniskort', HEADING).put(550, 'REIKNINGUR', RIGHT_BOLD).down(26)
        printGrid(
          paper,
          [45, 340, [550]],
          [
            ['Guðrún Dæmisdóttir', 'Gjalddagi', on(end + 7, '03.04.2024')],
            ['Sýnisgötu 9', 'Tímabil', `${solid(start)}-${solid(end)}`],
            ['109 Reykjavík', 'Kortnúmer', `5400 99** **** ${number.slice(-4)}`],
            ['', 'Úttektarheimild', '900.000'],
          ],
        ).down(20)
        paper.put(45, 'Guðrún Dæmisdóttir', BOLD).down(16)
      },
      again: ({ paper }) => paper.put(45, 'Sýniskort').put(550, `Síða ${paper.page}`, RIGHT).down(24),
      columns: [
        day('Dags.', 45, '03.04'),
        part('Texti', 90, 170, 0),
        part('Staðsetning', 270, 90, 1),
        { title: 'Kaupupphæð', x: 460, align: 'right', cell: bought },
        amount('ísl.kr.', 550, owed),
      ],
      closes: ({ paper, book: { opening, closing, moneyIn, moneyOut } }) => {
        paper.need(150).rule(45, 550, -9).down(16)
        paper
          .pairs(270, 550, [
            ['Staða við síðustu útskrift', owed(opening)],
            ['Greitt á tímabilinu', `-${pointWhole(moneyIn)}`],
            ['Úttektir og gjöld á tímabilinu', pointWhole(moneyOut)],
          ])
          .put(270, 'Til greiðslu á gjalddaga', BOLD)
          .put(550, owed(closing), RIGHT_BOLD)
          .down(26)
        printGrid(
          paper,
          [45, [200]],
          [
            ['Vildarpunktar', 'Fjöldi'],
            ['Innlendir', '412'],
            ['Erlendir', '38'],
          ],
        ).down(12)
        smallPrint(paper, 45, [
          'Athugasemdir við reikninginn þurfa að berast innan 20 daga frá gjalddaga. Dráttarvextir reiknast frá gjalddaga.',
        ])
      },
    },
}

const purse = (name: string, texts: Texts, rows: readonly [number, number]): PlainHabit => ({
  book: { texts, rows, opening: [8_000, 60_000], largest: 25_000, isNeverOverdrawn: true },
  says: { currency: 'EUR' },
  newestFirst: true,
  gap: 14,
  above: ({ paper, book: { number, opening, closing, moneyIn, moneyOut } }) => {
    paper.down(18).need(150).put(50, name, HEADING)
    paper.put(545, `Cartão terminado em ${number.slice(-4)}`, RIGHT).down(16)
    printGrid(
      paper,
      [50, 180, 310, 440],
      [
        ['Saldo inicial', 'Carregamentos', 'Utilizações', 'Saldo final'],
        [euros(opening), euros(moneyIn), euros(moneyOut), euros(closing)],
      ],
    ).down(12)
  },
  again: ({ paper }) =>
    paper.put(50, `${name} (continuação)`, BOLD).put(545, `${paper.page}`, RIGHT).down(22),
  columns: [
    {
      title: 'Data e hora',
      x: 50,
      cell: ({ date }, { row }) => `${on(date, '03-04-2024')} ${clock(1_310 - row * 37)}`,
    },
    part('Descrição', 145, 150, 0),
    part('Categoria', 300, 75, 1),
    part('Estado', 380, 60, 2),
    amount('Valor', 495, euroSigns),
    balance('Saldo', 550, euros),
  ],
})

/** What an employer gives beside wages. */
export const PURSES_OF_LISBON: Readonly<Record<string, SeveralAccounts>> = {
  /** One purse is for meals, the other for what is paid back; each has its own card, sums and rows. */
  'purses-for-meals-and-for-benefits-with-categories-and-states-before-signs-apart-newest-first-in-lisbon': {
    paper: { size: 7.5, bottom: 740 },
    accounts: [
      purse('Subsídio de refeição', LISBON_MEALS, [8, 30]),
      purse('Benefícios flexíveis', LISBON_BENEFITS, [2, 9]),
    ],
    above: (paper, [book]) => {
      if (book === undefined) return
      paper.put(50, 'cobremodelo', HEADING).put(545, 'Extrato de movimentos', RIGHT_BOLD).down(22)
      paper.put(50, 'Inês Exemplo').put(545, 'Empresa: Acme Portugal Lda', RIGHT).down()
      paper.put(50, `De ${on(book.start, '03-04-2024')} a ${on(book.end, '03-04-2024')}`).down(8)
    },
  },
}
