import { type TypedText, typePdf } from './type-pdf.ts'

const CHARACTER = 6
const PITCH = 16
const MARGIN = 40

/** Writes a PDF of one page as it is typed: each run of characters stands where it stands in its line. */
export function typeLines(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const texts = lines.flatMap((line, i) =>
    [...line.matchAll(/\S+(?: \S+)*/g)].map(
      ({ 0: text, index }): TypedText => [text, MARGIN + index * CHARACTER, MARGIN + (i + 1) * PITCH],
    ),
  )
  return typePdf(texts, { width: 595, height: 842 })
}
