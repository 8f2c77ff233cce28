import { type Area, NO_EDGES, type TextEdges } from '../drawing/area.ts'
import { activeArea } from './change-areas.ts'
import { viewerReducer } from './viewer-reducer.ts'
import { initialState, type ViewerEvent, type ViewerState } from './viewer-state.ts'

/** What the tests of the tools do with a page of 1000 by 1000 CSS pixels. */
const pixel = { x: 0.001, y: 0.001 }

export const run = (state: ViewerState, ...events: ViewerEvent[]): ViewerState =>
  events.reduce(viewerReducer, state)

export const pointer = (
  type: 'pointer-down' | 'pointer-move' | 'pointer-up',
  x: number,
  y: number,
  edges = NO_EDGES,
) => ({ type, at: { x, y }, pixel, edges }) as const

export type Place = readonly [number, number]

/** Press at the first place, move over the others, let go at the last. */
export function drag(state: ViewerState, places: readonly Place[], edges?: TextEdges): ViewerState {
  const [first, last] = [places[0] as Place, places.at(-1) as Place]
  return run(
    state,
    pointer('pointer-down', ...first, edges),
    ...places.slice(1).map((place) => pointer('pointer-move', ...place, edges)),
    pointer('pointer-up', ...last, edges),
  )
}

export const empty = initialState(3)
export const drawn = drag(empty, [
  [0.2, 0.2],
  [0.6, 0.8],
])
const rounded = (values: readonly number[]) => values.map((value) => Math.round(value * 1e6) / 1e6)
export const at = (state: ViewerState) => {
  const { x, y, width, height } = activeArea(state) as Area
  return rounded([x, y, width, height])
}
export const columns = (state: ViewerState) => rounded(activeArea(state)?.columns ?? [])
