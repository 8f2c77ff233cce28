import { expect, test } from '@playwright/test'
import { TWO_PAGES } from './statements.ts'
import { chooseFile, convert, register } from './walks.ts'

test('a visitor who reloads finds the table again, and can delete it', async ({ page }) => {
  await chooseFile(page, TWO_PAGES)
  await convert(page)
  await expect(page.getByRole('heading', { name: 'Conversion Complete' })).toBeVisible({ timeout: 30_000 })
  await page.goto('/')
  const recent = page.getByRole('list', { name: 'Your recent conversions' })
  await expect(recent.getByText('23 h left')).toBeVisible()
  await recent.getByRole('button', { name: 'us-two-accounts.pdf' }).click()
  await expect(page.getByRole('grid')).toBeVisible()
  await page.goto('/')
  await recent.getByRole('button', { name: 'Delete now' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete now' }).click()
  await expect(recent).toHaveCount(0)
})

test('an account has its results in the header, and comes back to one after logging in', async ({ page }) => {
  const email = await register(page)
  await chooseFile(page, TWO_PAGES)
  await convert(page)
  await expect(page.getByText('Found 39 transactions')).toBeVisible({ timeout: 30_000 })
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
