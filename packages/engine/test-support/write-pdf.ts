/**
 * Writes the objects of a PDF with their cross-reference table, for tests and benches.
 *
 * @param objects the first of them the catalog, numbered from 1 on as they stand
 */
export function writePdf(objects: readonly string[]): Uint8Array<ArrayBuffer> {
  let body = '%PDF-1.7\n'
  const offsets = objects.map((object, n) => {
    const offset = body.length
    body += `${n + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const xref = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`
  return new TextEncoder().encode(
    `${body}${xref}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
  )
}
