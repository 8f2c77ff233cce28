import type { Area, Axis, TextEdges } from '../drawing/area.ts'
import type { Handle, Point, Rect } from '../drawing/rect.ts'
import type { Pixel } from './hit-test.ts'

export type Mode = 'selection' | 'column' | 'row'

/** What the hand is doing. Each of them knows where it began, so that Escape goes back to exactly that. */
export type Tool =
  | { readonly name: 'idle' }
  /** The pointer is down and has not moved far enough to say what is meant; `on`: the area under it. */
  | { readonly name: 'pointing'; readonly origin: Point; readonly on: number | null }
  | { readonly name: 'drawing'; readonly origin: Point; readonly rect: Rect }
  | { readonly name: 'moving'; readonly id: number; readonly origin: Point; readonly rect: Rect }
  | {
      readonly name: 'resizing'
      readonly id: number
      readonly handle: Handle
      readonly origin: Point
      readonly rect: Rect
    }
  | GuideTool
  /** `next` was asked for meanwhile, and begins when this is done. */
  | { readonly name: 'extracting'; readonly goal: Goal; readonly next: Goal | null }

/** What is extracted: the active table, every table, or column and row guides for the active area. */
export type Goal = 'table' | 'all' | 'guides'

export const IDLE: Tool = { name: 'idle' }

/** A guide on its way: a new one where `from` is null; dragged out of its area where `at` is null. */
export type GuideTool = {
  readonly name: 'column' | 'row'
  readonly id: number
  readonly from: number | null
  readonly at: number | null
}

/** What undo goes back to. */
export type Snapshot = {
  readonly areas: readonly Area[]
  readonly active: number | null
  /** 1-based. */
  readonly page: number
}

export type WarningCode =
  | 'no-selection'
  | 'guide-outside'
  | 'nothing-to-split'
  | 'no-tables-found'
  | 'no-data'
  | 'page-cleared'

type Warning = {
  readonly code: WarningCode
  /** Counts warnings, so that the same one may be said twice. */
  readonly serial: number
}

export type ViewerState = Snapshot & {
  readonly pages: number
  readonly mode: Mode
  readonly tool: Tool
  readonly past: readonly Snapshot[]
  readonly future: readonly Snapshot[]
  /** Changes in a row that undo as one, such as presses of an arrow key; null where the last one stands alone. */
  readonly run: string | null
  /** Whether tables stay on their pages when another page is shown. */
  readonly keeps: boolean
  readonly nextId: number
  readonly warning: Warning | null
}

/** An area as something proposes it, not yet drawn; those with the same `table` become one table. */
export type Proposal = Rect & Pick<Area, 'page' | 'columns' | 'rows' | 'table'>

type Pointer = {
  readonly at: Point
  readonly pixel: Pixel
  readonly edges: TextEdges
}

export type ViewerEvent =
  | ({ readonly type: 'pointer-down' } & Pointer)
  | ({ readonly type: 'pointer-move' } & Pointer)
  | ({ readonly type: 'pointer-up' } & Pointer)
  /** Escape. */
  | { readonly type: 'cancel' }
  /** A gesture that the system took away, or that a second finger made something else. */
  | { readonly type: 'drop' }
  | { readonly type: 'mode'; readonly mode: Mode }
  | { readonly type: 'page'; readonly page: number }
  | { readonly type: 'activate'; readonly id: number }
  | { readonly type: 'delete' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** A new area in the middle of the page, for the keyboard. */
  | { readonly type: 'add-area' }
  | { readonly type: 'move-by'; readonly by: Point }
  | { readonly type: 'grow-by'; readonly by: Point }
  /** A new guide in the middle of the widest column or row, for the keyboard. */
  | { readonly type: 'add-guide'; readonly axis: Axis }
  | { readonly type: 'shift-guide'; readonly axis: Axis; readonly index: number; readonly by: number }
  | { readonly type: 'remove-guide'; readonly axis: Axis; readonly index: number }
  /** Guides for the active area. */
  | { readonly type: 'split'; readonly columns: readonly number[]; readonly rows: readonly number[] }
  /** Areas in place of those on their pages. */
  | { readonly type: 'propose'; readonly proposals: readonly Proposal[] }
  | { readonly type: 'copy'; readonly to: 'next' | 'all'; readonly as: 'one' | 'each' }
  | { readonly type: 'keep'; readonly keeps: boolean }
  | { readonly type: 'extract'; readonly goal: Goal }
  | { readonly type: 'extracted' }
  | { readonly type: 'warn'; readonly code: WarningCode }

export const initialState = (pages: number): ViewerState => ({
  areas: [],
  active: null,
  page: 1,
  pages,
  mode: 'selection',
  tool: IDLE,
  past: [],
  future: [],
  run: null,
  keeps: false,
  nextId: 1,
  warning: null,
})

export const warned = (state: ViewerState, code: WarningCode): ViewerState => ({
  ...state,
  warning: { code, serial: (state.warning?.serial ?? 0) + 1 },
})
