import { addDays } from '../../convention/day.ts'
import { creditsOf, debitsOf, sumOf } from '../setting/account-book.ts'
import { amount, balance, balanceOnce, type Column, credit, day, dayOnce, debit } from '../setting/columns.ts'
import { around, commaPoint, commaWhole } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { notSaying, saying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { BOND_HOLDER, MAIL_ORDER, ULSTER_SHOP } from '../texts/daily-commonwealth.ts'

const pounds = around(commaPoint, '-£5', '£5')
const wholePounds = around(commaWhole, '-£5', '£5')
/** What is owed is less than nothing in the book, and more than nothing in print. */
const owed = around(commaPoint, '£5', '-£5')
const overdrawn = around(commaPoint, '5 OD')
const CHARGE = /^Interest|^Admin|^Delivery/

/** Blocks of bonds that end with another number for each movement. */
const bondsOf = (minor: number, date: number) => {
  const last = 100_000 + ((Math.abs(minor) * 7 + date * 331) % 800_000)
  return `4${date % 10}KR ${last} to ${last + Math.abs(minor) - 1}`
}

/** A shopper's account with a British mail order house. */
export const MAIL_ORDER_SECTIONS: Readonly<Record<string, SectionedHabit>> = {
  'numbers-of-a-catalogue-before-goods-with-payments-first-and-a-minimum-at-the-side': {
    paper: { size: 8.5, bottom: 735 },
    book: { texts: MAIL_ORDER, rows: [8, 26], opening: [-180_000, -30_000], largest: 30_000 },
    says: { currency: 'GBP', isOwed: true },
    above: (paper, { start, end, number, opening, closing, entries, moneyIn }) => {
      const charges = sumOf(saying(entries, CHARGE))
      const goods = closing - opening - moneyIn - charges
      paper.put(50, 'example & very', HEADING).put(545, 'Your account statement', RIGHT_BOLD).down(24)
      paper.put(50, 'Mrs J Sample').put(330, 'Account number').put(545, number.slice(-8), RIGHT).down()
      paper.put(50, '14 Specimen Close').put(330, 'Statement period')
      paper.put(545, `${on(start, '3 Apr 2024')} to ${on(end, '3 Apr 2024')}`, RIGHT).down()
      paper.put(50, 'Bolton BL1 1EX').put(330, 'Pay by')
      paper.put(545, on(addDays(end, 20), '3 Apr 2024'), RIGHT).down(24)
      printGrid(
        paper,
        [50, [290], 330, [545]],
        [
          ['Your account at a glance', '', 'What to pay', ''],
          ['Previous balance', owed(opening), 'Minimum payment', '£38.50'],
          ['Payments and returns', `-${pounds(moneyIn)}`, 'Pay for no interest', owed(closing)],
          ['Things you bought', owed(goods), 'Credit limit', '£2,600.00'],
          ['Interest and charges', owed(charges), 'Interest rate', '39.9% a year'],
          ['New balance', owed(closing), '', ''],
        ],
      ).down(20)
    },
    again: (paper, { number }) => {
      paper
        .put(50, `Account number ${number.slice(-8)}`)
        .put(545, `Page ${paper.page}`, RIGHT)
        .down(24)
    },
    sections: ({ credits, debits }) => {
      const columns: Column[] = [
        day('Date', 50, '3 Apr'),
        lined('Description', 110, 300),
        amount('Amount', 545, around(commaPoint, '£5', '-£5')),
      ]
      return [
        { title: 'Payments and returns', columns, entries: credits },
        { title: 'Things you bought', columns, entries: notSaying(debits, CHARGE) },
        { title: 'Interest and charges', columns, entries: saying(debits, CHARGE) },
      ]
    },
    opens: (paper, { title }) => paper.put(50, title, BOLD).rule(50, 545).down(18),
    closes: (paper, _, sum) => {
      paper
        .need(20)
        .put(450, 'Total', RIGHT_BOLD)
        .put(545, around(commaPoint, '£5', '-£5')(sum), RIGHT_BOLD)
        .down(26)
    },
    below: (paper) => {
      paper
        .need(60)
        .put(50, 'If you only make the minimum payment it will take longer and cost more to clear.')
      paper
        .down()
        .put(50, 'Missing payments could make getting credit harder. Free help: moneyhelper.example', SMALL)
    },
  },
}

/** A saver's bonds and the account of a shop in Northern Ireland. */
export const BOND_HOLDER_AND_ULSTER_SHOP: Readonly<Record<string, PlainHabit>> = {
  'numbers-of-bonds-from-and-to-with-prizes-put-back-and-the-total-held': {
    paper: { size: 8.5, bottom: 740 },
    book: {
      texts: BOND_HOLDER,
      rows: [4, 18],
      opening: [8_000, 45_000],
      largest: 2_500,
      isNeverOverdrawn: true,
    },
    says: { currency: 'GBP', exponent: 0, number: false },
    gap: 14,
    above: ({ paper, book: { start, end, number, closing } }) => {
      paper.put(50, 'Example National Savings', HEADING).put(545, 'Statement of holding', RIGHT_BOLD).down(24)
      paper.put(50, 'Ms K Sample').put(330, "Holder's number").put(545, number.slice(-10), RIGHT).down()
      paper.put(50, '2 Example Terrace').put(330, 'Period')
      paper.put(545, `${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}`, RIGHT).down()
      paper.put(50, 'Blackpool FY3 9EX').put(330, 'Total value of your Bonds')
      paper.put(545, wholePounds(closing), RIGHT).down(28)
      paper.put(50, 'Every £1 you hold is a Bond with its own chance of a prize.', SMALL).down(20)
    },
    again: ({ paper }) => paper.put(50, 'Statement of holding (continued)', BOLD).down(20),
    columns: [
      day('Date', 50, '03/04/2024'),
      lined('Transaction', 120, 130),
      {
        title: 'Bond numbers',
        x: 260,
        means: 'description',
        cell: ({ amount: own, date }) => (own > 0 ? bondsOf(own, date) : ''),
      },
      amount('Value', 460, wholePounds),
      balance('Total held', 545, wholePounds),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(120, 'Holding at the start of this statement').put(545, wholePounds(opening), RIGHT).down(14),
    closes: ({ paper, book: { closing } }) => {
      paper.need(60).rule(50, 545, -9).put(120, 'Holding at the end of this statement', BOLD)
      paper.put(545, wholePounds(closing), RIGHT_BOLD).down(24)
      paper.put(50, 'Bonds go into the draw after a full month. Call free on 08085 550 100.', SMALL)
    },
  },
  'balance-forward-and-lodgements-behind-payments-with-od-behind-balances-in-ulster': {
    paper: { size: 8.5, bottom: 740 },
    book: { texts: ULSTER_SHOP, rows: [16, 44], opening: [-200_000, 300_000] },
    says: { currency: 'GBP', closing: false },
    gap: 11,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'EXAMPLE ULSTER BANK', HEADING).put(545, 'Business Current Account', RIGHT_BOLD).down(24)
      paper.put(50, 'LINEN & LACE LTD').put(350, 'Sheet').put(545, '117', RIGHT).down()
      paper.put(50, '9 HILL STREET').put(350, 'Account Number').put(545, number.slice(-8), RIGHT).down()
      paper.put(50, 'NEWRY BT34 1EX').put(350, 'Branch Code').put(545, '95-99-01', RIGHT).down()
      paper
        .put(350, 'Statement from')
        .put(545, `${on(start, '03APR24')} to ${on(end, '03APR24')}`, RIGHT)
        .down()
      paper.put(350, 'Currency').put(545, 'GBP', RIGHT).down(24)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(50, 'LINEN & LACE LTD')
        .put(545, `Account Number ${number.slice(-8)}`, RIGHT)
        .down(22),
    columns: [
      dayOnce('Date', 50, '03APR24'),
      lined('Particulars', 105, 190),
      debit('Payments', 390, commaPoint),
      credit('Lodgements', 460, commaPoint),
      balanceOnce('Balance', 545, overdrawn),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(105, 'BALANCE FORWARD').put(545, overdrawn(opening), RIGHT).down(12),
    carries: ({ paper }) => paper.put(545, 'Continued on next sheet', { align: 'right', size: 6.5 }),
    closes: ({ paper, book: { entries, moneyIn, moneyOut } }) => {
      paper.need(70).rule(320, 545, -8)
      paper.put(390, commaPoint(moneyOut), RIGHT_BOLD).put(460, commaPoint(moneyIn), RIGHT_BOLD)
      paper.put(105, 'TOTALS', BOLD).down(22)
      printGrid(
        paper,
        [50, [250]],
        [
          ['Number of payments', String(debitsOf(entries).length)],
          ['Number of lodgements', String(creditsOf(entries).length)],
          ['OD = overdrawn balance', ''],
        ],
      )
    },
  },
}
