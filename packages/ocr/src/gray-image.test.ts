import { expect, test } from 'vitest'
import { crop, type GrayImage, hasInk, raiseContrast, toPgm } from './gray-image.ts'

/** Ten by ten, white, with a black square of five by five from (5, 5) on. */
const image: GrayImage = {
  width: 10,
  height: 10,
  pixels: Uint8Array.from({ length: 100 }, (_, i) => (i % 10 >= 5 && i >= 50 ? 0 : 255)),
}

test('a crop is cut at the edges of the image', () => {
  const part = crop(image, { x0: 8, top: 4, x1: 30, bottom: 6 })
  expect([part.width, part.height, ...part.pixels]).toEqual([2, 2, 255, 255, 0, 0])
})

test.each([
  [{ x0: 0, top: 0, x1: 10, bottom: 10 }, true],
  [{ x0: 0, top: 0, x1: 5, bottom: 10 }, false],
  // Four dark pixels are dust.
  [{ x0: 0, top: 0, x1: 7, bottom: 7 }, false],
])('ink within %o: %s', (box, expected) => {
  expect(hasInk(image, box)).toBe(expected)
})

test('contrast is raised about middle grey', () => {
  const pixels = Uint8Array.from([0, 100, 128, 150, 250])
  expect([...raiseContrast({ width: 5, height: 1, pixels }, 1.5).pixels]).toEqual([0, 86, 128, 161, 255])
})

test('a portable graymap is a line of text and the pixels', () => {
  const file = toPgm({ width: 2, height: 1, pixels: Uint8Array.from([7, 8]) })
  expect([String.fromCharCode(...file.subarray(0, -2)), ...file.subarray(-2)]).toEqual(['P5 2 1 255\n', 7, 8])
})
