import { readFileSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'
import { asAccount } from '../e2e/as-account.ts'
import { chromiumLaunchOptions } from '../e2e/chromium.ts'
import { densePdf } from './dense-pdf.ts'

const PAGES = 300
const TURNS = 60
const MOVES = 60

export type ViewerFigures = {
  /** From the click on Inspect PDF to the picture of the first page, in milliseconds. */
  readonly firstPage: number
  /** From a pointer's move to the frame that shows it, in milliseconds: the middle one, and the 95th of 100. */
  readonly moveToPaint: { readonly median: number; readonly p95: number }
  /** Of the tab's process, in MB: after a third of the pages that were turned, and after all. */
  readonly memory: { readonly early: number; readonly late: number }
}

/** Opens a document of 300 dense pages, draws on it, and turns 60 of its pages. */
export async function measureViewer(origin: string): Promise<ViewerFigures> {
  const browser = await chromium.launch(await chromiumLaunchOptions())
  try {
    const page = await browser.newPage({ baseURL: origin, viewport: { width: 1440, height: 900 } })
    const firstPage = await openLong(page)
    const moveToPaint = await drawOn(page)
    await turn(page, TURNS / 3)
    const early = await memoryOf(browser)
    await turn(page, (TURNS * 2) / 3)
    return { firstPage, moveToPaint, memory: { early, late: await memoryOf(browser) } }
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

async function drawOn(page: Page): Promise<ViewerFigures['moveToPaint']> {
  const box = await page.getByTestId('page').boundingBox()
  if (box === null) throw new Error('no page is shown')
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { times })
    window.addEventListener(
      'pointermove',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          // What runs after the frame's callbacks runs when it is painted.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => times.push(performance.now() - timeStamp)
          port2.postMessage(null)
        })
      },
      { capture: true },
    )
  })
  await page.mouse.move(box.x + 20, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width - 20, box.y + box.height - 20, { steps: MOVES })
  await page.mouse.up()
  const times = (await page.evaluate(() => (window as unknown as { times: number[] }).times)).sort(
    (a, b) => a - b,
  )
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return { median: at(0.5), p95: at(0.95) }
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
