import { addDays } from '../../convention/day.ts'
import { type Entry, sumOf } from '../setting/account-book.ts'
import { amount, balance, type Column, credit, day, debit, valueDay } from '../setting/columns.ts'
import { around, commaPoint, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { numberLike } from '../setting/print-number.ts'
import { notSaying, saying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { DIRECT_BANK_OF_ONTARIO, HARDWARE_CARD_OF_WELLAND } from '../texts/converted-american.ts'

const minus = minusBefore(commaPoint)
const owed = around(commaPoint, '$5', '-$5')
const charged = around(commaPoint, '5', '-5')

const PAID = /^PAYMENT/
const INTEREST = /^INTEREST/

/**
 * A bank without branches. Transaction days and effective days stand in two columns, what is in comes after what is
 * out, and a line names the end of the transactions.
 */
export const ACCOUNT_OF_A_DIRECT_BANK_OF_ONTARIO: Readonly<Record<string, PlainHabit>> = {
  'effective-days-beside-transaction-days-with-funds-out-and-funds-in-until-the-end-of-transactions-in-ontario':
    {
      paper: { page: 'letter', size: 8.5, bottom: 705 },
      book: {
        texts: DIRECT_BANK_OF_ONTARIO,
        rows: [12, 60],
        opening: [40_000, 600_000],
        isNeverOverdrawn: true,
      },
      says: {},
      pitch: 10,
      gap: 14,
      above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
        paper
          .put(40, 'Plainly Example Financial', HEADING)
          .put(570, 'No Fee Chequing Account', RIGHT_BOLD)
          .down(10)
        paper.put(40, 'PO Box 603, Station Agincourt, Scarborough ON M1S 5K9', SMALL).down(30)
        paper.put(60, 'MS CASEY SAMPLE').put(340, 'Account number:').put(570, number.slice(-10), RIGHT).down()
        paper.put(60, '41 EXAMPLE MOUNTAIN BROW').put(340, 'Statement date:')
        paper.put(570, on(end, 'April 3, 2024'), RIGHT).down()
        paper.put(60, 'HAMILTON ON  L8T 1A1').put(340, 'Statement period:')
        paper.put(570, `${on(start, 'Apr 3, 2024')} - ${on(end, 'Apr 3, 2024')}`, RIGHT).down(34)
        paper.put(40, 'Summary', HEADING).rule(40, 570, 4).down(18)
        printGrid(
          paper,
          [[130], [270], [410], [570]],
          [
            ['Opening balance', 'Total funds out', 'Total funds in', 'Closing balance'],
            [
              `$${minus(opening)}`,
              `-$${commaPoint(moneyOut)}`,
              `+$${commaPoint(moneyIn)}`,
              `$${minus(closing)}`,
            ],
          ],
        ).down(16)
        paper.put(40, 'Details', HEADING).rule(40, 570, 4).down(20)
      },
      again: ({ paper, book: { number } }) => {
        paper
          .put(40, `Account number: ${number.slice(-10)}`)
          .put(570, `Page ${paper.page} of 3`, RIGHT)
          .down()
        paper.put(40, '7010CA-2021/11', SMALL).down(22)
      },
      columns: [
        day(['Trans.', 'date'], 40, 'Apr 3'),
        valueDay(['Eff.', 'date'], 85, 'Apr 3'),
        lined('Transaction', 130, 210),
        debit('Funds out', 410, commaPoint),
        credit('Funds in', 490, commaPoint),
        balance('Balance', 570, minus),
      ],
      opens: ({ paper, book: { start, opening } }) =>
        paper
          .put(40, on(start, 'Apr 3'))
          .put(85, on(start, 'Apr 3'))
          .put(130, 'BALANCE FORWARD')
          .put(570, minus(opening), RIGHT)
          .down(14),
      closes: ({ paper }) => {
        paper.need(90).put(130, 'End of transactions', BOLD).rule(40, 570, 5).down(26)
        paper.put(
          40,
          'Please check your transactions. You have 60 days from the statement date to tell us of',
          SMALL,
        )
        paper
          .down(9)
          .put(40, 'errors or omissions. After that the entries will be considered correct.', SMALL)
          .down(9)
        paper.put(
          40,
          'Interest rate: 0.01% on balances up to $50,000.00. Deposits are insured by CDIC.',
          SMALL,
        )
      },
    },
}

/**
 * A shop's card. Articles stand on lines under each purchase at the shop, sections close with their totals, and how
 * long the least payment takes stands in a box.
 */
export const CARD_OF_A_HARDWARE_SHOP_OF_WELLAND: Readonly<Record<string, SectionedHabit>> = {
  'articles-on-lines-under-purchases-of-a-shop-s-card-between-total-payments-and-total-interest-in-ontario': {
    paper: { page: 'letter', size: 8, bottom: 710 },
    book: { texts: HARDWARE_CARD_OF_WELLAND, rows: [12, 40], opening: [-300_000, -40_000], largest: 80_000 },
    says: { isOwed: true },
    above: (paper, { start, end, number, opening, closing, entries }) => {
      const [paid, interest] = [sumOf(saying(entries, PAID)), sumOf(saying(entries, INTEREST))]
      const returned = sumOf(returnsOf(entries))
      const bought = closing - opening - paid - returned - interest
      paper
        .put(40, 'Example Hardware Bank', HEADING)
        .put(570, 'Circle® Mastercard® statement', RIGHT_BOLD)
        .down(22)
      printGrid(
        paper,
        [40, 330, [570]],
        [
          ['Prepared for: MR JAMIE MUSTER', 'Previous balance', owed(opening)],
          [`Account number: XXXX XXXX XXXX ${number.slice(-4)}`, 'Payments', `-$${commaPoint(paid)}`],
          [
            `Statement date  ${on(end, 'April 03, 2024')}`,
            'Returns & other credits',
            `-$${commaPoint(returned)}`,
          ],
          [
            `Statement period  ${on(start, 'Apr 03, 2024')} to ${on(end, 'Apr 03, 2024')}`,
            'Purchases',
            `$${commaPoint(bought)}`,
          ],
          ['Credit limit  $7,500', 'Interest charges', `$${commaPoint(interest)}`],
          [`Payment due by  ${on(addDays(end, 21), 'April 03, 2024')}`, 'New balance', owed(closing)],
        ],
      ).down(8)
      paper.put(
        40,
        'If you pay only the minimum, it will take about 14 years and 3 months to pay the balance.',
        SMALL,
      )
      paper.down(24).put(40, 'DETAILS OF YOUR ACCOUNT', HEADING).rule(40, 570, 4).down(22)
    },
    again: (paper, { number }) => {
      paper.put(40, 'DETAILS OF YOUR ACCOUNT (continued)', BOLD)
      paper.put(570, `XXXX XXXX XXXX ${number.slice(-4)}   page ${paper.page}`, RIGHT).down(22)
    },
    sections: ({ credits, debits }) => {
      const columns: Column[] = [
        day(['TRANSACTION', 'DATE'], 40, 'Apr 03'),
        valueDay(['POSTING', 'DATE'], 115, 'Apr 03'),
        lined('TRANSACTION DESCRIPTION', 180, 280),
        amount('AMOUNT ($)', 570, charged),
      ]
      return [
        { title: 'Payments received', columns, entries: saying(credits, PAID) },
        { title: 'Returns and other credits', columns, entries: notSaying(credits, PAID) },
        { title: 'Purchases', columns, entries: notSaying(debits, INTEREST) },
        { title: 'Interest charges', columns, entries: saying(debits, INTEREST) },
      ]
    },
    opens: (paper, { title }) => paper.put(40, title, BOLD).down(16),
    closes: (paper, { title }, sum) => {
      paper
        .need(30)
        .put(180, `Total ${title.toLowerCase()}`, BOLD)
        .put(570, charged(sum), RIGHT_BOLD)
        .down(24)
    },
    below: (paper, { number }) => {
      paper.need(120).put(40, 'INFORMATION ABOUT YOUR INTEREST RATES', BOLD).down(14)
      printGrid(
        paper,
        [40, [300], [420]],
        [
          ['', 'Annual rate', 'Daily rate'],
          ['Purchases', '21.99%', '0.06025%'],
          ['Cash transactions', '22.99%', '0.06299%'],
        ],
      ).down(6)
      paper.put(40, 'REWARDS', BOLD).down(13)
      paper.put(
        40,
        `Example Money collected on card ${numberLike('~~~~', number)} is kept in your Circle account.`,
        SMALL,
      )
    },
  },
}

/** Credits that are no payments. */
function returnsOf(entries: readonly Entry[]): Entry[] {
  return notSaying(
    entries.filter(({ amount: own }) => own > 0),
    PAID,
  )
}
