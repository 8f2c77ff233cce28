import { describe, expect, test } from 'vitest'
import { movementOf } from '../../../test-support/movements.ts'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { extractFromPages } from '../../extract-statement.ts'
import { toMinor } from '../../money/money.ts'
import { parseMoney } from '../../money/parse-money.ts'
import type { Movement } from '../ledger.ts'
import type { PrintedFacts } from './printed-facts.ts'
import { splitAccounts } from './split-accounts.ts'

/** A table of rows at y of 10 times their number. */
function table(rows: readonly string[], { isReversed = false, from = 1, part = 0 } = {}) {
  const movements = rows.map((text, i): Movement => {
    const movement = movementOf(text, part)
    return { ...movement, row: { ...movement.row, baseline: (from + i) * 10 } }
  })
  return { movements, isOwed: false, isReversed }
}

const NOTHING: PrintedFacts = { balances: [], numbers: [], amounts: [] }
const namesOf = (tables: ReturnType<typeof table>[], facts = NOTHING) =>
  splitAccounts(tables, facts, 'day-first').map(({ movements }) =>
    movements.map(({ row }) => row.description).join(' '),
  )

test('a list of rows that an account has printed is none of another, whatever number stands above it', () => {
  const numbers = [{ number: '…2222', page: 1, baseline: 25 }]
  const listed = (...rows: readonly string[]) =>
    namesOf([table(['A | -10 |', 'B | 20 |']), table(rows, { from: 3, part: 1 })], { ...NOTHING, numbers })
  expect(listed('B | 20 |', 'A | 10 |')).toEqual(['A B B A'])
  expect(listed('B | 20 |', 'C | 15 |')).toEqual(['A B', 'B C'])
})

test('on the bill of a card, another card is no other account', () => {
  const numbers = [
    { number: '…1004', page: 1, baseline: 5, isCard: true },
    { number: '…1012', page: 1, baseline: 25, isCard: true },
  ]
  const tables = [table(['A | -10 |', 'B | -20 |']), table(['C | -5 |', 'D | -7 |'], { from: 3, part: 1 })]
  const named = (isOwed: boolean) =>
    namesOf(
      tables.map((chosen) => ({ ...chosen, isOwed })),
      { ...NOTHING, numbers },
    )
  expect(named(true)).toEqual(['A B C D'])
  expect(named(false)).toEqual(['A B', 'C D'])
})

describe('accounts with opening rows', () => {
  const first = ['opening balance | | 100', 'A | -10 | 90', 'B | 20 | 110']
  const second = ['opening balance | | 500', 'C | -50 | 450']

  test('part where a row opens with another balance than the one reached', () => {
    expect(namesOf([table(first), table(second)])).toEqual(['opening balance A B', 'opening balance C'])
    expect(namesOf([table([...first, ...second])])).toEqual(['opening balance A B', 'opening balance C'])
  })

  test('begin with an opening balance above the titles of their rows', () => {
    const opened = table([...first, 'opening balance | | 500'])
    const rows = table(['C | -50 | 450'], { from: 9, part: 1 })
    expect(namesOf([opened, rows])).toEqual(['opening balance A B', 'opening balance C'])
  })

  test('begin on a page that only opens the next account and carries its balance on', () => {
    const pageOf = (...rows: readonly string[]) => {
      const part = Number(rows[0])
      return table(rows.slice(1), { from: 10 * part, part })
    }
    const opened = pageOf('1', 'opening balance | | 500', 'carried forward | | 500')
    const rows = pageOf('2', 'brought forward | | 500', 'C | -50 | 450')
    expect(namesOf([table(first), opened, rows])).toEqual([
      'opening balance A B',
      'opening balance carried forward brought forward C',
    ])
  })

  test('go on where it opens with the same', () => {
    expect(namesOf([table(first), table(['opening balance | | 110', 'C | -10 | 100'])])).toHaveLength(1)
  })

  test('carry their balance over where it is called an opening one on the next page', () => {
    const [account] = splitAccounts(
      [table(first), table(['opening balance | | 110'], { part: 1 })],
      NOTHING,
      'day-first',
    )
    expect(account?.movements.map(({ row }) => row.kind)).toEqual(['opening', null, null, 'forward'])
  })

  test('are opened by the balance at their end where the newest row stands first', () => {
    const newer = table(['D | 5', 'C | -10'], { isReversed: true })
    const oldest = table(['A | -10', 'opening balance | | 100'], { isReversed: true, from: 9, part: 1 })
    expect(namesOf([newer, oldest])).toEqual(['D C A opening balance'])
  })

  test('part in the same way where the newest row stands first', () => {
    const reversed = (rows: readonly string[]) => table([...rows].reverse(), { isReversed: true })
    expect(namesOf([reversed(first), reversed(second)])).toEqual(['B A opening balance', 'C opening balance'])
  })
})

