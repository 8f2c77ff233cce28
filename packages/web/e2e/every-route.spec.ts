import { PAGES } from '@ledgerlift/contract'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { asAccount, resultOf, withResult } from './as-account.ts'
import { TWO_PAGES } from './statements.ts'
import { settled } from './walks.ts'

/**
 * Phones of ten years ago, and screens that fill a wall. The phone comes back after each wider screen: for a frame after
 * such a change a browser lays out its new width with the media queries of the old one, and nothing may stick out then.
 */
const WIDTHS = [320, 768, 320, 2560, 320]

/** What must be true before a page that needs a login shows what it is for. */
const PREPARE: Partial<Record<string, (page: Page) => Promise<unknown>>> = {
  '/settings': asAccount,
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
    }
  })
}
