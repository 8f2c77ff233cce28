import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { PAGES } from '@ledgerlift/contract'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../api-error.ts'
import { ensureVisitor } from '../visitors/visitor-cookie.ts'
import { sendError } from './error-handler.ts'
import { isApiPath } from './rate-limit.ts'

const PAGE = 'index.html'
const A_YEAR_SECONDS = 31_536_000

const isPage = (path: string): boolean => PAGES.some((page) => page === path || `${page}/` === path)

/** The build's own copy of a page, drawn and asking for its code at once; else the one for all. */
function pageFile(folder: string, path: string): string {
  const name = path.slice(1).replace(/\/$|\.html$/, '') || 'index'
  const built = `pages/${name}.html`
  return existsSync(join(folder, built)) ? built : PAGE
}

/**
 * Serves the built web page and its files. A path that does not look like a file is a route of the page, and so is
 * `/inspect.html`; a path that begins with /api is not.
 *
 * @param folder Vite's output; may be missing, or be built later
 */
export async function serveWebPage(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    // That the folder is missing is said in the answer to a request for the page.
    suppressWarning: true,
    cacheControl: false,
    // The build lays `.br` and `.gz` beside what is worth it.
    preCompressed: true,
    setHeaders(reply, path) {
      // Vite puts a digest of the content into the names of assets.
      const fixed = path.startsWith(join(folder, 'assets'))
      reply.header('cache-control', fixed ? `public, max-age=${A_YEAR_SECONDS}, immutable` : 'no-cache')
    },
  })
  app.setNotFoundHandler((request, reply) => sendError(new ApiError('not-found'), request, reply))
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const path = `/${(request.params as { '*': string })['*']}`
    if (isApiPath(path)) return reply.callNotFound()
    if (!['', '.html'].includes(extname(path))) return reply.sendFile(path)
    if (!existsSync(join(folder, PAGE))) {
      return reply.code(503).type('text/plain').send('The web page is not built yet: run "npm run build".\n')
    }
    ensureVisitor(request, reply)
    // For an unknown page the web page says so, and the status says so to machines.
    return reply.code(isPage(path) ? 200 : 404).sendFile(isPage(path) ? pageFile(folder, path) : PAGE)
  })
}
