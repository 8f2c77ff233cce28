import { expect, test } from 'vitest'
import { partsInOrder } from './parts-in-order.ts'
import type { SeenPart } from './picture-task.ts'

const part = (x0: number): SeenPart => ({
  at: { x0, top: 0, x1: x0 + 10, bottom: 10 },
  seen: { words: [], rulings: [], turned: 0, skew: 0, keystone: null, width: 10, height: 10 },
})

test.each<[string, [number, readonly SeenPart[] | 'failed'][]]>([
  [
    'read in their order',
    [
      [0, [part(0), part(20)]],
      [1, [part(40)]],
    ],
  ],
  [
    'of which the second was done first',
    [
      [1, [part(40)]],
      [0, [part(0), part(20)]],
    ],
  ],
  [
    'of which one failed',
    [
      [2, [part(40)]],
      [1, 'failed'],
      [0, [part(0), part(20)]],
    ],
  ],
])('the parts of pages %s', (_, seen) => {
  expect(partsInOrder(new Map(seen)).map(({ at }) => at?.x0)).toEqual([0, 20, 40])
})
