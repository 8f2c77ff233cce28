import { describe, expect, test } from 'vitest'
import { readRowOf } from '../../../test-support/ledger-rows.ts'
import { typeset } from '../../../test-support/typeset.ts'
import type { Line, Word } from '../../layout/word.ts'
import { Cell } from '../../table/cell.ts'
import type { Movement } from '../ledger.ts'
import { datesOutOfPlace } from './dates-out-of-place.ts'

/** What is read of a row: its first and last line on the page, the date that it was given, and its amount. */
type Read = {
  readonly lines: readonly [from: number, to: number]
  readonly date?: string
  readonly amount: string
}

/** The texts of the rows that are doubted, by their amounts. */
function doubted(page: string, ...read: readonly Read[]): string[] {
  const lines = typeset(page)
  const words = lines.flatMap((line) => line.words)
  const find = (text: string | undefined) => words.filter((word) => word.text === text)
  const rows = read.map(({ lines: [from, to], date, amount }, id): Movement => {
    const rowLines = lines.slice(from, to + 1)
    const [dateCell, amountCell] = [new Cell(find(date).slice(0, 1)), new Cell(find(amount).slice(0, 1))]
    const used = new Set<Word>([...dateCell.words, ...amountCell.words])
    const description = new Cell(rowLines.flatMap((line) => line.words.filter((word) => !used.has(word))))
    const row = readRowOf(`${date ?? ''} | TEXT | ${amount}`)
    return {
      row: { ...row, id, lines: rowLines, cells: { date: dateCell, description }, moneyCells: [amountCell] },
      movement: row.money[0]?.magnitude ?? null,
      balance: null,
      amountColumn: 0,
      balanceColumn: null,
    }
  })
  const inRows = new Set<Line>(rows.flatMap(({ row }) => row.lines))
  const lost = new Map<Line, readonly Line[]>()
  for (const { row } of rows) {
    const first = lines.indexOf(row.lines[0] as Line)
    const from = lines.findLastIndex((line, i) => i < first && inRows.has(line)) + 1
    lost.set(row.lines[0] as Line, lines.slice(from, first))
  }
  return [...new Set(datesOutOfPlace(rows, lost, 'day-first'))].map((id) => read[id]?.amount ?? '')
}

describe('a date in the column of dates', () => {
  const page = `
01/04/2024  ACME     1.00
02/04/2024  A LONG
            TEXT
            SHOP     2.00`

  test('that is part of no row is rather that of the row below, however many lines stand between', () => {
    const first = { lines: [0, 0], date: '01/04/2024', amount: '1.00' } as const
    expect(doubted(page, first, { lines: [3, 3], date: '01/04/2024', amount: '2.00' })).toEqual(['2.00'])
    expect(doubted(page, first, { lines: [1, 3], date: '02/04/2024', amount: '2.00' })).toEqual([])
  })

  test('elsewhere beside the amount of the only row without one in its place', () => {
    const list = `
01/04/2024  ACME               1.00
1001        ^      06/04/2024  2.00
07/04/2024  SHOP               3.00`
    const first = { lines: [0, 0], date: '01/04/2024', amount: '1.00' } as const
    const last = { lines: [2, 2], date: '07/04/2024', amount: '3.00' } as const
    expect(doubted(list, first, { lines: [1, 1], date: '01/04/2024', amount: '2.00' }, last)).toEqual([
      '2.00',
    ])
  })

  test('of which a scan leaves a number is doubted, but not a number that begins a text', () => {
    const list = (text: string) => `
01/04/2024  ACME     1.00
${text}
            SHOP     2.00`
    const first = { lines: [0, 0], date: '01/04/2024', amount: '1.00' } as const
    const second = { lines: [2, 2], date: '01/04/2024', amount: '2.00' } as const
    expect(doubted(list('0 /2024     A LONG TEXT'), first, second)).toEqual(['2.00'])
    expect(doubted(list('1001 PAGE OF A LONG TEXT'), first, second)).toEqual([])
  })

  test('that a row prints and does not have is doubted, also behind a word that stands outside of the column', () => {
    const pair = `
ACME    01/04/2024   1.00
SHOP ST 02/04/2024   2.00`
    const first = { lines: [0, 0], date: '01/04/2024', amount: '1.00' } as const
    expect(doubted(pair, first, { lines: [1, 1], date: '01/04/2024', amount: '2.00' })).toEqual(['2.00'])
  })
})

