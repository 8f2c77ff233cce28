import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { typeLines } from '../../engine/test-support/type-lines.ts'
import { asAccount, withResult } from './as-account.ts'
import {
  AMBIGUOUS,
  CONTRADICTED,
  LETTER,
  MISREAD,
  PARTLY,
  PROVED,
  SEVERAL,
  SUM_PROVED,
} from './made-up-statements.ts'
import { test } from './ready-test.ts'
import { SCAN, TWO_PAGES } from './statements.ts'
import { chooseFile, convert, register, settled } from './walks.ts'

async function show(page: Page, result: object): Promise<void> {
  await asAccount(page)
  await withResult(page, result)
  await page.goto('/converted?uuid=u&filename=june.pdf')
  await settled(page)
}
const mark = (page: Page, row: number) => page.locator(`button[data-row="${row}"][aria-haspopup="dialog"]`)
const proof = (page: Page) => page.getByRole('dialog')
const lines = (page: Page) => proof(page).getByRole('row')

for (const width of [1440, 390]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('a proved row shows its sum, and gives the focus back', async ({ page }) => {
      await show(page, PROVED)
      await expect(page.getByText('Balances agree to the cent')).toBeVisible()
      await mark(page, 3).click()
      await expect(proof(page)).toHaveAccessibleName('ELECTRICITY')
      await expect(lines(page)).toHaveText([
        'NumberPageAmount',
        'Balance before11,540.60',
        'this row: ELECTRICITY2−84.20',
        'Balance after21,456.40',
      ])
      await page.keyboard.press('Escape')
      await expect(proof(page)).toHaveCount(0)
      await expect(mark(page, 3)).toBeFocused()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })

    test('a contradicted row says what is expected, and the table shows only what needs a look', async ({
      page,
    }) => {
      await show(page, CONTRADICTED)
      await expect(page.getByRole('alert')).toContainText('Balances do not agree')
      const toggle = page.getByRole('button', { name: 'Show what needs a look (2)' })
      await toggle.click()
      await expect(toggle).toHaveAttribute('aria-pressed', 'true')
      await expect(page.locator('td[data-column="1"]')).toHaveText(['ELECTRICITY', 'GROCERIES'])
      await mark(page, 0).click()
      await expect(proof(page)).toContainText(
        'The arithmetic expects 83.30. The row says 84.20, which is 0.90 more.',
      )
      await proof(page).getByRole('button', { name: 'Close' }).click()
      await mark(page, 1).click()
      await expect(proof(page)).toContainText(
        'prints no balance and no sum that this row could be checked against',
      )
      await page.keyboard.press('Escape')
      await toggle.click()
      await expect(page.locator('td[data-column="1"]')).toHaveCount(5)
    })

    test('a corrected row shows what is printed, what was read and what was asked for', async ({ page }) => {
      await page.route('**/api/conversions/u/pdf', (route) => route.fulfill({ path: TWO_PAGES }))
      await show(page, MISREAD)
      await mark(page, 3).click()
      await expect(proof(page).getByRole('img', { name: 'as it is printed on page 1' })).toBeVisible()
      await expect(proof(page).locator('del')).toHaveText('34.20')
      await expect(proof(page).locator('dd').last()).toHaveText('84.20')
      await expect(proof(page)).toContainText('A digit was misread.')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })

    test('dates that can be read both ways are converted again as the user chooses', async ({ page }) => {
      await show(page, AMBIGUOUS)
      await expect(page.getByText('Balances agree to the cent')).toHaveCount(0)
      await expect(page.getByRole('button', { name: '02/01/2024 is 2 Jan 2024 as shown now' })).toBeVisible()
      const asked: unknown[] = []
      await page.route('**/api/conversions/u/again', async (route) => {
        asked.push(route.request().postDataJSON())
        await withResult(page, PROVED)
        await route.fulfill({ json: { uuid: 'v' } })
      })
      await page.getByRole('button', { name: '02/01/2024 is 1 Feb 2024' }).click()
      await expect(page).toHaveURL(/uuid=v/)
      await expect(page).toHaveURL(/filename=june.pdf/)
      await expect(page.getByText('Balances agree to the cent')).toBeVisible()
      expect(asked).toEqual([{ dates: 'mdy' }])
    })

    test('what is no statement costs nothing, and offers no empty table', async ({ page }) => {
      await show(page, LETTER)
      await expect(page.getByText('No transaction data found')).toBeVisible()
      await expect(page.getByText('This does not look like a bank statement.')).toBeVisible()
      await expect(page.getByText('its pages were not counted')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Download' })).toHaveCount(0)
    })
  })
}

