import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import type { Line } from '../../layout/word.ts'
import { findRowEvidence } from './row-evidence.ts'
import type { RowLine } from './row-line.ts'

test.each([
  ['Fee 1.75% 5.28', true],
  ['Fee 1.75% CHF 5.28', false],
  ['Fee', false],
])('%j below a row ends in an amount, as lines between lists do: %s', (text, isAmount) => {
  const lines = typeset(`ACME 306.97\n${text}`).map(
    (line: Line, i): RowLine => ({
      line,
      cells: [],
      columns: [],
      gap: i === 0 ? null : 1.2,
      part: 0,
      isAnchor: i === 0,
      hasDate: false,
      isBalance: false,
      isForeign: false,
      isRuledOff: false,
      isUnderTitles: false,
    }),
  )
  const { none } = findRowEvidence(lines)
  expect(none[1]?.some(([feature]) => feature === 'none: amount')).toBe(isAmount)
})
