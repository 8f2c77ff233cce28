import { type AccountBook, sumOf } from '../setting/account-book.ts'
import { amount, type Column, day } from '../setting/columns.ts'
import { around, commaPoint, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import type { Paper } from '../setting/paper.ts'
import { on } from '../setting/print-day.ts'
import { printDays } from '../setting/print-days.ts'
import { printGrid } from '../setting/print-grid.ts'
import { numberLike } from '../setting/print-number.ts'
import { magnitudeSaying, notSaying, saying } from '../setting/saying.ts'
import { serials, starred } from '../setting/serials.ts'
import type { Section, SectionedHabit } from '../setting/set-sections.ts'
import { FIRM_OF_BOSTON, FIRM_OF_DALLAS } from '../texts/banked-american.ts'

const dollars = around(commaPoint, '-$5', '$5')
const minus = minusBefore(commaPoint)

const out = (minor: number) => `-${commaPoint(minor)}`

const CHECK = /^CHECK$/
const CARD = /^CHECKCARD|^PURCHASE/
const FEE = /Fee$/
const BOUGHT = /DBT PURCHASE|POS DEBIT|ATM WITHDRAWAL/

const WITHDRAWN = 'Withdrawals and other debits'
const CARD_LINE = 'Card account # XXXX XXXX XXXX 4417'

/** Of the balances at the end of all days with movements. */
function lowestOf({ opening, entries }: AccountBook): number {
  return Math.min(opening, ...entries.map(({ balance }) => balance))
}

const firmLine = (paper: Paper, { number, start, end }: AccountBook, page: number) => {
  const days = `${on(start, 'April 3, 2024')} to ${on(end, 'April 3, 2024')}`
  paper.put(40, `NORTHWAY ROOFING LLC  |  Account # ${numberLike('~~~~ ~~~~ ~~~~', number)}  |  ${days}`)
  paper.put(570, `Page ${page} of 6`, RIGHT)
}

/** Those of the rows of withdrawals, wherever they go on. */
const titlesOfDebits = (paper: Paper) =>
  paper.put(40, 'Date', BOLD).put(100, 'Description', BOLD).put(570, 'Amount', RIGHT_BOLD)

/** Nothing but the line of the firm stands above. */
const TOP_OF_PAGE = 80

/** Accounts of a firm of Dallas and one of Boston. */
export const SECTIONS_OF_FIRMS_OF_DALLAS_AND_BOSTON: Readonly<Record<string, SectionedHabit>> = {
  'subtotal-for-the-card-within-withdrawals-and-other-debits-with-checks-two-across-of-a-firm-of-dallas': {
    paper: { page: 'letter', size: 8.5, bottom: 715 },
    book: { texts: FIRM_OF_DALLAS, rows: [18, 56], opening: [900_000, 4_000_000], isNeverOverdrawn: true },
    says: { currency: 'USD' },
    above: (paper, book, sections) => {
      const { start, end, number, opening, closing, moneyIn, entries } = book
      const [checks, fees] = [magnitudeSaying(entries, CHECK), magnitudeSaying(entries, FEE)]
      const withdrawn = opening + moneyIn - checks - fees - closing
      paper.put(40, 'P.O. Box 15284', SMALL).put(570, 'Customer service information', RIGHT_BOLD).down(9)
      paper.put(40, 'Wilmington, DE 19850', SMALL).put(570, '1.888.555.0149', RIGHT).down()
      paper.put(570, 'example.com', RIGHT).down()
      paper.put(570, 'Example Bank, N.A.', RIGHT).down()
      paper.put(60, 'NORTHWAY ROOFING LLC').put(570, 'P.O. Box 25118', RIGHT).down()
      paper.put(60, '4410 EXAMPLE BLVD STE 9').put(570, 'Tampa, FL 33622-5118', RIGHT).down()
      paper.put(60, 'DALLAS, TX  75219-4410').down(30)
      paper.put(40, 'Your Business Fundamentals Checking', HEADING).down(14)
      const days = `for ${on(start, 'April 3, 2024')} to ${on(end, 'April 3, 2024')}`
      paper.put(40, days).put(570, `Account number: ${numberLike('~~~~ ~~~~ ~~~~', number)}`, RIGHT_BOLD)
      paper.down().put(40, 'NORTHWAY ROOFING LLC', BOLD).down(22)
      paper.put(40, 'Account summary', HEADING).rule(40, 570).down(18)
      const counts = (title: string) =>
        sections.filter((own) => own.title.includes(title)).reduce((sum, own) => sum + own.entries.length, 0)
      printGrid(
        paper,
        [40, [290], 320],
        [
          [
            `Beginning balance on ${on(start, 'April 3, 2024')}`,
            dollars(opening),
            `# of deposits/credits: ${counts('Deposits')}`,
          ],
          [
            'Deposits and other credits',
            commaPoint(moneyIn),
            `# of withdrawals/debits: ${counts('Withdrawals') + counts('Checks') + counts('Service')}`,
          ],
          [WITHDRAWN, out(withdrawn), '# of items-previous cycle¹: 14'],
          ['Checks', out(checks), '# of days in cycle: 30'],
          ['Service fees', out(fees), `Lowest balance: ${dollars(lowestOf(book))}`],
        ],
      )
      paper.put(40, `Ending balance on ${on(end, 'April 3, 2024')}`, BOLD)
      paper.put(290, dollars(closing), RIGHT_BOLD).down(14)
      paper.put(320, '¹Includes checks paid, deposited items and other debits', SMALL).down(24)
      paper.put(40, 'BUSINESS ADVANTAGE', BOLD).down()
      paper.put(40, 'Protect your business from check fraud: sign up for alerts in Online Banking.').down()
      paper.put(40, 'SSM-01-24-0041.B  |  6104477', SMALL).down(30)
    },
    again: (paper, book, section) => {
      firmLine(paper, book, paper.page)
      paper.down(26)
      if (!section) return
      const [name = '', , before = '0'] = section.title.split('|')
      paper.put(40, `${name} - continued`, HEADING).down(18)
      // Titles of the card's rows are those of the section that it is part of.
      if (before !== '0') titlesOfDebits(paper)
    },
    sections: ({ credits, debits }) => {
      const columns = (hasTitles = true): Column[] => [
        day(hasTitles ? 'Date' : '', 40, '04/03/24'),
        lined(hasTitles ? 'Description' : '', 100, 360),
        amount(hasTitles ? 'Amount' : '', 570, minus),
      ]
      const plain = notSaying(notSaying(notSaying(debits, CHECK), FEE), CARD)
      const cards = saying(debits, CARD)
      const sections: Section[] = [
        { title: 'Deposits and other credits', columns: columns(), entries: credits },
        { title: `${WITHDRAWN}${cards.length > 0 ? '|open' : ''}`, columns: columns(), entries: plain },
        { title: `${WITHDRAWN}|card|${sumOf(plain)}`, columns: columns(plain.length === 0), entries: cards },
        {
          title: 'Checks',
          columns: [
            day('Date', 40, '04/03/24'),
            serials('Check #', 100, 2_041),
            starred(122),
            amount('Amount', 270, minus),
          ],
          across: [0, 300],
          entries: saying(debits, CHECK),
        },
        { title: 'Service fees', columns: columns(), entries: saying(debits, FEE) },
      ]
      return sections
    },
    opens: (paper, { title }) => {
      const [name = '', part, before] = title.split('|')
      const goesOn = part === 'card' && before !== '0'
      if (!goesOn) paper.put(40, name, HEADING).rule(40, 570, 4).down(20)
      else if (paper.y < TOP_OF_PAGE) {
        paper.put(40, `${name} - continued`, HEADING).down(18)
        titlesOfDebits(paper)
        paper.down(14)
      }
      if (part === 'card') paper.put(40, CARD_LINE, BOLD).down(goesOn ? 0 : 14)
    },
    closes: (paper, { title, entries }, sum) => {
      const [name = '', part, before = '0'] = title.split('|')
      if (part === 'open') return
      if (part === 'card') {
        paper.need(40).put(40, `Subtotal for ${CARD_LINE.toLowerCase().replace(/x/g, 'X')}`, BOLD)
        paper.put(570, dollars(sum), RIGHT_BOLD).down(16)
      }
      paper.need(40).put(40, `Total ${name.toLowerCase()}`, BOLD)
      paper.put(570, dollars(sum + Number(before)), RIGHT_BOLD).down(12)
      if (name === 'Checks') {
        paper.put(40, 'Total # of checks').put(570, String(entries.length), RIGHT).down(12)
        if (entries.length > 4) paper.put(40, '* There is a gap in sequential check numbers', SMALL).down(8)
      }
      paper.down(16)
    },
    below: (paper, book) => {
      paper.need(100).put(40, 'Daily ledger balances', HEADING).rule(40, 570, 4).down(20)
      printDays(paper, book, {
        style: '04/03',
        stops: [40, 225, 410],
        figure: minus,
        titles: ['Date', 'Balance ($)'],
        width: 150,
        ...(book.entries[0]?.date === book.start
          ? {}
          : { before: { date: book.start, balance: book.opening } }),
      })
      paper.down(12).need(50)
      paper.put(40, 'To help you BALANCE YOUR CHECKING ACCOUNT, visit example.com/statementbalance.', SMALL)
      paper.down(9).put(40, 'This page intentionally left blank', SMALL)
    },
  },
  'sums-at-the-right-margin-with-a-sign-apart-between-previous-and-current-balance-of-a-firm-of-boston': {
    paper: { page: 'letter', size: 8, bottom: 715 },
    book: { texts: FIRM_OF_BOSTON, rows: [18, 54], opening: [600_000, 3_000_000], isNeverOverdrawn: true },
    says: {},
    above: (paper, { start, end, number, opening, closing, moneyIn, moneyOut, entries }) => {
      const checks = magnitudeSaying(entries, CHECK)
      const withdrawn = Math.abs(moneyOut) - checks
      const balances = [opening, ...entries.map(({ balance }) => balance)]
      const average = Math.round(balances.reduce((sum, own) => sum + own, 0) / balances.length)
      paper.put(40, 'Example Commonwealth', HEADING).put(570, 'Business Account', RIGHT_BOLD).down()
      paper.put(40, 'One Example Plaza, ROP450', SMALL).put(570, 'Statement', RIGHT_BOLD).down(10)
      paper.put(40, 'Providence, RI 02903', SMALL).put(570, 'Page 1 of 5', RIGHT).down(14)
      paper.put(400, 'Call 1-800-555-0169', BOLD).down()
      paper.put(60, '0041-7 BR 182 1 6 NORTHWAY').put(400, 'Contact us anytime for', SMALL).down()
      paper.put(60, 'NORTHWAY PRINT CO INC').put(400, 'information about your account.', SMALL).down()
      paper.put(60, '77 SAMPLE ST').put(400, 'Beginning').put(570, on(start, 'April 03, 2024'), RIGHT).down()
      paper.put(60, 'BOSTON MA 02110').put(400, 'through').put(570, on(end, 'April 03, 2024'), RIGHT).down(34)
      paper.put(40, 'Business Checking', HEADING).rule(40, 570).down(18)
      paper.put(40, 'SUMMARY', BOLD).down(14)
      printGrid(
        paper,
        [40, 180, [290], 330, [570]],
        [
          ['Balance Calculation', '', '', 'Balance', ''],
          ['Previous Balance', '', commaPoint(opening), 'Average Daily Balance', commaPoint(average)],
          ['Checks', '-', commaPoint(checks), 'Interest', ''],
          ['Withdrawals', '-', commaPoint(withdrawn), 'Current Interest Rate', '.00%'],
          ['Deposits & Additions', '+', commaPoint(moneyIn), 'Annual Percentage Yield Earned', '.00%'],
          ['Interest Paid', '+', '.00', 'Interest Paid this Year', '.00'],
          ['Current Balance', '=', commaPoint(closing), '', ''],
        ],
      ).down(8)
      paper
        .put(330, `NORTHWAY PRINT CO INC   Business Checking`)
        .down()
        .put(330, `Account ${numberLike('~~~~~~-~~~-~', number)}`, BOLD)
        .down(16)
      paper.put(40, 'Your next statement period will end in a month. You can waive the monthly fee of')
      paper.down().put(40, '$9.99 by maintaining an average daily balance of $2,000 or more.').down(22)
      paper.put(40, 'TRANSACTION DETAILS', HEADING).rule(40, 570)
      paper.down(16).put(570, 'Previous Balance', RIGHT_BOLD).down()
      paper.put(570, commaPoint(opening), RIGHT).down(12)
    },
    again: (paper, { number, start, end }, section) => {
      paper.put(40, 'Business Account Statement', BOLD).put(570, `Page ${paper.page} of 5`, RIGHT).down()
      paper.put(40, `${on(start, 'April 03, 2024')} through ${on(end, 'April 03, 2024')}`)
      paper.put(570, `Account ${numberLike('~~~~~~-~~~-~', number)}`, RIGHT).down(24)
      const [, name = ''] = section?.title.split('|') ?? []
      if (section) paper.put(40, `${name} (Continued)`, BOLD).down(16)
    },
    sections: ({ credits, debits }) => {
      const columns: Column[] = [
        day('Date', 40, '04/03'),
        amount('Amount', 140, commaPoint),
        lined('Description', 160, 280),
      ]
      const others = notSaying(debits, CHECK)
      const [bought, paid] = [saying(others, BOUGHT), notSaying(others, BOUGHT)]
      // The sum of withdrawals stands behind the last of their kinds.
      const sum = `Withdrawals|-|${sumOf(others)}`
      return [
        {
          title: `Checks|Checks|Checks|-|${sumOf(saying(debits, CHECK))}`,
          columns: [
            serials('Check #', 40, 6_104),
            starred(62),
            amount('Amount', 135, commaPoint),
            day('Date', 150, '04/03'),
          ],
          across: [0, 190],
          entries: saying(debits, CHECK),
        },
        {
          title: `Withdrawals|ATM/Purchases|${paid.length > 0 ? '' : sum}`,
          columns,
          entries: bought,
        },
        {
          title: `${bought.length > 0 ? '' : 'Withdrawals'}|Other Withdrawals|${sum}`,
          columns,
          entries: paid,
        },
        {
          title: `Deposits & Additions|Deposits & Additions|Deposits & Additions|+|${sumOf(credits)}`,
          columns,
          entries: credits,
        },
      ]
    },
    opens: (paper, { title }) => {
      const [heading = '', name = ''] = title.split('|')
      if (heading !== '') {
        paper.put(40, heading, HEADING)
        if (heading === 'Checks') paper.put(110, '* There is a break in check sequence', SMALL)
        if (heading === 'Withdrawals') {
          paper.put(
            110,
            '  ** May include checks that have been processed electronically by the payee',
            SMALL,
          )
        }
        paper.down(15)
      }
      if (heading !== name) paper.put(40, name, BOLD).down(14)
    },
    closes: (paper, { title }) => {
      const [, , name = '', sign = '', sum = '0'] = title.split('|')
      if (name !== '') {
        paper.need(36).put(570, `Total ${name}`, RIGHT_BOLD).down()
        paper
          .put(500, sign, RIGHT_BOLD)
          .put(570, commaPoint(Number(sum)), RIGHT_BOLD)
          .down(8)
      }
      paper.down(12)
    },
    below: (paper, book) => {
      paper.need(40).put(570, 'Current Balance', RIGHT_BOLD).down()
      paper.put(500, '=', RIGHT_BOLD).put(570, commaPoint(book.closing), RIGHT_BOLD).down(24)
      paper.need(90).put(40, 'Daily Balance', HEADING).down(16)
      printDays(paper, book, {
        style: '04/03',
        stops: [40, 200, 360],
        figure: minus,
        titles: ['Date', 'Balance'],
        width: 110,
      })
      paper.down(16).need(40).put(40, 'NEWS FROM US', BOLD).down()
      paper.put(40, 'Pay vendors and employees from one place. Stop by any branch to learn more.', SMALL)
      paper.down(9).put(40, 'Member FDIC. Equal Housing Lender.', SMALL)
    },
  },
}
