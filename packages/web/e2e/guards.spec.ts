import { expect } from '@playwright/test'
import { asAccount } from './as-account.ts'
import { test } from './ready-test.ts'

const GUARDED = ['/settings', '/converted?uuid=u', '/inspect.html?uuid=u']

for (const path of GUARDED) {
  test(`${path} sends nobody to the login page`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL('/login')
  })

  test(`${path} waits until it is known who it is`, async ({ page }) => {
    await asAccount(page)
    let answer = () => {}
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/user/profile', async (route) => {
      await asked
      await route.fulfill({
        status: 401,
        json: { error: 'Unauthorized', detail: 'Invalid or expired token.' },
      })
    })
    await page.goto(path)
    await expect(page.getByRole('main').getByText('Loading...')).toBeVisible()
    await expect(page).toHaveURL(path)
    answer()
    await expect(page).toHaveURL('/login')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  })
}

test('the viewer sends a user who comes without a PDF home', async ({ page }) => {
  await asAccount(page)
  await page.goto('/inspect.html?uuid=unknown')
  await expect(page).toHaveURL('/')
})

test('an address without a page says so to people and to machines', async ({ page }) => {
  const response = await page.goto('/nowhere')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to Homepage' }).click()
  await expect(page).toHaveURL('/')
})
