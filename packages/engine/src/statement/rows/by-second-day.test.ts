import { expect, test } from 'vitest'
import { readRowOf } from '../../../test-support/ledger-rows.ts'
import { typesetCell } from '../../../test-support/typeset.ts'
import { parseDateCell } from '../../dates/parse-date.ts'
import { bySecondDay } from './by-second-day.ts'

test.each<[string, string, string | null, boolean]>([
  ['a row has its second day alone', '', '4/5', false],
  ['words in the place of the first are no day', 'Card', '4/5', false],
  ['a number there is a day that was not read', '0016BK02 12', null, true],
])('%s', (_, first, day, isUnread) => {
  const row = readRowOf('| ACME | 1.00')
  const { date, hasUnreadDate } = bySecondDay({
    ...row,
    valueDate: parseDateCell('4 May'),
    cells: { date: typesetCell(first) },
  })
  expect(date && `${date.first}/${date.second}`).toBe(day)
  expect(hasUnreadDate).toBe(isUnread)
})
