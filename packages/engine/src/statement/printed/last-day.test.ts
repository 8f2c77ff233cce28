import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import { findLastDay } from './last-day.ts'

test.each([
  ['Mar 21, 2025 - Apr 20, 2025', 'Apr 20, 2025'],
  ['Statement period 04/03/2025 - 05/02/2025', '05/02/2025'],
  ['03/04/2025 - 02/05/2025', '02/05/2025'],
  ['Due 15 May 2025', undefined],
])('the last day of %j is %s', (text, day) => {
  expect(findLastDay(typeset(text))?.line.text).toBe(day)
})
