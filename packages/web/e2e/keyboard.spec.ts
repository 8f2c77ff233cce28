import { expect } from '@playwright/test'
import { test } from './ready-test.ts'
import { settled } from './walks.ts'

const PRESSES = 40

declare global {
  interface Window {
    /** Those that had the focus: two buttons may look and be called alike. */
    reached?: Set<Element>
  }
}

for (const path of ['/', '/login', '/register-email', '/pricing', '/contact', '/terms']) {
  test(`on ${path} everything is reached by keyboard, with the focus always in sight`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await settled(page)
    let reached = 0
    for (let press = 0; press < PRESSES; press++) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(() => {
        const element = document.activeElement
        if (element === null || element === document.body) return null
        // Of the switch of colours the label is what is seen.
        const drawn = [element, element.closest('label')].some(
          (seen) => seen !== null && getComputedStyle(seen).outlineStyle !== 'none',
        )
        window.reached ??= new Set()
        window.reached.add(element)
        return { name: element.outerHTML, drawn, count: window.reached.size }
      })
      if (focused === null) break
      expect(focused.drawn, focused.name).toBe(true)
      reached = focused.count
    }
    const all = page.locator('a[href], button:enabled, input:not([tabindex="-1"]), textarea')
    const visible = await all.evaluateAll((elements) => {
      const radios = new Set<string>()
      return elements.filter((element) => {
        if (!element.checkVisibility()) return false
        // Of radio buttons the keyboard stops at one; the arrows go to the others.
        const { type, name } = element as HTMLInputElement
        if (element.getAttribute('role') === 'radio') return element.getAttribute('tabindex') === '0'
        if (type !== 'radio') return true
        return !radios.has(name) && radios.add(name)
      }).length
    })
    expect(reached).toBeGreaterThanOrEqual(Math.min(visible, PRESSES))
  })
}

test('nothing moves for those who do not want it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/about')
  const lengths = await page.evaluate(() =>
    ['settling', 'breathing', 'turning', 'transition-colors duration-150'].map((className) => {
      const element = Object.assign(document.createElement('i'), { className })
      document.body.append(element)
      const { animationDuration, transitionDuration } = getComputedStyle(element)
      return Math.max(Number.parseFloat(animationDuration) || 0, Number.parseFloat(transitionDuration) || 0)
    }),
  )
  expect(Math.max(...lengths)).toBeLessThan(0.001)
})
