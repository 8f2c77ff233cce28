import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Measured, measure } from '../speed/measure.ts'
import type { PeerTable } from './peer-table.ts'

/** What a table tool made of a set of documents. */
type PeerRun = Measured & {
  /** By file name without `.pdf`. */
  readonly tables: ReadonlyMap<string, readonly PeerTable[]>
}

export type Peer = {
  readonly name: string
  /** Null where it is not installed. */
  readonly run: ((files: readonly string[]) => Promise<PeerRun>) | null
}

/** Where the peers are installed: a Python virtual environment outside the repository. */
const ENVIRONMENT = process.env.LEDGERLIFT_PEERS

export const INSTALL_PEERS = `python3 -m venv ~/peers && ~/peers/bin/pip install pdfplumber camelot-py tabula-py
apt-get install default-jre-headless poppler-utils
LEDGERLIFT_PEERS=~/peers npm run bench:engine`

const idOf = (file: string): string => basename(file).replace(/\.(pdf|json)$/, '')

/** The table tools that the bench knows, each in the ways that one would use it on statements. */
export function findPeers(): Peer[] {
  const python = ENVIRONMENT === undefined ? null : join(ENVIRONMENT, 'bin/python')
  const has = (module: string) =>
    python !== null && existsSync(python) && spawnSync(python, ['-c', `import ${module}`]).status === 0
  const jar = python !== null && has('tabula') ? findTabulaJar(python) : null
  const inPython = (module: string, way: string): Peer => ({
    name: `${module} ${way}`,
    run:
      python !== null && has(module) ? (files) => runPython(python, `${module}_tables.py`, way, files) : null,
  })
  const inJava = (way: 'stream' | 'lattice'): Peer => ({
    name: `tabula-java ${way}`,
    run: jar === null ? null : (files) => runTabula(jar, way, files),
  })
  return [
    inPython('pdfplumber', 'lines'),
    inPython('pdfplumber', 'text'),
    inPython('camelot', 'stream'),
    inPython('camelot', 'lattice'),
    inJava('stream'),
    inJava('lattice'),
  ]
}

/** Its seconds are those of the reading alone, as the script takes them. */
async function runPython(
  python: string,
  script: string,
  way: string,
  files: readonly string[],
): Promise<PeerRun> {
  const path = fileURLToPath(new URL(script, import.meta.url))
  const run = await measure(python, [path, way, ...files])
  const lines = run.stdout.trim().split('\n')
  const read = lines.map((line) => JSON.parse(line) as { file: string; seconds: number; tables: PeerTable[] })
  const seconds = read.reduce((sum, document) => sum + document.seconds, 0)
  return { ...run, seconds, tables: new Map(read.map(({ file, tables }) => [idOf(file), tables])) }
}

/** The .jar that tabula-py brings along; null without a Java that runs it. */
function findTabulaJar(python: string): string | null {
  const code = 'import tabula, os; print(os.path.dirname(tabula.__file__))'
  const folder = spawnSync(python, ['-W', 'ignore', '-c', code], { encoding: 'utf8' }).stdout.trim()
  const jar = readdirSync(folder).find((name) => name.endsWith('.jar'))
  const hasJava = spawnSync('java', ['-version']).status === 0
  return jar !== undefined && hasJava ? join(folder, jar) : null
}

/** A whole folder in one process; what Java takes to start is taken off its seconds. */
async function runTabula(jar: string, way: 'stream' | 'lattice', files: readonly string[]): Promise<PeerRun> {
  const folder = mkdtempSync(join(tmpdir(), 'ledgerlift-tabula-'))
  try {
    for (const file of files) copyFileSync(file, join(folder, basename(file)))
    const start = await measure('java', ['-jar', jar, '--version'])
    const flags = way === 'stream' ? ['-t', '-g'] : ['-l']
    const run = await measure('java', ['-jar', jar, '-b', folder, '-f', 'JSON', '-p', 'all', ...flags])
    const tables = new Map(files.map((file) => [idOf(file), readTabula(join(folder, `${idOf(file)}.json`))]))
    return { ...run, seconds: run.seconds - start.seconds, tables }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function readTabula(file: string): PeerTable[] {
  const tables = JSON.parse(readFileSync(file, 'utf8')) as { data: { text: string }[][] }[]
  return tables.map(({ data }) => data.map((row) => row.map(({ text }) => text)))
}
