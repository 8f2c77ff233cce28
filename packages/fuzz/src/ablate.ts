import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Outcome, PackedDocument } from './ablation/ablated-engine.ts'
import { collectDocuments } from './ablation/documents.ts'
import { startEngine } from './ablation/start-engine.ts'
import { findSwitches, type Switch } from './ablation/switches.ts'
import { toNumber } from './run/to-number.ts'

/**
 * `npm run ablate -- [--of table,statement] [--enough 3] [--seed 42] FOLDER...`: switches each condition of these folders
 * of the engine off in turn, has the engine read the statements of the folders and one of each habit, and prints a line
 * for each condition, parted by tabs: how many statements change in what their tables show, how many in anything that is
 * said of them, how many were read and how many it touches, its place, its text, and a statement that needs it. It goes
 * on to the next condition when `enough` have changed.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    of: { type: 'string', default: 'table,statement' },
    seed: { type: 'string', default: '42' },
    enough: { type: 'string', default: '3' },
  },
})
const enough = toNumber(values.enough)
const ENGINE = fileURLToPath(new URL('../../engine/src', import.meta.url))
/** What does not end within this time, in milliseconds, is taken for needed. */
const PATIENCE_MS = 20_000
const AT_ONCE = 8

type Ablated = Switch & { readonly id: number; readonly place: string; readonly text: string }

const files = new Map<string, number>()
const switches: Ablated[] = []
for (const folder of values.of.split(',')) {
  const names = readdirSync(join(ENGINE, folder), { recursive: true, encoding: 'utf8' })
  for (const name of names.filter((name) => /^[^.]+\.ts$/.test(name)).sort()) {
    const file = join(ENGINE, folder, name)
    const code = readFileSync(file, 'utf8')
    files.set(file, switches.length)
    for (const one of findSwitches(file, code)) {
      const line = code.slice(0, one.start).split('\n').length
      const text = code.slice(one.start, one.end).replaceAll(/\s+/g, ' ')
      switches.push({ ...one, id: switches.length, place: `${relative(ENGINE, file)}:${line}`, text })
    }
  }
}

/** Short ones first: most conditions show soon that they are needed. */
const bySize = (a: PackedDocument, b: PackedDocument) => a.pages.numbers.length - b.pages.numbers.length
const documents = (await collectDocuments(positionals, toNumber(values.seed))).sort(bySize)
const all = documents.map((_, i) => i)
const watched = startEngine({ files, documents, isWatching: true })
const baseline = (await watched.read({ off: -1, documents: all }, PATIENCE_MS)) as Outcome[]
await watched.end()
console.log(`${switches.length} conditions, ${documents.length} statements`)

const engine = startEngine({ files, documents, isWatching: false })
for (const { id, place, text } of switches) {
  const touched = all.filter((i) => baseline[i]?.active.includes(id))
  const rows: number[] = []
  const whole: number[] = []
  let looked = 0
  while (looked < touched.length && rows.length < enough) {
    const next = touched.slice(looked, looked + AT_ONCE)
    const outcomes = await engine.read({ off: id, documents: next }, PATIENCE_MS)
    for (const [i, document] of next.entries()) {
      if (outcomes?.[i]?.rows !== baseline[document]?.rows) rows.push(document)
      if (outcomes?.[i]?.whole !== baseline[document]?.whole) whole.push(document)
    }
    looked += next.length
  }
  const example = documents[rows[0] ?? whole[0] ?? -1]?.name ?? ''
  console.log([rows.length, whole.length, looked, touched.length, place, text, example].join('\t'))
}
await engine.end()
