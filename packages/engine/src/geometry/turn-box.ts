import type { Box } from './box.ts'

/**
 * How a page that was photographed at an angle narrows, about its middle. A point of the page lies
 * `1 + across * x + down * y` times nearer to the middle in the picture, after moving `slant * y` to the right. All
 * in widths of the page.
 */
export type Keystone = { readonly across: number; readonly down: number; readonly slant: number }

/**
 * Where a box comes to lie when the page narrows and is turned about its middle, with its size and its sides as they were:
 * right for turns of a few degrees.
 *
 * @param degrees clockwise
 */
export function turnBox(
  box: Box,
  { width, height }: { width: number; height: number },
  degrees: number,
  keystone: Keystone | null = null,
): Box {
  if (degrees === 0 && keystone === null) return box
  const radians = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  const [dx, dy] = [(box.x0 + box.x1 - width) / 2, (box.top + box.bottom - height) / 2]
  const { across, down, slant } = keystone ?? { across: 0, down: 0, slant: 0 }
  const nearer = 1 + (across * dx + down * dy) / width
  const [x, y] = [(dx + slant * dy) / nearer, dy / nearer]
  const [right, below] = [x * cos - y * sin - dx, x * sin + y * cos - dy]
  return { x0: box.x0 + right, x1: box.x1 + right, top: box.top + below, bottom: box.bottom + below }
}
