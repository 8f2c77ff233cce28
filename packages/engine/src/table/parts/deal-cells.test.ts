import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import { lineTests } from '../line-tests.ts'
import { dealCells } from './deal-cells.ts'

const columns = [
  { title: '', role: null, x0: 0, x1: 50 },
  { title: '', role: null, x0: 50, x1: 100 },
]

test.each<[string, string, string[]]>([
  ['words go where their middle stands', 'ACME  STORES   12.50', ['ACME STORES', '12.50']],
  ['the sign of a percentage stays with its number', 'p.a.            1.25 %', ['p.a.', '1.25 %']],
  ['but not one that stands far from it', '12.50        % FEE', ['12.50', '% FEE']],
  ['a year stays with its day', 'Sep 15,  2023', ['Sep 15, 2023', '']],
  ['but not a number that stands apart from it', 'Sep 15   2023', ['Sep 15', '2023']],
  ['the half of a day stays with its hour', '12:05     PM FEE', ['12:05 PM', 'FEE']],
  ['the hour stays with its date', '2/4/24 10:15:22 FEE', ['2/4/24 10:15:22', 'FEE']],
  ['but not one that stands apart from it', '2/4/24    10:15:22', ['2/4/24', '10:15:22']],
  ['even where a line begins with it', '%  STORES', ['% STORES', '']],
  ['what stands beyond the last column is left out', 'ACME         12.50     NEWS', ['ACME', '12.50']],
])('%s', (_, line, cells) => {
  expect(dealCells(typeset(line), columns, [])[0]?.cells.map(({ text }) => text)).toEqual(cells)
})

test('the figures of one amount go to one column', () => {
  const line = typeset('PAID  1 234 567.89 CR')
  const cells = dealCells(line, columns, [], lineTests({ decimal: '.', exponent: 2 }).exactAmounts)[0]?.cells
  expect(cells?.map(({ text }) => text)).toEqual(['PAID', '1 234 567.89 CR'])
})

test.each([
  ['belongs to the text', 'LINE A33 5427      12.50', ['LINE A33 5427', '12.50']],
  ['but not where it stands apart', 'LINE A33   5427    12.50', ['LINE A33', '5427 12.50']],
  ['nor where no amount is printed', 'LINE A33 5427', ['LINE A33', '5427']],
  ['unless it begins with a nought', 'LINE A33 00', ['LINE A33 00', '']],
])('a number a space behind a text %s', (_, line, cells) => {
  const titled = [
    { title: '', role: null, x0: 0, x1: 47 },
    { title: '', role: 'amount' as const, x0: 47, x1: 130 },
  ]
  const exact = lineTests({ decimal: '.', exponent: 2 }).exactAmounts
  expect(dealCells(typeset(line), titled, [], exact)[0]?.cells.map(({ text }) => text)).toEqual(cells)
})
