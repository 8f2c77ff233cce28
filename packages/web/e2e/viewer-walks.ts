import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { type Download, expect, type Locator, type Page } from '@playwright/test'
import { parseCsv } from 'hucre/csv'
import { chooseFile } from './walks.ts'

/** What people do in the viewer, in their words. Places are fractions of the page. */

export type Place = readonly [x: number, y: number]

/** Opens a PDF from the home page; an account has to be logged in. */
export async function inspect(page: Page, file: string, password?: string): Promise<void> {
  await chooseFile(page, file)
  if (password !== undefined) {
    await page.getByLabel('Password of the PDF').fill(password)
    await page.getByRole('button', { name: 'Unlock PDF' }).click()
    await expect(page.getByText('unlocked')).toBeVisible()
  } else await expect(page.getByText(/^\d+ pages?$/)).toBeVisible()
  await page.getByRole('button', { name: 'Inspect PDF' }).click()
  await pageShown(page, 1)
}

/** Opens a PDF at once, under an address that this browser has noted; an account has to be logged in. */
export async function inspectAt(page: Page, file: string): Promise<void> {
  await page.addInitScript((name) => {
    localStorage.setItem('u', '/theirs.pdf')
    localStorage.setItem('u_filename', name)
  }, basename(file))
  await page.route('**/theirs.pdf', (route) => route.fulfill({ path: file, contentType: 'application/pdf' }))
  await page.goto('/inspect.html?uuid=u')
  await pageShown(page, 1)
}

export async function pageShown(page: Page, number: number): Promise<void> {
  await expect(page.getByTestId('page').locator(`canvas[data-page="${number}"]`)).toBeVisible()
}

/** A place on the page in the window's coordinates. */
export async function spot(page: Page, [x, y]: Place): Promise<{ x: number; y: number }> {
  const box = await page.getByTestId('page').boundingBox()
  if (box === null) throw new Error('no page is shown')
  return { x: box.x + box.width * x, y: box.y + box.height * y }
}

/** Presses at the first place, moves over the others, and lets go at the last. */
export async function drag(page: Page, ...places: Place[]): Promise<void> {
  const [first, ...others] = await Promise.all(places.map((place) => spot(page, place)))
  if (!first) return
  await page.mouse.move(first.x, first.y)
  await page.mouse.down()
  for (const { x, y } of others) await page.mouse.move(x, y, { steps: 4 })
  await page.mouse.up()
}

export async function click(page: Page, place: Place): Promise<void> {
  const { x, y } = await spot(page, place)
  await page.mouse.click(x, y)
}

export const areas = (page: Page): Locator => page.getByTestId('area')

/** Where an area is drawn, as fractions of the page to two decimals: left, top, right, bottom. */
export async function areaAt(page: Page, index = 0): Promise<number[]> {
  const sheet = await page.getByTestId('page').boundingBox()
  const [x, y, width, height] = await areas(page)
    .nth(index)
    .locator('rect')
    .first()
    .evaluate((rect) => ['x', 'y', 'width', 'height'].map((name) => Number(rect.getAttribute(name))))
  if (!sheet || x === undefined || y === undefined || width === undefined || height === undefined) return []
  return [x / sheet.width, y / sheet.height, (x + width) / sheet.width, (y + height) / sheet.height].map(
    (value) => Math.round(value * 100) / 100,
  )
}

/** Where guides stand, in percent to one decimal, as a screen reader hears it. */
export const guides = async (page: Page, kind: 'column' | 'row'): Promise<number[]> =>
  page
    .getByTestId(`${kind}-guide`)
    .evaluateAll((lines) => lines.map((line) => Number(line.getAttribute('aria-valuenow'))))

/** Moves the mouse to a place right of and below the active area's lower right corner; distances in CSS pixels. */
export async function pointBeside(page: Page, right: number, below: number): Promise<void> {
  const corner = await page
    .locator('[data-testid=area][data-active] rect')
    .first()
    .evaluate((rect) => {
      const { left = 0, top = 0 } =
        document.querySelector('[data-testid=page]')?.getBoundingClientRect() ?? {}
      const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) =>
        Number(rect.getAttribute(name)),
      )
      return { x: left + x + width, y: top + y + height }
    })
  await page.mouse.move(Math.round(corner.x + right), Math.round(corner.y + below))
}

export async function downloaded(page: Page, name: string): Promise<Download> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  return download
}

/** The rows of a CSV that was downloaded, its headings included. */
export async function csvRows(download: Download): Promise<string[][]> {
  const text = readFileSync(await download.path(), 'utf8')
  return parseCsv(text).map((row) => row.map(String))
}

/** An area in the middle of a page, from corner to corner. */
export const AREA: readonly [[number, number], [number, number]] = [
  [0.2, 0.2],
  [0.7, 0.6],
]

export const toolButton = (page: Page, name: string) =>
  page.getByRole('toolbar').getByRole('button', { name })
