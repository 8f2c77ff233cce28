import type { Worker } from 'node:worker_threads'
import { openPdf, toRecognisedLines } from '@ledgerlift/engine'
import { crop, type GrayImage, type PictureText, toTexts } from '@ledgerlift/ocr'
import { afterAll, expect, test } from 'vitest'
import { writePdf } from '../../../engine/test-support/write-pdf.ts'
import { startPdfium } from '../start-pdfium.ts'
import { toPoints } from './page-with-texts.ts'
import { startPictureReader } from './picture-reader.ts'
import { startRecognisers } from './recognisers.ts'

const ROWS = [
  ['02/04/2024', 'ACME STORES LONDON', '-12.50', '987.50'],
  ['03/04/2024', 'Rent for April, paid early', '-400.00', '587.50'],
  ['04/04/2024', 'Wages', '1,250.00', '1,837.50'],
]

const SCALE = 300 / 72
const content = ROWS.flatMap((row, y) =>
  row.map((text, i) => `1 0 0 1 ${[30, 120, 290, 350][i]} ${100 - 20 * y} Tm (${text}) Tj`),
).join('\n')
const typed = `BT /F 10 Tf ${content} ET`
const file = openPdf(
  await startPdfium(),
  writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 140] /Contents 4 0 R /Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>',
    `<< /Length ${typed.length} >> stream\n${typed}\nendstream`,
  ]),
)
const picture = file.renderPage(1, { scale: SCALE, turned: 0, colors: 'gray' }) as GrayImage
const reader = startPictureReader()

/** The thread takes the pixels that it is given. */
const copied = (image: GrayImage): GrayImage => ({ ...image, pixels: image.pixels.slice() })

async function linesOfPicture() {
  const parts = await reader.see({ picture: copied(picture) })
  const [text] = toTexts(parts.map(({ seen }) => seen))
  return toRecognisedLines(file.readPage(1), toPoints(text as PictureText, SCALE)).lines
}

afterAll(async () => {
  await reader.end()
  file.close()
})

test('a picture of lines is read in their order', async () => {
  const lines = await linesOfPicture()
  expect(lines.map(({ text }) => text)).toEqual(ROWS.map((row) => row.join(' ')))
})

test('a thread that was ended while it read is followed by another', async () => {
  const reading = reader.see({ picture: copied(picture) })
  await reader.end()
  await expect(reading).rejects.toThrow('ended by itself')
  const lines = await linesOfPicture()
  expect(lines).toHaveLength(ROWS.length)
})

test('a thread that ended by itself while it waited is followed by another', async () => {
  const other = startPictureReader()
  const started = new Promise<Worker>((resolve) => process.once('worker', resolve))
  await other.see({ picture: copied(AMOUNT) })
  await (await started).terminate()
  expect(await other.see({ picture: copied(AMOUNT) })).toHaveLength(1)
  await other.end()
})

/** The picture of an amount: its baseline is 40 points below the top. */
const AMOUNT = crop(picture, {
  x0: 290 * SCALE - 5,
  x1: 320 * SCALE,
  top: 40 * SCALE - 33,
  bottom: 40 * SCALE + 12,
})

const GERMAN = 'Überweisung Gutschrift Kontostand Buchung Auszug vom und der für'.split(' ')

test('recognisers of a thread share one core and each keep their model', async () => {
  const { first, fast, inLanguageOf } = startRecognisers()
  const german = await inLanguageOf(GERMAN)
  expect(german).not.toBeNull()
  for (const recogniser of [first, fast, german]) {
    const words = await recogniser?.recognise(AMOUNT)
    expect(words?.map(({ text }) => text).join(' ')).toBe('-12.50')
  }
})

test('a recogniser is as sure of a line by itself as after others were opened', async () => {
  const line = crop(picture, { x0: 110 * SCALE, x1: 280 * SCALE, top: 50 * SCALE, bottom: 63 * SCALE })
  const alone = await startRecognisers().inLanguageOf(GERMAN)
  const { first, fast, inLanguageOf } = startRecognisers()
  for (const recogniser of [first, fast]) await recogniser.recognise(line)
  const after = await inLanguageOf(GERMAN)
  expect(await after?.recognise(line)).toEqual(await alone?.recognise(line))
})
