import { addDays } from '../../convention/day.ts'
import { creditsOf, debitsOf } from '../setting/account-book.ts'
import { type Column, day } from '../setting/columns.ts'
import { around, commaPoint, minusAfter } from '../setting/figures.ts'
import { BOLD, RIGHT } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printDays } from '../setting/print-days.ts'
import { numberLike } from '../setting/print-number.ts'
import { magnitudeSaying, notSaying, saying } from '../setting/saying.ts'
import { serials, starred } from '../setting/serials.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { CHECKING_OF_SAUSALITO, FIRM_OF_PONTOTOC } from '../texts/from-natick-to-abu-dhabi-west.ts'

const behind = minusAfter(commaPoint)
const dollars = around(commaPoint, '$5 -', '$5')
const CHECK = /^CHECK$/
const FIRST = 1_058

/** The number of a check, by its row in a column of serials. */
const numberOf = (row: number) => FIRST + row + (row > 3 ? 1 : 0)

/** A firm of Mississippi and a household of Marin. */
export const FIRM_OF_PONTOTOC_AND_CHECKING_OF_SAUSALITO: Readonly<Record<string, SectionedHabit>> = {
  /** Debits have a minus behind and a charge letters with it; checks stand in order, and once more as captions of pictures. */
  'letters-behind-the-minus-of-a-charge-and-captions-of-check-pictures-after-a-seeded-list-of-daily-balances-in-mississippi':
    {
      paper: { page: 'letter', font: 'courier', size: 8.5, bottom: 725 },
      book: { texts: FIRM_OF_PONTOTOC, rows: [14, 46], opening: [200_000, 3_000_000], largest: 600_000 },
      says: { currency: 'USD' },
      above: (paper, { start, end, number, opening, closing, moneyIn, moneyOut, entries }) => {
        const fees = magnitudeSaying(entries, /^SERVICE CHARGE/)
        paper.put(40, 'FIRST SAMPLE BANK OF PONTOTOC', BOLD).put(570, 'PAGE   1', RIGHT).down()
        paper.put(40, 'P O BOX 1104   PONTOTOC MS 38863    MEMBER FDIC').down(34)
        for (const line of ['NORTHWAY GIN SUPPLY LLC', '1104 EXAMPLE HWY 15', 'PONTOTOC MS 38863'])
          paper.put(70, line).down()
        paper
          .down(16)
          .put(40, '---------------------------- SUMMARY OF ACCOUNTS ----------------------------')
          .down(14)
        paper.put(40, `BUSINESS CHECKING    ACCT ENDING ${number.slice(-4)}`)
        paper.put(570, `Statement Dates ${on(start, '4/03/24')} thru ${on(end, '4/03/24')}`, RIGHT).down(14)
        paper.pairs(40, 330, [
          ['BEGINNING BALANCE', behind(opening)],
          [`${creditsOf(entries).length} DEPOSITS/CREDITS`, commaPoint(moneyIn)],
          [`${debitsOf(entries).length} CHECKS/DEBITS`, commaPoint(-(moneyOut + fees))],
          ['SERVICE CHARGE', commaPoint(fees)],
          ['INTEREST PAID', '.00'],
          ['ENDING BALANCE', behind(closing)],
          ['DAYS IN THE STATEMENT PERIOD', '30'],
        ])
        paper.down(12).put(330, 'Total For', RIGHT).put(450, 'Total', RIGHT).down(10)
        paper.put(330, 'This Period', RIGHT).put(450, 'Year-to-Date', RIGHT).down()
        paper.put(40, 'Total Overdraft Fees').put(330, '$.00', RIGHT).put(450, '$.00', RIGHT).down()
        paper.put(40, 'Total Returned Item Fees').put(330, '$.00', RIGHT).put(450, '$.00', RIGHT).down(22)
      },
      again: (paper, { number, end }) =>
        paper
          .put(40, `ACCT ENDING ${number.slice(-4)}    ${on(end, '4/03/24')}`)
          .put(570, `PAGE   ${paper.page}`, RIGHT)
          .down(22),
      sections: ({ credits, debits }) => {
        const rows = (title: string): readonly Column[] => [
          day('Date', 40, '4/03'),
          lined(title, 90, 300),
          {
            title: 'AMOUNT',
            x: 500,
            align: 'right',
            cell: ({ amount, text }) => (/^SERVICE/.test(text) ? `${commaPoint(amount)}-SC` : behind(amount)),
          },
        ]
        return [
          { title: 'DEPOSITS AND OTHER CREDITS', columns: rows('DESCRIPTION'), entries: credits },
          {
            title: 'CHECKS AND OTHER DEBITS',
            columns: rows('DESCRIPTIION'),
            entries: notSaying(debits, CHECK),
          },
          {
            title: 'CHECKS IN NUMBER ORDER',
            columns: [
              day('Date', 40, '4/03'),
              serials('Check No', 90, FIRST),
              starred(114),
              { title: 'Amount', x: 220, align: 'right', cell: ({ amount }) => commaPoint(amount) },
            ],
            across: [0, 250],
            entries: saying(debits, CHECK),
          },
        ]
      },
      opens: (paper, { title }) => paper.put(40, `--- ${title} ---`, BOLD).down(16),
      closes: (paper, { title }) => {
        if (/NUMBER ORDER/.test(title)) paper.put(40, '* Denotes missing check numbers').down()
        paper.down(10)
      },
      below: (paper, book) => {
        paper.need(70).put(40, 'DAILY BALANCE INFORMATION', BOLD).down(14)
        const { start, opening, entries } = book
        printDays(paper, book, {
          style: '4/03',
          stops: [40, 220, 400],
          figure: behind,
          titles: ['DATE', 'BALANCE'],
          width: 120,
          before: { date: addDays(start, -1), balance: opening },
        })
        paper
          .need(50)
          .down(10)
          .put(40, 'NOTICE: SEE REVERSE SIDE FOR IMPORTANT INFORMATION AND A FORM TO BALANCE YOUR ACCOUNT.')
          .down(20)
        const checks = saying(entries, CHECK)
        for (const [row, { date, amount }] of checks.entries()) {
          const isLeft = row % 2 === 0
          if (isLeft) paper.need(70).down(46)
          paper.put(
            isLeft ? 40 : 310,
            `Check: ${numberOf(row)} Amount: $${commaPoint(amount)} Date: ${on(date, '4/3/2024')}`,
          )
        }
      },
    },
  /** Withdrawals have a dollar before and a minus after a space; checks stand before all other movements. */
  'checks-paid-before-account-activity-with-a-spaced-minus-behind-withdrawals-of-a-private-bank-in-sausalito':
    {
      paper: { page: 'letter', size: 9, bottom: 715 },
      book: { texts: CHECKING_OF_SAUSALITO, rows: [12, 44], opening: [900_000, 9_000_000], largest: 900_000 },
      says: { currency: 'USD' },
      above: (paper, { start, end, number, opening, closing, moneyIn, entries }) => {
        const checks = magnitudeSaying(entries, CHECK)
        paper
          .put(40, 'SAMPLE REPUBLIC BANK', { isBold: true, size: 13 })
          .put(570, 'ATM Rebate Checking', { ...RIGHT, isBold: true })
          .down(13)
        paper.put(40, "It's an example to bank with us", { size: 7 }).down(28)
        paper
          .put(60, 'ALEX EXAMPLE')
          .put(570, `Statement Period: ${on(start, 'April 3, 2024')} - ${on(end, 'April 3, 2024')}`, RIGHT)
          .down()
        paper
          .put(60, 'JORDAN EXAMPLE')
          .put(570, `Account Number: ${numberLike('XXXXXXX~~~~', number)}`, RIGHT)
          .down()
        paper.put(60, '22 SAMPLE BLVD').down().put(60, 'SAUSALITO CA 94965').down(28)
        paper.put(40, 'Account Summary', BOLD).rule(40, 570, 4).down(18)
        paper.pairs(40, 330, [
          ['Beginning Balance', dollars(opening)],
          ['Total Deposits and Credits', dollars(moneyIn)],
          ['Total Checks Paid', dollars(-checks)],
          ['Total Withdrawals and Debits', dollars(closing - opening - moneyIn + checks)],
          ['Ending Balance', dollars(closing)],
        ])
        paper.down(18)
      },
      again: (paper, { number }, section) => {
        paper
          .put(40, 'SAMPLE REPUBLIC BANK', BOLD)
          .put(570, `${numberLike('XXXXXXX~~~~', number)}   Page ${paper.page}`, RIGHT)
          .down(24)
        if (section) paper.put(40, `${section.title} (continued)`, BOLD).down(18)
      },
      sections: ({ credits, debits }) => {
        const rows: readonly Column[] = [
          day('Date', 40, '04/03'),
          lined('Description', 100, 350),
          { title: 'Amount', x: 570, align: 'right', cell: ({ amount }) => dollars(amount) },
        ]
        return [
          {
            title: 'Checks Paid',
            columns: [
              serials('Number', 40, 4_417),
              starred(64),
              day('Date', 90, '04/03'),
              { title: 'Amount', x: 220, align: 'right', cell: ({ amount }) => `$${commaPoint(amount)}` },
            ],
            across: [0, 290],
            entries: saying(debits, CHECK),
          },
          { title: 'Deposits and Credits', columns: rows, entries: credits },
          { title: 'Withdrawals and Debits', columns: rows, entries: notSaying(debits, CHECK) },
        ]
      },
      opens: (paper, { title }) => {
        if (title === 'Deposits and Credits')
          paper.put(40, 'Account Activity', { isBold: true, size: 11 }).rule(40, 570, 4).down(18)
        paper.put(40, title, BOLD).down(18)
      },
      closes: (paper, { title, entries }, sum) => {
        paper.need(24)
        const total = title === 'Checks Paid' ? `$${commaPoint(sum)}` : dollars(sum)
        paper
          .put(100, `Total ${title}${title === 'Checks Paid' ? ` (${entries.length})` : ''}`, BOLD)
          .put(570, total, { ...RIGHT, isBold: true })
          .down(26)
      },
      below: (paper) => {
        paper.need(180).put(40, 'Annual Percentage Yield Earned', BOLD).put(570, '0.01%', RIGHT).down(24)
        paper
          .put(40, 'Fee Summary', BOLD)
          .put(400, 'Total For This Period', RIGHT)
          .put(570, 'Total Year-To-Date', RIGHT)
          .down(14)
        paper.put(40, 'Total Overdraft Fees').put(400, '$0.00', RIGHT).put(570, '$0.00', RIGHT).down()
        paper.put(40, 'Total Returned Item Fees').put(400, '$0.00', RIGHT).put(570, '$0.00', RIGHT).down(26)
        paper.put(40, 'TO BALANCE YOUR ACCOUNT', BOLD).down(16)
        for (const line of [
          '1. Enter the ending balance shown on this statement        $ ____________',
          '2. Add deposits made but not shown on this statement     + $ ____________',
          '3. Subtract checks outstanding                                                - $ ____________',
          '4. This should agree with your register                                     $ ____________',
        ]) {
          paper.put(40, line).down(14)
        }
      },
    },
}
