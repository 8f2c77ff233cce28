import { expect, test } from 'vitest'
import { recognisedWord } from '../../test-support/recognised-word.ts'
import { joinPartedDates } from './parted-dates.ts'

const ABOVE = ['08.02.2024', '09.02.2024', '09.02.2024', '10.02.2024'].map((text, i) => ({
  ...recognisedWord(text),
  baseline: 12 * i,
  x0: 17,
  x1: 49,
}))
const parts = (left: string, right: string, x0 = 17, middle = 35) => {
  const word = { ...recognisedWord(left), baseline: 100, x0, x1: 34 }
  return [word, { ...word, text: right, x0: middle, x1: 49 }]
}

test.each([
  ['a sign that was lost between them', ABOVE, parts('10,02', '2024'), ['10.02.2024']],
  ['the sign of one of them', ABOVE, parts('10', '.02.2024'), ['10.02.2024']],
  ['a month that is none', ABOVE, parts('10,42', '2024'), ['10,42', '2024']],
  ['a wide gap', ABOVE, parts('10,02', '2024', 17, 42), ['10,02', '2024']],
  ['another place', ABOVE, parts('10,02', '2024', 5), ['10,02', '2024']],
  ['few dates above', ABOVE.slice(1), parts('10,02', '2024'), ['10,02', '2024']],
  ['a text', ABOVE, parts('10,02', 'ACME'), ['10,02', 'ACME']],
])('two words with %s', (_, above, words, expected) => {
  const joined = joinPartedDates([...above, ...words]).slice(above.length)
  expect(joined.map(({ text }) => text)).toEqual(expected)
  expect(joined[0]?.isConfirmed).toBe(expected.length === 2)
})

test('the date reaches from one to the other', () => {
  expect(joinPartedDates([...ABOVE, ...parts('10,02', '2024')]).at(-1)).toMatchObject({ x0: 17, x1: 49 })
})
