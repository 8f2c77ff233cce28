import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { PROTECTED, truthOf } from './statements.ts'
import { chooseFile, convert, register } from './walks.ts'

test('someone registers, unlocks a protected statement and downloads its table', async ({ page }) => {
  const { password, transactions } = truthOf(PROTECTED)
  await register(page)
  await expect(page.getByText('5 pages available').first()).toBeVisible()

  await chooseFile(page, PROTECTED)
  await page.getByLabel('Password of the PDF').fill('wrong')
  await page.getByRole('button', { name: 'Unlock PDF' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Password required or incorrect. Please enter the correct password.',
  )
  await page.getByLabel('Password of the PDF').fill(password ?? '')
  await page.getByRole('button', { name: 'Unlock PDF' }).click()
  await expect(page.getByText('Unlocked')).toBeVisible()

  await convert(page)
  await expect(page).toHaveURL(/\/converted\?uuid=[0-9a-f-]{36}&filename=protected-au-everyday\.pdf$/)
  await expect(page.getByText(`Found ${transactions.length} transactions`)).toBeVisible({ timeout: 40_000 })
  await expect(page.getByText('2 pages available')).toBeVisible()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as Excel (CSV)' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('protected-au-everyday_converted.csv')
  expect(
    readFileSync(await download.path(), 'utf8')
      .trim()
      .split('\r\n'),
  ).toHaveLength(transactions.length + 1)

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/login')
})

test('a wrong password, an unknown token and a guarded page', async ({ page }) => {
  const email = await register(page)
  await page.goto('/settings')
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByText('5/5')).toBeVisible()
  await page.evaluate(() => localStorage.setItem('auth_token', 'forged'))
  await page.goto('/settings')
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()

  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('not this one')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
  await page.getByLabel('Password').fill('correct horse')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/settings')
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
})

test('registration says what is wrong with a password', async ({ page }) => {
  await page.goto('/register-email')
  await page.getByLabel('Email').fill('a@example.com')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByLabel('Confirm Password').fill('other')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('alert')).toHaveText('Passwords do not match')
  await page.getByLabel('Confirm Password').fill('short')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('alert')).toHaveText('Password must be at least 6 characters long')
})
