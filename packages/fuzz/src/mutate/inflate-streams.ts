import { inflateSync } from 'node:zlib'

/** The most that is inflated of one stream, in bytes: no page of a statement has more. */
const MAX_OUTPUT = 8 * 1024 * 1024
/** How far before a stream its dictionary begins at most, in bytes. */
const MAX_DICTIONARY = 2000

/** Rewrites a PDF so that its compressed streams stand in it as plain text. Offsets no longer fit; readers rebuild. */
export function inflateStreams(bytes: Uint8Array): Uint8Array {
  // One character for each byte, both ways.
  const text = Buffer.from(bytes).toString('latin1')
  let [output, position] = ['', 0]
  for (const match of text.matchAll(/stream\r?\n/g)) {
    if (match.index < position) continue
    const start = match.index + match[0].length
    const end = text.indexOf('endstream', start)
    const opening = text.lastIndexOf('<<', match.index)
    const object = text.lastIndexOf(' obj', match.index)
    if (end < 0 || object < position || match.index - object > MAX_DICTIONARY || opening < object) continue
    const plain = inflate(text.slice(start, end))
    if (plain === null) continue
    const dictionary = text.slice(object, match.index).replace(/\/Filter\s*(\[[^\]]*\]|\/\w+)/, '')
    output += text.slice(position, object) + setLength(dictionary, plain.length) + match[0] + plain
    position = end
  }
  return new Uint8Array(Buffer.from(output + text.slice(position), 'latin1'))
}

const setLength = (dictionary: string, length: number): string =>
  dictionary.replace(/\/Length\s+\d+(\s+\d+\s+R)?/, `/Length ${length}`)

/** @returns null for what is not compressed, or not in this way */
function inflate(content: string): string | null {
  try {
    return inflateSync(Buffer.from(content, 'latin1'), { maxOutputLength: MAX_OUTPUT }).toString('latin1')
  } catch {
    return null
  }
}
