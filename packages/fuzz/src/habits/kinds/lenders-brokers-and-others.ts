import { amount, balance, type Column, credit, day, debit, text } from '../setting/columns.ts'
import { around, commaPoint, lakhs, minusBefore, pointComma } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { BOLD, RIGHT } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { BORROWER, BRITISH, BROKERAGE, MERCHANT } from '../texts/american-and-british.ts'
import { GERMAN, ITALIAN } from '../texts/western-european.ts'

const minus = minusBefore(commaPoint)
const dollars = around(commaPoint, '-$5', '$5')
const owedDollars = around(commaPoint, '$5', '-$5')
const rich = { isNeverOverdrawn: true, opening: [400_000, 900_000] } as const

const at = (title: Column['title'], x: number, style: string): Column => ({
  title,
  x,
  cell: ({ date }) => on(date, style),
})
const lettered = (moved: number, kinds: readonly [string, string]) => (moved < 0 ? kinds[0] : kinds[1])

/** Lenders, brokers, shops, landlords and others who keep accounts. */
export const LENDER_AND_BROKER_HABITS: Readonly<Record<string, PlainHabit>> = {
  'ledger-of-a-broker-with-vouchers-and-cost-centres': {
    paper: { page: 'landscape', size: 7.5, bottom: 520 },
    book: { texts: BROKERAGE, ...rich, opening: [900_000, 90_000_000] },
    says: { currency: 'INR', number: false, period: 'both' },
    above: head('Ledger Statement', ({ start, end }) => [
      `Ledger for Equity from ${on(start, '2024-04-03')} to ${on(end, '2024-04-03')}   Currency: INR`,
    ]),
    columns: [
      text('Particulars', 40, 250),
      at('Posting Date', 300, '2024-04-03'),
      { title: 'Cost Center', x: 380, means: 'description', cell: () => 'NSE-EQ' },
      {
        title: 'Voucher Type',
        x: 450,
        means: 'description',
        cell: ({ amount: own }) => lettered(own, ['Bank Payments', 'Bank Receipts']),
      },
      debit('Debit', 610, lakhs, '0.00'),
      credit('Credit', 680, lakhs, '0.00'),
      balance('Net Balance', 760, lakhs),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(40, 'Opening Balance').put(760, lakhs(opening), RIGHT).down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(40, 'Closing Balance').put(760, lakhs(closing), RIGHT),
  },
  'trades-with-settlement-days-quantities-and-prices': {
    paper: { page: 'letter', size: 7.5 },
    book: { texts: BROKERAGE, ...rich },
    says: { currency: 'USD' },
    above: head(
      'Brokerage Account Statement',
      ({ start, end, number }) => [
        `Account Number: ${number.slice(-8)}`,
        `Statement Period: ${on(start, 'April 3, 2024')} - ${on(end, 'April 3, 2024')}`,
      ],
      ({ opening, closing }) => [
        ['Opening Cash Balance', dollars(opening)],
        ['Closing Cash Balance', dollars(closing)],
      ],
    ),
    columns: [
      at(['Trade', 'Date'], 40, '04/03/24'),
      {
        title: ['Settle', 'Date'],
        x: 85,
        means: 'value-date',
        cell: ({ valueDate }) => on(valueDate, '04/03/24'),
      },
      {
        title: 'Transaction',
        x: 130,
        means: 'description',
        cell: ({ amount: own }) => lettered(own, ['Bought', 'Sold']),
      },
      text('Description', 185, 190),
      { title: 'Quantity', x: 420, align: 'right', cell: ({ amount: own }) => `${Math.abs(own) % 97}.0000` },
      {
        title: 'Price',
        x: 480,
        align: 'right',
        cell: ({ amount: own }) => commaPoint(Math.abs(own) % 9_000),
      },
      amount('Net Amount', 570, around(commaPoint, '($5)', '$5')),
    ],
  },
  'rent-account-with-charges-payments-and-what-is-owed': {
    book: {
      texts: {
        outgoing: ['Rent charge', 'Service charge', 'Water rates', 'Late fee'],
        incoming: ['Payment received - card', 'Housing benefit', 'Standing order'],
      },
      rows: [5, 20],
      opening: [-90_000, -40_000],
      largest: 60_000,
    },
    says: { currency: 'GBP', isOwed: true },
    above: head(
      'Rent statement',
      ({ start, end, number }) => [
        `Account number ${number.slice(-9)}`,
        `From ${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}`,
      ],
      ({ opening, closing }) => [
        ['Balance brought forward', around(commaPoint, '£5', '-£5')(opening)],
        ['Balance carried forward', around(commaPoint, '£5', '-£5')(closing)],
      ],
    ),
    columns: [
      at('Date', 50, '03/04/2024'),
      text('Transaction', 120, 230),
      debit('Charges', 410, around(commaPoint, '£5')),
      credit('Payments', 480, around(commaPoint, '£5')),
      balance('Balance owing', 555, around(commaPoint, '£5', '-£5')),
    ],
  },
  'settlements-with-the-amount-in-its-own-currency-code-first': {
    paper: { size: 8 },
    book: { texts: MERCHANT, ...rich },
    says: { currency: 'EUR', number: false },
    above: head(
      'Payout statement',
      ({ start, end }) => [`${on(start, '3 Apr 2024')} to ${on(end, '3 Apr 2024')} (UTC)`],
      ({ opening, closing }) => [
        ['Starting balance', `EUR ${commaPoint(opening)}`],
        ['Ending balance', `EUR ${commaPoint(closing)}`],
      ],
    ),
    columns: [
      at('Created (UTC)', 40, '2024-04-03'),
      {
        title: 'Type',
        x: 110,
        means: 'description',
        cell: ({ amount: own }) => lettered(own, ['payout', 'charge']),
      },
      text('Description', 165, 190),
      {
        title: 'Gross',
        x: 420,
        align: 'right',
        cell: ({ amount: own }) => `EUR ${minus(own > 0 ? own + 25 : own)}`,
      },
      {
        title: 'Fees',
        x: 480,
        align: 'right',
        cell: ({ amount: own }) => (own > 0 ? 'EUR -0.25' : 'EUR 0.00'),
      },
      amount('Net', 560, around(commaPoint, 'EUR -5', 'EUR 5')),
    ],
  },
  'blocks-of-labels-and-values-for-each-movement': {
    book: { texts: BRITISH, rows: [4, 12] },
    says: { currency: 'GBP' },
    gap: 18,
    above: head(
      'Transaction report',
      ({ start, end, number }) => [
        `Account number: ${number.slice(-8)}`,
        `Period: ${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}`,
      ],
      ({ opening, closing }) => [
        ['Opening balance', around(commaPoint, '-£5', '£5')(opening)],
        ['Closing balance', around(commaPoint, '-£5', '£5')(closing)],
      ],
    ),
    columns: [
      { title: '', x: 50, cell: () => ['Date', 'Details', 'Amount', 'Balance'] },
      { title: '', x: 130, cell: ({ date }) => on(date, '3 April 2024') },
      { title: '', x: 130, means: 'description', cell: ({ text: own }) => ['', own] },
      { title: '', x: 130, cell: ({ amount: own }) => ['', '', around(commaPoint, '-£5', '+£5')(own)] },
      {
        title: '',
        x: 130,
        means: 'balance',
        cell: ({ balance: own }) => ['', '', '', around(commaPoint, '-£5', '£5')(own)],
      },
    ],
  },
  'causes-by-number-and-value-before-booking': {
    paper: { font: 'courier', size: 7.5 },
    book: { texts: ITALIAN },
    says: { currency: 'EUR' },
    above: head('ESTRATTO CONTO CORRENTE', ({ start, end, number }) => [
      [`IBAN ${ibanLike('IT', 27, number)}`, 'DIVISA EUR'],
      `PERIODO DAL ${on(start, '03.04.2024')} AL ${on(end, '03.04.2024')}`,
    ]),
    columns: [
      { title: 'VALUTA', x: 40, means: 'value-date', cell: ({ valueDate }) => on(valueDate, '03.04.24') },
      at('DATA', 90, '03.04.24'),
      debit('DARE', 210, pointComma),
      credit('AVERE', 280, pointComma),
      { title: 'CAUS', x: 295, means: 'description', cell: ({ amount: own }) => lettered(own, ['43', '48']) },
      text('DESCRIZIONE DELLE OPERAZIONI', 330, 220),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper
        .put(opening < 0 ? 210 : 280, pointComma(opening), RIGHT)
        .put(330, 'SALDO INIZIALE', BOLD)
        .down(),
    closes: ({ paper, book: { closing } }) =>
      paper
        .need(20)
        .put(closing < 0 ? 210 : 280, pointComma(closing), RIGHT)
        .put(330, 'SALDO FINALE', BOLD),
  },
  'credit-line-with-principal-interest-and-fees-below-each-payment': {
    paper: { page: 'letter' },
    book: { texts: BORROWER, rows: [3, 14], opening: [-4_000_000, -3_000_000] },
    says: { isOwed: true, currency: 'USD' },
    gap: 15,
    above: head(
      'Personal Line of Credit',
      ({ start, end, number }) => [
        `Loan Number ${number.slice(-9)}`,
        `Statement Period ${on(start, '04/03/2024')} - ${on(end, '04/03/2024')}`,
      ],
      ({ opening, closing }) => [
        ['Beginning Balance', owedDollars(opening)],
        ['Ending Balance', owedDollars(closing)],
      ],
    ),
    columns: [
      at('Effective Date', 50, '04/03/2024'),
      text('Transaction', 130, 200, (own, lines) =>
        own.amount > 0 ? [...lines, `Principal ${commaPoint(own.amount - 1_250)} Interest 12.50`] : lines,
      ),
      debit('Advances', 410, commaPoint),
      credit('Payments', 480, commaPoint),
      balance('Principal Balance', 565, owedDollars),
    ],
  },
  'interest-and-tax-of-a-term-deposit-with-notice': {
    book: {
      texts: {
        outgoing: ['Kapitalertragsteuer', 'Solidaritätszuschlag', 'Auszahlung auf Referenzkonto'],
        incoming: ['Zinsgutschrift 3,25 % p.a.', 'Einzahlung vom Referenzkonto'],
      },
      rows: [4, 12],
      ...rich,
    },
    says: { currency: 'EUR' },
    above: head(
      'Tagesgeldkonto - Kontoauszug 4/2024',
      ({ start, end, number }) => [
        `IBAN ${ibanLike('DE', 22, number)}`,
        `Zeitraum ${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`,
      ],
      ({ opening, closing }) => [
        ['Alter Saldo', `EUR ${pointComma(opening)} H`],
        ['Neuer Saldo', `EUR ${pointComma(closing)} H`],
      ],
    ),
    columns: [
      at('Datum', 50, '03.04.'),
      { title: 'Wert', x: 95, means: 'value-date', cell: ({ valueDate }) => on(valueDate, '03.04.') },
      text('Buchungstext', 140, 250),
      { title: 'EUR', x: 500, align: 'right', cell: ({ amount: own }) => pointComma(own) },
      { title: '', x: 506, cell: ({ amount: own }) => lettered(own, ['S', 'H']) },
    ],
  },
  'club-account-with-members-and-running-total-before-the-text': {
    book: { texts: GERMAN, ...rich, rows: [8, 25] },
    says: { currency: 'EUR', number: false, opening: false, closing: false, unproved: 'oldest' },
    above: head('Kassenbuch Verein', ({ start, end }) => [
      `Zeitraum: ${on(start, '03.04.2024')} bis ${on(end, '03.04.2024')}   Währung: EUR`,
    ]),
    columns: [
      { title: 'Beleg', x: 50, means: 'reference', cell: (_, { row }) => `B-${417 + row}` },
      day('Datum', 95, '03.04.2024'),
      credit('Einnahme', 215, pointComma),
      debit('Ausgabe', 285, pointComma),
      balance('Kassenbestand', 375, pointComma),
      text('Text', 395, 160),
    ],
  },
}
