import { expect, test } from 'vitest'
import type { Line } from '../../layout/word.ts'
import { countEvidence, decodeRows, type GapLabels, type Weights } from './decode-rows.ts'
import { findRowEvidence } from './row-evidence.ts'
import type { RowLine } from './row-line.ts'

/** `=` is a line with an amount, `.` one without, `x` one that belongs to no row; `!` before a line that a ruling is above. */
function linesOf(text: string): RowLine[] {
  return [...text.matchAll(/(!?)([=.x])/g)].map(([, ruling, mark], i) => ({
    line: { text: '', words: [], dates: [], baseline: 12 * i, size: 10, page: 1 } as unknown as Line,
    cells: [],
    columns: [],
    gap: i === 0 ? null : 1.2,
    part: 0,
    isAnchor: mark === '=',
    hasDate: false,
    isBalance: false,
    isForeign: mark === 'x',
    isRuledOff: ruling === '!',
    isUnderTitles: false,
  }))
}

const NONE: Weights = { 'none: above the first': -2, 'none: between rows': -2, 'none: below the last': -2 }
const BUILT: Weights = {
  ...NONE,
  'first: lines above': -1,
  'last: lines below': -1,
  'style: last': -0.5,
  'style: within': -3,
  'style: centred': -3,
  'style: dated': -3,
}
const RULED: Weights = { ...BUILT, 'break: ruling': 3 }

const shown = (gaps: readonly (readonly GapLabels[])[]) =>
  gaps.map((chain) => chain.map(({ down, up }) => `${down}/${up}`).join(' ')).join(' x ')

test.each<[string, string, Weights, string]>([
  ['lines go on with the row above', '=..=.=', BUILT, '0/0 2/0 1/0 0/0'],
  ['or belong to the one below, as all of the table do', '..=.=', BUILT, '0/2 0/1 0/0'],
  ['a ruling parts rows, however they are built', '=.!.=', RULED, '0/0 1/1 0/0'],
  ['two of them lines that are in none', '=!.!.=', RULED, '0/0 0/1 0/0'],
  ['and one those below the last', '=..!.', RULED, '0/0 2/0'],
  ['no row goes on behind a foreign line', '=.x=.', BUILT, '0/0 1/0 x 0/0 1/0'],
  ['without an amount there is no row', '.x.', BUILT, ''],
])('%s', (_, text, weights, labels) => {
  expect(shown(decodeRows(findRowEvidence(linesOf(text)), weights).gaps)).toBe(labels)
})

test('the score is that of its evidence, and no other labelling has a better one', () => {
  const evidence = findRowEvidence(linesOf('.=..!.=.=!..'))
  const weights: Weights = { ...RULED, 'row: no text': -1, 'break: wide': 2, 'within: at an end': -1 }
  const best = decodeRows(evidence, weights)
  const scoreOf = (labelling: typeof best) =>
    [...countEvidence(evidence, labelling)].reduce((sum, [name, n]) => sum + (weights[name] ?? 0) * n, 0)
  expect(scoreOf(best)).toBeCloseTo(best.score)
  const [chain = []] = evidence.chains
  const all = chain.reduce<GapLabels[][]>(
    (some, { from, to, hasRowAbove, hasRowBelow }) =>
      some.flatMap((before) => {
        const size = to - from
        const labels: GapLabels[][] = []
        for (let down = 0; down <= (hasRowAbove ? size : 0); down++)
          for (let up = 0; up <= (hasRowBelow ? size - down : 0); up++) labels.push([...before, { down, up }])
        return labels
      }),
    [[]],
  )
  const scores = all.map((gaps) => scoreOf({ ...best, gaps: [gaps] }))
  expect(Math.max(...scores)).toBeCloseTo(best.score)
})
