import { addDays } from '../../convention/day.ts'
import type { Entry } from '../setting/account-book.ts'
import { amount, type Column, day } from '../setting/columns.ts'
import { around, commaPoint, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { kind } from '../setting/kind.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printDays } from '../setting/print-days.ts'
import { printGrid } from '../setting/print-grid.ts'
import { magnitudeSaying, notSaying, saying } from '../setting/saying.ts'
import { serials, starred } from '../setting/serials.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { GULF_COAST_FIRM, OHIO_FIRM } from '../texts/bookkept-american.ts'

const rich = { rows: [20, 50], opening: [1_200_000, 4_000_000], isNeverOverdrawn: true } as const
const dollars = around(commaPoint, '-$5', '$5')

const CHECK = /^CHECK$/
const FEE = /^Fee:|^Analysis Charge/
const DEPOSIT = /^DEPOSIT$/
const SERVICE = /^SERVICE CHARGE$/

/** Of the balances that the rows lead to. */
const averageOf = (opening: number, entries: readonly Entry[]): number =>
  Math.round(entries.reduce((sum, { balance }) => sum + balance, opening) / (entries.length + 1))

/** Checking accounts of firms at banks of the south and of Ohio. */
export const REGIONAL_BANK_SECTIONS: Readonly<Record<string, SectionedHabit>> = {
  'signs-behind-sums-beside-a-least-balance-above-sections-without-titles-and-checks-two-across': {
    paper: { page: 'letter', size: 8.5, bottom: 715 },
    book: { texts: GULF_COAST_FIRM, ...rich },
    says: {},
    above: (paper, { start, end, number, opening, closing, entries, moneyIn }) => {
      const [checks, fees] = [magnitudeSaying(entries, CHECK), magnitudeSaying(entries, FEE)]
      const withdrawals = opening + moneyIn - checks - fees - closing
      const balances = [opening, ...entries.map(({ balance }) => balance)]
      paper.put(40, 'Example Southern Bank', HEADING).put(570, 'Mobile Main Office', RIGHT).down()
      paper.put(570, '106 Saint Francis Street', RIGHT).down()
      paper.put(570, 'Mobile, AL 36602', RIGHT).down(24)
      paper.put(60, 'NORTHWAY ROOFING LLC').put(480, 'ACCOUNT #', RIGHT)
      paper.put(570, number.slice(-10), RIGHT_BOLD).down()
      paper.put(60, '4100 DAUPHIN ISLAND PKWY').put(480, 'Cycle', RIGHT).put(570, '026', RIGHT).down()
      paper.put(60, 'MOBILE AL 36605-1104').put(480, 'Enclosures', RIGHT).put(570, '0', RIGHT).down()
      paper.put(480, 'Page', RIGHT).put(570, '1 of 3', RIGHT).down(24)
      paper.put(305 - paper.widthOf('ADVANTAGE BUSINESS CHECKING') / 2, 'ADVANTAGE BUSINESS CHECKING', BOLD)
      paper.down()
      const days = `${on(start, 'April 3, 2024')} through ${on(end, 'April 3, 2024')}`
      paper.put(305 - paper.widthOf(days) / 2, days).down(22)
      paper.put(40, 'SUMMARY', BOLD).rule(40, 570).down(16)
      printGrid(
        paper,
        [40, [250], 258, 320, [570]],
        [
          [
            'Beginning Balance',
            dollars(opening),
            '',
            'Minimum Daily Balance',
            dollars(Math.min(...balances)),
          ],
          [
            'Deposits & Credits',
            dollars(moneyIn),
            '+',
            'Average Monthly Statement Balance',
            dollars(averageOf(opening, entries)),
          ],
          ['Withdrawals', dollars(withdrawals), '-', '', ''],
          ['Fees', dollars(fees), '-', '', ''],
          ['Automatic Transfers', '$0.00', '+', '', ''],
          ['Checks', dollars(checks), '-', '', ''],
          ['Ending Balance', dollars(closing), '', '', ''],
        ],
      ).down(18)
    },
    again: (paper, { number }, section) => {
      paper.put(40, 'NORTHWAY ROOFING LLC').put(480, 'ACCOUNT #', RIGHT)
      paper.put(570, number.slice(-10), RIGHT_BOLD).down()
      paper.put(480, 'Page', RIGHT).put(570, `${paper.page} of 3`, RIGHT).down(24)
      if (section) paper.put(40, `${section.title} (CONTINUED)`, BOLD).rule(40, 570).down(4)
    },
    sections: ({ credits, debits }) => {
      const columns: Column[] = [day('', 40, '04/03'), lined('', 90, 380), amount('', 570, commaPoint)]
      return [
        { title: 'DEPOSITS & CREDITS', columns, entries: credits },
        { title: 'WITHDRAWALS', columns, entries: notSaying(notSaying(debits, CHECK), FEE) },
        { title: 'FEES', columns, entries: saying(debits, FEE) },
        {
          title: 'CHECKS',
          columns: [
            day('Date', 40, '04/03'),
            serials('Check No.', 100, 10_417),
            starred(128),
            amount('Amount', 240, commaPoint),
          ],
          across: [0, 290],
          entries: saying(debits, CHECK),
        },
      ]
    },
    opens: (paper, { title }) =>
      paper
        .put(40, title, BOLD)
        .rule(40, 570)
        .down(4 + (title === 'CHECKS' ? 12 : 0)),
    closes: (paper, { title }, sum) => {
      const name = title.replace('DEPOSITS & CREDITS', 'Deposits & Credits').replace(/[A-Z]{4,}/g, (word) => {
        return `${word[0]}${word.slice(1).toLowerCase()}`
      })
      paper
        .need(30)
        .put(470, `Total ${name}`, RIGHT_BOLD)
        .put(570, `$${commaPoint(sum)}`, RIGHT_BOLD)
        .down()
      if (title === 'CHECKS') paper.put(40, '* Break In Check Number Sequence.', SMALL).down()
      paper.down(12)
    },
    below: (paper, book) => {
      paper.need(120).put(40, 'DAILY BALANCE SUMMARY', BOLD).rule(40, 570).down(16)
      printDays(paper, book, {
        style: '04/03',
        stops: [40, 225, 410],
        figure: minusBefore(commaPoint),
        titles: ['Date', 'Balance'],
        width: 150,
      })
      paper.down(12)
      paper.put(40, 'You may request account disclosures containing terms, fees, and rate information', SMALL)
      paper
        .down(9)
        .put(40, 'by contacting any office. For all your banking needs, please call 1-800-555-0134.', SMALL)
    },
  },
  'signs-in-brackets-behind-names-of-sections-with-amounts-before-serial-numbers-and-types': {
    paper: { page: 'letter', size: 8, bottom: 715 },
    book: { texts: OHIO_FIRM, ...rich, rows: [22, 55] },
    says: {},
    above: (paper, { start, end, number, opening, closing, entries, moneyIn, moneyOut }) => {
      const [checks, charges] = [magnitudeSaying(entries, CHECK), magnitudeSaying(entries, SERVICE)]
      const deposits = magnitudeSaying(entries, DEPOSIT)
      paper.put(40, 'EXAMPLE OHIO NATIONAL BANK', BOLD).put(570, 'Have a Question?', RIGHT_BOLD).down()
      paper.put(40, 'PO BOX 1558 EA1W37').put(570, '1-800-555-0126', RIGHT).down()
      paper.put(40, 'COLUMBUS OH 43216-1558').down(30)
      paper.put(60, 'LINDEN DENTAL SUPPLY INC').down().put(60, '2200 RIVERSIDE DR').down()
      paper.put(60, 'DAYTON OH 45405-2217').down(28)
      paper.put(40, 'Unlimited Plus Business Checking', HEADING)
      paper
        .put(570, `Account: -------${number.slice(-4)}`, RIGHT_BOLD)
        .rule(40, 570)
        .down(18)
      paper.put(40, 'Statement Activity From:').put(320, 'Beginning Balance', BOLD)
      paper.put(570, dollars(opening), RIGHT_BOLD).down()
      printGrid(
        paper,
        [40, [270], 320, [570]],
        [
          [`${on(start, '04/03/24')} to ${on(end, '04/03/24')}`, '', 'Credits (+)', commaPoint(moneyIn)],
          ['', '', '   Regular Deposits', commaPoint(deposits)],
          ['Days in Statement Period', '30', '   Electronic Deposits', commaPoint(moneyIn - deposits)],
          ['', '', 'Debits (-)', commaPoint(moneyOut)],
          [
            'Average Ledger Balance*',
            commaPoint(averageOf(opening, entries)),
            '   Regular Checks Paid',
            commaPoint(checks),
          ],
          [
            'Average Collected Balance*',
            commaPoint(averageOf(opening, entries) - 21_245),
            '   Electronic Withdrawals',
            commaPoint(Math.abs(moneyOut) - checks - charges),
          ],
          ['', '', '   Total Service Charges', commaPoint(charges)],
        ],
      )
      paper.put(320, 'Ending Balance', BOLD).put(570, dollars(closing), RIGHT_BOLD).down(14)
      paper
        .put(40, '* The above balances correspond to the service charge cycle for this account.', SMALL)
        .down(22)
    },
    again: (paper, { number, start, end }) => {
      paper.put(40, 'Unlimited Plus Business Checking', BOLD)
      paper.put(570, `Account: -------${number.slice(-4)}`, RIGHT).down()
      paper.put(40, `Statement Period from ${on(start, '04/03/24')} to ${on(end, '04/03/24')}`)
      paper.put(570, `Page ${paper.page} of 3`, RIGHT).down(24)
    },
    sections: ({ credits, debits }) => {
      const columns: Column[] = [
        day('Date', 40, '04/03'),
        amount('Amount', 160, commaPoint),
        lined('Description', 180, 350),
      ]
      return [
        {
          title: 'Deposits (+)',
          columns: [
            day('Date', 40, '04/03'),
            amount('Amount', 160, commaPoint),
            { title: 'Serial #', x: 180, cell: () => '' },
            kind('Type', 230, () => 'Brch/ATM'),
          ],
          across: [0, 290],
          entries: saying(credits, DEPOSIT),
        },
        { title: 'Other Credits (+)', columns, entries: notSaying(credits, DEPOSIT) },
        {
          title: 'Checks (-)',
          columns: [
            day('Date', 40, '04/03'),
            amount('Amount', 160, commaPoint),
            serials('Check #', 180, 6_203),
            starred(203),
          ],
          across: [0, 290],
          entries: saying(debits, CHECK),
        },
        { title: 'Other Debits (-)', columns, entries: notSaying(notSaying(debits, CHECK), SERVICE) },
        { title: 'Service Charge Detail', columns, entries: saying(debits, SERVICE) },
      ]
    },
    opens: (paper, { title }) => {
      paper.put(40, title, BOLD).put(570, 'Unlimited Plus Business Checking', RIGHT).rule(40, 570).down(16)
    },
    closes: (paper, { title }) => {
      if (title.startsWith('Checks')) {
        paper
          .need(20)
          .put(40, '(*) Indicates the prior sequentially numbered check(s) may have', SMALL)
          .down(9)
        paper.put(
          40,
          '1) been voided by you 2) not yet been presented 3) appeared on a previous statement.',
          SMALL,
        )
        paper.down(8)
      }
      paper.down(14)
    },
    below: (paper, book) => {
      const before = { date: addDays(book.start, -1), balance: book.opening }
      paper.need(120).put(40, 'Balance Activity (=)', BOLD).rule(40, 570).down(16)
      printDays(paper, book, {
        style: '04/03',
        stops: [40, 225, 410],
        figure: minusBefore(commaPoint),
        titles: ['Date', 'Balance'],
        width: 130,
        before,
      })
      paper
        .down(10)
        .put(40, 'In the Event of Errors or Questions Concerning Electronic Fund Transfers', BOLD)
        .down()
      paper.put(
        40,
        'Call us within 60 days after we sent the FIRST statement on which the error appeared.',
        SMALL,
      )
    },
  },
}
