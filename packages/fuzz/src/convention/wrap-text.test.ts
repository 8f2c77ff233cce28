import { expect, test } from 'vitest'
import { wrapText } from './wrap-text.ts'

test.each([
  ['CARD PAYMENT TO EXAMPLE', 12, false, ['CARD PAYMENT', 'TO EXAMPLE']],
  ['CARD PAYMENT TO EXAMPLE', 10, true, ['CARD PAYME', 'NT TO EXAM', 'PLE']],
  ['MANDATE DE98ZZZ09999999999', 10, false, ['MANDATE', 'DE98ZZZ09999999999']],
])('%s in lines of %d', (text, width, cutsWords, lines) => {
  expect(wrapText(text, width, cutsWords)).toEqual(lines)
})
