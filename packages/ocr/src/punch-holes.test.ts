import { expect, test } from 'vitest'
import { drawGray } from '../test-support/draw-picture.ts'
import { toInkMap } from './ink-map.ts'
import { fillHoles, findPunchHoles } from './punch-holes.ts'

const draw = (isInk: (x: number, y: number) => boolean) =>
  drawGray(200, 200, (x, y) => (isInk(x, y) ? 20 : 255))
const from = (x: number, y: number) => Math.hypot(x - 103, y - 95)
const isLetter = (x: number, y: number) => y > 80 && y < 110 && x > 125 && x % 16 < 5

test.each<[string, (x: number, y: number) => boolean, number]>([
  ['a black disc is one', (x, y) => from(x, y) < 36, 1],
  ['so is one that letters touch', (x, y) => from(x, y) < 36 || isLetter(x, y), 1],
  ['a ring, such as a large O, is none', (x, y) => from(x, y) < 36 && from(x, y) > 20, 0],
  ['a square is none', (x, y) => Math.abs(x - 100) < 36 && Math.abs(y - 100) < 36, 0],
  ['a dot of a list is none', (x, y) => from(x, y) < 15, 0],
  ['an oval is none', (x, y) => Math.hypot((x - 100) / 1.6, y - 95) < 28, 0],
  ['a bar is none', (x, y) => x > 20 && y > 70 && y < 130, 0],
])('%s', (_, isInk, count) => {
  expect(findPunchHoles(toInkMap(draw(isInk)))).toHaveLength(count)
})

test('holes are filled with paper, and letters beside them stay', () => {
  const page = draw((x, y) => from(x, y) < 36 || isLetter(x, y))
  const filled = fillHoles(page, findPunchHoles(toInkMap(page)))
  const paper = draw((x, y) => isLetter(x, y) && x > 143)
  expect(filled.pixels.filter((value, i) => value !== paper.pixels[i]).length).toBeLessThan(200)
  expect(fillHoles(paper, [])).toBe(paper)
})
