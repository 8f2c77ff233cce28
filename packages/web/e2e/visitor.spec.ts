import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { test } from './ready-test.ts'
import { THREE_PAGES, TWO_PAGES, truthOf } from './statements.ts'
import { chooseFile, convert, dropFile } from './walks.ts'

test('a visitor drops a statement, sees its rows, downloads the CSV, and is stopped at the third page', async ({
  page,
}) => {
  await page.goto('/')
  await dropFile(page, 'august.pdf', readFileSync(TWO_PAGES))
  await expect(page.getByText('august.pdf')).toBeVisible()
  await expect(page.getByText('2 pages', { exact: true })).toBeVisible()

  await convert(page)
  await expect(page.getByRole('heading', { name: 'Conversion Complete' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'NORTHLINE SYSTEMS' }).first()).toContainText('250.00')

  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('extracted_table.csv')
  const csv = readFileSync(await download.path(), 'utf8')
  const lines = csv.trimEnd().split('\r\n')
  expect(lines[0]).toMatch(/^\uFEFFDate,/)
  expect(lines).toHaveLength(truthOf(TWO_PAGES).transactions.length + 1)
  expect(csv).toContain('2024-08-05')

  // What was saved for this page is removed by being read.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('extractedData'))).toBeNull()

  await page.getByRole('button', { name: 'Upload Another PDF' }).click()
  await dropFile(page, 'again.pdf', readFileSync(TWO_PAGES))
  await convert(page)
  await expect(page.getByRole('alert')).toContainText('You have 0 of 2 pages per 24 hours left')
  await expect(page.getByText('again.pdf')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Convert' })).toBeVisible()
})

test('of a statement with too many pages a part can be converted', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  await chooseFile(page, THREE_PAGES)
  await expect(page.getByText('This PDF has 3 pages, and you have 2 left.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Register for 5 pages per 24 hours' })).toHaveAttribute(
    'href',
    '/register',
  )
  await expect(page.getByRole('link', { name: 'Subscribe for more' })).toHaveAttribute('href', '/pricing')

  await page.getByRole('radio', { name: 'these pages' }).check()
  for (const [range, problem] of [
    ['', 'Write numbers of pages and ranges of them, such as 1-2,5.'],
    ['1-3', 'These are 3 pages, and you have 2 left.'],
    ['4', 'This PDF has 3 pages.'],
  ] as const) {
    await page.getByLabel('Pages to convert').fill(range)
    await convert(page)
    await expect(page.getByRole('alert')).toHaveText(problem)
    await expect(page.getByLabel('Pages to convert')).toBeFocused()
  }
  expect(sent).not.toContain('/api/convert-pdf-python')

  await page.getByLabel('Pages to convert').fill('2-3')
  await convert(page)
  await expect(page.getByRole('heading', { name: 'Conversion Complete' })).toBeVisible()
  const { transactions } = truthOf(THREE_PAGES)
  const wanted = transactions.filter((row) => row.page > 1)
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', String(wanted.length + 1))
})

test('the first pages of a statement with too many are converted by one click', async ({ page }) => {
  await chooseFile(page, THREE_PAGES)
  await expect(page.getByRole('radio', { name: 'the first 2 pages' })).toBeChecked()
  await convert(page)
  await expect(page.getByRole('heading', { name: 'Conversion Complete' })).toBeVisible()
  const first = truthOf(THREE_PAGES).transactions.filter((row) => row.page < 3)
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', String(first.length + 1))
})

test('a result that was saved is shown once', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() =>
    localStorage.setItem(
      'extractedData',
      JSON.stringify({ type: 'EXTRACTION_COMPLETE_PYTHON', headers: ['Date'], data: [['2024-04-01']] }),
    ),
  )
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Conversion Complete' })).toBeVisible()
  await expect(page.getByRole('gridcell', { name: '1 Apr 2024' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Choose File' })).toBeVisible()
})

test('the page asks no other host, and breaks no rule of its content policy', async ({ page, baseURL }) => {
  const elsewhere: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('blob:')) {
      elsewhere.push(request.url())
    }
  })
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await chooseFile(page, TWO_PAGES)
  await expect(page.getByText('2 pages', { exact: true })).toBeVisible()
  expect(elsewhere).toEqual([])
  expect(complaints).toEqual([])
})

test('a second click on Convert sends nothing', async ({ page }) => {
  let sent = 0
  await page.route('**/api/convert-pdf-python', async (route) => {
    sent++
    await route.fulfill({ json: {} })
  })
  await chooseFile(page, TWO_PAGES)
  await page.getByRole('button', { name: 'Convert' }).dblclick()
  await expect(page.getByRole('alert')).toContainText('Conversion failed: No result UUID returned.')
  expect(sent).toBe(1)
})

test('the chosen file is still chosen after a look at the login page', async ({ page }) => {
  await chooseFile(page, TWO_PAGES)
  await expect(page.getByText('2 pages', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL('/login')
  await page.goto('/')
  await expect(page.getByText('us-two-accounts.pdf')).toBeVisible()
  await page.getByRole('button', { name: 'Upload a different file' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Choose File' })).toBeVisible()
  await expect(page.getByText('us-two-accounts.pdf')).toHaveCount(0)
})

test('a file that was put away does not come back where the browser had no time to delete it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { get } = IDBObjectStore.prototype
    IDBObjectStore.prototype.clear = function deletesNothing() {
      return this.delete('none')
    }
    IDBObjectStore.prototype.get = function says(key) {
      const request = get.call(this, key)
      this.transaction.addEventListener('complete', () =>
        setTimeout(() => document.documentElement.setAttribute('data-looked', '')),
      )
      return request
    }
  })
  await chooseFile(page, TWO_PAGES)
  await page.getByRole('button', { name: 'Upload a different file' }).click()
  await page.reload()
  await expect(page.locator('html[data-looked]')).toHaveCount(1)
  await expect(page.getByText('us-two-accounts.pdf')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Choose File' })).toBeVisible()
})

test('the keyboard alone is enough', async ({ page }) => {
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Choose File' })
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab')
    if (await button.evaluate((element) => element === document.activeElement)) break
  }
  await expect(button).toBeFocused()
  const chooser = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(TWO_PAGES)
  await expect(page.getByRole('button', { name: 'Convert' })).toBeFocused()
})
