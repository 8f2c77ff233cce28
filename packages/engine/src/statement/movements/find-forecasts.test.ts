import { expect, test } from 'vitest'
import { readRowOf } from '../../../test-support/ledger-rows.ts'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import type { IsoDate } from '../../dates/calendar.ts'
import { extractFromPages } from '../../extract-statement.ts'
import type { Minor } from '../../money/money.ts'
import type { Movement } from '../ledger.ts'
import { findForecasts, withoutComing, withoutWhatFollowsClosing } from './find-forecasts.ts'

const APRIL = { start: '2024-04-01' as IsoDate, end: '2024-04-30' as IsoDate }

const tableOf = (...days: string[]) => ({
  movements: days.map(
    (day) =>
      ({
        row: readRowOf(`${day} | ACME | 10.00`),
        movement: -1000,
        balance: null,
        amountColumn: 0,
        balanceColumn: null,
      }) as unknown as Movement,
  ),
  isOwed: false,
  isReversed: false,
})

const WITHIN = tableOf('03/04/2024', '20/04/2024')
const AHEAD = tableOf('03/05/2024', '03/06/2024')

test.each<[string, ReturnType<typeof tableOf>[], typeof APRIL | null, boolean]>([
  ['dated after the period, beside one within', [WITHIN, AHEAD], APRIL, true],
  ['without a period', [WITHIN, AHEAD], null, false],
  ['alone', [AHEAD], APRIL, false],
  ['beside none within the period', [tableOf('03/03/2024'), AHEAD], APRIL, false],
])('a table %s', (_, tables, period, isForecast) => {
  expect([...findForecasts(tables, period, 'day-first')]).toEqual(isForecast ? [AHEAD] : [])
})

test.each([
  ['settled after the period is still to come', '02/05/2024', true],
  ['settled within it is booked', '30/04/2024', false],
])('a table without balances whose rows are all %s, where others print balances', (_, day, isForecast) => {
  const withBalances = {
    ...WITHIN,
    movements: WITHIN.movements.map((movement) => ({ ...movement, balance: 100 }) as Movement),
  }
  const valueDate = readRowOf(`${day} | ACME | 10.00`).date
  const { movements } = tableOf('26/04/2024', '29/04/2024')
  const table = {
    ...WITHIN,
    movements: movements.map((movement) => ({ ...movement, row: { ...movement.row, valueDate } })),
  }
  const found = findForecasts([withBalances, table], APRIL, 'day-first')
  expect([...found]).toEqual(isForecast ? [table] : [])
})

test('a limit without a day below what is still to come does not make it booked', () => {
  const rows = ['03/05/2024', '03/06/2024', ''].flatMap((day) => tableOf(day).movements)
  const coming = { ...AHEAD, movements: rows }
  expect([...findForecasts([WITHIN, coming], APRIL, 'day-first')]).toEqual([coming])
})

test('a table without balances whose rows lie long before the period tells of something else, where others print balances', () => {
  const withBalances = {
    ...WITHIN,
    movements: WITHIN.movements.map((movement) => ({ ...movement, balance: 100 }) as Movement),
  }
  const deposits = tableOf('12/03/2023', '02/01/2024')
  const late = tableOf('28/03/2024')
  expect([...findForecasts([withBalances, deposits, late], APRIL, 'day-first')]).toEqual([deposits])
  expect([...findForecasts([WITHIN, deposits], APRIL, 'day-first')]).toEqual([])
  const due = (day: string) => ({
    ...deposits,
    movements: [
      ...deposits.movements,
      ...tableOf('02/04/2024').movements.map(
        (movement) =>
          ({ ...movement, row: { ...movement.row, valueDate: readRowOf(`${day} |`).date } }) as Movement,
      ),
    ],
  })
  const [ofTerms, booked] = [due('02/04/2025'), due('04/04/2024')]
  expect([...findForecasts([withBalances, ofTerms, booked], APRIL, 'day-first')]).toEqual([ofTerms])
})

test('a table that begins with a balance is none', () => {
  const opening = { ...AHEAD.movements[0], row: readRowOf('| Opening balance | | 90.00') } as Movement
  const account = { ...AHEAD, movements: [opening, ...AHEAD.movements] }
  expect([...findForecasts([WITHIN, account], APRIL, 'day-first')]).toEqual([])
})

test('a table with one row within the period is none', () => {
  const mixed = tableOf('30/04/2024', '02/05/2024')
  expect([...findForecasts([WITHIN, mixed], APRIL, 'day-first')]).toEqual([])
})

test('the last rows of a table that prints balances are still to come where they are dated after the period, and print none that go on', () => {
  const withBalances = (days: string[], balances: (number | null)[]) => {
    const table = tableOf(...days)
    return {
      ...table,
      movements: table.movements.map(
        (movement, i) => ({ ...movement, balance: balances[i] ?? null }) as Movement,
      ),
    }
  }
  const days = ['03/04/2024', '20/04/2024', '03/05/2024', '03/06/2024']
  const lengthOf = (balances: (number | null)[]) =>
    withoutComing(withBalances(days, balances), APRIL, 'day-first').movements.length
  expect(lengthOf([500, 400])).toBe(2)
  expect(lengthOf([5000, 4000, 3000, 2000])).toBe(4)
  expect(lengthOf([5000, 4000, 9000, 8000])).toBe(4)
  expect(lengthOf([5000, 4000, 900, 700])).toBe(2)
  expect(lengthOf([])).toBe(4)
})

