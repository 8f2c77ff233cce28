import { expect, it } from 'vitest'
import { firstPages, pageChoice, pagesIn, rangeProblem } from './page-range.ts'

const open = (pages: number, left: number | null) => pageChoice({ kind: 'open', pages, password: null, left })

it.each([
  [2, 2, null],
  [3, 2, { pages: 3, left: 2 }],
  [3, null, null],
  [600, 4000, { pages: 600, left: 500 }],
  [600, null, { pages: 600, left: 500 }],
])('of %i pages with %j left', (pages, left, choice) => {
  expect(open(pages, left)).toEqual(choice)
})

it.each([
  ['2-3', null],
  ['9, 12', null],
  ['', 'Write numbers of pages and ranges of them, such as 1-2,5.'],
  ['3-2', 'Write numbers of pages and ranges of them, such as 1-2,5.'],
  ['13', 'This PDF has 12 pages.'],
  ['1-3', 'These are 3 pages, and you have 2 left.'],
])('takes %j', (range, problem) => {
  expect(rangeProblem(range, { pages: 12, left: 2 })).toBe(problem)
})

it('counts what a range names', () => {
  expect([firstPages(1), firstPages(5), pagesIn(firstPages(5)), pagesIn('x')]).toEqual(['1', '1-5', 5, 0])
})
