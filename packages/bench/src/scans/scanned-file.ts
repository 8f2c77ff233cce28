import type { Page, PdfFile } from '@ledgerlift/engine'
import type { GrayImage } from '@ledgerlift/ocr'
import { type Damage, degrade, seeded } from './degrade.ts'
import { enlarge } from './enlarge.ts'

const POINTS_PER_INCH = 72

/** What chance decides of a scan: its seed, and by how many degrees the page lies askew at most. */
export type Chance = { readonly seed: number; readonly skew: number }

/** A digital document as if it had been printed, scanned at a resolution, and stored as a PDF of pictures. */
export const asScanned = (file: PdfFile, dpi: number, chance: Chance = { seed: 0, skew: 2 }): PdfFile => ({
  ...file,
  readPage: (number) => withoutText(file.readPage(number)),
  renderPage: (number, { scale, turned }) => {
    const draw = (own: number) => {
      const drawn = file.renderPage(number, { scale: own, turned, colors: 'gray' })
      if (drawn === null) throw new Error(`page ${number} cannot be drawn`)
      return drawn as GrayImage
    }
    const seed = 1_000_000 * chance.seed + 1000 * dpi + number
    const scanned = degrade(draw, damageOf(dpi, chance.skew, seeded(seed)), seed)
    return { ...enlarge(scanned, (scale * POINTS_PER_INCH) / dpi), colors: 'gray' }
  },
})

const withoutText = (page: Page): Page => ({
  ...page,
  glyphs: {
    length: 0,
    unicode: new Uint32Array(0),
    x0: new Float32Array(0),
    top: new Float32Array(0),
    x1: new Float32Array(0),
    bottom: new Float32Array(0),
    baseline: new Float32Array(0),
    size: new Float32Array(0),
  },
  rulings: [],
  pictures: [{ x0: 0, top: 0, x1: page.width, bottom: page.height }],
  state: 'scan',
  textDoubt: null,
})

/** Askew, a little out of focus, noisy, unevenly lit, and a JPEG. */
const damageOf = (dpi: number, skew: number, random: () => number): Damage => ({
  dpi,
  skew: 2 * skew * (random() - 0.5),
  blur: 0.5 + 0.4 * random(),
  noise: 4 + 8 * random(),
  shade: 60 * random(),
  quality: 40 + Math.floor(45 * random()),
})
