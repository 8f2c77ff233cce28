import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { openPdf, readPageLines, type Statement } from '@ledgerlift/engine'
import { extractInThreads, startHost } from '@ledgerlift/engine-node'
import { CORPUS_SET, sharedFolder } from './folders.ts'
import { asScanned } from './scans/scanned-file.ts'
import { SPOILS, toPrints } from './scans/spoil.ts'
import { printWrong, type WrongRow, wrongButProved } from './wrong-but-proved.ts'

/**
 * Prints the digital statements of a corpus, scans them badly at several resolutions, converts them as the product
 * does, and prints the scorer's table for each resolution.
 *
 *   npm run bench:scans -- [FOLDER...] --dpi 200,150 --every 4 --seed 7 --skew 5 --out FOLDER
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dpi: { type: 'string', default: '300,200,150' },
    /** With 17, every seventeenth document is taken. */
    every: { type: 'string', default: '1' },
    /** The index of the first document taken, counted from 0. */
    from: { type: 'string', default: '0' },
    /** The seed of the damage: another seed scans the same pages differently. */
    seed: { type: 'string', default: '0' },
    /** The largest angle, in degrees, by which pages lie askew. */
    skew: { type: 'string', default: '2' },
    /** What else happens to the pages: perspective, holes, fax, stamp; several with commas between. */
    spoil: { type: 'string', default: '' },
    /** Takes documents whose names hold this. */
    only: { type: 'string', default: '' },
    /** Keeps the results there. */
    out: { type: 'string' },
  },
})
const chance = { seed: Number(values.seed), skew: Number(values.skew) }
/** The most pages of a document that is scanned: longer ones say little more, and take long. */
const MOST_PAGES = 3

const folders =
  positionals.length > 0
    ? positionals
    : [CORPUS_SET, sharedFolder('families/set-1'), sharedFolder('real')].filter((folder) => folder !== null)
const host = await startHost()
const by = new Set(SPOILS.filter((kind) => values.spoil.split(',').includes(kind)))
const spoiled = { by, prints: toPrints(host) }
const work = values.out ?? mkdtempSync(join(tmpdir(), 'ledgerlift-scans-'))
try {
  for (const dpi of values.dpi.split(',').map(Number)) await scoreAt(dpi)
} finally {
  if (values.out === undefined) rmSync(work, { recursive: true })
}

async function scoreAt(dpi: number): Promise<void> {
  const [truths, results] = [join(work, `${dpi}-truth`), join(work, `${dpi}-read`)]
  for (const folder of [truths, results]) mkdirSync(folder, { recursive: true })
  const wrong: WrongRow[] = []
  let [proved, pages, seconds] = [0, 0, 0]
  for (const { folder, id } of documents()) {
    const truth = join(folder, `${id}.truth.json`)
    const known = JSON.parse(readFileSync(truth, 'utf8'))
    const { password = null } = known
    const file = openPdf(host.pdfium, readFileSync(join(folder, `${id}.pdf`)), password ?? undefined)
    const isDigital = readPageLines(file).every(({ state }) => state === 'text')
    if (isDigital && file.pageCount <= MOST_PAGES) {
      const started = performance.now()
      const statement: Statement = await extractInThreads(host, asScanned(file, dpi, chance, spoiled))
      seconds += (performance.now() - started) / 1000
      pages += file.pageCount
      proved += statement.transactions.filter(({ check }) => check === 'proved').length
      wrong.push(...wrongButProved(folder, new Map([[id, statement]])))
      writeFileSync(join(results, `${id}.json`), JSON.stringify(statement))
      // The scorer's rule for scans: nine letters in ten of a description.
      writeFileSync(join(truths, `${id}.truth.json`), JSON.stringify({ ...known, scanned: true }))
    }
    file.close()
  }
  console.log(
    `\n${dpi} dpi: ${pages} pages, ${(seconds / Math.max(1, pages)).toFixed(2)} s each with the scanning of it`,
  )
  const scorer = fileURLToPath(new URL('../../../corpus/score.mjs', import.meta.url))
  spawnSync(process.execPath, [scorer, '--truth', truths, '--pred', results], { stdio: 'inherit' })
  console.log(printWrong(wrong, proved))
}

function documents(): { readonly folder: string; readonly id: string }[] {
  const all = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.truth.json') && name.includes(values.only))
      .map((name) => ({ folder, id: name.replace(/\.truth\.json$/, '') })),
  )
  return all.filter((_, i) => i % Number(values.every) === Number(values.from) % Number(values.every))
}
