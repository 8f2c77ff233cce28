import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openPdf, type Statement } from '@ledgerlift/engine'
import { extractInThreads, type OcrMode, startHost } from '@ledgerlift/engine-node'

/** Converts each PDF of a folder, with the password of its truth file; writes `<id>.json` for the scorer. */
export async function convertFolder(
  folder: string,
  out: string,
  ocr: OcrMode = 'auto',
): Promise<Map<string, Statement>> {
  const host = await startHost()
  mkdirSync(out, { recursive: true })
  const results = new Map<string, Statement>()
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.pdf'))) {
    const id = file.replace(/\.pdf$/, '')
    const truth = join(folder, `${id}.truth.json`)
    const password = existsSync(truth) ? JSON.parse(readFileSync(truth, 'utf8')).password : null
    const pdf = openPdf(host.pdfium, readFileSync(join(folder, file)), password ?? undefined)
    const statement = await extractInThreads(host, pdf, { password: password ?? undefined, ocr })
    pdf.close()
    results.set(id, statement)
    writeFileSync(join(out, `${id}.json`), JSON.stringify(statement))
  }
  return results
}
