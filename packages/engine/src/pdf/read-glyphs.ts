import type { Box } from '../geometry/box.ts'
import { type Frame, turnFrame } from './frame.ts'
import { type Matrix, transformX, transformY } from './matrix.ts'
import { emptyGlyphs, type Glyphs, UNNAMED } from './page.ts'
import type { Pdfium } from './pdfium.ts'
import { isUnseen, readBackgrounds } from './read-backgrounds.ts'
import { settleSizes } from './settle-sizes.ts'

/** Glyphs are upright when their baseline is turned by less than this (tangent of about 3 degrees). */
const MAX_SKEW = 0.05

/**
 * Reads the glyphs of a page. Most statements are upright; one whose text mostly runs in another direction is
 * turned until it is. What then still stands askew (watermarks, bar code texts in the margin) is left out.
 *
 * @returns the glyphs in the coordinates of `frame` after `turned` clockwise quarter turns
 */
export function readGlyphs(pdfium: Pdfium, page: number, frame: Frame): GlyphsRead {
  const { raw } = pdfium
  const textPage = raw.FPDFText_LoadPage?.(page) ?? 0
  if (textPage === 0) return { glyphs: emptyGlyphs(0), turned: 0, invisible: 0, unmapped: 0 }
  try {
    const drawn = readRawGlyphs(pdfium, textPage, frame.toPage)
    const turned = dominantTurn(drawn)
    const upright = turnFrame(frame, turned)
    const backgrounds = drawn.hasUnseen ? readBackgrounds(pdfium, page, upright.toPage) : []
    const { unmapped } = drawn
    return { ...collect(drawn, upright, turned, backgrounds), turned, unmapped }
  } finally {
    raw.FPDFText_ClosePage?.(textPage)
  }
}

type GlyphsRead = {
  readonly glyphs: Glyphs
  readonly turned: number
  /** How many of them are drawn invisibly, over a picture. */
  readonly invisible: number
  /** How many more there are that stand for no character. */
  readonly unmapped: number
}

const ASKEW = 4
/** Text rendering mode 3 (PDF 1.7, 9.3.6) draws nothing: the text of a picture that was read before. */
const INVISIBLE = 3
/** What PDFium gives for a hyphen at the end of a line, which is printed as any other. */
const LINE_END_HYPHEN = 0x02
const HYPHEN = 0x2d
/** Tabs and line ends stand for no letter, unless their font uses other codes below those of letters as well. */
const LAYOUT: ReadonlySet<number> = new Set([0x09, 0x0a, 0x0d])
const [WHITE_ON_WHITE, DRAWN_INVISIBLY] = [1, 2]
const SPACE = 0x20

/** Glyphs as PDFium gives them: boxes and origins in the page's own coordinates. */
class RawGlyphs {
  count = 0
  readonly unicode: Uint32Array
  /** left, top, right, bottom, origin x, origin y, size: seven numbers a glyph. */
  readonly numbers: Float32Array
  /** Which of the page's fonts the glyph is set in, from 0. */
  readonly font: Uint16Array
  /** The quarter turn (0 to 3, clockwise) that makes the glyph upright, or ASKEW. */
  readonly turn: Uint8Array
  /** 0 where the glyph can be seen on white paper; else WHITE_ON_WHITE or DRAWN_INVISIBLY. */
  readonly unseen: Uint8Array
  hasUnseen = false
  unmapped = 0

  constructor(capacity: number) {
    this.unicode = new Uint32Array(capacity)
    this.numbers = new Float32Array(capacity * 7)
    this.font = new Uint16Array(capacity)
    this.turn = new Uint8Array(capacity)
    this.unseen = new Uint8Array(capacity)
  }
}

