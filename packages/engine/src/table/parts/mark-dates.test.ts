import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import type { Line } from '../../layout/word.ts'
import { splitTitles } from '../headers/split-titles.ts'
import { dealCells } from './deal-cells.ts'
import { findColumns } from './find-columns.ts'
import { markDates } from './mark-dates.ts'

test.each([
  ['days and months', ['Opening', '0304', '0504'], true],
  ['months of one digit before points', ['4.03', '12.05', '4.17'], true],
  ['such above the words of a footer', ['4.03', '12.05', '4.17', 'Bank', 'Capital', 'Lisboa', 'Fees'], true],
  ['days and months of two digits', ['04.03', '12.05'], undefined],
  ['years behind them', ['030424', '050424'], true],
  ['numbers that are no dates', ['4417', '0504', '9902'], undefined],
  ['dates with signs', ['03/04', '05/04'], undefined],
])('%s', (_, cells, isCompact) => {
  const [titles, ...body] = typeset(
    ['Date       Amount', ...cells.map((cell) => `${cell}       12.50`)].join('\n'),
  )
  const columns = findColumns(splitTitles((titles as Line).words), body, [])
  const [date, amount] = markDates(columns, dealCells(body, columns, []))
  expect(date?.isCompact).toBe(isCompact)
  expect(amount?.isCompact).toBeUndefined()
})

test.each([
  ['of money', 'Tarikh Masuk', ['03/04', '05/04'], 'date'],
  ['that is not known', 'Gleeb       ', ['03/04', '05/04'], 'date'],
  ['of money over amounts', 'Credit      ', ['10.00', '05/04'], 'credit'],
])('a title %s', (_, title, cells, role) => {
  const [titles, ...body] = typeset(
    [`${title}       Amount`, ...cells.map((cell) => `${cell.padEnd(12)}       12.50`)].join('\n'),
  )
  const columns = findColumns(splitTitles((titles as Line).words), body, [])
  expect(markDates(columns, dealCells(body, columns, []))[0]?.role).toBe(role)
})
