import type { Component } from './components.ts'
import { findSegments } from './find-segments.ts'
import type { GrayImage } from './gray-image.ts'

/** @returns the picture after `quarters` clockwise quarter turns */
export function turnQuarters(image: GrayImage, quarters: number): GrayImage {
  const turns = ((quarters % 4) + 4) % 4
  if (turns === 0) return image
  const { width, height, pixels } = image
  if (turns === 2) return { width, height, pixels: pixels.slice().reverse() }
  const turned = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [toX, toY] = turns === 1 ? [height - 1 - y, x] : [y, width - 1 - x]
      turned[toY * height + toX] = pixels[y * width + x] as number
    }
  }
  return { width: height, height: width, pixels: turned }
}

/** The fewest letters of a line; columns of letters that stand under each other by chance have fewer. */
const LINE = 6
/** A page is sideways when more than this many times as many letters stand in lines along it as across it. */
const CLEARLY = 1.5

/** Whether the lines of text run up or down the picture. */
export function isSideways(components: readonly Component[], letterHeight: number): boolean {
  const across = lettersInLines(components, letterHeight)
  const along = lettersInLines(
    components.map(({ x0, top, x1, bottom, pixels }) => ({
      x0: top,
      top: x0,
      x1: bottom,
      bottom: x1,
      pixels,
    })),
    letterHeight,
  )
  return along > CLEARLY * across
}

/** In few texts letters are wider apart than lines are high: the gaps to the next letter tell the direction. */
function lettersInLines(components: readonly Component[], letterHeight: number): number {
  let count = 0
  for (const { parts } of findSegments(components, letterHeight)) {
    if (parts.length < LINE) continue
    const widths = parts.map(({ x0, x1 }) => x1 - x0).sort((a, b) => a - b)
    const gaps = [...parts]
      .sort((a, b) => a.x0 - b.x0)
      .slice(1)
      .map((part, i, rest) => part.x0 - (i === 0 ? (parts[0]?.x1 ?? 0) : (rest[i - 1]?.x1 ?? 0)))
      .sort((a, b) => a - b)
    const isTight = (gaps[gaps.length >> 1] ?? 0) < (widths[widths.length >> 1] ?? 0) / 2
    if (isTight) count += parts.length
  }
  return count
}
