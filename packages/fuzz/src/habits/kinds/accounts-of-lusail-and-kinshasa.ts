import { balance, credit, day, debit, text, valueDay } from '../setting/columns.ts'
import { around, commaPoint, minusBefore, ungrouped } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { numbered } from '../setting/numbered.ts'
import { part } from '../setting/part.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { ACCOUNT_OF_KINSHASA, ACCOUNT_OF_LUSAIL } from '../texts/from-valdosta-to-kinshasa-east.ts'

const minus = minusBefore(commaPoint)
const lettered = around(ungrouped, '5Dr', '5Cr')
const dollars = minusBefore(ungrouped)

/** Accounts of Qatar and of the Congo. */
export const ACCOUNTS_OF_LUSAIL_AND_KINSHASA: Readonly<Record<string, PlainHabit>> = {
  /** Days of posting and of value stand before the text, its number behind; counts and sums of both ways end the table. */
  'days-of-posting-and-value-before-details-and-numbers-with-the-money-in-titles-and-counted-totals-on-its-side-in-lusail':
    {
      paper: { page: 'landscape', size: 8.5, bottom: 530 },
      book: { texts: ACCOUNT_OF_LUSAIL, rows: [10, 50], opening: [50_000, 6_000_000], largest: 2_500_000 },
      says: { currency: 'QAR' },
      pitch: 10,
      gap: 14,
      above: ({ paper, book: { start, end, number, opening, closing } }) => {
        paper.put(40, 'Example National Bank (Q.P.S.C.)', { isBold: true, size: 13 })
        paper.put(800, 'Account Statement', RIGHT_BOLD).down(26)
        printGrid(
          paper,
          [40, 150, 430, 560],
          [
            ['Customer Name', 'MR YOUSEF SAMPLE', 'Statement From', on(start, '03/04/2024')],
            ['Address', 'P.O. BOX 1002, LUSAIL, QATAR', 'Statement To', on(end, '03/04/2024')],
            ['Account No.', number.slice(-13), 'Opening Balance', minus(opening)],
            ['IBAN', ibanLike('QA', 29, number), 'Closing Balance', minus(closing)],
            ['Account Type', 'Current Account', 'Currency', 'QAR'],
          ],
        ).down(20)
      },
      again: ({ paper, book: { number } }) =>
        paper
          .put(40, `Account No. ${number.slice(-13)}`, BOLD)
          .put(800, `Page ${paper.page}`, RIGHT)
          .down(24),
      columns: [
        day('Post Date', 40, '03/04/2024'),
        valueDay('Value Date', 105, '03/04/2024'),
        part('Transaction Details', 175, 270, 0),
        part('Reference No.', 455, 90, 1, 'reference'),
        debit('Debit (QAR)', 630, commaPoint),
        credit('Credit (QAR)', 712, commaPoint),
        balance('Balance (QAR)', 800, minus),
      ],
      opens: ({ paper, book: { start, opening } }) => {
        paper
          .put(40, on(start, '03/04/2024'))
          .put(175, 'BALANCE B/F')
          .put(800, minus(opening), RIGHT)
          .down(14)
      },
      closes: ({ paper, book: { entries, moneyIn, moneyOut } }) => {
        const debits = entries.filter(({ amount }) => amount < 0).length
        paper.need(60).rule(40, 800, -8).put(175, 'Total', BOLD)
        paper.put(630, commaPoint(moneyOut), RIGHT_BOLD).put(712, commaPoint(moneyIn), RIGHT_BOLD).down(14)
        paper.put(175, 'No. of transactions').put(630, String(debits), RIGHT)
        paper.put(712, String(entries.length - debits), RIGHT).down(24)
        smallPrint(paper, 40, [
          'Please advise the Bank within 15 days of any discrepancy. Licensed and regulated by Qatar Central Bank.',
        ])
      },
    },
  /** One column holds both ways with letters attached, between two columns of the same code; texts are French under English titles. */
  'one-column-of-credit-or-debit-with-letters-attached-between-two-columns-of-the-code-newest-first-in-kinshasa':
    {
      paper: { size: 8, bottom: 740 },
      book: { texts: ACCOUNT_OF_KINSHASA, rows: [6, 50], opening: [200_000, 9_000_000], largest: 2_000_000 },
      says: { currency: 'USD', period: 'none' },
      newestFirst: true,
      pitch: 10,
      gap: 14,
      above: ({ paper, book: { number, opening, closing } }) => {
        paper.put(40, 'BANQUE EXEMPLE DU CONGO', { isBold: true, size: 12 }).down(26)
        paper.put(40, `ACCOUNT 00017-25000-${number.slice(-11)}`, HEADING).down(18)
        printGrid(
          paper,
          [40, 180],
          [
            ['Opening Balance', `USD ${dollars(opening)}`],
            ['Closing Balance', `USD ${dollars(closing)}`],
            ['Account Holder', 'EXEMPLE SERVICES SARL'],
            ['Branch', 'KINSHASA GOMBE'],
          ],
        ).down(22)
      },
      again: ({ paper }) => paper.put(555, `Page ${paper.page}`, RIGHT).down(24),
      columns: [
        day(['Transaction', 'Date'], 40, '03 Apr 2024'),
        valueDay(['Value', 'Date'], 98, '03 Apr 2024'),
        text('Description', 156, 160),
        numbered(['Reference', 'Number'], 322, 10),
        { title: 'Currency', x: 380, cell: () => 'USD' },
        { title: ['CREDIT/', 'DEBIT'], x: 475, align: 'right', cell: ({ amount }) => lettered(amount) },
        { title: 'Currency', x: 484, cell: () => 'USD' },
        balance('Balance', 570, dollars),
      ],
    },
}
