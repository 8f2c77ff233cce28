import { balance, balanceOnce, credit, day, dayOnce, debit, text } from '../setting/columns.ts'
import { around, commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import type { Paper } from '../setting/paper.ts'
import { part } from '../setting/part.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { numberLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { ACCOUNT_OF_DOCKLANDS, ACCOUNT_OF_WHANGAREI } from '../texts/from-lehi-to-dubai-west.ts'

const lettered = around(commaPoint, '5 Dr', '5 Cr')
const dollars = around(commaPoint, '$5 Dr', '$5 Cr')
const overdrawn = around(commaPoint, '5 OD')
const TEXT = 105
const DOTS_END = 335

/** Dots from the end of a text to the columns of amounts. */
function lead(paper: Paper, words: string): void {
  const from = TEXT + paper.widthOf(words) + 3
  const dots = Math.floor((DOTS_END - from) / paper.widthOf('.'))
  if (dots > 0) paper.put(from, '.'.repeat(dots))
}

const broughtOrCarried = (paper: Paper, words: string, sum: number) => {
  paper.put(TEXT, words)
  lead(paper, words)
  return paper.put(555, lettered(sum), RIGHT)
}

/** Accounts of Victoria and Northland. */
export const ACCOUNTS_OF_DOCKLANDS_AND_WHANGAREI: Readonly<Record<string, PlainHabit>> = {
  /** Dots lead from each text to the amounts; days stand once, and balances with letters at the last row of each. */
  'dots-from-each-text-to-the-amounts-with-days-once-and-balances-at-their-ends-of-an-account-in-docklands': {
    paper: { size: 8.5, bottom: 735 },
    book: { texts: ACCOUNT_OF_DOCKLANDS, rows: [14, 60], opening: [20_000, 600_000] },
    says: { currency: 'AUD' },
    gap: 13,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper
        .put(40, 'Sample Classic Banking', { isBold: true, size: 15 })
        .put(555, 'For further information call the account enquiry line on 13 00 00', RIGHT)
        .down(30)
      for (const line of ['MR A SAMPLE', '22 EXAMPLE LANE', 'DOCKLANDS VIC 3008']) paper.put(60, line).down()
      paper.down(14)
      printGrid(
        paper,
        [40, [300], 330, [555]],
        [
          ['Account Balance Summary', '', 'Account Details', ''],
          ['Opening balance', dollars(opening), 'Account number', numberLike('~~-~~~-~~~~', number)],
          ['Total credits', `$${commaPoint(moneyIn)}`, 'Statement number', '44'],
          ['Total debits', `$${commaPoint(moneyOut)}`, 'Statement starts', on(start, '3 April 2024')],
          ['Closing balance', dollars(closing), 'Statement ends', on(end, '3 April 2024')],
        ],
      ).down(24)
      paper.put(40, 'Transaction Details', HEADING).rule(40, 555, 5).down(20)
    },
    again: ({ paper, book: { number } }) => {
      paper
        .put(40, 'Sample Classic Banking Details', BOLD)
        .put(555, `${numberLike('~~-~~~-~~~~', number)}   Page ${paper.page}`, RIGHT)
        .down(16)
      paper.put(40, 'Transaction Details (continued)', BOLD).rule(40, 555, 5).down(20)
    },
    columns: [
      dayOnce('Date', 40, '3 Apr 2024'),
      text('Particulars', TEXT, 225),
      debit('Debits', 400, commaPoint),
      credit('Credits', 475, commaPoint),
      balanceOnce('Balance', 555, lettered),
    ],
    beside: (entry, paper) => lead(paper, entry.text),
    opens: ({ paper, book: { start, opening } }) => {
      paper.put(40, on(start, '3 Apr 2024'))
      broughtOrCarried(paper, 'Brought forward', opening).down(14)
    },
    carries: ({ paper }, reached) => broughtOrCarried(paper, 'Carried forward', reached),
    brings: ({ paper }, reached) => broughtOrCarried(paper, 'Brought forward', reached).down(14),
    closes: ({ paper }) => {
      paper.need(70).rule(40, 555, -4).down(14).put(40, 'Summary of Government Charges', BOLD).down(14)
      printGrid(
        paper,
        [40, [300], [420]],
        [
          ['', 'From 1 July to date', 'Last year to 30 June'],
          ['Withholding tax', '$0.00', '$0.00'],
        ],
      ).down(8)
      paper.put(40, 'Sample Bank Limited ABN 12 000 000 937 AFSL and Australian Credit Licence 000000', SMALL)
    },
  },
  /** The kind of a movement and the other party have columns before the particulars; money goes out before it comes in. */
  'a-type-and-the-name-of-the-other-party-before-particulars-with-money-out-before-in-of-an-account-in-whangarei':
    {
      paper: { size: 8, bottom: 740 },
      book: { texts: ACCOUNT_OF_WHANGAREI, rows: [12, 46], opening: [20_000, 500_000] },
      says: { currency: 'NZD' },
      gap: 14,
      above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
        paper
          .put(40, 'SampleWest New Zealand', { isBold: true, size: 14 })
          .put(555, 'Everyday account statement', RIGHT_BOLD)
          .down(30)
        printGrid(
          paper,
          [40, 330, [555]],
          [
            ['Ms A Sample', 'Account number', numberLike('03-~~~~-~~~~~~~-~~', number)],
            ['22 Example Road', 'From', on(start, '3 April 2024')],
            ['Whangarei 0110', 'To', on(end, '3 April 2024')],
          ],
        ).down(18)
        paper.put(40, 'Summary', HEADING).rule(40, 555, 5).down(18)
        printGrid(
          paper,
          [[140], [280], [420], [555]],
          [
            ['OPENING BALANCE', 'MONEY OUT', 'MONEY IN', 'CLOSING BALANCE'],
            [overdrawn(opening), commaPoint(moneyOut), commaPoint(moneyIn), overdrawn(closing)],
          ],
        ).down(22)
        paper.put(40, 'Your transactions', HEADING).rule(40, 555, 5).down(20)
      },
      again: ({ paper, book: { number } }) =>
        paper
          .put(40, 'Your transactions continued', BOLD)
          .put(555, `${numberLike('03-~~~~-~~~~~~~-~~', number)}   Page ${paper.page}`, RIGHT)
          .down(26),
      columns: [
        day('DATE', 40, '03 Apr'),
        part('TYPE', 82, 68, 0),
        part(['NAME OF', 'OTHER PARTY'], 152, 100, 1),
        part(['TRANSACTION', 'PARTICULARS'], 256, 110, 2),
        debit('MONEY OUT', 425, commaPoint),
        credit('MONEY IN', 490, commaPoint),
        balance('BALANCE', 555, overdrawn),
      ],
      opens: ({ paper, book: { start, opening } }) =>
        paper
          .put(40, on(start, '03 Apr'))
          .put(82, 'OPENING BALANCE')
          .put(555, overdrawn(opening), RIGHT)
          .down(14),
      closes: ({ paper, book: { end, closing, moneyIn, moneyOut } }) => {
        paper.need(70).put(40, on(end, '03 Apr')).put(82, 'CLOSING BALANCE', BOLD)
        paper.put(425, commaPoint(moneyOut), RIGHT_BOLD).put(490, commaPoint(moneyIn), RIGHT_BOLD)
        paper.put(555, overdrawn(closing), RIGHT_BOLD).rule(40, 555, 5).down(24)
        paper
          .put(
            40,
            'OD = overdrawn. AP = automatic payment. DD = direct debit. Please check your statement promptly.',
            SMALL,
          )
          .down(9)
        paper.put(
          40,
          'SampleWest New Zealand Limited. Deposits are protected by the Depositor Compensation Scheme.',
          SMALL,
        )
      },
    },
}
