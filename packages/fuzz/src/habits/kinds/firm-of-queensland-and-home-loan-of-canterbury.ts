import { debitsOf } from '../setting/account-book.ts'
import { balance, credit, day, debit } from '../setting/columns.ts'
import { around, commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { numberLike } from '../setting/print-number.ts'
import { magnitudeSaying, saying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { told } from '../setting/told.ts'
import { BRISBANE_FIRM, CANTERBURY_LOAN } from '../texts/accounts-of-many-lands.ts'

const crBehind = around(commaPoint, '$5 DR', '$5 CR')
/** What is owed is less than nothing in the book, and more than nothing in print. */
const owed = around(commaPoint, '$5', '-$5')

const CHARGE = /^(Account Fee|International)/
const INTEREST = /interest/i
const FEE = /fee$/

/** An account of a firm in Australia and the loan on a home in New Zealand. */
export const FIRM_OF_QUEENSLAND_AND_HOME_LOAN_OF_CANTERBURY: Readonly<Record<string, PlainHabit>> = {
  'opening-less-debits-plus-credits-equal-closing-above-free-and-charged-transactions-of-a-firm-in-australia':
    {
      paper: { size: 8.5, bottom: 730 },
      book: { texts: BRISBANE_FIRM, rows: [14, 44], opening: [300_000, 2_500_000], largest: 600_000 },
      says: {},
      pitch: 10,
      gap: 14,
      above: ({ paper, book: { start, end, number, closing } }) => {
        paper.put(50, 'Example Bank of Australia', BOLD).put(545, 'Statement 27', RIGHT_BOLD).down()
        paper.put(545, '(Page 1 of 4)', RIGHT).down(26)
        const days = `${on(start, '3 Apr 2024')} - ${on(end, '3 Apr 2024')}`
        printGrid(
          paper,
          [50, 320, [545]],
          [
            ['ACME PLUMBING PTY LTD', 'Account Number', numberLike('06 4999 ~~~~~~~~', number)],
            ['UNIT 4 12 EXAMPLE STREET', 'Statement Period', days],
            ['TOOWONG QLD 4066', 'Closing Balance', crBehind(closing)],
            ['', 'Enquiries', '13 55 01 (24 hours a day)'],
          ],
        ).down(20)
        paper.put(50, 'Business Transaction Account', HEADING).down(14)
        paper.put(
          50,
          'If this account has an attached overdraft limit or facility this statement should be kept.',
        )
        paper.down(18).put(50, 'Name:').put(110, 'ACME PLUMBING PTY LTD').down()
        paper
          .put(50, 'Note:')
          .put(110, 'Have you checked your statement today? It is easy to find out more.')
          .down(22)
      },
      again: ({ paper, book: { number } }) => {
        paper.put(50, `Account Number ${numberLike('06 4999 ~~~~~~~~', number)}`)
        paper.put(545, `Statement 27 (Page ${paper.page} of 4)`, RIGHT).down(24)
      },
      columns: [
        day('Date', 50, '03 Apr'),
        told('Transaction', 95, 220, { day: '03/04/2024' }),
        debit('Debit', 390, commaPoint),
        credit('Credit', 460, around(commaPoint, '5', '$5')),
        balance('Balance', 545, crBehind),
      ],
      opens: ({ paper, book: { start, opening } }) =>
        paper
          .put(50, on(start, '03 Apr'))
          .put(95, `${on(start, '2024')} OPENING BALANCE`, BOLD)
          .put(545, crBehind(opening), RIGHT)
          .down(14),
      closes: ({ paper, book: { start, end, opening, closing, moneyIn, moneyOut, entries } }) => {
        paper
          .need(40)
          .put(50, on(end, '03 Apr'))
          .put(95, `${on(end, '2024')} CLOSING BALANCE`, BOLD)
        paper.put(545, crBehind(closing), RIGHT_BOLD).down(26)
        paper.need(70).rule(50, 545, -9)
        printGrid(
          paper,
          [[130], [150], [260], [280], [390], [410], [545]],
          [
            ['Opening balance', '-', 'Total debits', '+', 'Total credits', '=', 'Closing balance'],
            [
              crBehind(opening),
              '',
              `$${commaPoint(moneyOut)}`,
              '',
              `$${commaPoint(moneyIn)}`,
              '',
              crBehind(closing),
            ],
          ],
        ).down(18)
        const fees = saying(debitsOf(entries), CHARGE)
        const charged = magnitudeSaying(fees, CHARGE)
        const cheques = saying(entries, /^Chq/).length
        const electronic = String(debitsOf(entries).length - cheques - fees.length)
        paper.need(130).put(50, 'Transaction Summary', BOLD)
        paper.put(250, `${on(start, '03 Apr 2024')} to ${on(end, '03 Apr 2024')}`, BOLD).down(16)
        printGrid(
          paper,
          [50, [250], [310], [390], [460], [545]],
          [
            ['Transaction Type', 'Total', 'Free', 'Chargeable', 'Unit Price', 'Fee Charged'],
            ['Electronic debits', electronic, electronic, '0', '$0.00', '$0.00'],
            ['Cheques written', String(cheques), String(cheques), '0', '$3.00', '$0.00'],
            ['Account and other fees', '', '', '', '', `$${commaPoint(charged)}`],
            ['Total', '', '', '', '', `$${commaPoint(charged)}`],
          ],
        ).down(10)
        paper
          .put(
            50,
            'Fees are charged when they fall due, or on the first business day of the next month.',
            SMALL,
          )
          .down(9)
        paper.put(
          50,
          'Important information: we try to get things right the first time, tell us if not.',
          SMALL,
        )
      },
    },
  'interest-rates-by-tranche-above-what-is-owed-after-each-repayment-of-a-home-loan-in-new-zealand': {
    paper: { size: 8.5, bottom: 740 },
    book: { texts: CANTERBURY_LOAN, rows: [8, 18], opening: [-52_000_000, -24_000_000], largest: 420_000 },
    says: { currency: 'NZD', isOwed: true },
    pitch: 10,
    gap: 14,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, entries } }) => {
      const out = debitsOf(entries)
      paper
        .put(50, 'Example Bank of Canterbury', HEADING)
        .put(545, 'Home Loan Statement', RIGHT_BOLD)
        .down(26)
      printGrid(
        paper,
        [50, 320, [545]],
        [
          ['A & B Sample', 'Loan account number', numberLike('12-3999-~~~~~~~-~~', number)],
          [
            '44 Specimen Terrace',
            'Statement period',
            `${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}`,
          ],
          ['Cashmere', 'Statement number', '31'],
          ['Christchurch 8022', 'Currency', 'New Zealand dollars (NZD)'],
        ],
      ).down(18)
      paper.put(50, 'Your loan at a glance', BOLD).put(320, 'Your interest rates', BOLD).down(16)
      printGrid(
        paper,
        [50, [280], 320, [545]],
        [
          ['Opening balance owing', owed(opening), 'Fixed until 12 August 2026', '6.29% p.a.'],
          [
            'Interest',
            `$${commaPoint(magnitudeSaying(out, INTEREST))}`,
            'Default interest margin',
            '5.00% p.a.',
          ],
          ['Fees', `$${commaPoint(magnitudeSaying(out, FEE))}`, 'Repayment type', 'Principal and interest'],
          [
            'Drawdowns',
            `$${commaPoint(magnitudeSaying(out, /^Draw/))}`,
            'Minimum repayment',
            '$1,912.40 fortnightly',
          ],
          [
            'Repayments',
            `${moneyIn > 0 ? '-' : ''}$${commaPoint(moneyIn)}`,
            'Remaining term',
            '24 years 7 months',
          ],
          ['Closing balance owing', owed(closing), 'Security', '44 Specimen Terrace'],
        ],
      ).down(20)
    },
    again: ({ paper }) => paper.put(545, `Page ${paper.page}`, RIGHT).down(20),
    columns: [
      day('Date', 50, '3 Apr 2024'),
      lined('Transaction details', 125, 180),
      debit('Debit', 375, commaPoint),
      credit('Credit', 450, commaPoint),
      balance('Balance owing', 545, commaPoint),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(125, 'Opening balance', BOLD).put(545, commaPoint(opening), RIGHT_BOLD).down(14),
    closes: ({ paper, book: { closing } }) => {
      paper.need(80).put(125, 'Closing balance', BOLD).put(545, commaPoint(closing), RIGHT_BOLD).down(28)
      for (const line of [
        'If you repay a fixed rate loan early we may charge an early repayment recovery. Ask us before you do.',
        'Finding it hard to pay? Call us on 0800 555 010, we can talk about the options that suit your case.',
        'Our home loans are subject to our lending criteria, terms and fees. Please check this statement.',
      ]) {
        paper.put(50, line, SMALL).down(9)
      }
    },
  },
}
