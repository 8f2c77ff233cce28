import { addDays } from '../../convention/day.ts'
import type { AccountBook } from '../setting/account-book.ts'
import { balance, day, dayOnce } from '../setting/columns.ts'
import { around, commaPoint, minusAfter } from '../setting/figures.ts'
import { BOLD, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import type { Paper } from '../setting/paper.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { magnitudeSaying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { HSA_OF_DRAPER, SAVINGS_OF_LEHI } from '../texts/from-lehi-to-dubai-west.ts'

const behind = minusAfter(commaPoint)
const bracketed = around(commaPoint, '(5)')
const dollars = around(commaPoint, '($5)', '$5')
const INTEREST = /^Interest/
const DAYS = 30

/** What the account held on an average day. */
function averageOf({ entries, opening, start }: AccountBook): number {
  let sum = 0
  for (let date = start; date < start + DAYS; date++) {
    sum += entries.filter((entry) => entry.date <= date).at(-1)?.balance ?? opening
  }
  return Math.round(sum / DAYS)
}

/** Rates stand at the foot of the first sheet, below the movements that are on it. */
function printRates(paper: Paper, { number }: AccountBook): void {
  const top = 610
  paper.at(top, 40, 'InterestRateScheduleEffective:04/01/24', BOLD)
  const lines = [
    ['', 'Interest', 'AverageDaily', 'Interest'],
    ['BalanceTier', 'Rate', 'Balance', 'Earned'],
    ['$0.00-$2,000.00', '0.01%', '$1,100.00', '$0.01'],
    ['$2,000.01-$7,500.00', '0.04%', '$0.00', '$0.00'],
    ['$7,500.01andabove', '0.10%', '$0.00', '$0.00'],
  ]
  for (const [i, [tier = '', ...cells]] of lines.entries()) {
    paper.at(top + 16 + i * 12, 40, tier)
    for (const [j, cell] of cells.entries()) paper.at(top + 16 + i * 12, 260 + j * 110, cell, RIGHT)
  }
  paper.at(750, 40, `AccountNumber:${number.slice(-7)}`, SMALL).at(750, 570, '1of2', { ...RIGHT, size: 6.5 })
}

function printContinued(paper: Paper): void {
  paper.put(40, 'SampleEquity', BOLD).put(570, 'AccountStatement(Continued)', RIGHT_BOLD).down(28)
}

/** Savings and health savings of Utah. */
export const SAVINGS_OF_LEHI_AND_HEALTH_SAVINGS_OF_DRAPER: Readonly<Record<string, PlainHabit>> = {
  /** An arrow of strokes leads from the balance forward to its sum; the sums of the month stand under titles with signs. */
  'an-arrow-of-strokes-behind-the-balance-forward-and-sums-under-titles-with-signs-below-of-savings-in-lehi':
    {
      paper: { page: 'letter', font: 'courier', size: 8.5, bottom: 720 },
      book: { texts: SAVINGS_OF_LEHI, rows: [6, 30], opening: [100_000, 3_000_000], isNeverOverdrawn: true },
      says: { currency: 'USD' },
      gap: 13,
      above: ({ paper, book: { number } }) => {
        paper.put(40, 'SAMPLE CLUB BANK, N.A.', BOLD).put(570, 'PAGE 1', RIGHT).down()
        paper.put(40, 'P.O. BOX 1104   LEHI UT 84043   888-555-0144').down(34)
        for (const line of ['PAT Q SAMPLE', '22 EXAMPLE CIR', 'LEHI UT 84043']) paper.put(60, line).down()
        paper.down(18)
        const stars = '*'.repeat(25)
        paper.put(40, `${stars} ClimbUp Savings ${number.slice(-10)} ${stars}`).down(20)
      },
      again: ({ paper, book: { number } }) =>
        paper
          .put(40, `ClimbUp Savings ${number.slice(-10)}`)
          .put(570, `PAGE ${paper.page}`, RIGHT)
          .down(22),
      columns: [
        dayOnce('Date', 40, '04/03'),
        lined('Description', 84, 270),
        { title: 'Amount', x: 470, align: 'right', cell: ({ amount }) => behind(amount) },
        balance('Balance', 570, behind),
      ],
      opens: ({ paper, book: { start, opening } }) =>
        paper
          .put(40, on(addDays(start, -1), '04/03'))
          .put(84, `Balance Forward ${'-'.repeat(37)}>`)
          .put(570, behind(opening), RIGHT)
          .down(13),
      closes: ({ paper, book }) => {
        const { start, end, opening, closing, moneyIn, moneyOut, entries } = book
        const interest = magnitudeSaying(entries, INTEREST)
        paper
          .need(130)
          .down(12)
          .put(40, `Previous Statement Date: ${on(addDays(start, -1), '04/03/24')}`)
          .down(18)
        printGrid(
          paper,
          [[110], [210], [300], [410], [490], [570]],
          [
            ['Beginning', '', 'Interest', '', 'Service', 'Ending'],
            ['Balance +', 'Deposits +', 'Paid -', 'Deductions -', 'Charge =', 'Balance'],
            [
              behind(opening),
              commaPoint(moneyIn - interest),
              commaPoint(interest),
              commaPoint(moneyOut),
              '.00',
              behind(closing),
            ],
          ],
        ).down(10)
        paper.put(40, `Statement from ${on(start, '04/03/24')} thru ${on(end, '04/03/24')}`)
        paper.put(300, `Average Stmt Balance ${commaPoint(averageOf(book))}`).down(24)
        smallPrint(paper, 40, [
          'IN CASE OF ERRORS OR QUESTIONS ABOUT YOUR ELECTRONIC TRANSFERS CALL US AT 888-555-0144.',
          'WE MUST HEAR FROM YOU NO LATER THAN 60 DAYS AFTER WE SENT THE FIRST STATEMENT.   MEMBER FDIC',
        ])
      },
    },
  /** Words run together; rates stand between the movements of the first and the second sheet, holdings below the last. */
  'words-run-together-and-rates-between-the-movements-of-two-sheets-over-holdings-of-health-savings-in-draper':
    {
      paper: { page: 'letter', size: 8.5, bottom: 585 },
      book: {
        texts: HSA_OF_DRAPER,
        rows: [6, 34],
        opening: [60_000, 900_000],
        isNeverOverdrawn: true,
        from: { month: 4, day: 1 },
      },
      says: { currency: 'USD' },
      pitch: 10,
      gap: 14,
      above: ({ paper, book: { start, end, number } }) => {
        paper
          .put(40, 'SampleEquity', { isBold: true, size: 15 })
          .put(570, 'AccountStatement', { ...RIGHT_BOLD, size: 12 })
          .down(22)
        paper.put(570, `Period:${on(start, '04/03/24')}through${on(end, '04/03/24')}`, RIGHT).down()
        paper.put(570, `AccountNumber:${number.slice(-7)}`, RIGHT).down(20)
        for (const line of ['ALEXSAMPLE', '22EXAMPLELANE', 'DRAPERUT84020']) paper.put(60, line).down()
        paper.down(20).put(40, 'HealthSavingsAccount', BOLD).rule(40, 570, 4).down(20)
      },
      carries: ({ paper, book }) => {
        if (paper.page === 1) printRates(paper, book)
      },
      again: ({ paper }) =>
        paper.put(40, 'SampleEquity', BOLD).put(570, 'AccountStatement(Continued)', RIGHT_BOLD).down(28),
      columns: [
        day('Date', 40, '04/03/2024'),
        lined('DescriptionofTransaction', 105, 260),
        {
          title: ['Deposit', '(Withdrawal)'],
          x: 470,
          align: 'right',
          cell: ({ amount }) => bracketed(amount),
        },
        balance('Balance', 570, bracketed),
      ],
      opens: ({ paper, book: { opening } }) =>
        paper.put(105, 'BeginningBalance').put(570, dollars(opening), RIGHT).down(14),
      closes: ({ paper, book }) => {
        paper.put(105, 'EndingBalance', BOLD).put(570, dollars(book.closing), RIGHT_BOLD).down(20)
        if (paper.page === 1) {
          printRates(paper, book)
          paper.onTurn = { head: () => printContinued(paper) }
          paper.need(900)
        }
        paper.need(110).down(10).put(40, 'InvestmentPortfolio', BOLD).rule(40, 570, 4).down(18)
        const date = on(book.end, '04/03/2024')
        printGrid(
          paper,
          [40, 105, [390], [470], [570]],
          [
            ['Date', 'Fund', 'Shares', 'Price', 'ClosingValue'],
            [date, 'EXAMPLE500INDEXFUND', '11.044', '417.04', '4,605.79'],
            [date, 'SAMPLEBONDINDEXFUND', '104.170', '9.41', '980.24'],
          ],
        ).down(12)
        smallPrint(paper, 40, [
          'Investments are not FDIC insured, are not bank guaranteed, and may lose value.',
          'Pleasereviewthisstatementandreportanyerrorwithin60days. Memberservices:866-555-0144',
        ])
      },
    },
}
