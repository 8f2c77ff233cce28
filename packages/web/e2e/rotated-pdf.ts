import { writePdf } from '../../engine/test-support/write-pdf.ts'

/** A PDF of one page that is to be shown turned by so many degrees, with a small table on it. */
export function rotatedPdf(degrees: 90 | 180 | 270): Buffer {
  // What is upright when shown runs up, backwards or down on the page as it is stored.
  const turn = { 90: '0 1 -1 0 595 0', 180: '-1 0 0 -1 595 842', 270: '0 -1 1 0 0 842' }[degrees]
  const texts = [
    [100, 'Date', 'Text', 'Amount'],
    [130, '01/02/2024', 'RENT', '12.50'],
    [160, '02/02/2024', 'PAY', '99.00'],
  ] as const
  const height = degrees === 180 ? 842 : 595
  const drawn = texts.flatMap(([y, ...cells]) =>
    cells.map((cell, i) => `BT /F1 12 Tf ${80 + i * 160} ${height - y} Td (${cell}) Tj ET`),
  )
  const content = `q ${turn} cm\n${drawn.join('\n')}\nQ`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Rotate ${degrees} /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  return Buffer.from(writePdf(objects))
}
