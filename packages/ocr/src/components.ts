import type { PixelBox } from './gray-image.ts'

/** Which pixels of a picture are ink: 1, and 0 elsewhere, row by row. */
export type InkMap = { readonly width: number; readonly height: number; readonly ink: Uint8Array }

/** Ink that hangs together, also across corners. */
export type Component = PixelBox & { readonly pixels: number }

/**
 * The connected components of ink, from top to bottom: runs of each row are joined with the runs above that they touch
 * (Rosenfeld and Pfaltz 1966).
 */
export function findComponents({ width, height, ink }: InkMap): Component[] {
  const parents: number[] = []
  const boxes: { x0: number; top: number; x1: number; bottom: number; pixels: number }[] = []
  const rootOf = (label: number): number => {
    let root = label
    while (parents[root] !== root) root = parents[root] as number
    for (let at = label; at !== root; ) {
      const next = parents[at] as number
      parents[at] = root
      at = next
    }
    return root
  }
  let above: number[] = []
  let next = 0
  for (let y = 0; y < height; y++) {
    const row: number[] = []
    // Rows without ink are passed over at once: those between lines of text, and most of those of rulings alone.
    if (next < y * width) next = firstInk(ink, y * width)
    if (next >= (y + 1) * width) {
      above = row
      continue
    }
    let k = 0
    for (let x = y * width, end = x + width; x < end; x++) {
      if (ink[x] === 0) continue
      const from = x - y * width
      while (x < end && ink[x] === 1) x++
      const to = x - y * width
      // Runs are three numbers each: from, to, label.
      while (k < above.length && (above[k + 1] as number) < from) k += 3
      let label = -1
      for (let j = k; j < above.length && (above[j] as number) <= to; j += 3) {
        const other = rootOf(above[j + 2] as number)
        if (label === -1) label = other
        else if (other !== label) {
          const [low, high] = other < label ? [other, label] : [label, other]
          parents[high] = low
          const [a, b] = [boxes[low], boxes[high]]
          if (a && b) {
            a.x0 = Math.min(a.x0, b.x0)
            a.x1 = Math.max(a.x1, b.x1)
            a.top = Math.min(a.top, b.top)
            a.bottom = Math.max(a.bottom, b.bottom)
            a.pixels += b.pixels
          }
          label = low
        }
      }
      if (label === -1) {
        label = parents.length
        parents.push(label)
        boxes.push({ x0: from, top: y, x1: to, bottom: y + 1, pixels: to - from })
      } else {
        const box = boxes[label]
        if (box) {
          box.x0 = Math.min(box.x0, from)
          box.x1 = Math.max(box.x1, to)
          box.bottom = y + 1
          box.pixels += to - from
        }
      }
      row.push(from, to, label)
    }
    above = row
  }
  return boxes.filter((_, label) => parents[label] === label)
}

/** Where there is ink next; beyond all pixels where there is none. */
function firstInk(ink: Uint8Array, from: number): number {
  const found = ink.indexOf(1, from)
  return found === -1 ? ink.length : found
}
