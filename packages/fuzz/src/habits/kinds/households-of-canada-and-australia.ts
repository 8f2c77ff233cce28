import { addDays } from '../../convention/day.ts'
import { type AccountBook, creditsOf, debitsOf, type Entry } from '../setting/account-book.ts'
import { amount, balance, type Column, credit, day, debit, valueDay } from '../setting/columns.ts'
import { around, commaPoint, minusAfter } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import {
  CHARGE_CARD_OF_CANADA,
  PRAIRIE_MEMBER,
  PRAIRIE_SAVER,
  SHOP_FINANCE,
} from '../texts/daily-commonwealth.ts'
import type { SeveralAccounts } from './several-accounts.ts'

const behind = minusAfter(commaPoint)
/** What is owed is less than nothing in the book, and more than nothing in print. */
const owed = around(commaPoint, '$5', '-$5')
const figure = around(commaPoint, '5', '-5')
const HOLDERS = ['ALEX SAMPLE', 'ROBIN SAMPLE'] as const
const heldBy = (entries: readonly Entry[], holder: number): Entry[] =>
  entries.filter(({ amount: own }) => Math.abs(own) % 2 === holder)

const ofMember = (name: string, book: PlainHabit['book']): PlainHabit => ({
  book,
  says: { currency: 'CAD', closing: false },
  pitch: 10,
  gap: 13,
  above: ({ paper, book: { number } }) => {
    paper.down(14).need(120).put(40, name, HEADING)
    paper
      .put(570, `Account ${number.slice(-9)}`, RIGHT)
      .rule(40, 570, 5)
      .down(20)
  },
  again: ({ paper }) =>
    paper.put(40, `${name} (continued)`, BOLD).put(570, `Page ${paper.page} of 3`, RIGHT).down(18),
  columns: [
    day('Date', 40, '03Apr2024'),
    lined('Transaction', 110, 220),
    debit('Withdrawals', 420, commaPoint),
    credit('Deposits', 490, commaPoint),
    balance('Balance', 570, behind),
  ],
  opens: ({ paper, book: { opening } }) =>
    paper.put(110, 'Balance Forward').put(570, behind(opening), RIGHT).down(13),
  closes: ({ paper, book: { entries, moneyIn, moneyOut } }) => {
    paper.need(44).rule(330, 570, -9)
    paper
      .put(110, `Total withdrawals (${debitsOf(entries).length})`)
      .put(420, commaPoint(moneyOut), RIGHT)
      .down()
    paper
      .put(110, `Total deposits (${creditsOf(entries).length})`)
      .put(490, commaPoint(moneyIn), RIGHT)
      .down(10)
  },
})

/** The accounts of a member of a Canadian credit union under each other. */
export const ACCOUNTS_OF_A_PRAIRIE_UNION: Readonly<Record<string, SeveralAccounts>> = {
  'days-without-gaps-before-withdrawals-and-counted-totals-under-each-account-of-a-prairie-union': {
    paper: { page: 'letter', size: 8.5, bottom: 715 },
    accounts: [
      ofMember('Plan 24 Chequing', {
        texts: PRAIRIE_MEMBER,
        rows: [12, 36],
        opening: [100_000, 700_000],
      }),
      ofMember('High Interest Savings', {
        texts: PRAIRIE_SAVER,
        rows: [1, 6],
        opening: [300_000, 900_000],
        isNeverOverdrawn: true,
      }),
    ],
    above: (paper, books) => {
      const [{ start, end }] = books as [AccountBook]
      paper
        .put(40, 'Example Prairie Credit Union', HEADING)
        .put(570, 'Statement of Accounts', RIGHT_BOLD)
        .down(28)
      paper.put(40, 'JAMIE SAMPLE').put(350, 'Member').put(570, '00417 Regina Branch', RIGHT).down()
      paper.put(40, '55 SPECIMEN CRES').put(350, 'Statement period')
      paper.put(570, `${on(start, '03Apr2024')} to ${on(end, '03Apr2024')}`, RIGHT).down()
      paper.put(40, 'REGINA SK S4P 0E1').put(350, 'All amounts in').put(570, 'CAD', RIGHT).down(10)
    },
  },
}

