import type { Snapshot, ViewerState } from './viewer-state.ts'

/** The most steps that can be undone: more than a user goes back, and little memory. */
const MAX_HISTORY = 200

/** A change that can be undone. Those of one run are undone together. */
export function committed(
  state: ViewerState,
  change: Partial<Snapshot>,
  run: string | null = null,
): ViewerState {
  const goesOn = run !== null && run === state.run
  const past = goesOn ? state.past : [...state.past, snapshotOf(state)].slice(-MAX_HISTORY)
  return { ...state, ...change, past, future: [], run }
}

const snapshotOf = ({ areas, active, page }: ViewerState): Snapshot => ({ areas, active, page })

export function undo(state: ViewerState): ViewerState {
  const last = state.past.at(-1)
  if (!last || state.tool.name !== 'idle') return state
  const future = [...state.future, snapshotOf(state)]
  return { ...state, ...last, past: state.past.slice(0, -1), future, run: null, mode: 'selection' }
}

export function redo(state: ViewerState): ViewerState {
  const next = state.future.at(-1)
  if (!next || state.tool.name !== 'idle') return state
  const past = [...state.past, snapshotOf(state)]
  return { ...state, ...next, past, future: state.future.slice(0, -1), run: null, mode: 'selection' }
}
