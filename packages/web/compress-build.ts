import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Fonts are compressed already. */
const COMPRESSIBLE = new Set(['.js', '.css', '.html', '.svg', '.wasm'])
/** More takes seconds for PDFium and saves a hundredth. */
const BROTLI_QUALITY = 6
/** Below this a compressed answer is no smaller on the wire. */
const MIN_BYTES = 1024

/** Puts `x.br` and `x.gz` beside each file `x` that shrinks, for a server that sends them as they are. */
export function compressBuild(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!COMPRESSIBLE.has(extname(name))) continue
    const path = join(folder, name)
    const bytes = readFileSync(path)
    if (bytes.length < MIN_BYTES) continue
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }))
    writeFileSync(`${path}.gz`, gzipSync(bytes))
  }
}