function readRawGlyphs(pdfium: Pdfium, textPage: number, toPage: Matrix): RawGlyphs {
  const { raw, heap } = pdfium
  const {
    FPDFText_CountChars: countChars,
    FPDFText_GetUnicode: getUnicode,
    FPDFText_IsGenerated: isGenerated,
    FPDFText_IsHyphen: isHyphen,
    FPDFText_GetLooseCharBox: getBox,
    FPDFText_GetCharOrigin: getOrigin,
    FPDFText_GetTextObject: getTextObject,
    FPDFText_GetMatrix: getMatrix,
    FPDFText_GetFontSize: getFontSize,
    FPDFText_GetFillColor: getFillColor,
    FPDFTextObj_GetTextRenderMode: getRenderMode,
    FPDFTextObj_GetFont: getFont,
  } = raw
  const total = countChars?.(textPage) ?? 0
  const glyphs = new RawGlyphs(Math.max(0, total))
  const scratch = heap.allocate(48)
  const [box, x, y, matrix] = [scratch, scratch + 16, scratch + 24, scratch + 16]
  const fonts = new Map<number, number>()
  let [lastObject, size, turn, unseen, font] = [-1, 0, 0, 0, 0]
  for (let i = 0; i < total; i++) {
    const code = (getUnicode?.(textPage, i) ?? 0) >>> 0
    // Spaces and line ends that PDFium made up; ours are made from the boxes.
    if (code <= SPACE && isGenerated?.(textPage, i) === 1) continue
    const unicode = code === LINE_END_HYPHEN && isHyphen?.(textPage, i) === 1 ? HYPHEN : code
    // Size, direction and font belong to the text object, which holds many glyphs.
    const object = getTextObject?.(textPage, i) ?? 0
    if (object !== lastObject || object === 0) {
      lastObject = object
      getMatrix?.(textPage, i, matrix)
      const [a, b, c, d] = [0, 4, 8, 12].map((at) => heap.float32(matrix + at)) as [
        number,
        number,
        number,
        number,
      ]
      size = (getFontSize?.(textPage, i) ?? 0) * Math.hypot(c, d)
      turn = uprightTurn(a * toPage[0] + b * toPage[2], a * toPage[1] + b * toPage[3])
      font = placeAmong(fonts, getFont?.(object) ?? 0)
      const isInvisible = getRenderMode?.(object) === INVISIBLE
      const isColoured = getFillColor?.(textPage, i, matrix, matrix + 4, matrix + 8, matrix + 12) === 1
      if (isInvisible) unseen = DRAWN_INVISIBLY
      else unseen = isColoured && isUnseen(pdfium, matrix) ? WHITE_ON_WHITE : 0
    }
    getBox?.(textPage, i, box)
    getOrigin?.(textPage, i, x, y)
    const at = glyphs.count++
    glyphs.unicode[at] = unicode
    glyphs.font[at] = font
    glyphs.turn[at] = turn
    glyphs.unseen[at] = unseen
    if (unseen > 0) glyphs.hasUnseen = true
    const n = at * 7
    glyphs.numbers[n] = heap.float32(box)
    glyphs.numbers[n + 1] = heap.float32(box + 4)
    glyphs.numbers[n + 2] = heap.float32(box + 8)
    glyphs.numbers[n + 3] = heap.float32(box + 12)
    glyphs.numbers[n + 4] = heap.float64(x)
    glyphs.numbers[n + 5] = heap.float64(y)
    glyphs.numbers[n + 6] = size
  }
  heap.free(scratch)
  settleUnmapped(glyphs, fonts.size)
  return glyphs
}

/** PDFium gives the code of a glyph where its font names no character for it, or one of the last two. */
const isUnmapped = (unicode: number): boolean => unicode < SPACE || unicode === 0xfffe || unicode === 0xffff

/**
 * Glyphs that their font names no character for are kept where it draws letters, too: Ghostscript leaves `P?ATNO??` of what a
 * browser printed, and names letters without accents only. Those of other fonts are bullets and logos.
 */
