import { describe, expect, test } from 'vitest'
import { typeset, typesetCell } from '../../../test-support/typeset.ts'
import type { MoneyConvention } from '../../money/parse-money.ts'
import { Cell } from '../../table/cell.ts'
import type { Row } from '../../table/rows/row.ts'
import type { ColumnUse } from './column-use.ts'
import { readRow } from './read-rows.ts'

const DOLLARS: MoneyConvention = { decimal: '.', exponent: 2 }

/** Reads a row whose cells are written with bars between. */
const read = (text: string, uses: readonly ColumnUse[]) =>
  readRow(rowOf(text, text.split('|').map(typesetCell)), uses, () => null, DOLLARS)

function rowOf(text: string, cells: readonly Cell[]): Row {
  const lines = typeset(text.replaceAll('|', ' '))
  return { kind: 'row', id: 0, page: 1, baseline: 0, lines, part: 0, columns: [], cells }
}

test.each<[string, readonly ColumnUse[], string, string, string]>([
  ['a column of its own', ['date', 'valueDate', 'text'], '02/04|03/04|ACME', '2/4', '3/4'],
  ['the cell of the date', ['dates', 'text'], '02/04/2024 03/04/2024|ACME', '2/4', '3/4'],
  ['one word with the date', ['dates', 'text'], '02.04./03.04.|ACME', '2/4', '3/4'],
  ['no place', ['dates', 'text'], '02/04|ACME', '2/4', ''],
  ['no place, though a text beside it has a date', ['date', 'text'], '02/04 03/04|ACME', '2/4', ''],
])('the day of value in %s', (_, uses, text, date, valueDate) => {
  const row = read(text, uses)
  const print = (day: typeof row.date) => (day ? `${day.first}/${day.second}` : '')
  expect([print(row.date), print(row.valueDate)]).toEqual([date, valueDate])
  expect(row.cells.valueDate?.text !== '').toBe(valueDate !== '')
})

test.each<[string, string, readonly ColumnUse[], string]>([
  [
    'of a list without texts is the first that is printed',
    '1187|8055911020',
    ['reference', 'reference'],
    '1187',
  ],
  ['of such a list may stand behind an empty cell', '|8055911020', ['reference', 'reference'], '8055911020'],
  [
    'beside texts is all that is printed',
    '1187|8055911020|ACME',
    ['reference', 'reference', 'text'],
    '1187 8055911020',
  ],
  ['has no mark of a gap before it', '* 2235', ['reference'], '2235'],
])('the reference %s', (_, text, uses, reference) => {
  expect(read(`02/04|${text}`, ['date', ...uses]).reference).toBe(reference)
})

test('the name of a balance stands in the column of one day, its own day in that of the other', () => {
  const { kind } = read('Closing balance|30/04/2024||21.00', ['valueDate', 'date', 'text', 'money'])
  expect(kind).toBe('closing')
})

test.each(['1,112.38(ST)', '(204.11)(LT)', '3月 4/10'])(
  'a figure with what kind it is, and the month in which it is due, are no text: %s',
  (figure) => {
    expect(read(`02/04|SALE|${figure}|80.00`, ['date', 'text', 'figure', 'money']).description).toBe('SALE')
  },
)

test('the currency goes with a figure beside a text', () => {
  const read = readRow(
    rowOf('', ['ACME', '121.40 European Union Euro'].map(typesetCell)),
    ['text', 'figure'],
    () => null,
    DOLLARS,
  )
  expect(read.description).toBe('ACME')
})

test('the day of posting is the date of a row that prints no day of the transaction', () => {
  const daysOf = (titles: readonly [string, string]) => {
    const row = rowOf('', ['', '03/04', 'PAYMENT'].map(typesetCell))
    const columns = [...titles, ''].map((title) => ({ x0: 0, x1: 0, title, role: null }))
    const read = readRow({ ...row, columns }, ['date', 'valueDate', 'text'], () => null, DOLLARS)
    return [read.date, read.valueDate].map((day) => day?.second ?? null)
  }
  expect(daysOf(['Transaction date', 'Posting date'])).toEqual([4, 4])
  expect(daysOf(['Date', 'Value date'])).toEqual([null, 4])
})

test('a word for nothing is an amount in a column of balances alone', () => {
  const titled = (role: 'balance' | 'debit') => {
    const row = rowOf('02/04 | ACME | NIL', ['02/04', 'ACME', 'NIL'].map(typesetCell))
    const column = { x0: 0, x1: 0, title: '', role }
    return readRow(
      { ...row, columns: row.cells.map(() => column) },
      ['date', 'text', 'money'],
      () => null,
      DOLLARS,
    )
  }
  expect(titled('balance').money[2]?.magnitude).toBe(0)
  expect(titled('debit').money[2]).toBe(null)
})

