import { expect } from '@playwright/test'
import { asAccount } from './as-account.ts'
import { test } from './ready-test.ts'
import { THREE_PAGES } from './statements.ts'
import {
  AREA,
  areaAt,
  areas,
  click,
  drag,
  guides,
  inspectAt,
  pointBeside,
  spot,
  toolButton,
} from './viewer-walks.ts'

test.use({ viewport: { width: 1440, height: 1400 } })

test.beforeEach(async ({ page }) => {
  await asAccount(page)
  await inspectAt(page, THREE_PAGES)
})

test('the mouse draws, activates, moves and resizes, also out of the window and back', async ({ page }) => {
  await drag(page, [0.5, 0.5], [0.5, 0.5])
  await expect(areas(page)).toHaveCount(0)
  await drag(page, ...AREA)
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
  await expect(toolButton(page, 'Add Column')).toBeDisabled()
  await expect(toolButton(page, 'Add Row')).toBeDisabled()
  await drag(page, ...AREA)
  await toolButton(page, 'Add Column').click()
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
