import { writePdf } from '../../engine/test-support/write-pdf.ts'

/** A PDF of `pages` pages, each of 60 rows with seven cells, as dense as statements get. */
export function densePdf(pages: number): Buffer {
  const rows = Array.from({ length: 60 }, (_, row) => 40 + row * 12.7)
  const cells = ['14/02/2024', '15/02/2024', 'CARD PAYMENT TO A SHOP', 'REF', '12.50', '', '1,234.56']
  const xs = [30, 90, 150, 330, 400, 460, 520]
  const content = rows
    .flatMap((y, row) =>
      cells.map((cell, i) => `BT /F1 8 Tf ${xs[i]} ${842 - y} Td (${cell}${i === 3 ? row : ''}) Tj ET`),
    )
    .join('\n')
  const kids = Array.from({ length: pages }, (_, n) => `${n + 5} 0 R`).join(' ')
  const page =
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 3 0 R >> >> >>'
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ...Array.from({ length: pages }, () => page),
  ]
  return Buffer.from(writePdf(objects))
}
