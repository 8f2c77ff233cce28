import { balance, type Column, day } from '../setting/columns.ts'
import { commaPoint, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import type { Paper } from '../setting/paper.ts'
import { on } from '../setting/print-day.ts'
import { numberLike } from '../setting/print-number.ts'
import { magnitudeSaying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { SHARES_OF_CLUBS, SHARES_OF_SUITLAND } from '../texts/from-roanoke-to-cairo-west.ts'
import type { SeveralAccounts } from './several-accounts.ts'

const minus = minusBefore(commaPoint)

const titles = (paper: Paper) =>
  paper
    .put(36, 'Date', BOLD)
    .put(84, 'Transaction Description', BOLD)
    .put(440, 'Amount', { ...RIGHT, isBold: true })
    .put(525, 'Balance', { ...RIGHT, isBold: true })
    .rule(36, 540, 4)

const columns: readonly Column[] = [
  day('', 36, '04/03'),
  lined('', 84, 290),
  { title: '', x: 440, align: 'right', cell: ({ amount }) => minus(amount) },
  balance('', 525, minus),
]

type Share = { readonly name: string; readonly book: PlainHabit['book']; readonly pays: boolean }

/** A share that a row with its number and its balance opens; titles stand once, at the top of a page. */
const share = ({ name, book, pays }: Share): PlainHabit => ({
  book,
  says: { currency: 'USD' },
  pitch: 10,
  gap: 12,
  above: ({ paper }) => paper.need(70),
  again: ({ paper, book: { start, end, number } }) => {
    paper.put(36, 'Sample Andover Federal Credit Union', BOLD).put(560, 'Account Statement', RIGHT).down()
    paper.put(330, `Member ${numberLike('~~~~~~~~~', number).slice(0, 5)}XXXX`)
    paper.put(560, `${on(start, '04/03/24')} ${on(end, '04/03/24')}   Page ${paper.page}`, RIGHT).down(24)
    titles(paper)
  },
  carries: ({ paper }) => paper.at(760, 240, '--- Continued on following page ---'),
  columns,
  opens: ({ paper, book: { start, number, opening } }) =>
    paper
      .put(36, `${on(start, '04/03')}  ID ${number.slice(-4)}  ${name}  Previous Balance`, BOLD)
      .put(525, minus(opening), RIGHT)
      .down(12),
  closes: ({ paper, book: { end, closing, entries } }) => {
    const dividends = magnitudeSaying(entries, /^Deposit Dividend/)
    paper
      .need(70)
      .put(36, on(end, '04/03'))
      .put(84, 'Ending Balance')
      .put(525, minus(closing), RIGHT)
      .down(14)
    if (pays) {
      paper.put(84, 'Annual Percentage Yield Earned 0.05%').down(11)
      if (name === 'VACATION CLUB') paper.put(84, 'VACATION CLUB will mature on 05/31/25').down(11)
      paper
        .put(84, 'Total Dividends Paid Year to Date')
        .put(525, commaPoint(dividends + 214), RIGHT)
        .down(18)
      return
    }
    paper.put(350, 'Total for', BOLD).put(460, 'Total', BOLD).down(10)
    paper.put(350, 'this period', BOLD).put(460, 'year-to-date', BOLD).down(12)
    paper.put(84, 'Total Returned Item Fees').put(400, '0.00', RIGHT).put(510, '0.00', RIGHT).down(11)
    const fees = commaPoint(magnitudeSaying(entries, /Overdraft Fee$/))
    paper.put(84, 'Total Overdraft Fees').put(400, fees, RIGHT).put(510, fees, RIGHT).down(20)
  },
})

/** Shares of a member of a union of Maryland. */
export const SHARES_OF_A_UNION_OF_SUITLAND: Readonly<Record<string, SeveralAccounts>> = {
  /** Each share opens with a row of its number, name and previous balance; fees or dividends stand under its end. */
  'a-row-with-the-number-and-name-of-a-share-before-its-previous-balance-under-titles-printed-once-a-page-of-a-union-in-maryland':
    {
      paper: { page: 'letter', size: 8.5, bottom: 740 },
      accounts: [
        share({
          name: 'BASE SHARE SAVINGS',
          book: { texts: SHARES_OF_CLUBS, rows: [1, 5], opening: [30_000, 200_000], isNeverOverdrawn: true },
          pays: true,
        }),
        share({
          name: 'FREE CHECKING',
          book: { texts: SHARES_OF_SUITLAND, rows: [14, 44], opening: [20_000, 300_000] },
          pays: false,
        }),
        share({
          name: 'VACATION CLUB',
          book: { texts: SHARES_OF_CLUBS, rows: [1, 4], opening: [20_000, 90_000], isNeverOverdrawn: true },
          pays: true,
        }),
      ],
      above: (paper, [first]) => {
        if (!first) return
        paper
          .put(36, 'Sample Andover Federal Credit Union', HEADING)
          .put(560, 'Account Statement', { ...RIGHT, size: 12 })
          .down(14)
        paper.put(36, '1104 Example Road, Suitland, MD 20746').down(22)
        paper.put(330, 'Member Number', BOLD).put(430, 'Statement Period', BOLD).put(540, 'Page', BOLD).down()
        paper.put(330, `${numberLike('~~~~~~~~~', first.number).slice(0, 5)}XXXX`)
        paper
          .put(430, `${on(first.start, '04/03/24')} ${on(first.end, '04/03/24')}`)
          .put(540, '1')
          .down(20)
        for (const line of [
          '>1104417044<',
          'EXAMPLE PERSON',
          'JOINT PERSON',
          '1 TEST STREET',
          'SUITLAND MD 20746',
        ]) {
          paper.put(60, line).down()
        }
        paper
          .down(10)
          .put(36, 'Rates on auto loans as low as 5.24% APR*. Ask us how to skip a payment in December.')
          .down(24)
        titles(paper).down(4)
      },
    },
}
