import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { pageFile } from './preload-pages.ts'
import type { DrawnPage } from './src/draw-page.tsx'

const web = import.meta.dirname
const ROOT = '<div id="root"></div>'
const SCRIPT = /<script type="module"|<link rel="modulepreload"/g
const TITLE = /<title>[^<]*<\/title>/

/**
 * Draws the public pages into their files, so that they can be read before any script has run. Until the scripts take
 * over nothing in them answers, and `inert` says so.
 *
 * @param folder of a finished build
 */
export async function drawPages(folder: string): Promise<void> {
  for (const { path, title, html } of await draw(join(folder, '.draw'))) {
    if (html.includes('<script')) throw new Error(`${path} is drawn with a script, which its policy forbids.`)
    const file = join(folder, pageFile(path))
    const page = readFileSync(existsSync(file) ? file : join(folder, 'index.html'), 'utf8')
    mkdirSync(dirname(file), { recursive: true })
    // Style attributes are forbidden by the policy, too; the scripts set them again.
    const drawn = html.replace(/ style="[^"]*"/g, '')
    writeFileSync(
      file,
      page
        .replace(ROOT, () => `<div id="root" inert>${drawn}</div>`)
        .replace(TITLE, () => `<title>${title}</title>`)
        // What is drawn already needs styles and fonts first.
        .replaceAll(SCRIPT, (tag) => `${tag} fetchpriority="low"`),
    )
  }
}

async function draw(scratch: string): Promise<DrawnPage[]> {
  // Nobody has been here: no token, and no theme that was chosen.
  const nobody = { getItem: () => null }
  Object.defineProperty(globalThis, 'localStorage', { value: nobody, configurable: true })
  await build({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'warn',
    build: { ssr: 'src/draw-page.tsx', outDir: scratch, emptyOutDir: true, copyPublicDir: false },
  })
  try {
    const drawn = await import(pathToFileURL(join(scratch, 'draw-page.js')).href)
    return await drawn.drawPublicPages()
  } finally {
    rmSync(scratch, { recursive: true })
  }
}
