import { expect, test } from 'vitest'
import { typesetCell } from '../../../test-support/typeset.ts'
import type { Row } from '../../table/rows/row.ts'
import type { Column } from '../../table/table.ts'
import { roleOfTitle } from '../../vocabulary/titles.ts'
import { settleDayColumns } from './settle-day-columns.ts'

function usesOf(titles: readonly string[], days: readonly string[]) {
  const columns = titles.map((title): Column => ({ x0: 0, x1: 0, title, role: roleOfTitle(title) }))
  const rows = [days, ['4 May', '4 May']].map((printed, id): Row => {
    const cells = printed.map(typesetCell)
    return { kind: 'row', id, page: 1, baseline: 12, lines: [], part: 0, columns, cells }
  })
  const found = columns.map(({ role }) => (role === 'valueDate' ? 'valueDate' : 'date'))
  return settleDayColumns(found, columns, rows, false)
}

test('what is just a day is that of value where it comes after the day of posting', () => {
  expect(usesOf(['Fecha de registro', 'Fecha'], ['4 May', '6 May'])).toEqual(['date', 'valueDate'])
  expect(usesOf(['Fecha de registro', 'Fecha'], ['4 May', '3 May'])).toEqual(['valueDate', 'date'])
})

test.each<[string, [string, string], [string, string], [string, string]]>([
  [
    'left of the day of posting, that of the transaction',
    ['Transacted', 'Posted'],
    ['1 May', '2 May'],
    ['date', 'valueDate'],
  ],
  ['right of it, that of value', ['Posted', 'Cleared'], ['1 May', '2 May'], ['date', 'valueDate']],
  [
    'right of it and never later, that of the transaction',
    ['Posted', 'Made'],
    ['2 May', '1 May'],
    ['valueDate', 'date'],
  ],
  [
    'right of it and never another, that of value',
    ['Posted', 'Made'],
    ['4 May', '4 May'],
    ['date', 'valueDate'],
  ],
  ['that is known, by its name', ['Value date', 'Posted'], ['1 May', '2 May'], ['valueDate', 'date']],
])('of two columns of days, one whose title is not known is, %s', (_, titles, days, uses) => {
  expect(usesOf(titles, days)).toEqual(uses)
})
