import { afterEach, expect, test, vi } from 'vitest'
import { giveBackReader, takeReader } from './idle-readers.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('a reader that is given back reads the next document, and one at a time', () => {
  const reader = takeReader()
  giveBackReader(reader)
  expect(takeReader()).toBe(reader)
  expect(takeReader()).not.toBe(reader)
})

test('one that nobody takes is ended', () => {
  vi.useFakeTimers()
  const reader = takeReader()
  const ends = vi.fn(async () => {})
  giveBackReader({ ...reader, end: ends })
  vi.advanceTimersByTime(20_000)
  expect(ends).not.toHaveBeenCalled()
  vi.advanceTimersByTime(20_000)
  expect(ends).toHaveBeenCalledOnce()
  giveBackReader(reader)
  expect(takeReader()).toBe(reader)
})
