import { join } from 'node:path'
import { expect } from '@playwright/test'
import { test } from './ready-test.ts'
import { STATES } from './states.ts'
import { open } from './walks.ts'

/** Pictures of every page and state, to be looked at: packages/web/screenshots. */
const FOLDER = join(import.meta.dirname, '../screenshots')

const PAGES = {
  home: open('/', 'Choose File'),
  pricing: open('/pricing', 'Enterprise'),
  login: open('/login', 'Forgot Password?'),
  register: open('/register', 'Register with Email'),
  'register-email': open('/register-email', 'Confirm Password'),
  'forgot-password': open('/forgot-password', 'Send the link'),
  'reset-password': open('/reset-password#a-token', 'Save and log in'),
  'reset-password-no-token': open('/reset-password', 'This link is not complete.'),
  contact: open('/contact', 'Send message'),
  about: open('/about', 'arithmetic'),
  terms: open('/terms', 'at least 18 years old'),
  privacy: open('/privacy', 'answered within one month'),
  blog: open('/blog', 'Latest news'),
  'not-found': open('/nowhere', 'Page not found'),
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    test.describe(`${width} ${colorScheme}`, () => {
      test.use({ colorScheme, viewport: { width, height } })
      for (const [name, reach] of Object.entries({ ...PAGES, ...STATES })) {
        test(name, async ({ page }) => {
          await reach(page)
          await page.evaluate(() => document.fonts.ready)
          await page.screenshot({
            path: join(FOLDER, `${name}-${width}-${colorScheme}.png`),
            fullPage: true,
            animations: 'disabled',
          })
          // Nothing but the table may scroll sideways.
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
            await page.evaluate(() => document.documentElement.clientWidth),
          )
        })
      }
    })
  }
}
