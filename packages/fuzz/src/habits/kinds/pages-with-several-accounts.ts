import type { AccountBook } from '../setting/account-book.ts'
import { balanceOnce, credit, day, dayOnce, debit, text, valueDay } from '../setting/columns.ts'
import { commaPoint, pointComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { BRITISH } from '../texts/american-and-british.ts'
import { FRENCH } from '../texts/western-european.ts'
import type { SeveralAccounts } from './several-accounts.ts'

const rich = { isNeverOverdrawn: true, opening: [400_000, 9_000_000] } as const

const inHongKong = (name: string, rows: readonly [number, number]): PlainHabit => ({
  book: { texts: BRITISH, ...rich, rows },
  says: { currency: 'HKD' },
  above: ({ paper, book: { number } }) =>
    paper
      .down(14)
      .need(90)
      .put(50, name, BOLD)
      .put(400, `Account Number ${number.slice(-12)}`)
      .down(18),
  columns: [
    dayOnce('Date', 50, '3 Apr'),
    text('Transaction Details', 95, 200),
    credit('Deposit', 380, commaPoint),
    debit('Withdrawal', 460, commaPoint),
    balanceOnce('Balance', 545, commaPoint),
  ],
  opens: ({ paper, book: { start, opening } }) =>
    paper.put(50, on(start, '3 Apr')).put(95, 'B/F BALANCE').put(545, commaPoint(opening), RIGHT).down(14),
  closes: ({ paper, book: { entries, moneyIn, moneyOut } }) => {
    const credits = entries.filter(({ amount }) => amount > 0).length
    paper.need(50).down(4)
    printGrid(
      paper,
      [95, [270], 300, [460]],
      [
        ['Total No. of Deposits:', String(credits), 'Total Deposit Amount:', commaPoint(moneyIn)],
        [
          'Total No. of Withdrawals:',
          String(entries.length - credits),
          'Total Withdrawal Amount:',
          commaPoint(moneyOut),
        ],
      ],
    )
  },
})

const inFrance = (name: string, rows: readonly [number, number]): PlainHabit => ({
  book: { texts: FRENCH, ...rich, rows },
  says: { currency: 'EUR', period: 'balances' },
  above: ({ paper, book: { number } }) =>
    paper
      .down(14)
      .need(90)
      .put(50, `${name} N° ${number.slice(-11)} en euros`, BOLD)
      .down(18),
  columns: [
    day('Date', 50, '03/04/2024'),
    valueDay('Date valeur', 110, '03/04/2024'),
    text('Opération', 175, 200),
    debit('Débit EUROS', 470, pointComma),
    credit('Crédit EUROS', 550, pointComma),
  ],
  opens: ({ paper, book: { start, opening } }) =>
    paper
      .put(175, `SOLDE CREDITEUR AU ${on(start - 1, '03/04/2024')}`, BOLD)
      .put(550, pointComma(opening), RIGHT_BOLD)
      .down(14),
  closes: ({ paper, book: { end, closing, moneyIn, moneyOut } }) => {
    paper.need(50).put(175, 'Total des mouvements').put(470, pointComma(moneyOut), RIGHT)
    paper.put(550, pointComma(moneyIn), RIGHT).down(14)
    paper.put(175, `SOLDE CREDITEUR AU ${on(end, '03/04/2024')}`, BOLD)
    paper.put(550, pointComma(closing), RIGHT_BOLD).down(18)
  },
})

/** Whole statements of several accounts, with an overview of all above them. */
export const PAGES_WITH_SEVERAL_ACCOUNTS: Readonly<Record<string, SeveralAccounts>> = {
  'portfolio-above-accounts-whose-deposits-and-withdrawals-are-counted': {
    paper: { size: 8 },
    accounts: [inHongKong('HKD Savings', [8, 20]), inHongKong('HKD Current', [4, 12])],
    above: (paper, books) => {
      const [{ start, end }] = books as [AccountBook]
      paper.put(50, 'STATEMENT OF PREMIER ACCOUNT', HEADING).down(16)
      paper
        .put(50, `Statement Date ${on(end, '3 April 2024')}`)
        .put(400, 'Page 1 of 4')
        .down()
      paper
        .put(50, `Period ${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}   Currency HKD`)
        .down(18)
      paper.put(50, 'Portfolio Summary', BOLD).down(14)
      const total = books.reduce((sum, { closing }) => sum + closing, 0)
      printGrid(
        paper,
        [50, [300], [440], [545]],
        [
          ['', 'Account Number', 'Balance (HKD)', 'Credit Limit'],
          ...books.map(({ number, closing }, i) => [
            ['HKD Savings', 'HKD Current'][i] as string,
            number.slice(-12),
            commaPoint(closing),
            '',
          ]),
          ['Total', '', commaPoint(total), ''],
        ],
      )
    },
  },
  'account-and-savings-between-creditor-balances-with-the-situation-above': {
    paper: { size: 8 },
    accounts: [inFrance('C/C EUROCOMPTE', [15, 40]), inFrance('LIVRET BLEU', [2, 5])],
    above: (paper, books) => {
      const [{ end }] = books as [AccountBook]
      paper.put(50, 'RELEVE ET INFORMATIONS BANCAIRES', HEADING).down(16)
      paper.put(50, `${on(end, '3 April 2024', 'fr')}   N° 04   Page 1/3`).down(18)
      paper.put(50, 'SITUATION DE VOS COMPTES', BOLD).down(14)
      printGrid(
        paper,
        [50, 250, [450]],
        [
          ['Compte', 'Numéro', 'Solde EUROS'],
          ...books.map(({ number, closing }, i) => [
            ['C/C EUROCOMPTE', 'LIVRET BLEU'][i] as string,
            number.slice(-11),
            `+ ${pointComma(closing)}`,
          ]),
        ],
      )
      paper.put(50, 'Vos dépôts sont garantis par le FGDR jusqu’à 100 000 euros.', SMALL).down(6)
    },
  },
}
