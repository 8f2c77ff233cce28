import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { savedWidths, withWidth, withWidths } from './column-widths.ts'
import type { Column } from './columns.ts'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
})
afterEach(() => kept.clear())
afterAll(() => vi.unstubAllGlobals())

const column: Column = { id: 1, header: 'Text', kind: 'text', width: null, minWidth: 88 }

test('are kept by the title of a column, within bounds, until they are given back', () => {
  const widths = withWidth(withWidth({}, 'Text', 240.4), 'Debit', 3)
  expect(savedWidths()).toEqual({ Text: 240, Debit: 56 })
  expect(withWidths([column, { ...column, header: 'Other' }], widths)).toMatchObject([
    { width: 240, minWidth: 240 },
    { width: null, minWidth: 88 },
  ])
  expect(withWidth(widths, 'Text', null)).toEqual({ Debit: 56 })
})

test.each(['', '[]', '{"Text":"wide"}', 'null', 'torn {'])('%j is no width', (saved) => {
  kept.set('ledgerlift_widths', saved)
  expect(savedWidths()).toEqual({})
})
