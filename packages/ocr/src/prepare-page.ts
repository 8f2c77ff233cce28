import { type Component, findComponents } from './components.ts'
import { eraseRulings, findRulings, type PixelRuling } from './find-rulings.ts'
import { findSegments, letterHeight, type Segment } from './find-segments.ts'
import { flattenBackground } from './flatten-background.ts'
import type { GrayImage } from './gray-image.ts'
import { toInkMap } from './ink-map.ts'
import { invertBars } from './invert-bars.ts'
import { sharpen } from './sharpen.ts'
import { smoothBlocks } from './smooth-blocks.ts'
import { findSkew, turnBack } from './straighten.ts'

/** A page that lies level, clean, and cut into stretches of text. */
export type PreparedPage = {
  readonly image: GrayImage
  readonly rulings: readonly PixelRuling[]
  /** By how many degrees it was turned back, counter-clockwise. */
  readonly skew: number
  readonly components: readonly Component[]
  /** Of its letters; 0 where there are none. */
  readonly height: number
  /** Those with most letters first. */
  readonly segments: readonly Segment[]
}

/** @param picture of about 300 dpi */
export function prepare(picture: GrayImage): PreparedPage {
  const flat = flattenBackground(smoothBlocks(picture))
  const skew = findSkew(toInkMap(flat))
  const straight = turnBack(flat, skew)
  const level = sharpen(invertBars(straight, toInkMap(straight)))
  const map = toInkMap(level)
  const rulings = findRulings(map)
  const image = eraseRulings(level, map, rulings)
  const components = findComponents(toInkMap(image))
  const height = letterHeight(components) ?? 0
  const segments = height === 0 ? [] : findSegments(components, height)
  return { image, components, height, segments, rulings, skew }
}
