import { expect, test } from 'vitest'
import { readRowOf } from '../../../test-support/ledger-rows.ts'
import { typesetCell } from '../../../test-support/typeset.ts'
import { dropLeadingTimes } from './drop-leading-times.ts'

const textsOf = (...texts: string[]) =>
  dropLeadingTimes(
    texts.map((text) => ({
      row: { ...readRowOf(`1 May | ${text}`), cells: { description: typesetCell(text) } },
      section: null,
    })),
  ).map(({ row }) => row.description)

test('times before the texts of all rows are no part of them', () => {
  expect(textsOf('10:14am COFFEE', '4:01 pm BOOKS', '14:32 PUB')).toEqual(['COFFEE', 'BOOKS', 'PUB'])
})

test('a time before the text of some rows is', () => {
  expect(textsOf('10:14am COFFEE', 'BOOKS', '14:32 PUB', '15:00 BAR')).toEqual([
    '10:14am COFFEE',
    'BOOKS',
    '14:32 PUB',
    '15:00 BAR',
  ])
})

test('times before the references of all rows are no part of them', () => {
  const rows = ['07:42 114488201', '18:05 114502377', '13:31'].map((text) => ({
    row: { ...readRowOf('1 May | FUEL'), reference: text, cells: { reference: typesetCell(text) } },
    section: null,
  }))
  expect(dropLeadingTimes(rows).map(({ row }) => row.reference)).toEqual(['114488201', '114502377', null])
})
