import { expect, test } from 'vitest'
import { typesetPages } from '../../test-support/typeset-pages.ts'
import { extractFromPages } from '../extract-statement.ts'
import type { PageLines } from '../layout/page-lines.ts'
import type { Statement } from '../statement/statement.ts'
import { readParts } from './part-document.ts'

const JANUARY = `
North Bank
Account number 11223344
Statement period 01/01/2024 - 31/01/2024
Opening balance 100.00
Date    Description        Debit    Credit   Balance
02/01   ACME               10.00              90.00
20/01   PAY                         50.00    140.00`
const FEBRUARY = `
North Bank
Account number 11223344
Statement period 01/02/2024 - 29/02/2024
Opening balance 140.00
Date    Description        Debit    Credit   Balance
02/02   ACME               10.00             130.00
20/02   PAY                         50.00    180.00`
const AMERICAN = `
Prairie Savings
Account Statement
Account number: 99887766
Statement period 01/01/2024 through 01/31/2024
Beginning balance $1,000.00
Date         Description           Amount       Balance
01/02/2024   RENT                 -500.00       $500.00
01/05/2024   PAYROLL             2,250.00     $2,750.00`
const GERMAN = `
Südbank
Kontoauszug vom 31.01.2024
IBAN DE02 1001 0010 0006 8201 01
Buchung      Verwendungszweck                Betrag EUR
             Kontostand am 31.12.2023         1.000,00
02.01.2024   Miete                             -500,00
15.01.2024   Gehalt                           2.250,00
             Kontostand am 31.01.2024         2.750,00`

/** The account, the day and the amount of each row. */
function readRows(...pages: string[]) {
  const { transactions, accounts } = extractFromPages(typesetPages(...pages), pages.length)
  return {
    rows: transactions.map(({ account, date, debit, credit, check }) =>
      [account, date, debit ?? credit, check].join(' '),
    ),
    currencies: accounts.map(({ currency }) => currency),
  }
}

test.each([
  ['order of day and month', JANUARY, AMERICAN, ['2024-01-02', '2024-01-20', '2024-01-02', '2024-01-05']],
  ['separator of decimals', AMERICAN, GERMAN, ['2024-01-02', '2024-01-05', '2024-01-02', '2024-01-15']],
])('statements are read by the %s that each has', (_, first, second, days) => {
  const { transactions, accounts } = extractFromPages(typesetPages(first, second), 2)
  expect(transactions.map(({ date }) => date)).toEqual(days)
  expect(transactions.map(({ check }) => check)).toEqual(days.map(() => 'proved'))
  expect(accounts).toHaveLength(2)
})

test('equations are numbered through', () => {
  const { transactions, equations } = extractFromPages(typesetPages(JANUARY, AMERICAN), 2)
  const sums = transactions.map(({ equation }) => equations[equation ?? -1])
  expect(sums.map((sum) => sum?.account)).toEqual([0, 0, 1, 1])
})

test('months of one account that go on with each other are one account', () => {
  const { accounts, transactions } = extractFromPages(typesetPages(JANUARY, FEBRUARY), 2)
  expect(accounts).toMatchObject([
    {
      openingBalance: '100.00',
      closingBalance: '180.00',
      period: { start: '2024-01-01', end: '2024-02-29' },
    },
  ])
  expect(transactions.map(({ account }) => account)).toEqual([0, 0, 0, 0])
})

test('balances that disagree in two statements are said once', () => {
  const [first, second] = [JANUARY.replace('90.00', '95.00'), AMERICAN.replace('$500.00', '$505.00')]
  const { warnings, accounts } = extractFromPages(typesetPages(first, second), 2)
  expect(accounts.map(({ check }) => check)).toEqual(['contradicted', 'contradicted'])
  expect(warnings.filter(({ code }) => code === 'balance-mismatch')).toHaveLength(1)
})

test('pages that hold no statement belong to the one before', () => {
  const terms = 'Fees\nof the bank\nas of today\nTransfer  1.00'
  expect(readRows(JANUARY, terms, AMERICAN).rows).toHaveLength(4)
})

test.each([
  ['one account belong together', '…3356', 1],
  ['two accounts are read apart', '…8871', 2],
])('pages without a period of %s, where more rows are proved apart', (_, second, count) => {
  const pages = typesetPages(JANUARY, AMERICAN)
  const readOf = (number: string, proved: number) => {
    const accounts = [{ number, period: { start: null, end: null }, check: 'unproved' }]
    const transactions = Array.from({ length: proved }, () => ({ account: 0, check: 'proved' }))
    return { statement: { accounts, transactions } as unknown as Statement }
  }
  const parts = readParts(pages, (some) =>
    some.length === pages.length ? readOf('…3356', 3) : readOf(some[0] === pages[0] ? '…3356' : second, 2),
  )
  expect(parts).toHaveLength(count)
})

test('what a proved account leaves out is no statement of its own', () => {
  const pages = typesetPages(JANUARY, FEBRUARY)
  const readOf = (...checks: string[]) => {
    const accounts = [{ number: null, period: { start: null, end: null }, check: checks[0] }]
    const transactions = checks.map((check) => ({ account: 0, check }))
    return { statement: { accounts, transactions } as unknown as Statement }
  }
  const countParts = (whole: string) =>
    readParts(pages, (some) =>
      some.length === pages.length
        ? readOf(whole, 'proved')
        : some[0] === pages[0]
          ? readOf('proved', 'proved')
          : readOf('unproved'),
    ).length
  expect(countParts('proved')).toBe(1)
  expect(countParts('unproved')).toBe(2)
})

test('a page that prints rows of a proved statement again is none by itself', () => {
  const pages = typesetPages(JANUARY, AMERICAN)
  const readOf = (number: string, check: string, ...debits: string[]) => {
    const accounts = [{ number, period: { start: null, end: null }, check }]
    const transactions = debits.map((debit) => ({
      account: 0,
      date: '2024-01-02',
      debit,
      credit: null,
      check,
    }))
    return { statement: { accounts, transactions } as unknown as Statement }
  }
  const countParts = (again: string) =>
    readParts(pages, (some) =>
      some[0] === pages[0] ? readOf('…3344', 'proved', '10.00', '50.00') : readOf('…7766', 'unproved', again),
    ).length
  expect(countParts('50.00')).toBe(1)
  expect(countParts('51.00')).toBe(2)
})

test('what contradicts a statement does not vanish where a page looks like its first', () => {
  const [head, rows] = [JANUARY.slice(0, JANUARY.indexOf('02/01')), JANUARY.slice(JANUARY.indexOf('02/01'))]
  const second = `${head.replace('Opening balance 100.00', 'Brought forward 90.00')}${rows.replace('02/01   ACME               10.00              90.00\n', '')}`
  const first = `${head}02/01   ACME               10.00              95.00`
  expect(readRows(first, second).rows.filter((row) => row.endsWith('contradicted'))).not.toEqual([])
})

test('parts that are read together are read from the pages as printed, not as another reading mended them', () => {
  const pages = typesetPages(JANUARY, 'Fees\nof the bank\nas of today\nTransfer  1.00', AMERICAN)
  const asked: PageLines[] = []
  readParts(pages, (some) => {
    asked.push(...some)
    return { pages: some.map((page) => ({ ...page })), statement: extractFromPages(some, pages.length) }
  })
  expect(asked.every((page) => pages.includes(page))).toBe(true)
})
