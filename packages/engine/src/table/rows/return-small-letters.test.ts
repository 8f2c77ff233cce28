import { expect, test } from 'vitest'
import { typesetCell } from '../../../test-support/typeset.ts'
import { returnSmallLetters } from './return-small-letters.ts'
import type { LineGroup, RowLine } from './row-line.ts'

/** A row, or a line in none, of one column of texts. */
function group(text: string, more: Partial<RowLine> = {}, indent = 0): LineGroup {
  const cell = typesetCell(' '.repeat(indent) + text)
  const line = {
    line: { text },
    cells: [cell],
    columns: [{ role: 'description' }],
    part: 0,
    gap: 1.2,
    isAnchor: false,
    isBalance: false,
    isForeign: false,
    hasDate: false,
    ...more,
  } as unknown as RowLine
  return { kind: line.isAnchor ? 'row' : 'heading', lines: [line] }
}

const row = (text: string, more: Partial<RowLine> = {}) => group(text, { isAnchor: true, ...more })
const [FIRST, LAST] = [row('ACME'), row('SHOP')]
const textsOf = (groups: readonly LineGroup[]) =>
  returnSmallLetters(groups).map(({ lines }) => lines.map(({ line }) => line.text).join(' '))

test('a line that begins with a small letter goes on with the row above it', () => {
  expect(textsOf([FIRST, group('catering deposit'), LAST])).toEqual(['ACME catering deposit', 'SHOP'])
})

test.each<[string, readonly LineGroup[]]>([
  ['with a capital', [FIRST, group('Catering deposit'), LAST]],
  ['below the last row', [FIRST, LAST, group('continued')]],
  ['far below', [FIRST, group('catering', { gap: 3 }), LAST]],
  ['elsewhere', [FIRST, group('catering', {}, 12), LAST]],
  ['under a balance', [row('BALANCE', { isBalance: true }), group('catering'), LAST]],
  ['where rows begin so, too', [row('acme'), group('catering'), row('shop')]],
])('no line %s does', (_, groups) => {
  expect(textsOf(groups)).toEqual(groups.map(({ lines }) => lines[0]?.line.text))
})
