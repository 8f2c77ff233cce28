import { describe, expect, test } from 'vitest'
import { shownAreas } from './gestures.ts'
import { drag, drawn, empty, run } from './test-gestures.ts'

describe('extract', () => {
  test('takes the first selection where none is active', () => {
    const nobody = { ...drawn, active: null }
    expect(run(nobody, { type: 'extract', goal: 'table' })).toMatchObject({
      active: 1,
      tool: { name: 'extracting' },
    })
  })

  test.each([
    ['where there is none', empty, 'table'],
    ['where guides are asked for and none is active', { ...drawn, active: null }, 'guides'],
  ] as const)('only warns %s', (_, state, goal) => {
    const after = run(state, { type: 'extract', goal })
    expect([after.tool.name, after.warning?.code]).toEqual(['idle', 'no-selection'])
  })

  test('what is asked for meanwhile comes next', () => {
    const splitting = run(drawn, { type: 'extract', goal: 'guides' }, { type: 'extract', goal: 'table' })
    expect(splitting.tool).toMatchObject({ goal: 'guides' })
    const extracting = run(splitting, { type: 'extracted' })
    expect(extracting.tool).toMatchObject({ goal: 'table', next: null })
    expect(run(extracting, { type: 'extracted' }).tool.name).toBe('idle')
  })

  test('a pointer that goes down meanwhile draws nothing', () => {
    const during = run(drawn, { type: 'extract', goal: 'table' })
    expect(
      drag(during, [
        [0.7, 0.1],
        [0.9, 0.2],
      ]),
    ).toEqual(during)
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
