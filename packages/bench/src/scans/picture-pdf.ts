import { deflateSync } from 'node:zlib'
import type { Box } from '@ledgerlift/engine'
import type { GrayImage } from '@ledgerlift/ocr'

/** A page of a PDF that shows pictures, and texts over them: points from its left upper corner. */
export type PicturePage = {
  readonly width: number
  readonly height: number
  readonly pictures: readonly { readonly image: GrayImage; readonly at: Box }[]
  /** Latin, in Helvetica, on their baselines. */
  readonly texts?: readonly {
    readonly text: string
    readonly x: number
    readonly y: number
    readonly size: number
    /** As a recogniser lays it over a scan; or in a font that says of no letter which one it is, or of plain letters only. */
    readonly as?: 'laid' | 'garbled' | 'unnamed'
  }[]
}

/** Writes a PDF as scanners do. */
export function picturePdf(pages: readonly PicturePage[]): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  let objects = 0
  const write = (number: number, dictionary: string, stream?: Buffer) => {
    const body = stream ? `<< ${dictionary} /Length ${stream.length} >> stream\n` : `<< ${dictionary} >>`
    parts.push(Buffer.from(`${number} 0 obj\n${body}`))
    if (stream) parts.push(stream, Buffer.from('\nendstream'))
    parts.push(Buffer.from('\nendobj\n'))
  }
  const add = (dictionary: string, stream?: Buffer): number => {
    write(FIRST_FREE + objects, dictionary, stream)
    return FIRST_FREE + objects++
  }
  const kids = pages.map(({ width, height, pictures, texts = [] }) => {
    const images = pictures.map(({ image }) => {
      const { width: columns, height: rows, pixels } = image
      const size = `/Width ${columns} /Height ${rows} /BitsPerComponent 8 /ColorSpace /DeviceGray`
      return add(`/Type /XObject /Subtype /Image ${size} /Filter /FlateDecode`, deflateSync(pixels))
    })
    const shows = pictures.map(
      ({ at: { x0, top, x1, bottom } }, i) =>
        `q ${x1 - x0} 0 0 ${bottom - top} ${x0} ${height - bottom} cm /I${i} Do Q`,
    )
    const types = texts.map(
      ({ text, x, y, size, as }) =>
        `/${as === 'garbled' ? 'G' : as === 'unnamed' ? 'H' : 'F'} ${size} Tf ${as === 'laid' ? 3 : 0} Tr 1 0 0 1 ${x} ${height - y} Tm (${text.replace(/[\\()]/g, '\\$&')}) Tj`,
    )
    const content = add('', Buffer.from(`${shows.join('\n')}\nBT ${types.join('\n')} ET`, 'latin1'))
    const named = images.map((number, i) => `/I${i} ${number} 0 R`).join(' ')
    const resources = `/Resources << /XObject << ${named} >> /Font << /F 3 0 R /G 4 0 R /H 6 0 R >> >>`
    return add(
      `/Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${content} 0 R ${resources}`,
    )
  })
  write(1, '/Type /Catalog /Pages 2 0 R')
  write(2, `/Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count ${kids.length}`)
  const font = '/Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding'
  write(3, font)
  write(4, `${font} /ToUnicode 5 0 R`)
  write(5, '', Buffer.from(PRIVATE_LETTERS))
  write(6, `${font} /ToUnicode 7 0 R`)
  write(7, '', Buffer.from(WITHOUT_ACCENTS))
  // Readers find the objects without a table of them.
  parts.push(Buffer.from('trailer << /Root 1 0 R >>\n%%EOF\n'))
  return new Uint8Array(Buffer.concat(parts))
}

/** Catalog, pages and fonts stand before. */
const FIRST_FREE = 8
const ANY_CODE = '1 begincodespacerange <00> <ff> endcodespacerange'
/** Says of each letter that it is one of private use. */
const PRIVATE_LETTERS = `begincmap ${ANY_CODE} 1 beginbfrange <00> <ff> <e000> endbfrange endcmap`
/** Gives numbers instead of letters for those with accents. */
const WITHOUT_ACCENTS = `begincmap ${ANY_CODE} 1 beginbfrange <c0> <d8> <0001> endbfrange 1 beginbfrange <d9> <f1> <0001> endbfrange
1 beginbfrange <f2> <ff> <0001> endbfrange endcmap`
