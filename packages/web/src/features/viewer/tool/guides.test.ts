import { describe, expect, test } from 'vitest'
import { NO_EDGES, type TextEdges } from '../drawing/area.ts'
import { activeArea } from './change-areas.ts'
import { at, columns, drag, drawn, empty, run } from './test-gestures.ts'

describe('guides', () => {
  const columnMode = run(drawn, { type: 'mode', mode: 'column' })
  const click = (x: number, y = 0.5, edges: TextEdges = NO_EDGES, state = columnMode) =>
    drag(state, [[x, y]], edges)

  test.each<[string, number, number[], number[]]>([
    ['stands where it was put', 0.35, [], [0.35]],
    ['snaps to a text edge within 0.01', 0.35, [0.359], [0.359]],
    ['and to the nearest of several', 0.35, [0.342, 0.355], [0.355]],
    ['but not to one further off', 0.35, [0.3611], [0.35]],
    ['0.02 outside still counts, and stays within', 0.18, [], [0.2]],
    ['on the right, too', 0.62, [], [0.6]],
    ['a text edge outside does not take it along', 0.595, [0.604], [0.6]],
  ])('%s', (_, x, edges, expected) => {
    expect(columns(click(x, 0.5, { columns: edges, rows: [] }))).toEqual(expected)
  })

  test('further outside than 0.02 says so and adds none', () => {
    const after = click(0.179)
    expect(activeArea(after)?.columns).toEqual([])
    expect(after.warning?.code).toBe('guide-outside')
  })

  test('of rows go by the other axis', () => {
    const after = click(0.99, 0.5, NO_EDGES, run(drawn, { type: 'mode', mode: 'row' }))
    expect(activeArea(after)?.rows).toEqual([0.5])
  })

  test('move by dragging, in the mode of selecting, too', () => {
    const one = click(0.35)
    const selecting = run(one, { type: 'mode', mode: 'selection' })
    for (const state of [one, selecting]) {
      expect(
        columns(
          drag(state, [
            [0.35, 0.5],
            [0.45, 0.5],
          ]),
        ),
      ).toEqual([0.45])
    }
    expect(at(selecting)).toEqual([0.2, 0.2, 0.4, 0.6])
  })

  test('a click on one changes nothing', () => {
    const one = click(0.35)
    expect(drag(one, [[0.3505, 0.5]]).areas).toEqual(one.areas)
  })

  test('dragged out they are gone', () => {
    expect(
      activeArea(
        drag(click(0.35), [
          [0.35, 0.5],
          [0.05, 0.5],
        ]),
      )?.columns,
    ).toEqual([])
  })

  test('ask for an active selection', () => {
    const after = run(empty, { type: 'mode', mode: 'column' })
    expect([after.mode, after.warning?.code]).toEqual(['selection', 'no-selection'])
  })

  test('by keyboard halve the widest column and move between their neighbours', () => {
    const halved = run(drawn, { type: 'add-guide', axis: 'columns' }, { type: 'add-guide', axis: 'columns' })
    expect(activeArea(halved)?.columns.map((x) => x.toFixed(2))).toEqual(['0.30', '0.40'])
    const shifted = run(halved, { type: 'shift-guide', axis: 'columns', index: 0, by: 0.5 })
    expect(activeArea(shifted)?.columns.map((x) => x.toFixed(2))).toEqual(['0.40', '0.40'])
    expect(
      activeArea(run(halved, { type: 'remove-guide', axis: 'columns', index: 0 }))?.columns,
    ).toHaveLength(1)
  })
})
