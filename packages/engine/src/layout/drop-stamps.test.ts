import { expect, test } from 'vitest'
import { type Drawn, drawGlyphs } from '../../test-support/draw-glyphs.ts'
import { dropStamps } from './drop-stamps.ts'
import { toPageLines } from './page-lines.ts'

const ROWS: readonly Drawn[] = [
  ['02/04 COFFEE', 50, 100],
  ['12.50', 300, 100],
  ['03/04 RENT', 50, 114],
  ['400.00', 300, 114],
  ['04/04 WAGES', 50, 128],
]
const textsOf = (...drawn: readonly Drawn[]) =>
  dropStamps([toPageLines(drawGlyphs(...drawn))]).flatMap(({ lines }) => lines.map(({ text }) => text))

const READ = ['02/04 COFFEE 12.50', '03/04 RENT 400.00', '04/04 WAGES']

test.each<[string, Drawn, readonly string[]]>([
  ['over rows is left out', ['COPY', 60, 126, 40], READ],
  ['beside no row stays', ['BANK', 60, 60, 40], ['BANK', ...READ]],
  ['of figures stays', ['1,204', 60, 126, 40], [...READ.slice(0, 2), '1,204', READ[2] as string]],
  [
    'little larger than the rows stays',
    ['COPY', 60, 120, 20],
    [...READ.slice(0, 2), 'COPY', READ[2] as string],
  ],
])('a word %s', (_, stamp, expected) => {
  expect(textsOf(...ROWS, stamp)).toEqual(expected)
})
