import { expect, test } from 'vitest'
import { recognisedWord } from '../../test-support/recognised-word.ts'
import { partUnits } from './parted-units.ts'

/** Amounts that end at 90, and a unit behind each from 92 to 104. */
const column = (count: number, unit = 'TL') =>
  Array.from({ length: count }, (_, i) => {
    const at = { ...recognisedWord('-42,10'), baseline: 12 * i }
    return [
      { ...at, x0: 60, x1: 90 },
      { ...at, text: unit, x0: 92, x1: 104 },
    ]
  }).flat()
const joined = (text: string, x1 = 104) => ({ ...recognisedWord(text), baseline: 100, x0: 55, x1 })

test.each([
  ['an amount that runs into it', column(4), joined('-147342TL'), ['-147342', 'TL']],
  ['an amount that runs into another', column(4), joined('-147342CR'), ['-147342CR']],
  ['a reference elsewhere', column(4), joined('147342TL', 200), ['147342TL']],
  ['an amount under few units', column(3), joined('-147342TL'), ['-147342TL']],
])('%s', (_, others, word, expected) => {
  const settled = partUnits([...others, word]).slice(others.length)
  expect(settled.map(({ text }) => text)).toEqual(expected)
  expect(settled[0]?.isConfirmed).toBe(expected.length === 1)
})

test('the amount ends where those above end', () => {
  const [amount, unit] = partUnits([...column(4), joined('-147342TL')]).slice(8)
  expect([amount?.x0, amount?.x1, unit?.x0, unit?.x1]).toEqual([55, 90, 92, 104])
})
