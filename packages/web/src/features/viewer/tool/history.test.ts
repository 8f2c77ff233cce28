import { describe, expect, test } from 'vitest'
import { at, drawn, empty, run } from './test-gestures.ts'
import type { ViewerEvent, ViewerState } from './viewer-state.ts'

describe('undo and redo', () => {
  test('go through every change, and back', () => {
    const states = [drawn]
    const changes: ViewerEvent[] = [
      { type: 'split', columns: [0.3], rows: [] },
      { type: 'move-by', by: { x: 0.1, y: 0 } },
      { type: 'add-guide', axis: 'rows' },
      { type: 'copy', to: 'next', as: 'one' },
      { type: 'delete' },
    ]
    for (const change of changes) states.push(run(states.at(-1) as ViewerState, change))
    let state = states.at(-1) as ViewerState
    for (const before of states.slice(0, -1).reverse()) {
      state = run(state, { type: 'undo' })
      expect(state.areas).toEqual(before.areas)
    }
    for (const after of states.slice(1)) {
      state = run(state, { type: 'redo' })
      expect(state.areas).toEqual(after.areas)
    }
  })

  test('presses of one arrow key are one change', () => {
    const step: ViewerEvent = { type: 'move-by', by: { x: 0.01, y: 0 } }
    const after = run(drawn, step, step, step)
    expect(at(after)[0]).toBeCloseTo(0.23)
    expect(run(after, { type: 'undo' }).areas).toEqual(drawn.areas)
  })

  test('with nothing to undo change nothing', () => {
    expect(run(empty, { type: 'undo' }, { type: 'redo' })).toEqual(empty)
  })
})
