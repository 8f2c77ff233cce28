import { reshaped } from '../drawing/area.ts'
import { moved, type Rect } from '../drawing/rect.ts'
import {
  activeArea,
  addArea,
  changeActive,
  copyActive,
  deleteActive,
  grown,
  propose,
  shiftGuide,
  withGuideInWidest,
} from './change-areas.ts'
import { follow, pointerDown, pointerUp } from './gestures.ts'
import { committed, redo, undo } from './history.ts'
import { type Goal, IDLE, type ViewerEvent, type ViewerState, warned } from './viewer-state.ts'

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
    case 'drop':
      return state.tool.name === 'extracting' ? state : { ...state, tool: IDLE }
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
      return extractFrom(state, event.goal)
    case 'extracted':
      return extracted(state)
    case 'warn':
      return warned(state, event.code)
  }
}

/** The active selection is extracted, or else the first of the page; guides are for an active one only. */
function extractFrom(state: ViewerState, goal: Goal): ViewerState {
  if (state.tool.name === 'extracting') return { ...state, tool: { ...state.tool, next: goal } }
  const first = () => state.areas.find(({ page }) => page === state.page) ?? state.areas[0]
  const area = activeArea(state) ?? (goal === 'guides' ? null : first())
  if (!area) return warned(state, 'no-selection')
  return { ...state, active: area.id, tool: { name: 'extracting', goal, next: null } }
}

function extracted(state: ViewerState): ViewerState {
  if (state.tool.name !== 'extracting') return state
  const { goal, next } = state.tool
  const rested = { ...state, tool: IDLE }
  return next === null || next === goal ? rested : extractFrom(rested, next)
}

/** Another page clears what was drawn, unless tables are to be kept; one step back brings both the page and it back. */
function toPage(state: ViewerState, page: number): ViewerState {
  if (page === state.page || page < 1 || page > state.pages) return state
  const to = { ...state, mode: 'selection' as const, tool: IDLE, run: null }
  const active = state.areas.find((area) => area.page === page)?.id ?? null
  if (state.keeps || state.areas.length === 0) return { ...to, page, active: state.keeps ? active : null }
  return warned(committed(to, { areas: [], active: null, page }), 'page-cleared')
}
