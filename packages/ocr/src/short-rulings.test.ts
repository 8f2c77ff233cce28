import { expect, test } from 'vitest'
import { drawGray } from '../test-support/draw-picture.ts'
import type { Component } from './components.ts'
import { findShortRulings, whitenBoxes } from './short-rulings.ts'

const HEIGHT = 30
const solid = (x0: number, width: number, top: number, bottom: number, share = 1): Component => ({
  x0,
  x1: x0 + width,
  top,
  bottom,
  pixels: Math.round(share * width * (bottom - top)),
})
const letters = (height: number) => [60, 90, 120].map((x0) => solid(x0, 20, 50 - height, 50, 0.4))
const stroke = solid(150, 6, 0, 60)

test.each([
  ['beside letters that are lower', stroke, letters(30), 1],
  ['beside nothing', stroke, [], 1],
  ['that leans by a pixel', solid(150, 6, 0, 60, 0.75), letters(30), 1],
  ['beside letters as high as it is', stroke, letters(50), 0],
  ['that is no higher than a letter', solid(150, 6, 10, 50), letters(30), 0],
  ['that is as thick as a digit', solid(150, 15, 0, 60), letters(30), 0],
  ['that is a bracket', solid(150, 10, 0, 60, 0.5), letters(30), 0],
])('a stroke %s: %#', (_, candidate, others, count) => {
  expect(findShortRulings([candidate, ...others], HEIGHT)).toHaveLength(count)
})

test('its ink is gone, with its edge, and nothing else', () => {
  const image = drawGray(40, 20, (x) => (x === 10 || x === 30 ? 0 : 255))
  const { pixels } = whitenBoxes(image, [{ x0: 10, x1: 11, top: 0, bottom: 20 }])
  expect([pixels[10], pixels[30]]).toEqual([255, 0])
})
