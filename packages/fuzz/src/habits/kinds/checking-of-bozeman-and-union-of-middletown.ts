import { addDays } from '../../convention/day.ts'
import { creditsOf, debitsOf } from '../setting/account-book.ts'
import { amount, balance, credit, day, debit } from '../setting/columns.ts'
import { around, commaPoint, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import type { Paper } from '../setting/paper.ts'
import { on } from '../setting/print-day.ts'
import { printDays } from '../setting/print-days.ts'
import { printGrid } from '../setting/print-grid.ts'
import { saying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { CHECKING_OF_BOZEMAN, UNION_OF_MIDDLETOWN } from '../texts/from-bozeman-to-taif-west.ts'

const dollars = around(commaPoint, '-$5', '$5')
const paid = around(commaPoint, '$5', '$5')
const minus = minusBefore(commaPoint)
const CHECK = /^CHECK /
const ACROSS = [40, 220, 400]

/** The checks once more, by their numbers, three beside each other. */
function printChecks(paper: Paper, checks: readonly (readonly string[])[]): void {
  const height = Math.ceil(checks.length / ACROSS.length)
  const lines = Array.from({ length: height }, (_, i) =>
    ACROSS.flatMap((_stop, side) => checks[side * height + i] ?? ['', '', '']),
  )
  const stops = ACROSS.flatMap((x): (number | readonly [number])[] => [x, x + 50, [x + 160]])
  printGrid(paper, stops, [ACROSS.flatMap(() => ['Check Nbr', 'Date', 'Amount']), ...lines])
}

/** Checking of Montana and a union of Rhode Island. */
export const CHECKING_OF_BOZEMAN_AND_UNION_OF_MIDDLETOWN: Readonly<Record<string, PlainHabit>> = {
  /** Some texts begin on the line below that of their day; checks are listed again and balances of days follow. */
  'texts-that-begin-below-the-line-of-their-day-with-dollars-everywhere-and-checks-cleared-listed-again-in-bozeman':
    {
      paper: { page: 'letter', size: 8.5, bottom: 725 },
      book: { texts: CHECKING_OF_BOZEMAN, rows: [10, 45], opening: [50_000, 500_000], largest: 260_000 },
      says: { currency: 'USD', period: 'balances' },
      pitch: 10,
      gap: 14,
      above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut, entries } }) => {
        paper
          .put(40, 'EXAMPLE INTERMOUNTAIN BANK', { isBold: true, size: 13 })
          .put(570, `Statement Ending ${on(end, '04/03/2024')}`, RIGHT_BOLD)
          .down(14)
        paper.put(40, 'PO Box 1187, Billings MT 59116').put(570, 'Page 1', RIGHT).down(30)
        for (const line of [
          'RETURN SERVICE REQUESTED',
          'PAT Q SAMPLE',
          '412 EXAMPLE AVE',
          'BOZEMAN MT 59715',
        ])
          paper.put(60, line).down(11)
        paper.at(paper.y - 44, 350, 'Managing Your Accounts', BOLD)
        paper.at(paper.y - 31, 350, 'Client Contact Center').at(paper.y - 31, 570, '855-555-0144', RIGHT)
        paper.at(paper.y - 19, 350, 'Online').at(paper.y - 19, 570, 'www.exampleintermountain.example', RIGHT)
        paper.down(22).put(40, 'Summary of Accounts', HEADING).rule(40, 570, 4).down(18)
        printGrid(
          paper,
          [40, 250, [570]],
          [
            ['Account Type', 'Account Number', 'Ending Balance'],
            ['BASIC CHECKING', `XXXXXXXXXXX${number.slice(-4)}`, dollars(closing)],
          ],
        ).down(14)
        paper
          .put(40, `BASIC CHECKING - XXXXXXXXXXX${number.slice(-4)}`, HEADING)
          .rule(40, 570, 4)
          .down(18)
        paper.put(40, 'Account Summary', BOLD).put(330, 'Interest Summary', BOLD).down(13)
        printGrid(
          paper,
          [40, 105, [290], 330, [570]],
          [
            ['Date', 'Description', 'Amount', 'Description', 'Amount'],
            [
              on(addDays(start, -1), '04/03/2024'),
              'Beginning Balance',
              dollars(opening),
              'Annual Percentage Yield Earned',
              '0.01%',
            ],
            ['', `${creditsOf(entries).length} Credit(s) This Period`, paid(moneyIn), 'Interest Days', '30'],
            [
              '',
              `${debitsOf(entries).length} Debit(s) This Period`,
              paid(moneyOut),
              'Interest Paid Year-to-Date',
              '$0.41',
            ],
            [on(end, '04/03/2024'), 'Ending Balance', dollars(closing), '', ''],
          ],
        ).down(16)
        paper.put(40, 'Account Activity', HEADING).down(18)
      },
      again: ({ paper, book: { number, end } }) => {
        paper.put(40, `PAT Q SAMPLE   XXXXXXXXXXX${number.slice(-4)}`, BOLD)
        paper.put(570, `Statement Ending ${on(end, '04/03/2024')}   Page ${paper.page}`, RIGHT).down(20)
        paper.put(40, 'Account Activity (continued)', BOLD).down(18)
      },
      columns: [
        day('Post Date', 40, '04/03/2024'),
        lined('Description', 110, 220),
        debit('Debits', 410, paid),
        credit('Credits', 490, paid),
        balance('Balance', 570, dollars),
      ],
      opens: ({ paper, book: { start, opening } }) =>
        paper
          .put(40, on(addDays(start, -1), '04/03/2024'))
          .put(110, 'Beginning Balance')
          .put(570, dollars(opening), RIGHT)
          .down(14),
      closes: ({ paper, book }) => {
        paper.need(70).put(40, on(book.end, '04/03/2024')).put(110, 'Ending Balance')
        paper.put(570, dollars(book.closing), RIGHT).down(26)
        const checks = saying(book.entries, CHECK).map(({ text, date, amount: own }) => [
          text.replace(CHECK, ''),
          on(date, '04/03/2024'),
          paid(own),
        ])
        if (checks.length > 0) {
          paper
            .need(40 + 12 * checks.length)
            .put(40, 'Checks Cleared', HEADING)
            .down(16)
          printChecks(paper, checks)
          paper.down(14)
        }
        paper.need(60).put(40, 'Daily Balances', HEADING).down(16)
        printDays(paper, book, { style: '04/03/2024', stops: ACROSS, figure: dollars, width: 160 })
        paper.down(14).need(80).put(40, 'Overdraft and Returned Item Fees', HEADING).down(16)
        printGrid(
          paper,
          [40, [400], [570]],
          [
            ['', 'Total for this period', 'Total year-to-date'],
            ['Total Overdraft Fees', '$0.00', '$0.00'],
            ['Total Returned Item Fees', '$0.00', '$0.00'],
          ],
        )
      },
    },
  /** Months before days without years over the end of one; texts of up to four lines before one signed amount. */
  'four-lines-of-type-company-and-name-under-withdrawals-from-december-to-january-of-a-union-in-middletown': {
    paper: { page: 'letter', size: 8.5, bottom: 725 },
    book: {
      texts: UNION_OF_MIDDLETOWN,
      rows: [8, 35],
      opening: [40_000, 500_000],
      largest: 240_000,
      from: { month: 12, day: 14 },
    },
    says: { currency: 'USD' },
    pitch: 10,
    gap: 14,
    above: ({ paper, book: { start, end, number, closing } }) => {
      paper.put(40, "Sample People's Union", { isBold: true, size: 15 }).down(12)
      paper
        .put(40, '43 Memorial Example Blvd, Middletown, RI 02842')
        .put(570, 'Statement of Account', RIGHT_BOLD)
      paper.down(34)
      printGrid(
        paper,
        [60, 340, [570]],
        [
          ['LEE SAMPLE', 'Account Number', `XXXX${number.slice(-4)}`],
          ['9 EXAMPLE LANE', 'Statement Period', `${on(start, '04/03/24')} - ${on(end, '04/03/24')}`],
          ['NEWPORT RI 02840', 'Page', '1'],
        ],
      ).down(20)
      paper
        .put(
          40,
          'Your deposits are insured up to $250,000 by the NCUA. Looking for a car? Rates from 5.49% APR.',
        )
        .down(22)
      paper.put(40, 'Share Draft 20 - Simple Checking', HEADING).put(570, dollars(closing), RIGHT_BOLD)
      paper.rule(40, 570, 4).down(22)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(40, `LEE SAMPLE   XXXX${number.slice(-4)}`, BOLD)
        .put(570, `Page ${paper.page}`, RIGHT)
        .down(26),
    columns: [
      day('Date', 40, 'Apr 03'),
      lined('Transaction Description', 90, 280),
      amount('Amount', 470, minus),
      balance('Balance', 570, minus),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(40, on(start, 'Apr 03'))
        .put(90, 'Beginning Balance')
        .put(570, minus(opening), RIGHT)
        .down(14),
    closes: ({ paper, book }) => {
      paper.need(50).put(40, on(book.end, 'Apr 03')).put(90, 'Ending Balance')
      paper.put(570, minus(book.closing), RIGHT).down(24)
      paper.need(60).put(40, 'Balance Summary', BOLD).rule(40, 570, 4).down(18)
      printDays(paper, book, {
        style: 'Apr 03',
        stops: [40, 220, 400],
        figure: minus,
        titles: ['Date', 'Balance'],
      })
      paper.down(12).need(30)
      smallPrint(paper, 40, [
        'Dividends paid year to date on this share: 1.84',
        'Direct inquiries to the address above.',
      ])
    },
  },
}
