import { expect, type Page } from '@playwright/test'
import { asAccount, resultOf, withResult } from './as-account.ts'
import { test } from './ready-test.ts'

const HEADERS = ['Date', 'Transaction Reference', 'Debit', 'Credit', 'Balance']
const ROWS = [
  ['2024-04-03', 'RENT', '450.10', '', '549.90'],
  ['2024-04-01', 'Café Zürich', '9.50', '0.00', '540.40'],
  ['2024-04-02', 'SALARY', '', '1000.20', '1540.60'],
  ['2024-04-12', '=1+1', '', '0.10', '1540.70'],
]
const account = {
  number: '…1234',
  currency: 'USD',
  openingBalance: '1000.00',
  closingBalance: '1540.70',
  period: { start: '2024-04-01', end: '2024-04-30' },
  check: 'proved',
}
const checks = (...list: string[]) => list.map((check) => ({ account: 0, check }))
const PROVED = { accounts: [account], transactions: checks('proved', 'proved', 'proved', 'proved') }

const cell = (page: Page, row: number, column: number) =>
  page.locator(`[data-row="${row}"][data-column="${column}"]`)
const column = (page: Page, index: number) => page.locator(`td[data-column="${index}"]`)
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

async function show(page: Page, more: object = PROVED, rows = ROWS): Promise<void> {
  await withResult(page, resultOf(HEADERS, rows, more))
  await page.goto('/converted?uuid=u&filename=june.pdf')
  await expect(page.getByRole('grid', { name: 'Transactions' })).toBeVisible()
}

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await asAccount(page)
})

test('adds up what the rows come to, and says that it agrees', async ({ page }) => {
  await show(page)
  await expect(page.getByText('Balances agree to the cent')).toBeVisible()
  const totals = page.getByRole('region', { name: 'Totals' })
  await expect(totals).toContainText('…1234 · USD · 1 Apr 2024 – 30 Apr 2024')
  await expect(totals).toContainText('4 transactions')
  await expect(totals.getByRole('definition')).toHaveText(['1,000.00', '1,000.30', '459.60', '1,540.70'])
})

test('says what does not agree, and goes there', async ({ page }) => {
  const rows = Array.from({ length: 400 }, (_, i) => ['2024-04-01', `Entry ${i}`, '1.00', '', '2.00'])
  const transactions = rows.map((_, i) => ({
    account: 0,
    check: i === 150 || i === 390 ? 'contradicted' : 'proved',
  }))
  await show(page, { accounts: [{ ...account, closingBalance: '610.00' }], transactions }, rows)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Balances do not agree')
  await expect(alert).toContainText('The rows come to 10.00 less than the printed closing balance of 610.00.')
  await expect(alert).toContainText('2 rows do not agree')
  // Not even a search hides them.
  await page.getByRole('searchbox').fill('Entry 7')
  await expect(page.getByText('Entry 150')).toHaveCount(0)
  await page.getByRole('button', { name: 'Show the first' }).click()
  await expect(cell(page, 150, 0)).toBeFocused()
  await expect(page.getByText('Entry 150')).toBeInViewport()
  await expect(page.getByRole('row').filter({ hasText: 'Entry 150' })).toContainText('Does not add up')
  await page.getByRole('button', { name: 'Show the next' }).click()
  await expect(page.getByText('Entry 390')).toBeInViewport()
})

test('keeps several accounts apart', async ({ page }) => {
  const second = {
    ...account,
    number: '…9',
    currency: 'EUR',
    openingBalance: '0.00',
    closingBalance: '-8.40',
  }
  const transactions = [0, 0, 0, 1].map((index) => ({ account: index, check: 'proved' }))
  const rows = [...ROWS.slice(0, 3), ['2024-05-01', 'FEE', '8.40', '', '-8.40']]
  await show(page, { accounts: [{ ...account, closingBalance: '1540.60' }, second], transactions }, rows)
  await expect(page.getByRole('region', { name: 'Totals' })).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'Totals' }).nth(1).getByRole('definition')).toHaveText([
    '0.00',
    '0.00',
    '8.40',
    '−8.40',
  ])
  await page.getByRole('combobox', { name: 'Account' }).selectOption('…9')
  await expect(column(page, 1)).toHaveText(['FEE'])
  await expect(page.getByText('1 of 4 rows')).toBeVisible()
})

