import { expect, test } from 'vitest'
import { rankOfDayTitle } from './day-titles.ts'
import { roleOfTitle } from './titles.ts'

test.each([
  ['Trans. descr.', 'description'],
  ['Descr.', 'description'],
  ['Withdr.', 'debit'],
  ['Acme Ltd.', null],
  ['Inc.', null],
])('%s is a title whose words are cut short: %s', (title, role) => {
  expect(roleOfTitle(title)).toBe(role)
})

test('days of titles that are cut short come in their order', () => {
  expect(rankOfDayTitle('Data trans.')).toBeLessThan(rankOfDayTitle('Data księg.'))
})
