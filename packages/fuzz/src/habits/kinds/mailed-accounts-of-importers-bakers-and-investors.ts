import { addDays, partsOf } from '../../convention/day.ts'
import { type AccountBook, type Entry, sumOf } from '../setting/account-book.ts'
import { amount, balance, balanceOnce, type Column, credit, day, debit } from '../setting/columns.ts'
import { around, commaPoint, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { magnitudeSaying, saying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import {
  ACTIVE_ASSETS,
  IMPORTER_CHECKING,
  IMPORTER_SAVINGS,
  SPARKS_OF_TRADE,
} from '../texts/mailed-american.ts'
import type { SeveralAccounts } from './several-accounts.ts'

const dollars = around(commaPoint, '-$5', '$5')
const minus = minusBefore(commaPoint)

const rich = { opening: [900_000, 3_000_000], isNeverOverdrawn: true } as const

const importer = (name: string, product: string, book: PlainHabit['book']): PlainHabit => ({
  book,
  says: { currency: 'USD' },
  pitch: 9.5,
  gap: 12,
  above: ({ paper, book: { number, opening, closing } }) => {
    paper.down(16).need(110).put(40, `${name} ACTIVITY`, HEADING).rule(40, 570).down(18)
    paper.put(40, product, BOLD).down()
    paper.put(40, number.slice(-10), BOLD).put(460, 'Beginning Balance:', RIGHT)
    paper.put(570, dollars(opening), RIGHT_BOLD).down()
    paper.put(460, 'Ending Balance:', RIGHT).put(570, dollars(closing), RIGHT_BOLD).down(18)
  },
  again: ({ paper, book: { number, start, end } }) => {
    paper
      .put(40, 'NORTHWAY IMPORTS INC.')
      .put(570, `Account ${number.slice(-10)}   Page ${paper.page} of 4`, RIGHT)
    paper.down()
    paper.put(570, `Statement Period: ${on(start, 'Apr 3')} - ${on(end, 'Apr 3, 2024')}`, RIGHT).down(18)
    paper.put(40, `${name} ACTIVITY   Continued`, BOLD).rule(40, 570).down(18)
  },
  columns: [
    day('Date', 40, '04/03'),
    lined('Description', 80, 240),
    debit('Debits', 400, commaPoint),
    credit('Credits', 485, commaPoint),
    balanceOnce('Balance', 570, minus),
  ],
  closes: ({ paper, book: { moneyIn, moneyOut } }) => {
    paper.need(30).put(80, 'Total Debits/Credits', BOLD)
    paper.put(400, commaPoint(moneyOut), RIGHT_BOLD).put(485, commaPoint(moneyIn), RIGHT_BOLD).down(18)
  },
})

/** A firm's checking and savings under a summary and the charges of the month before. */
export const ACCOUNTS_OF_AN_IMPORTER: Readonly<Record<string, SeveralAccounts>> = {
  'charges-of-the-month-before-above-checking-and-savings-with-total-debits-credits-of-an-importer': {
    paper: { page: 'letter', size: 8, bottom: 715 },
    accounts: [
      importer('CHECKING', 'Example Business Checking', {
        texts: IMPORTER_CHECKING,
        rows: [16, 44],
        ...rich,
      }),
      importer('SAVINGS', 'Example Business Insured Money Market', {
        texts: IMPORTER_SAVINGS,
        rows: [2, 5],
        largest: 60_000,
        ...rich,
      }),
    ],
    above: (paper, books) => {
      const [{ start, end, number, closing }, saved] = books as [AccountBook, AccountBook]
      paper.put(40, 'ExampleBusiness', HEADING).put(570, 'EXAMPLE BUSINESS ACCOUNT', RIGHT_BOLD).down()
      paper.put(570, `Account ${number.slice(-10)}`, RIGHT).down()
      paper
        .put(40, '001/R1/04F014', SMALL)
        .put(570, `Statement Period: ${on(start, 'Apr 3')} - ${on(end, 'Apr 3, 2024')}`, RIGHT)
      paper.down().put(570, 'Relationship Manager: Example Service Center (877) 555-0153', RIGHT)
      paper.down().put(570, 'Page 1 of 4', RIGHT).down(16)
      paper.put(60, 'NORTHWAY IMPORTS INC.').down().put(60, '88-14 EXAMPLE AVENUE').down()
      paper.put(60, 'BRONX            NY 10451').down(30)
      paper.put(40, `EXAMPLE BUSINESS ACCOUNT AS OF ${on(end, 'April 3, 2024').toUpperCase()}`, HEADING)
      paper.rule(40, 570).down(18)
      paper.put(40, 'Relationship Summary:', BOLD).down()
      paper.pairs(40, 250, [
        ['Checking', dollars(closing)],
        ['Savings', dollars(saved.closing)],
        ['Checking Plus', '-----'],
      ])
      paper.down(10)
      const last = addDays(start, -1)
      const first = addDays(last, 1 - partsOf(last).day)
      const days = `FROM ${on(first, 'April 3, 2024')} THRU ${on(last, 'April 3, 2024')}`.toUpperCase()
      paper.put(40, `SERVICE CHARGE SUMMARY ${days}`, BOLD).rule(40, 570).down(16)
      printGrid(
        paper,
        [40, [330], [450], [570]],
        [
          ['Type of Charge', 'No./Units', 'Price/Unit', 'Amount'],
          [`EXAMPLE BUSINESS CHECKING # ${number.slice(-10)}`, '', '', ''],
          ['Average Daily Collected Balance', '', '', '$14,208.31'],
          ['DEPOSIT SERVICES', '', '', ''],
          ['   DEPOSITS, CHECKS, ACH ITEMS', '38', '0.4500', '17.10'],
          ['   CURR DEP/$100-VAULT', '12', '0.2500', '3.00'],
          ['**WAIVE', '', '', ''],
          ['Total Charges for Services', '', '', '$20.10'],
          ['Net Service Charge', '', '', '$0.00'],
        ],
      )
      paper.put(40, 'Charges debited to the account are those of the previous month.', SMALL).down(6)
    },
  },
}

/** Numbered withdrawals, in the order of their numbers. */
const checksOf = (entries: readonly Entry[]): Entry[] =>
  saying(entries, /^Check \d/).sort((a, b) => a.text.localeCompare(b.text))

const part = (title: string | readonly string[], x: number, width: number, which: number): Column => ({
  title,
  x,
  means: 'description',
  cell: ({ text }, { paper }) => paper.wrap(text.split('|')[which] ?? '', width),
})

const TRADE = /^(Bought|Sold)/
const quantityOf = (minor: number): number => 10 + (Math.abs(minor) % 90)

/** What a broker says of the cash in the month and in the year. */
function cashFlow({ start, opening, closing, entries }: AccountBook): string[][] {
  const isFirst = partsOf(start).month === 1
  const flow = (pattern: RegExp) => sumOf(saying(entries, pattern))
  const bracketed = (minor: number) =>
    minor === 0 ? '—' : minor < 0 ? `(${commaPoint(minor)})` : commaPoint(minor)
  const flows: [string, number, number][] = [
    ['Purchases', flow(/^Bought/), -2_140_000],
    ['Sales and Redemptions', flow(/^Sold/), 1_005_220],
    ['Income and Distributions', flow(/Dividend|^Interest/), 41_077],
  ]
  const others: [string, number, number][] = [
    ['Electronic Transfers-Credits', flow(/^Funds/), 1_800_000],
    ['Electronic Transfers-Debits', flow(/^Online/), -420_000],
    ['Card, Checks and Fees', flow(/^Debit Card|^Check|^Service/), -288_013],
  ]
  const sums = (parts: readonly [string, number, number][]): [number, number] => [
    parts.reduce((sum, [, own]) => sum + own, 0),
    parts.reduce((sum, [, own, before]) => sum + own + (isFirst ? 0 : before), 0),
  ]
  const [invested, transferred] = [sums(flows), sums(others)]
  const line = ([name, own, before]: [string, number, number]) => [
    name,
    bracketed(own),
    bracketed(own + (isFirst ? 0 : before)),
  ]
  return [
    ['', 'This Period', 'This Year'],
    ['OPENING CASH, BDP, MMFs', dollars(opening), dollars(closing - invested[1] - transferred[1])],
    ...flows.map(line),
    ['Total Investment Related Activity', bracketed(invested[0]), bracketed(invested[1])],
    ...others.map(line),
    ['Total Cash Related Activity', bracketed(transferred[0]), bracketed(transferred[1])],
    ['CLOSING CASH, BDP, MMFs', dollars(closing), dollars(closing)],
  ]
}

/** The sums of each day's movements, which a program of deposits takes in or gives back. */
function sweptOf(entries: readonly Entry[]): [date: number, sum: number][] {
  const days = [...new Set(entries.map(({ date }) => date))]
  return days.map((own) => [own, sumOf(entries.filter(({ date }) => date === own))])
}

/** A bakery's checking, and the cash of an investor. */
export const ACCOUNTS_OF_BAKERS_AND_INVESTORS: Readonly<Record<string, PlainHabit>> = {
  'resulting-balances-behind-deposits-before-withdrawals-above-a-list-of-checks-by-number-of-a-bakery': {
    paper: { page: 'letter', size: 8, bottom: 715 },
    book: { texts: SPARKS_OF_TRADE, rows: [14, 46], ...rich },
    says: { currency: 'USD' },
    pitch: 9.5,
    gap: 13,
    above: ({ paper, book: { start, end, number, opening, closing, entries, moneyIn, moneyOut } }) => {
      const period = `${on(start, 'April 03, 2024')} - ${on(end, 'April 03, 2024')}`.toUpperCase()
      const balances = [opening, ...entries.map(({ balance: own }) => own)]
      paper.put(40, 'Example One', HEADING).put(570, 'Manage Your Cash', RIGHT_BOLD).down()
      paper.put(570, 'Speak to a small business banker: 1-888-555-0199', RIGHT).down()
      paper.put(570, 'example.com/business', RIGHT).down(18)
      paper.put(60, 'NORTHWAY BAKERY LLC').down().put(60, '3301 MAGAZINE ST').down()
      paper.put(60, 'NEW ORLEANS LA 70115').down(30)
      paper.put(40, `ACCOUNT SUMMARY     FOR PERIOD ${period}`, BOLD).rule(40, 570).down(16)
      paper.put(40, 'Spark of Trade Checking', BOLD).put(250, number.slice(-10), BOLD)
      paper.put(570, 'NORTHWAY BAKERY LLC', RIGHT).down(16)
      const ins = entries.filter(({ amount: own }) => own > 0).length
      printGrid(
        paper,
        [40, [290], 330, [570]],
        [
          [
            `Previous Balance ${on(addDays(start, -1), '04/03/24')}`,
            dollars(opening),
            'Number of Days in Cycle',
            '30',
          ],
          [
            `${ins} Deposits/Credits`,
            dollars(moneyIn),
            'Minimum Balance This Cycle',
            dollars(Math.min(...balances)),
          ],
          ['Interest Paid', '$0.00', 'Average Collected Balance', '$18,402.77'],
          [`${entries.length - ins} Checks/Debits`, `-$${commaPoint(moneyOut)}`, '', ''],
          ['Service Charges', '$0.00', '', ''],
          [`Ending Balance ${on(end, '04/03/24')}`, dollars(closing), '', ''],
        ],
      ).down(20)
      paper.put(40, `ACCOUNT DETAIL     FOR PERIOD ${period}`, BOLD).rule(40, 570).down(16)
      paper.put(40, 'Spark of Trade Checking', BOLD).put(250, number.slice(-10), BOLD).down(18)
    },
    again: ({ paper, book: { number } }) => {
      paper.put(40, 'ACCOUNT DETAIL     CONTINUED', BOLD).put(570, `PAGE ${paper.page} OF 4`, RIGHT)
      paper.rule(40, 570).down(16)
      paper.put(40, 'Spark of Trade Checking', BOLD).put(250, number.slice(-10), BOLD).down(18)
    },
    columns: [
      day('Date', 40, '04/03'),
      lined('Description', 80, 220),
      credit('Deposits/Credits', 390, dollars),
      debit('Withdrawals/Debits', 480, (minor) => `$${commaPoint(minor)}`),
      balance('Resulting Balance', 570, dollars),
    ],
    closes: ({ paper, book: { moneyIn, moneyOut, entries } }) => {
      paper.need(50).rule(40, 570, -9).put(80, 'Total', BOLD).put(390, dollars(moneyIn), RIGHT_BOLD)
      paper.put(480, `$${commaPoint(moneyOut)}`, RIGHT_BOLD).down(24)
      const checks = checksOf(entries)
      if (checks.length > 0) {
        const cells = checks.map(({ text, amount: own, date }, i) => [
          `${text.replace('Check ', '')}${i > 0 ? '*' : ''}`,
          on(date, '04/03'),
          commaPoint(own),
        ])
        const height = Math.ceil(cells.length / 3)
        const lines = Array.from({ length: height }, (_, i) =>
          [0, 1, 2].flatMap((side) => cells[side * height + i] ?? ['', '', '']),
        )
        paper.need(70).put(40, '* designates gap in check sequence', SMALL).down(14)
        const titles = ['Check No.', 'Date', 'Amount']
        printGrid(
          paper,
          [40, 95, [190], 225, 280, [375], 410, 465, [560]],
          [[...titles, ...titles, ...titles], ...lines],
        ).down(8)
      }
      paper.need(60)
      printGrid(
        paper,
        [40, [300], [430]],
        [
          ['', 'Total for this period', 'Total year-to-date'],
          ['Total Overdraft Fees', '$0.00', '$0.00'],
          ['Total Returned Item Fees', '$0.00', '$0.00'],
        ],
      ).down(6)
      paper.put(
        40,
        'In case of errors call the number above. Products are offered by Example One, N.A., Member FDIC.',
        SMALL,
      )
    },
  },
  'kinds-names-and-comments-before-quantities-and-credits-in-brackets-above-what-a-program-swept': {
    paper: { page: 'letter', size: 7.5, bottom: 715 },
    book: { texts: ACTIVE_ASSETS, rows: [10, 30], opening: [1_500_000, 6_000_000], isNeverOverdrawn: true },
    says: { currency: 'USD' },
    pitch: 9,
    gap: 13,
    above: ({ paper, book }) => {
      const { start, end, number } = book
      paper.put(40, 'CLIENT STATEMENT', BOLD)
      paper.put(570, `For the Period ${on(start, 'April 3')} - ${on(end, 'April 3, 2024')}`, RIGHT).down()
      paper.put(570, 'Page 3 of 8', RIGHT).down(14)
      paper.put(40, 'Account Detail', HEADING).put(330, 'Asset Account', BOLD).put(570, 'TERRY SAMPLE', RIGHT)
      paper.down().put(330, `${number.slice(-12, -9)}-${number.slice(-9, -3)}-${number.slice(-3)}`)
      paper.put(570, 'DANA SAMPLE JT TEN', RIGHT).rule(40, 570, 6).down(22)
      paper.put(40, 'Investment Objectives: Capital Appreciation, Income', SMALL)
      paper.put(570, 'Brokerage Account', { ...RIGHT, size: 6.5 }).down(20)
      paper.put(40, 'CASH FLOW', BOLD).rule(40, 330).down(14)
      printGrid(paper, [40, [240], [330]], cashFlow(book)).down(18)
      paper.put(40, 'ACTIVITY', HEADING).rule(40, 570).down(18)
      paper.put(40, 'CASH FLOW ACTIVITY BY DATE', BOLD).down(18)
    },
    again: ({ paper, book: { start, end, number } }) => {
      paper.put(40, 'CLIENT STATEMENT', BOLD)
      paper.put(570, `For the Period ${on(start, 'April 3')} - ${on(end, 'April 3, 2024')}`, RIGHT).down()
      paper
        .put(40, 'Account Detail')
        .put(330, `${number.slice(-12, -9)}-${number.slice(-9, -3)}-${number.slice(-3)}`)
      paper.put(570, `Page ${paper.page + 2} of 8`, RIGHT).down(18)
      paper.put(40, 'CASH FLOW ACTIVITY BY DATE (CONTINUED)', BOLD).down(18)
    },
    columns: [
      day(['Activity', 'Date'], 40, '4/3'),
      {
        title: ['Settlement', 'Date'],
        x: 78,
        means: 'value-date',
        cell: ({ text, valueDate }) => (TRADE.test(text) ? on(valueDate, '4/3') : ''),
      },
      part('Activity Type', 125, 75, 0),
      part('Description', 205, 115, 1),
      part('Comments', 325, 95, 2),
      {
        title: 'Quantity',
        x: 455,
        align: 'right',
        cell: ({ text, amount: own }) => (TRADE.test(text) ? `${quantityOf(own)}.000` : ''),
      },
      {
        title: 'Price',
        x: 505,
        align: 'right',
        cell: ({ text, amount: own }) =>
          TRADE.test(text) ? `$${(Math.abs(own) / 100 / quantityOf(own)).toFixed(4)}` : '',
      },
      amount('Credits/(Debits)', 570, around(commaPoint, '(5)', '5')),
    ],
    closes: ({ paper, book: { entries, moneyIn, moneyOut } }) => {
      const net = moneyIn - Math.abs(moneyOut)
      const total = around(commaPoint, '$(5)', '$5')
      paper
        .need(30)
        .rule(40, 570, -9)
        .put(40, 'NET CREDITS/(DEBITS)', BOLD)
        .put(570, total(net), RIGHT_BOLD)
        .down(28)
      paper.need(70).put(40, 'MONEY MARKET FUND (MMF) AND BANK DEPOSIT PROGRAM ACTIVITY', BOLD).down(18)
      printGrid(
        paper,
        [40, 90, 220, [570]],
        [
          ['Date', 'Activity Type', 'Description', 'Credits/(Debits)'],
          ...sweptOf(entries)
            .filter(([, sum]) => sum !== 0)
            .map(([date, sum]) => [
              on(date, '4/3'),
              sum > 0 ? 'Automatic Investment' : 'Automatic Redemption',
              'BANK DEPOSIT PROGRAM',
              around(commaPoint, '(5)', '5')(sum),
            ]),
        ],
      )
      paper.put(40, 'NET ACTIVITY FOR PERIOD', BOLD).put(570, total(net), RIGHT_BOLD).down(24)
      paper.need(50).put(40, 'MESSAGES', BOLD).down()
      const fees = dollars(magnitudeSaying(entries, /^Service/))
      paper.put(40, `Advisory fees charged to this account in the period: ${fees}.`, SMALL).down(9)
      paper.put(40, 'Investments and services are offered through Example Brokers LLC, Member SIPC.', SMALL)
    },
  },
}
