import { expect, test } from 'vitest'
import type { Box } from '../geometry/box.ts'
import { joinPictures } from './join-pictures.ts'

const box = (x0: number, top: number, x1: number, bottom: number): Box => ({ x0, top, x1, bottom })
const PAGE = { width: 600, height: 800 }

test.each([
  ['strips of one scan are one picture', [box(0, 0, 600, 400), box(0, 400, 600, 800)], [box(0, 0, 600, 800)]],
  [
    'strips in any order, too',
    [box(0, 0, 600, 200), box(0, 400, 600, 800), box(0, 201, 600, 400)],
    [box(0, 0, 600, 800)],
  ],
  [
    'pictures side by side of other heights stay apart',
    [box(0, 0, 200, 200), box(200, 0, 600, 800)],
    [box(0, 0, 200, 200), box(200, 0, 600, 800)],
  ],
  ['a logo is too small', [box(20, 20, 120, 60)], []],
  ['what lies outside the page does not count', [box(-600, 0, 10, 800), box(700, 0, 900, 800)], []],
  ['a picture is cut at the edge', [box(-10, -10, 610, 400)], [box(0, 0, 600, 400)]],
])('%s', (_, pictures, expected) => {
  expect(joinPictures(pictures, PAGE)).toEqual(expected)
})
