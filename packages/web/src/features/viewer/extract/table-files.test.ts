import { expect, test } from 'vitest'
import { tablesFileName, tablesToCsv } from './table-files.ts'

test('each table stands under its heading; cells are quoted where they must be', () => {
  const csv = tablesToCsv([
    {
      selection: 0,
      rows: [
        ['Date', 'Text'],
        ['1 May', 'Rent, "flat"'],
        ['2 May', 'two\nlines'],
      ],
    },
    { selection: 2, rows: [['-1.50', '=SUM(A1)']] },
  ])
  expect(csv.slice(1).split('\r\n')).toEqual([
    'Table 1 (From Selection 1)',
    'Date,Text',
    '1 May,"Rent, ""flat"""',
    '2 May,"two\nlines"',
    '',
    'Table 2 (From Selection 3)',
    // What a spreadsheet would run as a formula is text.
    `-1.50,"'=SUM(A1)"`,
  ])
})

test.each([
  ['statement.pdf', 'statement_extracted_tables.csv'],
  ['may.2026.PDF', 'may.2026_extracted_tables.csv'],
  ['no extension', 'no extension_extracted_tables.csv'],
  ['.pdf', 'extracted_tables.csv'],
  [null, 'extracted_tables.csv'],
])('%s is downloaded as %s', (name, expected) => {
  expect(tablesFileName(name)).toBe(expected)
})
