import { expect, test } from 'vitest'
import { drawInk } from '../test-support/draw-picture.ts'
import { findComponents } from './components.ts'

test.each([
  ['parts that do not touch', '##..##\n##..##', 2],
  ['parts that touch at a corner', '##....\n..##..', 1],
  ['a U, whose arms meet below', '#....#\n#....#\n######', 1],
  ['a W, whose arms meet one after the other', '#.#.#\n#.#.#\n#####', 1],
  ['nothing', '......', 0],
])('%s', (_, drawing, count) => {
  expect(findComponents(drawInk(drawing))).toHaveLength(count)
})

test('each has its bounds and its number of pixels', () => {
  const [component] = findComponents(drawInk('......\n..##..\n.#..#.'))
  expect(component).toEqual({ x0: 1, top: 1, x1: 5, bottom: 3, pixels: 4 })
})
