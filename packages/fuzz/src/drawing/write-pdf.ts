import PDFDocument from 'pdfkit'
import type { Look, Tricks } from '../plan/plan.ts'
import { faceName, facesOf, measureOf, registerFaces } from './fonts.ts'
import { orderTexts } from './order-texts.ts'
import type { Print } from './print.ts'
import type { PlacedText, Sheet } from './sheet.ts'

/** A bold face is imitated by printing twice, this far apart, in points. */
const FAKE_BOLD_SHIFT = 0.25
/** How far white text stands from the right edge, in points: beyond the table. */
const WHITE_INSET = 28
const WATERMARK = 'SPECIMEN'

/** Writes laid-out pages as a PDF, with the tricks of PDF writers that make it hard to read. */
export async function writePdf({
  sheets,
  font,
  tricks,
}: Pick<Print, 'sheets' | 'font' | 'tricks'>): Promise<Uint8Array> {
  const document = new PDFDocument({
    autoFirstPage: false,
    compress: false,
    info: { CreationDate: new Date(0) },
  })
  const chunks: Uint8Array[] = []
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const ended = new Promise<void>((resolve) => document.on('end', () => resolve()))
  registerFaces(document, facesOf(font))
  for (const sheet of sheets) drawSheet(document, sheet, font, tricks)
  document.end()
  await ended
  return new Uint8Array(Buffer.concat(chunks))
}

function drawSheet(document: PDFKit.PDFDocument, sheet: Sheet, font: Look['font'], tricks: Tricks): void {
  openPage(document, sheet, tricks)
  document.fillColor('#eeeeee')
  for (const { x, top, width, height } of sheet.fills) document.rect(x, top, width, height).fill()
  document.lineWidth(0.5).strokeColor('#444444')
  for (const { x0, y0, x1, y1 } of sheet.rules) document.moveTo(x0, y0).lineTo(x1, y1).stroke()
  drawWatermark(document, sheet, font, tricks)
  if (tricks.watermark === 'margin') drawMarginText(document, sheet.height, font)
  if (tricks.whiteText) drawWhiteText(document, sheet, font)
  document.fillColor('black')
  for (const text of orderTexts(sheet.texts, tricks.order)) drawText(document, text, font, tricks)
}

/** Opens a page that is turned, or whose content is, and lets what follows be drawn as it is read. */
function openPage(document: PDFKit.PDFDocument, { width, height }: Sheet, { turn }: Tricks): void {
  const degrees = Number(turn.split('-')[1] ?? 0)
  const isSideways = degrees % 180 !== 0
  document.addPage({ size: isSideways ? [height, width] : [width, height], margin: 0 })
  if (degrees === 0) return
  // pdfkit has no option for it; the dictionary is what it writes.
  if (turn.startsWith('page'))
    (document.page.dictionary as { data: Record<string, unknown> }).data.Rotate = degrees
  if (degrees === 90) document.transform(0, -1, 1, 0, 0, width)
  else if (degrees === 180) document.transform(-1, 0, 0, -1, width, height)
  else document.transform(0, 1, -1, 0, height, 0)
}

function drawWatermark(
  document: PDFKit.PDFDocument,
  { width, height }: Sheet,
  font: Look['font'],
  { watermark }: Tricks,
): void {
  if (watermark === 'none' || watermark === 'margin') return
  document.save()
  if (watermark === 'pale-diagonal') document.rotate(-45, { origin: [width / 2, height / 2] })
  document
    .font(faceName(facesOf(font), true))
    .fontSize(80)
    .fillColor('#e4e4e4')
    .text(WATERMARK, width / 2 - 220, height / 2, { lineBreak: false, baseline: 'alphabetic' })
  document.restore()
}

/** What a bank's own machines read, in white, at the right end of every third line of the table. */
function drawWhiteText(document: PDFKit.PDFDocument, { texts, width }: Sheet, font: Look['font']): void {
  document
    .font(faceName(facesOf(font), false))
    .fontSize(6)
    .fillColor('white')
  for (const [i, { baseline, column }] of texts.entries()) {
    if (column !== 0 || i % 3 !== 0) continue
    document.text('44.71', width - WHITE_INSET, baseline, { lineBreak: false, baseline: 'alphabetic' })
  }
}

/** The number of a form, up the left margin. */
function drawMarginText(document: PDFKit.PDFDocument, height: number, font: Look['font']): void {
  document.save()
  document.rotate(-90, { origin: [20, height / 2] })
  document
    .font(faceName(facesOf(font), false))
    .fontSize(6)
    .fillColor('#666666')
    .text('Form 4471-B 2023', 20, height / 2, { lineBreak: false, baseline: 'alphabetic' })
  document.restore()
}

function drawText(
  document: PDFKit.PDFDocument,
  placed: PlacedText,
  font: Look['font'],
  tricks: Tricks,
): void {
  const { baseline, size, isBold } = placed
  const isFake = isBold && tricks.fakeBold
  document.font(faceName(facesOf(font), isBold && !isFake)).fontSize(size)
  for (const { text, x } of partsOf(placed, font, tricks, isBold && !isFake)) {
    for (const shift of isFake ? [0, FAKE_BOLD_SHIFT] : [0]) {
      document.text(text, x + shift, baseline, { lineBreak: false, baseline: 'alphabetic' })
    }
  }
}

/**
 * A text as it is drawn: whole, word by word, or glyph by glyph, without its spaces. What is placed by itself is not
 * kerned with what stands before it.
 */
function partsOf({ text, x, size }: PlacedText, font: Look['font'], { spacing }: Tricks, isBold: boolean) {
  if (spacing === 'words') return [{ text, x }]
  const measure = measureOf(font)
  const parts: { text: string; x: number }[] = []
  let end = x
  for (const [piece] of text.matchAll(spacing === 'glyphs' ? /\s+|\S/gu : /\s+|\S+/gu)) {
    if (piece.trim() !== '') parts.push({ text: piece, x: end })
    end += measure(piece, size, isBold)
  }
  return parts
}
