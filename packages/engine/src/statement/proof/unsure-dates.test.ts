import { describe, expect, test } from 'vitest'
import { readRowOf } from '../../../test-support/ledger-rows.ts'
import type { Box } from '../../geometry/box.ts'
import type { PageLines } from '../../layout/page-lines.ts'
import type { Word } from '../../layout/word.ts'
import { Cell } from '../../table/cell.ts'
import { unsureDates } from './unsure-dates.ts'

const wordAt = (x0: number, top: number, page = 1): Word => ({
  text: 'word',
  x0,
  x1: x0 + 40,
  top,
  bottom: top + 10,
  baseline: top + 8,
  size: 10,
  page,
})
const pageWith = (unconfirmed: readonly Box[] | null): PageLines => ({
  number: 1,
  size: { width: 600, height: 800 },
  turned: 0,
  lines: [],
  rulings: [],
  pictures: [],
  textDoubt: null,
  state: 'text',
  ...(unconfirmed ? { recognised: { unconfirmed, corrected: new Map(), skew: 0 } } : {}),
})
/** A row with its date at one place and its text at another. */
const rowWith = (date: Word, text: Word) => ({
  ...readRowOf('01/04 | ACME'),
  cells: { date: new Cell([date]), description: new Cell([text]) },
})
const [date, text] = [wordAt(10, 100), wordAt(100, 100)]

describe('a date is unsure', () => {
  test.each<[string, PageLines, ReturnType<typeof rowWith>, boolean]>([
    ['where nothing confirms what was recognised of it', pageWith([date]), rowWith(date, text), true],
    ['but not for another word of its row', pageWith([text]), rowWith(date, text), false],
    ['but not on a page with text', pageWith(null), rowWith(date, text), false],
    [
      'where it is that of a row above, and something unconfirmed stands in its own place',
      pageWith([wordAt(12, 140)]),
      rowWith(date, wordAt(100, 140)),
      true,
    ],
    [
      'where it is that of a row above, and the row lost its text',
      pageWith([]),
      { ...rowWith(date, wordAt(100, 140)), description: '' },
      true,
    ],
    [
      'but not where that place is empty',
      pageWith([wordAt(300, 140)]),
      rowWith(date, wordAt(100, 140)),
      false,
    ],
  ])('%s', (_, page, row, isUnsure) => {
    expect(unsureDates([page])(row)).toBe(isUnsure)
  })
})
