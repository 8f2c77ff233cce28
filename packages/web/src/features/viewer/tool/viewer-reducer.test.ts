import { describe, expect, test } from 'vitest'
import { type Area, NO_EDGES, type TextEdges } from '../drawing/area.ts'
import type { Point } from '../drawing/rect.ts'
import { activeArea, shownAreas, viewerReducer } from './viewer-reducer.ts'
import { initialState, type ViewerEvent, type ViewerState } from './viewer-state.ts'

/** A page of 1000 by 1000 CSS pixels. */
const pixel = { x: 0.001, y: 0.001 }

const run = (state: ViewerState, ...events: ViewerEvent[]): ViewerState => events.reduce(viewerReducer, state)

const pointer = (
  type: 'pointer-down' | 'pointer-move' | 'pointer-up',
  x: number,
  y: number,
  edges = NO_EDGES,
) => ({ type, at: { x, y }, pixel, edges }) as const

type Place = readonly [number, number]

/** Press at the first place, move over the others, let go at the last. */
function drag(state: ViewerState, places: readonly Place[], edges?: TextEdges): ViewerState {
  const [first, last] = [places[0] as Place, places.at(-1) as Place]
  return run(
    state,
    pointer('pointer-down', ...first, edges),
    ...places.slice(1).map((place) => pointer('pointer-move', ...place, edges)),
    pointer('pointer-up', ...last, edges),
  )
}

const empty = initialState(3)
const drawn = drag(empty, [
  [0.2, 0.2],
  [0.6, 0.8],
])
const rounded = (values: readonly number[]) => values.map((value) => Math.round(value * 1e6) / 1e6)
const at = (state: ViewerState) => {
  const { x, y, width, height } = activeArea(state) as Area
  return rounded([x, y, width, height])
}
const columns = (state: ViewerState) => rounded(activeArea(state)?.columns ?? [])

describe('drawing', () => {
  test.each<[string, Place[], number[] | null]>([
    [
      'grows from where it began',
      [
        [0.2, 0.2],
        [0.6, 0.8],
      ],
      [0.2, 0.2, 0.4, 0.6],
    ],
    [
      'backwards is turned over',
      [
        [0.6, 0.8],
        [0.2, 0.2],
      ],
      [0.2, 0.2, 0.4, 0.6],
    ],
    [
      'is cut at the edges of the page',
      [
        [0.5, 0.5],
        [1.4, -0.3],
      ],
      [0.5, 0, 0.5, 0.5],
    ],
    [
      'from outside begins at the edge',
      [
        [-0.1, 0.5],
        [0.3, 0.7],
      ],
      [0, 0.5, 0.3, 0.2],
    ],
    [
      'of 0.001 in width is ignored',
      [
        [0.5, 0.5],
        [0.501, 0.9],
      ],
      null,
    ],
    [
      'of 0.001 in height is ignored',
      [
        [0.25, 0.5],
        [0.9, 0.501],
      ],
      null,
    ],
    [
      'a little more than that counts',
      [
        [0.5, 0.5],
        [0.5011, 0.5011],
      ],
      [0.5, 0.5, 0.0011, 0.0011],
    ],
    [
      'beyond the edge leaves nothing',
      [
        [1.1, 0.5],
        [1.3, 0.7],
      ],
      null,
    ],
    ['a click draws nothing', [[0.5, 0.5]], null],
  ])('%s', (_, places, expected) => {
    const after = drag(empty, places)
    expect(activeArea(after) && at(after)).toEqual(expected)
    expect(after.tool).toEqual({ name: 'idle' })
  })

  test('goes through pointing and drawing, and shows itself meanwhile', () => {
    const pressed = run(empty, pointer('pointer-down', 0.1, 0.1))
    const moving = run(pressed, pointer('pointer-move', 0.3, 0.4))
    expect([pressed.tool.name, moving.tool.name]).toEqual(['pointing', 'drawing'])
    expect(moving.areas).toEqual([])
  })
})

