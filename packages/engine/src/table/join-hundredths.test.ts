import { expect, test } from 'vitest'
import { typesetPages } from '../../test-support/typeset-pages.ts'
import { joinHundredths } from './join-hundredths.ts'

const read = (text: string) =>
  joinHundredths(typesetPages(text)).flatMap(({ lines }) => lines.map((line) => line.text))

const APART = `
Date        Particulars     Debit Ps.    Balance Ps.
03-04-2024  Rent            1,234 56      39,907 05
04-04-2024  Tea                12 50      39,894 55
05-04-2024  Book              400 05      39,494 50`

test.each<[string, string, string[]]>([
  [
    'stand in columns of their own',
    APART,
    [
      'Date Particulars Debit Ps. Balance Ps.',
      '03-04-2024 Rent 1,234.56 39,907.05',
      '04-04-2024 Tea 12.50 39,894.55',
      '05-04-2024 Book 400.05 39,494.50',
    ],
  ],
  [
    'stand behind colons, as no time of day does',
    '2024-04-03  Hyra  1 234:56\n2024-04-04  Te  112:50  39 894:55\n2024-04-05  Bok  14:32  99:90',
    ['2024-04-03 Hyra 1 234.56', '2024-04-04 Te 112.50 39 894.55', '2024-04-05 Bok 14.32 99.90'],
  ],
])('hundredths that %s', (_, text, expected) => {
  expect(read(text)).toEqual(expected)
})

test('columns with the same gap are joined, too, where few rows fill them', () => {
  const withCredit = APART.replaceAll(' Balance', ' Credit Ps.   Balance')
    .replaceAll(/(?<= \d\d) {6}(?=39)/g, '                   ')
    .concat('\n06-04-2024  Pay                          10 00      39,504 50')
  expect(read(withCredit).at(-1)).toBe('06-04-2024 Pay 10.00 39,504.50')
})

test.each([
  ['beside amounts that print theirs', `${APART}\nFee 1.50`],
  ['in two rows alone', APART.split('\n').slice(0, 4).join('\n')],
  ['in one column alone, as quantities are', APART.replace(/(Ps\.|\d\d) {4,}[\d,]+ (Ps\.|\d\d)$/gm, '$1')],
  ['as times of day', '09:15  Tea  112\n10:30  Bus  40\n11:45  Book  1 234'],
])('two digits %s are no hundredths', (_, text) => {
  const pages = typesetPages(text)
  expect(joinHundredths(pages)).toBe(pages)
})

test('a time is none of them where hundredths stand in columns', () => {
  const text = `
   Paid out      Balance
1 May    648 14     8,083 13
         1910 14:27
2 May     50 49     8,032 64
3 May     34 23     7,998 41`
  const lines = joinHundredths(typesetPages(text)).flatMap((page) => page.lines)
  expect(lines.map((line) => line.text)).toContain('1910 14:27')
})