test('a text that runs into the column of dates may hide one', () => {
  const page = (text: string) => `
ACME      01/04/2024   1.00
${text} 2.00`
  const rows = [
    { lines: [0, 0], date: '01/04/2024', amount: '1.00' },
    { lines: [1, 1], date: '01/04/2024', amount: '2.00' },
  ] as const
  expect(doubted(page('SHOP DE9802/04/2024  '), ...rows)).toEqual(['2.00'])
  expect(doubted(page('SHOP DE98             '), ...rows)).toEqual([])
})

describe('a date on the left of the column of dates', () => {
  const page = (text: string) => `
${text}  ACME  03/04/2024  1.00
             SHOP  04/04/2024  2.00`
  const rows = [
    { lines: [0, 0], date: '03/04/2024', amount: '1.00' },
    { lines: [1, 1], date: '04/04/2024', amount: '2.00' },
  ] as const

  test.each([
    ['was lost in the text', ' 01/04/2024', ['1.00', '2.00']],
    ['was so behind the number of the row', '7 01/04/2024', ['1.00', '2.00']],
    ['is part of the text behind other words', 'PAID 01/04/2024', []],
    ['is part of the text as it is printed otherwise', 'ON 01/04', []],
    ['is part of the text as it has other signs', '01.04.2024', []],
    ['is part of the text as it is far away', '01/01/2024', []],
  ])('%s', (_, text, expected) => {
    expect(doubted(page(text), ...rows)).toEqual(expected)
  })
})

describe('dates on lines below their amounts', () => {
  const page = `
ACME        1.00
01/04/2024
SHOP        2.00
02/04/2024
TAXI        3.00
03/04/2024`
  const rows = [
    { lines: [0, 1], date: '01/04/2024', amount: '1.00' },
    { lines: [2, 3], date: '02/04/2024', amount: '2.00' },
    { lines: [4, 5], date: '03/04/2024', amount: '3.00' },
  ] as const

  test('are theirs where every row has one', () => {
    expect(doubted(page, ...rows)).toEqual([])
  })

  test('may be those of the amounts below where the last row has none', () => {
    expect(doubted(page, ...rows.slice(0, 2), { lines: [4, 4], date: '02/04/2024', amount: '3.00' })).toEqual(
      ['1.00', '2.00'],
    )
  })

  test('may be so where one stands above the first amount', () => {
    expect(doubted(page, ...rows.slice(1))).toEqual(['2.00', '3.00'])
  })
})

describe('a day over its rows', () => {
  const page = `
01/04/2024
ACME     1.00
02/04/2024
SHOP     2.00
STORE    3.00
05/04/2024
CAFE     4.00`
  const first = { lines: [1, 1], date: '01/04/2024', amount: '1.00' } as const
  const last = { lines: [6, 6], date: '05/04/2024', amount: '4.00' } as const

  test('that was taken for a text makes its row doubtful, and those behind it up to the next day', () => {
    const taken = { lines: [2, 3], date: '01/04/2024', amount: '2.00' } as const
    const behind = { lines: [4, 4], date: '01/04/2024', amount: '3.00' } as const
    expect(doubted(page, first, taken, behind, last)).toEqual(['2.00', '3.00'])
  })

  test('is none that a text prints in another way', () => {
    const text = { lines: [2, 3], date: '01/04/2024', amount: '2.00' } as const
    expect(doubted(page.replace('02/04/2024', '02/04'), first, text, last)).toEqual([])
  })
})

describe('where a row has no date at all', () => {
  const page = `
            ACME     1.00
01/04/2024
            SHOP     2.00
02/04/2024  CAFE     3.00`
  const undated = { lines: [0, 0], amount: '1.00' } as const

  test('a date on another line than its amount may belong to that row', () => {
    const rows = [
      { lines: [1, 2], date: '01/04/2024', amount: '2.00' },
      { lines: [3, 3], date: '02/04/2024', amount: '3.00' },
    ] as const
    expect(doubted(page, undated, ...rows)).toEqual(['2.00'])
    expect(doubted(page, ...rows)).toEqual([])
  })
})

test('a day above its rows that was misread is doubted of those rows, up to the next day', () => {
  const page = (misread: string) => `
02/08/2024
ACME        1.00
${misread}
SHOP        2.00
TAXI        3.00
06/08/2024
CAFE        4.00`
  const rows = [
    { lines: [1, 1], date: '02/08/2024', amount: '1.00' },
    { lines: [3, 3], date: '02/08/2024', amount: '2.00' },
    { lines: [4, 4], date: '02/08/2024', amount: '3.00' },
    { lines: [6, 6], date: '06/08/2024', amount: '4.00' },
  ] as const
  expect(doubted(page('04/O8/2024'), ...rows)).toEqual(['2.00', '3.00'])
  expect(doubted(page('4 OF 5 PURCHASES'), ...rows)).toEqual([])
})
