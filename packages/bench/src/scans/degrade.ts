import type { GrayImage } from '@ledgerlift/ocr'

/** What a scanner, a fax or a phone does to a page. */
export type Damage = {
  /** Of the scanner, in dots per inch. */
  readonly dpi: number
  /** By which the page lies askew, in degrees. */
  readonly skew: number
  /** Standard deviation of the blur, in its pixels. */
  readonly blur: number
  /** Standard deviation of the noise, in levels of grey. */
  readonly noise: number
  /** By how many levels the light falls off from one corner to the other. */
  readonly shade: number
  /** 1 to 100, as of a JPEG. */
  readonly quality: number
}

const POINTS_PER_INCH = 72
const WHITE = 255

/** Numbers in 0..1 that are the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A page as it comes out of a scanner, at the scanner's resolution. */
export function degrade(
  draw: (scale: number) => GrayImage,
  { dpi, skew, blur, noise, shade, quality }: Damage,
  seed: number,
): GrayImage {
  const random = seeded(seed)
  const drawn = turn(draw(dpi / POINTS_PER_INCH), skew)
  const { width, height } = drawn
  const lit = drawn.pixels.map((value, i) => {
    const light = 1 - (shade / WHITE) * (((i % width) / width + Math.floor(i / width) / height) / 2)
    return value * light
  })
  const blurred = gaussian({ width, height, pixels: lit }, blur)
  const noisy = blurred.pixels.map((value) => clamp(value + noise * normal(random)))
  return throughJpeg({ width, height, pixels: noisy }, quality)
}

const clamp = (value: number): number => Math.max(0, Math.min(WHITE, Math.round(value)))

/** Box and Muller 1958. */
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

/** Clockwise about the centre. */
function turn({ width, height, pixels }: GrayImage, degrees: number): GrayImage {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const turned = new Uint8Array(pixels.length).fill(WHITE)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [x - width / 2, y - height / 2]
      const [fromX, fromY] = [width / 2 + dx * cos + dy * sin, height / 2 - dx * sin + dy * cos]
      const [x0, y0] = [Math.floor(fromX), Math.floor(fromY)]
      if (x0 < 0 || y0 < 0 || x0 + 1 >= width || y0 + 1 >= height) continue
      const at = y0 * width + x0
      const [u, v] = [fromX - x0, fromY - y0]
      const above = (pixels[at] as number) * (1 - u) + (pixels[at + 1] as number) * u
      const below = (pixels[at + width] as number) * (1 - u) + (pixels[at + width + 1] as number) * u
      turned[y * width + x] = above * (1 - v) + below * v
    }
  }
  return { width, height, pixels: turned }
}

function gaussian(image: GrayImage, sigma: number): GrayImage {
  if (sigma <= 0) return image
  const reach = Math.ceil(2.5 * sigma)
  const weights = Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-((i - reach) ** 2) / (2 * sigma ** 2)),
  )
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const along = ({ width, height, pixels }: GrayImage, step: 'x' | 'y'): GrayImage => {
    const blurred = new Uint8Array(pixels.length)
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        let sum = 0
        for (let k = -reach; k <= reach; k++) {
          const at =
            step === 'x'
              ? y * width + Math.min(width - 1, Math.max(0, x + k))
              : Math.min(height - 1, Math.max(0, y + k)) * width + x
          sum += (pixels[at] as number) * (weights[k + reach] as number)
        }
        blurred[y * width + x] = sum / all
      }
    }
    return { width, height, pixels: blurred }
  }
  return along(along(image, 'x'), 'y')
}

/** Luminance quantisation of ITU-T T.81, table K.1. */
const QUANTA = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22,
  29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103,
  121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
]
const COSINES = Array.from({ length: 64 }, (_, i) => {
  const [x, u] = [i >> 3, i & 7]
  return (u === 0 ? Math.SQRT1_2 : 1) * 0.5 * Math.cos(((2 * x + 1) * u * Math.PI) / 16)
})

/** What is left of a picture after it was a JPEG. */
function throughJpeg({ width, height, pixels }: GrayImage, quality: number): GrayImage {
  if (quality >= 100) return { width, height, pixels }
  const scale = quality < 50 ? 5000 / quality : 200 - 2 * quality
  const quanta = QUANTA.map((quantum) => Math.max(1, Math.floor((quantum * scale + 50) / 100)))
  const kept = pixels.slice()
  const [block, half] = [new Float64Array(64), new Float64Array(64)]
  for (let top = 0; top + 8 <= height; top += 8) {
    for (let left = 0; left + 8 <= width; left += 8) {
      for (let i = 0; i < 64; i++)
        block[i] = (pixels[(top + (i >> 3)) * width + left + (i & 7)] as number) - 128
      multiply(block, half, false)
      for (let i = 0; i < 64; i++) {
        const quantum = quanta[i] as number
        block[i] = Math.round((block[i] as number) / quantum) * quantum
      }
      multiply(block, half, true)
      for (let i = 0; i < 64; i++)
        kept[(top + (i >> 3)) * width + left + (i & 7)] = clamp((block[i] as number) + 128)
    }
  }
  return { width, height, pixels: kept }
}

/** The discrete cosine transform of a block in both directions, or its inverse. */
function multiply(block: Float64Array, half: Float64Array, isInverse: boolean): void {
  const cosine = (space: number, frequency: number) => COSINES[space * 8 + frequency] as number
  for (let row = 0; row < 8; row++) {
    for (let to = 0; to < 8; to++) {
      let sum = 0
      for (let from = 0; from < 8; from++)
        sum += (block[row * 8 + from] as number) * (isInverse ? cosine(to, from) : cosine(from, to))
      half[row * 8 + to] = sum
    }
  }
  for (let column = 0; column < 8; column++) {
    for (let to = 0; to < 8; to++) {
      let sum = 0
      for (let from = 0; from < 8; from++)
        sum += (half[from * 8 + column] as number) * (isInverse ? cosine(to, from) : cosine(from, to))
      block[to * 8 + column] = sum
    }
  }
}
