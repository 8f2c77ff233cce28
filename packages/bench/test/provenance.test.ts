import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type CellSource,
  extractStatement,
  openPdf,
  type PageImage,
  type Pdfium,
  type Statement,
} from '@ledgerlift/engine'
import { startPdfium } from '@ledgerlift/engine-node'
import { describe, expect, test } from 'vitest'
import { type TypedText, typePdf } from '../../engine/test-support/type-pdf.ts'
import { inkOf } from '../src/box-ink.ts'
import { openBoxReader } from '../src/box-reader.ts'
import { CORPUS_SET, sharedFolder } from '../src/folders.ts'

/** Pixels per point: a stroke of small print is two or three of them wide. */
const SCALE = 3
/** A full stop alone has this many. */
const MIN_INK = 5

const pdfium = await startPdfium()

type Looked = {
  readonly role: string
  readonly source: CellSource
  readonly seen: string
  readonly cut: number
}

/** Looks at each cell of a statement on the rendered page, in order. */
function lookAtCells(engine: Pdfium, bytes: Uint8Array, statement: Statement, password?: string): Looked[][] {
  const file = openPdf(engine, bytes, password)
  const reader = openBoxReader(engine, bytes, password)
  const pages = new Map<number, { turned: number; image: PageImage }>()
  const render = (number: number) => {
    const { turned } = file.readPage(number)
    const image = file.renderPage(number, { scale: SCALE, turned, colors: 'gray' }) as PageImage
    pages.set(number, { turned, image })
    return { turned, image }
  }
  const looked = statement.transactions.map(({ cells }) =>
    Object.entries(cells).map(([role, source]): Looked => {
      const { turned, image } = pages.get(source.page) ?? render(source.page)
      const { inside, cut } = inkOf(image, source)
      return { role, source, seen: inside < MIN_INK ? '' : reader.textIn(source, turned), cut }
    }),
  )
  reader.close()
  file.close()
  return looked
}

const squeezed = (text: string) => text.replace(/\s/g, '')

/** A cell that goes on over a page break has its box where it begins; nowhere else may text be missing. */
function isWhole({ source, seen }: Looked, nextPage: number | undefined): boolean {
  const text = squeezed(source.text)
  const mayGoOn = nextPage !== undefined && nextPage > source.page
  return seen === text || (mayGoOn && seen !== '' && text.startsWith(seen))
}

function expectExactCells(name: string, rows: readonly Looked[][], { transactions }: Statement): void {
  for (const [i, row] of rows.entries()) {
    const { page, cells, ...transaction } = transactions[i] as Statement['transactions'][number]
    for (const role of [
      'date',
      'valueDate',
      'description',
      'reference',
      'debit',
      'credit',
      'balance',
    ] as const)
      if (transaction[role]) expect(cells[role], `${name}, row ${i}, ${role}`).toBeDefined()
    for (const cell of row) {
      if (!isWhole(cell, transactions[i + 1]?.page))
        expect
          .soft(cell.seen, `${name}, row ${i} on page ${page}, ${cell.role}`)
          .toBe(squeezed(cell.source.text))
    }
  }
}

const folders = { set: CORPUS_SET, public: sharedFolder('public') }

describe('the box of a cell', () => {
  const files = Object.entries(folders).flatMap(([name, folder]) =>
    folder === null
      ? []
      : readdirSync(folder)
          .filter((file) => /^(?!scan-).*\.pdf$/.test(file))
          .map((file) => ({ name, file, path: join(folder, file) })),
  )

  test.each(files)('holds the cell and nothing else: $name/$file', ({ name, path }) => {
    const { password } = JSON.parse(readFileSync(path.replace(/\.pdf$/, '.truth.json'), 'utf8'))
    const bytes = readFileSync(path)
    const statement = extractStatement(pdfium, bytes, { password: password ?? undefined })
    const rows = lookAtCells(pdfium, bytes, statement, password ?? undefined)
    expectExactCells(path, rows, statement)
    // The public samples are blackened here and there, which touches letters.
    if (name === 'set') expect(rows.flat().filter(({ cut }) => cut > 0)).toEqual([])
  })

  const typed: TypedText[] = [
    ['Opening balance 100.00', 50, 40],
    ...['Date', 'Description', 'Amount', 'Balance'].map((text, i): TypedText => [text, 50 + 110 * i, 70]),
    ...['1 May 2024', 'COFFEE (AND CAKE)', '-8.40', '91.60'].map(
      (text, i): TypedText => [text, 50 + 110 * i, 90],
    ),
    ...['2 May 2024', 'SALARY', '500.00', '591.60'].map((text, i): TypedText => [text, 50 + 110 * i, 105]),
    ['MAY', 160, 117],
    ...['5 May 2024', 'RENT', '-300.00', '291.60'].map((text, i): TypedText => [text, 50 + 110 * i, 132]),
  ]

  test.each([
    { how: 'upright', page: {} },
    { how: 'shown rotated by the viewer', page: { drawn: 3, rotate: 1 } },
    { how: 'shown upside down by the viewer', page: { drawn: 2, rotate: 2 } },
    { how: 'drawn lying on the page', page: { drawn: 1 } },
    { how: 'drawn lying on a page that the viewer turns the wrong way', page: { drawn: 1, rotate: 1 } },
    { how: 'on a sheet with another origin', page: { drawn: 3, rotate: 1, origin: 77 } },
  ])('holds it on a page $how', ({ how, page }) => {
    const bytes = typePdf(typed, { width: 500, height: 300, ...page })
    const statement = extractStatement(pdfium, bytes)
    expect(statement.transactions.map(({ description }) => description)).toEqual([
      'COFFEE (AND CAKE)',
      'SALARY MAY',
      'RENT',
    ])
    const rows = lookAtCells(pdfium, bytes, statement)
    expectExactCells(how, rows, statement)
    expect(rows.flat().filter(({ cut }) => cut > 0)).toEqual([])
  })

  test('is noticed here when it is a little off', () => {
    const bytes = typePdf(typed, { width: 500, height: 300 })
    const statement = extractStatement(pdfium, bytes)
    const [first] = statement.transactions
    const [x, y, width, height] = first?.cells.description?.box ?? [0, 0, 0, 0]
    const isNoticed = (box: CellSource['box']) => {
      const source = { page: 1, box, text: 'COFFEE (AND CAKE)' }
      const shifted = {
        ...statement,
        transactions: [{ ...first, cells: { description: source } }],
      } as Statement
      const cell = lookAtCells(pdfium, bytes, shifted)[0]?.[0] as Looked
      return !isWhole(cell, undefined) || cell.cut > 0
    }
    expect(isNoticed([x, y, width, height])).toBe(false)
    // Four points to each side, and four points smaller.
    expect(isNoticed([x + 4 / 500, y, width, height])).toBe(true)
    expect(isNoticed([x - 4 / 500, y, width, height])).toBe(true)
    expect(isNoticed([x, y + 4 / 300, width, height])).toBe(true)
    expect(isNoticed([x, y - 4 / 300, width, height])).toBe(true)
    expect(isNoticed([x, y, width - 4 / 500, height])).toBe(true)
  })
})
