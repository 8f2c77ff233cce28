import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { App } from './app/app.tsx'
import { fetchPageCode, ROUTES } from './routes.ts'

export type DrawnPage = { readonly path: string; readonly title: string; readonly html: string }

/** The public pages as a visitor who is not logged in first sees them. Runs in the build, not in a browser. */
export async function drawPublicPages(): Promise<DrawnPage[]> {
  const pages: DrawnPage[] = []
  for (const { path, title, access } of ROUTES) {
    if (access === 'public' && path !== '*') pages.push({ path, title, html: await draw(path) })
  }
  return pages
}

async function draw(path: string): Promise<string> {
  await fetchPageCode(path)
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    // In one piece: what comes later would need scripts in the page, which the content policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return new Response(prelude).text()
}