describe('an area that is there', () => {
  test('is made active by a click and stays where it is', () => {
    const two = drag(drawn, [
      [0.7, 0.1],
      [0.9, 0.2],
    ])
    const after = drag(two, [
      [0.4, 0.5],
      [0.401, 0.501],
    ])
    expect(after.active).toBe(1)
    expect(at(after)).toEqual([0.2, 0.2, 0.4, 0.6])
    expect(after.past).toHaveLength(2)
  })

  test.each<[string, Place[], number[]]>([
    [
      'moves with the pointer',
      [
        [0.4, 0.5],
        [0.5, 0.55],
      ],
      [0.3, 0.25, 0.4, 0.6],
    ],
    [
      'stays on the page',
      [
        [0.4, 0.5],
        [1.9, -0.9],
      ],
      [0.6, 0, 0.4, 0.6],
    ],
    [
      'a corner resizes it',
      [
        [0.607, 0.807],
        [0.717, 0.917],
      ],
      [0.2, 0.2, 0.51, 0.71],
    ],
    [
      'the top left corner, too',
      [
        [0.2, 0.2],
        [0.1, 0.3],
      ],
      [0.1, 0.3, 0.5, 0.5],
    ],
    [
      'the middle of an edge moves that edge',
      [
        [0.6, 0.5],
        [0.7, 0.9],
      ],
      [0.2, 0.2, 0.5, 0.6],
    ],
    [
      'so does any place of the edge',
      [
        [0.204, 0.3],
        [0.304, 0.3],
      ],
      [0.3, 0.2, 0.3, 0.6],
    ],
    [
      'over the opposite edge it turns over',
      [
        [0.6, 0.5],
        [0.1, 0.5],
      ],
      [0.1, 0.2, 0.1, 0.6],
    ],
  ])('%s', (_, places, expected) => {
    expect(at(drag(drawn, places))).toEqual(expected)
  })

  test('is deleted where resizing leaves less than 0.001', () => {
    const after = drag(drawn, [
      [0.6, 0.5],
      [0.2005, 0.5],
    ])
    expect(after.areas).toEqual([])
    expect(run(after, { type: 'undo' }).areas).toEqual(drawn.areas)
  })

  test('takes its guides along, and loses those that are cut off', () => {
    const withGuides = run(drawn, { type: 'split', columns: [0.3, 0.5], rows: [0.4] })
    expect(
      columns(
        drag(withGuides, [
          [0.35, 0.6],
          [0.45, 0.6],
        ]),
      ),
    ).toEqual([0.4, 0.6])
    expect(
      activeArea(
        drag(withGuides, [
          [0.6, 0.7],
          [0.4, 0.7],
        ]),
      )?.columns,
    ).toEqual([0.3])
  })

  test('is removed by Delete with what was active', () => {
    const after = run(drawn, { type: 'delete' })
    expect([after.areas, after.active]).toEqual([[], null])
  })
})

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

describe('Escape', () => {
  const gestures: [string, ViewerState, Place[]][] = [
    ['pointing', empty, [[0.1, 0.1]]],
    [
      'drawing',
      empty,
      [
        [0.1, 0.1],
        [0.5, 0.5],
      ],
    ],
    [
      'moving',
      drawn,
      [
        [0.4, 0.5],
        [0.6, 0.6],
      ],
    ],
    [
      'resizing',
      drawn,
      [
        [0.6, 0.5],
        [0.9, 0.5],
      ],
    ],
    [
      'column',
      run(drawn, { type: 'mode', mode: 'column' }),
      [
        [0.4, 0.5],
        [0.5, 0.5],
      ],
    ],
    [
      'row',
      run(drawn, { type: 'mode', mode: 'row' }),
      [
        [0.4, 0.5],
        [0.4, 0.6],
      ],
    ],
  ]
  test.each(gestures)('out of %s leaves everything as it was', (name, state, [first, ...rest]) => {
    const during = run(
      state,
      pointer('pointer-down', ...(first as Place)),
      ...rest.map((place) => pointer('pointer-move', ...place)),
    )
    expect(during.tool.name).toBe(name)
    const after = run(during, { type: 'cancel' })
    expect(after).toMatchObject({ areas: state.areas, tool: { name: 'idle' }, mode: 'selection' })
    expect(after.past).toEqual(state.past)
    // Letting go afterwards does nothing either.
    expect(run(after, pointer('pointer-up', 0.9, 0.9)).areas).toEqual(state.areas)
  })

  test('out of extracting goes back to idle', () => {
    const during = run(drawn, { type: 'extract' })
    expect(during.tool.name).toBe('extracting')
    expect(run(during, { type: 'cancel' }).tool.name).toBe('idle')
  })
})

