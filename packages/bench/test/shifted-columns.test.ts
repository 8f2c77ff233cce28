import { openPdf, type PdfFile } from '@ledgerlift/engine'
import { extractInThreads, startHost } from '@ledgerlift/engine-node'
import type { GrayImage } from '@ledgerlift/ocr'
import { expect, test } from 'vitest'
import { type PicturePage, picturePdf } from '../src/scans/picture-pdf.ts'

/** Scans in which a whole column may lose its first digits, so that the steps between balances still add up. */
const [WIDTH, HEIGHT, DPI] = [420, 260, 200]
const ROWS = [
  ['15 Apr 2024', 'ACME STORES', '-12.50', '10 987.50'],
  ['16 Apr 2024', 'RENT APRIL', '-400.00', '10 587.50'],
  ['17 Apr 2024', 'WAGES MARCH', '250.00', '10 837.50'],
  ['18 Apr 2024', 'GREEN CAFE', '-7.45', '10 830.05'],
  ['19 Apr 2024', 'WATER BOARD', '-31.18', '10 798.87'],
  ['22 Apr 2024', 'BOOK SHOP', '-16.99', '10 781.88'],
] as const
const LINE = (i: number) => 100 + 20 * i
const [AMOUNT, BALANCE] = [265, 330]

type Typed = NonNullable<PicturePage['texts']>[number]
const text = (printed: string, x: number, y: number): Typed => ({ text: printed, x, y, size: 10 })
const TITLES = ['Date', 'Details', 'Amount', 'Balance'].map((title, i) =>
  text(title, [30, 110, AMOUNT, BALANCE][i] as number, 80),
)
const texts = (rows: readonly (readonly string[])[] = ROWS): Typed[] => [
  ...TITLES,
  ...rows.flatMap((row, i) =>
    row.map((printed, k) => text(printed, [30, 110, AMOUNT, BALANCE][k] as number, LINE(i))),
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

/** The picture with a black border over it, from and to these points. */
function painted(image: GrayImage, from: number, to: number): GrayImage {
  const [x0, x1] = [from, to].map((x) => Math.round((x * DPI) / 72)) as [number, number]
  const pixels = image.pixels.slice()
  for (let y = 60; y < image.height - 60; y++) pixels.fill(0, y * image.width + x0, y * image.width + x1)
  return { ...image, pixels }
}

/** What is left of it from some points on. */
function cutLeft({ width, height, pixels }: GrayImage, from: number): GrayImage {
  const left = Math.round((from * DPI) / 72)
  const rows = Array.from({ length: height }, (_, y) => pixels.subarray(y * width + left, (y + 1) * width))
  const cut = new Uint8Array((width - left) * height)
  for (const [y, row] of rows.entries()) cut.set(row, y * (width - left))
  return { width: width - left, height, pixels: cut }
}

const SCANS: Record<string, () => GrayImage> = {
  'balances are behind a sign': () =>
    pictureOf([...texts(), ...ROWS.map((_, i) => text('$', BALANCE - 6, LINE(i)))]),
  'a border runs through the first digit of balances': () =>
    painted(pictureOf(texts()), BALANCE + 2, BALANCE + 4),
  'a border covers the first digit of balances': () => painted(pictureOf(texts()), BALANCE - 1, BALANCE + 6),
  'the edge of the glass cuts the first digit of days': () => cutLeft(pictureOf(texts()), 35.5),
}

test.each(Object.entries(SCANS))('nothing wrong is proved where %s', async (_, scan) => {
  const image = scan()
  const [width, height] = [(image.width * 72) / DPI, (image.height * 72) / DPI]
  const at = { x0: 0, top: 0, x1: width, bottom: height }
  const file: PdfFile = openPdf(host.pdfium, picturePdf([{ width, height, pictures: [{ image, at }] }]))
  const { transactions } = await extractInThreads(host, file)
  file.close()
  const printed = ROWS.map(([date, , , balance]) => [`2024-04-${date.slice(0, 2)}`, balance.replace(' ', '')])
  const proved = transactions.filter(({ check, balance }) => check === 'proved' && balance !== null)
  expect(printed).toEqual(expect.arrayContaining(proved.map(({ date, balance }) => [date, balance])))
})
