import { day, text } from '../setting/columns.ts'
import { commaPoint, minusBefore } from '../setting/figures.ts'
import { HEADING, RIGHT } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { SOUTH_AFRICAN } from '../texts/african.ts'

const minus = minusBefore(commaPoint)
const feeOf = (minor: number) => (minor < -500 && minor % 3 === 0 ? 150 : 0)

/** What a payment cost stands beside it, and the balance moves by both. */
export const CHARGED_ROW_HABITS: Readonly<Record<string, PlainHabit>> = {
  'fees-beside-that-the-balance-takes-too': {
    paper: { size: 8 },
    book: { texts: SOUTH_AFRICAN, opening: [300_000, 900_000] },
    says: { currency: 'ZAR' },
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(50, 'Main Account Statement', HEADING).down(14)
      paper
        .put(50, `Account ${number.slice(-10)}`)
        .put(300, 'Amounts in ZAR')
        .down()
      paper
        .put(50, `From Date: ${on(start, '03/04/2024')}`)
        .put(200, `To Date: ${on(end, '03/04/2024')}`)
        .down(16)
      paper
        .pairs(50, 250, [
          ['Opening Balance', `R${minus(opening)}`],
          ['Closing Balance', `R${minus(closing)}`],
        ])
        .down(18)
    },
    columns: [
      day('Date', 50, '03/04/2024'),
      text('Description', 110, 190),
      {
        title: 'Category',
        x: 310,
        means: 'description',
        cell: ({ amount }) => (amount > 0 ? 'Other Income' : 'Groceries'),
      },
      {
        title: 'Money In',
        x: 420,
        align: 'right',
        cell: ({ amount }) => (amount > 0 ? commaPoint(amount) : ''),
      },
      {
        title: 'Money Out',
        x: 470,
        align: 'right',
        cell: ({ amount }) => (amount < 0 ? `-${commaPoint(amount + feeOf(amount))}` : ''),
      },
      {
        title: 'Fee*',
        x: 505,
        align: 'right',
        cell: ({ amount }) => (feeOf(amount) > 0 ? `-${commaPoint(feeOf(amount))}` : ''),
      },
      { title: 'Balance', x: 560, align: 'right', means: 'balance', cell: (entry) => minus(entry.balance) },
    ],
    closes: ({ paper }) => {
      paper.need(40).down(8).put(50, '* Includes VAT at 15%').down()
      paper.put(560, 'Unique Document No.: 4417-8812', RIGHT)
    },
  },
}
