import { type Component, findComponents } from './components.ts'
import { findKeystone } from './find-keystone.ts'
import { eraseRulings, findRulings, type PixelRuling } from './find-rulings.ts'
import { findSegments, letterHeight, type Segment } from './find-segments.ts'
import { flattenBackground } from './flatten-background.ts'
import type { GrayImage } from './gray-image.ts'
import { toInkMap } from './ink-map.ts'
import { invertBars } from './invert-bars.ts'
import { fillHoles, findPunchHoles } from './punch-holes.ts'
import { sharpen } from './sharpen.ts'
import { findShortRulings, whitenBoxes } from './short-rulings.ts'
import { smoothBlocks } from './smooth-blocks.ts'
import { findSkew, type Keystone, turnBack } from './straighten.ts'

/** A page that lies level, clean, and cut into stretches of text. */
export type PreparedPage = {
  readonly image: GrayImage
  /** The same with its rulings. */
  readonly whole: GrayImage
  readonly rulings: readonly PixelRuling[]
  /** By how many degrees it was turned back, counter-clockwise. */
  readonly skew: number
  /** How it narrowed before; null where it did not. */
  readonly keystone: Keystone | null
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
  const page = cleaned(turnBack(flat, skew))
  const found = findKeystone(page.segments, page.height, picture)
  if (found === null) return { ...page, skew, keystone: null }
  const lie = { skew: skew + found.skew, keystone: found.keystone }
  return { ...cleaned(turnBack(flat, lie.skew, lie.keystone)), ...lie }
}

/** A page that lies level, without what is neither text nor paper. */
function cleaned(straight: GrayImage): Omit<PreparedPage, 'skew' | 'keystone'> {
  const level = sharpen(invertBars(straight, toInkMap(straight)))
  const map = toInkMap(level)
  const long = findRulings(map)
  const ruled = fillHoles(eraseRulings(level, map, long), findPunchHoles(map))
  const all = findComponents(toInkMap(ruled))
  const height = letterHeight(all) ?? 0
  const short = height === 0 ? [] : findShortRulings(all, height)
  const image = whitenBoxes(ruled, short)
  const components = short.length === 0 ? all : findComponents(toInkMap(image))
  const segments = height === 0 ? [] : findSegments(components, height)
  const rulings = [...long, ...short]
  return { image, whole: level, components, height, segments, rulings }
}
