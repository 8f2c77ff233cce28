import { expect, test } from 'vitest'
import type { GrayImage } from './gray-image.ts'
import { findSkew, straighten } from './straighten.ts'

/** One step of the search, in degrees. */
const CLOSE = 0.11

/** Bars like lines of text, which run down to the right by so many degrees. */
function barsAt(degrees: number): GrayImage {
  const [width, height] = [600, 300]
  const slope = Math.tan((degrees * Math.PI) / 180)
  const pixels = new Uint8Array(width * height).fill(255)
  for (let y = 0; y < height; y++) {
    for (let x = 40; x < width - 40; x++) {
      if ((((y - slope * x) % 30) + 30) % 30 < 12) pixels[y * width + x] = 0
    }
  }
  return { width, height, pixels }
}

test.each([-1.2, -0.5, 0, 0.3, 0.9, 1.5])('text that runs by %s degrees is found', (degrees) => {
  expect(Math.abs(findSkew(barsAt(degrees)) - degrees)).toBeLessThan(CLOSE)
})

test('straightened, it runs level, and each pixel knows where it was', () => {
  const { image, toOriginal } = straighten(barsAt(1))
  expect(Math.abs(findSkew(image))).toBeLessThan(CLOSE)
  const [x, y] = toOriginal(300, 150)
  expect([x, y]).toEqual([300, 150])
  expect(toOriginal(500, 150)[1]).toBeGreaterThan(152)
})

test('an empty image stays as it is', () => {
  const image = { width: 20, height: 10, pixels: new Uint8Array(200).fill(255) }
  expect(straighten(image).image).toBe(image)
})
