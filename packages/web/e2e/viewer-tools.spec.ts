import { expect, type Page, test } from '@playwright/test'
import { asAccount } from './as-account.ts'
import { THREE_PAGES } from './statements.ts'
import {
  areaAt,
  areas,
  click,
  drag,
  guides,
  inspectAt,
  pageShown,
  pointBeside,
  spot,
} from './viewer-walks.ts'

test.use({ viewport: { width: 1440, height: 1400 } })

const box: readonly [[number, number], [number, number]] = [
  [0.2, 0.2],
  [0.7, 0.6],
]

test.beforeEach(async ({ page }) => {
  await asAccount(page)
  await inspectAt(page, THREE_PAGES)
})

const button = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name })

test('the mouse draws, activates, moves and resizes, also out of the window and back', async ({ page }) => {
  await drag(page, [0.5, 0.5], [0.5, 0.5])
  await expect(areas(page)).toHaveCount(0)
  await drag(page, ...box)
  await expect.poll(() => areaAt(page)).toEqual([0.2, 0.2, 0.7, 0.6])

  // Inside: it moves. At its corner and its edge: it is resized.
  await drag(page, [0.3, 0.3], [0.4, 0.35])
  await expect.poll(() => areaAt(page)).toEqual([0.3, 0.25, 0.8, 0.65])
  await drag(page, [0.8, 0.65], [0.85, 0.7])
  await expect.poll(() => areaAt(page)).toEqual([0.3, 0.25, 0.85, 0.7])
  await drag(page, [0.3, 0.3], [0.2, 0.3])
  await expect.poll(() => areaAt(page)).toEqual([0.2, 0.25, 0.85, 0.7])

  // Another one, and back to the first by a click, which moves nothing.
  await drag(page, [0.2, 0.8], [0.5, 0.9])
  await expect(areas(page).nth(1)).toHaveAttribute('data-active')
  await click(page, [0.4, 0.4])
  await expect(areas(page).nth(0)).toHaveAttribute('data-active')
  await expect(page.getByTestId('overlay')).toHaveCSS('cursor', 'move')
  await expect.poll(() => areaAt(page)).toEqual([0.2, 0.25, 0.85, 0.7])

  // The pointer leaves the window, and nothing is lost.
  const from = await spot(page, [0.4, 0.4])
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(-300, -500, { steps: 3 })
  await page.mouse.move(from.x, from.y - 20, { steps: 3 })
  await page.mouse.up()
  await expect(page.getByTestId('overlay')).toHaveAttribute('data-tool', 'idle')
  await expect(areas(page)).toHaveCount(2)

  // A handle is 15 px wide, the band along an edge 8.
  for (const [right, below, cursor] of [
    [6, 6, 'se-resize'],
    [9, 0, 'crosshair'],
    [-6, -6, 'se-resize'],
    [-9, -9, 'move'],
    [3, -60, 'e-resize'],
    [6, -60, 'crosshair'],
    [-6, -60, 'move'],
    [-60, 3, 's-resize'],
    [-60, 6, 'crosshair'],
  ] as const) {
    await pointBeside(page, right, below)
    await expect(page.getByTestId('overlay'), `${right} ${below}`).toHaveCSS('cursor', cursor)
  }

  await page.keyboard.press('Delete')
  await expect(areas(page)).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await expect(areas(page)).toHaveCount(2)
  await page.keyboard.press('Control+Shift+z')
  await expect(areas(page)).toHaveCount(1)

  // Resized to nothing it is deleted.
  await click(page, [0.35, 0.85])
  await drag(page, [0.5, 0.85], [0.2, 0.85])
  await expect(areas(page)).toHaveCount(0)
})

