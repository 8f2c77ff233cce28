import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import type { Line } from '../../layout/word.ts'
import { Cell } from '../cell.ts'
import { findRowEvidence } from './row-evidence.ts'
import type { RowLine } from './row-line.ts'

test.each([
  ['Fee 1.75% 5.28', true, true],
  ['Fee 1.75% CHF 5.28', false, false],
  ['Interest of 1.75% on balances', false, true],
  ['Fee', false, false],
])(
  '%j below a row ends in an amount, or holds a rate, as lines between lists do: %s, %s',
  (text, isAmount, isRate) => {
    const lines = typeset(`ACME 306.97\n${text}`).map(
      (line: Line, i): RowLine => ({
        line,
        cells: [new Cell(line.words)],
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
    const has = (name: string) => none[1]?.some(([feature]) => feature === name)
    expect([has('none: amount'), has('none: rate')]).toEqual([isAmount, isRate])
  },
)
