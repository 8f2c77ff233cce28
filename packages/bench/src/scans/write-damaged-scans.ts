import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openPdf } from '@ledgerlift/engine'
import { startPdfium } from '@ledgerlift/engine-node'
import type { GrayImage } from '@ledgerlift/ocr'
import { type PicturePage, picturePdf } from './picture-pdf.ts'

/**
 * `npm run scans:damaged` writes two scans of one statement to `corpus/damaged`, for the tests of everything that shows a
 * repaired number. The ink of some digits is scratched off, so that an 8 looks like a 3: in `one-digit.pdf` the balances leave
 * one way to read it, in `either-digit.pdf` either of two amounts may be the one that is read wrong.
 */
const FOLDER = fileURLToPath(new URL('../../../../corpus/damaged/', import.meta.url))
const [WIDTH, HEIGHT, DPI, SIZE] = [420, 260, 200, 10]
const X = { date: 30, details: 110, amount: 265, balance: 330 }
/** Widths of Helvetica in font sizes. */
const WIDE = { '-': 0.333, '.': 0.278, digit: 0.556 }
/** How much of an 8 is scratched off on the left, in font sizes. With 0.18 the best model still reads an 8. */
const SCRATCHED = 0.22

type Row = readonly [date: string, details: string, amount: string, balance: string]
/** An amount whose last digit is scratched, by the index of its row. */
type Scan = { readonly rows: readonly Row[]; readonly scratched: readonly number[] }

const BEFORE: readonly Row[] = [
  ['15/04/2024', 'ACME STORES', '-12.50', '1,987.50'],
  ['16/04/2024', 'RENT APRIL', '-400.00', '1,587.50'],
  ['17/04/2024', 'WAGES MARCH', '250.00', '1,837.50'],
  ['18/04/2024', 'GREEN CAFE', '-7.45', '1,830.05'],
]
const SCANS: Readonly<Record<string, Scan>> = {
  'one-digit': {
    rows: [
      ...BEFORE,
      ['19/04/2024', 'WATER BOARD', '-31.18', '1,798.87'],
      ['22/04/2024', 'BOOK SHOP', '-16.99', '1,781.88'],
    ],
    scratched: [4],
  },
  // The balance after both says only that one of them is five hundredths more than it looks.
  'either-digit': {
    rows: [
      ...BEFORE,
      ['19/04/2024', 'WATER BOARD', '-31.18', ''],
      ['22/04/2024', 'BOOK SHOP', '-16.93', '1,781.94'],
      ['23/04/2024', 'CITY PARKING', '-3.60', '1,778.34'],
    ],
    scratched: [4, 5],
  },
}

const baselineOf = (row: number) => 100 + 20 * row

function typed(rows: readonly Row[]): NonNullable<PicturePage['texts']> {
  const lines = [['Date', 'Details', 'Amount', 'Balance'], ...rows]
  return lines.flatMap((texts, i) =>
    Object.values(X).flatMap((x, k) =>
      texts[k] ? [{ text: texts[k], x, y: baselineOf(i - 1), size: SIZE }] : [],
    ),
  )
}

function scratch({ pixels, width }: GrayImage, amount: string, row: number): void {
  const before = [...amount.slice(0, -1)]
  const wide = before.reduce((sum, sign) => sum + WIDE[sign === '-' || sign === '.' ? sign : 'digit'], 0)
  const [x0, x1] = [wide, wide + SCRATCHED].map((at) => toPixels(X.amount + SIZE * at)) as [number, number]
  const [top, bottom] = [baselineOf(row) - SIZE, baselineOf(row) + 1].map(toPixels) as [number, number]
  for (let y = top; y < bottom; y++) pixels.fill(255, y * width + x0, y * width + x1)
}

const toPixels = (points: number): number => Math.round((points * DPI) / 72)

const pdfium = await startPdfium()
mkdirSync(FOLDER, { recursive: true })
for (const [name, { rows, scratched }] of Object.entries(SCANS)) {
  const size = { width: WIDTH, height: HEIGHT }
  const file = openPdf(pdfium, picturePdf([{ ...size, pictures: [], texts: typed(rows) }]))
  const image = file.renderPage(1, { scale: DPI / 72, colors: 'gray' }) as GrayImage
  file.close()
  for (const row of scratched) scratch(image, rows[row]?.[2] ?? '', row)
  const at = { x0: 0, top: 0, x1: WIDTH, bottom: HEIGHT }
  writeFileSync(`${FOLDER}${name}.pdf`, picturePdf([{ ...size, pictures: [{ image, at }] }]))
}
