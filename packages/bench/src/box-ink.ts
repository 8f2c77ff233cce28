import type { CellSource, PageImage } from '@ledgerlift/engine'

/** What a box on the picture of a page holds. */
export type BoxInk = {
  /** How many pixels differ from the background, rulings aside. */
  readonly inside: number
  /** How many pixels wide the strokes are that run on over an edge of the box: letters that it cuts through. */
  readonly cut: number
}

/** How much darker or lighter than the background ink is, of 255. */
const CONTRAST = 60
/** A stroke crosses an edge when it is inked this far on both sides of it, in pixels. */
const REACH = 2
/** A row or column of pixels that is inked along this share of the box is a ruling, not a letter. */
const RULING_SHARE = 0.95

/**
 * Looks at the pixels in and around a box.
 *
 * @param image in `gray`, of the page turned as the engine read it
 */
export function inkOf(image: PageImage, { box: [x, y, w, h] }: CellSource): BoxInk {
  const left = Math.floor(x * image.width) - REACH
  const top = Math.floor(y * image.height) - REACH
  const width = Math.ceil((x + w) * image.width) + REACH - left
  const height = Math.ceil((y + h) * image.height) + REACH - top
  const ink = withoutRulings(inkMask(image, left, top, width, height), width, height)
  const isInk = (i: number, j: number) => ink[j * width + i] === 1
  const crosses = (isAt: (step: number) => boolean) => isAt(-2) && isAt(-1) && isAt(0) && isAt(1)
  let [inside, cut] = [0, 0]
  for (let j = REACH; j < height - REACH; j++) {
    for (let i = REACH; i < width - REACH; i++) if (isInk(i, j)) inside++
    for (const edge of [REACH, width - REACH]) if (crosses((step) => isInk(edge + step, j))) cut++
  }
  for (let i = REACH; i < width - REACH; i++)
    for (const edge of [REACH, height - REACH]) if (crosses((step) => isInk(i, edge + step))) cut++
  return { inside, cut }
}

/** 1 where a pixel of the window differs from the commonest one, which is the background. */
function inkMask(image: PageImage, left: number, top: number, width: number, height: number): Uint8Array {
  const values = new Uint8Array(width * height)
  const counts = new Uint32Array(256)
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      const value = image.pixels[(top + j) * image.width + left + i] ?? 255
      values[j * width + i] = value
      counts[value] = (counts[value] ?? 0) + 1
    }
  }
  const background = counts.indexOf(Math.max(...counts))
  for (let at = 0; at < values.length; at++)
    values[at] = Math.abs((values[at] ?? background) - background) > CONTRAST ? 1 : 0
  return values
}

/** Wipes rulings out of a mask, which it changes. */
function withoutRulings(ink: Uint8Array, width: number, height: number): Uint8Array {
  const [rows, columns] = [new Uint32Array(height), new Uint32Array(width)]
  for (let j = 0, at = 0; j < height; j++) {
    for (let i = 0; i < width; i++, at++) {
      if (ink[at] === 0) continue
      rows[j] = (rows[j] ?? 0) + 1
      columns[i] = (columns[i] ?? 0) + 1
    }
  }
  for (let j = 0; j < height; j++)
    if ((rows[j] ?? 0) >= RULING_SHARE * width) ink.fill(0, j * width, (j + 1) * width)
  for (let i = 0; i < width; i++)
    if ((columns[i] ?? 0) >= RULING_SHARE * height) for (let j = 0; j < height; j++) ink[j * width + i] = 0
  return ink
}
