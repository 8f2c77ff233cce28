import { expect, test } from 'vitest'
import { pageList } from './page-list.ts'

test.each([
  [[1], '1'],
  [[1, 2, 3], '1-3'],
  [[5, 1, 2, 2], '1-2,5'],
  [[], ''],
])('%j is %s', (pages, expected) => {
  expect(pageList(pages)).toBe(expected)
})
