import { balance, credit, day, debit, text, valueDay } from '../setting/columns.ts'
import { commaPoint, lakhs, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { FIRM_OF_CUREPIPE, SAVER_OF_UNJHA } from '../texts/from-bozeman-to-taif-west.ts'

const minus = minusBefore(commaPoint)
const RULINGS = [36, 66, 124, 302, 368, 434, 492, 562]

/** A saver of Gujarat and a firm of Mauritius. */
export const ACCOUNTS_OF_UNJHA_AND_CUREPIPE: Readonly<Record<string, PlainHabit>> = {
  /** Rows are counted; the number of a cheque stands behind both sums, and only cheques have one. */
  'cheque-numbers-between-credits-and-balances-of-counted-rows-in-rulings-above-a-grand-total-of-a-saver-in-unjha':
    {
      paper: { size: 8, bottom: 750 },
      book: { texts: SAVER_OF_UNJHA, rows: [10, 50], opening: [200_000, 6_000_000], isNeverOverdrawn: true },
      says: { currency: 'INR' },
      pitch: 10,
      gap: 14,
      verticals: RULINGS,
      above: ({ paper, book: { start, end, number } }) => {
        paper.put(36, 'EXAMPLE URBAN CO-OPERATIVE BANK LTD.', { isBold: true, size: 13 }).down(13)
        paper.put(36, 'UNJHA BRANCH, STATION ROAD, UNJHA - 384170, DIST. MEHSANA, GUJARAT').down(24)
        paper.put(36, 'STATEMENT OF ACCOUNT', HEADING).rule(36, 562, 4).down(20)
        printGrid(
          paper,
          [36, 130, 330, 430],
          [
            ['Customer Name', ': MR. HITESH SAMPLE', 'Account No', `: ${number.slice(-12)}`],
            ['Address', ': 12 EXAMPLE SOCIETY', 'Account Type', ': SAVINGS (IND)'],
            ['', '  NEAR MODEL SCHOOL, UNJHA', 'IFSC', ': EXMP0UCB012'],
            ['Period', `: ${on(start, '03/04/2024')} To ${on(end, '03/04/2024')}`, 'Currency', ': INR'],
          ],
        ).down(14)
      },
      again: ({ paper, book: { number } }) =>
        paper
          .put(36, `Account No ${number.slice(-12)}`, BOLD)
          .put(562, `Page No ${paper.page}`, RIGHT)
          .down(24),
      columns: [
        { title: 'S.No.', x: 40, cell: (_, { row }) => String(row + 1) },
        day('Date', 70, '03/04/2024'),
        text('Description', 128, 170),
        debit('Debit', 365, lakhs),
        credit('Credit', 431, lakhs),
        {
          title: 'Cheque No',
          x: 438,
          means: 'reference',
          cell: ({ text: own, amount, date }) =>
            own.startsWith('TO CLG') ? String(300_000 + ((Math.abs(amount) + date) % 90_000)) : '',
        },
        balance('Balance', 559, lakhs),
      ],
      opens: ({ paper, book: { opening } }) => {
        for (const x of RULINGS) paper.ruleDown(x, paper.y - 8, paper.y + 6)
        paper.put(128, 'Opening Balance', BOLD).put(559, lakhs(opening), RIGHT_BOLD).down(14)
      },
      closes: ({ paper, book: { moneyIn, moneyOut, closing } }) => {
        paper.need(60).rule(36, 562, -8).down(4).put(128, 'Grand Total', BOLD)
        paper.put(365, lakhs(moneyOut), RIGHT_BOLD).put(431, lakhs(moneyIn), RIGHT_BOLD)
        paper.put(559, lakhs(closing), RIGHT_BOLD).rule(36, 562, 5).down(24)
        smallPrint(paper, 36, [
          'This is a system generated statement and needs no signature. Deposits are insured with DICGC up to Rs. 5,00,000.',
          'Please report any discrepancy to the branch within 7 days.',
        ])
      },
    },
  /** What the movement was is told on up to four lines behind the balance. */
  'details-of-one-to-four-lines-behind-balances-with-two-days-before-debits-and-credits-of-a-firm-in-curepipe':
    {
      paper: { size: 8.5, bottom: 745 },
      book: { texts: FIRM_OF_CUREPIPE, rows: [8, 40], opening: [500_000, 20_000_000], largest: 4_000_000 },
      says: { currency: 'MUR' },
      pitch: 10,
      gap: 14,
      above: ({ paper, book: { start, end, number, opening, closing } }) => {
        paper.put(40, 'EXAMPLE ISLAND COMMERCIAL BANK', { isBold: true, size: 13 }).down(12)
        paper
          .put(40, 'Royal Road, Curepipe, Republic of Mauritius')
          .put(555, 'Statement of Account', RIGHT_BOLD)
        paper.down(28)
        for (const line of ['EXAMPLE CRAFTS LTD', '4 SAMPLE LANE', 'CUREPIPE']) paper.put(60, line).down(11)
        paper.down(14)
        printGrid(paper, [40, 190, 330, 460], [['Account Type', 'Account Number', 'Currency', 'Page']], BOLD)
        printGrid(paper, [40, 190, 330, 460], [['Current Account', number.slice(-12), 'MUR', '1']]).down(6)
        paper.put(40, `From ${on(start, '03/04/2024')} to ${on(end, '03/04/2024')}`).down(18)
        printGrid(
          paper,
          [40, [250], 300, [480]],
          [['Opening Balance', minus(opening), 'Closing Balance', minus(closing)]],
        ).down(16)
      },
      again: ({ paper, book: { number } }) =>
        paper
          .put(40, `EXAMPLE CRAFTS LTD   ${number.slice(-12)}   MUR`, BOLD)
          .put(555, `Page ${paper.page}`, RIGHT)
          .down(26),
      columns: [
        day('TRANS DATE', 40, '03/04/2024'),
        valueDay('VALUE DATE', 105, '03/04/2024'),
        debit('DEBIT', 235, commaPoint),
        credit('CREDIT', 305, commaPoint),
        balance('BALANCE', 380, minus),
        lined('TRANSACTION DETAILS', 395, 160),
      ],
      closes: ({ paper, book: { closing } }) => {
        paper.need(60).rule(40, 555, -6).down(6).put(40, 'Closing Balance', BOLD)
        paper.put(380, minus(closing), RIGHT_BOLD).down(24)
        smallPrint(paper, 40, [
          'Entries will be considered correct unless the Bank is notified to the contrary within 30 days.',
          'Cheques under collection are credited subject to final payment.',
        ])
      },
    },
}
