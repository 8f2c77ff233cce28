import { balanceOnce, credit, dayOnce, debit, text } from '../setting/columns.ts'
import { commaPoint, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, SMALL } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { BRITISH } from '../texts/american-and-british.ts'

const minus = minusBefore(commaPoint)

const LEGEND = [
  ['BGC', 'Bank Giro Credit', 'DD', 'Direct Debit', 'FPO', 'Faster Payment'],
  ['BP', 'Bill Payment', 'DEB', 'Debit Card', 'SO', 'Standing Order'],
  ['CHG', 'Charge', 'DEP', 'Deposit', 'TFR', 'Transfer'],
] as const

export const LEGEND_HABITS: Readonly<Record<string, PlainHabit>> = {
  'what-the-codes-mean-below-the-rows': {
    book: { texts: BRITISH },
    says: { currency: 'GBP' },
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(50, 'CLASSIC ACCOUNT', HEADING).down(14)
      paper.put(50, `Sort Code 12-34-56   Account Number ${number.slice(-8)}`).down()
      paper.put(50, `${on(start, '03 April 2024')} to ${on(end, '03 April 2024')}`).down(18)
      paper.put(50, 'Money In').put(160, `£${commaPoint(moneyIn)}`, RIGHT)
      paper
        .put(300, `Balance on ${on(start, '03 April 2024')}`)
        .put(545, `£${minus(opening)}`, RIGHT)
        .down()
      paper.put(50, 'Money Out').put(160, `£${commaPoint(moneyOut)}`, RIGHT)
      paper
        .put(300, `Balance on ${on(end, '03 April 2024')}`)
        .put(545, `£${minus(closing)}`, RIGHT)
        .down(24)
      paper.put(50, 'Your Transactions', HEADING).down(18)
    },
    columns: [
      dayOnce('Date', 50, '03 Apr 24'),
      text('Description', 105, 190),
      {
        title: 'Type',
        x: 310,
        means: 'description',
        cell: ({ amount }) => (amount > 0 ? 'FPI' : amount % 2 === 0 ? 'DEB' : 'DD'),
      },
      credit('Money In (£)', 415, commaPoint),
      debit('Money Out (£)', 485, commaPoint),
      balanceOnce('Balance (£)', 550, minus),
    ],
    closes: ({ paper }) => {
      paper.need(90).down(14).put(50, 'Transaction types', BOLD).down(13)
      for (const line of LEGEND) {
        for (const [i, part] of line.entries())
          paper.put(
            50 + 170 * Math.floor(i / 2) + 40 * (i % 2),
            part,
            i % 2 === 0 ? { ...SMALL, isBold: true } : SMALL,
          )
        paper.down(10)
      }
    },
  },
}
