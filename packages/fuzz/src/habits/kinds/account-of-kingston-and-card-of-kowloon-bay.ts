import { addDays } from '../../convention/day.ts'
import { balance, credit, debit, valueDay } from '../setting/columns.ts'
import { around, commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { part } from '../setting/part.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { ACCOUNT_OF_KINGSTON, CARD_OF_KOWLOON_BAY } from '../texts/from-valdosta-to-kinshasa-west.ts'

const overdrawn = around(commaPoint, '5 OD', '5')
const dollars = around(commaPoint, 'J$5 OD', 'J$5')
const signed = around(commaPoint, '-5', '+5')
const minus = around(commaPoint, '-5')

/** What was paid in other money, by its rate in dollars. */
function abroad(text: string, amount: number): string {
  const [code, rate] = text.split('|')[1]?.split(' ') ?? []
  return rate === undefined ? '' : `${minus(Math.round(amount / Number(rate)))} ${code}`
}

/** An account of Jamaica and a card of Kowloon. */
export const ACCOUNT_OF_KINGSTON_AND_CARD_OF_KOWLOON_BAY: Readonly<Record<string, PlainHabit>> = {
  /** The numbers of sources stand before the withdrawals, and each sheet ends in what is carried to the next. */
  'particulars-and-sources-in-two-columns-before-withdrawals-with-a-running-balance-and-od-behind-in-kingston':
    {
      paper: { page: 'letter', size: 8.5, bottom: 715 },
      book: {
        texts: ACCOUNT_OF_KINGSTON,
        rows: [10, 50],
        opening: [200_000, 30_000_000],
        largest: 9_000_000,
      },
      says: { currency: 'JMD' },
      pitch: 10,
      gap: 13,
      above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut, entries } }) => {
        const debits = entries.filter(({ amount }) => amount < 0).length
        paper.put(50, 'EXAMPLE COMMERCIAL BANK JAMAICA LIMITED', { isBold: true, size: 12 }).down(12)
        paper.put(50, '32 Example Street, Kingston, Jamaica W.I.').down(30)
        printGrid(
          paper,
          [50, 330, [560]],
          [
            ['MR DEVON SAMPLE', 'Account Number', number.slice(-9)],
            ['LOT 14 EXAMPLE PARK', 'Account Type', 'CHEQUING - PERSONAL'],
            ['KINGSTON 19', 'Currency', 'JMD'],
            ['JAMAICA', 'Branch', 'CONSTANT SPRING'],
            ['', 'Statement Period', `${on(start, '03-APR-2024')} to ${on(end, '03-APR-2024')}`],
          ],
        ).down(16)
        paper.put(50, 'SUMMARY', HEADING).rule(50, 560, 4).down(18)
        printGrid(
          paper,
          [50, 180, 310, 440],
          [
            [
              'Opening Balance',
              `Withdrawals (${debits})`,
              `Deposits (${entries.length - debits})`,
              'Closing Balance',
            ],
            [dollars(opening), dollars(-moneyOut), dollars(moneyIn), dollars(closing)],
          ],
        ).down(22)
      },
      again: ({ paper, book: { number } }) =>
        paper
          .put(50, `Account ${number.slice(-9)}`, BOLD)
          .put(560, `Page ${paper.page}`, RIGHT)
          .down(26),
      columns: [
        { title: ['Transaction', 'Date'], x: 50, cell: ({ date }) => on(date, '03-APR-2024') },
        part('Details', 120, 95, 0),
        part('Particulars', 218, 110, 1),
        part(['Source', 'No.'], 332, 50, 2, 'reference'),
        debit('Withdrawals', 430, commaPoint),
        credit('Deposits', 490, commaPoint),
        balance(['Running', 'Balance'], 560, overdrawn),
      ],
      opens: ({ paper, book: { start, opening } }) => {
        paper.put(50, on(start, '03-APR-2024')).put(120, 'BALANCE BROUGHT FORWARD')
        paper.put(560, overdrawn(opening), RIGHT).down(13)
      },
      carries: ({ paper }, reached) =>
        paper.put(120, 'CARRIED TO NEXT PAGE', BOLD).put(560, overdrawn(reached), RIGHT_BOLD),
      closes: ({ paper, book: { end, closing } }) => {
        paper.need(60).put(50, on(end, '03-APR-2024')).put(120, 'CLOSING BALANCE', BOLD)
        paper.put(560, overdrawn(closing), RIGHT_BOLD).down(26)
        smallPrint(paper, 50, [
          'Please report differences within 30 days. GCT Reg. No. on file. Deposits are insured by JDIC to J$1,200,000.',
        ])
      },
    },
  /** What is owed, what is least to pay and when stand over their names; whatever is spent has a minus, as what is owed. */
  'values-over-their-names-with-a-minus-before-what-is-owed-and-spent-and-other-money-in-a-column-of-a-card-in-kowloon-bay':
    {
      paper: { font: 'noto', size: 8.5, bottom: 745 },
      book: { texts: CARD_OF_KOWLOON_BAY, rows: [6, 40], opening: [-2_500_000, -200_000], largest: 150_000 },
      says: { currency: 'HKD', isOwed: true, opening: false, unproved: 'all' },
      gap: 20,
      above: ({ paper, book: { start, end, number, closing } }) => {
        paper.put(40, 'example', { isBold: true, size: 22 }).down(34)
        paper.put(40, 'Credit Card statement', { isBold: true, size: 13 }).down(16)
        paper.put(40, `${on(start, '3 Apr 2024')} - ${on(end, '3 Apr 2024')}`).down(24)
        paper
          .put(40, 'Chan Siu Sample')
          .down()
          .put(40, `Account number ••• ${number.slice(-4)}`)
          .down()
        paper.put(40, 'Total credit limit: 108,000.00').down(28)
        paper.put(40, `${minus(closing)} HKD`, { isBold: true, size: 15 })
        paper.put(240, '100.00 HKD', { isBold: true, size: 15 })
        paper.put(420, on(addDays(end, 25), '3 Apr 2024'), { isBold: true, size: 15 }).down(14)
        paper
          .put(40, 'Statement balance')
          .put(240, 'Minimum amount due')
          .put(420, 'Payment due date')
          .down(30)
      },
      again: ({ paper }) =>
        paper.put(40, 'Credit Card statement', BOLD).put(555, `Page ${paper.page}`, RIGHT).down(30),
      columns: [
        { title: 'Activity date', x: 40, cell: ({ date }) => on(date, '3 Apr') },
        valueDay('Settlement date', 108, '3 Apr'),
        part('Description', 190, 190, 0),
        {
          title: 'Foreign currency amount',
          x: 478,
          align: 'right',
          cell: ({ text, amount }) => abroad(text, amount),
        },
        { title: 'Amount (HKD)', x: 555, align: 'right', cell: ({ amount }) => signed(amount) },
      ],
      closes: ({ paper }) => {
        paper.need(50).rule(40, 555, -8).down(8)
        smallPrint(paper, 40, [
          'Annualised percentage rate for purchases 35.70%, for cash advances 35.98%. Late fee: HKD 300 or the minimum amount due.',
          'Example Bank Limited, 39/F, Sample Centre, Kowloon Bay, Hong Kong. To borrow or not to borrow? Borrow only if you can repay!',
        ])
      },
    },
}
