import { addDays } from '../../convention/day.ts'
import { balance, credit, day, debit, valueDay } from '../setting/columns.ts'
import { commaPoint, minusAfter, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { numbered } from '../setting/numbered.ts'
import { part } from '../setting/part.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { ACCOUNT_OF_ELDORET, FIRM_OF_POLOKWANE } from '../texts/from-bozeman-to-taif-west.ts'

const after = minusAfter(commaPoint)
const before = minusBefore(commaPoint)
const FEE = /^(FEE|MONTHLY)/
const WORDS = '3 April 2024'

/** Accounts of Limpopo and of the Rift Valley. */
export const ACCOUNTS_OF_POLOKWANE_AND_ELDORET: Readonly<Record<string, PlainHabit>> = {
  /** Hashes mark fees in a column of their own; the month stands before the day, behind the sums. */
  'hashes-in-a-column-of-fees-and-months-before-days-behind-debits-with-a-minus-behind-and-credits-of-a-firm-in-polokwane':
    {
      paper: { size: 8.5, bottom: 740 },
      book: { texts: FIRM_OF_POLOKWANE, rows: [10, 45], opening: [100_000, 4_000_000], largest: 1_200_000 },
      says: { currency: 'ZAR' },
      pitch: 10,
      gap: 13,
      above: ({ paper, book: { start, end, number, opening, closing } }) => {
        paper.put(40, 'Example Northern Bank', { isBold: true, size: 16 })
        paper.put(555, 'BANK STATEMENT / TAX INVOICE', RIGHT_BOLD).down(30)
        printGrid(
          paper,
          [60, 320, [555]],
          [
            ['SAMPLE HARDWARE CC', 'Account Number', number.slice(-9)],
            ['PO BOX 1187', 'Statement No', '117'],
            ['POLOKWANE 0700', 'Statement from', `${on(start, WORDS)} to ${on(end, WORDS)}`],
            ['', 'VAT Reg. No', '4999999999'],
          ],
        ).down(16)
        paper.put(40, 'BUSINESS CURRENT ACCOUNT', HEADING).rule(40, 555, 4).down(18)
        printGrid(
          paper,
          [40, [300]],
          [
            ['Month-end Balance', `R${after(closing)}`],
            ['Previous Month-end Balance', `R${after(opening)}`],
          ],
        ).down(8)
        smallPrint(paper, 40, [
          'Your overdraft limit is R50,000.00. Interest on debit balances is 14.75% a year.',
        ])
        paper.down(16)
      },
      again: ({ paper, book: { number } }) =>
        paper
          .put(40, `BUSINESS CURRENT ACCOUNT ${number.slice(-9)}`, BOLD)
          .put(555, `Page ${paper.page}`, RIGHT)
          .down(26),
      columns: [
        lined('Details', 40, 205),
        { title: ['Service', 'Fee'], x: 262, cell: ({ text }) => (FEE.test(text) ? '##' : '') },
        debit('Debits', 365, after),
        credit('Credits', 440, commaPoint),
        day('Date', 455, '04 03'),
        balance('Balance', 555, after),
      ],
      opens: ({ paper, book: { start, opening } }) =>
        paper
          .put(40, 'BALANCE BROUGHT FORWARD')
          .put(455, on(start, '04 03'))
          .put(555, after(opening), RIGHT)
          .down(14),
      closes: ({ paper, book: { opening, closing, moneyIn, moneyOut } }) => {
        paper.need(110).rule(40, 555, -6).down(8)
        paper.put(40, '## These fees are inclusive of VAT').down(22)
        paper.put(40, 'Account Summary', HEADING).down(16)
        printGrid(
          paper,
          [40, [300]],
          [
            ['Balance brought forward', after(opening)],
            ['Total debits', after(moneyOut)],
            ['Total credits', commaPoint(moneyIn)],
            ['Balance carried forward', after(closing)],
          ],
        )
      },
    },
  /** A channel and a number stand between the days and what was done; sums of both ways are counted below. */
  'channels-and-numbers-between-two-days-and-details-with-counted-sums-and-what-is-available-below-in-eldoret':
    {
      paper: { page: 'landscape', size: 8.5, bottom: 530 },
      book: { texts: ACCOUNT_OF_ELDORET, rows: [10, 50], opening: [500_000, 12_000_000], largest: 5_000_000 },
      says: { currency: 'KES' },
      pitch: 10,
      gap: 14,
      above: ({ paper, book: { start, end, number } }) => {
        paper.put(40, 'EXAMPLE COOPERATIVE BANK OF THE RIFT', { isBold: true, size: 14 }).down(26)
        paper.put(40, 'ACCOUNT STATEMENT', HEADING).rule(40, 800, 4).down(20)
        printGrid(
          paper,
          [40, 150, 440, 560],
          [
            ['Customer Name:', 'SAMPLE CHEBET EXAMPLE', 'Account Number:', number.slice(-14)],
            ['Postal Address:', 'P.O. BOX 4417-30100 ELDORET', 'Account Type:', 'SALARY CURRENT ACCOUNT'],
            ['Branch:', 'ELDORET UGANDA ROAD', 'Currency:', 'KES'],
            [
              'Statement Period:',
              `${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}`,
              'Print Date:',
              on(addDays(end, 3), '03/04/2024'),
            ],
          ],
        ).down(18)
      },
      again: ({ paper, book: { number } }) =>
        paper
          .put(40, `Account Number: ${number.slice(-14)}`, BOLD)
          .put(800, `Page ${paper.page}`, RIGHT)
          .down(24),
      columns: [
        day(['Transaction', 'Date'], 40, '03/04/2024'),
        valueDay(['Value', 'Date'], 105, '03/04/2024'),
        part('Channel', 170, 60, 0),
        numbered(['Transaction', 'Ref No'], 235, 11),
        part('Transaction Details', 315, 250, 1),
        debit('Debit', 640, commaPoint),
        credit('Credit', 720, commaPoint),
        balance(['Running', 'Balance'], 800, before),
      ],
      opens: ({ paper, book: { opening } }) =>
        paper.put(315, 'Opening Balance', BOLD).put(800, before(opening), RIGHT_BOLD).down(14),
      closes: ({ paper, book: { entries, moneyIn, moneyOut, closing } }) => {
        const debits = entries.filter(({ amount }) => amount < 0).length
        paper.need(100).put(315, 'Closing Balance', BOLD).put(800, before(closing), RIGHT_BOLD).down(26)
        printGrid(
          paper,
          [40, [240], [360]],
          [
            ['', 'No. of transactions', 'Amount'],
            ['Total Debits', String(debits), commaPoint(moneyOut)],
            ['Total Credits', String(entries.length - debits), commaPoint(moneyIn)],
            ['Uncleared Effects', '0', '0.00'],
            ['Available Balance', '', before(closing)],
          ],
        )
      },
    },
}
