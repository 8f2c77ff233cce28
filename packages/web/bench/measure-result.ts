import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import { chromiumLaunchOptions } from '../e2e/chromium.ts'
import { register } from '../e2e/walks.ts'

/** A person takes at least this long to pick a file. The page fetches its PDF reader meanwhile. */
const DIALOG_MS = 1000
const THREE_PAGES = join(import.meta.dirname, '../../../corpus/set/au-everyday.pdf')

/** From a chosen file to its table, in milliseconds by the page's own clock: what drives the browser takes time as well. */
export type ResultFigures = {
  /** From choosing the file to knowing its pages, and from the click to the upload. */
  readonly before: number
  /** From the upload to the server's answer with the result. */
  readonly server: number
  /** From that answer to the frame with the first row. */
  readonly after: number
  /** How much the page jumps from the file to the table: cumulative layout shift. */
  readonly shift: number
}

/** When each of these happened, in milliseconds since the page was opened. */
type Times = {
  chosen: number
  known: number
  clicked: number
  shown: number
  shift: number
}

/** Converts a statement of three pages in a browser that has never been there, several times: each of these figures. */
export async function measureResults(origin: string, runs: number): Promise<ResultFigures[]> {
  const browser = await chromium.launch(await chromiumLaunchOptions())
  try {
    const figures: ResultFigures[] = []
    for (let run = 0; run < runs; run++) figures.push(await measureOne(browser, origin))
    return figures
  } finally {
    await browser.close()
  }
}

async function measureOne(browser: Browser, origin: string): Promise<ResultFigures> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await register(page)
    await page.goto('/')
    await page.getByRole('button', { name: 'Sign out' }).waitFor()
    await page.evaluate(watch)
    const dialog = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose File' }).click()
    const chooser = await dialog
    await sleep(DIALOG_MS)
    await chooser.setFiles(THREE_PAGES)
    await page.getByText('3 pages', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Convert' }).click()
    await page.locator('[data-testid=page-pane] canvas[data-page="1"]').waitFor()
    return await page.evaluate(figures)
  } finally {
    await context.close()
  }
}

/** Notes when the file is chosen, its pages known, the button clicked and the first row drawn, and what jumps by itself. */
function watch() {
  const times: Times = Object.assign(window, {
    times: { chosen: 0, known: 0, clicked: 0, shown: 0, shift: 0 },
  }).times
  addEventListener('change', () => (times.chosen = performance.now()), { capture: true, once: true })
  addEventListener('click', () => (times.clicked = performance.now()), { capture: true })
  new MutationObserver(() => {
    if (!times.known && document.body.innerText.includes('3 pages')) times.known = performance.now()
    if (times.shown || !document.querySelector('td[data-row="0"]')) return
    times.shown = performance.now()
    // What is posted within a frame comes when that is drawn.
    const drawn = new MessageChannel()
    drawn.port1.onmessage = () => (times.shown = performance.now())
    requestAnimationFrame(() => drawn.port2.postMessage(0))
  }).observe(document, { childList: true, subtree: true, characterData: true })
  new PerformanceObserver((list) => {
    // What follows a key or a click is meant.
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) times.shift += entry.value
  }).observe({ type: 'layout-shift' })
}

function figures(): ResultFigures {
  const { chosen, known, clicked, shown, shift } = (window as unknown as { times: Times }).times
  const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const sent = requests.find(({ name }) => name.endsWith('/api/convert-pdf-python'))?.startTime ?? Number.NaN
  const answered =
    requests.findLast(({ name }) => name.includes('/api/get-conversion-result'))?.responseEnd ?? Number.NaN
  return { before: known - chosen + sent - clicked, server: answered - sent, after: shown - answered, shift }
}
