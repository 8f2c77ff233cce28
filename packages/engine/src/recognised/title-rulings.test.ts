import { expect, test } from 'vitest'
import { recognisedWord } from '../../test-support/recognised-word.ts'
import { dropTitleRulings } from './title-rulings.ts'

test.each([
  [
    'Reference Debits | Credits | Balance | Originating Branch',
    'Reference Debits Credits Balance Originating Branch',
  ],
  ['Date | Description | Amount', 'Date Description Amount'],
  ['Statement | Page', 'Statement | Page'],
  ['Date | Description | Amount 12.50', 'Date | Description | Amount 12.50'],
  ['North Bank | Registered office | Licensed since', 'North Bank | Registered office | Licensed since'],
])('%s is %s', (line, expected) => {
  const words = line.split(' ').map(recognisedWord)
  expect(
    dropTitleRulings(words)
      .map(({ text }) => text)
      .join(' '),
  ).toBe(expected)
})
