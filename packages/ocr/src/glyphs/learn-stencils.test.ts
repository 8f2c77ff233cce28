import { expect, test } from 'vitest'
import { BASELINE, drawWord, SIZE } from '../../test-support/draw-word.ts'
import { learnStencils } from './learn-stencils.ts'
import type { Sample } from './stencils.ts'
import { stripOf } from './strip-of.ts'

/** Each character of a word as often as it takes to be known. */
function samplesOf(text: string): Sample[] {
  const { image, boxes } = drawWord(text, 4)
  const strip = stripOf(image, { x0: 0, x1: image.width, baseline: BASELINE, size: SIZE }, boxes)
  const samples = strip.glyphs.map(([from, to], i) => ({ character: text[i] as string, strip, from, to }))
  return [samples, samples, samples].flat()
}

/** The parts of samples between two shares of their width. */
const partOf = (samples: readonly Sample[], from: number, to: number): Sample[] =>
  samples.map((sample) => {
    const columns = sample.to - sample.from
    return {
      ...sample,
      from: sample.from + Math.round(from * columns),
      to: sample.from + Math.round(to * columns),
    }
  })

const widthsOf = (samples: readonly Sample[], character: string) =>
  learnStencils(samples, null)
    .of.get(character)
    ?.map(({ columns }) => columns) ?? []

const DIGITS = samplesOf('0123456789')

test('half a digit, and one with a half of the next, are no looks of it', () => {
  const cut = [...partOf(samplesOf('0'), 0, 0.5), ...partOf(samplesOf('80'), 0, 1.7)]
  for (const digit of ['0', '8'])
    expect(widthsOf([...DIGITS, ...cut], digit)).toEqual(widthsOf(DIGITS, digit))
})

test('a 1 may be as narrow as it is, and signs have any width', () => {
  const others = [...partOf(samplesOf('1'), 0.3, 0.7), ...samplesOf('.')]
  expect(widthsOf([...DIGITS, ...others], '1')).toHaveLength(2)
  expect(widthsOf([...DIGITS, ...others], '.')).toHaveLength(1)
})
