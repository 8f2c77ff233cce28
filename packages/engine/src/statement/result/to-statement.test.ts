import { expect, test } from 'vitest'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { extractFromPages } from '../../extract-statement.ts'

const transactionsOf = (text: string) => extractFromPages(typesetPages(text), 1).transactions

test('the place of an amount that a charge is part of covers both', () => {
  const [first, second] = transactionsOf(`
Date        Details     Money out    Fee     Balance
                                              100.00
01/05/24    ACME            10.00   1.00       89.00
02/05/24    SHOP            20.00              69.00
03/05/24    CASH             5.00   0.50       63.50`)
  expect(first).toMatchObject({ debit: '11.00', cells: { debit: { text: '10.00 1.00' } } })
  expect(second).toMatchObject({ debit: '20.00', cells: { debit: { text: '20.00' } } })
  const [x, , width] = first?.cells.debit?.box ?? []
  expect([(x ?? 0) * 595, (width ?? 0) * 595].map(Math.round)).toEqual([140, 60])
})

test.each([
  ['dmy', '2024-02-01'],
  ['mdy', '2024-01-02'],
  ['ymd', '2001-02-24'],
] as const)('dates are read as somebody says: %s', (dates, first) => {
  const pages = typesetPages(`
Date        Details     Money out    Balance
                                      100.00
01/02/24    ACME            10.00      90.00
03/02/24    SHOP            20.00      70.00`)
  expect(extractFromPages(pages, 1, { dates }).transactions[0]?.date).toBe(first)
})

test('the pages that were asked for are told from those of the document', () => {
  const { pages, pagesConverted } = extractFromPages(typesetPages('a', 'b').slice(1), 2)
  expect([pages, pagesConverted]).toEqual([2, [2]])
})