test('column and row guides are put, moved, and dragged out', async ({ page }) => {
  await expect(button(page, 'Add Column')).toBeDisabled()
  await expect(button(page, 'Add Row')).toBeDisabled()
  await drag(page, ...box)
  await button(page, 'Add Column').click()
  await click(page, [0.3, 0.5])
  await click(page, [0.5, 0.9])
  await click(page, [0.15, 0.5])
  await expect(page.getByRole('alert')).toContainText('outside of the active table')
  expect((await guides(page, 'column')).length).toBe(2)
  // 0.02 beside the table still counts.
  await page.keyboard.press('Escape')
  await page.keyboard.press('2')
  await click(page, [0.183, 0.5])
  await expect.poll(() => guides(page, 'column')).toContain(20)
  await click(page, [0.177, 0.5])
  await expect(page.getByRole('alert')).toContainText('outside of the active table')
  await page.keyboard.press('Control+z')
  expect((await guides(page, 'column')).length).toBe(2)
  await page.keyboard.press('3')
  await click(page, [0.5, 0.4])
  expect((await guides(page, 'row')).length).toBe(1)

  await page.keyboard.press('1')
  const [first = 0, second = 0] = await guides(page, 'column')
  await page.keyboard.down('Alt')
  await drag(page, [first / 100, 0.5], [0.4, 0.5])
  await page.keyboard.up('Alt')
  await expect.poll(() => guides(page, 'column')).toEqual([expect.closeTo(40, 0), second])
  await drag(page, [0.4, 0.5], [0.05, 0.5])
  await expect.poll(() => guides(page, 'column')).toEqual([second])
  await expect(page.getByTestId('preview').getByRole('row')).toHaveCount(2)
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
  await drag(page, ...box)
  await page.keyboard.press('2')
  await expect(button(page, 'Add Column')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(button(page, 'Create Table')).toHaveAttribute('aria-pressed', 'true')
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
  await drag(page, ...box)
  for (const [key, name] of [
    ['2', 'Add Column'],
    ['3', 'Add Row'],
    ['1', 'Create Table'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(button(page, name)).toHaveAttribute('aria-pressed', 'true')
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
  await expect(button(page, 'Create Table')).toHaveAttribute('aria-pressed', 'true')
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
  await expect(button(page, 'Zoom In')).toBeDisabled()
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
  await expect(button(page, 'Zoom Out')).toBeDisabled()

  // Another page clears what was drawn and what came of it, and is fitted; one step back brings both back.
  await page.keyboard.press('e')
  await expect(page.getByRole('heading', { name: /From Selection/ })).toBeVisible()
  await button(page, 'Next').click()
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
  await drag(page, ...box)
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

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a finger draws on a phone', async ({ page }) => {
    for (let i = 0; i < 3; i++) await page.keyboard.press('-')
    const client = await page.context().newCDPSession(page)
    const [from, to] = await Promise.all([spot(page, [0.3, 0.3]), spot(page, [0.7, 0.5])])
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: points })
    await touch('touchStart', [from])
    for (const share of [0.3, 0.6, 1]) {
      await touch('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }])
    }
    await touch('touchEnd', [])
    await expect.poll(() => areaAt(page)).toEqual([0.3, 0.3, 0.7, 0.5])

    // Two fingers move the page and zoom it, and draw nothing.
    await expect(page.getByTestId('zoom')).toHaveText('50 %')
    for (let i = 0; i < 5; i++) await page.keyboard.press('+')
    const region = page.getByRole('region', { name: 'The page' })
    const top = await region.evaluate((element) => element.scrollTop)
    const fingers = (y: number, apart: number) => [
      { x: 200 - apart / 2, y, id: 0 },
      { x: 200 + apart / 2, y, id: 1 },
    ]
    await touch('touchStart', fingers(500, 80))
    await touch('touchMove', fingers(440, 80))
    await expect.poll(() => region.evaluate((element) => element.scrollTop)).toBe(top + 60)
    await touch('touchMove', fingers(440, 100))
    await expect(page.getByTestId('zoom')).toHaveText('170 %')
    await touch('touchEnd', [])
    await expect(areas(page)).toHaveCount(1)
  })
})
