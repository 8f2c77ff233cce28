import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import type { Line } from '../../layout/word.ts'
import { lineTests } from '../line-tests.ts'
import { partAlignedTitles } from './part-aligned-titles.ts'
import { splitTitles } from './split-titles.ts'

const ROW = '02/04/24   SHOP                0486    TP    004127    12.50'

const titlesOf = (titles: string, rows: readonly string[]) => {
  const [header, ...body] = typeset([titles, ...rows].join('\n'))
  const tests = lineTests({ decimal: '.', exponent: 2 })
  return partAlignedTitles(splitTitles((header as Line).words), body, tests).map(({ title }) => title)
}

test.each([
  [
    'over columns that begin under its words',
    'Date       Text                OFICINA CANA. N° OPER  Amount',
    6,
  ],
  ['over a text', 'Date       OFICINA CANA. N° OPER                      Amount', 3],
  ['of a column that begins under its second word', 'Date       Text           Card N°            Amount', 4],
  ['of which no word is known', 'Date       Text                GLEEBXX SNFXX PLIMTXX  Amount', 4],
])('a title %s', (_, titles, count) => {
  expect(titlesOf(titles, [ROW, ROW, ROW])).toHaveLength(count)
})

test('one row shows no columns', () => {
  expect(titlesOf('Date       Text                OFICINA CANA. N° OPER  Amount', [ROW])).toHaveLength(4)
})

test.each([
  [
    'and texts behind them',
    '02/04/24   SHOP    4.00   9,318.57 HEAD OFFICE',
    ['Balance', 'Originating Branch'],
  ],
  ['alone', '02/04/24   SHOP    4.00   9,318.57', ['Balance Originating Branch']],
  ['that end elsewhere', '02/04/24   SHOP    4.00   318.57   HEAD OFFICE', ['Balance Originating Branch']],
])('a title over amounts %s', (_, row, expected) => {
  const titles = titlesOf('Date       Text  Amount    Balance Originating Branch', [row, row, row])
  expect(titles.slice(3)).toEqual(expected)
})