test('texts that run on into the next column are read line by line, others column by column', () => {
  const [first, second] = typeset('ACME LTD    LONDON BRIDGE\nPAYMENT TO  RETAIL')
  const cellOf = (from: number, to: number) =>
    new Cell([...(first?.words.slice(from, to) ?? []), ...(second?.words.slice(from, to) ?? [])])
  const cells = [cellOf(0, 2), cellOf(2, 4), typesetCell('80.00')]
  const row = { ...rowOf('', cells), lines: [first, second].flatMap((line) => line ?? []) }
  const uses: readonly ColumnUse[] = ['text', 'text', 'money']
  expect(readRow(row, uses, () => null, DOLLARS).description).toBe('ACME LTD PAYMENT TO LONDON BRIDGE RETAIL')
  const [upper, lower] = typeset('ACME LTD LONDON BRIDGE\nPAYMENT TO RETAIL')
  const parted = [
    new Cell([...(upper?.words.slice(0, 2) ?? []), ...(lower?.words.slice(0, 2) ?? [])]),
    new Cell([...(upper?.words.slice(2) ?? []), ...(lower?.words.slice(2) ?? [])]),
    typesetCell('80.00'),
  ]
  expect(readRow({ ...row, cells: parted }, uses, () => null, DOLLARS).description).toBe(
    'ACME LTD LONDON BRIDGE PAYMENT TO RETAIL',
  )
})

test('points are no part of the text, unlike what ran over from it', () => {
  const row = read('02/04|HOTEL|LISBOA 12|80.00', ['date', 'text', 'figure', 'money'])
  expect(row.description).toBe('HOTEL LISBOA')
})

test.each([
  ['00/03', 'other'],
  ['01/03', null],
])('of %s instalments none is charged yet, or one is: %s', (instalment, kind) => {
  expect(read(`02/04|HOTEL|${instalment}|80.00`, ['date', 'text', 'serial', 'money']).kind).toBe(kind)
})

test('which instalment of how many is no part of the text under a title that counts them', () => {
  const uses: readonly ColumnUse[] = ['date', 'text', 'figure', 'money']
  expect(read('02/04|HOTEL|03/12|80.00', uses).description).toBe('HOTEL')
  expect(read('02/04|HOTEL|03/12|80.00', ['date', 'text', 'text', 'money']).description).toBe('HOTEL 03/12')
})

test('the sign of points may stand apart from them', () => {
  const row = read('02/04|HOTEL|− 12|80.00', ['date', 'text', 'figure', 'money'])
  expect(row.description).toBe('HOTEL')
})

test.each<[string, string, ReturnType<typeof read>['kind']]>([
  ['named in its text', '||Opening balance|100.00', 'opening'],
  ['that counts what it sums', '||3 item(s) paid|100.00', 'total'],
  ['by one word alone', '||Balance|100.00', 'forward'],
  ['not by the end of a label', '|Minimum daily|balance|100.00', null],
  ['by what stands behind the amount before', '||Opening balance 3,184.22 Least balance|1,515.51', null],
  ['by what stands behind the amount before', '||Least balance 1,515.51 Opening balance|3,184.22', 'opening'],
  ['by a label that begins in the date column', 'Closing|balance||100.00', 'closing'],
  ['not with a date and a payee', '02/04||Total Fitness|100.00', null],
])('a row of balances: %s', (_, text, kind) => {
  expect(read(text, ['date', 'reference', 'text', 'money']).kind).toBe(kind)
})

test('a label that begins in the date column runs through that of the times', () => {
  const row = read('TOTAL|AMOUNTS (Debit)|||100.00', ['date', 'time', 'text', 'text', 'money'])
  expect(row.description).toBe('TOTAL AMOUNTS (Debit)')
})

describe('under titles that run from right to left', () => {
  const textOf = (cells: string[], titles: string[], uses: ColumnUse[]) => {
    const columns = titles.map((title) => ({ title, role: null, x0: 0, x1: 1 }))
    return readRow({ ...rowOf('', cells.map(typesetCell)), columns }, uses, () => null, DOLLARS).description
  }
  const titles = ['עיר', 'שם בית העסק', 'תאריך']
  test.each<[string, string[], string]>([
    ['columns follow each other that way', ['SEATTLE', 'AMAZON.COM', '03/03/24'], 'AMAZON.COM SEATTLE'],
    ['so do texts of both scripts', ['הוראה', 'HOT', '03/03/24'], 'HOT הוראה'],
    ['and their words', ['', 'ONLINE שופרסל', '03/03/24'], 'שופרסל ONLINE'],
    ['but not Latin words by themselves', ['', 'AIRBNB * HM4KQ9', '03/03/24'], 'AIRBNB * HM4KQ9'],
  ])('%s', (_, cells, text) => {
    expect(textOf(cells, titles, ['text', 'text', 'date'])).toBe(text)
  })

  test('columns before amounts do not', () => {
    const both = ['Code الرمز', 'Date التاريخ', 'Libelle البيان', 'Debit مدين']
    const cells = ['0012HB', '03/03/24', 'VIREMENT', '80.00']
    expect(textOf(cells, both, ['text', 'date', 'text', 'money'])).toBe('0012HB VIREMENT')
  })

  test('columns behind a date on the left do not', () => {
    const both = ['תאריך Date', 'שם Merchant', 'עיר City']
    expect(textOf(['03/03/24', 'AMAZON.COM', 'SEATTLE'], both, ['date', 'text', 'text'])).toBe(
      'AMAZON.COM SEATTLE',
    )
  })
})
