import { formatTable } from './format-table.ts'
import { isMet, measurePage, type PageFigures } from './measure-page.ts'
import { measureResults } from './measure-result.ts'
import { measureViewer, TRACE } from './measure-viewer.ts'
import { withBrowser } from './with-browser.ts'
import { withServer } from './with-server.ts'

/**
 * Measures the built pages, as our own server serves them, by Lighthouse on a simulated slow phone (four times slower
 * processor, 1.6 Mbit/s, 150 ms). Fails where a goal is missed.
 *
 *     npm run bench:web             # three runs of each page, the median counts
 *     npm run bench:web -- 5
 *     npm run bench:web -- 0        # the viewer only
 *
 * Then, in Chromium at full speed, how long a statement of three pages takes from the file to its table, beyond what the
 * server takes.
 *
 * Then the viewer in Chromium at full speed: how soon a document of 300 pages is there, how soon a drawn line follows the
 * pointer, and whether memory stays flat while pages are turned.
 */
const PAGES = ['/', '/pricing', '/login']
const runs = Number(process.argv[2] ?? 3)

const figures = await withServer((origin) =>
  withBrowser(async (port) => {
    const measured: PageFigures[] = []
    for (const path of runs > 0 ? PAGES : [])
      measured.push(await measurePage(origin + path, { path, port, runs }))
    return measured
  }),
)
if (runs > 0) console.log(formatTable(figures))
const results = await withServer((origin) => measureResults(origin, Math.max(runs, 3)))
for (const { before, server, after, shift } of results) {
  console.log(
    `result: ${Math.round(before + after)} ms beyond the server's ${Math.round(server)} (${Math.round(before)} before it, ${Math.round(after)} after), layout shift ${shift.toFixed(3)}`,
  )
}
const viewer = await withServer(measureViewer)
console.log(`viewer: first of 300 pages ${Math.round(viewer.firstPage)} ms`)
const { moveToScreen, frame } = viewer.drawing
console.log(
  `viewer: pointer to screen ${moveToScreen.median.toFixed(1)} ms, p95 ${moveToScreen.p95.toFixed(1)} ms; the page's part of a frame ${frame.median.toFixed(1)} ms, p95 ${frame.p95.toFixed(1)} ms (${TRACE})`,
)
console.log(
  `viewer: memory after 20 pages ${Math.round(viewer.memory.early)} MB, after 60 ${Math.round(viewer.memory.late)} MB`,
)
if (!figures.every(isMet)) {
  console.log('Missed: performance of at least 95, and 100 of all else.')
  process.exitCode = 1
}
