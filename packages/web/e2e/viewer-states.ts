import { expect, type Page } from '@playwright/test'
import { asAccount } from './as-account.ts'
import { SCAN, THREE_PAGES } from './statements.ts'
import { areas, click, drag, inspect } from './viewer-walks.ts'

/** On a phone a page is wider than the screen; there people make it smaller first. */
const inspectWhole = async (page: Page, file: string) => {
  await asAccount(page)
  await inspect(page, file)
  if ((page.viewportSize()?.width ?? 0) < 600) for (let i = 0; i < 3; i++) await page.keyboard.press('-')
}

/** States of the viewer, and how people bring a page to them. */
export const VIEWER_STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  inspect: async (page) => {
    await asAccount(page)
    await inspect(page, THREE_PAGES)
  },
  'inspect-drawing': async (page) => {
    await inspectWhole(page, THREE_PAGES)
    await drag(page, [0.08, 0.28], [0.95, 0.45])
    await page.keyboard.press('2')
    for (const x of [0.15, 0.5, 0.65]) await click(page, [x, 0.35])
    await page.keyboard.press('3')
    await click(page, [0.4, 0.4])
    await expect(page.getByTestId('preview')).toBeVisible()
  },
  'inspect-extracted': async (page) => {
    await asAccount(page)
    await inspect(page, THREE_PAGES)
    await page.getByRole('button', { name: 'Detect tables' }).click()
    await expect(areas(page).first()).toBeVisible()
    await page.keyboard.press('e')
    await expect(page.getByRole('heading', { name: 'Table 1 (From Selection 1)' })).toBeVisible()
  },
  'inspect-recognised': async (page) => {
    await inspectWhole(page, SCAN)
    await drag(page, [0.07, 0.1], [0.93, 0.16])
    await page.keyboard.press('e')
    await expect(page.getByRole('heading', { name: 'Table 1 (From Selection 1)' })).toBeVisible()
  },
  'inspect-warning-and-help': async (page) => {
    await asAccount(page)
    await inspect(page, THREE_PAGES)
    await page.keyboard.press('e')
    await expect(page.getByRole('alert')).toBeVisible()
    await page.keyboard.press('?')
  },
  'inspect-statement': async (page) => {
    await inspectWhole(page, THREE_PAGES)
    await drag(page, [0.08, 0.28], [0.95, 0.45])
    await page.getByRole('button', { name: 'Read as a statement' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
  },
}
