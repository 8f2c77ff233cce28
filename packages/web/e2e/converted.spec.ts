import { expect } from '@playwright/test'
import { asAccount, resultOf, withResult } from './as-account.ts'
import { test } from './ready-test.ts'

const HEADERS = ['Date', 'Transaction Reference', 'Debit', 'Credit', 'Balance']
const ROWS = [
  ['2024-04-01', 'UPI/4091/EXAMPLE', '450.00', '', '1234567.5'],
  ['', 'ACCOUNT INFORMATION', '', '', ''],
  ['2024-04-02', 'SALARY', '0.00', '100.00', '-12.00'],
]

test('nobody is sent to the login page', async ({ page }) => {
  await page.goto('/converted?uuid=u')
  await expect(page).toHaveURL('/login')
})

test.describe('a user with an account', () => {
  test.beforeEach(({ page }) => asAccount(page))

  test('sees the table as specified', async ({ page }) => {
    await withResult(page, resultOf(HEADERS, [HEADERS, ...ROWS]))
    await page.goto('/converted?uuid=u&filename=june.pdf')
    await expect(page.getByRole('heading', { name: 'june.pdf' })).toBeVisible()
    await expect(page.getByText('Found 3 transactions')).toBeVisible()
    await expect(page.getByRole('row').nth(1)).toContainText('12,34,567.50')
    await expect(page.getByRole('row').nth(1).getByRole('gridcell').nth(3)).toHaveText('–')
    await expect(page.getByRole('row').nth(2)).toHaveAttribute('data-section', 'true')
    await expect(page.getByRole('row').nth(3).getByRole('gridcell').nth(2)).toHaveText('–')
    await expect(page.getByRole('row').nth(3)).toContainText('−12.00')
    await expect(page.getByRole('link', { name: 'New Conversion' })).toHaveAttribute('href', '/')
  })

  test('downloads under the default name where there is none', async ({ page }) => {
    await withResult(page, resultOf(HEADERS, ROWS))
    await page.goto('/converted?uuid=u')
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download as Excel (CSV)' }).click()
    expect((await downloading).suggestedFilename()).toBe('converted_result.csv')
  })

  test('is told that there are no transactions', async ({ page }) => {
    const warnings = [{ code: 'not-a-statement', page: null, message: 'x' }]
    await withResult(page, resultOf(HEADERS, [], { warnings }))
    await page.goto('/converted?uuid=u')
    await expect(page.getByText('No transaction data found')).toBeVisible()
    await expect(page.getByText('This does not look like a bank statement.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/')
  })

  test('is told that the address lacks the document', async ({ page }) => {
    await page.goto('/converted')
    await expect(page.getByRole('alert')).toContainText(
      'Missing document identifier in URL. Please upload and convert again.',
    )
  })

  const failures = [
    { status: 200, json: { type: 'OTHER' }, text: 'Invalid data format received from backend' },
    { status: 404, json: { detail: 'It is gone.' }, text: 'Conversion failed: It is gone.' },
    { status: 500, json: {}, text: 'Failed to fetch conversion result: 500 Internal Server Error' },
  ]
  for (const { status, json, text } of failures) {
    test(text, async ({ page }) => {
      await withResult(page, json, status)
      await page.goto('/converted?uuid=u')
      await expect(page.getByRole('alert')).toContainText(text)
    })
  }

  test('is told when nothing answers', async ({ page }) => {
    await page.route('**/api/get-conversion-result**', (route) => route.abort())
    await page.goto('/converted?uuid=u')
    await expect(page.getByRole('alert')).toContainText('An error occurred: Failed to fetch')
  })

  test('is told that there is no connection, and the table comes by itself when it is back', async ({
    page,
    context,
  }) => {
    let answers = false
    await page.route('**/api/get-conversion-result**', async (route) => {
      if (answers) await route.fulfill({ json: resultOf(HEADERS, [['2024-04-01', '2.00']]) })
      else await route.abort()
    })
    await page.goto('/converted?uuid=u')
    await expect(page.getByText('Loading data...')).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByText('There is no connection')).toBeVisible()
    answers = true
    await context.setOffline(false)
    await expect(page.getByRole('grid')).toBeVisible()
  })

  test('waits while the result is not there', async ({ page }) => {
    let asked = 0
    const waited = Promise.withResolvers<void>()
    await page.route('**/api/get-conversion-result**', async (route) => {
      if (asked++ === 0)
        return route.fulfill({ status: 202, json: { status: 'converting', page: 12, pages: 40 } })
      await waited.promise
      return route.fulfill({ json: resultOf(HEADERS, ROWS) })
    })
    await page.goto('/converted?uuid=u')
    await expect(page.getByText('Loading data...')).toBeVisible()
    await expect(page.getByText('Page 12 of 40')).toBeVisible()
    waited.resolve()
    await expect(page.getByText('Found 3 transactions')).toBeVisible()
  })
})
