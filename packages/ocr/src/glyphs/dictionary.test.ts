import { describe, expect, test } from 'vitest'
import { toDictionary } from './dictionary.ts'
import type { Look } from './look.ts'

/** A look that differs from others by where its ink is; `noise` is how unlike it is to its own kind. */
function look(kind: number, noise = 0): Look {
  const look = new Float32Array(144)
  for (let i = 0; i < 12; i++) look[kind * 12 + i] = 1
  look[143] = Math.sqrt(noise)
  return look
}
const [THREE, EIGHT, SIX] = [0, 1, 2]
const many = (character: string, kind: number, count: number) =>
  Array.from({ length: count }, () => [character, look(kind)] as const)

describe('the glyphs of a document', () => {
  test('say which character one looks like, and how clearly', () => {
    const { find, compare } = toDictionary([...many('3', THREE, 5), ...many('8', EIGHT, 5)])
    expect(find(look(THREE, 0.25))).toMatchObject({ character: '3', unlikeness: 0.25 })
    expect(find(look(THREE, 0.25))?.margin).toBeGreaterThan(50)
    expect(compare(look(THREE), '8')).toBe(24)
  })

  test('say nothing where there are none, or too few of a kind', () => {
    expect(toDictionary([]).find(look(THREE))).toBeNull()
    const { find, compare } = toDictionary([...many('3', THREE, 2), ...many('8', EIGHT, 5)])
    expect(find(look(THREE))?.character).toBe('8')
    expect(compare(look(THREE), '3')).toBe(Number.POSITIVE_INFINITY)
  })

  test('outweigh those that were misread', () => {
    const { find } = toDictionary([...many('3', THREE, 9), ...many('8', THREE, 3), ...many('8', EIGHT, 5)])
    expect(find(look(THREE))).toMatchObject({ character: '3', unlikeness: 0 })
    expect(find(look(THREE))?.margin).toBeGreaterThan(100)
  })

  test('tell a crossed 0 that is often read as a 6, since a 6 mostly looks otherwise', () => {
    const read = [...many('0', THREE, 6), ...many('6', THREE, 4)]
    const { find, isOftenReadFor } = toDictionary([...read, ...many('6', SIX, 9)])
    expect(find(look(THREE))?.margin).toBeGreaterThan(100)
    expect([isOftenReadFor('6', '0'), isOftenReadFor('0', '6')]).toEqual([true, false])
    expect(toDictionary([...read, ...many('6', SIX, 3)]).find(look(THREE))?.margin).toBe(0)
    expect(
      toDictionary([...read, ...many('6', SIX, 9), ...many('0', EIGHT, 7)]).find(look(THREE))?.margin,
    ).toBe(0)
  })

  test('know a character in two fonts', () => {
    const { find } = toDictionary([...many('3', THREE, 4), ...many('3', SIX, 4), ...many('8', EIGHT, 4)])
    expect([find(look(THREE))?.character, find(look(SIX))?.character]).toEqual(['3', '3'])
  })
})
