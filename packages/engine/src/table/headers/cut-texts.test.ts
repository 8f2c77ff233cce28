import { describe, expect, test } from 'vitest'
import type { ColumnRole } from '../../vocabulary/language.ts'
import { cutTexts } from './cut-texts.ts'

const title = (x0: number, title: string, role: ColumnRole | null) => ({
  x0,
  x1: x0 + 30,
  title,
  words: [],
  role,
})

describe('columns of texts take the titles above them', () => {
  test.each<[string, ReturnType<typeof title>[], string[]]>([
    ['none above', [title(0, 'Date', 'date'), title(300, 'Amount', 'amount')], ['50-250  description']],
    ['one, over all of it', [title(100, 'Order Id', 'reference')], ['50-250 Order Id reference']],
    [
      'two cut it',
      [title(50, 'No.', 'reference'), title(120, 'Details', 'description'), title(300, 'Amount', 'amount')],
      ['50-80 No. reference', '120-250 Details description'],
    ],
    [
      'a title of money over texts says that the titles stand elsewhere',
      [title(50, 'Details', 'description'), title(200, 'Amount', 'amount')],
      ['50-250  description'],
    ],
  ])('%s', (_, titles, expected) => {
    const cells = cutTexts([{ x0: 50, x1: 250 }], titles)
    expect(cells.map(({ x0, x1, title, role }) => `${x0}-${x1} ${title} ${role}`)).toEqual(expected)
  })
})