test('sorts by a column and says so', async ({ page }) => {
  await show(page)
  const date = page.getByRole('columnheader', { name: 'Date' })
  await expect(date).toHaveAttribute('aria-sort', 'none')
  await date.getByRole('button').click()
  await expect(date).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.getByText('Sorted by Date, upwards.')).toHaveCount(1)
  await expect(column(page, 1)).toHaveText(['Café Zürich', 'SALARY', 'RENT', '=1+1'])
  await page.getByRole('columnheader', { name: 'Debit' }).getByRole('button').click()
  await expect(column(page, 2)).toHaveText(['9.50', '450.10', '–', '–'])
  await page.getByRole('columnheader', { name: 'Debit' }).getByRole('button').click()
  await expect(column(page, 2)).toHaveText(['450.10', '9.50', '–', '–'])
  await page.getByRole('columnheader', { name: 'Debit' }).getByRole('button').click()
  await expect(column(page, 1)).toHaveText(['RENT', 'Café Zürich', 'SALARY', '=1+1'])
})

test('finds rows, and says what those come to', async ({ page }) => {
  await show(page)
  await page.getByRole('searchbox').fill('cafe zu')
  await expect(column(page, 1)).toHaveText(['Café Zürich'])
  await expect(page.getByText('1 of 4 rows')).toBeVisible()
  await expect(page.getByText('Debits 9.50')).toBeVisible()
  await page.getByRole('searchbox').fill('nothing such')
  await expect(page.getByText('No row has this in it.')).toBeVisible()
  await page.getByRole('button', { name: 'Show all rows' }).click()
  await expect(column(page, 1)).toHaveCount(4)

  // So does a filter by direction, amount and date.
  const filter = page.getByRole('button', { name: 'Filter' })
  await filter.click()
  await page.getByLabel('Direction').selectOption('Debits')
  await page.getByLabel('At least').fill('100')
  await expect(page.getByText('1 of 4 rows')).toBeVisible()
  await expect(page.getByText('Debits 450.10')).toBeVisible()
  await page.getByLabel('To', { exact: true }).fill('2024-04-02')
  await expect(page.getByText('No row has this in it.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(filter).toBeFocused()
  await page.getByRole('button', { name: 'Show all rows' }).click()
  await expect(column(page, 1)).toHaveCount(4)
})

test('hides columns and brings them back', async ({ page }) => {
  await show(page)
  await page.getByRole('button', { name: 'View' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Balance' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Check' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'View' })).toBeFocused()
  await expect(page.getByRole('columnheader')).toHaveText([
    'Date',
    'Transaction Reference',
    'Debit',
    'Credit',
  ])
  await page.getByRole('button', { name: 'View' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Balance' }).click()
  await expect(page.getByRole('columnheader', { name: 'Balance' })).toBeVisible()
})

test('keeps the width that a column is dragged to', async ({ page }) => {
  await show(page)
  const debit = page.getByRole('columnheader', { name: 'Debit' })
  const width = async () => Math.round((await debit.boundingBox())?.width ?? 0)
  const before = await width()
  const edge = await debit.getByTestId('column-edge').boundingBox()
  if (edge === null) throw new Error('the column has no edge')
  await page.mouse.move(edge.x + 4, edge.y + 4)
  await page.mouse.down()
  await page.mouse.move(edge.x + 54, edge.y + 4, { steps: 3 })
  await page.mouse.up()
  await expect.poll(width).toBe(before + 50)
  await debit.getByRole('button').focus()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect.poll(width).toBe(before + 34)
  await page.reload()
  await expect.poll(width).toBe(before + 34)
  await debit.getByTestId('column-edge').dblclick()
  await expect.poll(width).toBe(before)
})

test('is walked through and copied by keyboard', async ({ page }) => {
  await show(page)
  await page.getByRole('button', { name: 'View' }).focus()
  await page.keyboard.press('Tab')
  await expect(cell(page, 0, 0)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect(cell(page, 1, 1)).toBeFocused()
  // One stop of the tab key for the whole table.
  await page.keyboard.press('Tab')
  await expect(page.locator('table :focus')).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await expect(cell(page, 1, 1)).toBeFocused()

  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+End')
  await expect(page.locator('[aria-selected="true"]')).toHaveCount(15)
  await page.keyboard.press('Control+c')
  // As a spreadsheet reads them: plain amounts, and no text that runs as a formula.
  expect((await clipboard(page)).split('\r\n')).toEqual([
    'Café Zürich\t9.50\t0.00\t540.40\tProved',
    'SALARY\t\t1000.20\t1540.60\tProved',
    '"\'=1+1"\t\t0.10\t1540.70\tProved',
  ])
  await expect(page.getByText('Copied 3 rows of 5 columns.')).toHaveCount(1)

  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('columnheader', { name: 'Date' }).getByRole('button')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(column(page, 0)).toHaveText(['1 Apr 2024', '2 Apr 2024', '3 Apr 2024', '12 Apr 2024'])
})

test('is marked with the mouse and copied whole', async ({ page }) => {
  await show(page)
  await cell(page, 0, 2).hover()
  await page.mouse.down()
  await cell(page, 2, 3).hover()
  await page.mouse.up()
  await page.keyboard.press('Control+c')
  await expect.poll(() => clipboard(page)).toBe('450.10\t\r\n9.50\t0.00\r\n\t1000.20')
  await page.getByRole('button', { name: 'Copy table' }).click()
  await expect(page.getByText('Copied 4 rows.')).toHaveCount(1)
  const lines = (await clipboard(page)).split('\r\n')
  expect(lines).toHaveLength(5)
  expect(lines[0]).toBe('Date\tTransaction Reference\tDebit\tCredit\tBalance\tCheck')
})

test('prints all rows, and is searched by the browser whole', async ({ page }) => {
  const rows = Array.from({ length: 400 }, (_, i) => ['2024-04-01', `Entry ${i}`, '1.00', '', '2.00'])
  const second = { ...account, number: '…9' }
  const transactions = rows.map((_, i) => ({ account: i % 2, check: 'contradicted' }))
  await show(page, { accounts: [account, second], transactions }, rows)
  await expect.poll(() => column(page, 1).count()).toBeLessThan(100)
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(column(page, 1)).toHaveCount(400)
  await page.emulateMedia({ media: 'print' })
  await expect(
    page.getByRole('button', { name: 'Download as Excel (CSV)', includeHidden: true }),
  ).toBeHidden()
  await expect(page.getByTestId('marked')).toBeHidden()
  // A4 between margins: paper does not scroll, so nothing may lie beside it.
  await page.setViewportSize({ width: 718, height: 1000 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(718)
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect.poll(() => column(page, 1).count()).toBeLessThan(100)
  await page.keyboard.press('Control+f')
  await expect(column(page, 1)).toHaveCount(400)
})

test('pins the date on a phone and scrolls inside itself', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await show(page)
  const before = await cell(page, 0, 0).boundingBox()
  await cell(page, 0, 4).evaluate((element) => element.scrollIntoView({ inline: 'end' }))
  const after = await cell(page, 0, 0).boundingBox()
  expect(after?.x).toBeCloseTo(before?.x ?? -1, 0)
  await expect(cell(page, 0, 4)).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('stays quick with 10,000 rows', async ({ page }) => {
  const rows = Array.from({ length: 10_000 }, (_, i) => [
    '2024-04-01',
    `Entry ${i} of a shop whose name needs a second line on most screens`,
    '0.01',
    '',
    `${10_000 - i}.00`,
  ])
  const transactions = rows.map(() => ({ account: 0, check: 'proved' }))
  await show(page, { accounts: [{ ...account, closingBalance: '900.00' }], transactions }, rows)
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText('100.00')
  await cell(page, 0, 0).focus()
  await page.keyboard.press('Control+End')
  await expect(cell(page, 9999, 5)).toBeFocused()
  await expect(page.getByText('Entry 9999')).toBeInViewport()
  await expect.poll(() => page.getByRole('row').count()).toBeLessThan(100)
  await page.getByRole('columnheader', { name: 'Balance' }).getByRole('button').click()
  await expect(page.getByText('Sorted by Balance')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Home')
  await expect(cell(page, 0, 1)).toContainText('Entry 9999')
  await page.getByRole('searchbox').fill('entry 4321')
  await expect(page.getByText('1 of 10000 rows')).toBeVisible()
  await page.getByRole('button', { name: 'Show all rows' }).click()
  expect(await page.evaluate(mostRows)).toBeLessThan(100)
})

/** Scrolls through the table and counts the most rows that any frame held: what a frame costs grows with them. */
async function mostRows(): Promise<number> {
  const scroller = document.querySelector('table')?.parentElement
  let most = 0
  for (let frame = 0; frame < 60; frame++) {
    scroller?.scrollBy(0, 400)
    await new Promise(requestAnimationFrame)
    most = Math.max(most, document.querySelectorAll('tr').length)
  }
  return most
}
