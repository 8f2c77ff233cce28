import { expect, test } from 'vitest'
import { marksInTitle } from './markers.ts'

test.each<[string, string[]]>([
  ['O/P', ['O', 'P']],
  ['MD / D', ['MD', 'D']],
  ['B/S', []],
  ['D', []],
  ['Debit/Ref', []],
  ['D/C/K', []],
])('the marks of the title %s', (title, marks) => {
  expect(marksInTitle(title)).toEqual(marks)
})
