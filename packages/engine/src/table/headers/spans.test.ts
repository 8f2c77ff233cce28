import { expect, test } from 'vitest'
import { cluster } from './spans.ts'

test.each<[string, [number, number][], [number, number, number][]]>([
  [
    'spans that overlap',
    [
      [0, 10],
      [5, 12],
      [20, 30],
    ],
    [
      [0, 12, 2],
      [20, 30, 1],
    ],
  ],
  [
    'one alone that bridges two groups, which is of neither',
    [
      [0, 10],
      [2, 10],
      [8, 24],
      [20, 30],
      [22, 30],
    ],
    [
      [0, 10, 2],
      [20, 30, 2],
    ],
  ],
  [
    'one that overlaps a single one',
    [
      [0, 10],
      [8, 24],
      [20, 30],
    ],
    [[0, 30, 3]],
  ],
])('%s', (_, spans, clusters) => {
  expect(cluster(spans.map(([x0, x1]) => ({ x0, x1 })))).toEqual(
    clusters.map(([x0, x1, count]) => ({ x0, x1, count })),
  )
})
