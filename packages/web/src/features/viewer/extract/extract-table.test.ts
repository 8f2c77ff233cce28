import { expect, test } from 'vitest'
import type { PageReader } from '../../../lib/page/page-reader.ts'
import type { TextItem } from '../../../lib/page/text-item.ts'
import type { Area } from '../drawing/area.ts'
import type { Rect } from '../drawing/rect.ts'
import { extractTable } from './extract-table.ts'
import { recognisePage } from './recognise-page.ts'

const SIZE = 200
const area: Area = { id: 1, page: 1, table: 1, x: 0, y: 0, width: 1, height: 1, columns: [0.5], rows: [] }
const item: TextItem = {
  text: 'PDF',
  x: 0.1,
  y: 0.4,
  width: 0.1,
  height: 0.1,
  pageNum: 1,
  line: 0,
  confidence: null,
}

/** A page with one word as text, and a black square on its right half where the picture has one. */
function readerOf(printed: boolean): PageReader {
  const pixels = Uint8Array.from({ length: SIZE * SIZE }, (_, i) =>
    printed && i % SIZE > 140 && i % SIZE < 160 && i > SIZE * 90 && i < SIZE * 110 ? 0 : 255,
  )
  const answers = { read: { items: [item] }, gray: { width: SIZE, height: SIZE, pixels } }
  return {
    ask: async (kind: keyof typeof answers) => answers[kind],
    close: () => {},
  } as unknown as PageReader
}

const word = { text: '12.50', confidence: 71, x0: 40, x1: 60, top: 95, bottom: 105, line: 0 }

async function run(printed: boolean, recognise: () => Promise<unknown>, forceOcr = false) {
  const reader = readerOf(printed)
  const { rows, ocrFailed } = await extractTable({
    areas: [area],
    reader,
    forceOcr,
    recognise: recognisePage({
      reader,
      recogniser: async () => ({ recognise, close: async () => {} }) as never,
      last: null,
      onLook: () => {},
    }),
    onRecognised: () => {},
    signal: new AbortController().signal,
  })
  return { cells: rows[0]?.map(({ text, confidence }) => [text, confidence]), ocrFailed }
}

const never = () => Promise.reject(new Error('was not to be asked'))

test('text of the PDF is taken as it is, and an empty cell without ink stays empty', async () => {
  expect(await run(false, never)).toEqual({
    cells: [
      ['PDF', null],
      ['', null],
    ],
    ocrFailed: false,
  })
})

test('a cell with ink and no text is recognised, the others keep their text', async () => {
  // The crop begins at the right half of the page, less its margin.
  expect((await run(true, async () => [word])).cells).toEqual([
    ['PDF', null],
    ['12.50', 71],
  ])
})

test('forced, everything is recognised anew', async () => {
  expect((await run(true, async () => [word], true)).cells).toEqual([
    ['', null],
    ['12.50', 71],
  ])
})

test('where recognition fails its cells are empty, and the table is there all the same', async () => {
  expect(await run(true, never)).toEqual({
    cells: [
      ['PDF', null],
      ['', null],
    ],
    ocrFailed: true,
  })
})

test('a part of a page that was looked at is not looked at again', async () => {
  let looks = 0
  const recognise = recognisePage({
    reader: readerOf(true),
    recogniser: async () =>
      ({
        recognise: async () => {
          looks++
          return [word]
        },
        close: async () => {},
      }) as never,
    last: null,
    onLook: () => {},
  })
  const ask = (cells: Rect[]) => recognise(1, cells, () => {}, new AbortController().signal)
  const whole = await ask([area])
  const half = await ask([{ x: 0.5, y: 0, width: 0.5, height: 1 }])
  expect([looks, half]).toEqual([1, whole])
  await recognise(2, [area], () => {}, new AbortController().signal)
  expect(looks).toBe(2)
})
