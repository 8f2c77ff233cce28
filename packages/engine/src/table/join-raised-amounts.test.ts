import { expect, test } from 'vitest'
import { typesetPages } from '../../test-support/typeset-pages.ts'
import type { PageLines } from '../layout/page-lines.ts'
import { toLine } from '../layout/to-line.ts'
import type { Line } from '../layout/word.ts'
import { joinRaisedAmounts } from './join-raised-amounts.ts'

const ROWS = `
                            -200,00
07.08.2023  Dauerauftrag
            Sparen
                            -150,00
08.08.2023  Kartenzahlung
            VISA
                             237,44
09.08.2023  Zahlungseingang
            Barmer`

/** The page with each line of amounts only so many points above the line below it. */
const raised = (text: string, points: number): PageLines[] =>
  typesetPages(text).map((page) => ({
    ...page,
    lines: page.lines.map((line, i) => {
      const below = page.lines[i + 1]
      return below && line.dates.length === 0 && /^-?\d/.test(line.text)
        ? (toLine(line.words.map((word) => ({ ...word, baseline: below.baseline - points }))) as Line)
        : line
    }),
  }))

const textsOf = (pages: readonly PageLines[]) =>
  joinRaisedAmounts(pages).flatMap(({ lines }) => lines.map(({ text }) => text))

test('amounts half a line above their rows are part of them', () => {
  expect(textsOf(raised(ROWS, 5))).toEqual([
    '07.08.2023 Dauerauftrag -200,00',
    'Sparen',
    '08.08.2023 Kartenzahlung -150,00',
    'VISA',
    '09.08.2023 Zahlungseingang 237,44',
    'Barmer',
  ])
})

test('amounts above a row and below it stay where they are', () => {
  const [page] = raised(ROWS, 5) as [PageLines]
  const row = page.lines[1] as Line
  const again = toLine(
    (page.lines[0] as Line).words.map((word) => ({ ...word, baseline: row.baseline + 5 })),
  ) as Line
  const lines = [...page.lines.slice(0, 2), again, ...page.lines.slice(2)]
  const printed = textsOf([{ ...page, lines: [...lines, ...lines] }]).join(' ')
  expect(printed.match(/200,00/g)).toHaveLength(4)
})

test.each<[string, PageLines[]]>([
  ['a line of their own', typesetPages(ROWS)],
  ['fewer than three of them', raised(ROWS.split('\n').slice(0, 7).join('\n'), 5)],
])('amounts on %s are none', (_, pages) => {
  expect(joinRaisedAmounts(pages)).toBe(pages)
})
