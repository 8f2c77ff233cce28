import { emptyGlyphs, type Page, type PdfFile } from '@ledgerlift/engine'
import type { GrayImage } from '@ledgerlift/ocr'
import { type Damage, degrade, seeded } from './degrade.ts'
import { enlarge } from './enlarge.ts'
import { type Prints, photograph, printOver, punch, type Spoil, stampedOn } from './spoil.ts'

const POINTS_PER_INCH = 72

/** What chance decides about a scan: its seed, and the largest angle, in degrees, by which the page lies askew. */
export type Chance = { readonly seed: number; readonly skew: number }

/** What else happens to the pages, and what is printed over them then. */
export type Spoiled = { readonly by: ReadonlySet<Spoil>; readonly prints: Prints }

/** A digital document as if it had been printed, scanned at a resolution, and stored as a PDF of pictures. */
export const asScanned = (
  file: PdfFile,
  dpi: number,
  chance: Chance = { seed: 0, skew: 2 },
  spoiled?: Spoiled,
): PdfFile => ({
  ...file,
  readPage: (number) => withoutText(file.readPage(number)),
  renderPage: (number, { scale, turned, colors = 'rgba' }) => {
    const seed = 1_000_000 * chance.seed + 1000 * dpi + number
    const draw = (atScale: number) => {
      const drawn = file.renderPage(number, { scale: atScale, turned, colors: 'gray' })
      if (drawn === null) throw new Error(`page ${number} cannot be drawn`)
      return spoil(drawn as GrayImage, dpi, spoiled, seeded(seed + 500))
    }
    const scanned = degrade(draw, damageOf(dpi, chance.skew, seeded(seed)), seed)
    const page = enlarge(scanned, (scale * POINTS_PER_INCH) / dpi)
    if (spoiled?.by.has('stamp'))
      return {
        ...page,
        colors,
        pixels: stampedOn(page, spoiled.prints.stamp(scale * POINTS_PER_INCH), colors),
      }
    return colors === 'gray' ? { ...page, colors } : { ...page, colors, pixels: toRgba(page.pixels) }
  },
})

function spoil(page: GrayImage, dpi: number, spoiled: Spoiled | undefined, random: () => number): GrayImage {
  let image = page
  if (spoiled?.by.has('fax'))
    image = printOver(image, spoiled.prints.fax(dpi), (20 * dpi) / POINTS_PER_INCH, dpi / 20)
  if (spoiled?.by.has('holes')) image = punch(image, dpi)
  return spoiled?.by.has('perspective') ? photograph(image, random) : image
}

function toRgba(gray: Uint8Array): Uint8Array<ArrayBuffer> {
  const pixels = new Uint8Array(4 * gray.length)
  for (let i = 0; i < gray.length; i++)
    pixels.fill(gray[i] as number, 4 * i, 4 * i + 3).fill(255, 4 * i + 3, 4 * i + 4)
  return pixels
}

const withoutText = (page: Page): Page => ({
  ...page,
  glyphs: emptyGlyphs(0),
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
