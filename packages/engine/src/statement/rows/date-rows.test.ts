import { describe, expect, test } from 'vitest'
import { readRowOf } from '../../../test-support/ledger-rows.ts'
import { typeset, typesetCell } from '../../../test-support/typeset.ts'
import type { ReadRow } from '../ledger.ts'
import { dateRows } from './date-rows.ts'

/** Day and text of each row that may be a transaction; a row behind `#` stands under a line of something else. */
function datedOf(...texts: string[]): string[] {
  const rows = texts.map((text): ReadRow => {
    const row = readRowOf(text.replace('#', ''))
    return { ...row, cells: { date: typesetCell(text.split('|')[0]?.replace('#', '') ?? '') } }
  })
  const apart = new Set(rows.filter((_, i) => texts[i]?.startsWith('#')).map(({ id }) => id))
  return dateRows(
    rows.map((row) => ({ row, section: null })),
    apart,
  )
    .filter(({ row }) => row.kind === null)
    .map(({ row }) => `${row.date?.first} ${row.description}`)
}

describe('a date printed once', () => {
  test('holds for the rows under it', () => {
    expect(datedOf('1 May | ACME', '| PAY', '2 May | SHOP', '| RENT')).toEqual([
      '1 ACME',
      '1 PAY',
      '2 SHOP',
      '2 RENT',
    ])
  })

  test('holds for no row that prints the other of its two days, where each row prints its own', () => {
    const read = (...days: [date: string | null, valueDate: string | null][]) =>
      dateRows(
        days.map(([date, valueDate]) => {
          const row = readRowOf(`${date ?? ''} | ACME`)
          const cells = { date: typesetCell(date ?? ''), valueDate: typesetCell(valueDate ?? '') }
          return {
            row: { ...row, valueDate: valueDate ? readRowOf(`${valueDate} |`).date : null, cells },
            section: null,
          }
        }),
        new Set(),
      ).map(({ row }) => `${row.date?.first} ${row.valueDate?.first ?? ''}`)
    expect(read(['1 May', '2 May'], ['1 May', '2 May'], [null, '4 May'])).toEqual(['1 2', '1 2', '4 4'])
    // One without a day of value may be a balance whose name is not known.
    expect(read([null, '4 May'], ['5 May', '6 May'], [null, '7 May'], ['5 May', null])).toEqual([
      'undefined 4',
      '5 6',
      '5 7',
      '5 ',
    ])
    expect(read(['5 May', '6 May'], ['5 May', null], [null, '7 May'])).toEqual(['5 6', '5 ', '5 7'])
    expect(read(['1 May', '2 May'], [null, '4 May'], ['5 May', '6 May'])).toEqual(['1 2', '1 4', '5 6'])
    // A day that is printed twice shows less than many rows without one.
    const undated = ['3 May', '3 May', '4 May', '4 May', '4 May'].map((day): [null, string] => [null, day])
    const repeated: [string, string][] = [
      ['5 May', '6 May'],
      ['5 May', '6 May'],
    ]
    expect(read(['1 May', '2 May'], ...undated, ...repeated)[1]).toBe('1 3')
    expect(read(['1 May', '2 May'], ...undated.slice(2), ...repeated)[1]).toBe('4 4')
    expect(read(['1 May', '2 May'], ['1 May', '2 May'], ['12', '4 May'])).toEqual([
      '1 2',
      '1 2',
      'undefined 4',
    ])
  })

  test('holds for texts without a word, but not for figures', () => {
    expect(datedOf('1 May | ACME', '| 14:32', '| x2', '| 12', '| $0.00', '2 May | SHOP')).toEqual([
      '1 ACME',
      '1 14:32',
      '1 x2',
      '2 SHOP',
    ])
  })

  test('does not hold for what stands apart below the last one', () => {
    expect(datedOf('1 May | ACME', '2 May | SHOP', '# | Minimum balance', '| Average balance')).toEqual([
      '1 ACME',
      '2 SHOP',
    ])
  })

  test('does not hold below the last balance carried forward, unless a balance goes on from there', () => {
    const rows = ['1 May | ACME | 10.00 | 90.00', '2 May | SHOP | 5.00 | 85.00', '| balance c/f | | 85.00']
    expect(datedOf(...rows, '| total | 15.00 | 0.00', '| Average | 11.00 |')).toEqual(['1 ACME', '2 SHOP'])
    expect(datedOf(...rows, '| TEA | 4.00 | 81.00')).toEqual(['1 ACME', '2 SHOP', '2 TEA'])
  })

  test('holds for what stands so where its balance goes on', () => {
    const rows = ['1 May | ACME | 10.00 | 90.00', '2 May | SHOP | 5.00 | 85.00', '# | TEA | 4.00 | 81.00']
    expect(datedOf(...rows, '| MILK | 1.00 | 80.00')).toEqual(['1 ACME', '2 SHOP', '2 TEA', '2 MILK'])
  })

  test('may stand on a page that was not read, above rows from which the balance goes on', () => {
    const rows = ['1 May | ACME | 10.00 | 80.00', '| PAY | 50.00 | 130.00', '2 May | SHOP | 5.00 | 125.00']
    expect(datedOf('| TEA | 4.00 | 94.00', '| MILK | 4.00 | 90.00', ...rows)).toEqual([
      'undefined TEA',
      'undefined MILK',
      '1 ACME',
      '1 PAY',
      '2 SHOP',
    ])
    expect(datedOf('| TEA | 4.00 | 95.00', ...rows)).toEqual(['1 ACME', '1 PAY', '2 SHOP'])
    expect(datedOf('| Previously | | 90.00', ...rows)).toEqual(['1 ACME', '1 PAY', '2 SHOP'])
  })

  test('holds under a title among the rows', () => {
    expect(datedOf('1 May | ACME', '# | PAY', '2 May | SHOP')).toEqual(['1 ACME', '1 PAY', '2 SHOP'])
  })
})

