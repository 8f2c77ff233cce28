import { type Area, type Axis, placeGuide, reshaped, type TextEdges } from '../drawing/area.ts'
import { isLargeEnough, isTooSmall, moved, type Point, rectBetween, resized } from '../drawing/rect.ts'
import { DRAG_PX } from '../limits.ts'
import { activeArea, addArea, replaceArea, withoutArea } from './change-areas.ts'
import { guideAt, hitTest } from './hit-test.ts'
import {
  type GuideTool,
  IDLE,
  type Tool,
  type ViewerEvent,
  type ViewerState,
  warned,
} from './viewer-state.ts'

type PointerEvent = Extract<ViewerEvent, { type: 'pointer-down' | 'pointer-move' | 'pointer-up' }>

export function pointerDown(state: ViewerState, { at, pixel, edges }: PointerEvent): ViewerState {
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

/** In the modes of guides: an existing guide is grabbed, otherwise a new one is put. */
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
export function follow(state: ViewerState, { at, pixel, edges }: PointerEvent): Tool {
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
      // The press of a click does not say where an existing guide should go.
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

/** The result of the gesture. */
export function pointerUp(state: ViewerState): ViewerState {
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

/** The areas of the page that is shown, with what the pointer is doing to them just now. */
export function shownAreas(state: ViewerState): Area[] {
  const onPage = state.areas.filter(({ page }) => page === state.page)
  const { tool } = state
  switch (tool.name) {
    case 'moving':
    case 'resizing':
      return onPage.map((area) => (area.id === tool.id ? reshaped(area, tool.rect) : area))
    case 'column':
    case 'row':
      return onPage.map((area) => (area.id === tool.id ? withGuide(area, tool) : area))
    default:
      return onPage
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

const axisOf = (tool: GuideTool): Axis => (tool.name === 'column' ? 'columns' : 'rows')
