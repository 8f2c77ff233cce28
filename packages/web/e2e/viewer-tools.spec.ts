import { expect } from '@playwright/test'
import { asAccount } from './as-account.ts'
import { test } from './ready-test.ts'
import { THREE_PAGES } from './statements.ts'
import { AREA, areaAt, areas, drag, guides, inspectAt, pageShown, spot, toolButton } from './viewer-walks.ts'

test.use({ viewport: { width: 1440, height: 1400 } })

test.beforeEach(async ({ page }) => {
  await asAccount(page)
  await inspectAt(page, THREE_PAGES)
})

test('Escape gets out of everything, and back to drawing', async ({ page }) => {
  const from = await spot(page, [0.3, 0.3])
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 100, from.y + 100, { steps: 2 })
  await expect(page.getByTestId('ghost')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('ghost')).toHaveCount(0)
  await page.mouse.up()
  await expect(areas(page)).toHaveCount(0)
  await drag(page, ...AREA)
  await page.keyboard.press('2')
  await expect(toolButton(page, 'Add Column')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(toolButton(page, 'Create Table')).toHaveAttribute('aria-pressed', 'true')
})

test('every shortcut does what its button does, but not while something is typed', async ({ page }) => {
  const zoom = page.getByTestId('zoom')
  const start = await zoom.textContent()
  for (const [key, share] of [
    ['+', 20],
    ['=', 40],
    ['-', 20],
    ['_', 0],
  ] as const) {
    await page.keyboard.press(key)
    await expect(zoom).toHaveText(`${Number.parseInt(start ?? '', 10) + share} %`)
  }
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Page 2/3')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('Page 1/3')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('Page 1/3')).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('region', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('region', { name: 'Keyboard shortcuts' })).toHaveCount(0)

  for (const key of ['e', 'E', 'b', 'B', '2', '3']) {
    await page.keyboard.press(key)
    await expect(page.getByRole('alert')).toContainText('No table is drawn on this page.')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
  await drag(page, ...AREA)
  for (const [key, name] of [
    ['2', 'Add Column'],
    ['3', 'Add Row'],
    ['1', 'Create Table'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(toolButton(page, name)).toHaveAttribute('aria-pressed', 'true')
  }
  await page.keyboard.press('b')
  await expect.poll(async () => (await guides(page, 'row')).length).toBeGreaterThan(3)
  await page.keyboard.press('e')
  await expect(page.getByRole('heading', { name: 'Table 1 (From Selection 1)' })).toBeVisible()
  const saved = () => page.evaluate(() => JSON.parse(localStorage.getItem('extractedData_0') ?? 'null'))
  await expect.poll(saved).toMatchObject({ type: 'EXTRACTION_COMPLETE', id: 0 })

  await page.evaluate(() => document.body.append(document.createElement('textarea')))
  await page.locator('textarea').last().focus()
  await page.keyboard.press('Backspace')
  await page.keyboard.type('123eb')
  await expect(areas(page)).toHaveCount(1)
  await expect(toolButton(page, 'Create Table')).toHaveAttribute('aria-pressed', 'true')
  await page.locator('textarea').last().blur()

  await page.keyboard.press('Backspace')
  await expect(areas(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: /From Selection/ })).toHaveCount(0)
  await expect.poll(saved).toBeNull()
})

test('zoom, fit and size keep to their limits, and another page starts anew', async ({ page }) => {
  const zoom = page.getByTestId('zoom')
  const sheet = page.getByTestId('page')
  const fitted = (await zoom.textContent()) ?? ''
  const region = page.getByRole('region', { name: 'The page' })
  const width = (await sheet.boundingBox())?.width ?? 0
  expect(Math.abs(((await region.boundingBox())?.width ?? 0) - width - 30)).toBeLessThan(18)
  const overlay = await page.getByTestId('overlay').boundingBox()
  expect(Math.round((overlay?.width ?? 0) - width)).toBe(100)

  for (let i = 0; i < 12; i++) await page.keyboard.press('+')
  await expect(zoom).toHaveText('300 %')
  await expect(toolButton(page, 'Zoom In')).toBeDisabled()
  // A thousandth of this page is a little less than two pixels.
  const { x = 0, y = 0 } = (await region.boundingBox()) ?? {}
  for (const [pixels, count] of [
    [1, 0],
    [3, 1],
  ] as const) {
    await page.mouse.move(x + 300, y + 300)
    await page.mouse.down()
    await page.mouse.move(x + 300 + pixels, y + 500)
    await page.mouse.up()
    await expect(areas(page)).toHaveCount(count)
  }
  for (let i = 0; i < 16; i++) await page.keyboard.press('-')
  await expect(zoom).toHaveText('50 %')
  await expect(toolButton(page, 'Zoom Out')).toBeDisabled()

  // Another page clears what was drawn and what came of it, and is fitted; one step back brings both back.
  await page.keyboard.press('e')
  await expect(page.getByRole('heading', { name: /From Selection/ })).toBeVisible()
  await toolButton(page, 'Next').click()
  await pageShown(page, 2)
  await expect(areas(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: /From Selection/ })).toHaveCount(0)
  await expect(zoom).toHaveText(fitted)
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click()
  await pageShown(page, 1)
  await expect(areas(page)).toHaveCount(1)

  // Nothing is wider than its window, even while a browser has the sizes of a wide one for a narrow one.
  await page.setViewportSize({ width: 2560, height: 1400 })
  const [wide, narrow] = await page.locator('main').evaluate((main) => {
    main.style.width = '320px'
    const widths = [main.scrollWidth, main.clientWidth]
    main.style.width = ''
    return widths
  })
  expect(wide).toBe(narrow)
  await page.keyboard.press('ArrowRight')
  await expect(zoom).toHaveText('250 %')
})

test('by keyboard alone a table is drawn, moved, resized, split and extracted', async ({ page }) => {
  await page.getByTestId('overlay').focus()
  await page.keyboard.press('Enter')
  const before = await areaAt(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /^Table 1: 1 column, 1 row\./ })).toBeFocused()
  for (let i = 0; i < 2; i++) await page.keyboard.press('Control+ArrowDown')
  for (let i = 0; i < 3; i++) await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('ArrowLeft')
  const [left, top, right, bottom] = before as [number, number, number, number]
  const after = await areaAt(page)
  expect(after[1]).toBeCloseTo(top + 0.06)
  expect(after[3]).toBeCloseTo(bottom + 0.07)
  expect((after[2] ?? 0) - (after[0] ?? 0)).toBeCloseTo(right - left)
  await expect(page.getByText('Page 1/3')).toBeVisible()

  await page.getByRole('button', { name: 'Add a column guide' }).focus()
  await page.keyboard.press('Enter')
  const [middle = 0] = await guides(page, 'column')
  await page.getByRole('slider', { name: 'Column guide 1 of table 1' }).focus()
  await page.keyboard.press('Control+ArrowLeft')
  await expect.poll(() => guides(page, 'column')).toEqual([expect.closeTo(middle - 3, 5)])
  await page.keyboard.press('Delete')
  await expect.poll(() => guides(page, 'column')).toEqual([])
  await page.keyboard.press('b')
  await page.keyboard.press('e')
  await expect(page.getByRole('heading', { name: 'Table 1 (From Selection 1)' })).toBeVisible()
})

test('repeated on every page, areas stay there and make one table, or one on each', async ({ page }) => {
  await drag(page, ...AREA)
  await page.getByRole('button', { name: 'Repeat on every page as one table a page' }).click()
  await page.getByRole('button', { name: 'Extract all' }).click()
  await expect(page.getByRole('heading', { name: /From Selection/ })).toHaveCount(3)
  await page.keyboard.press('Control+z')
  await page.getByRole('button', { name: 'Repeat on every page as one table', exact: true }).click()
  await expect(page.getByRole('checkbox', { name: 'Keep tables' })).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await pageShown(page, 2)
  await expect(areas(page)).toHaveCount(1)
  await page.keyboard.press('e')
  await expect(page.getByRole('heading', { name: /From Selection/ })).toHaveCount(1)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: 'Page 3' }).click()
  await expect(page.getByText('Page 3/3')).toBeVisible()
  await expect(areas(page)).toHaveCount(1)
})
