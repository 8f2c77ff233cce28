import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { readXlsx } from 'hucre/xlsx'
import { expectAccessible } from './accessible.ts'
import { misprintedStatement } from './misprinted-statement.ts'
import { test } from './ready-test.ts'
import { convert, register } from './walks.ts'

const STATEMENT = { name: 'january.pdf', mimeType: 'application/pdf', buffer: misprintedStatement() }

const cell = (page: Page, row: number, column: number) =>
  page.locator(`[data-row="${row}"][data-column="${column}"]`)
const marks = (page: Page, kind: string) => page.locator(`[data-mark="${kind}"]`)
const pane = (page: Page) => page.getByTestId('page-pane')

async function converted(page: Page): Promise<void> {
  await register(page)
  await page.goto('/')
  await page.locator('input[type=file]').setInputFiles(STATEMENT)
  await convert(page)
  await expect(page.getByText('Found 5 transactions')).toBeVisible()
}

async function take(page: Page, name: string): Promise<Uint8Array> {
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name }).click()
  return new Uint8Array(readFileSync(await (await download).path()))
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a misprinted digit is found by its mark, seen on the page, mended, and taken along', async ({
    page,
  }) => {
    await converted(page)
    await expect(page.getByRole('alert')).toContainText('Balances do not agree')
    await expect(pane(page).locator('canvas[data-page="1"]')).toBeVisible()

    // One key goes to what needs a look; the page shows where it stands, and what it is checked by.
    await page.keyboard.press('n')
    await expect(cell(page, 1, 0)).toBeFocused()
    await expect(marks(page, 'row')).toHaveCount(1)
    await expect(marks(page, 'check')).toHaveCount(2)
    await expect(pane(page)).toContainText('Balance before')
    await expectAccessible(page)

    // By keyboard alone: a text that is no amount is refused, the right one turns the proof green.
    const editor = page.getByRole('textbox', { name: 'Debit of row 2' })
    for (let i = 0; i < 2; i++) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(editor).toHaveValue('12.30')
    await page.keyboard.type('a dozen')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'no amount' })).toBeVisible()
    await editor.fill('12.8')
    const kept = page.waitForResponse((response) => response.request().method() === 'PUT')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Balances agree to the cent')).toBeVisible()
    await expect(page.getByTestId('effect')).toHaveText(
      '5 of 5 rows are proved; before it was 4. Now everything is proved.',
    )
    await expect(cell(page, 2, 2)).toBeFocused()
    expect((await kept).status()).toBe(204)

    const tools = page.getByRole('toolbar', { name: 'Correct the table' })
    await tools.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Balances do not agree')).toBeVisible()
    await tools.getByRole('button', { name: 'Redo' }).click()
    await expect(page.getByText('Balances agree to the cent')).toBeVisible()

    // It is kept with the result, and marked as a person's in what is taken along.
    await page.waitForResponse((response) => response.request().method() === 'PUT')
    await page.reload()
    await expect(page.getByText('Balances agree to the cent')).toBeVisible()
    await expect(page.getByLabel('edited by hand')).toBeVisible()
    const { sheets } = await readXlsx(await take(page, 'Excel workbook (XLSX)'))
    expect(sheets[1]?.rows[2]?.slice(1)).toEqual([
      'CAFE ZURICH',
      12.8,
      null,
      537.1,
      1,
      'proved, edited by hand',
      null,
    ])
    const ofx = new TextDecoder().decode(await take(page, 'OFX 2.2'))
    expect(ofx).toContain('<TRNAMT>-12.80</TRNAMT>')
    expect(ofx).toContain('<MEMO>CAFE ZURICH [edited by hand]</MEMO>')

    // A place on the page leads to its row.
    const box = await pane(page).locator('canvas').boundingBox()
    if (box === null) throw new Error('no page is shown')
    await page.mouse.click(box.x + box.width * 0.3, box.y + (box.height * 249) / 842)
    await expect(cell(page, 4, 0)).toBeFocused()

    // What was read is one click away.
    await tools.getByRole('button', { name: 'As it was read' }).click()
    await expect(cell(page, 1, 2)).toHaveText('12.30')
  })
})

test('an example opens without an account, costs nothing, and sends nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const posted: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') posted.push(request.url())
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Try an example statement' }).click()
  await expect(page.getByText('Balances do not agree')).toBeVisible()
  await expect(pane(page).locator('canvas[data-page="1"]')).toBeVisible()
  await page.keyboard.press('n')
  await expect(cell(page, 6, 0)).toBeFocused()
  await cell(page, 6, 2).dblclick()
  await page.getByRole('textbox', { name: 'Debit of row 7' }).fill('48.20')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Balances agree to the cent')).toBeVisible()
  expect(posted).toEqual([])
  await page.getByRole('button', { name: 'Upload Another PDF' }).click()
  await expect(page.getByText('2 pages available')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the page stands behind a switch, and rows are mended by touch', async ({ page }) => {
    await converted(page)
    await cell(page, 1, 1).tap()
    await page.getByRole('button', { name: 'Page', exact: true }).tap()
    await expect(pane(page).locator('canvas[data-page="1"]')).toBeVisible()
    await expect(marks(page, 'row')).toHaveCount(1)
    await page.getByRole('button', { name: 'Back to the table' }).tap()
    await cell(page, 1, 2).tap()
    await page.getByRole('button', { name: 'Edit', exact: true }).tap()
    await page.getByRole('textbox', { name: 'Debit of row 2' }).fill('12.80')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Balances agree to the cent')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})
