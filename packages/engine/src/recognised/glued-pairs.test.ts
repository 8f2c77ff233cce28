import { expect, test } from 'vitest'
import { recognisedWord } from '../../test-support/recognised-word.ts'
import { partGluedPairs } from './glued-pairs.ts'

const PAIRS = ['02 05', '02 09', '02 16', '02 16']

/** Words on lines below each other, in places that are 10 wide, a point apart; a word of four digits takes two of them. */
function parted(lines: readonly string[], from = 100): string[] {
  const words = lines.flatMap((line, row) => {
    let x0 = from
    return line.split(' ').map((text) => {
      const word = { ...recognisedWord(text), baseline: 12 * row, x0, x1: x0 + (text.length > 2 ? 21 : 10) }
      x0 += 11
      return word
    })
  })
  return partGluedPairs(words).map(({ text }) => text)
}

test.each([
  ['0217', ['02', '17']],
  ['02,17', ['02', '17']],
  ['02 17', ['02', '17']],
  ['021', ['021']],
  ['A217', ['A217']],
])('%s under pairs of numbers is %j', (read, expected) => {
  expect(parted([...PAIRS, read]).slice(2 * PAIRS.length)).toEqual(expected)
})

test('elsewhere, or under fewer pairs, it stays as it is', () => {
  expect(parted([...PAIRS.slice(2), '0217']).at(-1)).toBe('0217')
  const elsewhere = { ...recognisedWord('0217'), baseline: 99, x0: 200, x1: 221 }
  expect(partGluedPairs([elsewhere])).toEqual([elsewhere])
})

test.each([
  ['0016BK03', ['0016BK', '03', '12']],
  ['03', ['03', '12']],
  ['0016BKO3', ['0016BKO3', '12']],
])('%s before the second number of a pair is %j', (read, expected) => {
  const line = (left: string, right: string, row: number, from = 100) => [
    { ...recognisedWord(left), baseline: 12 * row, x0: from, x1: 110 },
    { ...recognisedWord(right), baseline: 12 * row, x0: 111, x1: 121 },
  ]
  const words = [
    ...PAIRS.flatMap((_, row) => line('02', '12', row)),
    ...line(read, '12', 9, read === '03' ? 100 : 70),
  ]
  expect(
    partGluedPairs(words)
      .slice(2 * PAIRS.length)
      .map(({ text }) => text),
  ).toEqual(expected)
})
