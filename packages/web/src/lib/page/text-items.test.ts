import { splitTable } from '@ledgerlift/engine'
import { expect, test } from 'vitest'
import type { TextItem } from './text-item.ts'
import { withItems } from './text-items.ts'

test('recognised words are read as lines of the page, so that a scanned table can be split', () => {
  const page = {
    number: 1,
    size: { width: 600, height: 800 },
    turned: 0,
    lines: [],
    rulings: [],
    pictures: [],
    textDoubt: null,
    state: 'scan',
  } as const
  const row = (line: number, ...texts: string[]): TextItem[] =>
    texts.map((text, i) => ({
      text,
      line,
      x: 0.1 + i * 0.3,
      // Letters reach up and down by chance.
      y: 0.2 + line * 0.05 + (i % 2) * 0.002,
      width: 0.12,
      height: 0.02,
      pageNum: 1,
      confidence: 90,
    }))
  const read = withItems(page, [...row(1, '02/02/2024', 'PAY', '99.00'), ...row(0, 'Date', 'Text', 'Amount')])
  expect(read.lines.map(({ text }) => text)).toEqual(['Date Text Amount', '02/02/2024 PAY 99.00'])
  const given = { page: 1, table: 0, box: [0, 0.1, 1, 0.5], columns: [], rows: [] } as const
  expect(splitTable(read, given)).toMatchObject({ columns: { length: 2 }, rows: { length: 1 } })
})
