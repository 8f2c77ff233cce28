import { expect, test } from 'vitest'
import { normalizeTitle } from './normalize-title.ts'
import { rowKindOf } from './row-kinds.ts'
import { guessUnknown } from './unknown-letters.ts'

test.each([
  ['data ksi\ufffdg.', 'data ksieg.'],
  ['saldo pocz\ufffdtkowe', 'saldo poczatkowe'],
  ['p\ufffdiv\ufffd', 'paiva'],
  ['m\ufffd\ufffdr\ufffd', 'maara'],
  // A letter without an accent would have a name.
  ['b\ufffdlance', 'b\ufffdlance'],
  ['\ufffd\ufffd\ufffd\ufffd', '\ufffd\ufffd\ufffd\ufffd'],
  ['a\ufffdo', 'a\ufffdo'],
])('%j is taken for %j', (text, guessed) => {
  expect(guessUnknown(text)).toBe(guessed)
})

test('titles and names of balances are known by the letters that are named', () => {
  expect(normalizeTitle('SALDO POCZ\ufffdTKOWE')).toBe('saldo poczatkowe')
  expect(rowKindOf('SALDO KO\ufffdCOWE')).toBe('closing')
})
