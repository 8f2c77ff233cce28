import { expect, test } from 'vitest'
import { BASELINE, drawWord, SIZE } from '../../test-support/draw-word.ts'
import { numberReader } from './settle-numbers.ts'
import type { Strip } from './strip.ts'
import { stripOf } from './strip-of.ts'

/** A number as it is printed on noisy paper, and as it was read; with no gap its digits touch. */
function word(printed: string, text = printed, gap = 4) {
  const { image, boxes } = drawWord(printed, gap)
  const noise = (i: number) => ((i * 7919) % 61) - 30
  const pixels = image.pixels.map((value, i) => Math.min(255, Math.max(0, value + noise(i + printed.length))))
  const place = { x0: 0, x1: image.width - gap, baseline: BASELINE, size: SIZE }
  return { text, strip: stripOf({ ...image, pixels }, place, gap > 0 ? boxes : []) }
}

const OTHERS = ['1234.56', '78.90', '2345.67', '8901.23', '456.78', '9012.34', '567.89', '123.40'].map(
  (text) => word(text),
)

test.each([
  ['a digit read for another one', word('318.03', '318.08'), '318.03'],
  ['digits that touch', word('318.03', '816.03', 0), '318.03'],
  ['a point that was lost', word('318.03', '31803'), '318.03'],
  ['a digit too many', word('318.03', '3138.03'), '318.03'],
  ['a digit too few', word('318.03', '31.03'), '318.03'],
  ['two digits read as a percent sign', word('95.80', '%.80'), '95.80'],
  ['a percent sign elsewhere', word('318.03', '3%8.03'), '3%8.03'],
  ['letters for digits', word('318.03', 'B1S.o3'), '318.03'],
  ['a sign that is no digit stays', word('318.03', '318-03'), '318-03'],
  ['a word that is none of a number', word('ABBA', 'ABBA'), 'ABBA'],
  ['what is right', word('318.03'), '318.03'],
])('%s', (_, number, expected) => {
  expect(numberReader([...OTHERS, number])(number.text, number.strip)).toMatchObject({ text: expected })
})

test.each([
  ['each digit of which is clearly no other', word('318.03', '318.03', 0), true],
  ['that was read otherwise', word('318.03', '318.08', 0), false],
  ['that shows more', word('318.03', '31.03', 0), false],
])('a number %s', (_, number, isClear) => {
  expect(numberReader([...OTHERS, number])(number.text, number.strip).isClear).toBe(isClear)
})

test('a digit that is half another one is not clear', () => {
  const [eight, three] = ['8', '3'].map((digit) => word(digit, digit, 0).strip) as [Strip, Strip]
  const isClear = (strip: Strip) => numberReader([...OTHERS, { text: '8', strip }])('8', strip).isClear
  const half = eight.ink.map((value, i) => (value + (three.ink[i] ?? 0)) / 2)
  expect(isClear(eight)).toBe(true)
  expect(isClear({ ...eight, ink: half })).toBe(false)
})

test('days beside names of months are read, too', () => {
  const dates = ['12BAA', '17BAA', '19BAA'].map((text) => word(text))
  const date = word('10BAA', 'I8BAA')
  expect(numberReader([...OTHERS, ...dates, date])(date.text, date.strip)).toMatchObject({ text: '10BAA' })
})

test('nothing is read again where some digits are not known', () => {
  const number = word('318.03', '318.08')
  expect(numberReader([...OTHERS.slice(0, 2), number])(number.text, number.strip)).toEqual({
    text: '318.08',
    isClear: false,
  })
})
