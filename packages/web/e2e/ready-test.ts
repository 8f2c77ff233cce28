import { test as base, expect, type Page } from '@playwright/test'

/**
 * Tests whose `page.goto` and `page.reload` wait until the page answers. What the build has drawn is there before its
 * scripts are: nobody can type into it yet, but Playwright would.
 */
export const test = base.extend({
  page: async ({ page }, use) => {
    await use(waitingPage(page))
  },
})

function waitingPage(page: Page): Page {
  // Chromium is told to leave file dialogs to Playwright with the first listener, and nothing waits until it does.
  page.on('filechooser', () => {})
  const { goto, reload } = page
  page.goto = async (...args) => {
    const response = await goto.apply(page, args)
    await expect(page.locator('#root[inert]')).toHaveCount(0)
    return response
  }
  page.reload = async (...args) => {
    const response = await reload.apply(page, args)
    await expect(page.locator('#root[inert]')).toHaveCount(0)
    return response
  }
  return page
}
