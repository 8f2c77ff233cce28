import { formatTable } from './format-table.ts'
import { isMet, measurePage, type PageFigures } from './measure-page.ts'
import { withBrowser } from './with-browser.ts'
import { withServer } from './with-server.ts'

/**
 * Measures the built pages, as our own server serves them, by Lighthouse on a simulated slow phone (four times slower
 * processor, 1.6 Mbit/s, 150 ms). Fails where a goal is missed.
 *
 *     npm run bench:web             # three runs of each page, the median counts
 *     npm run bench:web -- 5
 */
const PAGES = ['/', '/pricing', '/login']
const runs = Number(process.argv[2] ?? 3)

const figures = await withServer((origin) =>
  withBrowser(async (port) => {
    const measured: PageFigures[] = []
    for (const path of PAGES) measured.push(await measurePage(origin + path, { path, port, runs }))
    return measured
  }),
)
console.log(formatTable(figures))
if (!figures.every(isMet)) {
  console.log('Missed: performance of at least 95, and 100 of all else.')
  process.exitCode = 1
}
