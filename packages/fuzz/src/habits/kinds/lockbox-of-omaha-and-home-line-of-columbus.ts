import { addDays } from '../../convention/day.ts'
import { type AccountBook, sumOf } from '../setting/account-book.ts'
import { amount, type Column, day, valueDay } from '../setting/columns.ts'
import { around, commaPoint, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { numbered } from '../setting/numbered.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { numberLike } from '../setting/print-number.ts'
import { magnitudeSaying, notSaying, saying } from '../setting/saying.ts'
import { serials } from '../setting/serials.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { smallPrint } from '../setting/small-print.ts'
import { HOME_LINE_OF_COLUMBUS, LOCKBOX_OF_OMAHA } from '../texts/from-arusha-to-winnipeg-west.ts'

const dollars = around(commaPoint, '-$5', '$5')
const minus = minusBefore(commaPoint)
const owedDollars = around(commaPoint, '$5', '($5)')
const owedPlain = around(commaPoint, '5', '(5)')

const LOCKBOX = /^LOCKBOX/
const CHECK = /^CHECK$/
const CHARGE = /^(FINANCE CHARGE|ANNUAL FEE)/
const FLOAT_SHARE = 0.12
/** A day's ledger balance, what of it is not collected yet, and what is. */
function balancesOfDays({ entries }: AccountBook): string[][] {
  const last = entries.filter(({ date }, i) => entries[i + 1]?.date !== date)
  return last.map(({ date, balance: ledger }) => {
    const paidIn = sumOf(entries.filter((own) => own.date === date && own.amount > 0))
    const float = Math.round(paidIn * FLOAT_SHARE)
    return [on(date, '04/03'), minus(ledger), commaPoint(float), minus(ledger - float)]
  })
}

/** A firm's account with a lockbox and a line of credit on a house, each in sections. */
export const LOCKBOX_OF_OMAHA_AND_HOME_LINE_OF_COLUMBUS: Readonly<Record<string, SectionedHabit>> = {
  /** Lockbox deposits are a section of their own; ledger balances, float and what is collected stand below, day by day. */
  'lockbox-deposits-apart-from-other-credits-with-bank-references-above-ledger-float-and-collected-balances':
    {
      paper: { page: 'letter', size: 8, bottom: 710 },
      book: { texts: LOCKBOX_OF_OMAHA, rows: [18, 60], opening: [2_000_000, 30_000_000], largest: 3_000_000 },
      says: { currency: 'USD' },
      above: (paper, { start, end, number, opening, closing }, sections) => {
        paper
          .put(40, 'Example Plains Bank, N.A.', HEADING)
          .put(570, 'Commercial Account Statement', RIGHT_BOLD)
        paper.down(12).put(40, 'Treasury Management, 1104 Sample Street, Omaha, NE 68102', SMALL).down(28)
        paper.put(60, 'NORTHWAY AG SUPPLY INC').put(350, 'Account number')
        paper.put(570, numberLike('~-~~~-~~~~-~~~~', number), RIGHT).down()
        paper.put(60, 'OPERATING ACCOUNT').put(350, 'Statement period')
        paper.put(570, `${on(start, 'Apr 3, 2024')} through ${on(end, 'Apr 3, 2024')}`, RIGHT).down()
        paper
          .put(60, '77 EXAMPLE ELEVATOR RD')
          .put(350, 'Account type')
          .put(570, 'Analyzed checking', RIGHT)
          .down()
        paper.put(60, 'OMAHA NE 68106').put(350, 'Customer service').put(570, '800-555-0144', RIGHT).down(30)
        paper.put(40, 'Account summary', HEADING).rule(40, 570, 4).down(20)
        printGrid(
          paper,
          [40, [300], [420]],
          [
            ['', 'Number of items', 'Amount'],
            [`Beginning ledger balance on ${on(start, 'Apr 3')}`, '', dollars(opening)],
            ...sections.map(({ title, entries }) => [title, String(entries.length), minus(sumOf(entries))]),
            [`Ending ledger balance on ${on(end, 'Apr 3')}`, '', dollars(closing)],
          ],
        ).down(14)
      },
      again: (paper, { number }, section) => {
        paper.put(40, `Account number ${numberLike('~-~~~-~~~~-~~~~', number)}`)
        paper.put(570, `Page ${paper.page}`, RIGHT).down(22)
        if (section) paper.put(40, `${section.title} (continued)`, BOLD).down(18)
      },
      sections: ({ credits, debits }) => {
        const columns: Column[] = [
          day('Date', 40, '04/03'),
          numbered('Bank reference', 85, 11),
          lined('Description', 170, 280),
          amount('Amount', 570, commaPoint),
        ]
        return [
          { title: 'Lockbox deposits', columns, entries: saying(credits, LOCKBOX) },
          { title: 'Other credits', columns, entries: notSaying(credits, LOCKBOX) },
          {
            title: 'Checks paid',
            columns: [
              day('Date', 40, '04/03'),
              serials('Check number', 85, 7_310),
              amount('Amount', 250, commaPoint),
            ],
            across: [0, 290],
            entries: saying(debits, CHECK),
          },
          { title: 'Other debits', columns, entries: notSaying(debits, CHECK) },
        ]
      },
      opens: (paper, { title }) => paper.put(40, title, HEADING).rule(40, 570, 4).down(20),
      closes: (paper, { title, entries }, sum) => {
        paper.need(30).put(40, `Total ${title.toLowerCase()} (${entries.length} items)`, BOLD)
        paper.put(570, dollars(Math.abs(sum)), RIGHT_BOLD).down(26)
      },
      below: (paper, book) => {
        paper.need(110).put(40, 'Daily balances', HEADING).rule(40, 570, 4).down(20)
        printGrid(
          paper,
          [40, [220], [340], [470]],
          [['Date', 'Ledger balance', 'Float', 'Collected balance'], ...balancesOfDays(book)],
        ).down(10)
        smallPrint(paper, 40, [
          'Float is an estimate of items in the course of collection. Fees appear on your analysis statement.',
          'Member FDIC',
        ])
      },
    },
  /** Payments stand in brackets, and the charge is reckoned for each stretch of days that had a rate of its own. */
  'charges-reckoned-for-stretches-of-days-with-their-rates-below-brackets-around-payments-of-a-home-line': {
    paper: { page: 'letter', size: 8.5, bottom: 710 },
    book: {
      texts: HOME_LINE_OF_COLUMBUS,
      rows: [4, 18],
      opening: [-9_000_000, -2_000_000],
      largest: 200_000,
    },
    says: { currency: 'USD', isOwed: true },
    above: (paper, { start, end, number, opening, closing, moneyIn, entries }) => {
      const charges = magnitudeSaying(entries, CHARGE)
      paper
        .put(40, 'Example Heartland Bank', HEADING)
        .put(570, 'Home Equity Line of Credit Statement', RIGHT_BOLD)
      paper.down(28)
      paper.put(60, 'ALEX EXAMPLE').put(330, 'Account number').put(570, number.slice(-12), RIGHT).down()
      paper.put(60, '22 SAMPLE RIDGE').put(330, 'Statement period')
      paper.put(570, `${on(start, '04/03/2024')} - ${on(end, '04/03/2024')}`, RIGHT).down()
      paper.put(60, 'COLUMBUS OH 43215').put(330, 'Payment due date')
      paper.put(570, on(addDays(end, 20), '04/03/2024'), RIGHT).down(30)
      paper.put(40, 'Account summary', BOLD).put(330, 'Your line of credit', BOLD).rule(40, 570, 4).down(18)
      printGrid(
        paper,
        [40, [270], 330, [570]],
        [
          ['Previous balance', owedDollars(opening), 'Credit limit', '$150,000.00'],
          ['Payments and credits', `($${commaPoint(moneyIn)})`, 'Draw period ends', '06/30/2031'],
          ['Advances', dollars(moneyIn + opening - closing - charges), 'Minimum payment due', '$412.50'],
          ['Fees and finance charges', dollars(charges), 'Amount past due', '$0.00'],
          ['New balance', owedDollars(closing), '', ''],
        ],
      ).down(20)
    },
    again: (paper, { number }, section) => {
      paper
        .put(40, `Account number ${number.slice(-12)}`)
        .put(570, `Page ${paper.page}`, RIGHT)
        .down(22)
      if (section) paper.put(40, `${section.title} (continued)`, BOLD).down(18)
    },
    sections: ({ credits, debits }) => {
      const columns: Column[] = [
        day('Tran date', 40, '04/03'),
        valueDay('Post date', 100, '04/03'),
        lined('Description', 165, 280),
        amount('Amount', 570, owedPlain),
      ]
      return [
        { title: 'Payments and credits', columns, entries: credits },
        { title: 'Advances', columns, entries: notSaying(debits, CHARGE) },
        { title: 'Fees and finance charges', columns, entries: saying(debits, CHARGE) },
      ]
    },
    opens: (paper, { title }) => paper.put(40, title, BOLD).down(18),
    closes: (paper, { title }, sum) => {
      paper.need(30).put(165, `Total ${title.toLowerCase()}`, BOLD)
      paper.put(570, owedDollars(sum), RIGHT_BOLD).down(26)
    },
    below: (paper, { start, end, opening }) => {
      const middle = addDays(start, 17)
      paper.need(130).put(40, 'Finance charge calculations', BOLD).rule(40, 570, 4).down(18)
      printGrid(
        paper,
        [40, 150, [310], [380], [460], [570]],
        [
          ['Type of balance', 'Dates', 'Days', 'APR', 'Daily rate', 'Average daily balance'],
          [
            'Revolving',
            `${on(start, '04/03')} - ${on(middle, '04/03')}`,
            '18',
            '8.50%',
            '0.023224%',
            owedDollars(opening),
          ],
          [
            'Revolving',
            `${on(addDays(middle, 1), '04/03')} - ${on(end, '04/03')}`,
            '12',
            '8.25%',
            '0.022541%',
            owedDollars(opening),
          ],
        ],
      ).down(8)
      smallPrint(paper, 40, [
        'The annual percentage rate may vary. Payments received by 5 p.m. Eastern are credited that day.',
        'Billing rights: write to us on a separate sheet within 60 days of this statement. Equal Housing Lender.',
      ])
    },
  },
}
