import { expect, test } from 'vitest'
import { typeset } from '../../test-support/typeset.ts'
import { referCodesUnderDays } from './codes-under-days.ts'
import { dealCells } from './parts/deal-cells.ts'
import type { Column } from './table.ts'

const COLUMNS: readonly Column[] = (['date', 'reference', 'amount', 'description'] as const).map(
  (role, c) => ({
    x0: c * 100,
    x1: c === 3 ? Number.POSITIVE_INFINITY : (c + 1) * 100,
    title: '',
    role,
  }),
)

const set = (...cells: string[]) => cells.map((cell) => cell.padEnd(20)).join('')

const linesOf = (columns: readonly Column[], ...rows: string[]) => {
  const lines = dealCells(typeset(rows.join('\n')), columns, [])
  const part = { page: 1, columns, lines, heading: [], isContinuation: false }
  return referCodesUnderDays([part], columns, ({ cells }) => cells[2]?.isEmpty === false).flatMap(
    (referred) => referred.lines,
  )
}

const cellsOf = (...rows: string[]) =>
  linesOf(COLUMNS, ...rows).map(({ cells }) => cells.map(({ text }) => text).join('|'))

const ROW = set('02/01/2025', '', '350.00', 'TRAN THI LAN')

test('numbers under the days of most rows are references', () => {
  const [line, other] = [set('5078 - 44718', '', '', 'chuyen tien'), set('7744718820')]
  expect(cellsOf(ROW, line, ROW, other)).toEqual([
    '02/01/2025||350.00|TRAN THI LAN',
    '|5078 - 44718||chuyen tien',
    '02/01/2025||350.00|TRAN THI LAN',
    '|7744718820||',
  ])
})

test('behind a second day under the first, too', () => {
  const [line] = [set('03/01/2025 072629')]
  expect(cellsOf(ROW, line as string, ROW, line as string)[1]).toBe('03/01/2025|072629||')
})

test('a mark behind a second day stands for none', () => {
  const lines = [ROW, set('03/01/2025 072629'), ROW, set('03/01/2025 -'), ROW, set('03/01/2025 118230')]
  expect(cellsOf(...lines)[3]).toBe('03/01/2025|||')
})

test('without a column of references they are kept beside the cells', () => {
  const columns = COLUMNS.map((column) => ({
    ...column,
    role: column.role === 'reference' ? null : column.role,
  }))
  const [, line] = linesOf(columns, ROW, set('7744718820'))
  expect(line?.code?.text).toBe('7744718820')
  expect(line?.cells.every(({ isEmpty }) => isEmpty)).toBe(true)
})

test.each([
  ['a number under one row of several', [ROW, set('7744718820'), ROW]],
  ['words', [ROW, set('J CITIZEN 12345')]],
  ['a date', [ROW, set('03/01/2025')]],
])('not %s', (_, rows) => {
  expect(cellsOf(...rows)[1]).toMatch(/^\S[^|]*\|\|/)
})

test('days by another calendar are none', () => {
  const other = set('19/06/1445')
  expect(cellsOf(ROW, other, ROW, other)[1]).toBe('19/06/1445|||')
})
