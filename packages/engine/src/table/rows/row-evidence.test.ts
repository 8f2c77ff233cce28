import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import type { Line } from '../../layout/word.ts'
import { Cell } from '../cell.ts'
import { findRowEvidence } from './row-evidence.ts'
import type { RowLine } from './row-line.ts'

const rowLine = (line: Line, i: number, { isAnchor = i === 0, gap = 1.2 } = {}): RowLine => ({
  line,
  cells: [new Cell(line.words)],
  columns: [{ title: 'Details', role: 'description', x0: 0, x1: 600 }],
  gap: i === 0 ? null : gap,
  part: 0,
  isAnchor,
  hasDate: false,
  isBalance: false,
  isForeign: false,
  isRuledOff: false,
  isUnderTitles: false,
})

test.each([
  ['Fee 1.75% 5.28', true, true],
  ['Fee 1.75% CHF 5.28', false, false],
  ['Interest of 1.75% on balances', false, true],
  ['Fee', false, false],
])(
  '%j below the last row ends in an amount, or holds a rate, as lines of other lists do: %s, %s',
  (text, isAmount, isRate) => {
    const lines = typeset(`ACME 306.97\n${text}`).map((line, i) => rowLine(line, i))
    const { none } = findRowEvidence(lines)
    const has = (name: string) => none[1]?.some(([feature]) => feature === `none: ${name} under a text`)
    expect([has('amount'), has('rate')]).toEqual([isAmount, isRate])
  },
)

const MANY = ['ACME STORES OF THE NORTH 306.97', ...Array.from({ length: 7 }, () => 'ACME 306.97')]

test.each([
  ['nearer than rows stand to each other', 1.2, 'Rate 1.75%', 'none: rate under a text', false],
  ['as far as rows stand from each other', 2, 'Rate 1.75%', 'none: rate under a text', true],
  ['begins further right than any text', 2, '          Rate 1.75%', 'none: rate', true],
])('a rate between rows that %s', (_, gap, text, feature, isThere) => {
  const printed = [...MANY.slice(0, 4), text, ...MANY.slice(4)]
  const lines = typeset(printed.join('\n')).map((line, i) =>
    rowLine(line, i, { isAnchor: i !== 4, gap: i === 4 ? gap : 2 }),
  )
  const found = findRowEvidence(lines).none[4]?.map(([name]) => name)
  expect(found?.includes(feature)).toBe(isThere)
})

test.each([
  ['a name', 'ANNA EXAMPLE', true],
  ['a number', 'CARD 4417', false],
])('where rows are one line each, %s at their distance begins something else: %s', (_, text, isThere) => {
  const printed = [...MANY.slice(0, 4), text, ...MANY.slice(4)]
  const lines = typeset(printed.join('\n')).map((line, i) => rowLine(line, i, { isAnchor: i !== 4, gap: 2 }))
  const found = findRowEvidence(lines).breaks[4]?.map(([name]) => name)
  expect(found?.includes('break: words as single rows')).toBe(isThere)
})

test.each([
  ['below each amount begin no row', ['=', 'd', '=', 'd', '=', 'd'], false],
  ['above the first amount begin rows', ['d', '=', 'd', '=', 'd', '='], true],
  ['below a few amounts begin rows', ['=', '=', '=', 'd', '=', 'd'], true],
])('days %s', (_, marks, areStarts) => {
  const text = marks.map((mark) => (mark === '=' ? 'ACME 306.97' : '30 August 2025 Transaction: 8840172'))
  const lines = typeset(text.join('\n')).map((line, i) => ({
    ...rowLine(line, i, { isAnchor: marks[i] === '=' }),
    hasDate: marks[i] === 'd',
  }))
  const breaks = findRowEvidence(lines).breaks.flat()
  expect(breaks.some(([feature]) => feature === 'break: date')).toBe(areStarts)
})
