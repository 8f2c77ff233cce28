import { describe, expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import { Cell } from '../cell.ts'
import type { Column } from '../table.ts'
import { findCentredRows } from './centred-rows.ts'
import type { RowLine } from './row-line.ts'

const BORDER = 100
const columns: Column[] = [
  { x0: Number.NEGATIVE_INFINITY, x1: BORDER, title: '', role: 'description' },
  { x0: BORDER, x1: Number.POSITIVE_INFINITY, title: '', role: 'amount' },
]

/** Text on the left, amounts on the right. */
const startsIn = (...pages: string[]) => startsUnder(columns, ...pages)

function startsUnder(columns: readonly Column[], ...pages: string[]): number[] | null {
  const money = columns.length - 1
  const lines = pages.flatMap((text, page) =>
    typeset(text, page + 1).map((line): RowLine => {
      const cells = columns.map(
        ({ x0, x1 }) => new Cell(line.words.filter((word) => word.x0 >= x0 && word.x0 < x1)),
      )
      const isAnchor = cells[money]?.words.length === 1
      return {
        line,
        cells,
        columns,
        isAnchor,
        part: 0,
        gap: 1.2,
        hasDate: false,
        isBalance: false,
        isForeign: false,
        isRuledOff: false,
        isUnderTitles: false,
      }
    }),
  )
  return findCentredRows(lines)?.starts ?? null
}

describe('rows whose amounts are centred', () => {
  test.each<[string, string, number[]]>([
    [
      'one line above, one below',
      `
TRANSFER TO
SAVINGS                 10.00
REF 4417
ACME
LONDON                   5.00
CARD 12`,
      [0, 3],
    ],
    [
      'an amount between two lines of text',
      `
TRANSFER TO
                        10.00
SAVINGS
ACME
                         5.00
LONDON`,
      [0, 3],
    ],
    [
      'rows of different heights',
      `
TRANSFER TO
SAVINGS                 10.00
REF 4417
ACME                     5.00
SALARY
FROM
EXAMPLE LTD            100.00
MAY
2024`,
      [0, 3, 4],
    ],
  ])('%s', (_, text, starts) => {
    expect(startsIn(text)).toEqual(starts)
  })
})

test('what stands below the last of several rows is none of its text', () => {
  const text =
    'TRANSFER\nSAVINGS                 10.00\nREF 4417\nACME\nLONDON                   5.00\nCARD 12\nSUMMARY'
  expect(startsIn(text)).toEqual([0, 3])
})

describe('other rows', () => {
  test.each([
    ['of one line', 'ACME                    10.00\nSHELL                    5.00'],
    [
      'with texts under their amounts',
      'ACME                    10.00\nLONDON\nSHELL                    5.00\nREADING',
    ],
    [
      'with texts above their amounts',
      'ACME\nLONDON                  10.00\nSHELL\nREADING                  5.00\nTAXI\nPARIS                    7.00',
    ],
    [
      'of two lines, an even number of them',
      'VIS ACME\nLONDON                  10.00\nVIS SHELL\nREADING                  5.00',
    ],
    ['with a line too many', 'TRANSFER\nSAVINGS                 10.00\nREF 4417\nEND OF LIST'],
  ])('%s', (_, text) => {
    expect(startsIn(text)).toBeNull()
  })

  test('that go on over a page', () => {
    expect(startsIn('TRANSFER TO', 'SAVINGS                 10.00\nREF 4417')).toBeNull()
  })
})

test('a label that begins in the column of dates is text beside its amount', () => {
  const dated: Column[] = [
    { x0: Number.NEGATIVE_INFINITY, x1: 30, title: '', role: 'date' },
    { x0: 30, x1: BORDER, title: '', role: 'description' },
    { x0: BORDER, x1: Number.POSITIVE_INFINITY, title: '', role: 'amount' },
  ]
  const text = `
        ACME            10.00
        LONDON
        SHELL            5.00
        PARIS
TOTAL                   15.00`
  expect(startsUnder(dated, text)).toBeNull()
})

test('and so is one that runs on to the column of references', () => {
  const referred: Column[] = [
    { x0: Number.NEGATIVE_INFINITY, x1: 60, title: '', role: 'description' },
    { x0: 60, x1: BORDER, title: '', role: 'reference' },
    { x0: BORDER, x1: Number.POSITIVE_INFINITY, title: '', role: 'amount' },
  ]
  const text = `
ACME                    10.00
LONDON
SHELL                    5.00
PARIS
             TOTAL      15.00`
  expect(startsUnder(referred, text)).toBeNull()
})
