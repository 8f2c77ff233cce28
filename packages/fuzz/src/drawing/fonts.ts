import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font, type Glyph } from 'fontkit'
import PDFDocument from 'pdfkit'
import type { Look } from '../plan/plan.ts'
import type { Measure } from './sheet.ts'

/** A name for pdfkit: one of the fonts that every reader has, or a parsed font to embed. */
type FontSource = string | Font

type Faces = { readonly plain: FontSource; readonly bold: FontSource }

const STANDARD = {
  helvetica: { plain: 'Helvetica', bold: 'Helvetica-Bold' },
  times: { plain: 'Times-Roman', bold: 'Times-Bold' },
  courier: { plain: 'Courier', bold: 'Courier-Bold' },
} as const

const require = createRequire(import.meta.url)
const parsed = new Map<string, Font>()

/** The two faces of a font; an embedded one is parsed once in the life of the process. */
export function facesOf(font: Look['font']): Faces {
  switch (font) {
    case 'noto':
      return {
        plain: openFont(require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf')),
        bold: openFont(require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf')),
      }
    case 'gothic': {
      const only = openFont(
        require.resolve('@expo-google-fonts/sawarabi-gothic/400Regular/SawarabiGothic_400Regular.ttf'),
      )
      return { plain: only, bold: only }
    }
    default:
      return STANDARD[font]
  }
}

/**
 * Without kerning and ligatures: reading these tables takes most of the time of drawing, and none of it is what is
 * tested here.
 */
function openFont(path: string): Font {
  const known = parsed.get(path)
  if (known) return known
  const font = create(readFileSync(path)) as Font
  const plain: Font = Object.create(font, { layout: { value: (text: string) => layoutPlain(font, text) } })
  parsed.set(path, plain)
  return plain
}

function layoutPlain(font: Font, text: string) {
  const glyphs = [...text].map((character) => glyphOf(font, character.codePointAt(0) as number))
  const positions = glyphs.map(({ advanceWidth }) => ({
    xAdvance: advanceWidth,
    yAdvance: 0,
    xOffset: 0,
    yOffset: 0,
  }))
  const advanceWidth = glyphs.reduce((sum, glyph) => sum + glyph.advanceWidth, 0)
  return { glyphs, positions, advanceWidth }
}

/**
 * A glyph that was first met as part of another (the A of Á) does not know its character, and the font remembers it
 * so from one document to the next.
 */
const glyphOf = (font: Font, codePoint: number): Glyph =>
  Object.create(font.glyphForCodePoint(codePoint), { codePoints: { value: [codePoint] } })

/** pdfkit knows no parsed fonts in its types, though it takes them. */
export const registerFaces = (document: PDFKit.PDFDocument, { plain, bold }: Faces): void => {
  if (typeof plain === 'string' || typeof bold === 'string') return
  document.registerFont('plain', plain as unknown as ArrayBuffer)
  document.registerFont('bold', bold as unknown as ArrayBuffer)
}

export const faceName = ({ plain, bold }: Faces, isBold: boolean): string => {
  const face = isBold ? bold : plain
  return typeof face === 'string' ? face : isBold ? 'bold' : 'plain'
}

const measures = new Map<Look['font'], Measure>()

export function measureOf(font: Look['font']): Measure {
  const known = measures.get(font)
  if (known) return known
  const faces = facesOf(font)
  const document = new PDFDocument({ autoFirstPage: false })
  registerFaces(document, faces)
  const widths = new Map<string, number>()
  const measure: Measure = (text, size, isBold) => {
    const key = `${isBold ? 'b' : 'p'}${text}`
    let width = widths.get(key)
    if (width === undefined) {
      width = document.font(faceName(faces, isBold)).fontSize(1).widthOfString(text)
      widths.set(key, width)
    }
    return width * size
  }
  measures.set(font, measure)
  return measure
}
