import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { extractStatement, type Statement } from '@ledgerlift/engine'
import { startPdfium } from '@ledgerlift/engine-node'

/** Converts each PDF of a folder, with the password of its truth file; writes `<id>.json` for the scorer. */
export async function convertFolder(folder: string, out: string): Promise<Map<string, Statement>> {
  const pdfium = await startPdfium()
  mkdirSync(out, { recursive: true })
  const results = new Map<string, Statement>()
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.pdf'))) {
    const id = file.replace(/\.pdf$/, '')
    const truth = join(folder, `${id}.truth.json`)
    const password = existsSync(truth) ? JSON.parse(readFileSync(truth, 'utf8')).password : null
    const bytes = readFileSync(join(folder, file))
    const statement = extractStatement(pdfium, bytes, { password: password ?? undefined })
    results.set(id, statement)
    writeFileSync(join(out, `${id}.json`), JSON.stringify(statement))
  }
  return results
}
