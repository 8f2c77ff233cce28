import { deflateSync } from 'node:zlib'

const FORM = '/Type/XObject/Subtype/Form/BBox[0 0 612 792]'
const stream = (dictionary: string, content: string) =>
  `<<${dictionary}/Length ${content.length}>>stream\n${content}\nendstream`

/** Objects from 1 on, the first of them the catalogue, as a PDF. */
function assemble(objects: readonly string[]): Uint8Array<ArrayBuffer> {
  let text = '%PDF-1.4\n'
  const places = objects.map((object, i) => {
    const at = text.length
    text += `${i + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const xref = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  const trailer = `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF`
  return new Uint8Array(Buffer.from(text + xref + trailer, 'latin1'))
}

/** Operators that do nothing, a megabyte of them in a kilobyte. */
const IDLE = deflateSync(Buffer.from('q Q '.repeat(250_000))).toString('latin1')
const DEPTH = 6

/**
 * A PDF of 3 KB with a page that is read for many minutes, in little memory: forms that draw forms eight times, down to
 * one that does nothing for long.
 */
export function repeatingForms(): Uint8Array<ArrayBuffer> {
  const first = 5
  const forms = Array.from({ length: DEPTH }, (_, i) =>
    stream(`${FORM}/Resources<</XObject<</X ${first + i + 1} 0 R>>>>`, '/X Do '.repeat(8)),
  )
  return assemble([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</XObject<</X ${first} 0 R>>>>/Contents 4 0 R>>`,
    stream('', '/X Do'),
    ...forms,
    stream(`${FORM}/Filter/FlateDecode`, IDLE),
  ])
}

/**
 * A PDF without a list of its objects, whose streams all claim to be longer than the file: looking for them takes
 * minutes.
 */
export function unendedStreams(count = 30_000): Uint8Array<ArrayBuffer> {
  const pages =
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj 3 0 obj<</Type/Page>>endobj'
  const streams = Array.from({ length: count }, (_, i) => `${i + 4} 0 obj<</Length 99999999>>stream\nx\n`)
  return new Uint8Array(
    Buffer.from(`%PDF-1.4\n${pages}\n${streams.join('')}trailer<</Root 1 0 R>>`, 'latin1'),
  )
}
