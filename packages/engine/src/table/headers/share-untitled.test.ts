import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import { lineTests } from '../line-tests.ts'
import { findHeaders } from './find-headers.ts'
import { shareUntitled } from './share-untitled.ts'

const tests = lineTests({ decimal: '.', exponent: 2 })
const BOTH = `
Bu-Tag    Wert      Vorgang
19.10.    19.10.    Gutschrift                        350.00
31.10.    31.10.    Gutschrift                        150.00
07.11.    07.11.    Auszahlung            500.00
08.11.    08.11.    Auszahlung            100.00`
const DEBITS = `
Bu-Tag    Wert      Vorgang
09.11.    09.11.    Auszahlung            200.00
10.11.    10.11.    Auszahlung            100.00`

test('a page has the columns without titles that another one under the same titles shows', () => {
  const pages = [BOTH, DEBITS].map((text) => findHeaders(typeset(text), tests))
  const columns = (headers: (typeof pages)[number]) => headers[0]?.cells.length
  expect(pages.map(columns)).toEqual([5, 4])
  expect(shareUntitled(pages).map((headers) => headers[0]?.cells.length)).toEqual([5, 5])
})

test('under other titles it has its own', () => {
  const pages = [BOTH, DEBITS.replace('Wert ', 'Datum')].map((text) => findHeaders(typeset(text), tests))
  expect(shareUntitled(pages)).toEqual(pages)
})
