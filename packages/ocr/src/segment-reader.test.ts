import { expect, test } from 'vitest'
import type { PreparedPage } from './prepare-page.ts'
import type { Recogniser } from './recogniser.ts'
import { segmentReader } from './segment-reader.ts'
import type { FoundWord } from './word-types.ts'

const parts = [100, 115, 130].map((x0) => ({ x0, top: 100, x1: x0 + 12, bottom: 120, pixels: 100 }))
const segment = { x0: 100, top: 100, x1: 142, bottom: 120, parts }
const image = { width: 300, height: 200, pixels: new Uint8Array(300 * 200).fill(255) }
const pageOf = (isSharp: boolean): PreparedPage => ({
  image,
  whole: image,
  rulings: [],
  skew: 0,
  keystone: null,
  components: parts,
  isSharp,
  height: 20,
  segments: [segment],
})

const word = (text: string, confidence: number, x0 = 2, x1 = 40): FoundWord => ({
  text,
  confidence,
  x0,
  x1,
  top: 5,
  bottom: 25,
})

/** A recogniser that always reads the same, and what it was handed. */
function reading(...words: readonly FoundWord[]) {
  const handed: (readonly [height: number, narrow: number | undefined])[] = []
  const recogniser: Recogniser = {
    recognise: async ({ height }, { narrow } = {}) => {
      handed.push([height, narrow])
      return [...words]
    },
    close: async () => {},
  }
  return { recogniser, handed }
}

test.each([
  ['sharp, once, and narrow', true, 30, [[36, 0.85]], []],
  ['blurred, once where it is sure', false, 90, [[40, 1]], []],
  ['blurred, by the best model, too, where it is not', false, 30, [[40, 1]], [[40, 1]]],
] as const)('a segment is read %s', async (_, isSharp, confidence, byFast, byBest) => {
  const [fast, best] = [reading(word('745', confidence)), reading(word('746', 50))]
  const reader = segmentReader(pageOf(isSharp), { best: best.recogniser, fast: fast.recogniser })
  const [found] = await reader.read(segment)
  expect(found?.text).toBe(byBest.length > 0 ? '746' : '745')
  expect([fast.handed, best.handed]).toEqual([byFast, byBest])
})

test('what is not sure on a sharp page is read by the best model afterwards', async () => {
  const [fast, best] = [reading(word('745', 30)), reading(word('746', 50))]
  const reader = segmentReader(pageOf(true), { best: best.recogniser, fast: fast.recogniser })
  expect((await reader.surer(segment, [word('745', 30)])).map(({ text }) => text)).toEqual(['746'])
  expect((await reader.surer(segment, [word('745', 90)])).map(({ text }) => text)).toEqual(['745'])
  expect(best.handed).toEqual([[36, 1]])
})

test('an amount stays one, however sure of its parts the best model is', async () => {
  const [fast, best] = [reading(), reading(word('15.601', 72), word('94', 90))]
  const reader = segmentReader(pageOf(true), { best: best.recogniser, fast: fast.recogniser })
  expect(await reader.surer(segment, [word('15,601.94', 31)])).toEqual([word('15,601.94', 31)])
})

test('the first reading stays where the second is less sure', async () => {
  const [fast, best] = [reading(word('745', 40)), reading(word('74', 90), word('S', 20))]
  const reader = segmentReader(pageOf(false), { best: best.recogniser, fast: fast.recogniser })
  expect((await reader.read(segment)).map(({ text }) => text)).toEqual(['745'])
})

test('a word that is said to reach over the next one ends before it', async () => {
  const { recogniser } = reading(word('7', 90, 2, 44), word('45', 90, 24, 44))
  const reader = segmentReader(pageOf(false), { best: recogniser, fast: recogniser })
  const [first, second] = await reader.read(segment)
  expect(first?.x1).toBeLessThan(second?.x0 as number)
  expect(second).toMatchObject({ x0: 122, x1: 142 })
})

test('words that are read from right to left keep their places', async () => {
  const { recogniser } = reading(word('7', 90, 24, 44), word('45', 90, 2, 20))
  const reader = segmentReader(pageOf(false), { best: recogniser, fast: recogniser })
  expect((await reader.read(segment)).map(({ text, x0, x1 }) => [text, x0, x1])).toEqual([
    ['45', 100, 118],
    ['7', 122, 142],
  ])
})
