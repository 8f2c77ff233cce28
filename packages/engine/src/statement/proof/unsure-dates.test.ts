import { describe, expect, test } from 'vitest'
import { readRowOf } from '../../../test-support/ledger-rows.ts'
import type { Box } from '../../geometry/box.ts'
import type { PageLines } from '../../layout/page-lines.ts'
import { toLine } from '../../layout/to-line.ts'
import type { Line, Word } from '../../layout/word.ts'
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
const lineOf = (...words: Word[]): Line => toLine(words) as Line
/** A page on which the line of the date above reads so, with a word elsewhere that nothing confirms. */
const pageOf = (...above: Word[]): PageLines => ({
  ...pageWith([wordAt(300, 500)]),
  lines: [lineOf(...above)],
})
/** A row with the date above and no other, on a line of these words. */
const rowOn = (...words: Word[]) => ({ ...rowWith(date, wordAt(100, 140)), lines: [lineOf(...words)] })

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
      'where it is that of a row above, and anything stands in its own place',
      pageOf(date, text),
      rowOn(wordAt(12, 140), wordAt(100, 140)),
      true,
    ],
    [
      'but not where texts stand under such a date',
      pageOf(date),
      rowOn(wordAt(12, 140), wordAt(100, 140)),
      false,
    ],
    [
      'but not where a date of several words stands over its rows',
      pageOf(date, wordAt(120, 100)),
      {
        ...rowOn(wordAt(12, 140)),
        cells: { ...rowOn(date).cells, date: new Cell([date, wordAt(120, 100)]) },
      },
      false,
    ],
    [
      'where it is that of a row above, and the rest of one stands in its own place: `Jul` under `05 Jul`',
      pageOf(date, wordAt(52, 100), wordAt(140, 100)),
      {
        ...rowOn(wordAt(52, 140), wordAt(140, 140)),
        cells: { ...rowOn(date).cells, date: new Cell([date, wordAt(52, 100)]) },
      },
      true,
    ],
    ['but not where nothing does', pageOf(date, text), rowOn(wordAt(100, 140)), false],
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
