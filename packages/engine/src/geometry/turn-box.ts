import type { Box } from './box.ts'

/**
 * Where a box comes to lie when the page is turned about its middle, with its size and its sides as they were: right
 * for turns of a few degrees.
 *
 * @param degrees clockwise
 */
export function turnBox(
  box: Box,
  { width, height }: { width: number; height: number },
  degrees: number,
): Box {
  if (degrees === 0) return box
  const radians = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  const [dx, dy] = [(box.x0 + box.x1 - width) / 2, (box.top + box.bottom - height) / 2]
  const [right, down] = [dx * cos - dy * sin - dx, dx * sin + dy * cos - dy]
  return { x0: box.x0 + right, x1: box.x1 + right, top: box.top + down, bottom: box.bottom + down }
}
