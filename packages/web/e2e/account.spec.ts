import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { test } from './ready-test.ts'
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
  await expect(page.getByText(`Found ${transactions.length} transactions`)).toBeVisible()
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
  await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()

  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('not this one')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
  await page.getByLabel('Password').fill('correct horse')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/settings')
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
})

test('someone ends another login and changes the password in the settings', async ({ page, browser }) => {
  const email = await register(page)
  const elsewhere = await (await browser.newContext()).newPage()
  const logIn = async (password: string) => {
    await elsewhere.goto('/login')
    await elsewhere.getByLabel('Email').fill(email)
    await elsewhere.getByLabel('Password').fill(password)
    await elsewhere.getByRole('button', { name: 'Login' }).click()
  }
  await logIn('correct horse')
  await expect(elsewhere.getByRole('button', { name: 'Sign out' })).toBeVisible()

  await page.goto('/settings')
  await page.getByRole('button', { name: /^Log out of / }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Last used' })).toHaveCount(1)
  await elsewhere.goto('/settings')
  await expect(elsewhere).toHaveURL('/login')

  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel('Current Password').fill('not this one')
  await dialog.getByLabel('New Password').fill('battery staple')
  await dialog.getByLabel('Confirm Password').fill('battery staple')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Wrong password')
  await dialog.getByLabel('Current Password').fill('correct horse')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your password is changed')).toBeVisible()
  await page.reload()
  await expect(page.getByText(email)).toBeVisible()
  await logIn('battery staple')
  await expect(elsewhere.getByRole('button', { name: 'Sign out' })).toBeVisible()
  await elsewhere.context().close()
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
