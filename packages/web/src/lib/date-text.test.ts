import { expect, it } from 'vitest'
import { dateText } from './date-text.ts'

it.each([
  ['2024-08-05', '5 Aug 2024'],
  ['2024-12-31T10:00:00Z', '31 Dec 2024'],
  ['2024-13-01', '2024-13-01'],
  ['05/08/2024', '05/08/2024'],
  ['', ''],
])('%s reads %s', (text, shown) => {
  expect(dateText(text)).toBe(shown)
})
