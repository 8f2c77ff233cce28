import {
  type Area,
  type Axis,
  extentOf,
  placeGuide,
  reshaped,
  settledGuides,
  type TextEdges,
} from '../drawing/area.ts'
import {
  isLargeEnough,
  isTooSmall,
  moved,
  type Point,
  type Rect,
  rectBetween,
  resized,
} from '../drawing/rect.ts'
import { DRAG_PX } from '../limits.ts'
import { guideAt, hitTest } from './hit-test.ts'
import type {
  GuideTool,
  Proposal,
  Snapshot,
  Tool,
  ViewerEvent,
  ViewerState,
  WarningCode,
} from './viewer-state.ts'

const IDLE: Tool = { name: 'idle' }
/** More steps back than anybody goes, and few enough to forget. */
const MAX_HISTORY = 200
/** Where the keyboard puts a new area. */
const NEW_AREA: Rect = { x: 0.1, y: 0.3, width: 0.8, height: 0.4 }

/**
 * The viewer as a state machine: what a person does goes in, what is drawn comes out. It knows nothing of the browser.
 * An event that does not belong to the state changes nothing.
 */
export function viewerReducer(state: ViewerState, event: ViewerEvent): ViewerState {
  switch (event.type) {
    case 'pointer-down':
      return state.tool.name === 'idle' ? pointerDown(state, event) : state
    case 'pointer-move':
      return { ...state, tool: follow(state, event) }
    case 'pointer-up':
      return pointerUp({ ...state, tool: follow(state, event) })
    case 'cancel':
      return { ...state, tool: IDLE, mode: 'selection' }
    case 'mode':
      if (event.mode !== 'selection' && activeArea(state) === null) return warned(state, 'no-selection')
      return { ...state, mode: event.mode, tool: IDLE }
    case 'page':
      return toPage(state, event.page)
    case 'activate':
      return { ...state, active: event.id, run: null }
    case 'delete':
      return deleteActive(state)
    case 'undo':
      return undo(state)
    case 'redo':
      return redo(state)
    case 'add-area':
      return addArea(state, NEW_AREA)
    case 'move-by':
      return changeActive(state, (area) => reshaped(area, moved(area, event.by)), 'move')
    case 'grow-by':
      return changeActive(state, (area) => grown(area, event.by), 'grow')
    case 'add-guide':
      return changeActive(state, (area) => withGuideInWidest(area, event.axis), null)
    case 'shift-guide':
      return shiftGuide(state, event.axis, event.index, event.by)
    case 'remove-guide':
      return changeActive(
        state,
        (area) => ({ ...area, [event.axis]: area[event.axis].filter((_, i) => i !== event.index) }),
        null,
      )
    case 'split':
      return changeActive(state, (area) => ({ ...area, columns: event.columns, rows: event.rows }), null)
    case 'propose':
      return propose(state, event.proposals)
    case 'copy':
      return copyActive(state, event.to, event.as)
    case 'keep':
      return { ...state, keeps: event.keeps }
    case 'extract':
      return extractFrom(state, event.all ?? false)
    case 'extracted':
      return state.tool.name === 'extracting' ? { ...state, tool: IDLE } : state
    case 'warn':
      return warned(state, event.code)
  }
}

/** The active area, where it stands on the page that is shown. */
export const activeArea = ({ areas, active, page }: Snapshot): Area | null =>
  areas.find((area) => area.id === active && area.page === page) ?? null

/** The areas of the page that is shown, with what the hand is just doing to them. */
export function shownAreas(state: ViewerState): Area[] {
  const own = state.areas.filter(({ page }) => page === state.page)
  const { tool } = state
  switch (tool.name) {
    case 'moving':
    case 'resizing':
      return own.map((area) => (area.id === tool.id ? reshaped(area, tool.rect) : area))
    case 'column':
    case 'row':
      return own.map((area) => (area.id === tool.id ? withGuide(area, tool) : area))
    default:
      return own
  }
}

const axisOf = (tool: GuideTool): Axis => (tool.name === 'column' ? 'columns' : 'rows')

type PointerEvent = Extract<ViewerEvent, { type: 'pointer-down' | 'pointer-move' | 'pointer-up' }>

