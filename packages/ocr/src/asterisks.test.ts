import { expect, test } from 'vitest'
import { leadingMask, withAsterisks } from './asterisks.ts'

const METRICS = { size: 40, baseline: 60 }

/** The parts of what is printed: asterisks of 12 pixels, digits of 20 on the line, 22 apart; those in brackets touch. */
function partsOf(printed: string) {
  let x = 0
  return (printed.match(/\([^)]*\)|./g) ?? []).map((group) => {
    const characters = group.replace(/[()]/g, '')
    const isStar = characters.startsWith('*')
    const [pitch, ink] = isStar ? [12, 11] : [22, 20]
    const box = { x0: x, x1: x + pitch * (characters.length - 1) + ink }
    x += pitch * characters.length + 3
    return isStar ? { ...box, top: 32, bottom: 43 } : { ...box, top: 32, bottom: 60 }
  })
}

test.each([
  ['******7728', 'eoeeee7728', '******7728'],
  ['(**)(**)**(77)28', 'eoeeee7728', '******7728'],
  ['6538**1173', "6538'°°1173", '6538**1173'],
  ['6538(**)1173', '65381173', '6538**1173'],
  ['******', 'eoeeee', '******'],
  ['******', 'eoeeee7', 'eoeeee7'],
  ['******6630', '#9999630', '#9999630'],
  ['******9891', 'vreee#G891', 'vreee#G891'],
  ['12*', '12*', '12*'],
  ['1234', '1234', '1234'],
])('where %s is printed and %s was read, it is %s', (printed, read, expected) => {
  expect(withAsterisks(read, partsOf(printed), METRICS)).toBe(expected)
})

test.each([
  ['******7728', 6],
  ['(**)(**)7728', 2],
  ['***7728', 0],
  ['77****28', 0],
  ['7728', 0],
])('before the rest of %s stand %s parts of a mask', (printed, count) => {
  expect(leadingMask(partsOf(printed), METRICS)).toHaveLength(count)
})

test('asterisks alone mask nothing', () => {
  expect(leadingMask(partsOf('******'), METRICS)).toEqual([])
})
