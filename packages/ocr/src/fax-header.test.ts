import { expect, test } from 'vitest'
import { withoutFaxHeader } from './fax-header.ts'
import type { RecognisedWord } from './word-types.ts'

const PAGE = { height: 3508 }
const words = (text: string, line: number, baseline: number): RecognisedWord[] =>
  text.split(' ').map((word, i) => ({
    text: word,
    line,
    baseline,
    size: 40,
    x0: 200 * i,
    x1: 200 * i + 150,
    top: baseline - 30,
    bottom: baseline,
    confidence: 90,
    isConfirmed: true,
    readAs: null,
  }))
const TITLE = words('First Bank of Nowhere', 1, 300)

test.each([
  ['22-04-2024 14:31 FROM: FIRST BANK 020 7946 0123 TO: 5550123 P.001/003', 90, true],
  ['APR-22-2024 02:31PM From:FIRST BANK ID: Page:002', 90, true],
  ['22/04 2024 MON 14:31 FAX 020 7946 0123 FIRST BANK 001/003', 90, true],
  ['22-04-2024 14:31 FROM: FIRST BANK 020 7946 0123 TO: 5550123 P.001/003', 900, false],
  ['Statement printed 22/04/2024 14:31 Page 1 of 3', 90, false],
  ['Account 12345678 Page 1 of 3', 90, false],
  ['Call us from 09:00 to 17:00 on 020 7946 0123', 90, false],
])('%s at %i is the header of a fax: %s', (text, baseline, isHeader) => {
  const page = [...words(text, 0, baseline), ...TITLE]
  expect(withoutFaxHeader(page, PAGE)).toEqual(isHeader ? TITLE : page)
})

test('a page without words has none', () => {
  expect(withoutFaxHeader([], PAGE)).toEqual([])
})
