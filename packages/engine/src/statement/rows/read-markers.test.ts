import { expect, test } from 'vitest'
import { typeset, typesetCell } from '../../../test-support/typeset.ts'
import { readMarkers } from './read-markers.ts'

test.each<[markers: string[], directions: string[], title?: string]>([
  [
    ['DR', 'CR', 'DR'],
    ['debit', 'credit', 'debit'],
  ],
  // Czech: má dáti, dal.
  [
    ['MD', 'D', 'MD'],
    ['debit', 'credit', 'debit'],
  ],
  [
    ['D', 'D', 'D'],
    ['debit', 'debit', 'debit'],
  ],
  [['D', 'D', 'D'], ['credit', 'credit', 'credit'], 'MD/D'],
  [['D', 'D', 'D'], ['debit', 'debit', 'debit'], 'Debit/Credit'],
])('%j, %j under %s', (markers, directions, title = '') => {
  const entries = markers.map((marker, id) => {
    const lines = typeset(marker)
    return {
      id,
      kind: 'row' as const,
      page: 1,
      baseline: 0,
      lines,
      part: 0,
      columns: [],
      cells: [typesetCell(marker)],
    }
  })
  const meaning = readMarkers({ columns: [{ title }] as never, isMoney: [], entries, lines: [] }, ['marker'])
  expect(markers.map(meaning)).toEqual(directions)
})
