import { expect, test } from 'vitest'
import { typeset, typesetCell } from '../../../test-support/typeset.ts'
import { readMarkers } from './read-markers.ts'

test.each([
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
])('%j', (markers, directions) => {
  const entries = markers.map((marker, id) => {
    const lines = typeset(marker)
    return {
      kind: 'row' as const,
      id,
      page: 1,
      baseline: 0,
      lines,
      part: 0,
      columns: [],
      cells: [typesetCell(marker)],
    }
  })
  const meaning = readMarkers({ columns: [], isMoney: [], entries }, ['marker'])
  expect(markers.map(meaning)).toEqual(directions)
})
