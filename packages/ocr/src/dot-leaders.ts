import type { Component } from './components.ts'

/** In letter heights: a dot is no larger, and dots that touch are no higher. Bullets before a masked number are twice as large. */
const DOT = 0.35
/** In letter heights: the paper between two dots, and how far one stands above or below the last. */
const [GAP, LEVEL] = [0.7, 0.15]
/** A leader is at least this long, in letter heights, and of so many parts: `...` is printed in texts. */
const [LONG, FEWEST] = [4, 4]

/**
 * The dots that lead from a text to its amount, `Rent March ........ 3,300.00`: recognisers take them for letters, and join the
 * amount to these.
 *
 * @param height of the letters of the page, in pixels
 */
export function dotLeaders(components: readonly Component[], height: number): ReadonlySet<Component> {
  const low = components.filter(({ top, bottom }) => bottom - top <= DOT * height).sort((a, b) => a.x0 - b.x0)
  const [reach, level] = [GAP * height, LEVEL * height]
  const cells = Map.groupBy(low, ({ x0, bottom }) =>
    cellAt(Math.floor(x0 / reach), Math.round(bottom / level)),
  )
  const [found, seen] = [new Set<Component>(), new Set<Component>()]
  for (const first of low) {
    if (seen.has(first)) continue
    const run = [first]
    for (let next = nextOf(first); next; next = nextOf(next)) run.push(next)
    for (const dot of run) seen.add(dot)
    const length = (run.at(-1) as Component).x1 - first.x0
    if (run.length >= FEWEST && length >= LONG * height) for (const dot of run) found.add(dot)
  }
  return found

  /** The nearest one on the right of a dot, at its level. */
  function nextOf(dot: Component): Component | undefined {
    const [column, row] = [Math.floor(dot.x1 / reach), Math.round(dot.bottom / level)]
    const beside = [0, 1].flatMap((right) =>
      [-1, 0, 1].flatMap((down) => cells.get(cellAt(column + right, row + down)) ?? []),
    )
    const isNext = ({ x0, bottom }: Component) =>
      x0 >= dot.x1 && x0 - dot.x1 <= reach && Math.abs(bottom - dot.bottom) <= level
    return beside.filter(isNext).sort((a, b) => a.x0 - b.x0)[0]
  }
}

const cellAt = (column: number, row: number): string => `${column} ${row}`
