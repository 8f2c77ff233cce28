import { creditsOf, debitsOf } from '../setting/account-book.ts'
import { balance, credit, day, debit, valueDay } from '../setting/columns.ts'
import { commaPoint, minusAfter } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { numbered } from '../setting/numbered.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { numberLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { MALAY_SAVINGS, SINGAPORE_SALARY_SAVER } from '../texts/current-accounts-of-the-world.ts'

const rich = { opening: [300_000, 4_000_000], isNeverOverdrawn: true } as const

/** Everyday savings accounts of Singapore and Malaysia. */
export const SAVINGS_OF_SINGAPORE_AND_MALAYSIA: Readonly<Record<string, PlainHabit>> = {
  'days-of-transaction-and-value-in-capitals-between-b-f-and-c-f-with-interest-paid-this-year-in-singapore': {
    paper: { size: 8, bottom: 720 },
    book: { texts: SINGAPORE_SALARY_SAVER, ...rich, rows: [14, 44] },
    says: { currency: 'SGD' },
    pitch: 9.5,
    gap: 14,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(40, 'EXAMPLE BANK', HEADING).put(555, 'STATEMENT OF ACCOUNT', RIGHT_BOLD).down(12)
      paper.put(40, '65 Sample Street, Example Centre, Singapore 049513', SMALL)
      paper.put(555, 'Page 1 of 3', RIGHT).down(30)
      for (const line of ['TAN SAMPLE LI', 'BLK 12 EXAMPLE AVENUE 3', '#08-123', 'SINGAPORE 520012']) {
        paper.put(60, line).down()
      }
      paper.down(14).put(40, '365 ACCOUNT', HEADING)
      paper.put(555, `${on(start, '3 APR 2024')} TO ${on(end, '3 APR 2024')}`, RIGHT_BOLD).down(14)
      paper
        .put(40, `Account No. ${number.slice(-12)}`)
        .put(555, 'Currency SGD', RIGHT)
        .down(22)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(40, `365 ACCOUNT   Account No. ${number.slice(-12)}`)
        .put(555, `Page ${paper.page} of 3`, RIGHT)
        .down(22),
    columns: [
      day(['Transaction', 'Date'], 40, '03 APR'),
      valueDay(['Value', 'Date'], 95, '03 APR'),
      lined('Description', 145, 190),
      { title: 'Cheque', x: 335, cell: () => '' },
      debit('Withdrawal', 425, commaPoint),
      credit('Deposit', 490, commaPoint),
      balance('Balance', 555, commaPoint),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(145, 'BALANCE B/F').put(555, commaPoint(opening), RIGHT).down(14),
    closes: ({ paper, book: { moneyIn, moneyOut, closing } }) => {
      paper.need(130).put(145, 'BALANCE C/F', BOLD).put(555, commaPoint(closing), RIGHT_BOLD).down(16)
      paper.rule(40, 555, -9).put(145, 'Total Withdrawals/Deposits').put(425, commaPoint(moneyOut), RIGHT)
      paper.put(490, commaPoint(moneyIn), RIGHT).down(16)
      paper.put(145, 'Total Interest Paid This Year').put(425, '41.27', RIGHT).down()
      paper
        .put(145, 'Average Balance')
        .put(425, commaPoint(Math.round(closing * 0.93)), RIGHT)
        .down(26)
      paper.put(40, 'CHECK YOUR STATEMENT', BOLD).down(10)
      paper
        .put(40, 'Please check this statement and tell us within fourteen days of any discrepancy.', SMALL)
        .down(9)
      paper.put(40, 'Singapore dollar deposits of non-bank depositors are insured up to S$100,000.', SMALL)
    },
  },
  'serial-numbers-and-total-counts-under-a-c-f-balance-with-protection-of-deposits-in-malaysia': {
    paper: { size: 8, bottom: 730 },
    book: { texts: MALAY_SAVINGS, ...rich, rows: [10, 36] },
    says: { currency: 'MYR' },
    pitch: 9.5,
    gap: 14,
    above: ({ paper, book: { start, end, number, closing } }) => {
      paper.put(40, 'EXAMPLE BANK BERHAD', HEADING).put(555, 'PENYATA AKAUN / ACCOUNT STATEMENT', RIGHT_BOLD)
      paper.down(24)
      printGrid(
        paper,
        [40, 300, 430],
        [
          ['PUAN NUR CONTOH BINTI ALI', 'Statement Period /', ''],
          [
            'NO 5 JALAN SAMPEL 2/3',
            'Tempoh Penyata',
            `: ${on(start, '3 Apr 2024')} – ${on(end, '3 Apr 2024')}`,
          ],
          ['SEKSYEN 8', 'Branch / Cawangan', ': SHAH ALAM'],
          ['40000 SHAH ALAM', 'Page No. / Muka Surat', ': 1'],
          ['SELANGOR', '', ''],
        ],
      ).down(12)
      paper.put(40, 'DEPOSIT ACCOUNT SUMMARY / RINGKASAN AKAUN DEPOSIT', BOLD).rule(40, 555, 4).down(18)
      printGrid(
        paper,
        [40, 250, [555]],
        [
          ['Account Type / Jenis Akaun', 'Account No. / No. Akaun', 'Credit Balance / Baki Kredit (MYR)'],
          ['SMART SAVINGS', numberLike('~-~~~~~-~~~~~~~-~', number), commaPoint(closing)],
        ],
      ).down(6)
      paper.put(40, 'Protected by PIDM up to RM250,000 for each depositor.', SMALL).down(20)
      paper
        .put(
          40,
          `ACCOUNT ACTIVITY / AKTIVITI AKAUN   SMART SAVINGS ${numberLike('~-~~~~~-~~~~~~~-~', number)}`,
          BOLD,
        )
        .down(18)
    },
    again: ({ paper }) => paper.put(555, `Page No. / Muka Surat : ${paper.page}`, RIGHT).down(20),
    columns: [
      day(['Date', 'Tarikh'], 40, '03 Apr'),
      lined(['Description', 'Diskripsi'], 85, 200),
      numbered(['Cheque / Serial No', 'No. Cek / No. Siri'], 295, 10),
      debit(['Debit', ''], 425, commaPoint),
      credit(['Credit', 'Kredit'], 490, commaPoint),
      balance(['Balance', 'Baki'], 555, minusAfter(commaPoint)),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper.put(40, on(start, '03 Apr')).put(85, 'B/F BALANCE').put(555, commaPoint(opening), RIGHT).down(14),
    closes: ({ paper, book: { end, closing, entries } }) => {
      paper.need(100).put(40, on(end, '03 Apr')).put(85, 'C/F BALANCE', BOLD)
      paper.put(555, commaPoint(closing), RIGHT_BOLD).down(16)
      paper.put(85, 'Total Count / Jumlah Bilangan').put(425, String(debitsOf(entries).length), RIGHT)
      paper
        .put(490, String(creditsOf(entries).length), RIGHT)
        .rule(40, 555, 4)
        .down(26)
      paper.put(40, 'IMPORTANT NOTES / NOTA PENTING', BOLD).down(10)
      paper.put(
        40,
        'The Bank must be notified of any error within 14 days of the date of this statement.',
        SMALL,
      )
      paper.down(9)
      paper.put(40, 'Bank hendaklah dimaklumkan tentang sebarang kesilapan dalam tempoh 14 hari.', SMALL)
    },
  },
}
