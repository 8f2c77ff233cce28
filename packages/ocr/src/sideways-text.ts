import type { Component } from './components.ts'
import { boundsOf, type PixelBox } from './gray-image.ts'

/** In letter heights: letters of a text that runs upwards or downwards stand no farther apart, lines of an upright one do. */
const CLOSE = 0.4
/** Of the width of the narrower one: how much two letters above each other share. */
const SHARED = 0.45
/** In letter heights: how long such a text is at least, and how wide at most. */
const [LONG, WIDE] = [6, 1.8]
/** Letters fill this share of its length; digits of upright lines above each other less. */
const FILLED = 0.72
/** Or this share, where this share of its letters are wider than high. A code on a statement of Crédit Mutuel fills 0.7. */
const [FILLED_BY_LYING, LYING] = [0.6, 0.7]
/** In letter heights: how far its next word stands from it. */
const SPACE = 1.5
/** In letter heights: letters of an upright line stand no farther apart, and two such texts beside each other no closer. */
const [BESIDE, BETWEEN] = [0.5, 0.25]
/** Of its letters at most this share may have a neighbour beside them. */
const CROSSED = 0.2

/**
 * The letters of texts that run up or down the margin of an upright page, as codes and legal notes do: read as lines
 * they give text that was never printed.
 *
 * @param height of the letters of the page, in pixels
 */
export function sidewaysLetters(letters: readonly Component[], height: number): Set<Component> {
  const all = chainsOf(letters, height)
  const chains = all.filter((chain) => isLine(chain, height))
  if (chains.length === 0) return new Set()
  const inChains = new Set(chains.flat())
  const near = byBands(letters, height)
  const standsAlone = (chain: readonly Component[]) => {
    const members = new Set(chain)
    const hasNeighbour = (letter: Component) =>
      near(letter).some(
        (other) =>
          !members.has(other) && areBeside(letter, other, (inChains.has(other) ? BETWEEN : BESIDE) * height),
      )
    return chain.filter(hasNeighbour).length <= CROSSED * chain.length
  }
  const found = chains.filter(standsAlone)
  // Words of the same text that are too short by themselves.
  const words = all.filter((chain) => !chains.includes(chain) && standsAlone(chain))
  for (let added = found; added.length > 0; ) {
    added = words.filter((word) => !found.includes(word) && added.some((line) => goesOn(line, word, height)))
    found.push(...added)
  }
  return new Set(found.flat())
}

function goesOn(line: readonly Component[], word: readonly Component[], height: number): boolean {
  const [a, b] = [boundsOf(line), boundsOf(word)]
  const gap = Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom)
  return gap <= SPACE * height && (areAbove(a, b) || areAbove(b, a))
}

/** Finds the letters that share rows of pixels with a letter, and a few more. */
function byBands(letters: readonly Component[], height: number): (letter: Component) => Component[] {
  const bands = new Map<number, Component[]>()
  const bandsOf = ({ top, bottom }: PixelBox) => {
    const first = Math.floor(top / height)
    return Array.from({ length: Math.floor(bottom / height) - first + 1 }, (_, i) => first + i)
  }
  for (const letter of letters) {
    for (const band of bandsOf(letter)) {
      const inBand = bands.get(band)
      if (inBand) inBand.push(letter)
      else bands.set(band, [letter])
    }
  }
  return (letter) => bandsOf(letter).flatMap((band) => bands.get(band) ?? [])
}

/** Letters joined to those that stand close below them. */
function chainsOf(letters: readonly Component[], height: number): Component[][] {
  const chains: { readonly letters: Component[]; last: Component }[] = []
  let open: typeof chains = []
  for (const letter of [...letters].sort((a, b) => a.top - b.top)) {
    open = open.filter(({ last }) => letter.top - last.bottom <= CLOSE * height)
    const above = open.find(({ last }) => areAbove(last, letter))
    if (above) {
      above.letters.push(letter)
      if (letter.bottom > above.last.bottom) above.last = letter
    } else {
      const chain = { letters: [letter], last: letter }
      chains.push(chain)
      open.push(chain)
    }
  }
  return chains.map((chain) => chain.letters)
}

const areAbove = (a: PixelBox, b: PixelBox): boolean =>
  Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0) >= SHARED * Math.min(a.x1 - a.x0, b.x1 - b.x0)

function isLine(chain: readonly Component[], height: number): boolean {
  const { x0, top, x1, bottom } = boundsOf(chain)
  const length = bottom - top
  const inked = chain.reduce((sum, letter) => sum + letter.bottom - letter.top, 0)
  const lying = chain.filter((letter) => letter.x1 - letter.x0 > letter.bottom - letter.top).length
  const filled = lying >= LYING * chain.length ? FILLED_BY_LYING : FILLED
  return length >= LONG * height && x1 - x0 <= WIDE * height && inked >= filled * length
}

function areBeside(a: PixelBox, b: PixelBox, apart: number): boolean {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  const gap = Math.max(a.x0, b.x0) - Math.min(a.x1, b.x1)
  return shared > 0 && gap <= apart
}