describe('extract', () => {
  test('takes the first selection where none is active', () => {
    const nobody = { ...drawn, active: null }
    expect(run(nobody, { type: 'extract' })).toMatchObject({ active: 1, tool: { name: 'extracting' } })
  })

  test('only warns where there is none', () => {
    const after = run(empty, { type: 'extract' })
    expect([after.tool.name, after.warning?.code]).toEqual(['idle', 'no-selection'])
  })

  test('a pointer that goes down meanwhile draws nothing', () => {
    const during = run(drawn, { type: 'extract' })
    expect(
      drag(during, [
        [0.7, 0.1],
        [0.9, 0.2],
      ]),
    ).toEqual(during)
  })
})

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

describe('another page', () => {
  test('clears what was drawn, says so, and one step back brings it back', () => {
    const after = run(drawn, { type: 'page', page: 2 })
    expect([after.areas, after.page, after.warning?.code]).toEqual([[], 2, 'page-cleared'])
    expect(run(after, { type: 'undo' })).toMatchObject({ areas: drawn.areas, page: 1, active: 1 })
  })

  test('keeps it where that was asked for', () => {
    const after = run(drawn, { type: 'keep', keeps: true }, { type: 'page', page: 2 })
    expect(shownAreas(after)).toEqual([])
    expect(shownAreas(run(after, { type: 'page', page: 1 }))).toEqual(drawn.areas)
  })

  test.each([0, 4, 1.5])('%s is none of three', (page) => {
    if (Number.isInteger(page)) expect(run(drawn, { type: 'page', page })).toBe(drawn)
  })
})

describe('copies', () => {
  test('on all pages make one table, or one on each', () => {
    const one = run(drawn, { type: 'copy', to: 'all', as: 'one' })
    const each = run(drawn, { type: 'copy', to: 'all', as: 'each' })
    expect(one.areas.map(({ page, table }) => [page, table])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
    ])
    expect(each.areas.map(({ page, table }) => [page, table])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ])
    expect(one.keeps).toBe(true)
  })

  test('do not pile up', () => {
    const once = run(drawn, { type: 'copy', to: 'all', as: 'one' })
    expect(run(once, { type: 'copy', to: 'all', as: 'one' }).areas).toEqual(once.areas)
  })
})

test('proposals take the place of what is on their pages, and keep together what is one table', () => {
  const rect = { x: 0.1, y: 0.1, width: 0.5, height: 0.5, columns: [], rows: [] }
  const after = run(drawn, {
    type: 'propose',
    proposals: [
      { ...rect, page: 1, table: 7 },
      { ...rect, page: 2, table: 7 },
    ],
  })
  expect(after.areas.map(({ id, page, table }) => [id, page, table])).toEqual([
    [2, 1, 2],
    [3, 2, 2],
  ])
  expect([after.active, after.keeps]).toEqual([2, true])
})

test('by keyboard an area is made, moved and resized, and never falls off the page', () => {
  const big: Point = { x: 5, y: 5 }
  const made = run(empty, { type: 'add-area' })
  expect(activeArea(made)).not.toBeNull()
  expect(at(run(made, { type: 'move-by', by: big }))).toEqual([0.2, 0.6, 0.8, 0.4])
  expect(at(run(made, { type: 'grow-by', by: big }))).toEqual([0.1, 0.3, 0.9, 0.7])
  expect(at(run(made, { type: 'grow-by', by: { x: -5, y: -5 } }))).toEqual(at(made))
})
