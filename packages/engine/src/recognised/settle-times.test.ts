import { expect, test } from 'vitest'
import { recognisedWord } from '../../test-support/recognised-word.ts'
import { settleTimes } from './settle-times.ts'

const TIMES = ['19:52:32', '08:22:11', '23:01:05', '00:15:59']

/** What is made of words that stand beside each other under times of day. */
function settledUnder(times: readonly string[], read: readonly string[], { x0 = 100, gap = 3 } = {}) {
  const above = times.map((text, i) => ({ ...recognisedWord(text), baseline: 12 * i, x0: 100, x1: 140 }))
  const words = read.map((text, i) => {
    const left = x0 + i * (15 + gap)
    return { ...recognisedWord(text), baseline: 100, x0: left, x1: left + 15 }
  })
  return settleTimes([...above, ...words])
    .slice(times.length)
    .map(({ text }) => text)
}

test.each([
  [['140311'], ['14:03:11']],
  [['06.08.31'], ['06:08:31']],
  [['19:10:53.'], ['19:10:53']],
  [['08', '22.11'], ['08:22:11']],
  [
    ['08', 'SHOP'],
    ['08', 'SHOP'],
  ],
  [['996071'], ['996071']],
  [['14031'], ['14031']],
  [['2024.03.'], ['2024.03.']],
  [['01/03/25'], ['01/03/25']],
])('%j under times is %j', (read, expected) => {
  expect(settledUnder(TIMES, read)).toEqual(expected)
})

const MINUTES = ['19:52', '08:22', '23:01', '00:15']

test.each([
  [MINUTES, '20.28', '20:28'],
  [MINUTES, '20.68', '20.68'],
  [MINUTES, '2028', '2028'],
  [[...MINUTES, '12.50', '7.20', '14.30'], '20.28', '20.28'],
  [[...MINUTES, ...Array(9).fill('12.50')], '20.28', '20:28'],
  [[...MINUTES, ...Array(8).fill('12.50'), '45.00', '30.00'], '20.28', '20.28'],
])('under %j, %s is %s', (times, read, expected) => {
  expect(settledUnder(times, [read])).toEqual([expected])
})

test('what stands elsewhere, or under fewer times, stays as it is', () => {
  expect(settledUnder(TIMES, ['140311'], { x0: 160 })).toEqual(['140311'])
  expect(settledUnder(TIMES.slice(1), ['140311'])).toEqual(['140311'])
  expect(settledUnder(TIMES, ['08', '22.11'], { gap: 9 })).toEqual(['08', '22.11'])
})

test('codes that stand under each time are none', () => {
  expect(
    settledUnder(
      TIMES.flatMap((time) => [time, '140311']),
      ['140311'],
    ),
  ).toEqual(['140311'])
})
