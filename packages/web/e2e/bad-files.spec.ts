import { expect } from '@playwright/test'
import { test } from './ready-test.ts'
import { TWO_PAGES } from './statements.ts'
import { chooseFile, convert } from './walks.ts'

const input = 'input[type=file]'
const pdf = { name: 'statement.pdf', mimeType: 'application/pdf' }

test('a text file is refused', async ({ page }) => {
  await page.goto('/')
  await page
    .locator(input)
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(page.getByRole('alert')).toContainText('notes.txt is not a PDF.')
  await expect(page.getByRole('button', { name: 'Choose File' })).toBeVisible()
})

test('a file that only says that it is a PDF is refused', async ({ page }) => {
  await page.goto('/')
  await page.locator(input).setInputFiles({ ...pdf, buffer: Buffer.from('not at all') })
  await expect(page.getByRole('alert')).toContainText('Failed to open PDF: The file is not a PDF.')
})

test('a torn PDF is refused', async ({ page }) => {
  await page.goto('/')
  await page.locator(input).setInputFiles({ ...pdf, buffer: Buffer.from('%PDF-1.7\ntorn') })
  await expect(page.getByRole('alert')).toContainText(
    'Failed to open PDF: The PDF is damaged and cannot be opened.',
  )
  await page.getByRole('button', { name: 'Convert' }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to open PDF')
})

test('a file of more than 20 MB is refused', async ({ page }) => {
  await page.goto('/')
  await page.locator(input).setInputFiles({ ...pdf, buffer: Buffer.alloc(21 * 1024 * 1024, '%PDF-1.7 ') })
  await expect(page.getByRole('alert')).toContainText('This file has 21.0 MB.')
})

test.describe('what the server answers is shown', () => {
  const answers = [
    {
      name: 'a limit',
      status: 403,
      json: { error: 'Usage limit exceeded', detail: 'You have 0 of 2 pages.' },
      text: 'You have 0 of 2 pages.',
    },
    {
      name: 'a limit without words',
      status: 403,
      json: { error: 'Usage limit exceeded' },
      text: 'You have exceeded your page processing limit.',
    },
    {
      name: 'a detail',
      status: 422,
      json: { error: 'Damaged PDF', detail: 'It is torn.' },
      text: 'Conversion failed: It is torn.',
    },
    { name: 'no words', status: 502, json: undefined, text: 'Failed to convert: 502 Bad Gateway' },
    {
      name: 'a refused visitor',
      status: 401,
      json: { error: 'Unauthorized' },
      text: 'Authentication failed. Please log in again.',
    },
  ]
  for (const { name, status, json, text } of answers) {
    test(name, async ({ page }) => {
      await page.route('**/api/convert-pdf-python', (route) =>
        route.fulfill(json ? { status, json } : { status, body: 'x' }),
      )
      await chooseFile(page, TWO_PAGES)
      await convert(page)
      await expect(page.getByRole('alert')).toContainText(text)
      await expect(page.getByText('us-two-accounts.pdf')).toBeVisible()
    })
  }

  test('nothing at all', async ({ page }) => {
    await page.route('**/api/convert-pdf-python', (route) => route.abort())
    await chooseFile(page, TWO_PAGES)
    await convert(page)
    await expect(page.getByRole('alert')).toContainText(
      'An error occurred during conversion. Please try again.',
    )
  })

  test('a password', async ({ page }) => {
    await page.route('**/api/convert-pdf-python', (route) =>
      route.fulfill({ status: 422, json: { error: 'x', detail: 'Password required or incorrect.' } }),
    )
    await chooseFile(page, TWO_PAGES)
    await convert(page)
    await expect(page.getByRole('button', { name: 'Unlock PDF' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveText(
      'Password required or incorrect. Please enter the correct password.',
    )
  })
})
