import { expect, test } from 'vitest'
import { joinCharacters } from './join-characters.ts'

/** Words with the gap before each, in hundredths of the height of their line; each is 20 pixels wide. */
function joined(...words: readonly (readonly [gap: number, text: string])[]): string[] {
  let x = 0
  const found = words.map(([gap, text]) => {
    const x0 = x + gap
    x = x0 + 20
    return { text, confidence: 90, x0, x1: x, top: 0, bottom: 100 }
  })
  return joinCharacters(found, 100).map(({ text }) => text)
}

test.each([
  [
    'Chinese',
    [
      [0, '交'],
      [30, '易'],
      [55, '日'],
      [10, '期'],
    ],
    ['交易日期'],
  ],
  [
    'Japanese with wide signs',
    [
      [0, '、'],
      [50, '売'],
      [10, '上'],
      [0, 'デー'],
      [0, 'タ'],
    ],
    ['、売上データ'],
  ],
  [
    'a date',
    [
      [0, '2026'],
      [12, '年'],
      [10, '7'],
      [11, '月'],
    ],
    ['2026年7月'],
  ],
  [
    'a label and its number',
    [
      [0, '余'],
      [5, '额'],
      [45, '1,234.00'],
    ],
    ['余额', '1,234.00'],
  ],
  [
    'Korean, with spaces',
    [
      [0, '국'],
      [14, '민'],
      [40, '은'],
      [20, '행'],
    ],
    ['국민', '은행'],
  ],
  [
    'Thai',
    [
      [0, 'โอ'],
      [11, 'น'],
      [6, 'ไป'],
      [36, '%5027'],
    ],
    ['โอนไป', '%5027'],
  ],
  [
    'Latin letters',
    [
      [0, 'AC'],
      [5, 'ME'],
    ],
    ['AC', 'ME'],
  ],
  [
    'Greek',
    [
      [0, 'ΜΕ'],
      [10, 'ΚΑΡΤΑ'],
    ],
    ['ΜΕ', 'ΚΑΡΤΑ'],
  ],
] as const)('%s', (_, words, text) => {
  expect(joined(...words)).toEqual(text)
})
