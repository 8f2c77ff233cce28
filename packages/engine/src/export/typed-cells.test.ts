import { expect, test } from 'vitest'
import { typeCells } from './typed-cells.ts'

/** Cells in a short notation: days in angle brackets, amounts after a number sign. */
const noted = (rows: string[][]) =>
  typeCells(rows).map((row) =>
    row.map((cell) =>
      cell.kind === 'text' ? cell.text : cell.kind === 'date' ? `<${cell.date}>` : `#${cell.decimal}`,
    ),
  )

test('amounts, days and references are told apart', () => {
  expect(
    noted([
      ['Date', 'Ref', 'Text', 'Amount'],
      ['01/02/2024', '000123456', 'RENT', '1,250.00'],
      ['28/02/2024', '4471', 'PAY', '-50.00'],
      ['29/02/2024', '', '12.50 paid', ''],
    ]),
  ).toEqual([
    ['Date', 'Ref', 'Text', 'Amount'],
    ['<2024-02-01>', '000123456', 'RENT', '#1250.00'],
    ['<2024-02-28>', '4471', 'PAY', '#-50.00'],
    ['<2024-02-29>', '', '12.50 paid', ''],
  ])
})

test.each([
  ['the other decimal sign', ['1.234,56', '12,00'], ['#1234.56', '#12.00']],
  ['an accountant’s minus', ['(12.00)', '3.50'], ['#-12.00', '#3.50']],
  ['a word beside an amount is kept', ['12.50 CR', '3.00'], ['12.50 CR', '#3.00']],
  [
    'days and months that may be either stay as printed',
    ['01/02/2024', '03/04/2024'],
    ['01/02/2024', '03/04/2024'],
  ],
  ['so do days without a year', ['14/02', '15/02'], ['14/02', '15/02']],
  ['months by name say it', ['1 Mar 2024', 'Apr 2, 2024'], ['<2024-03-01>', '<2024-04-02>']],
  ['what does not exist is no day', ['31/02/2024', '28/02/2024'], ['31/02/2024', '<2024-02-28>']],
  ['whole numbers may be anything', ['4471', '12'], ['4471', '12']],
])('%s', (_, column, expected) => {
  expect(noted(column.map((text) => [text]))).toEqual(expected.map((text) => [text]))
})

test('no rows are none', () => {
  expect(typeCells([])).toEqual([])
})
