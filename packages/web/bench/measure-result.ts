import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumLaunchOptions } from '../e2e/chromium.ts'
import { register } from '../e2e/walks.ts'

const THREE_PAGES = join(import.meta.dirname, '../../../corpus/set/au-everyday.pdf')

/** From a chosen file to its table, in milliseconds. */
export type ResultFigures = {
  /** From choosing the file to knowing its pages, and from the click to the upload. */
  readonly before: number
  /** From the upload to the server's answer with the result. */
  readonly server: number
  /** From that answer to the first row. */
  readonly after: number
  /** How much the page jumps from the file to the table: cumulative layout shift. */
  readonly shift: number
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
    await watchShifts(page)
    const times = { sent: 0, answered: 0 }
    page.on('request', (request) => {
      if (request.url().endsWith('/api/convert-pdf-python')) times.sent = performance.now()
    })
    page.on('requestfinished', (request) => {
      if (request.url().includes('/api/get-conversion-result')) times.answered = performance.now()
    })
    const chosen = performance.now()
    await page.locator('input[type=file]').setInputFiles(THREE_PAGES)
    await page.getByText('3 pages', { exact: true }).waitFor()
    const known = performance.now()
    const clicked = performance.now()
    await page.getByRole('button', { name: 'Convert' }).click()
    await page.locator('td[data-row="0"]').first().waitFor()
    const shown = performance.now()
    await page.locator('[data-testid=page-pane] canvas[data-page="1"]').waitFor()
    return {
      before: known - chosen + (times.sent - clicked),
      server: times.answered - times.sent,
      after: shown - times.answered,
      shift: await page.evaluate(() => (window as unknown as { shift: number }).shift),
    }
  } finally {
    await context.close()
  }
}

/** Adds up what jumps by itself; what follows a key or a click is meant. */
const watchShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const counted = Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) counted.shift += entry.value
    }).observe({ type: 'layout-shift' })
  })
