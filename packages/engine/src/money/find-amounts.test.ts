import { expect, test } from 'vitest'
import { typeset } from '../../test-support/typeset.ts'
import { findAmounts } from './find-amounts.ts'

const euros = { decimal: ',', exponent: 2 } as const
const yen = { decimal: '.', exponent: 0 } as const

test.each([
  ['ACME   1 234,56   9 000,00', euros, ['1 234,56', '9 000,00']],
  ['ACME   - R$ 1 234,56 DR', euros, ['- R$ 1 234,56 DR']],
  ['ACME 12,50 EUR   -€ 3,00', euros, ['12,50 EUR', '-€ 3,00']],
  // A marker that stands far away is in a column of its own.
  ['12,50    DR', euros, ['12,50']],
  ['¥ 921 932   12', yen, ['¥ 921 932', '12']],
  ['REF 4471 LONDON', euros, ['4471']],
  ['1,25 % p.a.', euros, []],
])('%s', (line, convention, amounts) => {
  const words = typeset(line)[0]?.words ?? []
  const found = findAmounts(words, convention).map(({ from, to }) =>
    words
      .slice(from, to)
      .map(({ text }) => text)
      .join(' '),
  )
  expect(found).toEqual(amounts)
})
