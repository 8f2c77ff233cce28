import { expect, test } from 'vitest'
import { recognisedWord } from '../../test-support/recognised-word.ts'
import { settleThousands } from './settle-thousands.ts'

/** Thousands that end at 40, and the last group behind each, from some place on. */
const amounts = (thousands: readonly string[], group = '679,99', x0 = 44) =>
  thousands.flatMap((text, i) => {
    const word = { ...recognisedWord(text), baseline: 12 * i, x0: 30, x1: 40 }
    return [word, { ...word, text: group, x0, x1: x0 + 30 }]
  })
const ABOVE = ['9', '10', '11', '8']

test.each([
  ['1}', amounts([...ABOVE, '1}']), '11'],
  ['1O', amounts([...ABOVE, '1O']), '10'],
  ['A1', amounts([...ABOVE, 'A1']), 'A1'],
  ['1} under few', amounts([...ABOVE.slice(1), '1}']), '1}'],
  ['1} before another word', [...amounts(ABOVE), ...amounts(['1}'], 'ACME')], '1}'],
  ['1} far from the group', [...amounts(ABOVE), ...amounts(['1}'], '679,99', 60)], '1}'],
])('%s', (_, words, expected) => {
  const settled = settleThousands(words).at(-2)
  expect(settled).toMatchObject({ text: expected, isConfirmed: expected === words.at(-2)?.text })
})
