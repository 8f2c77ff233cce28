import type { PdfFile } from '@ledgerlift/engine'
import type { GrayImage } from '@ledgerlift/ocr'
import { type Damage, degrade, seeded } from './degrade.ts'
import { enlarge } from './enlarge.ts'

/** What the recogniser gets, whatever the scanner's resolution was: a PDF is drawn so. */
const DPI = 300

/** A page of a digital document as it comes out of a scanner, drawn at 300 dpi. */
export function scanPage(file: PdfFile, number: number, dpi: number): GrayImage {
  const { turned } = file.readPage(number)
  const draw = (scale: number) => {
    const drawn = file.renderPage(number, { scale, turned, colors: 'gray' })
    if (drawn === null) throw new Error(`page ${number} cannot be drawn`)
    return drawn as GrayImage
  }
  const seed = 1000 * dpi + number
  return enlarge(degrade(draw, damageOf(dpi, seeded(seed)), seed), DPI / dpi)
}

/** Askew by up to two degrees, a little out of focus, noisy, unevenly lit, and a JPEG. */
const damageOf = (dpi: number, random: () => number): Damage => ({
  dpi,
  skew: 4 * (random() - 0.5),
  blur: 0.5 + 0.4 * random(),
  noise: 4 + 8 * random(),
  shade: 60 * random(),
  quality: 40 + Math.floor(45 * random()),
})
