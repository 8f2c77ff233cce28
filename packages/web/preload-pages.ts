import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const ROUTES = join(import.meta.dirname, 'src/routes.ts')

/**
 * Lays a copy of the page beside it for each route whose code is loaded when it is shown: `pages/login.html` asks for
 * that code at once, not when the first JavaScript has arrived and run.
 */
export function preloadPages(): Plugin {
  return {
    name: 'preload-pages',
    enforce: 'post',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    generateBundle(_options, bundle) {
      const html = bundle['index.html']
      if (html?.type !== 'asset') throw new Error('There is no index.html to copy.')
      const source = String(html.source)
      for (const { path, module } of lazyRoutes()) {
        const scripts = scriptsOf(bundle, module).filter((file) => !source.includes(file))
        const links = scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
        this.emitFile({
          type: 'asset',
          fileName: pageFile(path),
          source: source.replace('</head>', `${links.join('')}</head>`),
        })
      }
    },
  }
}

/** The file of a page within the build; the server looks for it by the same rule. */
export const pageFile = (path: string): string =>
  `pages/${path.slice(1).replace(/\.html$/, '') || 'index'}.html`

/** The routes of the route table that import their page, as they stand in it. */
function lazyRoutes(): { readonly path: string; readonly module: string }[] {
  const entries = readFileSync(ROUTES, 'utf8')
    .split(/\bpath: '/)
    .slice(1)
  const routes = entries.flatMap((entry) => {
    const path = entry.slice(0, entry.indexOf("'"))
    const module = /\bimport\('\.\/([^']+)'\)/.exec(entry)?.[1]
    return module && path.startsWith('/') ? [{ path, module }] : []
  })
  if (routes.length === 0)
    throw new Error('The route table has no pages that are loaded when they are shown.')
  return routes
}

/** The script of a module and all that it imports at once. */
function scriptsOf(bundle: Rolldown.OutputBundle, module: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const found = new Set<string>()
  const add = (name: string) => {
    const chunk = chunks.find(({ fileName }) => fileName === name)
    if (!chunk || found.has(name)) return
    found.add(name)
    chunk.imports.forEach(add)
  }
  const own = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${module}`))
  if (own === undefined) throw new Error(`The build has no script of ${module}.`)
  add(own.fileName)
  return [...found]
}
