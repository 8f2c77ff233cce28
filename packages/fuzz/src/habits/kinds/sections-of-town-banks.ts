import { amount, type Column, day } from '../setting/columns.ts'
import { commaPoint, minusAfter, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printDays } from '../setting/print-days.ts'
import { printGrid } from '../setting/print-grid.ts'
import { notSaying, saying } from '../setting/saying.ts'
import { serials, starred } from '../setting/serials.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { MEMBER_OF_FORCES, TOWN_BANK } from '../texts/household-american.ts'

const rich = { rows: [18, 45], opening: [900_000, 3_000_000], isNeverOverdrawn: true } as const
const minus = minusBefore(commaPoint)
const behind = minusAfter(commaPoint)

const CHECK = /^CHECK$/

/** A fixed pitch of eight points. */
const PITCH = 4.8
const typed = (characters: number) => 50 + characters * PITCH

/** Checking accounts of small banks of the United States that part movements by kind. */
export const TOWN_BANK_SECTIONS: Readonly<Record<string, SectionedHabit>> = {
  'titles-joined-by-points-with-amounts-before-texts-in-typewriter-letters': {
    paper: { page: 'letter', font: 'courier', size: 8, bottom: 715 },
    book: { texts: MEMBER_OF_FORCES, ...rich },
    says: { currency: 'USD' },
    above: (paper, { start, end, number, opening, closing, entries, moneyIn, moneyOut }) => {
      const debits = entries.filter(({ amount: own }) => own < 0).length
      paper.put(50, 'EXAMPLE FORCES SAVINGS BANK', BOLD).put(560, 'PAGE  1', RIGHT).down(14)
      paper.put(50, '10750 EXAMPLE FWY, SAN ANTONIO TX 78288').down(24)
      paper.put(50, 'SGT PAT Q SAMPLE').put(300, 'ACCOUNT NUMBER').put(430, 'STATEMENT PERIOD').down()
      paper
        .put(50, '419 BARRACKS RD APT 6')
        .put(300, `0152${number.slice(-6)}`)
        .put(430, `${on(start, '04/03/24')} - ${on(end, '04/03/24')}`)
        .down()
      paper.put(50, 'KILLEEN TX 76541').down(20)
      paper.put(50, 'CLASSIC CHECKING', BOLD).put(300, 'ALL AMOUNTS IN U.S. DOLLARS').down(18)
      printGrid(
        paper,
        [[130], [190], [300], [350], [460], [560]],
        [
          ['BALANCE LAST', 'NO. OF', 'TOTAL DEBITS', 'NO. OF', 'TOTAL DEPOSITS', 'BALANCE THIS'],
          ['STATEMENT', 'DEBITS', 'PAID', 'DEPOSITS', 'MADE', 'STATEMENT'],
          [
            commaPoint(opening),
            String(debits),
            commaPoint(moneyOut),
            String(entries.length - debits),
            commaPoint(moneyIn),
            commaPoint(closing),
          ],
        ],
      ).down(16)
    },
    again: (paper, { number }) =>
      paper
        .put(50, `0152${number.slice(-6)}   CLASSIC CHECKING`)
        .put(560, `PAGE  ${paper.page}`, RIGHT)
        .down(24),
    sections: ({ credits, debits }) => {
      const columns: Column[] = [
        day('DATE........AMOUNT.TRANSACTION DESCRIPTION', typed(0), '04/03'),
        amount('', typed(18), commaPoint),
        lined('', typed(19), 300),
      ]
      return [
        {
          title: 'CHECKS',
          columns: [
            day('DATE..CHECK NO........AMOUNT', typed(0), '04/03'),
            serials('', typed(6), 2_077),
            starred(typed(10)),
            amount('', typed(28), commaPoint),
          ],
          across: [0, typed(36) - typed(0)],
          entries: saying(debits, CHECK),
        },
        { title: 'OTHER DEBITS', columns, entries: notSaying(debits, CHECK) },
        { title: 'DEPOSITS AND OTHER CREDITS', columns, entries: credits },
      ]
    },
    opens: (paper, { title }) => paper.put(typed(14), title, BOLD).down(14),
    closes: (paper) => paper.down(12),
    below: (paper, book) => {
      paper.need(120).put(typed(14), 'ACCOUNT BALANCE SUMMARY', BOLD).down(14)
      printDays(paper, book, {
        style: '04/03',
        stops: [typed(0), typed(26), typed(52)],
        figure: minus,
        titles: ['DATE', 'BALANCE'],
        width: 20 * PITCH,
      })
      paper.down(8).put(50, 'PLEASE EXAMINE YOUR STATEMENT AT ONCE AND REPORT ERRORS WITHIN 60 DAYS.')
    },
  },
  'counts-before-names-in-the-summary-and-checks-in-number-order-across-below-debits-minus-behind': {
    paper: { page: 'letter', size: 8, bottom: 720 },
    book: { texts: TOWN_BANK, ...rich },
    says: { currency: 'USD' },
    above: (paper, { start, end, number, opening, closing, entries, moneyIn, moneyOut }) => {
      const debits = entries.filter(({ amount: own }) => own < 0).length
      const dates = `${on(start, '4/03/24')} thru ${on(end, '4/03/24')}`
      paper
        .put(40, 'First Example State Bank', HEADING)
        .put(560, `Date ${on(end, '4/03/24')}     Page     1`, RIGHT)
      paper.down(14).put(40, '200 Mill Road, Dodge City KS 67801').down(24)
      paper.put(60, 'ALEX Q SAMPLE').down().put(60, 'CASEY SAMPLE').down()
      paper.put(60, '77 LINDEN WAY').down().put(60, 'DODGE CITY KS 67801').down(24)
      paper.put(220, 'CHECKING ACCOUNTS', BOLD).rule(40, 560).down(20)
      const others: [string, string, string, string][] = [
        ['FREE CHECKING', '', 'Number of Images', '6'],
        ['Account Number', `xxxxxx${number.slice(-4)}`, 'Statement Dates', dates],
        ['Previous Balance', commaPoint(opening), 'Days in the statement period', '30'],
        [`${entries.length - debits} Deposits/Credits`, commaPoint(moneyIn), 'Average Ledger', '31,406.18'],
        [`${debits} Checks/Debits`, commaPoint(moneyOut), 'Average Collected', '30,977.02'],
        ['Service Charge', '.00', '', ''],
        ['Interest Paid', '.00', '', ''],
        ['Ending Balance', commaPoint(closing), '', ''],
      ]
      printGrid(paper, [40, [270], 310, [560]], others).down(16)
    },
    again: (paper, { end, number }) => {
      paper.put(560, `Date ${on(end, '4/03/24')}     Page     ${paper.page}`, RIGHT).down(20)
      paper.put(40, `FREE CHECKING                 xxxxxx${number.slice(-4)}  (Continued)`, BOLD).down(18)
    },
    sections: ({ credits, debits }) => {
      const columns = [day('Date', 40, '4/03'), lined('Description', 90, 330), amount('Amount', 540, behind)]
      return [
        { title: 'DEPOSITS AND OTHER CREDITS', columns, entries: credits },
        { title: 'OTHER DEBITS', columns, entries: notSaying(debits, CHECK) },
        {
          title: 'CHECKS IN NUMBER ORDER',
          columns: [
            day('Date', 40, '4/03'),
            serials('Check No', 75, 5_110),
            starred(98),
            amount('Amount', 180, commaPoint),
          ],
          across: [0, 180, 360],
          entries: saying(debits, CHECK),
        },
      ]
    },
    opens: (paper, { title }) => paper.put(220, title, BOLD).down(14),
    closes: (paper, { title }) => {
      if (title.startsWith('CHECKS')) paper.put(40, '* Denotes missing check numbers').down()
      paper.down(14)
    },
    below: (paper, book) => {
      paper.need(130).put(220, 'DAILY BALANCE INFORMATION', BOLD).down(14)
      printDays(paper, book, {
        style: '4/03',
        stops: [40, 220, 400],
        figure: minus,
        titles: ['Date', 'Balance'],
        width: 140,
      })
      paper.need(80).down(14).rule(40, 420, -10)
      printGrid(
        paper,
        [40, [300], [420]],
        [
          ['', 'Total For', 'Total'],
          ['', 'This Period', 'Year-to-Date'],
          ['Total Overdraft Fees', '$.00', '$29.00'],
          ['Total Returned Item Fees', '$.00', '$.00'],
        ],
      )
    },
  },
}
