import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { compressBuild } from './compress-build.ts'

/**
 * Builds the page only when something that goes into it has changed. The stamp of what a build was made from lies in
 * the build itself; a hash and not a time, because a clone gives every file the time of the clone. The build is made
 * beside `dist` and moved into its place, so that one that is killed leaves nothing half done.
 */
const web = import.meta.dirname
const root = join(web, '../..')
const dist = join(web, 'dist')
const stamp = join(dist, '.made-from')

const SOURCES = [
  'package-lock.json',
  'packages/web/build-if-stale.ts',
  'packages/web/compress-build.ts',
  'packages/web/index.html',
  'packages/web/package.json',
  'packages/web/preload-fonts.ts',
  'packages/web/preload-pages.ts',
  'packages/web/draw-pages.ts',
  'packages/web/vite.config.ts',
  'packages/web/public',
  'packages/web/src',
  'packages/contract/package.json',
  'packages/contract/src',
  'packages/engine/package.json',
  'packages/engine/src',
]

function hashSources(): string {
  const hash = createHash('sha256').update(process.env.VITE_API_BASE ?? '')
  for (const file of SOURCES.flatMap((source) => listFiles(join(root, source)))) {
    hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function listFiles(path: string): string[] {
  if (!existsSync(path)) return []
  const entries = readdirIfFolder(path)
  if (entries === null) return /\.test\.tsx?$/.test(path) ? [] : [path]
  return entries.sort().flatMap((name) => listFiles(join(path, name)))
}

function readdirIfFolder(path: string): string[] | null {
  try {
    return readdirSync(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return null
    throw error
  }
}

/** Vite is loaded only when there is something to build: that takes longer than all the rest. */
async function buildInto(folder: string): Promise<void> {
  const { build } = await import('vite')
  const { drawPages } = await import('./draw-pages.ts')
  await build({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
  })
  await drawPages(folder)
}

/** What builds left behind that were killed: their folders end in the number of a process that is no more. */
function removeLeftovers(): void {
  for (const name of readdirSync(web)) {
    const pid = /^dist-(?:new|old)-(\d+)$/.exec(name)?.[1]
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(web, name), { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function putInPlace(folder: string): void {
  const old = join(web, `dist-old-${process.pid}`)
  if (existsSync(dist)) renameSync(dist, old)
  renameSync(folder, dist)
  rmSync(old, { recursive: true, force: true })
}

removeLeftovers()
const madeFrom = hashSources()
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== madeFrom) {
  const folder = join(web, `dist-new-${process.pid}`)
  await buildInto(folder)
  compressBuild(folder)
  writeFileSync(join(folder, '.made-from'), madeFrom)
  putInPlace(folder)
}
