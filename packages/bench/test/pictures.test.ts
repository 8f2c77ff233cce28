import { openPdf, type PdfFile, verdictOf } from '@ledgerlift/engine'
import { extractInThreads, startHost } from '@ledgerlift/engine-node'
import type { GrayImage } from '@ledgerlift/ocr'
import { describe, expect, test } from 'vitest'
import { type PicturePage, picturePdf } from '../src/scans/picture-pdf.ts'

const [WIDTH, HEIGHT, DPI] = [420, 300, 200]
const FULL = { x0: 0, top: 0, x1: WIDTH, bottom: HEIGHT }
/** Where the table of each page begins. */
const TABLE = 60

type Row = readonly [date: string, text: string, amount: string, balance: string]
type Typed = NonNullable<PicturePage['texts']>

const PAGES: readonly (readonly Row[])[] = [
  [
    ['02/04/2024', 'ACME STORES', '-12.50', '987.50'],
    ['03/04/2024', 'RENT APRIL', '-400.00', '587.50'],
    ['04/04/2024', 'WAGES MARCH', '1,250.00', '1,837.50'],
    ['05/04/2024', 'GREEN CAFE', '-7.45', '1,830.05'],
  ],
  [
    ['08/04/2024', 'WATER BOARD', '-31.18', '1,798.87'],
    ['09/04/2024', 'BOOK SHOP', '-16.99', '1,781.88'],
    ['10/04/2024', 'REFUND SHOES', '54.30', '1,836.18'],
    ['11/04/2024', 'CITY PARKING', '-3.60', '1,832.58'],
  ],
]

const typed = (rows: readonly Row[]): Typed =>
  [
    [['First Bank of Nowhere', 'Account 12345678', '', ''], 30],
    [['Date', 'Details', 'Amount', 'Balance'], TABLE + 20],
    ...rows.map((row, i) => [row, TABLE + 40 + 20 * i] as const),
  ].flatMap(([texts, y]) =>
    (texts as string[]).flatMap((text, i) =>
      text === '' ? [] : [{ text, x: [30, 120, 260, 340][i] as number, y: y as number, size: 10 }],
    ),
  )

const host = await startHost()
const open = (pages: readonly PicturePage[]): PdfFile => openPdf(host.pdfium, picturePdf(pages))

/** A picture of what is typed, from `from` points below the top on. */
function pictureOf(texts: Typed, from = 0): GrayImage {
  const file = open([{ width: WIDTH, height: HEIGHT - from, pictures: [], texts: lifted(texts, from) }])
  const drawn = file.renderPage(1, { scale: DPI / 72, colors: 'gray' })
  file.close()
  return drawn as GrayImage
}

const lifted = (texts: Typed, by: number): Typed => texts.map((text) => ({ ...text, y: text.y - by }))
const size = { width: WIDTH, height: HEIGHT }
const scanned = (rows: readonly Row[]) => ({
  ...size,
  pictures: [{ image: pictureOf(typed(rows)), at: FULL }],
})

/** The ways in which the text of a page is not all that is seen on it. */
const KINDS: Record<string, (rows: readonly Row[]) => PicturePage> = {
  'a scan with a long stamp over it': (rows) => ({
    ...scanned(rows),
    texts: [10, 18].map((y) => ({ text: 'EXHIBIT A CASE 24-CV-10023 CONFIDENTIAL', x: 30, y, size: 7 })),
  }),
  'a scan with its text laid over it': (rows) => ({
    ...scanned(rows),
    texts: typed(rows).map((text) => ({ ...text, as: 'laid' })),
  }),
  'a scan with a text laid over it that was misread': (rows) => ({
    ...scanned(rows),
    texts: typed(rows).map((one) => ({ ...one, text: one.text.replace(/(\.\d)8/, '$13'), as: 'laid' })),
  }),
  'a table that is a picture under a typed letterhead': (rows) => ({
    ...size,
    pictures: [{ image: pictureOf(typed(rows), TABLE), at: { ...FULL, top: TABLE } }],
    texts: typed(rows).filter(({ y }) => y < TABLE),
  }),
  'a text in a font that says nothing of its letters': (rows) => ({
    ...size,
    pictures: [],
    texts: typed(rows).map((text) => ({ ...text, as: 'garbled' })),
  }),
}

