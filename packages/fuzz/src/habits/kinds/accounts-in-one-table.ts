import type { Print } from '../../drawing/print.ts'
import {
  type AccountBook,
  type Amend,
  type BookOptions,
  keepBook,
  unamended,
} from '../setting/account-book.ts'
import { balance, type Column, credit, day, debit, text } from '../setting/columns.ts'
import { around, commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT } from '../setting/inks.ts'
import { Paper } from '../setting/paper.ts'
import { on } from '../setting/print-day.ts'
import type { Random } from '../setting/random.ts'
import { printRow, setTitles } from '../setting/set-plain.ts'
import { type Said, Witness } from '../setting/witness.ts'
import { BRITISH, MEMBER } from '../texts/american-and-british.ts'

/** Several accounts whose rows stand under the same titles, which are printed once a page. */
type AccountsInOneTable = {
  readonly above: (paper: Paper, books: readonly AccountBook[]) => void
  readonly columns: readonly Column[]
  readonly book: BookOptions
  readonly names: readonly string[]
  readonly says: (name: string) => Said
  readonly opens: (paper: Paper, name: string, book: AccountBook) => void
  readonly closes: (paper: Paper, name: string, book: AccountBook) => void
}

export function setAccountsInOneTable(
  own: AccountsInOneTable,
  random: Random,
  amend: Amend = unamended,
): Print {
  const paper = new Paper({ bottom: 730 })
  const first = keepBook(random, own.book)
  const { start, end } = first
  const others = own.names.slice(1).map((): AccountBook => {
    const book = keepBook(random, { ...own.book, rows: [2, 10] })
    const days = start - book.start
    const entries = book.entries.map((entry) => ({
      ...entry,
      date: entry.date + days,
      valueDate: entry.valueDate + days,
    }))
    return { ...book, start, end, entries, number: first.number }
  })
  const books = amend([first, ...others])
  const witness = new Witness()
  own.above(paper, books)
  setTitles(paper, own)
  paper.onTurn = { head: () => setTitles(paper, own) }
  for (const [i, book] of books.entries()) {
    const name = own.names[i] ?? ''
    if (i > 0) witness.nextAccount()
    paper.need(60)
    own.opens(paper, name, book)
    for (const [row, entry] of book.entries.entries())
      printRow(own, entry, { random, paper, row, startsDay: true, endsDay: true }, witness)
    paper.need(20)
    own.closes(paper, name, book)
  }
  const [told, ...rest] = books.map((book, i) => [book, own.says(own.names[i] ?? '')] as const)
  if (told === undefined) throw new Error('no account')
  return witness.finish(paper, ...told, ...rest)
}

const drClose = around(commaPoint, '5 DR')
const minus = around(commaPoint, '-5')

export const ACCOUNTS_IN_ONE_TABLE: Readonly<Record<string, AccountsInOneTable>> = {
  'share-accounts-under-one-line-of-titles': {
    names: ['0001 REGULAR SHARES', '0050 SHARE DRAFT', '0021 VACATION CLUB'],
    book: { texts: MEMBER, rows: [5, 30], opening: [100_000, 900_000], isNeverOverdrawn: true },
    says: () => ({ currency: 'USD', number: false }),
    above: (paper, books) => {
      const { start, end } = books[0] as AccountBook
      paper.put(50, 'EXAMPLE FEDERAL CREDIT UNION', HEADING).down(14)
      paper.put(50, `Statement Period ${on(start, '04/03/2024')} - ${on(end, '04/03/2024')}`).down()
      paper.put(50, 'JOHN Q SAMPLE').put(300, 'Amounts in US dollars').down(22)
    },
    columns: [
      day('Date', 50, '04/03'),
      text('Transaction Description', 95, 240),
      debit('Withdrawals', 410, minus),
      credit('Deposits', 480, commaPoint),
      balance('Balance', 555, commaPoint),
    ],
    opens: (paper, name, { start, opening }) => {
      paper.down(6).put(50, name, BOLD).down(14)
      paper
        .put(50, on(start, '04/03'))
        .put(95, 'Beginning Balance')
        .put(555, commaPoint(opening), RIGHT)
        .down()
    },
    closes: (paper, _, { end, closing }) =>
      paper.put(50, on(end, '04/03')).put(95, 'Ending Balance').put(555, commaPoint(closing), RIGHT).down(16),
  },
  'currencies-in-a-column-of-their-own': {
    names: ['USD', 'EUR', 'AUD'],
    book: { texts: BRITISH, rows: [3, 12], opening: [100_000, 900_000] },
    says: (currency) => ({ currency }),
    above: (paper, books) => {
      const { start, end, number } = books[0] as AccountBook
      paper
        .put(50, 'Foreign Currency Savings', HEADING)
        .put(350, `Account Number ${number.slice(-12)}`)
        .down(14)
      paper.put(50, `Statement period ${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}`).down(22)
    },
    columns: [
      { title: 'CCY', x: 50, cell: () => '' },
      day('Date', 85, '3 Apr'),
      text('Transaction Details', 130, 190),
      credit('Deposit', 400, commaPoint),
      debit('Withdrawal', 475, commaPoint),
      balance('Balance', 550, drClose),
    ],
    opens: (paper, name, { start, opening }) =>
      paper
        .put(50, name)
        .put(85, on(start, '3 Apr'))
        .put(130, 'B/F BALANCE')
        .put(550, drClose(opening), RIGHT)
        .down(),
    closes: (paper, _, { end, closing }) =>
      paper.put(85, on(end, '3 Apr')).put(130, 'C/F BALANCE').put(550, drClose(closing), RIGHT).down(16),
  },
}