test('so are rows behind a balance below those of the period, also where they print no year', () => {
  const balance = {
    ...WITHIN.movements[0],
    row: readRowOf('| Balance | | 80.00'),
    movement: null,
    balance: 8000,
  } as Movement
  const lengthOf = (first: string, ...others: string[]) => {
    const table = tableOf(first, ...others)
    const movements = [...table.movements.slice(0, 1), balance, ...table.movements.slice(1)]
    return withoutComing({ ...table, movements }, APRIL, 'day-first').movements.length
  }
  expect(lengthOf('20/04', '05/05', '10/05')).toBe(2)
  expect(lengthOf('20/04', '28/03')).toBe(3)
})

test.each([
  ['another part, without date and balance, go', 1, [], null, 2],
  ['the same part stay', 0, [], null, 3],
  ['another part stay where they print a balance', 1, [], 300, 3],
  ['another part stay where they are dated', 1, ['21/04'], null, 3],
] as const)('rows behind the named closing balance in %s', (_, part, dates, balance, length) => {
  const rows = [
    ...WITHIN.movements.map((movement, i) => ({ ...movement, balance: [500, 400][i] })),
    { ...WITHIN.movements[0], row: { ...readRowOf('- | FEE | 1.00'), part, lines: [{ dates }] }, balance },
  ] as unknown as Movement[]
  const table = { ...WITHIN, movements: rows }
  expect(withoutWhatFollowsClosing(table, [400 as Minor]).movements).toHaveLength(length)
  expect(withoutWhatFollowsClosing(table, [500 as Minor])).toBe(table)
})

const readText = (text: string) => extractFromPages(typesetPages(text), 1)

test('what an interest row is made up of, below the closing balance, is no row', () => {
  const { transactions, accounts } = readText(`
Bu-Tag  Wert    Vorgang                                         
                alter Kontostand vom 28.03.2024                   24,31 H
23.04.  22.04.  Baumarkt PN:4444                        63,39 S
25.04.  24.04.  Gutschrift PN:4444                                 5,00 H
30.04.  30.04.  Abschluss lt. Anlage 1 PN:905            0,11 S
                neuer Kontostand vom 30.04.2024                   34,19 S

Anlage 1
Buchungstag: 30.04.2024
                9,45000% Sollzins                        0,11 S
                Summe Abschlussposten in EUR             0,11 S`)
  expect(transactions.map(({ debit, credit }) => debit ?? credit)).toEqual(['63.39', '5.00', '0.11'])
  expect(accounts.map(({ closingBalance }) => closingBalance)).toEqual(['-34.19'])
})

test.each([
  ['that are listed again are none', 'Monthly fee', ['150.00', '145.00', '140.00'], ['proved']],
  ['of another amount stay', 'Interest', ['150.00', '145.00', '140.00', '7.00'], ['contradicted']],
])('rows below the closing balance %s', (_, text, balances, checks) => {
  const amount = text === 'Interest' ? '7.00' : '5.00'
  const { transactions, accounts } = readText(`
Date        Description                  Debit     Credit    Balance
30/03/2024  Opening balance                                   100.00
13/04/2024  ACME                                    50.00     150.00
14/04/2024  Monthly fee                   5.00                145.00
30/04/2024  Monthly fee                   5.00                140.00
30/04/2024  Closing balance                                   140.00
30/04/2024  ${text.padEnd(12)}          1       ${amount}                  ${amount}`)
  expect(transactions.map(({ balance }) => balance)).toEqual(balances)
  expect(accounts.map(({ check }) => check)).toEqual(checks)
})

test('what stands below the opening balance, where the newest row stands first, is no other account', () => {
  const { transactions, accounts } = readText(`
Data        Histórico                        Valor
31/08/2026  TRANSF CONTAS               -28.000,00
31/08/2026  CREDITO TRANSF               39.037,71
31/08/2026  SALDO DO DIA                 47.649,81
24/08/2026  TRIBUTOS FEDERAIS            -2.063,77
17/08/2026  ENERGIA                        -156,20
06/08/2026  PIX RECEBIDO                  3.347,32
03/08/2026  TRANSF RECURSO                   -1,50
03/08/2026  SALDO DO DIA                 35.484,75
31/07/2026  SALDO ANTERIOR               35.486,25

            Saldo em conta:              47.649,81`)
  expect(transactions).toHaveLength(6)
  expect(accounts.map(({ openingBalance, closingBalance }) => [openingBalance, closingBalance])).toEqual([
    ['35486.25', '47649.81'],
  ])
})

test('rows that print no year are as good as within the period', () => {
  const yearless = tableOf('03/04', '20/04')
  expect([...findForecasts([yearless, AHEAD], APRIL, 'day-first')]).toEqual([AHEAD])
})
