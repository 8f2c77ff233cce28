import { expect, test } from 'vitest'
import { typesetPages } from '../../test-support/typeset-pages.ts'
import { emptyRepeatedPages } from './repeated-pages.ts'

const page = (text: string, number: number) => ({
  ...(typesetPages(text)[0] as ReturnType<typeof typesetPages>[0]),
  number,
})
const ROWS = 'DATE    TEXT     AMOUNT\n02/04/2024   COFFEE    12.50\n03/04/2024   RENT   400.00'

test.each([
  ['the same page again', ROWS, [undefined, undefined, 1]],
  ['another amount', ROWS.replace('12.50', '12.60'), [undefined, undefined, undefined]],
  ['the same texts at other places', ROWS.replace('RENT', '   RENT'), [undefined, undefined, undefined]],
])('%s', (_, text, expected) => {
  const pages = [page(ROWS, 1), page(ROWS.replaceAll('04', '05'), 2), page(text, 3)]
  const emptied = emptyRepeatedPages(pages)
  expect(emptied.map(({ repeats }) => repeats)).toEqual(expected)
  expect(emptied.map(({ lines }) => lines.length > 0)).toEqual(
    expected.map((repeats) => repeats === undefined),
  )
})

test('pages that list nothing stay, such as conditions that are printed behind each page', () => {
  const pages = [page('General conditions', 1), page('General conditions', 2)]
  expect(emptyRepeatedPages(pages)).toBe(pages)
})
