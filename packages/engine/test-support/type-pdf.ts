/**
 * A text, and where it begins: points from the left edge and from the top of an upright page. Black, unless `ink` sets
 * a colour or a way to draw, in the operators of a PDF: `1 g` is white, `3 Tr` invisible.
 */
export type TypedText = readonly [text: string, x: number, y: number, ink?: string]

const BLACK = '0 g 0 Tr'

/** A turn of the coordinates in which the texts are drawn: what the text's direction on the sheet becomes. */
const TURNS = ['1 0 0 1 0 0', '0 -1 1 0 0 WIDTH', '-1 0 0 -1 WIDTH HEIGHT', '0 1 -1 0 HEIGHT 0'] as const

export type TypedPage = {
  /** Of the page as a reader sees it, in points. */
  readonly width: number
  readonly height: number
  /** Quarter turns clockwise that the texts are drawn with, before... */
  readonly drawn?: number
  /** ...the file asks viewers for these. */
  readonly rotate?: number
  /** Where the sheet's own coordinates have their lower left corner. */
  readonly origin?: number
  /** What is drawn under the texts, in the operators of a PDF, y upwards: `0 g 50 700 500 20 re f` is a black bar. */
  readonly painted?: string
}

/**
 * Writes a PDF of one page in 10 point Helvetica, for tests: Latin texts only. It has no cross-reference table, which
 * readers make up for themselves.
 *
 * @returns the bytes of the file
 */
export function typePdf(
  texts: readonly TypedText[],
  { width, height, drawn = 0, rotate = 0, origin = 0, painted = '' }: TypedPage,
): Uint8Array<ArrayBuffer> {
  const isLying = drawn % 2 === 1
  const [sheetWidth, sheetHeight] = isLying ? [height, width] : [width, height]
  const turn = (TURNS[drawn] ?? TURNS[0]).replace('WIDTH', `${width}`).replace('HEIGHT', `${height}`)
  const shows = texts.map(
    ([text, x, y, ink = '']) =>
      `${BLACK} ${ink} 1 0 0 1 ${x} ${height - y} Tm (${text.replace(/[\\()]/g, '\\$&')}) Tj`,
  )
  const content = `1 0 0 1 ${origin} ${origin} cm ${turn} cm ${painted} BT /F1 10 Tf\n${shows.join('\n')}\nET`
  const box = [origin, origin, origin + sheetWidth, origin + sheetHeight].join(' ')
  return toBytes(`%PDF-1.7
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [${box}] /Rotate ${90 * rotate} /Contents 4 0 R
/Resources << /Font << /F1 5 0 R >> >> >> endobj
4 0 obj << /Length ${content.length} >> stream
${content}
endstream endobj
5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >> endobj
trailer << /Root 1 0 R >>`)
}

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (character) => character.charCodeAt(0))
