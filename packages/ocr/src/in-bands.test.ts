import { expect, test } from 'vitest'
import { inBands } from './in-bands.ts'

test.each<[height: number, bands: [from: number, to: number][]]>([
  [0, []],
  [1, [[0, 1]]],
  [64, [[0, 64]]],
  [
    130,
    [
      [0, 64],
      [64, 128],
      [128, 130],
    ],
  ],
])('the bands of %i rows', (height, bands) => {
  const seen: [number, number][] = []
  inBands(height, (from, to) => seen.push([from, to]))
  expect(seen).toEqual(bands)
})
