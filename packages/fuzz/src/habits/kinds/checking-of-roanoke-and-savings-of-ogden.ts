import { type AccountBook, creditsOf, debitsOf } from '../setting/account-book.ts'
import { balance, credit, day, debit } from '../setting/columns.ts'
import { around, commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import type { Paper } from '../setting/paper.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { magnitudeSaying, saying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { CHECKING_OF_ROANOKE, SAVINGS_OF_OGDEN } from '../texts/from-roanoke-to-cairo-west.ts'

const dollars = around(commaPoint, '-$5', '$5')

/** The letters that a mailing machine reads, and the number of the sheet. */
const mailed = (paper: Paper, letters: string) =>
  paper
    .at(770, 40, letters, SMALL)
    .at(770, 570, `00012345 0012345 000${paper.page}-0004 TCSAMPLE`, { ...RIGHT, size: 6.5 })

const CHECK = /^CHECK # /

/** The checks once more, three beside each other. */
function printChecks(paper: Paper, { entries }: AccountBook): void {
  const checks = saying(entries, CHECK)
  if (checks.length === 0) return
  paper.need(60 + 5 * checks.length).down(10)
  paper.put(40, 'CHECK TRANSACTION SUMMARY', BOLD).rule(40, 570, 4).down(16)
  const stops = [40, 220, 400]
  const height = Math.ceil(checks.length / stops.length)
  const cells = checks.map(({ date, text, amount }) => [
    text.replace(CHECK, ''),
    on(date, 'Apr 03'),
    commaPoint(amount),
  ])
  printGrid(
    paper,
    stops.flatMap((x) => [x, x + 50, [x + 150] as const]),
    [
      stops.flatMap(() => ['Check #', 'Date', 'Amount']),
      ...Array.from({ length: height }, (_, i) =>
        stops.flatMap((_x, side) => cells[side * height + i] ?? ['', '', '']),
      ),
    ],
  )
}

/** A checking account of Virginia and savings of Utah. */
export const CHECKING_OF_ROANOKE_AND_SAVINGS_OF_OGDEN: Readonly<Record<string, PlainHabit>> = {
  /** The letters of a mailing machine stand on each page; checks are among the rows and are listed once more below. */
  'letters-of-a-mailing-machine-under-a-relationship-summary-and-checks-listed-once-more-below-the-ending-balance-in-virginia':
    {
      paper: { page: 'letter', size: 8.5, bottom: 730 },
      book: { texts: CHECKING_OF_ROANOKE, rows: [16, 48], opening: [90_000, 1_400_000] },
      says: { currency: 'USD' },
      gap: 13,
      above: ({ paper, book }) => {
        const { start, end, number, opening, closing, entries, moneyIn, moneyOut } = book
        const least = Math.min(opening, ...entries.map((entry) => entry.balance))
        paper
          .put(40, 'Example Dominion Bank', HEADING)
          .put(380, 'Statement Date')
          .put(570, on(end, '04/03/2024'), RIGHT)
        paper.down().put(40, 'PO Box 1104, Roanoke, VA 24011', SMALL)
        paper.put(380, 'Statement Thru Date').put(570, on(end, '04/03/2024'), RIGHT).down()
        paper.put(380, 'Account Number').put(570, number.slice(-10), RIGHT).down()
        paper.put(380, 'Page').put(570, '1', RIGHT).down(22)
        paper.put(330, 'Banking Center: Grandin Road', SMALL).down(9)
        paper.put(330, 'Lobby Mon-Thu 9:00-5:00, Fri 9:00-6:00. Customer Care 800.555.0144', SMALL).down(14)
        paper.put(60, 'AHPEHKGKFAHPEHLGBKAHPEHKGKAHPNHLGB', SMALL).down()
        for (const line of ['ALEX EXAMPLE', '22 SAMPLE AVE SW', 'ROANOKE VA 24015-1104'])
          paper.put(60, line).down()
        mailed(paper, 'AHPEHKGKFAHPEHLGBK')
        paper.down(20).put(40, 'RELATIONSHIP SUMMARY', BOLD).rule(40, 570, 4).down(17)
        printGrid(
          paper,
          [40, [570]],
          [
            ['Account Type / Account Number', 'Ending Balance'],
            [`FREE CHECKING / ${number.slice(-10)}`, dollars(closing)],
          ],
        ).down(14)
        paper.put(40, `FREE CHECKING - ${number.slice(-10)}`, HEADING).down(18)
        paper.put(40, 'Balance Summary', BOLD).put(340, 'Earnings Summary', BOLD).rule(40, 570, 4).down(17)
        printGrid(
          paper,
          [40, [300], 340, [570]],
          [
            [
              `Beginning Balance as of ${on(start, '04/03/2024')}`,
              dollars(opening),
              'Interest Paid',
              dollars(magnitudeSaying(entries, /^INTEREST PAID/)),
            ],
            [
              `+ Deposits and Credits (${creditsOf(entries).length})`,
              dollars(moneyIn),
              'Annual Percentage Yield Earned',
              '0.05%',
            ],
            [
              `- Withdrawals and Debits (${debitsOf(entries).length})`,
              `$${commaPoint(moneyOut)}`,
              'Number of Days in Statement Period',
              '30',
            ],
            [`Ending Balance as of ${on(end, '04/03/2024')}`, dollars(closing), '', ''],
            ['Service Charges', dollars(magnitudeSaying(entries, /^SERVICE CHARGE/)), '', ''],
            ['Minimum Balance', dollars(least), '', ''],
          ],
        ).down(16)
        paper.put(40, 'TRANSACTION DETAIL', BOLD).rule(40, 570, 4).down(18)
      },
      again: ({ paper, book: { end, number } }) => {
        mailed(paper, 'AHPEHKGKFAHPEHLGBK')
        paper
          .put(40, 'Example Dominion Bank', BOLD)
          .put(570, `Statement Thru Date ${on(end, '04/03/2024')}`, RIGHT)
          .down()
        paper.put(570, `Account Number ${number.slice(-10)}  Page ${paper.page}`, RIGHT).down(22)
        paper.put(40, 'TRANSACTION DETAIL (continued)', BOLD).rule(40, 570, 4).down(18)
      },
      columns: [
        day('Date', 40, 'Apr 03'),
        lined('Description', 90, 230),
        credit('Deposits', 410, commaPoint),
        debit('Withdrawals', 490, commaPoint),
        balance('Balance', 570, dollars),
      ],
      opens: ({ paper, book: { start, opening } }) =>
        paper
          .put(40, on(start, 'Apr 03'))
          .put(90, 'BEGINNING BALANCE')
          .put(570, dollars(opening), RIGHT)
          .down(13),
      closes: ({ paper, book }) => {
        paper.need(30).put(40, on(book.end, 'Apr 03')).put(90, 'ENDING BALANCE', BOLD)
        paper.put(570, dollars(book.closing), RIGHT_BOLD).down(18)
        printChecks(paper, book)
        paper.need(60).down(12)
        smallPrint(paper, 40, [
          'IN CASE OF ERRORS OR QUESTIONS ABOUT YOUR ELECTRONIC TRANSFERS, telephone or write us as soon as you can.',
          'We must hear from you no later than 60 days after we sent you the FIRST statement on which the error appeared.',
          'Member FDIC. Equal Housing Lender.',
        ])
      },
    },
  /** Words run together, and a description goes on in masked digits on a line of its own between dated balances. */
  'words-run-together-over-masked-digits-between-a-dated-beginning-and-ending-balance-of-savings-in-utah': {
    paper: { page: 'letter', size: 9, bottom: 720 },
    book: {
      texts: SAVINGS_OF_OGDEN,
      rows: [4, 16],
      opening: [500_000, 9_000_000],
      largest: 900_000,
      isNeverOverdrawn: true,
    },
    says: { currency: 'USD' },
    pitch: 11,
    gap: 16,
    above: ({ paper, book: { start, end, number, opening, closing, entries } }) => {
      const interest = dollars(magnitudeSaying(entries, /^InterestPaid/))
      paper
        .put(40, 'Samplemark Bank USA', HEADING)
        .put(570, 'ONLINE SAVINGS ACCOUNT STATEMENT', RIGHT_BOLD)
        .down(12)
      paper.put(40, 'PO Box 1104, Ogden, UT 84401', SMALL).put(570, `Page ${paper.page}`, RIGHT).down(34)
      printGrid(
        paper,
        [60, 330, [570]],
        [
          ['JORDAN EXAMPLE', 'Account Number', number.slice(-12)],
          [
            '1104 SAMPLE CANYON RD',
            'Statement Period',
            `${on(start, '04/03/2024')} to ${on(end, '04/03/2024')}`,
          ],
          ['OGDEN UT 84403', 'Days in Period', '30'],
        ],
      ).down(24)
      paper.put(40, 'ACCOUNT SUMMARY', BOLD).rule(40, 570, 4).down(18)
      printGrid(
        paper,
        [40, [290], 330, [570]],
        [
          ['Beginning Balance', dollars(opening), 'Annual Percentage Yield Earned', '4.40%'],
          ['Ending Balance', dollars(closing), 'Interest Paid This Period', interest],
        ],
      ).down(24)
      paper.put(40, 'ACCOUNT ACTIVITY', BOLD).rule(40, 570, 4).down(20)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(40, `Account Number ${number.slice(-12)}`)
        .put(570, `Page ${paper.page}`, RIGHT)
        .down(24),
    columns: [
      day('Date', 40, '04/03/2024'),
      lined('Description', 115, 220),
      credit('Credits', 415, dollars),
      debit('Debits', 490, (minor) => `$${commaPoint(minor)}`),
      balance('Balance', 570, dollars),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(40, on(start, '04/03/2024'))
        .put(115, 'Beginning Balance')
        .put(570, dollars(opening), RIGHT)
        .down(16),
    closes: ({ paper, book: { end, closing } }) => {
      paper
        .need(24)
        .put(40, on(end, '04/03/2024'))
        .put(115, 'EndingBalance')
        .put(570, dollars(closing), RIGHT)
        .down(30)
      paper.need(60)
      smallPrint(paper, 40, [
        'Deposits are insured by the FDIC up to the maximum allowed by law. You may make up to six withdrawals in a cycle.',
        'Tell us within 60 days after this statement was made available if any item is incorrect. Call 855-555-0144.',
      ])
    },
  },
}
