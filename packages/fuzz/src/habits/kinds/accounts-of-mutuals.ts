import type { AccountBook } from '../setting/account-book.ts'
import { balance, credit, day, debit, valueDay } from '../setting/columns.ts'
import { around, commaPoint, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { magnitudeSaying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { AUSTRALIAN_MUTUAL, IRISH_BORROWER, IRISH_MEMBER } from '../texts/household-commonwealth.ts'
import type { SeveralAccounts } from './several-accounts.ts'

const minus = minusBefore(commaPoint)
const dollars = around(commaPoint, '-$5', '$5')

/** Shares or a loan of a member; what is owed has a minus before. */
const ofMember = (name: string, own: Pick<PlainHabit, 'book' | 'columns'>): PlainHabit => ({
  ...own,
  says: { currency: 'EUR', closing: false },
  gap: 13,
  above: ({ paper, book: { number } }) => {
    paper
      .down(12)
      .need(100)
      .put(50, name, BOLD)
      .put(300, `Account No. ${number.slice(-8)}`)
    paper.rule(50, 545).down(18)
  },
  again: ({ paper }) =>
    paper.put(50, `${name} continued`, BOLD).put(545, `Page ${paper.page}`, RIGHT).down(18),
  opens: ({ paper, book: { start, opening } }) =>
    paper
      .put(50, on(start, '03/04/2024'))
      .put(120, 'Balance Brought Forward')
      .put(545, minus(opening), RIGHT)
      .down(13),
  closes: ({ paper, book: { moneyIn, moneyOut, closing } }) => {
    paper.need(40).rule(320, 545, -9).put(120, 'Totals', BOLD)
    const [out, into] = own.columns.filter(({ align, means }) => align === 'right' && means === undefined)
    const isOutFirst = out?.title === 'Advanced' || out?.title === 'Withdrawn'
    paper.put(out?.x ?? 0, commaPoint(isOutFirst ? moneyOut : moneyIn), RIGHT_BOLD)
    paper.put(into?.x ?? 0, commaPoint(isOutFirst ? moneyIn : moneyOut), RIGHT_BOLD)
    paper.put(545, minus(closing), RIGHT_BOLD).down(10)
  },
})

const shares = ofMember('Share Account S1', {
  book: { texts: IRISH_MEMBER, rows: [5, 18], opening: [300_000, 900_000], isNeverOverdrawn: true },
  columns: [
    day('Date', 50, '03/04/2024'),
    lined('Transaction', 120, 200),
    credit('Lodged', 390, commaPoint),
    debit('Withdrawn', 465, commaPoint),
    balance('Balance', 545, minus),
  ],
})

const loan = ofMember('Loan Account L1', {
  book: { texts: IRISH_BORROWER, rows: [3, 9], opening: [-1_400_000, -600_000], largest: 60_000 },
  columns: [
    day('Date', 50, '03/04/2024'),
    lined('Transaction', 120, 200),
    debit('Advanced', 390, commaPoint),
    credit('Repaid', 465, commaPoint),
    balance('Balance', 545, minus),
  ],
})

const LETTERS = ['S1 EVERYDAY ACCESS', 'S10 BONUS SAVER'] as const

const lettered = (name: string, rows: readonly [number, number]): PlainHabit => ({
  book: { texts: AUSTRALIAN_MUTUAL, rows, opening: [300_000, 1_500_000], isNeverOverdrawn: true },
  says: {},
  pitch: 9.5,
  gap: 13,
  above: ({ paper, book: { number, opening, closing } }) => {
    paper.down(14).need(140).put(50, `Account ${name}`, HEADING).down(14)
    paper
      .put(50, 'BSB 802-999')
      .put(150, `Account number ${number.slice(-9)}`)
      .put(330, 'Opening balance')
    paper.put(545, dollars(opening), RIGHT).down()
    paper.put(50, 'Name MR R SAMPLE').put(330, 'Closing balance').put(545, dollars(closing), RIGHT).down(18)
  },
  again: ({ paper }) =>
    paper.put(50, `Account ${name} (continued)`, BOLD).put(545, `Page ${paper.page} of 3`, RIGHT).down(18),
  columns: [
    day('Date', 50, '03 Apr'),
    valueDay('Eff. date', 95, '03 Apr'),
    lined('Transaction details', 145, 190),
    debit('Debit', 400, commaPoint),
    credit('Credit', 470, commaPoint),
    balance('Balance', 545, dollars),
  ],
  carries: ({ paper }, reached) => paper.put(145, 'Carried forward').put(545, dollars(reached), RIGHT),
  brings: ({ paper }, reached) =>
    paper.put(145, 'Brought forward').put(545, dollars(reached), RIGHT).down(13),
  closes: ({ paper, book: { entries } }) => {
    const interest = magnitudeSaying(entries, /^Interest$/)
    paper.need(40).down(2)
    printGrid(
      paper,
      [145, [400]],
      [
        ['Interest earned this financial year', dollars(interest + 1_844)],
        ['Withholding tax this financial year', '$0.00'],
      ],
    )
  },
})

/** Unions and mutual banks of Ireland and Australia: the accounts of a member under each other. */
export const ACCOUNTS_OF_MUTUALS: Readonly<Record<string, SeveralAccounts>> = {
  'shares-above-a-loan-with-a-minus-before-what-is-owed-at-an-irish-union': {
    paper: { size: 8.5, bottom: 740 },
    accounts: [shares, loan],
    above: (paper, books) => {
      const [{ start, end }] = books as [AccountBook]
      paper.put(50, 'Example Parish Credit Union Limited', HEADING).put(545, 'Page 1', RIGHT).down(14)
      paper
        .put(50, 'Main Street, Ennis, Co. Clare V95 EX12. Regulated by the Central Bank of Ireland.', SMALL)
        .down(20)
      paper.put(50, 'MEMBER STATEMENT', BOLD).put(330, 'All figures in Euro').down(16)
      paper.put(50, 'Mr Sean Sample').put(330, 'From').put(400, on(start, '03/04/2024')).down()
      paper.put(50, 'Bothar Samplach').put(330, 'To').put(400, on(end, '03/04/2024')).down()
      paper.put(50, 'Ennis, Co. Clare').down(10)
    },
  },
  'accounts-by-letters-with-effective-days-and-interest-of-the-year-below-each-in-australia': {
    paper: { size: 8, bottom: 740 },
    accounts: [lettered(LETTERS[0], [14, 34]), lettered(LETTERS[1], [2, 8])],
    above: (paper, books) => {
      const [{ start, end }] = books as [AccountBook]
      paper
        .put(50, 'Example Coast Mutual Bank', HEADING)
        .put(545, 'ABN 11 222 333 444   AFSL 299999', RIGHT)
        .down(24)
      paper.put(50, 'MR R SAMPLE').put(330, 'Member number').put(545, '0040771', RIGHT).down()
      paper.put(50, '12 SPECIMEN ST').put(330, 'Statement period')
      paper.put(545, `${on(start, '03 Apr 2024')} to ${on(end, '03 Apr 2024')}`, RIGHT).down()
      paper.put(50, 'WARRNAMBOOL VIC 3280').put(330, 'Statement number').put(545, '61', RIGHT).down(20)
      printGrid(
        paper,
        [50, [545]],
        [
          ['Your accounts at a glance', 'Closing balance'],
          ...books.map(({ closing }, i) => [LETTERS[i] ?? '', dollars(closing)]),
        ],
      )
      paper
        .put(50, 'Check this statement and tell us promptly of any transaction you did not make.', SMALL)
        .down(4)
    },
  },
}