function settleUnmapped(glyphs: RawGlyphs, fonts: number): void {
  const { count, unicode, font, turn } = glyphs
  const [isOfLetters, usesCodes] = [new Uint8Array(fonts), new Uint8Array(fonts)]
  for (let i = 0; i < count; i++) {
    const code = unicode[i] as number
    if (!isUnmapped(code)) {
      if (code > SPACE) isOfLetters[font[i] as number] = 1
    } else if (!LAYOUT.has(code)) usesCodes[font[i] as number] = 1
  }
  for (let i = 0; i < count; i++) {
    if (!isUnmapped(unicode[i] as number)) continue
    const isCode = usesCodes[font[i] as number] === 1
    if (isCode && isOfLetters[font[i] as number] === 1) unicode[i] = UNNAMED + (unicode[i] as number)
    else {
      turn[i] = ASKEW
      if (isCode) glyphs.unmapped++
    }
  }
}

/** The place of a font among those that were met before, to which it is added. */
function placeAmong(fonts: Map<number, number>, font: number): number {
  const place = fonts.get(font) ?? fonts.size
  if (place === fonts.size) fonts.set(font, place)
  return place
}

/** @param dx @param dy the direction of the baseline on the page, y down */
function uprightTurn(dx: number, dy: number): number {
  if (Math.abs(dy) <= MAX_SKEW * Math.abs(dx)) return dx >= 0 ? 0 : 2
  if (Math.abs(dx) <= MAX_SKEW * Math.abs(dy)) return dy > 0 ? 3 : 1
  return ASKEW
}

function dominantTurn({ count, turn }: RawGlyphs): number {
  const votes = [0, 0, 0, 0, 0]
  for (let i = 0; i < count; i++) votes[turn[i] as number] = (votes[turn[i] as number] as number) + 1
  const upright = votes.slice(0, ASKEW)
  return upright.indexOf(Math.max(...upright))
}

/** The glyphs that stand upright and can be seen: white ones only on a background. */
function collect(
  drawn: RawGlyphs,
  { toPage }: Frame,
  turned: number,
  backgrounds: readonly Box[],
): Pick<GlyphsRead, 'glyphs' | 'invisible'> {
  const { count } = drawn
  let [length, invisible] = [0, 0]
  for (let i = 0; i < count; i++) {
    if (drawn.turn[i] !== turned) continue
    if (drawn.unseen[i] !== 0 && !isOnBackground(i)) drawn.turn[i] = ASKEW
    else {
      length++
      if (drawn.unseen[i] === DRAWN_INVISIBLY) invisible++
    }
  }
  const glyphs = emptyGlyphs(length)
  let at = 0
  const { numbers } = drawn
  for (let i = 0; i < count; i++) {
    if (drawn.turn[i] !== turned) continue
    const n = i * 7
    const left = numbers[n] as number
    const top = numbers[n + 1] as number
    const right = numbers[n + 2] as number
    const bottom = numbers[n + 3] as number
    const xa = transformX(toPage, left, top)
    const ya = transformY(toPage, left, top)
    const xb = transformX(toPage, right, bottom)
    const yb = transformY(toPage, right, bottom)
    glyphs.unicode[at] = drawn.unicode[i] as number
    glyphs.font[at] = drawn.font[i] as number
    glyphs.x0[at] = Math.min(xa, xb)
    glyphs.x1[at] = Math.max(xa, xb)
    glyphs.top[at] = Math.min(ya, yb)
    glyphs.bottom[at] = Math.max(ya, yb)
    glyphs.baseline[at] = transformY(toPage, numbers[n + 4] as number, numbers[n + 5] as number)
    glyphs.size[at] = numbers[n + 6] as number
    at++
  }
  settleSizes(glyphs)
  return { glyphs, invisible }

  function isOnBackground(i: number): boolean {
    const [left, top, right, bottom] = drawn.numbers.subarray(i * 7, i * 7 + 4) as unknown as Corners
    const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2]
    const [x, y] = [transformX(toPage, middleX, middleY), transformY(toPage, middleX, middleY)]
    return backgrounds.some((box) => x >= box.x0 && x <= box.x1 && y >= box.top && y <= box.bottom)
  }
}

type Corners = readonly [left: number, top: number, right: number, bottom: number]
