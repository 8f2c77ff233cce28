import { amount, balance, type Column, credit, debit, text } from '../setting/columns.ts'
import { around, commaPoint, minusBefore, pointComma, spaceComma } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { BOLD, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { numberLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { AMERICAN, BORROWER } from '../texts/american-and-british.ts'
import { COSTA_RICAN, MEXICAN } from '../texts/further-world.ts'
import { FRENCH } from '../texts/western-european.ts'

const rich = { isNeverOverdrawn: true, opening: [400_000, 9_000_000] } as const
const dollars = around(commaPoint, '-$5', '$5')
const minus = minusBefore(commaPoint)
const owed = around(commaPoint, '$5', '-$5')
const interestOf = (minor: number) => Math.trunc(Math.abs(minor) / 7)

const at = (title: Column['title'], x: number, style: string): Column => ({
  title,
  x,
  cell: ({ date }) => on(date, style),
})

/** Banks and lenders from Quebec to San José. */
export const AMERICAN_PRINT_HABITS: Readonly<Record<string, PlainHabit>> = {
  'loan-with-interest-and-principal-beside-each-payment': {
    paper: { page: 'letter', size: 8 },
    book: {
      texts: {
        outgoing: ['Late Fee Assessed', 'Loan Advance'],
        incoming: ['Payment ACH', 'Payment By Transfer From Share'],
      },
      rows: [3, 14],
      opening: [-4_000_000, -3_000_000],
    },
    says: { currency: 'USD', isOwed: true },
    interestAndFees: ({ amount: own }) => (own > 0 ? interestOf(own) : 0),
    above: head(
      'LOAN STATEMENT',
      ({ start, end, number }) => [
        `Loan Account Number ${number.slice(-8)}`,
        `Statement Period ${on(start, '04/03/2024')} to ${on(end, '04/03/2024')}`,
      ],
      ({ opening, closing }) => [
        ['Previous Loan Balance', owed(opening)],
        ['New Loan Balance', owed(closing)],
      ],
    ),
    columns: [
      at('Date', 50, '04/03'),
      text('Transaction Description', 100, 170),
      {
        title: ['Total', 'Amount'],
        x: 340,
        align: 'right',
        cell: ({ amount: own }) => (own > 0 ? commaPoint(own + interestOf(own)) : commaPoint(own)),
      },
      {
        title: 'Interest',
        x: 400,
        align: 'right',
        cell: ({ amount: own }) => (own > 0 ? commaPoint(interestOf(own)) : ''),
      },
      amount('Principal', 470, around(commaPoint, '5', '5-')),
      balance(['Principal', 'Balance'], 555, around(commaPoint, '5', '5-')),
    ],
  },
  'card-for-wages-with-fees-in-a-column-newest-first': {
    paper: { page: 'letter', size: 8 },
    book: { texts: AMERICAN, ...rich, rows: [6, 25] },
    says: { currency: 'USD', opening: false, closing: false, unproved: 'oldest' },
    newestFirst: true,
    above: head('Paycard Transaction History', ({ start, end, number }) => [
      `Card ending in ${number.slice(-4)}`,
      `${on(start, 'Apr 3, 2024')} - ${on(end, 'Apr 3, 2024')}`,
    ]),
    columns: [
      {
        title: 'Date & Time',
        x: 40,
        cell: ({ date, amount: own }) => `${on(date, '04/03/2024')} ${1 + (Math.abs(own) % 12)}:41 PM`,
      },
      text('Transaction', 140, 190),
      credit('Loads', 400, dollars),
      debit('Purchases', 470, around(commaPoint, '($5)')),
      balance('Card Balance', 560, dollars),
    ],
  },
  'frais-beside-withdrawals-and-days-with-months-in-capitals': {
    paper: { page: 'letter', size: 8 },
    book: { texts: FRENCH },
    says: { currency: 'CAD' },
    above: head('RELEVÉ DE COMPTE', ({ start, end, number }) => [
      `Folio ${number.slice(-6)}   Devise : CAD`,
      `Pour la période du ${on(start, '3 April 2024', 'fr')} au ${on(end, '3 April 2024', 'fr')}`,
    ]),
    columns: [
      { title: 'Date', x: 50, cell: ({ date }) => on(date, '3 APR', 'fr') },
      { title: 'Code', x: 95, means: 'description', cell: ({ amount: own }) => (own < 0 ? 'RGA' : 'DI') },
      text('Description', 130, 190),
      { title: 'Frais', x: 360, align: 'right', cell: () => '' },
      debit('Retrait', 420, spaceComma),
      credit('Dépôt', 485, spaceComma),
      balance('Solde', 555, minusBefore(spaceComma)),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(130, 'Solde reporté').put(555, minusBefore(spaceComma)(opening), RIGHT).down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(130, 'Solde à la fin', BOLD).put(555, minusBefore(spaceComma)(closing), RIGHT_BOLD),
  },
  'folios-of-noughts-and-the-balance-of-the-period-before': {
    paper: { page: 'letter', size: 8 },
    book: { texts: MEXICAN, ...rich },
    says: { currency: 'MXN' },
    above: head('ESTADO DE CUENTA INTEGRAL', ({ start, end, number }) => [
      [`CUENTA ${number.slice(-11)}`, 'MONEDA NACIONAL (MXN)'],
      `PERIODO: ${on(start, '03-APR-2024', 'es')} AL ${on(end, '03-APR-2024', 'es')}`,
    ]),
    columns: [
      { title: 'FECHA', x: 40, cell: ({ date }) => on(date, '03-APR-2024', 'es') },
      {
        title: 'FOLIO',
        x: 110,
        means: 'reference',
        cell: (_, { row }) => (row % 3 === 0 ? '0000000' : String(4_170_000 + row)),
      },
      text('DESCRIPCION', 165, 190),
      credit('DEPOSITO', 430, commaPoint),
      debit('RETIRO', 500, commaPoint),
      balance('SALDO', 575, commaPoint),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(165, 'SALDO FINAL DEL PERIODO ANTERIOR:').put(575, commaPoint(opening), RIGHT).down(),
    closes: ({ paper, book: { closing, moneyIn, moneyOut } }) =>
      paper
        .need(30)
        .put(165, 'TOTAL', BOLD)
        .put(430, commaPoint(moneyIn), RIGHT_BOLD)
        .put(500, commaPoint(moneyOut), RIGHT_BOLD)
        .put(575, commaPoint(closing), RIGHT_BOLD),
  },
  'card-with-authorisations-rates-and-instalments-left': {
    paper: { page: 'letter', size: 7.5 },
    book: { texts: COSTA_RICAN, opening: [-900_000, -400_000], rows: [6, 25] },
    says: { currency: 'COP', isOwed: true },
    above: head(
      'Extracto tarjeta de crédito',
      ({ start, end, number }) => [
        `Número de tarjeta **** **** **** ${number.slice(-4)}   Moneda: COP`,
        `Periodo facturado desde ${on(start, '03/04/2024')} hasta ${on(end, '03/04/2024')}`,
      ],
      ({ opening, closing }) => [
        ['Saldo anterior', around(pointComma, '$ 5', '$ -5')(opening)],
        ['Saldo total', around(pointComma, '$ 5', '$ -5')(closing)],
      ],
    ),
    columns: [
      {
        title: ['Número de', 'autorización'],
        x: 40,
        means: 'reference',
        cell: (_, { row }) => String(417_001 + row * 17),
      },
      at(['Fecha de', 'transacción'], 105, '03/04/2024'),
      text('Descripción', 170, 150),
      {
        title: ['Tasa', 'pactada'],
        x: 380,
        align: 'right',
        cell: ({ amount: own }) => (own < 0 ? '2,1480 %' : ''),
      },
      amount(['Cargos y', 'abonos'], 470, around(pointComma, '5', '-5')),
      {
        title: 'Cuotas',
        x: 520,
        cell: ({ amount: own }) => (own < 0 ? `1/${1 + (Math.abs(own) % 12)}` : ''),
      },
    ],
  },
  'escrow-and-principal-with-a-balance-for-both': {
    paper: { page: 'letter', size: 7.5 },
    book: { texts: BORROWER, rows: [4, 16], opening: [-30_000_000, -20_000_000] },
    says: { currency: 'USD', isOwed: true },
    above: head(
      'Mortgage Account Activity',
      ({ start, end, number }) => [
        `Loan number: ${number.slice(-10)}`,
        `Activity from ${on(start, '04/03/2024')} to ${on(end, '04/03/2024')}`,
      ],
      ({ opening, closing }) => [
        ['Beginning principal balance', owed(opening)],
        ['Ending principal balance', owed(closing)],
      ],
    ),
    columns: [
      at('Date', 40, '04/03/2024'),
      text('Description', 100, 180),
      amount('Principal', 370, around(commaPoint, '$5', '-$5')),
      { title: 'Escrow', x: 430, align: 'right', cell: () => '$0.00' },
      balance(['Principal', 'balance'], 510, around(commaPoint, '$5', '-$5')),
      { title: ['Escrow', 'balance'], x: 570, align: 'right', cell: () => '$2,417.88' },
    ],
  },
  'three-words-for-the-payment-before-its-amount': {
    paper: { size: 7.5 },
    book: {
      texts: {
        outgoing: ['Eft-Pos Greenfield', 'A/P J Example', 'Bill Payment Power'],
        incoming: ['D/C Acme Ltd', 'Bank Credit', 'Salary'],
      },
      opening: [100_000, 900_000],
    },
    says: { currency: 'NZD' },
    above: head('Everyday Account', ({ start, end, number }) => [
      numberLike('Account number ~~-~~~~-~~~~~~~-~~   Currency NZD', number),
      `From ${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}`,
    ]),
    columns: [
      at('Date', 40, '3 Apr 2024'),
      text('Transaction details', 100, 130),
      {
        title: 'Particulars',
        x: 245,
        means: 'description',
        cell: ({ amount: own }) => (own % 3 === 0 ? '' : 'Rent'),
      },
      {
        title: 'Code',
        x: 305,
        means: 'description',
        cell: ({ amount: own }) => (own % 4 === 0 ? 'A44' : ''),
      },
      {
        title: 'Reference',
        x: 350,
        means: 'reference',
        cell: ({ amount: own }) => (own % 2 === 0 ? 'Flat2' : ''),
      },
      debit('Withdrawals', 450, commaPoint),
      credit('Deposits', 505, commaPoint),
      balance('Balance', 565, minus),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(100, 'Opening balance').put(565, minus(opening), RIGHT).down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(100, 'Closing balance', BOLD).put(565, minus(closing), RIGHT_BOLD),
  },
}
