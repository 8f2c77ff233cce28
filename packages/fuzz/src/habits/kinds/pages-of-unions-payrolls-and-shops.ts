import { addDays } from '../../convention/day.ts'
import { amount, balance, credit, day, debit, text } from '../setting/columns.ts'
import { around, commaPoint, minusAfter } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { AMERICAN, BRITISH, MEMBER } from '../texts/american-and-british.ts'
import { FILIPINO } from '../texts/asian.ts'
import { CHILEAN } from '../texts/latin-american.ts'

const rich = { isNeverOverdrawn: true, opening: [400_000, 9_000_000] } as const
const letter = { page: 'letter', size: 8, bottom: 730 } as const
const dollars = around(commaPoint, '-$5', '$5')

/** Whole pages of a payroll card, a building society and further accounts. */
export const UNION_PAYROLL_AND_SHOP_PAGES: Readonly<Record<string, PlainHabit>> = {
  'payroll-card-with-fees-of-month-and-year-above-and-employer-below': {
    paper: letter,
    book: { texts: AMERICAN, ...rich, rows: [10, 40] },
    says: { currency: 'USD' },
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(40, 'Payroll Card Account Statement', HEADING).down(18)
      paper
        .put(40, `Card Account Number: ${number.slice(-10)}`)
        .put(560, 'Employer: SAMPLE FOODS INC', RIGHT)
        .down()
      paper.put(40, `Statement Period: ${on(start, '04/03/2024')} to ${on(end, '04/03/2024')}`).down(18)
      printGrid(
        paper,
        [40, [300], [430]],
        [
          ['Fees you have paid', 'This month', 'Year to date'],
          ['All fees', '$2.50', '$11.00'],
        ],
      ).down(10)
      paper.put(40, 'Beginning Balance').put(300, dollars(opening), RIGHT).down()
      paper.put(40, 'Ending Balance').put(300, dollars(closing), RIGHT).down(18)
    },
    columns: [
      day('Date', 40, '04/03/2024'),
      {
        title: 'Type',
        x: 110,
        means: 'description',
        cell: ({ amount: own }) => (own > 0 ? 'Value Load' : 'Signature'),
      },
      text('Location', 180, 220),
      amount('Amount', 480, dollars),
      balance('Running Total', 560, dollars),
    ],
    closes: ({ paper }) => {
      paper
        .need(50)
        .down(10)
        .put(40, 'You can pay nothing to get your wages: ask your employer.', SMALL)
        .down()
      paper.put(40, 'Error resolution: write to P.O. Box 1234, Sampletown within 60 days.', SMALL)
    },
  },
  'passbook-pages-of-a-society-with-codes-and-the-teller-s-initials': {
    paper: { size: 9 },
    book: { texts: BRITISH, ...rich, rows: [10, 40] },
    says: { currency: 'GBP', period: 'none' },
    above: ({ paper, book: { number } }) => {
      paper.put(60, 'Sampleshire Building Society', HEADING).down(16)
      paper
        .put(60, 'Easy Saver Passbook')
        .put(330, `Account Number ${number.slice(-10)}`)
        .down(14)
      paper.put(60, 'All amounts are in GBP. Interest is paid gross.', SMALL).down(24)
    },
    columns: [
      day('Date', 60, '03APR24'),
      text('Details', 125, 150),
      {
        title: 'Initials',
        x: 300,
        means: 'description',
        cell: ({ amount: own }) => ['JS', 'PK', 'AM'][Math.abs(own) % 3] as string,
      },
      debit('Withdrawals', 415, around(commaPoint, '***5', '5')),
      credit('Receipts', 485, around(commaPoint, '5', '***5')),
      balance('Balance', 560, around(commaPoint, '5', '***5')),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper
        .put(125, 'Balance brought forward')
        .put(560, `***${commaPoint(opening)}`, RIGHT)
        .down(14),
    closes: ({ paper, book: { closing } }) =>
      paper
        .need(30)
        .put(125, 'Balance carried forward')
        .put(560, `***${commaPoint(closing)}`, RIGHT),
  },
  'suffixes-with-dividends-of-the-year-between-rate-lines-and-trailing-minus': {
    paper: letter,
    book: { texts: MEMBER, ...rich },
    says: { currency: 'USD' },
    above: ({ paper, book: { start, end, number, closing } }) => {
      paper.put(40, 'SAMPLE COUNTY CREDIT UNION', HEADING).down(16)
      paper
        .put(40, `Member Number ${number.slice(-7)}`)
        .put(560, 'Page 1', RIGHT)
        .down()
      paper.put(40, `Statement Period ${on(start, '04/03/24')} Thru ${on(end, '04/03/24')}`).down(18)
      printGrid(
        paper,
        [40, [300], [420]],
        [
          ['Total Shares', dollars(closing), ''],
          ['Total Loans', '$0.00', ''],
          ['Dividends Paid Year to Date', '$3.18', ''],
        ],
      ).down(12)
      paper.put(40, 'Suffix 09 - FREE SHARE DRAFT   Annual Percentage Yield Earned 0.05%', BOLD).down(18)
    },
    columns: [
      day(['Posting', 'Date'], 40, '04/03'),
      {
        title: ['Effective', 'Date'],
        x: 85,
        means: 'value-date',
        cell: ({ valueDate }) => on(valueDate, '04/03'),
      },
      text('Transaction Description', 140, 230),
      amount('Amount', 470, minusAfter(commaPoint)),
      balance('Balance', 560, commaPoint),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(40, on(start, '04/03'))
        .put(140, 'Previous Balance')
        .put(560, commaPoint(opening), RIGHT)
        .down(14),
    closes: ({ paper, book: { end, closing } }) => {
      paper
        .need(90)
        .put(40, on(end, '04/03'))
        .put(140, 'New Balance', BOLD)
        .put(560, commaPoint(closing), RIGHT_BOLD)
      paper.down(22).put(40, 'Overdraft and Returned Item Fees', BOLD).down(14)
      printGrid(
        paper,
        [40, [330], [450]],
        [
          ['', 'Total for this period', 'Total year-to-date'],
          ['Total Overdraft Fees', '$0.00', '$28.00'],
          ['Total Returned Item Fees', '$0.00', '$0.00'],
        ],
      )
    },
  },
  'codes-and-days-of-booking-beside-a-panel-of-the-statement-in-pesos': {
    paper: { size: 8 },
    book: { texts: FILIPINO, ...rich },
    says: { currency: 'PHP' },
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(40, 'STATEMENT OF ACCOUNT', HEADING).down(18)
      printGrid(
        paper,
        [40, 330, [560]],
        [
          ['JUAN HALIMBAWA', 'ACCOUNT NUMBER', number.slice(-10)],
          ['12 SAMPAGUITA ST', 'CURRENCY', 'PHP'],
          ['QUEZON CITY', 'BALANCE LAST STATEMENT', commaPoint(opening)],
          ['', 'TOTAL DEBITS', commaPoint(moneyOut)],
          ['', 'TOTAL CREDITS', commaPoint(moneyIn)],
          ['', 'BALANCE THIS STATEMENT', commaPoint(closing)],
        ],
      ).down(6)
      paper.put(40, `PERIOD COVERED ${on(start, 'APR 03 2024')} - ${on(end, 'APR 03 2024')}`).down(20)
    },
    columns: [
      day('DATE', 40, 'APR 03'),
      {
        title: ['TRAN', 'CODE'],
        x: 90,
        means: 'description',
        cell: ({ amount: own }) => (own > 0 ? 'CM' : 'DM'),
      },
      text('DESCRIPTION', 130, 200),
      debit('DEBIT', 400, commaPoint),
      credit('CREDIT', 480, commaPoint),
      balance('BALANCE', 560, commaPoint),
    ],
    closes: ({ paper }) => {
      paper
        .need(50)
        .down(10)
        .put(40, 'Please examine at once. If no error is reported in 10 days the account', SMALL)
      paper.down().put(40, 'will be considered correct. Deposits are insured up to PHP 500,000.', SMALL)
    },
  },
  'branch-office-and-document-columns-with-daily-totals-as-a-block-below': {
    paper: { size: 8 },
    book: { texts: CHILEAN, ...rich, rows: [10, 35] },
    says: { currency: 'PEN', opening: true },
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(40, 'ESTADO DE CUENTA CORRIENTE SOLES', HEADING).down(16)
      paper
        .put(40, `Cuenta: ${number.slice(-13)}`)
        .put(330, 'Moneda: PEN')
        .down(14)
      paper.put(40, `Período: del ${on(start, '03/04/2024')} al ${on(end, '03/04/2024')}`).down(18)
      printGrid(
        paper,
        [40, [280], 320, [560]],
        [['Saldo inicial', commaPoint(opening), 'Saldo final', commaPoint(closing)]],
      ).down(10)
    },
    columns: [
      day(['FECHA', 'PROC.'], 40, '03-04'),
      {
        title: ['FECHA', 'VALOR'],
        x: 80,
        means: 'value-date',
        cell: ({ valueDate }) => on(valueDate, '03-04'),
      },
      text('DESCRIPCION', 125, 190),
      {
        title: 'MED AT.*',
        x: 330,
        means: 'description',
        cell: ({ amount: own }) => (own > 0 ? 'VEN' : 'POS'),
      },
      debit('CARGOS / DEBE', 460, commaPoint),
      credit('ABONOS / HABER', 560, commaPoint),
    ],
    closes: ({ paper, book: { entries, end, moneyIn, moneyOut } }) => {
      paper.need(120).put(125, 'TOTAL MOVIMIENTOS', BOLD).put(460, commaPoint(moneyOut), RIGHT_BOLD)
      paper.put(560, commaPoint(moneyIn), RIGHT_BOLD).down(20)
      const last = entries.filter(({ date }, i) => entries[i + 1]?.date !== date).slice(-4)
      printGrid(
        paper,
        [40, [220]],
        [
          ['Saldos diarios', 'Saldo'],
          ...last.map(({ date, balance: own }) => [on(date, '03/04/2024'), commaPoint(own)]),
        ],
      ).down(8)
      paper.put(
        40,
        `* VEN ventanilla, POS punto de venta. Próximo estado: ${on(addDays(end, 31), '03/04/2024')}`,
        SMALL,
      )
    },
  },
}
