import { expect, test } from 'vitest'
import { typeset } from '../../test-support/typeset.ts'
import { findYearsAlone } from './years-alone.ts'

test.each<[string, string, number]>([
  [
    'a year between rows is that of those below',
    '29 Dec ACME 1.00\n30 Dec ACME 1.00\n31 Dec ACME 1.00\n2025\n02 Jan ACME 1.00\n03 Jan ACME 1.00',
    1,
  ],
  [
    'a number of four digits under a text is none',
    '29 Dec ACME 1.00\n30 Dec CARD 1.00\n       2048\n31 Dec ACME 1.00\n31 Dec ACME 1.00\n31 Dec ACME 1.00',
    0,
  ],
  ['years under the days of rows are parts of them', '31 Dec ACME 1.00\n2024\n02 Jan ACME 1.00\n2025', 0],
])('%s', (_, text, count) => {
  expect(findYearsAlone(typeset(text)).size).toBe(count)
})
