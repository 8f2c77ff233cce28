import { expect, test } from 'vitest'
import { condense } from './condense.ts'

const row = (...values: number[]) => ({ width: values.length, height: 1, pixels: Uint8Array.from(values) })

test('each column is the mean of what it covers', () => {
  expect(condense(row(0, 100, 200, 255), 0.5)).toEqual(row(50, 228))
  expect(condense(row(0, 0, 255, 255, 255), 0.8)).toEqual(row(0, 102, 255, 255))
})

test('what is left of the last column is paper', () => {
  expect(condense(row(0, 0, 0), 0.5)).toEqual(row(0, 128))
})

test('rows stay as they are', () => {
  const image = { width: 2, height: 2, pixels: Uint8Array.of(10, 30, 250, 240) }
  expect(condense(image, 0.5)).toEqual({ width: 1, height: 2, pixels: Uint8Array.of(20, 245) })
  expect(condense(image, 1)).toEqual(image)
})
