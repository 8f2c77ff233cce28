import { writePdf } from './write-pdf.ts'

/** A statement, of which pages count: of what is empty nothing can be read, so that it costs nothing. */
export const makeStatement = (pages: number): Uint8Array<ArrayBuffer> =>
  makePdf(
    pages,
    ['Date  Details  Money out  Balance', '01/05/24  ACME  10.00  90.00', '02/05/24  SHOP  20.00  70.00'].map(
      (line, row) =>
        line
          .split('  ')
          .map((text, column) => `1 0 0 1 ${50 + 100 * column} ${700 - 20 * row} Tm (${text}) Tj`)
          .join(' '),
    ),
  )

/**
 * A PDF of `pages` pages, empty but for what is typed on the first.
 *
 * @param typed in the operators of a PDF
 */
export function makePdf(pages: number, typed: readonly string[] = []): Uint8Array<ArrayBuffer> {
  const kids = Array.from({ length: pages }, (_, n) => `${n + 3} 0 R`).join(' ')
  const page = '/Type /Page /Parent 2 0 R /MediaBox [0 0 595 842]'
  const content = `BT /F1 10 Tf ${typed.join('\n')} ET`
  const first = `/Contents ${pages + 3} 0 R /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    ...Array.from({ length: pages }, (_, n) => `<< ${page} ${n === 0 ? first : ''} >>`),
    `<< /Length ${content.length} >> stream\n${content}\nendstream`,
  ]
  return writePdf(objects)
}
