import { sumOf } from '../setting/account-book.ts'
import { amount, type Column, day } from '../setting/columns.ts'
import { around, commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printDays } from '../setting/print-days.ts'
import { notSaying, saying } from '../setting/saying.ts'
import { serials, starred } from '../setting/serials.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { smallPrint } from '../setting/small-print.ts'
import { FIRM_OF_TOLEDO } from '../texts/from-roanoke-to-cairo-west.ts'

const plain = around(commaPoint, '-5')
const dollars = around(commaPoint, '-$5', '$5')
const CHECK = /^CHECK$/
const PURCHASE = /^PURCHASE/
const FEE = /^FEE/

const rows: readonly Column[] = [
  day('Date', 40, '04/03'),
  lined('Description', 90, 380),
  amount('Amount', 570, commaPoint),
]

/** A firm's account of Ohio. */
export const SECTIONS_OF_A_FIRM_OF_TOLEDO: Readonly<Record<string, SectionedHabit>> = {
  /** Purchases stand in a section of their own beside debits and fees, and checks have their amount before their day. */
  'purchase-activity-apart-from-debit-and-fee-activity-with-the-amount-of-a-check-before-its-day-of-a-firm-in-ohio':
    {
      paper: { page: 'letter', size: 8.5, bottom: 720 },
      book: { texts: FIRM_OF_TOLEDO, rows: [18, 60], opening: [300_000, 4_000_000], largest: 500_000 },
      says: { currency: 'USD' },
      above: (paper, { start, end, number, opening, closing }, sections) => {
        paper
          .put(40, 'THE SAMPLE NATIONAL BANK', BOLD)
          .put(570, 'Have a Question or Concern?', RIGHT_BOLD)
          .down()
        paper.put(40, 'PO BOX 1104 EA1W37').put(570, 'Stop by your nearest office or', RIGHT).down()
        paper.put(40, 'TOLEDO OH 43604-1104').put(570, 'contact us at 1-800-555-0144', RIGHT).down(36)
        for (const line of ['NORTHWAY TOOL & DIE LLC', '1104 EXAMPLE INDUSTRIAL PKWY', 'TOLEDO OH 43612']) {
          paper.put(60, line).down()
        }
        paper
          .down(20)
          .put(40, 'Business Checking 100', HEADING)
          .put(570, `Account: -------${number.slice(-4)}`, RIGHT_BOLD)
        paper.rule(40, 570, 5).down(20)
        paper
          .put(40, 'Statement Activity From:', BOLD)
          .put(300, 'Beginning Balance')
          .put(570, dollars(opening), RIGHT)
          .down()
        paper.put(40, `Statement Period from ${on(start, '04/03/24')} to ${on(end, '04/03/24')}`)
        paper.put(40, 'Days in Statement Period  30', { below: 12 })
        for (const { title, entries } of sections) {
          paper.put(300, `${title.replace(' Activity', '')} (${entries.length})`)
          paper.put(570, plain(sumOf(entries)), RIGHT).down()
        }
        paper.put(300, 'Ending Balance', BOLD).put(570, dollars(closing), RIGHT_BOLD).down(26)
      },
      again: (paper, { number }, section) => {
        paper
          .put(40, 'Business Checking 100')
          .put(570, `Account: -------${number.slice(-4)}   Page ${paper.page}`, RIGHT)
        paper.rule(40, 570, 4).down(22)
        if (section) paper.put(40, `${section.title} (cont.)`, BOLD).down(18)
      },
      sections: ({ credits, debits }) => {
        const others = notSaying(debits, CHECK)
        return [
          { title: 'Deposit / Credit Activity', columns: rows, entries: credits },
          {
            title: 'Check Activity',
            columns: [
              serials('Check #', 40, 104_417),
              starred(72),
              amount('Amount', 160, commaPoint),
              day('Date', 185, '04/03'),
            ],
            across: [0, 270],
            entries: saying(debits, CHECK),
          },
          { title: 'Debit Activity', columns: rows, entries: notSaying(notSaying(others, PURCHASE), FEE) },
          { title: 'Purchase Activity', columns: rows, entries: saying(others, PURCHASE) },
          { title: 'Fee Activity', columns: rows, entries: saying(others, FEE) },
        ]
      },
      opens: (paper, { title }) =>
        paper
          .put(40, title, BOLD)
          .put(570, 'Account:  Business Checking 100', { ...RIGHT, size: 7 })
          .rule(40, 570, 4)
          .down(18),
      closes: (paper, { title }) => {
        if (title === 'Check Activity')
          paper.put(
            40,
            '(*) Indicates the prior sequentially numbered check(s) may have been voided or not presented.',
            SMALL,
          )
        paper.down(22)
      },
      below: (paper, book) => {
        paper.need(90).put(40, 'Balance Activity', BOLD).rule(40, 570, 4).down(18)
        printDays(paper, book, {
          style: '04/03',
          stops: [40, 225, 410],
          figure: plain,
          titles: ['Date', 'Balance'],
        })
        paper.need(50).down(16)
        smallPrint(paper, 40, [
          'In the Event of Errors or Questions Concerning Electronic Fund Transfers please call or write us at the above.',
          'Investments are offered through the Sample Investment Company. Sample National Bank is Member FDIC.',
        ])
      },
    },
}
