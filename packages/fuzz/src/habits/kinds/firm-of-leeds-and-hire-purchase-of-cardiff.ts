import { addDays } from '../../convention/day.ts'
import type { AccountBook } from '../setting/account-book.ts'
import { amount, balance, credit, day, debit, valueDay } from '../setting/columns.ts'
import { around, commaPoint, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike } from '../setting/print-number.ts'
import { magnitudeSaying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { FIRM_OF_LEEDS, HIRE_PURCHASE_OF_CARDIFF } from '../texts/from-arusha-to-winnipeg-west.ts'

const minus = minusBefore(commaPoint)
const owed = around(commaPoint, '5', '5 CR')
const pounds = around(commaPoint, '£5', '£5 CR')

const STRETCHES = 5
const YEAR = 365
const LENDING = 0.0875

/** The first balances that stood for some days, with how long they did and what they cost. */
function interestLines({ entries, end }: AccountBook): string[][] {
  const last = entries.filter(({ date }, i) => entries[i + 1]?.date !== date).slice(0, STRETCHES)
  return last.map(({ date, balance: stood }, i) => {
    const until = last[i + 1]?.date ?? end
    const days = Math.max(until - date, 1)
    const cost = stood < 0 ? Math.round((-stood * LENDING * days) / YEAR) : 0
    return [
      on(date, '3 Apr 24'),
      on(until, '3 Apr 24'),
      String(days),
      minus(stood),
      stood < 0 ? '8.75%' : '0.00%',
      commaPoint(cost),
    ]
  })
}

/** A firm's account at a bank of branches, and what is owed for a car. */
export const FIRM_OF_LEEDS_AND_HIRE_PURCHASE_OF_CARDIFF: Readonly<Record<string, PlainHabit>> = {
  /** One column holds both directions, days of entry and of value stand before texts, and how interest was reckoned stands below. */
  'days-of-entry-and-value-before-a-signed-amount-with-stretches-of-interest-reckoned-below-of-a-firm-in-leeds':
    {
      paper: { size: 8.5, bottom: 745 },
      book: { texts: FIRM_OF_LEEDS, rows: [14, 40], opening: [-300_000, 600_000] },
      says: { currency: 'GBP' },
      pitch: 10,
      gap: 15,
      above: ({ paper, book: { start, end, number } }) => {
        paper.put(40, 'Samplebanken', HEADING).put(555, 'Account statement', RIGHT_BOLD).down(14)
        paper.put(40, 'Leeds Branch, 2 Example Wharf, Leeds LS1 4EX', SMALL).down(24)
        printGrid(
          paper,
          [60, 320, 410],
          [
            ['Northway Joinery Limited', 'Account', 'Corporate current account'],
            ['Unit 4 Sample Mills', 'Sort code', '40-51-99'],
            ['Armley Road', 'Account no.', number.slice(-8)],
            ['Leeds LS12 2EX', 'Currency', 'GBP'],
            ['', 'Period', `${on(start, '3 Apr 2024')} - ${on(end, '3 Apr 2024')}`],
          ],
        )
        paper
          .put(320, 'IBAN')
          .put(410, ibanLike('GB', 22, number), SMALL)
          .down(22)
      },
      again: ({ paper, book: { number } }) =>
        paper
          .put(40, `Account no. ${number.slice(-8)}`)
          .put(555, `Page ${paper.page}`, RIGHT)
          .down(22),
      columns: [
        day('Entry date', 40, '3 Apr 24'),
        valueDay('Value date', 100, '3 Apr 24'),
        lined('Text', 160, 220),
        amount('Amount GBP', 465, minus),
        balance('Balance GBP', 555, minus),
      ],
      opens: ({ paper, book: { opening } }) =>
        paper.put(160, 'Opening balance', BOLD).put(555, minus(opening), RIGHT_BOLD).down(15),
      closes: ({ paper, book }) => {
        paper.need(60).put(160, 'Closing balance', BOLD).put(555, minus(book.closing), RIGHT_BOLD).down(28)
        paper.need(130).put(40, 'Interest calculation - accrued, to be charged next quarter', BOLD)
        paper.rule(40, 480, 4).down(18)
        printGrid(
          paper,
          [40, 110, [210], [310], [390], [480]],
          [['From', 'To', 'Days', 'Balance', 'Rate p.a.', 'Interest'], ...interestLines(book)],
        ).down(8)
        smallPrint(paper, 40, [
          'Arranged overdraft £10,000.00. Deposits are protected by the FSCS up to £85,000.',
        ])
      },
    },
  /** A statement that the law asks a lender for once a year: charges, payments and what is outstanding after each. */
  'charges-and-payments-to-a-balance-outstanding-above-instalments-to-come-of-a-car-on-hire-purchase-in-cardiff':
    {
      paper: { size: 9 },
      book: {
        texts: HIRE_PURCHASE_OF_CARDIFF,
        rows: [5, 24],
        opening: [-1_900_000, -500_000],
        largest: 40_000,
      },
      says: { currency: 'GBP', isOwed: true },
      gap: 15,
      above: ({ paper, book: { start, end, number, opening, closing, moneyIn } }) => {
        paper
          .put(40, 'Sample Motor Finance', HEADING)
          .put(555, 'PO Box 410, Cardiff CF10 9EX', RIGHT)
          .down(30)
        paper
          .put(60, 'Mr R Example')
          .put(555, on(addDays(end, 6), '3 April 2024'), RIGHT)
          .down()
        paper.put(60, '7 Sample Terrace').down()
        paper.put(60, 'Cardiff CF5 1EX').down(26)
        paper.put(40, 'STATEMENT OF YOUR FIXED-SUM CREDIT AGREEMENT', BOLD).down()
        paper.put(40, 'Regulated by the Consumer Credit Act 1974, section 77A', SMALL).down(18)
        printGrid(
          paper,
          [40, 200, 330, [555]],
          [
            ['Agreement number', number.slice(-10), 'Balance at start', pounds(opening)],
            [
              'Period of this statement',
              `${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}`,
              'Payments received',
              `£${commaPoint(moneyIn)}`,
            ],
            ['Amount of credit', '£21,450.00', 'Balance at end', pounds(closing)],
            ['Annual percentage rate', '9.9% APR', 'Arrears', '£0.00'],
          ],
        ).down(16)
      },
      again: ({ paper, book: { number } }) =>
        paper
          .put(40, `Agreement number ${number.slice(-10)}`)
          .put(555, `Page ${paper.page}`, RIGHT)
          .down(24),
      columns: [
        day('Date', 40, '3 April 2024'),
        lined('Details', 130, 200),
        debit(['Charges', '£'], 390, commaPoint),
        credit(['Payments', '£'], 470, commaPoint),
        balance(['Balance', 'outstanding £'], 555, owed),
      ],
      opens: ({ paper, book: { opening } }) =>
        paper.put(130, 'Balance brought forward').put(555, owed(opening), RIGHT).down(15),
      closes: ({ paper, book: { closing, entries } }) => {
        paper.need(150).rule(40, 555, -9).put(130, 'Balance outstanding', BOLD)
        paper.put(555, owed(closing), RIGHT_BOLD).down(28)
        paper.put(40, 'About your agreement', BOLD).down(15)
        printGrid(
          paper,
          [40, [400]],
          [
            ['Interest in this statement', `£${commaPoint(magnitudeSaying(entries, /^Interest/))}`],
            ['Instalments still to come', '31'],
            ['Option to purchase fee, due with the last instalment', '£10.00'],
          ],
        ).down(8)
        smallPrint(paper, 40, [
          'You may settle early at any time: ask us for a settlement figure. If you are worried about',
          'paying, talk to us or to a free adviser. A dispute that we cannot settle may go to the Ombudsman.',
        ])
      },
    },
}
