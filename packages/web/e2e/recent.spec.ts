import { expect } from '@playwright/test'
import { resultOf, withResult } from './as-account.ts'
import { test } from './ready-test.ts'
import { TWO_PAGES } from './statements.ts'
import { chooseFile, convert, register } from './walks.ts'

const UUID = '5f0c4d8e-4c1b-4d6c-9a57-0d3b1b7c2e9a'
const HOUR_MS = 3_600_000

test('a visitor who comes back finds the table again, and can delete it', async ({ page }) => {
  let kept = [
    {
      uuid: UUID,
      status: 'done',
      pages: 2,
      created_at: new Date(Date.now() - HOUR_MS / 2).toISOString(),
      expires_at: new Date(Date.now() + 23.5 * HOUR_MS).toISOString(),
    },
  ]
  // Real conversions of visitors count together, for all of these walks.
  await page.addInitScript((uuid) => localStorage.setItem('ledgerlift_names', `{"${uuid}":"june.pdf"}`), UUID)
  await page.route('**/api/conversions', (route) => route.fulfill({ json: { conversions: kept } }))
  await page.route(`**/api/conversions/${UUID}`, (route) => {
    kept = []
    return route.fulfill({ status: 204 })
  })
  await withResult(page, resultOf(['Date', 'Balance'], [['2024-04-01', '2.00']]))
  await page.goto('/')
  const recent = page.getByRole('list', { name: 'Your recent conversions' })
  await expect(recent.getByText('23 h left')).toBeVisible()
  await recent.getByRole('button', { name: 'june.pdf' }).click()
  await expect(page.getByRole('grid')).toBeVisible()
  await page.goto('/')
  await recent.getByRole('button', { name: 'Delete now' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete now' }).click()
  await expect(recent).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Choose File' })).toBeVisible()
  await expect(recent).toHaveCount(0)
})

test('an account has its results in the header, and comes back to one after logging in', async ({ page }) => {
  const email = await register(page)
  await chooseFile(page, TWO_PAGES)
  await convert(page)
  await expect(page.getByText('Found 39 transactions')).toBeVisible()
  const address = page.url()
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Recent' }).click()
  await page.getByRole('link', { name: 'us-two-accounts.pdf' }).click()
  await expect(page).toHaveURL(address)
  // The page that one is sent from is the one that one comes back to, also by way of another form.
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/login')
  await page.getByRole('link', { name: 'Register' }).first().click()
  await page.getByRole('link', { name: 'Sign In' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByText('Found 39 transactions')).toBeVisible()
})
