import { amount, balance, type Column, credit, debit, text } from '../setting/columns.ts'
import { around, commaPoint, commaWhole, minusBefore, pointComma } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { BOLD, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { BRITISH, MERCHANT } from '../texts/american-and-british.ts'
import { JAPANESE } from '../texts/asian.ts'
import { SPANISH } from '../texts/western-european.ts'

const rich = { isNeverOverdrawn: true, opening: [400_000, 9_000_000] } as const
const dollars = around(commaPoint, '-$5', '$5')
const owed = around(commaPoint, '$5', '-$5')
const minus = minusBefore(commaPoint)

const at = (title: Column['title'], x: number, style: string): Column => ({
  title,
  x,
  cell: ({ date }) => on(date, style),
})

/** Machines, hotels, doctors, schools, agents and market places that keep accounts, and a few banks more. */
export const OUTSIDE_BANK_HABITS: Readonly<Record<string, PlainHabit>> = {
  'slip-of-a-machine-with-letters-behind': {
    paper: { font: 'courier', size: 7.5 },
    book: {
      texts: { outgoing: ['POS GREENFIELD', 'ATM WDL', 'UTIL PMT'], incoming: ['SALARY', 'CASH DEP'] },
      ...rich,
      rows: [5, 12],
    },
    says: { currency: 'INR', period: 'none', opening: false, unproved: 'all' },
    above: head('MINI STATEMENT', ({ number }) => [`A/C NO XXXXXX${number.slice(-4)}`, 'AMOUNTS IN INR']),
    columns: [
      at('DATE', 50, '03/04/24'),
      text('TXN', 105, 80),
      amount('AMOUNT', 260, around(commaPoint, '5DR', '5CR')),
    ],
    closes: ({ paper, book: { closing } }) =>
      paper
        .need(20)
        .put(50, 'CURRENT BALANCE')
        .put(260, `${commaPoint(closing)}CR`, RIGHT),
  },
  'folio-of-a-hotel-with-charges-and-credits': {
    paper: { page: 'letter', size: 8.5 },
    book: {
      texts: {
        outgoing: ['Room charge', 'City tax', 'Restaurant dinner', 'Minibar'],
        incoming: ['Visa payment', 'Adjustment'],
      },
      rows: [5, 16],
      opening: [-20_000, -5_000],
      largest: 30_000,
    },
    says: { currency: 'USD', isOwed: true, number: false },
    above: head('Guest Folio', ({ start, end }) => [
      `Arrival ${on(start, '04/03/2024')}   Departure ${on(end, '04/03/2024')}`,
      'Currency USD',
    ]),
    columns: [
      at('Date', 50, '04/03/2024'),
      text('Description', 130, 230),
      debit('Charges', 450, around(commaPoint, '$5')),
      credit('Credits', 550, around(commaPoint, '$5', '$5')),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(130, 'Previous balance').put(450, owed(opening), RIGHT).down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(130, 'Balance due', BOLD).put(450, owed(closing), RIGHT_BOLD),
  },
  'account-of-a-patient-with-adjustments': {
    paper: { page: 'letter', size: 8 },
    book: {
      texts: {
        outgoing: ['Office visit', 'Laboratory panel', 'X-ray'],
        incoming: ['Insurance payment', 'Contractual adjustment', 'Patient payment'],
      },
      rows: [5, 16],
      opening: [-90_000, -40_000],
      largest: 60_000,
    },
    says: { currency: 'USD', isOwed: true },
    above: head(
      'Patient Statement',
      ({ start, end, number }) => [
        `Account Number ${number.slice(-8)}`,
        `Statement Period ${on(start, '04/03/2024')} - ${on(end, '04/03/2024')}`,
      ],
      ({ opening, closing }) => [
        ['Previous Balance', owed(opening)],
        ['Amount Due', owed(closing)],
      ],
    ),
    columns: [
      at(['Date of', 'Service'], 40, '04/03/2024'),
      text('Description', 110, 220),
      debit('Charges', 400, commaPoint),
      credit(['Payments /', 'Adjustments'], 480, around(commaPoint, '-5', '-5')),
      balance(['Patient', 'Balance'], 560, around(commaPoint, '5', '-5')),
    ],
  },
  'agent-of-a-landlord-with-rents-and-fees': {
    book: {
      texts: {
        outgoing: ['Management fee 10%', 'Plumber repair', 'Paid to you by BACS'],
        incoming: ['Rent received 12 High St', 'Deposit interest'],
      },
      ...rich,
      rows: [4, 16],
    },
    says: { currency: 'GBP', number: false },
    above: head('Landlord Statement', ({ start, end }) => [
      `Period ${on(start, '03/04/2024')} to ${on(end, '03/04/2024')}   All amounts in GBP`,
    ]),
    columns: [
      at('Date', 50, '03/04/2024'),
      text('Details', 120, 250),
      credit('Income', 430, commaPoint),
      debit('Expenditure', 500, commaPoint),
      balance('Balance', 565, commaPoint),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(120, 'Balance from last statement').put(565, commaPoint(opening), RIGHT).down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(120, 'Balance held', BOLD).put(565, commaPoint(closing), RIGHT_BOLD),
  },
  'market-place-with-fees-taxes-and-net-of-each-sale': {
    paper: { page: 'landscape', size: 7.5, bottom: 520 },
    book: { texts: MERCHANT, ...rich, rows: [8, 25] },
    says: { currency: 'USD', number: false, opening: false, closing: false, unproved: 'oldest' },
    newestFirst: true,
    above: head('Payment account activity', ({ start, end }) => [
      `${on(start, '3 April, 2024')} - ${on(end, '3 April, 2024')}`,
    ]),
    columns: [
      at('Date', 40, '3 April, 2024'),
      { title: 'Type', x: 120, means: 'description', cell: ({ amount: own }) => (own < 0 ? 'Fee' : 'Sale') },
      text('Title', 170, 220),
      { title: 'Currency', x: 400, cell: () => 'USD' },
      {
        title: 'Amount',
        x: 510,
        align: 'right',
        cell: ({ amount: own }) => (own > 0 ? dollars(own + 65) : '--'),
      },
      {
        title: 'Fees & Taxes',
        x: 590,
        align: 'right',
        cell: ({ amount: own }) => (own > 0 ? '-$0.65' : dollars(own)),
      },
      amount('Net', 660, dollars),
      balance('Balance', 750, dollars),
    ],
  },
  'line-of-credit-with-what-is-drawn-and-what-is-left': {
    paper: { size: 8 },
    book: { texts: SPANISH, opening: [-900_000, -400_000], rows: [6, 20], largest: 90_000 },
    says: { currency: 'EUR' },
    above: head('Extracto de cuenta de crédito', ({ start, end, number }) => [
      `Cuenta ${number.slice(-12)}   Divisa EUR   Límite 50.000,00`,
      `Del ${on(start, '03/04/2024')} al ${on(end, '03/04/2024')}`,
    ]),
    columns: [
      at('Fecha', 40, '03/04/2024'),
      text('Concepto', 110, 220),
      amount('Importe', 410, minusBefore(pointComma)),
      balance('Saldo', 490, minusBefore(pointComma)),
      { title: 'Disponible', x: 570, align: 'right', cell: (entry) => pointComma(5_000_000 + entry.balance) },
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(110, 'Saldo anterior').put(490, minusBefore(pointComma)(opening), RIGHT).down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(110, 'Saldo final').put(490, minusBefore(pointComma)(closing), RIGHT),
  },
  'account-of-a-student-by-terms': {
    paper: { page: 'letter', size: 8 },
    book: {
      texts: {
        outgoing: ['Tuition', 'Housing', 'Health fee'],
        incoming: ['Scholarship', 'Payment - Thank You', 'Federal loan'],
      },
      rows: [5, 16],
      opening: [-90_000, -40_000],
      largest: 60_000,
    },
    says: { currency: 'USD', isOwed: true },
    above: head(
      'Student Account Statement',
      ({ start, end, number }) => [
        `Student account ${number.slice(-8)}`,
        `Activity from ${on(start, 'Apr 3, 2024')} to ${on(end, 'Apr 3, 2024')}`,
      ],
      ({ opening, closing }) => [
        ['Prior balance', owed(opening)],
        ['Total amount due', owed(closing)],
      ],
    ),
    columns: [
      at('Date', 40, 'Apr 3, 2024'),
      { title: 'Term', x: 120, means: 'description', cell: () => 'Spring 2024' },
      text('Item', 190, 180),
      debit('Charge', 450, around(commaPoint, '$5')),
      credit('Credit', 550, around(commaPoint, '$5', '$5')),
    ],
  },
  'cooperative-bank-of-japan-with-branch-numbers': {
    paper: { font: 'gothic', size: 8 },
    book: { texts: JAPANESE, isNeverOverdrawn: true, opening: [400_000, 9_000_000] },
    says: { exponent: 0, currency: 'JPY', number: false, opening: true, closing: false },
    above: head('お取引明細', ({ start, end }) => [
      `照会期間 ${on(start, '2024/04/03')} ～ ${on(end, '2024/04/03')}`,
      '単位：円',
    ]),
    columns: [
      at('取引日', 50, '2024/04/03'),
      text('お取引内容', 120, 140),
      debit('お支払金額', 340, commaWhole),
      credit('お預り金額', 420, commaWhole),
      balance('差引残高', 510, commaWhole),
      { title: '取扱店', x: 530, means: 'description', cell: () => '041' },
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(120, '前頁繰越').put(510, commaWhole(opening), RIGHT).down(),
  },
  'amount-in-a-box-of-its-own-under-each-text': {
    paper: { size: 9 },
    book: { texts: BRITISH, ...rich, rows: [6, 18] },
    says: { currency: 'GBP' },
    gap: 20,
    above: head(
      'Statement',
      ({ start, end, number }) => [
        `Account number ${number.slice(-8)}`,
        `${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}`,
      ],
      ({ opening, closing }) => [
        ['Opening balance', around(commaPoint, '-£5', '£5')(opening)],
        ['Closing balance', around(commaPoint, '-£5', '£5')(closing)],
      ],
    ),
    columns: [
      at('Date', 50, '3 Apr 2024'),
      text('Description', 130, 300),
      {
        title: 'Amount',
        x: 545,
        align: 'right',
        cell: ({ amount: own, text: above }, { paper }) => [
          ...paper.wrap(above, 300).map(() => ''),
          around(commaPoint, '-£5', '+£5')(own),
        ],
      },
    ],
  },
  'interest-and-capital-of-a-pool-of-savers': {
    book: {
      texts: {
        outgoing: ['Share withdrawal', 'Loan disbursed ~~~~', 'Annual fee'],
        incoming: ['Monthly contribution', 'Loan repayment', 'Dividend'],
      },
      ...rich,
    },
    says: { currency: 'KES' },
    above: head('MEMBER LEDGER', ({ start, end, number }) => [
      `Member No: ${number.slice(-6)}   Currency: KES`,
      `From: ${on(start, '03-Apr-2024')}  To: ${on(end, '03-Apr-2024')}`,
    ]),
    columns: [
      at('Trans Date', 50, '03-Apr-2024'),
      { title: 'Doc No', x: 120, means: 'reference', cell: (_, { row }) => `RV${4_170 + row}` },
      text('Narration', 175, 180),
      debit('Debit', 420, commaPoint, '0.00'),
      credit('Credit', 490, commaPoint, '0.00'),
      balance('Balance', 565, minus),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(175, 'Balance B/F').put(565, minus(opening), RIGHT).down(),
    closes: ({ paper, book: { moneyIn, moneyOut, closing } }) => {
      paper
        .need(40)
        .put(175, 'Totals', BOLD)
        .put(420, commaPoint(moneyOut), RIGHT_BOLD)
        .put(490, commaPoint(moneyIn), RIGHT_BOLD)
        .down()
      paper.put(175, 'Balance C/F').put(565, minus(closing), RIGHT)
    },
  },
}
