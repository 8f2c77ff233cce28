import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { asAccount } from '../e2e/as-account.ts'
import { chromiumLaunchOptions } from '../e2e/chromium.ts'
import { densePdf } from './dense-pdf.ts'
import { type DrawingFigures, drawingFigures, TRACED } from './drawing-figures.ts'

const PAGES = 300
const TURNS = 60
const MOVES = 60
const MOVE_MS = 16
/** What Chromium wrote down while a table was drawn; chrome://tracing and ui.perfetto.dev open it. */
export const TRACE = join(import.meta.dirname, '../traces/drawing.json')

export type ViewerFigures = {
  /** From the click on Inspect PDF to the picture of the first page, in milliseconds. */
  readonly firstPage: number
  readonly drawing: DrawingFigures
  /** Of the tab's process, in MB: after a third of the pages that were turned, and after all. */
  readonly memory: { readonly early: number; readonly late: number }
}

/** Opens a document of 300 dense pages, turns 60 of them, and draws on one. */
export async function measureViewer(origin: string): Promise<ViewerFigures> {
  const browser = await chromium.launch(await chromiumLaunchOptions())
  try {
    const page = await browser.newPage({ baseURL: origin, viewport: { width: 1440, height: 900 } })
    const firstPage = await openLong(page)
    await turn(page, TURNS / 3)
    const early = await memoryOf(browser)
    await turn(page, (TURNS * 2) / 3)
    const late = await memoryOf(browser)
    // Last, as a trace takes memory in the tab.
    return { firstPage, memory: { early, late }, drawing: await drawOn(page) }
  } finally {
    await browser.close()
  }
}

async function openLong(page: Page): Promise<number> {
  await asAccount(page)
  await page.goto('/')
  const file = { name: 'long.pdf', mimeType: 'application/pdf', buffer: densePdf(PAGES) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByText(`${PAGES} pages`).waitFor()
  const started = performance.now()
  await page.getByRole('button', { name: 'Inspect PDF' }).click()
  await page.locator('canvas[data-page="1"]').waitFor()
  return performance.now() - started
}

/** Draws a table as a hand does, 60 moves a second, while Chromium keeps a trace. */
async function drawOn(page: Page): Promise<DrawingFigures> {
  const box = await page.getByTestId('page').boundingBox()
  const browser = page.context().browser()
  if (box === null || browser === null) throw new Error('no page is shown')
  await browser.startTracing(page, { categories: TRACED, path: TRACE })
  await page.mouse.move(box.x + 20, box.y + 20)
  await page.mouse.down()
  for (let i = 1; i <= MOVES; i++) {
    const share = i / MOVES
    await page.mouse.move(box.x + 20 + share * (box.width - 40), box.y + 20 + share * (box.height - 40))
    await sleep(MOVE_MS)
  }
  await page.mouse.up()
  return drawingFigures(await browser.stopTracing())
}

async function turn(page: Page, pages: number): Promise<void> {
  for (let i = 0; i < pages; i++) {
    const shown = Number(await page.locator('[data-testid=page] canvas').getAttribute('data-page'))
    await page.keyboard.press('ArrowRight')
    await page.locator(`[data-testid=page] canvas[data-page="${shown + 1}"]`).waitFor()
  }
}

/** Resident memory of the largest process that draws pages. */
async function memoryOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(
      ({ id }) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    )
  return Math.max(...sizes)
}
