import { writePdf } from '../../engine/test-support/write-pdf.ts'

type Degrees = 90 | 180 | 270

/** How large such a page is shown, in points. */
export const shownSize = (degrees: Degrees): readonly [number, number] =>
  degrees === 180 ? [595, 842] : [842, 595]

/** Where its columns begin, in points from the left. */
export const LEFT = [80, 240, 400] as const

/** A PDF with a page for each number of degrees by which it is to be shown turned, and a small table on each. */
export function rotatedPdf(turns: readonly Degrees[]): Buffer {
  const kids = turns.map((_, i) => `${4 + 2 * i} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${turns.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...turns.flatMap((degrees, i) => {
      const content = drawnTurned(degrees)
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Rotate ${degrees} /Contents ${5 + 2 * i} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  return Buffer.from(writePdf(objects))
}

function drawnTurned(degrees: Degrees): string {
  // What is upright when shown runs up, backwards or down on the page as it is stored.
  const turn = { 90: '0 1 -1 0 595 0', 180: '-1 0 0 -1 595 842', 270: '0 -1 1 0 0 842' }[degrees]
  const texts = [
    [100, 'Date', 'Text', 'Amount'],
    [130, '01/02/2024', 'RENT', '12.50'],
    [160, '02/02/2024', 'PAY', '99.00'],
  ] as const
  const [, height] = shownSize(degrees)
  const drawn = texts.flatMap(([y, ...cells]) =>
    cells.map((cell, i) => `BT /F1 12 Tf ${LEFT[i]} ${height - y} Td (${cell}) Tj ET`),
  )
  return `q ${turn} cm\n${drawn.join('\n')}\nQ`
}
