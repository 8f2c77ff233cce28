import { type AccountBook, creditsOf, debitsOf } from '../setting/account-book.ts'
import { amount, balance, credit, day, debit, text } from '../setting/columns.ts'
import { around, commaPoint, spaceComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { numberLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { DIRECT_CHEQUING, DIRECT_SAVINGS, MONTREALER } from '../texts/accounts-of-many-lands.ts'
import type { SeveralAccounts } from './several-accounts.ts'

const rich = { opening: [120_000, 900_000], isNeverOverdrawn: true } as const
const dollars = (minor: number): string => `${spaceComma(minor)} $`
const bracketed = around(commaPoint, '(5)')

/** A chequing account of Quebec, printed in French. */
export const CHEQUING_OF_QUEBEC: Readonly<Record<string, PlainHabit>> = {
  'months-before-days-without-years-and-dollars-behind-sums-of-counted-debits-in-quebec': {
    paper: { page: 'letter', size: 8.5, bottom: 710 },
    book: { texts: MONTREALER, ...rich, rows: [14, 44] },
    says: { currency: 'CAD' },
    pitch: 10,
    gap: 13,
    above: ({ paper, book: { start, end, number, entries, opening, moneyIn, moneyOut, closing } }) => {
      paper.put(45, 'BANQUE EXEMPLE DU CANADA', HEADING).put(565, 'Relevé de compte', RIGHT_BOLD).down(14)
      paper.put(45, '4501, rue de la Spécimen, Montréal (Québec)  H2T 0A1', SMALL).down(28)
      printGrid(
        paper,
        [45, 330, [565]],
        [
          ['MME CLAIRE MODELE', 'Transit', '12 345'],
          ['1250, AV. DE L’EXEMPLE, APP. 4', 'Compte', numberLike('~~-~~~-~~', number)],
          ['MONTREAL (QUEBEC)', 'Type de compte', 'Compte chèques - Le Courant'],
          ['H2J 0A1', 'Devise', 'Dollars canadiens (CAD)'],
          ['', 'Période', `du ${on(start, '2024-04-03')} au ${on(end, '2024-04-03')}`],
        ],
      ).down(18)
      paper.put(45, 'Sommaire du compte', BOLD).rule(45, 565, 4).down(18)
      printGrid(
        paper,
        [45, [300], 330, [565]],
        [
          ['Solde précédent', dollars(opening), 'Forfait', 'Le Modéré'],
          [
            `Total des débits (${debitsOf(entries).length})`,
            dollars(moneyOut),
            'Transactions incluses',
            '25',
          ],
          [
            `Total des crédits (${creditsOf(entries).length})`,
            dollars(moneyIn),
            'Découvert autorisé',
            '0,00 $',
          ],
          ['Solde à la fin de la période', dollars(closing), 'Taux de découvert', '22,00 %'],
        ],
      ).down(20)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(45, `Compte ${numberLike('~~-~~~-~~', number)} (suite)`)
        .put(565, `Page ${paper.page} de 3`, RIGHT)
        .down(22),
    columns: [
      day(['DATE', 'MM JJ'], 45, '04 03'),
      lined('DESCRIPTION', 95, 220),
      debit('DÉBIT ($)', 400, spaceComma),
      credit('CRÉDIT ($)', 480, spaceComma),
      balance('SOLDE ($)', 565, spaceComma),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(45, on(start - 1, '04 03'))
        .put(95, 'SOLDE PRÉCÉDENT')
        .put(565, spaceComma(opening), RIGHT)
        .down(13),
    closes: ({ paper }) => {
      paper.need(100).rule(45, 565, -9).down(10)
      paper.put(45, 'Renseignements importants', BOLD).down(13)
      for (const line of [
        'Veuillez vérifier ce relevé et signaler toute erreur ou omission dans les 30 jours de sa réception.',
        'Des frais mensuels de 11,95 $ s’appliquent, sauf si un solde minimal de 3 000,00 $ est maintenu.',
        'Un chèque sans provision entraîne des frais de 45,00 $. Service à la clientèle : 1 888 555-0101.',
        'Membre de la Société d’assurance-dépôts du Canada. MC Marque de commerce de la Banque Exemple.',
      ]) {
        paper.put(45, line, SMALL).down(9)
      }
    },
  },
}

const NAMES = ['Chequing Account', 'Savings Account', 'Tax-Free Savings Account']
const RATES = ['0.10%', '2.35%', '2.50%']

const ofApp = (i: number, own: Pick<PlainHabit['book'], 'texts' | 'rows'>): PlainHabit => ({
  book: { ...rich, ...own },
  says: { currency: 'CAD' },
  gap: 13,
  above: ({ paper, book: { number } }) => {
    paper
      .down(16)
      .need(120)
      .put(45, `Details - Your ${NAMES[i]} - ${number.slice(-10)}`, HEADING)
    paper.rule(45, 565, 5).down(22)
  },
  again: ({ paper, book: { number } }) =>
    paper
      .put(45, `Details - Your ${NAMES[i]} - ${number.slice(-10)} (continued)`, BOLD)
      .put(565, `Page ${paper.page}`, RIGHT)
      .down(20),
  columns: [
    day('Transaction Date', 45, '03 Apr 2024'),
    text('Transaction Description', 150, 230),
    amount('Amount($)', 470, bracketed),
    balance('Balance($)', 565, commaPoint),
  ],
  opens: ({ paper, book: { start, opening } }) =>
    paper
      .put(45, on(start, '03 Apr 2024'))
      .put(150, 'Opening Balance')
      .put(565, commaPoint(opening), RIGHT)
      .down(13),
  closes: ({ paper, book: { end, closing } }) => {
    paper.need(50).put(45, on(end, '03 Apr 2024')).put(150, 'Closing Balance', BOLD)
    paper.put(565, commaPoint(closing), RIGHT_BOLD).down(16)
    paper
      .put(45, `Your interest rate as of ${on(end, 'April 03, 2024')} is ${RATES[i]} a year.`, SMALL)
      .down(10)
  },
})

/** Accounts that one customer of a bank without branches holds. */
export const ACCOUNTS_BY_APP_OF_CANADA: Readonly<Record<string, SeveralAccounts>> = {
  'brackets-around-what-leaves-each-of-a-customer-s-accounts-under-their-summary-in-canada': {
    paper: { page: 'letter', size: 8.5, bottom: 715 },
    accounts: [
      ofApp(0, { texts: DIRECT_CHEQUING, rows: [10, 32] }),
      ofApp(1, { texts: DIRECT_SAVINGS, rows: [2, 7] }),
      ofApp(2, { texts: DIRECT_SAVINGS, rows: [1, 4] }),
    ],
    above: (paper, books) => {
      const [{ start, end }] = books as [AccountBook]
      paper.put(45, 'example direct', HEADING).put(565, 'Your monthly statement', RIGHT_BOLD).down(26)
      printGrid(
        paper,
        [45, 320, [565]],
        [
          ['John Sample', 'Client Number', 'Ends in 417'],
          [
            '34 Example Crescent',
            'Statement Period',
            `${on(start, '03 Apr 2024')} to ${on(end, '03 Apr 2024')}`,
          ],
          ['Guelph ON  N1G 0A1', 'Questions?', '1-888-555-0101'],
        ],
      ).down(20)
      paper.put(45, 'The big picture', HEADING).down(18)
      const total = books.reduce((sum, { closing }) => sum + closing, 0)
      printGrid(
        paper,
        [45, 220, [400], [565]],
        [
          ['Account Type', 'Account Number', 'Opening Balance (CAD)', 'Closing Balance (CAD)'],
          ...books.map(({ number, opening, closing }, i) => [
            NAMES[i] ?? '',
            number.slice(-10),
            commaPoint(opening),
            commaPoint(closing),
          ]),
          ['Total', '', '', commaPoint(total)],
        ],
      ).down(6)
      paper
        .put(45, 'Your 2024 Tax-Free Savings room is on your notice of assessment, not here.', SMALL)
        .down(9)
      paper
        .put(45, 'Refer a friend with your key and you both get a bonus of $50. Conditions apply.', SMALL)
        .down(12)
    },
  },
}