test.each(Object.entries(KINDS))('%s is recognised, beside a page that is typed', async (_, draw) => {
  const [first = [], second = []] = PAGES
  const file = open([{ ...size, pictures: [], texts: typed(first) }, draw(second)])
  const { transactions, ocrPages, warnings } = await extractInThreads(host, file)
  file.close()
  expect(ocrPages).toEqual([2])
  expect(
    transactions.map(({ date, debit, credit, balance }) => [date, credit ?? `-${debit}`, balance]),
  ).toEqual(
    PAGES.flat().map(([date, , amount, balance]) => [
      date.split('/').reverse().join('-'),
      amount.replace(',', ''),
      balance.replace(',', ''),
    ]),
  )
  expect(warnings).toEqual([])
})

test('a typed page over a letterhead that is a picture stays as it is typed', async () => {
  const letterhead = pictureOf([{ text: 'First Bank of Nowhere', x: 30, y: 200, size: 30 }])
  const file = open([{ ...size, pictures: [{ image: letterhead, at: FULL }], texts: typed(PAGES[0] ?? []) }])
  const { transactions, ocrPages } = await extractInThreads(host, file)
  expect([transactions.length, ocrPages]).toEqual([4, []])
  file.close()
})

test('a garbled text that nobody may recognise is missed, and said to be', async () => {
  const texts = typed(PAGES[0] ?? []).map((text) => ({ ...text, as: 'garbled' as const }))
  const file = open([{ ...size, pictures: [], texts }])
  const { warnings } = await extractInThreads(host, file, { ocr: 'never' })
  expect(warnings.map(({ code, page }) => [code, page])).toContainEqual(['page-needs-ocr', 1])
  file.close()
})

describe('a text in a font that names letters without accents only', () => {
  const rows = [
    ['02.04.2024', 'Überweisung an Jörg Müller, Köln', '-12,50', '987,50'],
    ['03.04.2024', 'Gebühr für Kontoführung März', '-400,00', '587,50'],
    ['04.04.2024', 'Gutschrift Löhne Bäckerei Größ', '1.250,00', '1.837,50'],
  ] as const
  const lines = [['Buchungstag', 'Verwendungszweck', 'Umsätze', 'Kontostand'] as const, ...rows]
  const page = {
    ...size,
    pictures: [],
    texts: lines.flatMap((line, i) =>
      line.map((text, k) => ({
        text,
        x: [30, 110, 270, 340][k] as number,
        y: TABLE + 20 * i,
        size: 9,
        as: 'unnamed' as const,
      })),
    ),
  }
  const unnamed = (text: string) => text.replace(/[^ -~]/g, '\ufffd')

  test.each([
    ['is read with the letters that are seen in its picture', 'auto', (text: string) => text],
    ['leaves a sign for each of them where nobody may look', 'never', unnamed],
  ] as const)('%s', async (_, ocr, read) => {
    const file = open([page])
    const { transactions, ocrPages, warnings } = await extractInThreads(host, file, { ocr })
    file.close()
    expect(transactions.map(({ description, balance }) => [description, balance])).toEqual(
      rows.map(([, text, , balance]) => [read(text), balance.replace('.', '').replace(',', '.')]),
    )
    expect([ocrPages, warnings]).toEqual([[], []])
  })
})

describe('of several scans', () => {
  const scans = () => open([scanned(PAGES[0] ?? []), scanned(PAGES[1] ?? [])])

  test('one that cannot be recognised costs itself alone, and is named', async () => {
    const file = scans()
    const damaged: PdfFile = {
      ...file,
      renderPage: (number, options) => (number === 1 ? null : file.renderPage(number, options)),
    }
    const done: number[] = []
    const statement = await extractInThreads(host, damaged, { onPage: (page) => done.push(page) })
    file.close()
    expect(statement.transactions.map(({ page }) => page)).toEqual([2, 2, 2, 2])
    expect(statement.warnings.map(({ code, page }) => [code, page])).toContainEqual(['page-unreadable', 1])
    expect(verdictOf(statement).pages).toEqual({ converted: 1, all: 2 })
    expect(done).toEqual([1, 2])
  })

  test('none is waited for once they are no longer wanted', async () => {
    const file = scans()
    let isUnwanted = false
    const reading = extractInThreads(host, file, {
      shouldStop: () => isUnwanted,
      onScans: () => {
        isUnwanted = true
      },
    })
    await expect(reading).rejects.toMatchObject({ code: 'stopped' })
    file.close()
  })
})
