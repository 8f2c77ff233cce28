import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { tablesToXlsx } from './tables-to-xlsx.ts'

test('a sheet a table: numbers and days as such, references and formulas as text', async () => {
  const rows = [
    ['Date', 'Ref', 'Text', 'Amount'],
    ['14/02/2024', '0001234', '=SUM(A1:A9)', '1,250.00'],
    ['15/02/2024', '0001235', 'PAY', '-3.50'],
  ]
  const { sheets } = await readXlsx(
    await tablesToXlsx([
      { selection: 0, rows },
      { selection: 1, rows: [['a', 'b']] },
    ]),
  )
  expect(sheets.map(({ name }) => name)).toEqual(['Table 1 (From Selection 1)', 'Table 2 (From Selection 2)'])
  expect(sheets[0]?.rows).toEqual([
    ['Date', 'Ref', 'Text', 'Amount'],
    [new Date('2024-02-14T00:00:00Z'), '0001234', '=SUM(A1:A9)', 1250],
    [new Date('2024-02-15T00:00:00Z'), '0001235', 'PAY', -3.5],
  ])
})
