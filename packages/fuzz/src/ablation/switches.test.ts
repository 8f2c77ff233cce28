import { stripTypeScriptTypes } from 'node:module'
import { expect, test } from 'vitest'
import { instrument, TURNED } from './instrument.ts'
import { findSwitches } from './switches.ts'

const textsOf = (code: string) =>
  findSwitches('a.ts', code).map(({ start, end, off }) => [code.slice(start, end), off])

test.each([
  [
    'const x = a || b || c',
    [
      ['c', false],
      ['a', false],
      ['b', false],
    ],
  ],
  [
    'const x = (a && b) || c',
    [
      ['a && b', false],
      ['c', false],
      ['a', true],
      ['b', true],
    ],
  ],
  ['if (a) return 1', [['a', false]]],
  ['if (a) { b(); continue }', [['a', false]]],
  ['if (a) b()', []],
  ['while (a && b) c()', []],
  ['for (;;) if (a) break', [['a', false]]],
  ['x.filter((y) => y > 1)', [['y > 1', true]]],
  ['x.some((y): y is Z => y > 1)', [['y > 1', false]]],
  ['x.every((y) => { return y })', []],
  ['x.map((y) => y > 1)', []],
  ['const x = a ?? b', []],
])('the conditions of %s', (code, expected) => {
  expect(textsOf(`function f(): void { for (;;) { ${code} } }`)).toEqual(expected)
})

const LEFT =
  'function f(a: number, b: number, c: number) { if (a > 1 && (b > 1 || c > 1)) return true; return false }'

/** What that function answers with one of its switches off. */
function answer(off: number, a: number, b: number, c: number): unknown {
  const source = stripTypeScriptTypes(instrument(LEFT, findSwitches('a.ts', LEFT), 0, TURNED))
  return new Function('ledgerliftOff', `${source}; return f(${a}, ${b}, ${c})`)(off)
}

test.each([
  ['none', -1, [2, 2, 0], true],
  ['none', -1, [0, 2, 0], false],
  ['the whole', 0, [2, 2, 2], false],
  ['a > 1', 1, [0, 2, 0], true],
  ['what stands in brackets', 2, [2, 0, 0], true],
  ['b > 1', 3, [2, 2, 0], false],
  ['b > 1', 3, [2, 0, 2], true],
  ['c > 1', 4, [2, 0, 2], false],
] as const)('a function with %s switched off', (_, off, [a, b, c], expected) => {
  expect(answer(off, a, b, c)).toBe(expected)
})
