import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { openPdf, type Pdfium, packPages, readPageLines } from '@ledgerlift/engine'
import { startPdfium } from '@ledgerlift/engine-node'
import fc from 'fast-check'
import { drawPrint, drawStatement } from '../drawing/draw-statement.ts'
import { HABITS } from '../habits/habits.ts'
import { startRandom } from '../habits/setting/random.ts'
import { drawPlan } from '../plan/draw-plan.ts'
import type { PackedDocument } from './ablated-engine.ts'

/** The PDFs of folders, each with the password of its truth file, one statement of each habit, and drawn ones. */
export async function collectDocuments(
  folders: readonly string[],
  { seed, draws }: { readonly seed: number; readonly draws: number },
): Promise<PackedDocument[]> {
  const pdfium = await startPdfium()
  const documents: PackedDocument[] = []
  for (const folder of folders) {
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.pdf'))) {
      const truth = join(folder, file.replace(/\.pdf$/, '.truth.json'))
      const password = existsSync(truth) ? JSON.parse(readFileSync(truth, 'utf8')).password : null
      const name = `${basename(folder)}/${file}`
      documents.push(toDocument(pdfium, name, readFileSync(join(folder, file)), password))
    }
  }
  for (const [name, habit] of HABITS) {
    const { pdf } = await drawPrint(habit(startRandom(seed)))
    documents.push(toDocument(pdfium, `habits/${name}`, pdf, null))
  }
  for (const [draw, plan] of fc.sample(drawPlan, { numRuns: draws, seed }).entries()) {
    const { pdf } = await drawStatement(plan)
    documents.push(toDocument(pdfium, `drawn/${draw}`, pdf, null))
  }
  return documents
}

function toDocument(
  pdfium: Pdfium,
  name: string,
  bytes: Uint8Array,
  password: string | null,
): PackedDocument {
  const file = openPdf(pdfium, bytes, password ?? undefined)
  try {
    return { name, pages: packPages(readPageLines(file)), pageCount: file.pageCount }
  } finally {
    file.close()
  }
}
