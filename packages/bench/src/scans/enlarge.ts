import type { GrayImage } from '@ledgerlift/ocr'

/** @returns the picture `factor` times as wide and high, interpolated between its pixels as PDF readers draw it */
export function enlarge({ width, height, pixels }: GrayImage, factor: number): GrayImage {
  if (factor === 1) return { width, height, pixels }
  const [toWidth, toHeight] = [Math.round(width * factor), Math.round(height * factor)]
  const enlarged = new Uint8Array(toWidth * toHeight)
  const place = (to: number, size: number): readonly [from: number, next: number, share: number] => {
    const at = Math.max(0, (to + 0.5) / factor - 0.5)
    const from = Math.min(size - 1, Math.floor(at))
    return [from, Math.min(size - 1, from + 1), at - from]
  }
  const columns = Array.from({ length: toWidth }, (_, x) => place(x, width))
  for (let y = 0; y < toHeight; y++) {
    const [above, below, v] = place(y, height)
    for (let x = 0; x < toWidth; x++) {
      const [left, right, u] = columns[x] as readonly [number, number, number]
      const at = (row: number) =>
        (pixels[row * width + left] as number) * (1 - u) + (pixels[row * width + right] as number) * u
      enlarged[y * toWidth + x] = at(above) * (1 - v) + at(below) * v
    }
  }
  return { width: toWidth, height: toHeight, pixels: enlarged }
}
