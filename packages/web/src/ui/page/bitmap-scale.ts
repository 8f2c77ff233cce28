/** Pixels of the largest bitmap of a page: 64 MB, so that zoom 3 on the sharpest phone cannot end the tab. */
const MAX_BITMAP_PIXELS = 16_000_000

/** Device pixels for each PDF point: as many as the screen has, while they fit into memory. */
export function bitmapScale(
  scale: number,
  pixelRatio: number,
  page: { width: number; height: number },
): number {
  const wanted = scale * pixelRatio
  return Math.min(wanted, Math.sqrt(MAX_BITMAP_PIXELS / (page.width * page.height)))
}
