import { expect, test } from 'vitest'
import { recognisedWord } from '../../test-support/recognised-word.ts'
import { dropLettersBehind } from './letters-behind.ts'

/** Lines of words, a point apart. */
function settled(lines: readonly string[]): string[] {
  const words = lines.flatMap((line, row) => {
    let x0 = 0
    return line.split(' ').map((text) => {
      const word = { ...recognisedWord(text), baseline: 12 * row, x0, x1: x0 + 5 * text.length }
      x0 = word.x1 + 2
      return word
    })
  })
  return dropLettersBehind(words).map(({ text }) => text)
}

const IN = ['30.09.26 + 15 000,00 T', '+50 000,00 T', '+149,00T', '+ 7000,00 T']
const OUT = ['29.09.26 - 116,39 T', '-1500,00T', '- 4 000,00 T', '-990,00 T']

test.each([
  ['-20000,00T', [...IN, ...OUT], '-20000,00'],
  ['-2000,00TF', [...IN, ...OUT], '-2000,00'],
  ['-20000,00T', [...IN, ...OUT.slice(1)].map((line) => line.replace('-1500,00T', '-1500,00')), '-20000,00T'],
  ['-20000,00T', OUT, '-20000,00T'],
  [
    '-20000,00D',
    [...IN.map((line) => line.replace('T', 'C')), ...OUT.map((line) => line.replace('T', 'D'))],
    '-20000,00D',
  ],
  ['-20000,00kr', [...IN, ...OUT].map((line) => line.replace('T', 'kr')), '-20000,00kr'],
  ['20000,00', [...IN, ...OUT], '20000,00'],
  ['- 5 642,13 T', [...IN, ...OUT], '642,13'],
  ['- 5 642,13 Т', [...IN, ...OUT], '642,13'],
  ['- 5 642,13 Tax', [...IN, ...OUT], 'Tax'],
])('%s among %j is %s', (read, others, expected) => {
  expect(settled([...others, read]).at(-1)).toBe(expected)
})
