import { expect } from '@playwright/test'
import { test } from './ready-test.ts'
import { THREE_PAGES, TWO_PAGES, truthOf } from './statements.ts'
import { chooseFile, convert, fillRegistration } from './walks.ts'

test('a visitor uses up the free pages, registers with the file still chosen, converts it, and comes back', async ({
  page,
}) => {
  await chooseFile(page, TWO_PAGES)
  await convert(page)
  await expect(page.getByRole('heading', { name: 'Conversion Complete' })).toBeVisible()

  await page.getByRole('button', { name: 'Upload Another PDF' }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose File' }).click()
  await (await chooser).setFiles(THREE_PAGES)
  await page.getByRole('link', { name: 'Register for 5 pages per 24 hours' }).click()
  await expect(page).toHaveURL('/register')

  await page.getByRole('button', { name: 'Register with Email' }).click()
  const email = await fillRegistration(page)
  await expect(page).toHaveURL('/')
  await expect(page.getByText('au-everyday.pdf')).toBeVisible()
  await expect(page.getByText('3 pages', { exact: true })).toBeVisible()
  await convert(page)
  await expect(page).toHaveURL(/\/converted\?uuid=/)
  const { transactions } = truthOf(THREE_PAGES)
  await expect(page.getByText(`Found ${transactions.length} transactions`)).toBeVisible()
  await expect(page.getByText('2 pages available')).toBeVisible()
  const result = page.url()

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('link', { name: 'Register' }).first()).toBeVisible()
  await page.goto(result)
  await expect(page).toHaveURL('/login')

  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('correct horse')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(result)
  await expect(page.getByText('2 pages available').first()).toBeVisible()
  await expect(page.getByText(`Found ${transactions.length} transactions`)).toBeVisible()
})
