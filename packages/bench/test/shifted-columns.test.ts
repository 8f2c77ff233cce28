import { openPdf, type PdfFile } from '@ledgerlift/engine'
import { extractInThreads, startHost } from '@ledgerlift/engine-node'
import type { GrayImage } from '@ledgerlift/ocr'
import { expect, test } from 'vitest'
import { type PicturePage, picturePdf } from '../src/scans/picture-pdf.ts'

/**
 * Scans in which all balances of a column may lose the same digits, so that the steps between them close all the same:
 * whatever is read, a wrong balance is not proved.
 */
const [WIDTH, HEIGHT, DPI] = [420, 260, 200]
const ROWS = [
  ['15/04/2024', 'ACME STORES', '-12.50', '10 987.50'],
  ['16/04/2024', 'RENT APRIL', '-400.00', '10 587.50'],
  ['17/04/2024', 'WAGES MARCH', '250.00', '10 837.50'],
  ['18/04/2024', 'GREEN CAFE', '-7.45', '10 830.05'],
  ['19/04/2024', 'WATER BOARD', '-31.18', '10 798.87'],
  ['22/04/2024', 'BOOK SHOP', '-16.99', '10 781.88'],
] as const
const LINE = (i: number) => 100 + 20 * i
const [AMOUNT, BALANCE] = [265, 330]

type Typed = NonNullable<PicturePage['texts']>[number]
const text = (own: string, x: number, y: number): Typed => ({ text: own, x, y, size: 10 })
const TITLES = ['Date', 'Details', 'Amount', 'Balance'].map((title, i) =>
  text(title, [30, 110, AMOUNT, BALANCE][i] as number, 80),
)
const texts = (rows: readonly (readonly string[])[] = ROWS): Typed[] => [
  ...TITLES,
  ...rows.flatMap((row, i) =>
    row.map((own, k) => text(own, [30, 110, AMOUNT, BALANCE][k] as number, LINE(i))),
  ),
]

const host = await startHost()

function pictureOf(typed: readonly Typed[]): GrayImage {
  const file = openPdf(
    host.pdfium,
    picturePdf([{ width: WIDTH, height: HEIGHT, pictures: [], texts: typed }]),
  )
  const drawn = file.renderPage(1, { scale: DPI / 72, colors: 'gray' })
  file.close()
  return drawn as GrayImage
}

/** The picture with a box of it in one shade, in points. */
function painted(image: GrayImage, x0: number, x1: number, shade: number): GrayImage {
  const [from, to] = [Math.round((x0 * DPI) / 72), Math.round((x1 * DPI) / 72)]
  const pixels = image.pixels.slice()
  for (let y = Math.round((60 * DPI) / 72); y < image.height - 60; y++)
    pixels.fill(shade, y * image.width + from, y * image.width + to)
  return { ...image, pixels }
}

/** The left part of it. */
function cut(image: GrayImage, from: number, to: number): GrayImage {
  const [x0, x1] = [Math.round((from * DPI) / 72), Math.round((to * DPI) / 72)]
  const pixels = new Uint8Array((x1 - x0) * image.height)
  for (let y = 0; y < image.height; y++)
    pixels.set(image.pixels.subarray(y * image.width + x0, y * image.width + x1), y * (x1 - x0))
  return { width: x1 - x0, height: image.height, pixels }
}

const mirrored = ROWS.map(([date, own, amount, balance]) => [balance, own, amount, date])
const SCANS: Record<string, () => GrayImage> = {
  'a text runs into them': () =>
    pictureOf([...texts(), ...ROWS.map((_, i) => text('FEE 7', BALANCE - 29, LINE(i)))]),
  'a sign stands right before them': () =>
    pictureOf([...texts(), ...ROWS.map((_, i) => text('$', BALANCE - 6, LINE(i)))]),
  'a border runs through their first digit': () => painted(pictureOf(texts()), BALANCE + 2, BALANCE + 4, 0),
  'a border covers their first digit': () => painted(pictureOf(texts()), BALANCE - 1, BALANCE + 6, 0),
  'a streak has blotted out half of their digits': () =>
    painted(pictureOf(texts()), BALANCE + 3, BALANCE + 9, 255),
  'the edge of the glass cuts them': () => cut(pictureOf(texts(mirrored)), 38, WIDTH),
}

test.each(Object.entries(SCANS))('no wrong balance is proved where %s', async (_, scan) => {
  const image = scan()
  const [width, height] = [(image.width * 72) / DPI, (image.height * 72) / DPI]
  const at = { x0: 0, top: 0, x1: width, bottom: height }
  const file: PdfFile = openPdf(host.pdfium, picturePdf([{ width, height, pictures: [{ image, at }] }]))
  const { transactions } = await extractInThreads(host, file)
  file.close()
  const printed = ROWS.map(([, , , balance]) => balance.replace(' ', ''))
  const proved = transactions.filter(({ check }) => check === 'proved').map(({ balance }) => balance)
  expect(proved.filter((balance) => balance !== null && !printed.includes(balance))).toEqual([])
})