/** A charge card of Canada for two holders. */
export const CHARGE_CARD_SECTIONS_OF_CANADA: Readonly<Record<string, SectionedHabit>> = {
  'total-of-payments-and-of-new-transactions-for-each-name-with-dollars-of-the-states-under-rows': {
    paper: { page: 'letter', size: 8, bottom: 715 },
    book: { texts: CHARGE_CARD_OF_CANADA, rows: [12, 40], opening: [-500_000, -100_000], largest: 150_000 },
    says: { isOwed: true },
    above: (paper, { start, end, number, opening, closing, moneyIn, moneyOut }) => {
      paper.put(40, 'Example Cobalt Card', HEADING).put(570, 'Page 1 of 4', RIGHT).down(24)
      printGrid(
        paper,
        [40, 240, 400],
        [
          ['Prepared For', 'Account Number', 'Opening Date - Closing Date'],
          [
            'ALEX SAMPLE',
            `XXXX XXXXX${number.slice(-5)}`,
            `${on(start, 'Apr 3, 2024')} - ${on(end, 'Apr 3, 2024')}`,
          ],
        ],
      ).down(18)
      printGrid(
        paper,
        [40, [270], 330, [570]],
        [
          ['Account summary', '', 'Payment information', ''],
          ['Previous Balance', owed(opening), 'Minimum Amount Due', '$10.00'],
          [
            'Less Payments and Credits',
            `$${commaPoint(moneyIn)}`,
            'Payment Due Date',
            on(addDays(end, 21), 'Apr 3, 2024'),
          ],
          ['Plus Purchases and Charges', `$${commaPoint(moneyOut)}`, 'Credit Limit', '$9,000.00'],
          ['Equals New Balance', owed(closing), 'Available Credit', '$5,112.40'],
        ],
      ).down(18)
      paper.put(40, 'Your Transactions', HEADING).down(22)
    },
    again: (paper, { number }) => {
      paper.put(40, `ALEX SAMPLE   XXXX XXXXX${number.slice(-5)}`)
      paper.put(570, `Page ${paper.page} of 4`, RIGHT).down(24)
    },
    sections: ({ credits, debits }) => {
      const columns: Column[] = [
        day(['Transaction', 'Date'], 40, 'Apr 3'),
        valueDay(['Posting', 'Date'], 100, 'Apr 3'),
        lined('Details', 160, 300),
        amount('Amount ($)', 570, figure),
      ]
      const charges = HOLDERS.map((holder, i) => ({
        title: `New Transactions for ${holder}`,
        columns,
        entries: heldBy(debits, i),
      }))
      return [{ title: 'New Payments and Credits', columns, entries: credits }, ...charges]
    },
    opens: (paper, { title }) => {
      paper.put(40, title, BOLD)
      if (title.includes(' for '))
        paper.put(570, `Card Number XXXX XXXXX${title.includes('ALEX') ? 61009 : 62007}`, RIGHT)
      paper.down(18)
    },
    closes: (paper, { title }, sum) => {
      paper.need(20).put(160, `Total of ${title.replace('New Payments', 'Payments')}`, BOLD)
      paper.put(570, figure(sum), RIGHT_BOLD).down(28)
    },
    below: (paper, { moneyOut }) => {
      paper.need(60).put(160, 'Total of New Transactions', BOLD)
      paper.put(570, figure(-Math.abs(moneyOut)), RIGHT_BOLD).down(24)
      paper.put(40, 'Foreign charges include a conversion commission of 2.5% of the converted amount.', SMALL)
    },
  },
}

/** A card of Australian shops with plans that bear no interest. */
export const SHOP_FINANCE_OF_AUSTRALIA: Readonly<Record<string, PlainHabit>> = {
  'debits-before-credits-without-balances-above-plans-free-of-interest-and-when-they-expire': {
    paper: { size: 8.5, bottom: 730 },
    book: { texts: SHOP_FINANCE, rows: [6, 22], opening: [-420_000, -120_000], largest: 60_000 },
    says: { isOwed: true },
    gap: 13,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(50, 'example Gem Visa', HEADING).put(545, 'Statement of account', RIGHT_BOLD).down(24)
      paper
        .put(50, 'MS T SAMPLE')
        .put(330, 'Account number')
        .put(545, `4${number.slice(-15)}`, RIGHT)
        .down()
      paper.put(50, '7 EXAMPLE PDE').put(330, 'Statement period')
      paper.put(545, `${on(start, '3 Apr 24')} - ${on(end, '3 Apr 24')}`, RIGHT).down()
      paper.put(50, 'GEELONG VIC 3220').put(330, 'Minimum monthly payment').put(545, '$52.00', RIGHT).down()
      paper
        .put(330, 'Payment due date')
        .put(545, on(addDays(end, 24), '3 Apr 24'), RIGHT)
        .down(24)
      printGrid(
        paper,
        [[130], 140, [250], 260, [370], 380, [500]],
        [
          ['Opening balance', '', 'Credits', '', 'Debits', '', 'Closing balance'],
          [
            owed(opening),
            '-',
            `$${commaPoint(moneyIn)}`,
            '+',
            `$${commaPoint(moneyOut)}`,
            '=',
            owed(closing),
          ],
        ],
      ).down(18)
      paper.put(50, 'Your transactions', BOLD).rule(50, 545).down(18)
    },
    again: ({ paper }) =>
      paper.put(50, 'Your transactions (continued)', BOLD).put(545, `Page ${paper.page}`, RIGHT).down(18),
    columns: [
      day('Date', 50, '3 Apr 24'),
      lined('Transaction details', 115, 260),
      debit('Debits', 460, (minor) => `$${commaPoint(minor)}`),
      credit('Credits', 545, (minor) => `$${commaPoint(minor)}`),
    ],
    closes: ({ paper, book: { moneyIn, moneyOut, end } }) => {
      paper.need(110).rule(50, 545, -9).put(115, 'Totals', BOLD)
      paper
        .put(460, `$${commaPoint(moneyOut)}`, RIGHT_BOLD)
        .put(545, `$${commaPoint(moneyIn)}`, RIGHT_BOLD)
        .down(24)
      paper.put(50, 'Your interest free plans', BOLD).down(14)
      printGrid(
        paper,
        [50, [330], [430], [545]],
        [
          ['Plan', 'Plan balance', 'Monthly payment', 'Expires'],
          ['12 Months Interest Free', '$899.00', '$75.00', on(addDays(end, 300), '3 Apr 24')],
          ['24 Months Instalment', '$1,204.50', '$61.00', on(addDays(end, 610), '3 Apr 24')],
        ],
      ).down(6)
      paper.put(50, 'Plans not paid by their expiry bear interest at 27.99% a year from that day.', SMALL)
    },
  },
}
