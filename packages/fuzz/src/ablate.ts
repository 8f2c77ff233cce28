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
 * `npm run ablate -- [--of table,statement] [--enough 1] [--seed 42] [--draws 0] [--sample 30] FOLDER...`: switches each
 * condition of these folders of the engine off in turn, and has the engine read statements again: those of the folders,
 * one of each habit, and some that the layout fuzzer draws. It prints a line for each condition, parted by tabs: how many
 * statements change in what their tables show, how many in anything that is said of them, how many were read and how many
 * it touches, its place, its text, and a statement that needs it.
 *
 * It goes on to the next condition when `enough` have changed, or when a sample of those that it touches has been read.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    of: { type: 'string', default: 'table,statement' },
    seed: { type: 'string', default: '42' },
    draws: { type: 'string', default: '0' },
    enough: { type: 'string', default: '1' },
    sample: { type: 'string', default: '30' },
  },
})
const enough = toNumber(values.enough)
const ENGINE = fileURLToPath(new URL('../../engine/src', import.meta.url))
/** What does not end within this time, in milliseconds, is taken for needed. */
const PATIENCE_MS = 20_000
const AT_ONCE = 8

type Ablated = Switch & { readonly id: number; readonly place: string; readonly text: string }

/** What reading statements without some conditions showed. */
type Effect = { readonly rows: number[]; readonly whole: number[]; readonly looked: number }

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
const drawn = { seed: toNumber(values.seed), draws: toNumber(values.draws) }
const documents = (await collectDocuments(positionals, drawn)).sort(bySize)
const all = documents.map((_, i) => i)
const watched = startEngine({ files, documents, isWatching: true })
const baseline: Outcome[] = []
for (let i = 0; i < all.length; i += AT_ONCE)
  baseline.push(
    ...((await watched.read({ off: -1, documents: all.slice(i, i + AT_ONCE) }, PATIENCE_MS)) ?? []),
  )
await watched.end()
console.log(`${switches.length} conditions, ${documents.length} statements`)
const active = baseline.map((outcome) => new Set(outcome.active))

const engine = startEngine({ files, documents, isWatching: false })
for (const one of switches) {
  const touched = all.filter((i) => active[i]?.has(one.id))
  print(one, await readWithout(one.id, spread(touched, toNumber(values.sample))), touched.length)
}
await engine.end()

/** Of some statements as many as asked for, small ones and large ones. */
function spread(some: readonly number[], most: number): number[] {
  const step = Math.max(1, some.length / most)
  return some.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step))
}

async function readWithout(off: number, asked: readonly number[]): Promise<Effect> {
  const rows: number[] = []
  const whole: number[] = []
  let looked = 0
  while (looked < asked.length && rows.length < enough) {
    const next = asked.slice(looked, looked + AT_ONCE)
    const outcomes = await engine.read({ off, documents: next }, PATIENCE_MS)
    for (const [i, document] of next.entries()) {
      if (outcomes?.[i]?.rows !== baseline[document]?.rows) rows.push(document)
      if (outcomes?.[i]?.whole !== baseline[document]?.whole) whole.push(document)
    }
    looked += next.length
  }
  return { rows, whole, looked }
}

function print({ place, text }: Ablated, { rows, whole, looked }: Effect, touched: number): void {
  const example = documents[rows[0] ?? whole[0] ?? -1]?.name ?? ''
  console.log([rows.length, whole.length, looked, touched, place, text, example].join('\t'))
}
