import { expect, test } from 'vitest'
import { toCsv, toTsv } from './csv.ts'

const cellOf = (text: string) => toCsv(['h'], [[text]]).split('\r\n')[1]

test('begins as Excel wants it and keeps accents', () => {
  expect(toCsv(['Date', 'Größe'], [['2024-04-01', 'é']])).toBe('\uFEFFDate,Größe\r\n2024-04-01,é')
})

test.each([
  ['-12.50', '-12.50'],
  ['1234.50', '1234.50'],
  ['2024-04-01', '2024-04-01'],
  ['a,b', '"a,b"'],
  ['say "x"', '"say ""x"""'],
])('%s stays %s', (text, cell) => {
  expect(cellOf(text)).toBe(cell)
})

test.each([['=1+1'], ['+cmd'], ['-2+3'], ['@SUM(A1)'], ['\t=1'], ['=1'], ['＝1'], ['+49 170 1']])(
  '%j cannot run as a formula',
  (text) => {
    expect(cellOf(text)).toMatch(/^"?'/)
  },
)

test('goes to the clipboard with tabs, and as safely', () => {
  expect(
    toTsv([
      ['2024-04-01', 'a, b', '-1.50'],
      ['=1', 'a\tb', ''],
    ]),
  ).toBe('2024-04-01\ta, b\t-1.50\r\n"\'=1"\t"a\tb"\t')
})
