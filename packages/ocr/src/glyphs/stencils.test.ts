import { describe, expect, test } from 'vitest'
import { BASELINE, drawWord, SIZE } from '../../test-support/draw-word.ts'
import { fitText } from './fit-text.ts'
import { type Sample, toStencils } from './stencils.ts'
import { stripOf } from './strip-of.ts'

function stripOfWord(text: string, gap?: number) {
  const { image, boxes } = drawWord(text, gap)
  return stripOf(image, { x0: 0, x1: image.width - (gap ?? 4), baseline: BASELINE, size: SIZE }, boxes)
}

/** A word's characters as samples of what they were read as. */
const samplesOf = (printed: string, read = printed): Sample[] => {
  const strip = stripOfWord(printed)
  return strip.glyphs.map(([from, to], i) => ({ character: read[i] as string, strip, from, to }))
}

describe('what characters look like', () => {
  test.each([
    ['is learnt from two', [...samplesOf('58'), ...samplesOf('85')], ['5', '8']],
    ['is not learnt from one', samplesOf('58'), []],
    ['is not learnt from misread ones', [...samplesOf('55555'), ...samplesOf('55', 'SS')], ['5']],
  ])('%s', (_, samples, expected) => {
    expect([...toStencils(samples).of.keys()]).toEqual(expected)
  })
})

describe('a text in the strip of its word', () => {
  const stencils = toStencils(['OBSA', 'ABSO', '0850', '5808'].flatMap((text) => samplesOf(text)))
  const any = [...'OBSA058'].map((character) => ({ character, penalty: 1 }))
  test.each([
    ['apart', 'B0S8', 4],
    ['touching', 'SA5O', 0],
  ])('%s', (_, text, gap) => {
    const fitted = fitText(
      stripOfWord(text, gap),
      [...text].map(() => any),
      stencils,
      1e6,
    )
    expect(fitted?.map(({ character }) => character).join('')).toBe(text)
  })

  test('is none where its letters have no room', () => {
    expect(fitText(stripOfWord('B'), Array(5).fill(any), stencils, Number.POSITIVE_INFINITY)).toBeNull()
  })
})
