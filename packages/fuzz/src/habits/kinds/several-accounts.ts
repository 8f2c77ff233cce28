import type { Print } from '../../drawing/print.ts'
import { type AccountBook, type Amend, keepBook, unamended } from '../setting/account-book.ts'
import { amount, balance, credit, day, debit, text } from '../setting/columns.ts'
import { around, commaPoint, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { Paper, type PaperOptions } from '../setting/paper.ts'
import { on } from '../setting/print-day.ts'
import type { Random } from '../setting/random.ts'
import { type PlainHabit, printTable } from '../setting/set-plain.ts'
import { Witness } from '../setting/witness.ts'
import { AMERICAN, BRITISH } from '../texts/american-and-british.ts'

/** Several accounts in one statement, each with a table of its own. */
export type SeveralAccounts = {
  readonly paper: PaperOptions
  readonly accounts: readonly PlainHabit[]
  /** Above the first account. */
  readonly above: (paper: Paper, books: readonly AccountBook[]) => void
}

/** Draws one such statement. */
export function setSeveralAccounts(
  { paper: options, accounts, above }: SeveralAccounts,
  random: Random,
  amend: Amend = unamended,
): Print {
  const paper = new Paper(options)
  const witness = new Witness()
  const [first, ...others] = accounts.map((habit) => ({ habit, book: keepBook(random, habit.book) }))
  if (first === undefined) throw new Error('no account')
  // All of one statement stand for the same days.
  const { start, end } = first.book
  const shifted = [first, ...others].map(({ book }) => shiftTo(book, start - book.start, { start, end }))
  const books = amend(shifted).map((book, i) => ({ habit: accounts[i] as PlainHabit, book }))
  above(
    paper,
    books.map(({ book }) => book),
  )
  for (const [i, { habit, book }] of books.entries()) {
    if (i > 0) witness.nextAccount(habit.says)
    printTable(habit, { paper, book, random }, witness)
  }
  const [told, ...rest] = books.map(({ habit, book }) => [book, habit.says] as const)
  if (told === undefined) throw new Error('no account')
  return witness.finish(paper, ...told, ...rest)
}

const shiftTo = (
  book: AccountBook,
  days: number,
  period: Pick<AccountBook, 'start' | 'end'>,
): AccountBook => ({
  ...book,
  ...period,
  entries: book.entries.map((entry) => ({
    ...entry,
    date: entry.date + days,
    valueDate: entry.valueDate + days,
  })),
})

const minus = minusBefore(commaPoint)
const dollars = around(commaPoint, '-$5', '$5')
const drClose = around(commaPoint, '5DR')

/** An account with its summary and the detail of its transactions. */
const detailed = (name: string, rows: readonly [number, number]): PlainHabit => ({
  book: { texts: AMERICAN, rows, opening: [100_000, 900_000] },
  says: { currency: 'USD' },
  above: ({ paper, book: { number, opening, closing, moneyIn, moneyOut } }) => {
    paper.down(20).need(150).put(40, name, HEADING).down(14)
    paper
      .put(40, 'JOHN Q SAMPLE')
      .put(560, `Account Number: ${number.slice(-15)}`, RIGHT)
      .down(16)
    paper.put(40, `${name} SUMMARY`, BOLD).down()
    paper
      .pairs(40, 300, [
        ['Beginning Balance', dollars(opening)],
        ['Deposits and Additions', commaPoint(moneyIn)],
        ['Electronic Withdrawals', minus(moneyOut)],
        ['Ending Balance', dollars(closing)],
      ])
      .down(14)
    paper.put(40, 'TRANSACTION DETAIL', BOLD).down(16)
  },
  again: ({ paper }) => paper.put(40, 'TRANSACTION DETAIL (continued)', BOLD).down(16),
  columns: [
    day('DATE', 40, '04/03'),
    text('DESCRIPTION', 80, 290),
    amount('AMOUNT', 460, minus),
    balance('BALANCE', 560, minus),
  ],
  opens: ({ paper, book: { opening } }) =>
    paper.put(80, 'Beginning Balance').put(560, dollars(opening), RIGHT).down(),
  closes: ({ paper, book: { closing } }) =>
    paper.need(20).put(80, 'Ending Balance', BOLD).put(560, dollars(closing), RIGHT_BOLD).down(),
})

const inCurrency = (code: string, rows: readonly [number, number]): PlainHabit => ({
  book: { texts: BRITISH, rows, opening: [100_000, 900_000] },
  says: { currency: code, period: 'end' },
  gap: 14,
  above: ({ paper, book: { number } }) =>
    paper
      .down(14)
      .need(90)
      .put(50, `${code} Savings`, BOLD)
      .put(300, `Account Number ${number.slice(-12)}`)
      .down(16),
  again: ({ paper }) => paper.put(50, `${code} Savings (continued)`, BOLD).down(16),
  columns: [
    day('Date', 50, '3 Apr'),
    text('Transaction Details', 95, 200),
    credit('Deposit', 390, commaPoint),
    debit('Withdrawal', 465, commaPoint),
    balance('Balance', 545, drClose),
  ],
  opens: ({ paper, book: { start, opening } }) =>
    paper.put(50, on(start, '3 Apr')).put(95, 'B/F BALANCE').put(545, drClose(opening), RIGHT).down(),
  closes: ({ paper, book: { end, closing } }) =>
    paper.need(20).put(50, on(end, '3 Apr')).put(95, 'C/F BALANCE').put(545, drClose(closing), RIGHT).down(),
})

export const SEVERAL_ACCOUNTS: Readonly<Record<string, SeveralAccounts>> = {
  'two-accounts-under-a-summary-of-both': {
    paper: { page: 'letter', bottom: 730 },
    accounts: [detailed('TOTAL CHECKING', [8, 40]), detailed('PREMIER SAVINGS', [1, 6])],
    above: (paper, books) => {
      const [{ start, end }] = books as [AccountBook]
      paper.put(560, `${on(start, 'April 3, 2024')} through ${on(end, 'April 3, 2024')}`, RIGHT).down(40)
      paper.put(40, 'CONSOLIDATED BALANCE SUMMARY', HEADING).down(18)
      paper.put(40, 'ASSETS', BOLD).down(14)
      paper.put(40, 'Checking & Savings', BOLD).put(250, 'ACCOUNT', BOLD)
      paper.put(440, 'BEGINNING BALANCE', RIGHT_BOLD).put(560, 'ENDING BALANCE', RIGHT_BOLD).down(10)
      paper.put(440, 'THIS PERIOD', RIGHT_BOLD).put(560, 'THIS PERIOD', RIGHT_BOLD).down(14)
      for (const [i, { number, opening, closing }] of books.entries()) {
        paper.put(40, ['Total Checking', 'Premier Savings'][i] ?? '').put(250, number.slice(-15))
        paper.put(440, dollars(opening), RIGHT).put(560, dollars(closing), RIGHT).down()
      }
      const sum = (select: (book: AccountBook) => number) =>
        dollars(books.reduce((total, book) => total + select(book), 0))
      paper.put(40, 'Total', BOLD).put(
        440,
        sum(({ opening }) => opening),
        RIGHT_BOLD,
      )
      paper
        .put(
          560,
          sum(({ closing }) => closing),
          RIGHT_BOLD,
        )
        .down(20)
    },
  },
  'accounts-in-three-currencies': {
    paper: {},
    accounts: [inCurrency('HKD', [5, 25]), inCurrency('USD', [1, 8]), inCurrency('EUR', [2, 10])],
    above: (paper, books) => {
      const [{ end }] = books as [AccountBook]
      paper.put(50, 'Statement of Account', HEADING).put(400, `Statement Date ${on(end, '3 April 2024')}`)
      paper.down(24).put(50, 'Your Portfolio', BOLD).down()
      for (const [i, { closing }] of books.entries()) {
        const code = ['HKD', 'USD', 'EUR'][i] ?? ''
        paper.put(50, `${code} Savings`).put(300, code).put(400, drClose(closing), RIGHT).down()
      }
      paper.down(10)
    },
  },
}
