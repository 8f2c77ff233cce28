import { expect, test } from 'vitest'
import type { GrayImage } from './gray-image.ts'
import { type ColorImage, liftStamps } from './lift-stamps.ts'

const [WIDTH, HEIGHT] = [400, 300]
type Color = readonly [number, number, number]
const [PAPER, BLACK, RED, BLUE, NAVY]: readonly Color[] = [
  [250, 250, 248],
  [30, 30, 30],
  [200, 40, 50],
  [60, 80, 220],
  [30, 40, 130],
] as never

/** A page in colours, and in grey. */
function draw(colorAt: (x: number, y: number) => Color): { page: GrayImage; colors: ColorImage } {
  const [pixels, gray] = [new Uint8Array(4 * WIDTH * HEIGHT).fill(255), new Uint8Array(WIDTH * HEIGHT)]
  for (let at = 0; at < gray.length; at++) {
    const [red, green, blue] = colorAt(at % WIDTH, Math.floor(at / WIDTH))
    pixels.set([red, green, blue], 4 * at)
    gray[at] = 0.299 * red + 0.587 * green + 0.114 * blue
  }
  return {
    page: { width: WIDTH, height: HEIGHT, pixels: gray },
    colors: { width: WIDTH, height: HEIGHT, pixels },
  }
}

const isPrint = (x: number, y: number) => y % 40 > 25 && x % 12 < 6
const isFrame = (x: number, y: number) => {
  const edge = Math.min(x - 50, y - 50, 350 - x, 250 - y)
  return edge >= 0 && edge < 10
}

test.each([
  ['red', RED],
  ['blue', BLUE],
  ['dark blue', NAVY],
])('a %s stamp over black print is paper, and the print stays', (_, color) => {
  const { page, colors } = draw((x, y) =>
    isPrint(x, y) ? (BLACK as Color) : isFrame(x, y) ? (color as Color) : (PAPER as Color),
  )
  const lifted = liftStamps(page, colors)
  const at = (x: number, y: number) => lifted.pixels[y * WIDTH + x] as number
  expect([at(52, 107) < 60, at(52, 69) < 60]).toEqual([true, true])
  expect(Math.min(...[60, 100, 140].map((y) => at(57, y)))).toBeGreaterThan(230)
})

test.each<[string, (x: number, y: number) => Color]>([
  ['without colours', (x, y) => (isPrint(x, y) ? (BLACK as Color) : (PAPER as Color))],
  ['with red amounts', (x, y) => (isPrint(x, y) ? ((x > 200 ? RED : BLACK) as Color) : (PAPER as Color))],
  [
    'with a coloured frame that print keeps off',
    (x, y) =>
      isFrame(x, y)
        ? (BLUE as Color)
        : isPrint(x, y) && x > 70 && x < 330 && y > 70 && y < 230
          ? (BLACK as Color)
          : (PAPER as Color),
  ],
  [
    'with a shaded table',
    (x, y) =>
      isPrint(x, y)
        ? (BLACK as Color)
        : x > 50 && x < 350 && y > 50 && y < 250
          ? [150, 180, 250]
          : (PAPER as Color),
  ],
])('a page %s stays as it is', (_, colorAt) => {
  const { page, colors } = draw(colorAt)
  expect(liftStamps(page, colors)).toBe(page)
})
