import type { Component } from './components.ts'
import type { PixelRuling } from './find-rulings.ts'
import { boundsOf, type PixelBox } from './gray-image.ts'

/** Of a stroke: how many times as high as wide it is at least, and which share of the letters' height it has. */
const [NARROW, HIGH] = [4, 0.8]
/** Strokes of one ruling have gaps of at most this share of their height between them: letters above each other have more. */
const GAP = 0.4
/** The fewest strokes that are a ruling: an l may stand above another one in two lines set tight. */
const FEWEST = 4
/** In widths: how far to the side of the stroke above it a stroke may stand. */
const ASIDE = 1
/** A stroke by itself is at least this share as high as those of the ruling. */
const ALIKE = 0.9

/**
 * Upright rulings that are printed as a stroke in each line of text, as of a matrix printer, or that are dashed.
 *
 * @param height of most letters
 */
export function findBrokenRulings(components: readonly Component[], height: number): PixelRuling[] {
  const strokes = components
    .filter(({ x0, x1, top, bottom }) => {
      const [wide, high] = [x1 - x0, bottom - top]
      return high >= NARROW * wide && high >= HIGH * height
    })
    .sort((a, b) => a.top - b.top)
  const stacks: Component[][] = []
  for (const stroke of strokes) {
    const above = stacks.find((stack) => isBelow(stroke, stack.at(-1) as Component))
    if (above) above.push(stroke)
    else stacks.push([stroke])
  }
  const long = stacks.filter((stack) => stack.length >= FEWEST)
  // Where some of its strokes are faint or touch a letter, the other strokes still belong to the ruling.
  const alone = stacks.filter(
    (stack) => stack.length < FEWEST && long.some((other) => stack.every((stroke) => isOf(stroke, other))),
  )
  return [...long, ...alone].map((stack) => ({ ...boundsOf(stack), direction: 'vertical' }))
}

/** Whether a stroke stands above or below a ruling, and is about as high as its strokes. */
function isOf({ x0, x1, top, bottom }: PixelBox, stack: readonly PixelBox[]): boolean {
  const bounds = boundsOf(stack)
  const [wide, middle] = [x1 - x0, (x0 + x1) / 2]
  const least = Math.min(...stack.map((stroke) => stroke.bottom - stroke.top))
  return (
    middle >= bounds.x0 - ASIDE * wide && middle <= bounds.x1 + ASIDE * wide && bottom - top >= ALIKE * least
  )
}

function isBelow(stroke: Component, above: Component): boolean {
  const gap = stroke.top - above.bottom
  const least = Math.min(stroke.bottom - stroke.top, above.bottom - above.top)
  const wide = Math.max(stroke.x1 - stroke.x0, above.x1 - above.x0)
  return (
    gap >= 0 &&
    gap <= GAP * least &&
    Math.abs(stroke.x0 + stroke.x1 - above.x0 - above.x1) <= 2 * ASIDE * wide
  )
}
