import type { AccountBook } from '../setting/account-book.ts'
import { amount, balance, day, text } from '../setting/columns.ts'
import { commaPoint, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { BRITISH } from '../texts/american-and-british.ts'
import type { SeveralAccounts } from './several-accounts.ts'

const minus = minusBefore(commaPoint)

/** Newest first, each under a heading of its own with the sums. */
const pot = (name: string, rows: readonly [number, number]): PlainHabit => ({
  book: { texts: BRITISH, rows, isNeverOverdrawn: true, opening: [50_000, 300_000] },
  says: { currency: 'GBP', number: false, opening: false, closing: false, unproved: 'oldest' },
  newestFirst: true,
  gap: 14,
  above: ({ paper, book: { start, end, closing, moneyIn, moneyOut } }) => {
    paper.down(20).need(150).put(40, name, HEADING).down(16)
    paper.put(40, `${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}`).down(18)
    paper.put(40, `£${minus(closing)}`, BOLD).put(200, `-£${commaPoint(moneyOut)}`, BOLD)
    paper.put(360, `+£${commaPoint(moneyIn)}`, BOLD).down(11)
    paper
      .put(40, `${name.replace(' statement', '')} balance`)
      .put(200, 'Total outgoings')
      .put(360, 'Total deposits')
    paper.down(22)
  },
  columns: [
    day('Date', 40, '03/04/2024'),
    text('Description', 110, 240),
    amount('(GBP) Amount', 450, minus),
    balance('(GBP) Balance', 550, minus),
  ],
})

export const POTS: SeveralAccounts = {
  paper: { bottom: 740 },
  accounts: [
    pot('Personal Account statement', [8, 40]),
    pot('Holiday Pot statement', [1, 8]),
    pot('Rainy Day Pot statement', [2, 9]),
  ],
  above: (paper, books: readonly AccountBook[]) => {
    paper.put(40, 'Example Bank Statement', HEADING).down(20)
    paper.put(40, 'MR J EXAMPLE').put(550, `${books.length} accounts`, RIGHT).down()
  },
}
