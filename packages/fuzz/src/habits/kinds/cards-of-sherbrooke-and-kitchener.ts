import { addDays } from '../../convention/day.ts'
import { amount, valueDay } from '../setting/columns.ts'
import { around, commaPoint, spaceComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { magnitudeSaying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { tell } from '../setting/told.ts'
import { CARD_OF_SHERBROOKE } from '../texts/from-roanoke-to-cairo-east.ts'
import { CARD_OF_KITCHENER } from '../texts/from-roanoke-to-cairo-west.ts'

const creditAttached = around(spaceComma, '5', '5CR')
const owed = around(commaPoint, '$5', '$5 CR')
const owedBalance = around(commaPoint, '$5', '-$5')

/** Cards of Canada. */
export const CARDS_OF_SHERBROOKE_AND_KITCHENER: Readonly<Record<string, PlainHabit>> = {
  /** The day and the month of the statement have labels of their own, and each purchase a bonus in percent. */
  'jour-mois-et-annee-apart-with-a-bonus-in-percent-before-amounts-and-dollars-abroad-on-a-line-below-of-a-card-in-sherbrooke':
    {
      paper: { page: 'letter', size: 8.5, bottom: 720 },
      book: { texts: CARD_OF_SHERBROOKE, rows: [12, 40], opening: [-250_000, -30_000], largest: 90_000 },
      says: { isOwed: true, period: 'end' },
      pitch: 10,
      gap: 13,
      above: ({ paper, book: { end, number, opening, closing, moneyIn, moneyOut } }) => {
        paper.put(40, 'Caisse Exemple', HEADING).put(570, 'RELEVÉ DE COMPTE', RIGHT_BOLD).down(12)
        paper.put(40, 'Remises Exemple Visa', BOLD).put(570, `Page ${paper.page} de 3`, RIGHT).down(24)
        paper.put(60, 'M. LUC MODELE').put(360, 'Date du relevé', BOLD).down()
        paper.put(60, '1104 RUE SPECIMEN').put(360, 'Jour').put(420, 'Mois').put(480, 'Année').down()
        paper.put(60, 'SHERBROOKE QC  J1H 1A1')
        paper.put(360, on(end, '03')).put(420, on(end, '04')).put(480, on(end, '2024')).down()
        paper
          .put(360, 'Numéro de compte')
          .put(570, `4530 92** **** ${number.slice(-4)}`, RIGHT)
          .down(28)
        paper.put(40, 'SOMMAIRE DU COMPTE', BOLD).rule(40, 570, 4).down(17)
        printGrid(
          paper,
          [40, [290], 330, [570]],
          [
            ['Solde précédent', creditAttached(opening), 'Limite de crédit', '10 000,00'],
            [
              'Paiements et crédits',
              creditAttached(moneyIn),
              'Crédit disponible',
              creditAttached(-(1_000_000 + closing)),
            ],
            ['Achats, frais et intérêts', creditAttached(moneyOut), 'Paiement minimum', '25,00'],
            [
              'Nouveau solde',
              creditAttached(closing),
              'Date d’échéance',
              on(addDays(end, 21), '3 April 2024', 'fr'),
            ],
          ],
        ).down(20)
        paper.put(40, 'DESCRIPTION DES TRANSACTIONS COURANTES', BOLD).down(20)
      },
      again: ({ paper, book: { number } }) =>
        paper
          .put(40, `Numéro de compte 4530 92** **** ${number.slice(-4)}`)
          .put(570, `Page ${paper.page} de 3`, RIGHT)
          .down(24),
      columns: [
        {
          title: ['Date de', 'transaction', 'J M'],
          x: 40,
          cell: ({ date }) => on(date, '03 04'),
        },
        valueDay(['Date', "d'inscription", 'J M'], 110, '03 04'),
        {
          title: ['', '', 'Description'],
          x: 185,
          means: 'description',
          cell: (entry) =>
            tell(entry, { abroad: (sum, rate) => `~DOLLAR US TX: ${rate} ${sum}` })
              .split('|')[0]
              ?.split('~') ?? '',
        },
        {
          title: ['', '%', 'Remises'],
          x: 480,
          align: 'right',
          cell: ({ text }) => {
            const bonus = text.split('|')[1] ?? ''
            return bonus === '' ? '' : `${Number(bonus).toFixed(2).replace('.', ',')} %`
          },
        },
        amount(['', '', 'Montant ($)'], 570, creditAttached),
      ],
      opens: ({ paper, book: { number } }) =>
        paper
          .put(
            40,
            `Transactions effectuées avec la carte de M. LUC MODELE : 4530 92** **** ${number.slice(-4)}`,
          )
          .down(15),
      closes: ({ paper, book: { moneyIn, moneyOut } }) => {
        paper.need(24).rule(40, 570, -8).down(4).put(185, 'Total', BOLD)
        paper.put(570, creditAttached(moneyIn + moneyOut), RIGHT_BOLD).down(24)
        paper.need(90).put(40, 'VOS REMISES', BOLD).down(14)
        paper.pairs(40, 300, [
          ['Solde précédent', '41,17'],
          ['Remises gagnées', '6,32'],
          ['Solde actuel', '47,49'],
        ])
        paper.down(14)
        smallPrint(paper, 40, [
          'Le taux de crédit annuel est de 20,90 %. Délai de grâce de 21 jours pour les achats.',
          'Toute erreur doit être signalée dans les 30 jours suivant la date du relevé.',
        ])
      },
    },
  /** Both days stand in digits right beside each other, and what is paid has its letters behind a space. */
  'two-days-in-digits-one-space-apart-between-previous-and-new-balance-of-an-insurers-card-in-kitchener': {
    paper: { page: 'letter', size: 9, bottom: 720 },
    book: { texts: CARD_OF_KITCHENER, rows: [12, 40], opening: [-300_000, -20_000], largest: 90_000 },
    says: { currency: 'CAD', isOwed: true },
    gap: 14,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, entries } }) => {
      const interest = magnitudeSaying(entries, /^INTEREST/)
      paper
        .put(40, 'Samplelife Bank of Canada', HEADING)
        .put(570, 'Samplelife Visa* Platinum', RIGHT_BOLD)
        .down(12)
      paper.put(40, '500 Example St N, Kitchener, ON N2J 0A0', SMALL).down(30)
      printGrid(
        paper,
        [60, 330, [570]],
        [
          ['PAT SAMPLE', 'Statement Period:', `${on(start, 'April 3')} to ${on(end, 'April 3, 2024')}`],
          ['1104 MODEL CRESCENT', 'Account Number', `XXXX XXXX XXXX ${number.slice(-4)}`],
          ['KITCHENER ON N2G 1A1', 'Payment Due Date', on(addDays(end, 22), 'April 3, 2024')],
        ],
      ).down(24)
      paper
        .put(40, 'YOUR ACCOUNT AT A GLANCE', BOLD)
        .put(330, 'INTEREST RATES', BOLD)
        .rule(40, 570, 4)
        .down(18)
      printGrid(
        paper,
        [40, [290], 330, [570]],
        [
          ['Previous Balance', owedBalance(opening), 'Purchases', '19.99%'],
          ['Payments & Credits', `-$${commaPoint(moneyIn)}`, 'Cash Advances', '22.99%'],
          [
            'Purchases & Other Charges',
            owedBalance(closing - opening - moneyIn + interest),
            'Balance Transfers',
            '22.99%',
          ],
          ['Interest Charges', owedBalance(-interest), '', ''],
          ['New Balance', owedBalance(closing), 'Minimum Payment', '$10.00'],
        ],
      ).down(10)
      paper.put(40, 'All amounts are in Canadian dollars.', SMALL).down(24)
      paper.put(40, 'YOUR TRANSACTIONS', BOLD).down(20)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(40, `Account Number XXXX XXXX XXXX ${number.slice(-4)}`)
        .put(570, `Page ${paper.page}`, RIGHT)
        .down(24),
    columns: [
      { title: ['TRANS', 'DATE'], x: 40, cell: ({ date }) => on(date, '04/03') },
      valueDay(['POST', 'DATE'], 76, '04/03'),
      lined('DESCRIPTION', 116, 334),
      amount('AMOUNT', 570, owed),
    ],
    closes: ({ paper, book: { closing } }) => {
      paper
        .need(80)
        .rule(40, 570, -8)
        .down(4)
        .put(116, 'New Balance', BOLD)
        .put(570, owedBalance(closing), RIGHT_BOLD)
        .down(26)
      smallPrint(paper, 40, [
        'If you make only the minimum payment each month, we estimate it will take 11 years and 4 months to repay.',
        'Foreign purchases are converted at the rate set by the network plus 2.5%. *Trademark used under license.',
      ])
    },
  },
}
