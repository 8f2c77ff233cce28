import { expect, it } from 'vitest'
import { convertedCsv, shownName } from './file-names.ts'

it.each([
  ['statement.pdf', 'statement_converted.csv'],
  ['STATEMENT.PDF', 'STATEMENT_converted.csv'],
  ['june', 'june_converted.csv'],
  ['my.pdf.pdf', 'my.pdf_converted.csv'],
  ['', 'converted_result.csv'],
  [null, 'converted_result.csv'],
])('names the CSV of %s', (given, name) => {
  expect(convertedCsv(given)).toBe(name)
})

it('shows the default name where there is none', () => {
  expect(shownName(null)).toBe('converted_result')
  expect(shownName('june.pdf')).toBe('june.pdf')
})
