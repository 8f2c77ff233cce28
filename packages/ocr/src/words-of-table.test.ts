import { expect, test } from 'vitest'
import { wordsOfTable } from './words-of-table.ts'

test('words are found among the lines of pages, blocks and paragraphs', () => {
  const table = [
    '1\t1\t0\t0\t0\t0\t0\t0\t300\t60\t-1\t',
    '4\t1\t1\t1\t1\t0\t14\t16\t240\t30\t-1\t',
    '5\t1\t1\t1\t1\t1\t14\t16\t90\t28\t96.427635\tCard',
    '5\t1\t1\t1\t1\t2\t120\t18\t134\t26\t88.000000\t17.77',
    '',
  ].join('\n')
  expect(wordsOfTable(table)).toEqual([
    { text: 'Card', confidence: 96.427635, x0: 14, top: 16, x1: 104, bottom: 44 },
    { text: '17.77', confidence: 88, x0: 120, top: 18, x1: 254, bottom: 44 },
  ])
})

test('a picture without words has none', () => {
  expect(wordsOfTable('1\t1\t0\t0\t0\t0\t0\t0\t300\t60\t-1\t\n')).toEqual([])
  expect(wordsOfTable('')).toEqual([])
})