function pointerDown(state: ViewerState, { at, pixel, edges }: PointerEvent): ViewerState {
  if (state.mode !== 'selection') return guideDown(state, at, pixel, edges)
  const areas = state.areas.filter(({ page }) => page === state.page)
  const hit = hitTest(areas, state.active, at, pixel)
  switch (hit.kind) {
    case 'handle': {
      const rect = areas.find(({ id }) => id === hit.id) as Area
      return { ...state, tool: { name: 'resizing', id: hit.id, handle: hit.handle, origin: at, rect } }
    }
    case 'guide': {
      const guide = areas.find(({ id }) => id === hit.id)?.[hit.axis][hit.index] ?? null
      const name = hit.axis === 'columns' ? 'column' : 'row'
      return { ...state, tool: { name, id: hit.id, from: hit.index, at: guide } }
    }
    case 'area':
      return { ...state, active: hit.id, run: null, tool: { name: 'pointing', origin: at, on: hit.id } }
    case 'page':
      return { ...state, tool: { name: 'pointing', origin: at, on: null } }
  }
}

/** In the modes of guides: one that is there is grabbed, else a new one is put. */
function guideDown(state: ViewerState, at: Point, pixel: Point, edges: TextEdges): ViewerState {
  const area = activeArea(state)
  if (area === null) return warned(state, 'no-selection')
  const axis: Axis = state.mode === 'column' ? 'columns' : 'rows'
  const name = state.mode === 'column' ? 'column' : 'row'
  const there = guideAt(area, axis, at, pixel)
  if (there) {
    return { ...state, tool: { name, id: area.id, from: there.index, at: area[axis][there.index] ?? null } }
  }
  const placed = placeGuide(area, axis, axis === 'columns' ? at.x : at.y, edges[axis])
  if (placed === null) return warned(state, 'guide-outside')
  return { ...state, tool: { name, id: area.id, from: null, at: placed } }
}

/** The tool after the pointer has moved. */
function follow(state: ViewerState, { at, pixel, edges }: PointerEvent): Tool {
  const { tool } = state
  switch (tool.name) {
    case 'pointing': {
      const by = { x: at.x - tool.origin.x, y: at.y - tool.origin.y }
      if (tool.on === null) {
        if (by.x === 0 && by.y === 0) return tool
        return { name: 'drawing', origin: tool.origin, rect: rectBetween(tool.origin, at) }
      }
      const isFar = Math.abs(by.x) >= DRAG_PX * pixel.x || Math.abs(by.y) >= DRAG_PX * pixel.y
      const area = state.areas.find(({ id }) => id === tool.on)
      if (!isFar || !area) return tool
      return { name: 'moving', id: area.id, origin: tool.origin, rect: moved(area, by) }
    }
    case 'drawing':
      return { ...tool, rect: rectBetween(tool.origin, at) }
    case 'moving':
    case 'resizing': {
      const area = state.areas.find(({ id }) => id === tool.id)
      if (!area) return IDLE
      const by = { x: at.x - tool.origin.x, y: at.y - tool.origin.y }
      return { ...tool, rect: tool.name === 'moving' ? moved(area, by) : resized(area, tool.handle, by) }
    }
    case 'column':
    case 'row': {
      const area = state.areas.find(({ id }) => id === tool.id)
      if (!area) return IDLE
      const axis = axisOf(tool)
      // The press of a click says nothing of where a guide that is there should go.
      if (tool.from !== null && isStill(area, axis, tool.from, at, pixel)) {
        return { ...tool, at: area[axis][tool.from] ?? null }
      }
      return { ...tool, at: placeGuide(area, axis, axis === 'columns' ? at.x : at.y, edges[axis]) }
    }
    default:
      return tool
  }
}

function isStill(area: Area, axis: Axis, index: number, at: Point, pixel: Point): boolean {
  const [position, size] = axis === 'columns' ? [at.x, pixel.x] : [at.y, pixel.y]
  return Math.abs((area[axis][index] ?? 0) - position) < (DRAG_PX + 1) * size
}

/** What the gesture comes to. */
function pointerUp(state: ViewerState): ViewerState {
  const { tool } = state
  const rested: ViewerState = { ...state, tool: IDLE }
  switch (tool.name) {
    case 'drawing':
      return isLargeEnough(tool.rect) ? addArea(rested, tool.rect) : rested
    case 'moving':
      return replaceArea(rested, tool.id, (area) => reshaped(area, tool.rect))
    case 'resizing':
      if (isTooSmall(tool.rect)) return withoutArea(rested, tool.id)
      return replaceArea(rested, tool.id, (area) => reshaped(area, tool.rect))
    case 'column':
    case 'row':
      return replaceArea(rested, tool.id, (area) => withGuide(area, tool))
    case 'extracting':
      return state
    default:
      return rested
  }
}

/** An area with a guide where its tool has it now. */
function withGuide(area: Area, tool: GuideTool): Area {
  const axis = axisOf(tool)
  const before = tool.from === null ? null : (area[axis][tool.from] ?? null)
  if (before === tool.at) return area
  const others = area[axis].filter((_, i) => i !== tool.from)
  return { ...area, [axis]: tool.at === null ? others : [...others, tool.at].sort((a, b) => a - b) }
}