test('the keyboard opens the sum of a row, and stays where it was', async ({ page }) => {
  await show(page, PROVED)
  await page.getByRole('button', { name: 'View' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('End')
  await expect(mark(page, 0)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(proof(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(mark(page, 0)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(mark(page, 1)).toBeFocused()
})

test('rows that are proved by a sum say so', async ({ page }) => {
  await show(page, SUM_PROVED)
  await expect(page.getByText('Two errors that cancel each other would pass.')).toBeVisible()
  await expect(mark(page, 0)).toHaveText('Sum proved')
  await mark(page, 0).click()
  await expect(lines(page).nth(1)).toHaveText('Opening balance11,000.00')
  await expect(lines(page).last()).toHaveText('Closing balance21,400.00')
  await expect(proof(page).getByRole('row', { name: 'this row' })).toHaveCount(1)
})

test('pages that are missing keep the green away, and are said beside period and closing balance', async ({
  page,
}) => {
  await show(page, PARTLY)
  await expect(page.getByText('Balances agree to the cent')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Totals' }).getByText('2 of 5 pages converted')).toHaveCount(
    2,
  )
  await expect(page.getByText('12.00 on page 2')).toBeVisible()
})

test('each account has its own verdict, and the download has the check of each row', async ({ page }) => {
  await show(page, SEVERAL)
  const totals = page.getByRole('region', { name: 'Totals' })
  await expect(totals.nth(0)).toContainText('Proved')
  await expect(totals.nth(1)).toContainText('Does not add up')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as Excel (CSV)' }).click()
  const csv = readFileSync(await (await downloading).path(), 'utf8').split('\r\n')
  expect(csv[0]).toMatch(/Balance,Account,Page,Check$/)
  expect(csv.at(-2)).toMatch(/,…9,2,contradicted$/)
})

test('a protected file asks for its password once more', async ({ page }) => {
  await show(page, AMBIGUOUS)
  const asked: unknown[] = []
  await page.route('**/api/conversions/u/again', async (route) => {
    asked.push(route.request().postDataJSON())
    const detail = 'Password required or incorrect. Please enter the correct password.'
    await route.fulfill({ status: 422, json: { error: 'Password required', detail } })
  })
  await page.getByRole('button', { name: '02/01/2024 is 2 Jan 2024' }).click()
  await page.getByLabel('Password of the PDF').fill('guess')
  await page.getByRole('button', { name: 'Convert again' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Password required or incorrect. Please enter the correct password.',
  )
  expect(asked).toEqual([{ dates: 'dmy' }, { dates: 'dmy', password: 'guess' }])
})

test('a visitor chooses how dates are read without leaving the result', async ({ page }) => {
  await page.route('**/api/convert-pdf-python', (route) => route.fulfill({ json: { uuid: 'u' } }))
  await withResult(page, AMBIGUOUS)
  await chooseFile(page, TWO_PAGES)
  await convert(page)
  await page.route('**/api/conversions/u/again', async (route) => {
    await withResult(page, PROVED)
    await route.fulfill({ json: { uuid: 'v' } })
  })
  await page.getByRole('button', { name: '02/01/2024 is 2 Jan 2024' }).click()
  await expect(page.getByText('Balances agree to the cent')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Conversion Complete' })).toBeVisible()
  await mark(page, 2).click()
  await expect(lines(page).nth(2)).toContainText('SALARY NORTHLINE SYSTEMS')
})

test('a choice that does not work leaves the table as it was', async ({ page }) => {
  await show(page, AMBIGUOUS)
  await page.route('**/api/conversions/u/again', (route) => route.abort())
  await page.getByRole('button', { name: '02/01/2024 is 1 Feb 2024' }).click()
  await expect(page.getByRole('alert')).toHaveText('An error occurred during conversion. Please try again.')
  await expect(page.getByRole('gridcell', { name: '2 Jan 2024' })).toBeVisible()
})

test('a real scan is recognised', async ({ page }) => {
  // On one core, beside other walks, recognition takes more than a minute.
  test.slow()
  await chooseFile(page, SCAN)
  await convert(page)
  await expect(page.getByRole('heading', { name: 'Conversion Complete' })).toBeVisible({ timeout: 0 })
  await expect(page.getByRole('gridcell', { name: '15 Dec 2023' }).first()).toBeVisible()
})

test('a real statement is proved once its dates are chosen, and its pages are counted once', async ({
  page,
}) => {
  await register(page)
  const token = await page.evaluate(() => localStorage.getItem('auth_token'))
  const headers = { authorization: `Bearer ${token}` }
  const pdf = typeLines([
    'Date        Details     Money out    Balance',
    '                                      100.00',
    '01/02/24    ACME            10.00      90.00',
    '03/02/24    SHOP            20.00      70.00',
  ])
  const file = { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) }
  const sent = await page.request.post('/api/convert-pdf-python', { headers, multipart: { file } })
  const { uuid } = await sent.json()
  await page.goto(`/converted?uuid=${uuid}`)
  await expect(page.getByRole('gridcell', { name: '1 Feb 2024' })).toBeVisible()
  await expect(mark(page, 0)).toHaveText('Not proved')
  await page.getByRole('button', { name: '01/02/24 is 2 Jan 2024' }).click()
  await expect(page.getByText('Balances agree to the cent')).toBeVisible()
  await expect(page.getByRole('gridcell', { name: '2 Jan 2024' })).toBeVisible()
  const usage = await page.request.post('/api/check-usage-limit', { headers, data: { pages: 1 } })
  expect((await usage.json()).pages_left).toBe(4)
})
