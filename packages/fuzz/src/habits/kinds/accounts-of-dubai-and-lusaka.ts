import { addDays } from '../../convention/day.ts'
import { creditsOf, debitsOf } from '../setting/account-book.ts'
import { balance, credit, day, debit, text, valueDay } from '../setting/columns.ts'
import { around, commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { numbered } from '../setting/numbered.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { told } from '../setting/told.ts'
import { DUBAI_SAVER, LUSAKA_FIRM } from '../texts/printed-world.ts'

const rich = { opening: [400_000, 4_000_000], isNeverOverdrawn: true } as const
const letters = around(commaPoint, '5Dr', '5Cr')

/** A saver of the Emirates and a firm of Zambia. */
export const ACCOUNTS_OF_DUBAI_AND_LUSAKA: Readonly<Record<string, PlainHabit>> = {
  /** Names over values in a wide box, lines of cards and places under each purchase, and letters attached behind balances. */
  'boxes-of-branch-and-payout-of-interest-above-cards-on-lines-with-letters-attached-in-dubai': {
    paper: { size: 8, bottom: 735 },
    book: { texts: DUBAI_SAVER, ...rich, rows: [9, 30] },
    says: { currency: 'AED' },
    pitch: 9.5,
    gap: 14,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(40, 'Emirates Sample Bank', HEADING).put(555, 'STATEMENT OF ACCOUNT', RIGHT_BOLD).down(24)
      printGrid(
        paper,
        [40, 160, 330, 450],
        [
          ['Date', 'Branch', 'Tel. no.', 'Pages'],
          [on(addDays(end, 1), '03/04/2024'), 'JUMEIRAH BRANCH', '+971 4 555 0199', '3'],
          ['', '', '', ''],
          ['Account No.', 'IBAN', 'Account type', 'Currency'],
          [`1015${number.slice(-9)}`, ibanLike('AE', 23, number), 'SMART SAVER', 'AED'],
          ['', '', '', ''],
          ['Statement period', '', 'Interest Payout', 'Customer'],
          [`${on(start, '03/04/2024')} to ${on(end, '03/04/2024')}`, '', 'Monthly', 'MS SARA SAMPLE'],
        ],
      ).down(16)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(40, `Account No. 1015${number.slice(-9)}`)
        .put(555, `Page ${paper.page} of 3`, RIGHT)
        .down(22),
    columns: [
      day('Date', 40, '03/04/2024'),
      told('Description', 105, 235, { day: '03-04-24' }),
      debit('Debits', 400, commaPoint),
      credit('Credits', 475, commaPoint),
      balance('Balance', 555, letters),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(105, 'BROUGHT FORWARD', BOLD).put(555, letters(opening), RIGHT_BOLD).down(14),
    carries: ({ paper }, reached) =>
      paper.put(105, 'CARRIED FORWARD', BOLD).put(555, letters(reached), RIGHT_BOLD),
    brings: ({ paper }, reached) =>
      paper.put(105, 'BROUGHT FORWARD', BOLD).put(555, letters(reached), RIGHT_BOLD).down(14),
    closes: ({ paper, book: { closing } }) => {
      paper.need(90).rule(40, 555, -10).down(2).put(105, 'CLOSING BALANCE', BOLD)
      paper.put(555, letters(closing), RIGHT_BOLD).down(26)
      smallPrint(paper, 40, [
        'Please check this statement and report any discrepancy within 30 days, otherwise it will be considered correct.',
        'All charges, terms and conditions are subject to change. Emirates Sample Bank PJSC is licensed by the Central Bank.',
        'Tax registration number 100000000099993. Cr: balance in your favour, Dr: balance due to the bank.',
      ])
    },
  },
  /** Days with months in capitals, twice; the number of a cheque or a reference before both sums, which are summed and counted. */
  'post-days-before-value-days-in-capitals-with-cheques-or-references-and-counted-sums-of-a-firm-in-lusaka': {
    paper: { size: 7.5, bottom: 745 },
    book: {
      texts: LUSAKA_FIRM,
      opening: [2_000_000, 15_000_000],
      largest: 9_000_000,
      isNeverOverdrawn: true,
      rows: [12, 44],
    },
    says: { currency: 'ZMW' },
    gap: 12.5,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(40, 'Chitsanzo Bank Zambia Plc', HEADING).put(560, 'ACCOUNT STATEMENT', RIGHT_BOLD).down(22)
      printGrid(
        paper,
        [40, 130, 340, 430],
        [
          ['Customer', 'MWALA BAKERIES LTD', 'Account Number', `0140${number.slice(-9)}`],
          ['Address', 'PLOT 99 CAIRO ROAD', 'Account Type', 'BUSINESS CURRENT'],
          ['', 'LUSAKA', 'Currency', 'ZMW'],
          ['Branch', 'LUSAKA MAIN', 'Period', `${on(start, '03-APR-2024')} TO ${on(end, '03-APR-2024')}`],
        ],
      ).down(16)
    },
    again: ({ paper }) => paper.put(40, 'ACCOUNT STATEMENT').put(560, `Page ${paper.page}`, RIGHT).down(20),
    columns: [
      day('Post Date', 40, '03-APR-2024'),
      valueDay('Value Date', 97, '03-APR-2024'),
      text('Description', 155, 175),
      numbered(['Cheque No/', 'Reference'], 338, 9),
      debit('Debit', 440, commaPoint),
      credit('Credit', 500, commaPoint),
      balance('Balance', 560, commaPoint),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(155, 'OPENING BALANCE', BOLD).put(560, commaPoint(opening), RIGHT_BOLD).down(13),
    closes: ({ paper, book: { closing, moneyIn, moneyOut, entries } }) => {
      paper.need(110).rule(40, 560, -8).down(3).put(155, 'CLOSING BALANCE', BOLD)
      paper.put(560, commaPoint(closing), RIGHT_BOLD).down(24)
      printGrid(
        paper,
        [40, [220], [320]],
        [
          ['', 'Count', 'Amount'],
          ['Total Debits', String(debitsOf(entries).length), commaPoint(moneyOut)],
          ['Total Credits', String(creditsOf(entries).length), commaPoint(moneyIn)],
        ],
      ).down(10)
      smallPrint(paper, 40, [
        'Kindly examine this statement. If no exception is reported within 21 days it will be considered correct.',
        'Chitsanzo Bank Zambia Plc is a registered commercial bank. Deposits are subject to the Banking and Financial Services Act.',
      ])
    },
  },
}