function addArea(state: ViewerState, { x, y, width, height }: Rect): ViewerState {
  const { nextId: id, page } = state
  const area: Area = { id, page, table: id, x, y, width, height, columns: [], rows: [] }
  const next = committed(state, { areas: [...state.areas, area], active: id })
  return { ...next, mode: 'selection', nextId: id + 1 }
}

const grown = (area: Area, by: Point): Area => {
  const rect = resized(area, 'se', by)
  // The keyboard makes nothing vanish that Delete does not.
  return isLargeEnough(rect) && rect.x === area.x && rect.y === area.y ? reshaped(area, rect) : area
}

function withGuideInWidest(area: Area, axis: Axis): Area {
  const [from, to] = extentOf(area, axis)
  const borders = [from, ...settledGuides(area, axis), to]
  const widths = borders.slice(1).map((border, i) => border - (borders[i] as number))
  const widest = widths.indexOf(Math.max(...widths))
  const middle = ((borders[widest] as number) + (borders[widest + 1] as number)) / 2
  return { ...area, [axis]: [...area[axis], middle].sort((a, b) => a - b) }
}

/** Keeps its place among the guides, so that the keyboard stays on the one that it moves. */
function shiftGuide(state: ViewerState, axis: Axis, index: number, by: number): ViewerState {
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

function deleteActive(state: ViewerState): ViewerState {
  const area = activeArea(state)
  return area === null ? state : withoutArea(state, area.id)
}

function withoutArea(state: ViewerState, id: number): ViewerState {
  const next = committed(state, { areas: state.areas.filter((area) => area.id !== id), active: null })
  return { ...next, mode: 'selection' }
}

/** Areas on the pages that the proposals are of give way to them. */
function propose(state: ViewerState, proposals: readonly Proposal[]): ViewerState {
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
function copyActive(state: ViewerState, to: 'next' | 'all', as: 'one' | 'each'): ViewerState {
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

/** The active selection is extracted, or else the first of the page. */
function extractFrom(state: ViewerState, all: boolean): ViewerState {
  if (state.tool.name === 'extracting') return state
  const area = activeArea(state) ?? state.areas.find(({ page }) => page === state.page) ?? state.areas[0]
  if (!area) return warned(state, 'no-selection')
  return { ...state, active: area.id, tool: { name: 'extracting', all } }
}

/** Another page clears what was drawn, unless tables are to be kept; one step back brings both the page and it back. */
function toPage(state: ViewerState, page: number): ViewerState {
  if (page === state.page || page < 1 || page > state.pages) return state
  const to = { ...state, mode: 'selection' as const, tool: IDLE, run: null }
  const active = state.areas.find((area) => area.page === page)?.id ?? null
  if (state.keeps || state.areas.length === 0) return { ...to, page, active: state.keeps ? active : null }
  return warned(committed(to, { areas: [], active: null, page }), 'page-cleared')
}

function changeActive(state: ViewerState, change: (area: Area) => Area, run: string | null): ViewerState {
  const area = activeArea(state)
  return area === null ? warned(state, 'no-selection') : replaceArea(state, area.id, change, run)
}

function replaceArea(
  state: ViewerState,
  id: number,
  change: (area: Area) => Area,
  run: string | null = null,
): ViewerState {
  const areas = state.areas.map((area) => (area.id === id ? change(area) : area))
  if (areas.every((area, i) => area === state.areas[i])) return state
  return committed(state, { areas }, run === null ? null : `${run} ${id}`)
}

/** A change that can be undone. Those of one run are undone together. */
function committed(state: ViewerState, change: Partial<Snapshot>, run: string | null = null): ViewerState {
  const goesOn = run !== null && run === state.run
  const past = goesOn ? state.past : [...state.past, snapshotOf(state)].slice(-MAX_HISTORY)
  return { ...state, ...change, past, future: [], run }
}

const snapshotOf = ({ areas, active, page }: ViewerState): Snapshot => ({ areas, active, page })

function undo(state: ViewerState): ViewerState {
  const last = state.past.at(-1)
  if (!last || state.tool.name !== 'idle') return state
  const future = [...state.future, snapshotOf(state)]
  return { ...state, ...last, past: state.past.slice(0, -1), future, run: null, mode: 'selection' }
}

function redo(state: ViewerState): ViewerState {
  const next = state.future.at(-1)
  if (!next || state.tool.name !== 'idle') return state
  const past = [...state.past, snapshotOf(state)]
  return { ...state, ...next, past, future: state.future.slice(0, -1), run: null, mode: 'selection' }
}

const warned = (state: ViewerState, code: WarningCode): ViewerState => ({
  ...state,
  warning: { code, serial: (state.warning?.serial ?? 0) + 1 },
})
