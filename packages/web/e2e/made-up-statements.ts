import { resultOf } from './as-account.ts'

/** Results of conversions, one for each thing that can be said of a statement. */

const HEADERS = ['Date', 'Transaction Reference', 'Debit', 'Credit', 'Balance']
const ROWS = [
  ['2024-01-02', 'RENT LARKSPUR ESTATES', '450.10', '', '549.90'],
  ['2024-01-03', 'CAFE ZURICH', '9.50', '', '540.40'],
  ['2024-02-01', 'SALARY NORTHLINE SYSTEMS', '', '1000.20', '1540.60'],
  ['2024-03-04', 'ELECTRICITY', '84.20', '', '1456.40'],
  ['2024-05-06', 'GROCERIES', '56.40', '', '1400.00'],
] as const
const PRINTED = ['02/01/2024', '03/01/2024', '01/02/2024', '04/03/2024', '06/05/2024']
const SUMS = ['-450.10', '-9.50', '1000.20', '-84.20', '-56.40']

const number = (amount: string, page = 1) => ({ amount, page, box: null })
const account = (more: object = {}) => ({
  number: '…4471',
  currency: 'AUD',
  openingBalance: '1000.00',
  closingBalance: '1400.00',
  period: { start: '2024-01-01', end: '2024-06-05' },
  check: 'proved',
  owed: false,
  doubts: [],
  unexplained: [],
  ...more,
})

const pageOf = (i: number) => (i < 3 ? 1 : 2)
const steps = ROWS.map((row, i) => ({
  kind: 'balance',
  account: 0,
  from: number(ROWS[i - 1]?.[4] ?? '1000.00', pageOf(Math.max(0, i - 1))),
  sum: SUMS[i],
  to: number(row[4], pageOf(i)),
  closes: true,
}))
const rows = (change: (i: number) => object = () => ({})) =>
  ROWS.map((_, i) => ({
    account: 0,
    page: pageOf(i),
    check: 'proved',
    witness: 'balance',
    doubts: [],
    expected: null,
    equation: i,
    cells: { date: { page: pageOf(i), box: [0.1, 0.1, 0.1, 0.1], text: PRINTED[i] } },
    ...change(i),
  }))
const statement = (more: object = {}, data: readonly (readonly string[])[] = ROWS, headers = HEADERS) =>
  resultOf(headers, data, {
    transactions: rows(),
    accounts: [account()],
    equations: steps,
    readings: [],
    pages: 2,
    pagesConverted: [1, 2],
    warnings: [],
    ...more,
  })

export const PROVED = statement()

/** Without a balance after each row. */
export const SUM_PROVED = statement(
  {
    transactions: rows(() => ({ witness: 'sum', equation: 0 })),
    equations: [
      {
        kind: 'account',
        account: 0,
        from: number('1000.00'),
        sum: '400.00',
        to: number('1400.00', 2),
        closes: true,
      },
    ],
  },
  ROWS.map((row) => row.slice(0, 4)),
  HEADERS.slice(0, 4),
)

/** Each of its dates is one day first and month first. */
export const AMBIGUOUS = statement({
  transactions: rows(() => ({ check: 'unproved', doubts: ['date-ambiguous'] })),
  accounts: [account({ check: 'unproved', doubts: ['date-ambiguous'] })],
  readings: [{ differs: 'month-first', rows: 5 }],
})

/** The balance after the fourth row is 0.90 too low. */
export const CONTRADICTED = statement({
  transactions: rows((i) =>
    i === 3
      ? {
          check: 'contradicted',
          witness: 'none',
          doubts: ['balance-breaks'],
          expected: { amount: '83.30', difference: '0.90' },
        }
      : i === 4
        ? { check: 'unproved', witness: 'none', doubts: ['no-witness'], equation: null }
        : {},
  ),
  accounts: [account({ check: 'contradicted', doubts: ['balance-breaks'], closingBalance: '1400.90' })],
  equations: steps.map((step, i) => (i === 3 ? { ...step, to: number('1457.30', 2), closes: false } : step)),
  warnings: [{ code: 'balance-mismatch', page: null, message: '' }],
})

/** Two pages of five. */
export const PARTLY = statement({
  accounts: [
    account({
      check: 'unproved',
      doubts: ['pages-missing', 'unexplained-numbers'],
      unexplained: [{ page: 2, box: [0.1, 0.8, 0.1, 0.01], text: '12.00' }],
    }),
  ],
  pages: 5,
})

const second = account({
  number: '…9',
  check: 'contradicted',
  doubts: ['total-breaks'],
  closingBalance: '7.00',
})
/** One account is proved, the other is not. */
export const SEVERAL = statement({
  transactions: rows((i) =>
    i === 4 ? { account: 1, check: 'contradicted', doubts: ['total-breaks'], equation: null } : {},
  ),
  accounts: [account({ closingBalance: '1456.40' }), { ...second, openingBalance: '7.00' }],
})

export const LETTER = resultOf([], [], {
  transactions: [],
  accounts: [],
  equations: [],
  readings: [],
  pages: 2,
  pagesConverted: [1, 2],
  warnings: [{ code: 'not-a-statement', page: null, message: '' }],
})

/** As many rows as are wanted, all of them proved. */
export const long = (count: number) => {
  const balance = (i: number) => `${1000 + i}.00`
  const data = Array.from({ length: count }, (_, i) => [
    `2024-01-${String((i % 28) + 1).padStart(2, '0')}`,
    `TRANSFER NUMBER ${i + 1}`,
    '',
    '1.00',
    balance(i + 1),
  ])
  return statement(
    {
      transactions: data.map(() => ({ ...rows()[0], equation: null })),
      accounts: [account({ closingBalance: balance(count) })],
      equations: [],
    },
    data,
  )
}

/** A scan, one of whose amounts was misread. */
export const MISREAD = statement({
  transactions: rows((i) =>
    i === 3
      ? {
          check: 'corrected',
          cells: { debit: { page: 1, box: [0.6, 0.3, 0.08, 0.02], text: '34.20', asked: '84.20' } },
        }
      : {},
  ),
})
