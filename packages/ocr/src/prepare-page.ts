import { findBrokenRulings } from './broken-rulings.ts'
import { clearBars } from './clear-bars.ts'
import { type Component, findComponents, type InkMap } from './components.ts'
import { withFaintLines } from './faint-lines.ts'
import { findKeystone } from './find-keystone.ts'
import { eraseRulings, findRulings, type PixelRuling } from './find-rulings.ts'
import { findSegments, letterHeight, type Segment } from './find-segments.ts'
import { flattenBackground } from './flatten-background.ts'
import { followRulings } from './follow-rulings.ts'
import type { GrayImage } from './gray-image.ts'
import { inkThreshold, toInkMap } from './ink-map.ts'
import { fillHoles, findPunchHoles } from './punch-holes.ts'
import { edgeWidth, sharpen } from './sharpen.ts'
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
  /** As that of a scan at 300 dpi; it was not sharpened. */
  readonly isSharp: boolean
  /** Of its letters; 0 where there are none. */
  readonly height: number
  /** Those with most letters first. */
  readonly segments: readonly Segment[]
}

/** In pixels: edges of print that was scanned at 300 dpi are 2 to 2.6 wide, at 200 dpi about 3, at 150 3.5 to 4. */
const SHARP_EDGES = 2.75

/** @param picture of about 300 dpi */
export function prepare(picture: GrayImage): PreparedPage {
  const flat = flattenBackground(smoothBlocks(picture))
  const skew = findSkew(flat)
  const page = cleaned(turnBack(flat, skew))
  const found = findKeystone(page.segments, page.height, picture)
  if (found === null) return { ...page, skew, keystone: null }
  const lie = { skew: skew + found.skew, keystone: found.keystone }
  return { ...cleaned(turnBack(flat, lie.skew, lie.keystone)), ...lie }
}

/** A page that lies level, without what is neither text nor paper. */
function cleaned(straight: GrayImage): Omit<PreparedPage, 'skew' | 'keystone'> {
  const straightMap = toInkMap(straight)
  const printed = clearBars(straight, straightMap)
  const edges = edgeWidth(printed)
  const isSharp = edges < SHARP_EDGES
  const level = isSharp ? printed : sharpen(printed, edges)
  const map = level === straight ? straightMap : toInkMap(level)
  // What follows takes ink away, and grey bars must not become ink as less of it is left.
  const most = inkThreshold(level)
  const mapOf = (page: GrayImage) => toInkMap(page, Math.min(most, inkThreshold(page)))
  const lines = withFaintLines(straight, map)
  const long = findRulings(lines)
  const solid = fillHoles(eraseRulings(level, lines, followRulings(level, long)), findPunchHoles(map))
  const {
    image: ruled,
    components: all,
    rulings: broken,
  } = withoutBroken(solid, solid === level ? map : mapOf(solid), mapOf)
  const height = letterHeight(all) ?? 0
  const short = height === 0 ? [] : findShortRulings(all, height)
  const image = whitenBoxes(ruled, short)
  const components = short.length === 0 ? all : findComponents(mapOf(image))
  const segments = height === 0 ? [] : findSegments(components, height)
  const rulings = [...long, ...broken, ...short]
  return { image, whole: level, components, isSharp, height, segments, rulings }
}

/** Rulings that are strokes above each other; what is left then. */
function withoutBroken(
  page: GrayImage,
  map: InkMap,
  mapOf: (page: GrayImage) => InkMap,
): { readonly image: GrayImage; readonly components: readonly Component[]; readonly rulings: PixelRuling[] } {
  const components = findComponents(map)
  const rulings = findBrokenRulings(components, letterHeight(components) ?? 0)
  if (rulings.length === 0) return { image: page, components, rulings }
  const image = eraseRulings(page, map, rulings)
  return { image, components: findComponents(mapOf(image)), rulings }
}
