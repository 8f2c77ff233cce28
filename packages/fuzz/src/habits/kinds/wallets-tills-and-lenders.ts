import { addDays } from '../../convention/day.ts'
import type { Entry } from '../setting/account-book.ts'
import { balance, type Column, credit, day, debit, valueDay } from '../setting/columns.ts'
import { around, commaPoint, minusBefore, pointComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { kind } from '../setting/kind.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { LATER, SALARY_LOAN, TILL, TRAVEL_WALLET } from '../texts/lined-cards-and-wallets.ts'

const rich = { isNeverOverdrawn: true, opening: [400_000, 3_000_000] } as const
const minus = minusBefore(commaPoint)
const pesos = around(commaPoint, 'PHP 5', 'PHP -5')
const dollars = around(commaPoint, '$5', '-$5')

const figure = (title: Column['title'], x: number, of: (entry: Entry) => string): Column => ({
  title,
  x,
  align: 'right',
  cell: of,
})
const numbered = (title: Column['title'], x: number, before: string): Column => ({
  title,
  x,
  means: 'reference',
  cell: ({ amount, date }) => `${before}${Math.abs(amount) * 11 + date * 4_001}`,
})

/** The money of a purchase in francs, where it was made in Switzerland, or else in euros. */
const FRANCS_PER_EURO = 0.9731
const isInFrancs = ({ text }: Entry) => /Zürich/.test(text)
const inFrancs = (minor: number) => Math.round(minor * FRANCS_PER_EURO)

/** What a till keeps of a sale, and the tax on that. */
const feeOf = (amount: number) => (amount > 0 ? Math.round(amount / 57) : 0)
const taxOf = (amount: number) => Math.round(feeOf(amount) * 0.19)

/** What of a payment is interest and what is a fee: neither moves what is owed of the principal. */
const interestOf = (amount: number) => (amount > 0 ? Math.round(amount / 9) + 35_00 : 0)
const lateFeeOf = (amount: number) => (amount > 0 && amount % 3 === 0 ? 150_00 : 0)

/** Wallets, providers of payments and lenders, as their statements are remembered. */
export const WALLET_TILL_AND_LENDER_STATEMENTS: Readonly<Record<string, PlainHabit>> = {
  'money-of-the-purchase-its-code-and-its-rate-in-columns-before-euros-of-a-travel-wallet': {
    paper: { size: 7.5, bottom: 750 },
    book: { texts: TRAVEL_WALLET, ...rich, rows: [10, 34] },
    says: { currency: 'EUR', opening: false, closing: false, unproved: 'oldest' },
    newestFirst: true,
    pitch: 9,
    gap: 14,
    above: ({ paper, book: { start, end, number, closing } }) => {
      paper.put(40, 'EUR statement', HEADING).put(550, 'Example Payments SA', RIGHT).down()
      paper.put(550, 'Avenue Exemple 54, 1050 Brussels', { ...RIGHT, size: 6.5 }).down(12)
      paper.put(40, `${on(start, '3 April 2024')} - ${on(end, '3 April 2024')}`).down()
      paper.put(40, `Generated on ${on(addDays(end, 1), '3 April 2024')}`, SMALL).down(18)
      printGrid(
        paper,
        [40, 250],
        [
          ['Account holder', 'IBAN'],
          ['Anna Beispiel', ibanLike('BE', 16, number)],
        ],
      ).down(10)
      paper.put(40, `EUR on ${on(end, '3 April 2024')}`, BOLD)
      paper.put(550, `${commaPoint(closing)} EUR`, RIGHT_BOLD).down(22)
    },
    columns: [
      day('Date', 40, '03-04-2024'),
      lined('Description', 95, 170),
      figure('Original amount', 340, (entry) =>
        isInFrancs(entry) ? commaPoint(inFrancs(entry.amount)) : commaPoint(entry.amount),
      ),
      { title: 'Currency', x: 350, cell: (entry) => (isInFrancs(entry) ? 'CHF' : 'EUR') },
      figure('Rate', 425, (entry) => (isInFrancs(entry) ? FRANCS_PER_EURO.toFixed(5) : '')),
      figure('Amount (EUR)', 490, ({ amount }) => minus(amount)),
      balance('Balance (EUR)', 555, commaPoint),
    ],
    closes: ({ paper }) => {
      paper.need(40).down(8)
      paper.put(40, 'Your money is safeguarded, and not covered by a deposit guarantee scheme.', SMALL)
    },
  },
  'fee-and-tax-on-it-between-gross-and-net-with-a-balance-brought-forward-in-a-till': {
    paper: { page: 'landscape', size: 8, bottom: 530 },
    book: { texts: TILL, ...rich, rows: [10, 36] },
    says: { currency: 'EUR' },
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(40, 'Settlement statement', HEADING).put(780, 'Example Acquiring B.V.', RIGHT).down(18)
      printGrid(
        paper,
        [40, 160, 480, [780]],
        [
          ['Merchant', 'Bloemen Voorbeeld', 'Balance on first day', `EUR ${pointComma(opening)}`],
          ['Merchant account', number.slice(-10), 'Balance on last day', `EUR ${pointComma(closing)}`],
          ['Period', `${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`, 'VAT on fees', '19%'],
        ],
      ).down(16)
    },
    again: ({ paper }) => paper.put(780, `Settlement statement, page ${paper.page}`, RIGHT).down(18),
    columns: [
      day('Booked', 40, '03.04.2024'),
      valueDay('Value', 105, '03.04.2024'),
      kind('Type', 170, (text, isIn) =>
        isIn ? 'Sale' : /Payout/.test(text) ? 'Payout' : /rental/.test(text) ? 'Service' : 'Adjustment',
      ),
      lined('Details', 230, 150),
      numbered('Transaction ID', 385, 'TX'),
      figure('Gross', 530, ({ amount }) => minusBefore(pointComma)(amount + feeOf(amount) + taxOf(amount))),
      figure('Fee', 590, ({ amount }) => minusBefore(pointComma)(-feeOf(amount))),
      figure('VAT', 640, ({ amount }) => minusBefore(pointComma)(-taxOf(amount))),
      figure('Net', 710, ({ amount }) => minusBefore(pointComma)(amount)),
      balance('Balance', 780, pointComma),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(40, on(addDays(start, -1), '03.04.2024'))
        .put(230, 'Balance brought forward')
        .put(780, pointComma(opening), RIGHT)
        .down(14),
    closes: ({ paper, book: { entries } }) => {
      const sum = (of: (amount: number) => number) =>
        pointComma(entries.reduce((total, { amount }) => total + of(amount), 0))
      paper
        .need(50)
        .rule(40, 780, -9)
        .put(230, 'Totals', BOLD)
        .put(590, `-${sum(feeOf)}`, RIGHT_BOLD)
      paper.put(640, `-${sum(taxOf)}`, RIGHT_BOLD).down(20)
      paper.put(40, 'Payouts arrive within one bank working day. This is not an invoice.', SMALL)
    },
  },
  'principal-interest-and-penalty-of-each-payment-before-what-is-left-of-a-loan-from-wages': {
    paper: { size: 7.5 },
    book: { texts: SALARY_LOAN, rows: [6, 22], opening: [-38_000_000, -19_000_000], largest: 900_000 },
    says: { currency: 'PHP', isOwed: true },
    interestAndFees: ({ amount }) => interestOf(amount) + lateFeeOf(amount),
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(40, 'STATEMENT OF LOAN ACCOUNT', HEADING).put(400, 'Example Lending Corp.').down(18)
      printGrid(
        paper,
        [40, 150, 330, [555]],
        [
          ['Borrower', 'JUAN HALIMBAWA CRUZ', 'Principal released', 'PHP 420,000.00'],
          ['Loan account no.', number.slice(-12), 'Term', '36 months'],
          ['Product', 'SALARY LOAN', 'Add-on rate', '1.25% a month'],
          [
            'Period covered',
            `${on(start, '04/03/2024')} - ${on(end, '04/03/2024')}`,
            'Principal outstanding, start',
            pesos(opening),
          ],
          ['Branch', 'CEBU MAIN', 'Principal outstanding, end', pesos(closing)],
        ],
      ).down(16)
    },
    columns: [
      day(['Posting', 'Date'], 40, '04/03/2024'),
      lined('Particulars', 95, 130),
      numbered(['OR /', 'Ref. No.'], 235, ''),
      figure(['Amount', 'Paid'], 340, ({ amount }) =>
        amount > 0 ? commaPoint(amount + interestOf(amount) + lateFeeOf(amount)) : '',
      ),
      figure('Interest', 395, ({ amount }) => (amount > 0 ? commaPoint(interestOf(amount)) : '')),
      figure('Penalty', 440, ({ amount }) => (lateFeeOf(amount) > 0 ? commaPoint(lateFeeOf(amount)) : '')),
      figure('Principal', 495, ({ amount }) => (amount > 0 ? commaPoint(amount) : `(${commaPoint(amount)})`)),
      balance(['Principal', 'Outstanding'], 560, around(commaPoint, '5', '(5)')),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(95, 'Balance forwarded').put(560, commaPoint(opening), RIGHT).down(14),
    closes: ({ paper, book: { end } }) => {
      paper.need(70).down(8).put(40, 'Next amortization', BOLD).down(13)
      printGrid(
        paper,
        [40, [200], [290], [380]],
        [
          ['Due date', 'Principal', 'Interest', 'Total'],
          [on(addDays(end, 15), '04/03/2024'), '11,666.67', '5,250.00', '16,916.67'],
        ],
      ).down(4)
      paper.put(40, '( ) adds to principal. Penalty is 5% of the amount due for each month of delay.', SMALL)
    },
  },
  'orders-and-what-is-left-to-pay-newest-first-above-payments-to-come': {
    paper: { page: 'letter', size: 8, bottom: 720 },
    book: { texts: LATER, rows: [8, 28], opening: [-60_000, -20_000], largest: 12_000 },
    says: { currency: 'USD', isOwed: true },
    newestFirst: true,
    gap: 15,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper
        .put(40, 'Your pay-later account', HEADING)
        .put(560, `Account ${number.slice(-9)}`, RIGHT)
        .down(16)
      paper.put(40, `${on(start, 'April 3, 2024')} to ${on(end, 'April 3, 2024')}`)
      paper.put(560, 'All amounts in USD', RIGHT).down(22)
      printGrid(
        paper,
        [[140], [270], [400], [560]],
        [
          ['Starting balance', 'New purchases', 'Payments made', 'Remaining balance'],
          [dollars(opening), `$${commaPoint(moneyOut)}`, `-$${commaPoint(moneyIn)}`, dollars(closing)],
        ],
      ).down(18)
    },
    columns: [
      day('Date', 40, 'Apr 3, 2024'),
      lined('Activity', 110, 170),
      numbered('Order', 290, '#'),
      debit('Purchases', 420, dollars),
      credit('Payments', 490, (minor) => `-$${commaPoint(minor)}`),
      balance(['Left', 'to pay'], 560, dollars),
    ],
    closes: ({ paper, book: { end } }) => {
      paper.need(90).down(8).put(40, 'Payments to come', BOLD).down(14)
      printGrid(
        paper,
        [40, 130, [420]],
        [
          [on(addDays(end, 5), 'Apr 3, 2024'), 'Greenfield Fashion, 2 of 4', '$18.75'],
          [on(addDays(end, 12), 'Apr 3, 2024'), 'Bookbarn, 3 of 4', '$9.50'],
          [on(addDays(end, 19), 'Apr 3, 2024'), 'Greenfield Fashion, 3 of 4', '$18.75'],
        ],
      ).down(4)
      paper.put(40, 'Late fees of up to $8.00 apply. Loans are made by Example Bank, Member FDIC.', SMALL)
    },
  },
}
