import type { AccountBook } from '../setting/account-book.ts'
import { amount, balance, credit, day, debit, valueDay } from '../setting/columns.ts'
import { around, commaPoint, minusAfter, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { kind } from '../setting/kind.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike } from '../setting/print-number.ts'
import { magnitudeSaying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { UNION } from '../texts/lined-american.ts'
import { FIRM_IN_CURRENCIES, POT_MAIN, POT_SAVED } from '../texts/lined-cards-and-wallets.ts'
import type { SeveralAccounts } from './several-accounts.ts'

const rich = { isNeverOverdrawn: true, opening: [400_000, 2_000_000] } as const
const signed = around(commaPoint, '-£5', '+£5')
const pounds = (minor: number) => `£${commaPoint(minor)}`

const SHARES = ['00 PRIMARY SAVINGS', '07 SHARE DRAFT CHECKING', '21 HOLIDAY CLUB'] as const

const share = (name: string, rows: readonly [number, number]): PlainHabit => ({
  book: { texts: UNION, ...rich, rows },
  says: { currency: 'USD' },
  pitch: 9.5,
  gap: 13,
  above: ({ paper, book: { number } }) => {
    paper.down(12).need(120).rule(40, 560, -14).put(40, `SUFFIX ${name}`, BOLD)
    paper.put(560, `Account Number ${number.slice(-10)}`, RIGHT).down()
    paper.put(40, 'Joint Owner: CASEY SAMPLE', SMALL).down(16)
  },
  again: ({ paper }) => paper.put(40, `SUFFIX ${name} (continued)`, BOLD).down(16),
  columns: [
    day(['Post', 'Date'], 40, '04/03'),
    valueDay(['Eff', 'Date'], 80, '04/03'),
    lined('Transaction Description', 120, 250),
    amount('Amount', 470, minusAfter(commaPoint)),
    balance('Balance', 560, commaPoint),
  ],
  opens: ({ paper, book: { opening } }) =>
    paper.put(120, 'BEGINNING BALANCE').put(560, commaPoint(opening), RIGHT).down(13),
  closes: ({ paper, book: { closing, entries, moneyIn, moneyOut } }) => {
    const dividends = magnitudeSaying(entries, /Dividend/)
    paper.need(70).put(120, 'ENDING BALANCE', BOLD).put(560, commaPoint(closing), RIGHT_BOLD).down(16)
    printGrid(
      paper,
      [120, [300], 330, [470]],
      [
        ['Total Deposits', commaPoint(moneyIn), 'Dividends This Period', commaPoint(dividends)],
        ['Total Withdrawals', commaPoint(moneyOut), 'Dividends Year To Date', commaPoint(dividends + 412)],
      ],
    ).down(4)
  },
})

const pot = (name: string, rows: readonly [number, number]): PlainHabit => ({
  book: { texts: POT_SAVED, ...rich, rows },
  says: { currency: 'GBP', number: false },
  above: ({ paper, book: { closing } }) =>
    paper
      .down(14)
      .need(90)
      .put(50, `${name} pot`, HEADING)
      .put(545, `Closing balance ${pounds(closing)}`, RIGHT)
      .down(20),
  columns: [
    day('Date', 50, '3 Apr 2024'),
    lined('What happened', 130, 220),
    amount('In or out', 440, signed),
    balance('In the pot', 545, pounds),
  ],
  opens: ({ paper, book: { opening } }) =>
    paper.put(130, 'Opening balance').put(545, pounds(opening), RIGHT).down(14),
})

const withPots: PlainHabit = {
  book: { texts: POT_MAIN, ...rich, rows: [12, 32] },
  says: { currency: 'GBP' },
  pitch: 10,
  gap: 15,
  above: ({ paper, book: { number, opening, closing } }) => {
    paper.put(50, 'Main account', HEADING).put(545, `Sort code 04-12-34   Account ${number.slice(-8)}`, RIGHT)
    paper
      .down(16)
      .put(50, `Opening balance ${pounds(opening)}`)
      .put(300, `Closing balance ${pounds(closing)}`)
    paper.down(20)
  },
  columns: [
    day('Date', 50, '3 Apr 2024'),
    lined('Details', 130, 190),
    credit('Money in', 390, signed),
    debit('Money out', 465, signed),
    balance('Balance', 545, pounds),
  ],
}

const inMoney = (
  code: string,
  country: string,
  length: number,
  rows: readonly [number, number],
): PlainHabit => ({
  book: { texts: FIRM_IN_CURRENCIES, ...rich, rows },
  says: { currency: code },
  newestFirst: true,
  pitch: 9.5,
  gap: 14,
  above: ({ paper, book: { number, opening, closing, moneyIn, moneyOut } }) => {
    paper.down(14).need(150).put(50, `${code} account`, HEADING)
    paper.put(545, `IBAN ${ibanLike(country, length, number)}`, RIGHT).down(18)
    printGrid(
      paper,
      [[150], [280], [410], [545]],
      [
        ['Opening balance', 'Money out', 'Money in', 'Closing balance'],
        [opening, moneyOut, moneyIn, closing].map((minor) => `${code} ${commaPoint(minor)}`),
      ],
    ).down(12)
  },
  columns: [
    day('Date (UTC)', 50, '3 Apr 2024'),
    kind('Type', 115, (text) =>
      /^Exch/.test(text) ? 'EXI' : /^Card/.test(text) ? 'CAR' : /fee/.test(text) ? 'FEE' : 'MOS',
    ),
    lined('Description', 150, 210),
    amount('Amount', 455, (minor) => `${minusBefore(commaPoint)(minor)} ${code}`),
    balance('Balance', 545, (minor) => `${commaPoint(minor)} ${code}`),
  ],
})

/** Accounts of a union, of an app with pots and of a firm in several currencies, as they are remembered. */
export const ACCOUNTS_UNDER_EACH_OTHER: Readonly<Record<string, SeveralAccounts>> = {
  'suffixes-with-joint-owners-and-effective-days-above-dividends-of-period-and-year': {
    paper: { page: 'letter', size: 8, bottom: 720 },
    accounts: [share(SHARES[0], [2, 6]), share(SHARES[1], [12, 30]), share(SHARES[2], [1, 4])],
    above: (paper, books) => {
      const [{ start, end }] = books as [AccountBook]
      paper.put(40, 'EXAMPLE VALLEY FEDERAL CREDIT UNION', HEADING).put(560, 'Page 1', RIGHT).down(14)
      paper.put(40, 'Statement of Accounts').put(400, 'Statement Period').down()
      paper
        .put(40, 'ALEX SAMPLE')
        .put(400, `${on(start, '04/03/24')} thru ${on(end, '04/03/24')}`)
        .down()
      paper.put(40, '200 MILL RD  BOISE ID 83702').down(20)
      paper.put(40, 'SUMMARY OF ACCOUNTS', BOLD).down(14)
      printGrid(
        paper,
        [40, [400]],
        [
          ['Suffix', 'Ending Balance'],
          ...books.map(({ closing }, i) => [SHARES[i] ?? '', commaPoint(closing)]),
        ],
      )
      const total = books.reduce((sum, { closing }) => sum + closing, 0)
      paper.put(40, 'Total Shares', BOLD).put(400, commaPoint(total), RIGHT_BOLD).down(10)
      paper.put(40, 'Your savings federally insured to at least $250,000 by NCUA.', SMALL).down(14)
    },
  },
  'pots-with-columns-of-their-own-under-a-main-account-with-signs-before-pounds': {
    paper: { size: 8.5, bottom: 745 },
    accounts: [withPots, pot('Holiday', [2, 10]), pot('Rainy day', [1, 6])],
    above: (paper, books) => {
      const [{ start, end }] = books as [AccountBook]
      const total = books.reduce((sum, { closing }) => sum + closing, 0)
      paper.put(50, 'Your statement', HEADING).put(545, 'Example App Bank Limited', RIGHT).down(14)
      paper
        .put(50, `${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}`)
        .put(545, 'Robin Sample', RIGHT)
      paper
        .down(18)
        .put(50, `Everything you have with us: ${pounds(total)}`, BOLD)
        .down(8)
      paper.put(50, 'Eligible deposits are protected by the FSCS up to £120,000.', SMALL).down(20)
    },
  },
  'sections-of-a-firm-for-each-currency-newest-first-with-codes-of-kinds-explained-above': {
    paper: { size: 8, bottom: 745 },
    accounts: [
      inMoney('EUR', 'LT', 20, [5, 20]),
      inMoney('GBP', 'GB', 22, [2, 9]),
      inMoney('USD', 'LT', 20, [1, 6]),
    ],
    above: (paper, books) => {
      const [{ start, end }] = books as [AccountBook]
      paper.put(50, 'Account statement', HEADING).put(545, 'Beispiel Studio OÜ', RIGHT).down(14)
      paper.put(50, `${on(start, '3 Apr 2024')} - ${on(end, '3 Apr 2024')}`)
      paper.put(545, `${books.length} currency accounts`, RIGHT).down(16)
      paper.put(50, 'EXI Exchange   CAR Card payment   FEE Fee   MOS Money sent or received', SMALL).down(10)
    },
  },
}
