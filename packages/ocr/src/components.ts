import type { PixelBox } from './gray-image.ts'

/** Which pixels of a picture are ink: 1, and 0 elsewhere, row by row. */
export type InkMap = { readonly width: number; readonly height: number; readonly ink: Uint8Array }

/** Ink that hangs together, also across corners. */
export type Component = PixelBox & { readonly pixels: number }

type OpenComponent = { x0: number; top: number; x1: number; bottom: number; pixels: number }

/** Components while they are found: of each label the one that it was joined to, itself at first, and its box. */
type Labels = { readonly parents: number[]; readonly boxes: OpenComponent[] }

/**
 * The connected components of ink, from top to bottom: runs of each row are joined with the runs above that they touch
 * (Rosenfeld and Pfaltz 1966).
 */
export function findComponents({ width, height, ink }: InkMap): Component[] {
  const labels: Labels = { parents: [], boxes: [] }
  let above: number[] = []
  let next = 0
  for (let y = 0; y < height; y++) {
    // Rows without ink are passed over at once: those between lines of text, and most of those of rulings alone.
    if (next < y * width) next = firstInk(ink, y * width)
    above = next < (y + 1) * width ? joinRow(ink, width, y, above, labels) : []
  }
  return labels.boxes.filter((_, label) => labels.parents[label] === label)
}

/**
 * Joins the runs of ink of a row with those of the row above.
 *
 * @param above its runs, three numbers each: where it begins, where it ends, and its label
 * @returns the same of this row
 */
function joinRow(
  ink: Uint8Array,
  width: number,
  y: number,
  above: readonly number[],
  labels: Labels,
): number[] {
  const row: number[] = []
  const start = y * width
  let k = 0
  for (let x = start, end = start + width; x < end; x++) {
    if (ink[x] === 0) continue
    const from = x - start
    while (x < end && ink[x] === 1) x++
    const to = x - start
    while (k < above.length && (above[k + 1] as number) < from) k += 3
    let label = -1
    for (let j = k; j < above.length && (above[j] as number) <= to; j += 3) {
      const other = rootOf(labels.parents, above[j + 2] as number)
      label = label === -1 || label === other ? other : join(labels, label, other)
    }
    row.push(from, to, label === -1 ? open(labels, from, to, y) : grow(labels, label, from, to, y))
  }
  return row
}

function rootOf(parents: number[], label: number): number {
  let root = label
  while (parents[root] !== root) root = parents[root] as number
  for (let at = label; at !== root; ) {
    const next = parents[at] as number
    parents[at] = root
    at = next
  }
  return root
}

function open({ parents, boxes }: Labels, x0: number, x1: number, y: number): number {
  const label = parents.length
  parents.push(label)
  boxes.push({ x0, top: y, x1, bottom: y + 1, pixels: x1 - x0 })
  return label
}

function grow({ boxes }: Labels, label: number, x0: number, x1: number, y: number): number {
  const box = boxes[label] as OpenComponent
  box.x0 = Math.min(box.x0, x0)
  box.x1 = Math.max(box.x1, x1)
  box.bottom = y + 1
  box.pixels += x1 - x0
  return label
}

/** @returns the label of both, the lower of the two */
function join({ parents, boxes }: Labels, one: number, other: number): number {
  const [low, high] = other < one ? [other, one] : [one, other]
  parents[high] = low
  const [a, b] = [boxes[low] as OpenComponent, boxes[high] as OpenComponent]
  a.x0 = Math.min(a.x0, b.x0)
  a.x1 = Math.max(a.x1, b.x1)
  a.top = Math.min(a.top, b.top)
  a.bottom = Math.max(a.bottom, b.bottom)
  a.pixels += b.pixels
  return low
}

/** Where there is ink next; beyond all pixels where there is none. */
function firstInk(ink: Uint8Array, from: number): number {
  const found = ink.indexOf(1, from)
  return found === -1 ? ink.length : found
}