test('where each row prints its date, one without is none', () => {
  expect(datedOf('1 May | ACME', '1 May | PAY', '2 May | SHOP', '| Money out')).toEqual([
    '1 ACME',
    '1 PAY',
    '2 SHOP',
  ])
  const rows = ['1 May | ACME', '1 May | PAY', '| Finance charge', '2 May | SHOP']
  expect(datedOf(...rows)).toEqual(['1 ACME', '1 PAY', '2 SHOP'])
})

describe('without a column for dates', () => {
  const rowOf = (text: string, lines: string) => ({
    row: { ...readRowOf(`| ${text}`), lines: typeset(lines) },
    section: null,
  })

  test('dates may stand where a later line of each text begins', () => {
    const rows = [
      rowOf('Paid A', 'Paid A\n29 June 2024 Card 1234'),
      rowOf('Paid B', 'Paid B\n30 June 2024 Card 1234'),
    ]
    expect(dateRows(rows, new Set()).map(({ row }) => row.date?.first)).toEqual([29, 30])
  })

  test('a text without one has lost it, and does not share that of the row above', () => {
    const rows = [26, 27, 28, 29].map((day) => rowOf('Paid A', `Paid A\n${day} June 2024 Card 1234`))
    const dated = dateRows([...rows, rowOf('Paid B', 'Paid B')], new Set())
    expect(dated.map(({ row }) => row.date?.first)).toEqual([26, 27, 28, 29, undefined])
    expect(dated.at(-1)?.row).toMatchObject({ kind: null, hasUnreadDate: true })
  })

  test('those of a few texts are no dates of rows', () => {
    const rows = [rowOf('Paid A', 'Paid A\n29 June 2024 Card'), rowOf('B', 'B'), rowOf('C', 'C')]
    expect(dateRows(rows, new Set()).map(({ row }) => row.kind)).toEqual(['other', 'other', 'other'])
  })
})

test('the title of a section with its sum is no row of the day above, where each row prints its day', () => {
  const rows = ['1 May | ACME', '1 May | SHOP', '| Payments', '6 May | PAYMENT']
  expect(datedOf(...rows)).toEqual(['1 ACME', '1 SHOP', '6 PAYMENT'])
  expect(datedOf('1 May | ACME', '| Payments', '6 May | PAYMENT')).toHaveLength(3)
})
