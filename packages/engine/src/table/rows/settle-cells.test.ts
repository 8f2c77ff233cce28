import { describe, expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import type { ColumnRole } from '../../vocabulary/language.ts'
import { Cell } from '../cell.ts'
import type { Column } from '../table.ts'
import { settleCells } from './settle-cells.ts'

const convention = { decimal: '.', exponent: 2 } as const

/** A line as its cells with bars between, words where they stand, before and after: `01/04|ACME  5.00|`. */
function settle(text: string, roles: readonly ColumnRole[]): string {
  const columns = roles.map((role): Column => ({ x0: 0, x1: 0, title: '', role }))
  const isMoney = roles.map((role) => ['amount', 'balance', 'debit', 'figure'].includes(role))
  const line = typeset(text.replaceAll('|', ' '))[0]
  if (line === undefined) throw new Error('a line has words')
  const ends = [...text.matchAll(/\||$/g)].map(({ index }) => index * 5)
  const isIn = (c: number, middle: number) => middle > (ends[c - 1] ?? -1) && middle <= (ends[c] ?? 0)
  const cells = columns.map((_, c) => new Cell(line.words.filter(({ x0, x1 }) => isIn(c, (x0 + x1) / 2))))
  const [settled] = settleCells([{ line, cells, isRuledOff: false }], columns, isMoney, convention)
  return settled?.cells.map((cell) => cell.text).join('|') ?? ''
}

test('a share before what is given back is no text', () => {
  expect(settle('01/04|ACME|2% 1.69|84.36', ['date', 'description', 'figure', 'amount'])).toBe(
    '01/04|ACME|2% 1.69|84.36',
  )
  expect(settle('01/04|ACME|2% 1.69|84.36', ['date', 'description', 'debit', 'amount'])).toBe(
    '01/04|ACME 2%|1.69|84.36',
  )
})

describe('text that ran into a column of money', () => {
  const roles: ColumnRole[] = ['date', 'description', 'amount', 'balance']
  test.each([
    ['is no dash of an empty cell', '01/04|CHQ 778812|-|900.00', '01/04|CHQ 778812|-|900.00'],
    [
      'goes back before its amount',
      '01/04|A LONG TEXT THAT RUNS|OVER 12.50|900.00',
      '01/04|A LONG TEXT THAT RUNS OVER|12.50|900.00',
    ],
    [
      'goes back from a column that is empty',
      '01/04|A LONG TEXT THAT|RUNS OVER|900.00',
      '01/04|A LONG TEXT THAT RUNS OVER||900.00',
    ],
    ['over an empty column', '01/04|ACME|  |RUNS 900.00', '01/04|ACME RUNS||900.00'],
    ['stays where a phrase of its own stands', '01/04|ACME|        nil|900.00', '01/04|ACME|nil|900.00'],
    ['is left alone behind another amount', '01/04|ACME|12.50|X 900.00', '01/04|ACME|12.50|X 900.00'],
    ['is not what belongs to the amount', '01/04|ACME|EUR 12.50 DR|900.00', '01/04|ACME|EUR 12.50 DR|900.00'],
    ['is not a sign that stands apart', '01/04|ACME|- 12.50|900.00', '01/04|ACME|- 12.50|900.00'],
  ])('%s', (_, before, after) => {
    expect(settle(before, roles)).toBe(after)
  })
})

describe('a tick, or the sign of a footnote', () => {
  const roles: ColumnRole[] = ['date', 'description', 'debit', 'balance']
  test.each([
    ['behind an amount is no part of it', '01/04|ACME|12.50 \u00a8|900.00 *', '01/04|ACME|12.50|900.00'],
    ['may be a letter', '01/04|ACME|12.50 T|900.00', '01/04|ACME|12.50|900.00'],
    ['alone beside an amount is none', '01/04|ACME|12.50|      \u00fe', '01/04|ACME|12.50|'],
    ['is neither the sign of a share', '01/04|ACME|        |1.25 %', '01/04|ACME||1.25 %'],
    ['nor one for nothing', '01/04|ACME|12.50|-', '01/04|ACME|12.50|-'],
    ['nor a direction', '01/04|ACME|12.50 DR|CR', '01/04|ACME|12.50 DR|CR'],
  ])('%s', (_, before, after) => {
    expect(settle(before, roles)).toBe(after)
  })
})

describe('text that ran into a column of dates', () => {
  test.each<[string, ColumnRole[], string, string]>([
    [
      'goes to the text behind',
      ['date', 'description', 'amount'],
      '01/04 VIS|ACME|12.50',
      '01/04|VIS ACME|12.50',
    ],
    [
      'goes to the text before',
      ['description', 'date', 'amount'],
      'ACME|LTD 01/04|12.50',
      'ACME LTD|01/04|12.50',
    ],
    [
      'goes to both',
      ['reference', 'date', 'description', 'amount'],
      '77|A 01/04 VIS|ACME|12.50',
      '77 A|01/04|VIS ACME|12.50',
    ],
    ['stays beside money', ['amount', 'date', 'balance'], '12.50|01/04 X|900.00', '12.50|01/04 X|900.00'],
    [
      'is not the day of the week',
      ['date', 'description', 'amount'],
      'Mon 01/04|ACME|12.50',
      'Mon 01/04|ACME|12.50',
    ],
    [
      'is not the rest of the date',
      ['date', 'description', 'amount'],
      '1 April 2024|ACME|12.50',
      '1 April 2024|ACME|12.50',
    ],
    [
      'is not the time of day',
      ['date', 'description', 'amount'],
      '01/04/2024 14:02:11|ACME|12.50',
      '01/04/2024 14:02:11|ACME|12.50',
    ],
    [
      'is a label without any date',
      ['date', 'description', 'amount'],
      'Page total|ACME|12.50',
      'Page total|ACME|12.50',
    ],
  ])('%s', (_, roles, before, after) => {
    expect(settle(before, roles)).toBe(after)
  })
})