describe('rows that do not go on with a balance', () => {
  /** Two lists of rows with running balances, the newest first, the second of which begins on a day of May. */
  const lists = (day: number) => `
Date         Description          Amount      Wallet Balance
14/05/2024   ACME                  10.00          90.00
13/05/2024   BOOKS                 20.00         100.00
12/05/2024   CAFE                  30.00         120.00
11/05/2024   FARE                   5.00         150.00

Savings

Date         Description          Amount      Savings Balance
${day}/05/2024   EARNED                 1.00         903.00
${day - 1}/05/2024   EARNED                 2.00         902.00
${day - 2}/05/2024   TRANSFER               3.00         900.00
${day - 3}/05/2024   TRANSFER               4.00         897.00`

  test.each([
    ['are another account where the days begin anew', 20, 2],
    ['are the same one where the days go on: rows may be lost between', 10, 1],
  ])('%s', (_, day, count) => {
    expect(extractFromPages(typesetPages(lists(day)), 1).accounts).toHaveLength(count)
  })
})

test('money in and out without dates between two balances is a summary, no account', () => {
  const rows = table(['opening balance | | 100', 'A | -10 | 90'])
  const summary = table(['opening balance | | 100', 'Money out | -10 |', 'closing balance | | 90'], {
    from: 9,
  })
  const undated = summary.movements.map((movement) => ({ ...movement, row: { ...movement.row, date: null } }))
  expect(namesOf([rows, { ...summary, movements: undated }])).toEqual(['opening balance A'])
})

test('a balance brought forward right under another one opens an account', () => {
  const rows = ['b/f | | 100', 'A | -10 | 90', 'c/f | | 90', 'b/f | | 500', 'B | 20 | 520']
  const named = table(rows)
  const movements = named.movements.map((movement) =>
    movement.row.description.endsWith('/f')
      ? { ...movement, row: { ...movement.row, kind: 'forward' as const } }
      : movement,
  )
  expect(namesOf([{ ...named, movements }])).toEqual(['b/f A c/f', 'b/f B'])
})

describe('accounts without opening rows', () => {
  const first = table(['A | -10 | 90', 'B | 20 | 110'])
  const number = (digits: string, baseline: number) => ({ number: `…${digits}`, page: 1, baseline })
  const named = { ...NOTHING, numbers: [number('1111', 5), number('2222', 35)] }
  const dollars = { decimal: '.', exponent: 2 } as const
  const opening = (text: string, baseline: number) => {
    const money = parseMoney(text, dollars)
    return money === null ? [] : [{ kind: 'opening' as const, money, words: [], page: 1, baseline }]
  }

  test('part where another one is named and the balance does not go on', () => {
    const second = table(['C | -50 | 450'], { from: 5, part: 1 })
    expect(namesOf([first, second], named)).toEqual(['A B', 'C'])
  })

  test('part where the balance that the next row comes from is printed in between', () => {
    const second = table(['C | -50 | 450'], { from: 5, part: 1 })
    expect(namesOf([first, second], { ...NOTHING, balances: opening('5.00', 35) })).toHaveLength(2)
    expect(namesOf([first, second], { ...NOTHING, balances: opening('7.00', 35) })).toHaveLength(1)
  })

  test('part where what the further rows come to is printed in between, and nowhere above', () => {
    const second = table(['C | -50 | 450'], { from: 5, part: 1 })
    const summary = { magnitude: toMinor(450), page: 1, baseline: 35 }
    const letterhead = { ...summary, baseline: 5 }
    expect(namesOf([first, second], { ...NOTHING, amounts: [summary] })).toEqual(['A B', 'C'])
    expect(namesOf([first, second], { ...NOTHING, amounts: [letterhead, summary] })).toEqual(['A B C'])
  })

  test('go on where the balance goes on, whatever is named', () => {
    const second = table(['C | -50 | 60'], { from: 5, part: 1 })
    expect(namesOf([first, second], named)).toEqual(['A B C'])
  })
})

test.each([
  ['of cards below that of an account begin none', [false, true], ['A B']],
  ['of cards above each of their rows begin accounts', [true, true], ['A', 'B']],
] as const)('numbers %s', (_, [first, second], accounts) => {
  const numbers = [
    { number: '…1111', page: 1, baseline: 5, ...(first ? { isCard: true } : {}) },
    { number: '…2222', page: 1, baseline: 55, ...(second ? { isCard: true } : {}) },
  ]
  const tables = [table(['A | -10 |']), table(['B | -20 |'], { from: 9, part: 1 })]
  expect(namesOf(tables, { ...NOTHING, numbers })).toEqual(accounts)
})
