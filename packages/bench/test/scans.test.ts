import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPdf } from '@ledgerlift/engine'
import { extractInThreads, startHost } from '@ledgerlift/engine-node'
import { afterAll, expect, test } from 'vitest'
import { scoreDirs } from '../../../corpus/score.mjs'
import { CORPUS_SET } from '../src/folders.ts'
import { wrongButProved } from '../src/wrong-but-proved.ts'

/** What was reached of all that is printed; of the money nothing is lost. These figures only ever go up. */
const FLOORS = {
  'scan-in-sbi-grid': 0.966,
  'scan-uk-current-daily': 0.888,
  'scan-us-checking-running': 1,
}

/** In milliseconds. Two pages take ten seconds, and many times as long on a busy machine. */
const BUSY = 600_000

const work = mkdtempSync(join(tmpdir(), 'ledgerlift-scans-'))
afterAll(() => rmSync(work, { recursive: true }))
const host = await startHost()

test.each(Object.entries(FLOORS))(
  '%s is read as what is printed on it, and proves nothing wrong',
  async (id, floor) => {
    const file = openPdf(host.pdfium, readFileSync(join(CORPUS_SET, `${id}.pdf`)))
    const pages: number[] = []
    const statement = await extractInThreads(host, file, { onPage: (done) => pages.push(done) })
    file.close()
    const out = join(work, id)
    mkdirSync(out)
    writeFileSync(join(out, `${id}.json`), JSON.stringify(statement))
    const score = scoreDirs(CORPUS_SET, out).docs.find((doc) => doc.id === id)
    expect([score?.money.f1, (score?.full.f1 ?? 0) >= floor]).toEqual([1, true])
    expect([statement.ocrPages, pages]).toEqual([
      [1, 2],
      [1, 2],
    ])
    expect(wrongButProved(CORPUS_SET, new Map([[id, statement]]))).toEqual([])
  },
  BUSY,
)
