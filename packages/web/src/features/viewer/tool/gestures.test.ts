import { describe, expect, test } from 'vitest'
import { activeArea } from './change-areas.ts'
import { at, columns, drag, drawn, empty, type Place, pointer, run } from './test-gestures.ts'
import type { ViewerState } from './viewer-state.ts'

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
    // So does a gesture that is taken away, but the mode stays.
    expect(run(during, { type: 'drop' })).toMatchObject({ ...after, mode: state.mode })
    // Letting go afterwards does nothing either.
    expect(run(after, pointer('pointer-up', 0.9, 0.9)).areas).toEqual(state.areas)
  })

  test('out of extracting goes back to idle', () => {
    const during = run(drawn, { type: 'extract', goal: 'table' })
    expect(during.tool.name).toBe('extracting')
    expect(run(during, { type: 'cancel' }).tool.name).toBe('idle')
  })
})
