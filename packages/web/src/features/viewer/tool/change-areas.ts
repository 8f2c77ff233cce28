import { type Area, type Axis, extentOf, reshaped, settledGuides } from '../drawing/area.ts'
import { isLargeEnough, type Point, type Rect, resized } from '../drawing/rect.ts'
import { committed } from './history.ts'
import { type Proposal, type Snapshot, type ViewerState, warned } from './viewer-state.ts'

/** What is drawn, and each change to it as one step of the history. */

/** The active area, where it stands on the page that is shown. */
export const activeArea = ({ areas, active, page }: Snapshot): Area | null =>
  areas.find((area) => area.id === active && area.page === page) ?? null

export function addArea(state: ViewerState, { x, y, width, height }: Rect): ViewerState {
  const { nextId: id, page } = state
  const area: Area = { id, page, table: id, x, y, width, height, columns: [], rows: [] }
  const next = committed(state, { areas: [...state.areas, area], active: id })
  return { ...next, mode: 'selection', nextId: id + 1 }
}

export function replaceArea(
  state: ViewerState,
  id: number,
  change: (area: Area) => Area,
  run: string | null = null,
): ViewerState {
  const areas = state.areas.map((area) => (area.id === id ? change(area) : area))
  if (areas.every((area, i) => area === state.areas[i])) return state
  return committed(state, { areas }, run === null ? null : `${run} ${id}`)
}

export function changeActive(
  state: ViewerState,
  change: (area: Area) => Area,
  run: string | null,
): ViewerState {
  const area = activeArea(state)
  return area === null ? warned(state, 'no-selection') : replaceArea(state, area.id, change, run)
}

export function deleteActive(state: ViewerState): ViewerState {
  const area = activeArea(state)
  return area === null ? state : withoutArea(state, area.id)
}

export function withoutArea(state: ViewerState, id: number): ViewerState {
  const next = committed(state, { areas: state.areas.filter((area) => area.id !== id), active: null })
  return { ...next, mode: 'selection' }
}

export const grown = (area: Area, by: Point): Area => {
  const rect = resized(area, 'se', by)
  // The keyboard makes nothing vanish that Delete does not.
  return isLargeEnough(rect) && rect.x === area.x && rect.y === area.y ? reshaped(area, rect) : area
}

export function withGuideInWidest(area: Area, axis: Axis): Area {
  const [from, to] = extentOf(area, axis)
  const borders = [from, ...settledGuides(area, axis), to]
  const widths = borders.slice(1).map((border, i) => border - (borders[i] as number))
  const widest = widths.indexOf(Math.max(...widths))
  const middle = ((borders[widest] as number) + (borders[widest + 1] as number)) / 2
  return { ...area, [axis]: [...area[axis], middle].sort((a, b) => a - b) }
}

/** Keeps its place among the guides, so that the keyboard stays on the one that it moves. */
export function shiftGuide(state: ViewerState, axis: Axis, index: number, by: number): ViewerState {
  return changeActive(
    state,
    (area) => {
      const [from, to] = extentOf(area, axis)
      const [low, high] = [area[axis][index - 1] ?? from, area[axis][index + 1] ?? to]
      const guides = area[axis].map((guide, i) =>
        i === index ? Math.min(high, Math.max(low, guide + by)) : guide,
      )
      return { ...area, [axis]: guides }
    },
    `${axis}-${index}`,
  )
}

/** Areas on the pages that the proposals are of give way to them. */
export function propose(state: ViewerState, proposals: readonly Proposal[]): ViewerState {
  if (proposals.length === 0) return warned(state, 'no-tables-found')
  const pages = new Set(proposals.map(({ page }) => page))
  const firstOf = new Map<number, number>()
  const areas = proposals.map((proposal, i): Area => {
    const id = state.nextId + i
    const table = firstOf.get(proposal.table) ?? id
    firstOf.set(proposal.table, table)
    return { ...proposal, id, table }
  })
  const kept = state.areas.filter(({ page }) => !pages.has(page))
  const active = areas.find(({ page }) => page === state.page)?.id ?? null
  const next = committed(state, { areas: [...kept, ...areas], active })
  return { ...next, keeps: state.keeps || pages.size > 1, nextId: state.nextId + areas.length }
}

/** @param as `one`: the copies go on with the same table; `each`: every page has a table of its own */
export function copyActive(state: ViewerState, to: 'next' | 'all', as: 'one' | 'each'): ViewerState {
  const area = activeArea(state)
  if (area === null) return warned(state, 'no-selection')
  const last = to === 'next' ? Math.min(state.pages, area.page + 1) : state.pages
  const first = to === 'next' ? area.page + 1 : 1
  // Done twice it must not lie there twice.
  const isTaken = (page: number) =>
    state.areas.some(
      (one) =>
        one.page === page &&
        one.x === area.x &&
        one.y === area.y &&
        one.width === area.width &&
        one.height === area.height,
    )
  const copies: Area[] = []
  for (let page = first; page <= last; page++) {
    if (page === area.page || isTaken(page)) continue
    const id = state.nextId + copies.length
    copies.push({ ...area, id, page, table: as === 'one' ? area.table : id })
  }
  if (copies.length === 0) return state
  const next = committed(state, { areas: [...state.areas, ...copies], active: area.id })
  return { ...next, keeps: true, nextId: state.nextId + copies.length }
}
