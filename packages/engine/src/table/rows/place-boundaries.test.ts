import { describe, expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import { Cell } from '../cell.ts'
import type { Column } from '../table.ts'
import { placeBoundaries } from './place-boundaries.ts'
import type { RowLine } from './row-line.ts'

const COLUMNS: readonly Column[] = [
  { x0: Number.NEGATIVE_INFINITY, x1: 40, title: '', role: 'date' },
  { x0: 40, x1: 150, title: '', role: 'description' },
  { x0: 150, x1: Number.POSITIVE_INFINITY, title: '', role: 'amount' },
]

/** Sizes of letters: lines of a table stand twelve points apart, those after an empty line twenty-four. */
function linesOf(...pages: readonly string[]): RowLine[] {
  return pages.flatMap((text, page) => {
    const lines = typeset(text, page + 1)
    return lines.map((line, i): RowLine => {
      const cells = COLUMNS.map(
        ({ x0, x1 }) => new Cell(line.words.filter((word) => word.x0 >= x0 && word.x0 < x1)),
      )
      const above = lines[i - 1]
      return {
        line,
        cells,
        columns: COLUMNS,
        isAnchor: cells[2]?.isEmpty === false,
        hasDate: cells[0]?.isEmpty === false,
        gap: above ? (line.baseline - above.baseline) / line.size : null,
        part: page,
        isUnderTitles: i === 0,
        isBalance: false,
        isForeign: false,
        isRuledOff: false,
      }
    })
  })
}

/** Each row as its texts, each line of none after a hash. */
const grouped = (...pages: readonly string[]): string[] =>
  placeBoundaries(linesOf(...pages)).map(({ kind, lines }) =>
    kind === 'row'
      ? lines.flatMap(({ cells }) => (cells[1]?.isEmpty ? [] : (cells[1]?.text ?? ''))).join(' / ')
      : `# ${lines[0]?.line.text}`,
  )

const days = (from: number, count: number) =>
  Array.from(
    { length: count },
    (_, i) => `${String(from + i).padStart(2, '0')}/04   ACME STORES LEEDS       5.00`,
  )

test('a line above rows of which all take one line is none of the first', () => {
  const heading = '        ROWS OF NEHA NAMUNA'
  expect(grouped(`\n${heading}\n${days(2, 24).join('\n')}`)[0]).toBe(`# ${heading.trim()}`)
})

describe('rows begin', () => {
  test.each<[string, string, string[]]>([
    [
      'with the line of their date and amount',
      `
01/04   TRANSFER               10.00
        TO SAVINGS
02/04   ACME                    5.00
        LONDON
        CARD 4417
03/04   SALARY                  9.00`,
      ['TRANSFER / TO SAVINGS', 'ACME / LONDON / CARD 4417', 'SALARY'],
    ],
    [
      'above the line of their amount, with their date',
      `
01/04   TRANSFER
        TO SAVINGS             10.00
02/04   ACME
        LONDON                  5.00
03/04   SALARY
        OF MAY                  9.00`,
      ['TRANSFER / TO SAVINGS', 'ACME / LONDON', 'SALARY / OF MAY'],
    ],
    [
      'above the line of their date and amount, set off',
      `
        TRANSFER
01/04   TO SAVINGS             10.00

        ACME
02/04   LONDON                  5.00

        SALARY
03/04   OF MAY                  9.00`,
      ['TRANSFER / TO SAVINGS', 'ACME / LONDON', 'SALARY / OF MAY'],
    ],
    [
      'around an amount without text',
      `
        TRANSFER TO
01/04                          10.00
        SAVINGS
        ACME
02/04                           5.00
        LONDON
        SHELL
03/04                           7.00
        READING`,
      ['TRANSFER TO / SAVINGS', 'ACME / LONDON', 'SHELL / READING'],
    ],
  ])('%s', (_, text, rows) => {
    expect(grouped(text)).toEqual(rows)
  })
})

test('a text goes on under the titles of the next page', () => {
  expect(
    grouped(
      [...days(1, 9), '10/04   SHELL STATION OF        5.00'].join('\n'),
      '        READING\n11/04   SALARY                  9.00',
    ).slice(9),
  ).toEqual(['SHELL STATION OF / READING', 'SALARY'])
})

describe('a line is in no row', () => {
  test.each<[string, string[], string]>([
    [
      'that is the title of rows, set off between them',
      [...days(1, 5), '', '', '        CARD 0081', ...days(6, 5)],
      'CARD 0081',
    ],
    ['far below the last row', [...days(1, 5), '', '', '', '        END OF LIST'], 'END OF LIST'],
    [
      'that prints a rate, as far below a row as the next',
      [...days(1, 9), '        Interest rate 5.24% p.a.'],
      'Interest rate 5.24% p.a.',
    ],
  ])('%s', (_, lines, title) => {
    const groups = grouped(lines.join('\n'))
    expect(groups).toContain(`# ${title}`)
    expect(
      groups.filter((group) => !group.startsWith('#')).every((text) => text === 'ACME STORES LEEDS'),
    ).toBe(true)
  })
})

test('lines of a drawn row stand by themselves', () => {
  const lines = linesOf('        TRANSFER\n01/04   TO ACME                 5.00\n        REF\n        NOTE')
  const banded = lines.map((line, i) => ({ ...line, band: i < 3 ? 1 : 2 }))
  expect(placeBoundaries(banded).map(({ kind, lines: { length } }) => `${kind} ${length}`)).toEqual([
    'row 3',
    'heading 1',
  ])
})

test('rows begin with their date where their amounts stand in the first line or in the last', () => {
  const rows = grouped(`
01/05   SALARY                 100.00
        ACME LTD
02/05   SHOP
        CARD 4417
        VALUE 01/05             20.00
03/05   TRANSFER                30.00
        RENT
04/05   CAFE
        CARD 4417
        VALUE 03/05              4.00`)
  expect(rows).toEqual([
    'SALARY / ACME LTD',
    'SHOP / CARD 4417 / VALUE 01/05',
    'TRANSFER / RENT',
    'CAFE / CARD 4417 / VALUE 03/05',
  ])
})

test('the sums of each day say nothing of how many lines its rows have', () => {
  const day = (date: number) => `
${String(date).padStart(2, '0')}/04   TRANSFER TO A            5.00
        SECOND LINE
        THIRD LINE
        TOTAL OF DAY             5.00
        BALANCE OF DAY           9.00`
  const lines = linesOf([2, 3, 4, 5].map(day).join(''))
  const groups = placeBoundaries(
    lines.map((line) => ({ ...line, isBalance: line.isAnchor && !line.hasDate })),
  )
  expect(groups.map(({ lines }) => lines.length)).toEqual([3, 1, 1, 3, 1, 1, 3, 1, 1, 3, 1, 1])
})
