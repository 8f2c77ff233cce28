import { PAGES } from '@ledgerlift/contract'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { asAccount, resultOf, withResult } from './as-account.ts'
import { test } from './ready-test.ts'
import { TWO_PAGES } from './statements.ts'
import { settled } from './walks.ts'

/**
 * Phones of ten years ago, screens that fill a wall, and a window of 1280 px at a zoom of 200 %, which has half as many
 * pixels of twice the size. The phone comes back after each wider screen: for a frame after such a change a browser lays
 * out its new width with the media queries of the old one, and nothing may stick out then.
 */
const WIDTHS = [320, 640, 320, 768, 320, 2560, 320]

/** What must be true before a page that needs a login shows what it is for. */
const PREPARE: Partial<Record<string, (page: Page) => Promise<unknown>>> = {
  '/settings': asAccount,
  '/change-email': asAccount,
  '/converted': async (page) => {
    await asAccount(page)
    await withResult(page, resultOf(['Date', 'Balance'], [['2024-04-01', '2.00']]))
  },
  '/inspect.html': async (page) => {
    await asAccount(page)
    await page.addInitScript(() => localStorage.setItem('u', '/theirs.pdf'))
    await page.route('**/theirs.pdf', (route) => route.fulfill({ path: TWO_PAGES }))
  },
}

declare global {
  interface Window {
    shifted: number
  }
}

/** Adds up by how much the page jumps while it loads, as browsers measure it. */
function watchShifts() {
  window.shifted = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.shifted += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Texts that are wider than what holds them, or cut below, save where an ellipsis says so. */
async function cutOff(): Promise<string[]> {
  // A new size is laid out with the next frame.
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
  const texts = document.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, button, label, dt, dd, li, th')
  return [...texts].flatMap((one) => {
    const { textOverflow, display, overflowY } = getComputedStyle(one)
    if (textOverflow === 'ellipsis' || display === 'inline' || one.closest('.sr-only, .truncate')) return []
    if (one.getClientRects().length === 0 || one.className.includes('sr-only')) return []
    const isTooHigh = overflowY !== 'visible' && one.scrollHeight > one.clientHeight + 2
    const isCut = one.scrollWidth > one.clientWidth + 1 || isTooHigh
    return isCut ? [`${one.tagName} ${one.textContent?.slice(0, 60)}`] : []
  })
}

const ADDRESSES = [...PAGES.map((path) => (PREPARE[path] ? `${path}?uuid=u` : path)), '/nowhere']

for (const address of ADDRESSES) {
  test(`${address} stands still, is accessible in both themes and fits every width`, async ({ page }) => {
    await PREPARE[address.split('?')[0] ?? '']?.(page)
    await page.addInitScript(watchShifts)
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(address)
    await settled(page)
    expect(await page.evaluate(() => window.shifted), 'cumulative layout shift').toBeLessThan(0.01)
    await expectAccessible(page)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      const [wide, shown] = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return [scrollWidth, clientWidth]
      })
      expect(wide, `at ${width} px`).toBe(shown)
      expect(await page.evaluate(cutOff), `cut off at ${width} px`).toEqual([])
    }
    // Some enlarge the text alone.
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    expect(await page.evaluate(cutOff), 'cut off with text of twice the size').toEqual([])
  })
}
